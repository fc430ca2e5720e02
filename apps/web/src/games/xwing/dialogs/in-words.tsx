import type { Vec } from '@holotisch/table';
import { data, type InArc, type Pair } from '@holotisch/xwing';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { eighthIn, placeIn, usePicture } from '../../../table-ui/picture.ts';
import { useQuestion } from '../questions.ts';
import { shipWords } from '../table/ship-words.ts';
import { useValues } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';

/** The table without eyes: who stands where with what, how far from whom and in whose arc. */
export function InWords({ view }: { readonly view: XWingView }) {
  const words = useWords();
  const { own } = words;
  const { number } = useLanguage();
  const values = useValues();
  const { snapshot } = useMatch();
  const question = useQuestion();
  const [arcs, setArcs] = useState<readonly InArc[]>([]);
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  const measuring = snapshot?.allowed.includes('measuring') ?? false;
  useEffect(() => {
    void question('arcs', {}).then((reply) => reply.ok && setArcs(reply.value));
    if (!measuring) return setPairs([]);
    void question('pairs', {}).then((reply) => reply.ok && setPairs(reply.value));
  }, [question, measuring]);
  const picture = usePicture();
  /** From the left and from below, as the table lies on the screen. */
  const away = (at: Vec) => {
    const { x, y } = placeIn(picture, at);
    return [number(x / 10), number(y / 10)] as const;
  };
  const ships = view.ships.filter((s) => s.pose);
  const covers = (from: number, to: number) => arcs.some((a) => a.from === from && a.to === to);
  const rangeOf = (from: number, to: number) => {
    const range = pairs.find((p) => p.from === from && p.to === to)?.range;
    return range === undefined ? undefined : range > 3 ? own.table.beyond : own.table.range(String(range));
  };
  return (
    <>
      {ships.length === 0 && <p>{own.words.none}</p>}
      {/* XW-ANGRIFF-03: before an attack distances are not measured, in words as little as with the ruler. */}
      {ships.length > 0 && !measuring && <p>{own.words.unmeasured}</p>}
      {ships.map((ship) => (
        <section key={ship.id}>
          <p>
            {own.words.at(
              words.ship(ship.id),
              words.player(ship.seat),
              ...away(ship.pose!),
              own.words.heading[eighthIn(picture, ship.pose!)]!,
            )}{' '}
            {own.words.has(shipWords(ship, words, values, view.phase))}
          </p>
          <ul className="dialog-list">
            {ships
              .filter((other) => other !== ship)
              .map(({ id }) => (
                <li key={id}>
                  {words.ship(id)}: {own.words.sees(rangeOf(ship.id, id), covers(ship.id, id), covers(id, ship.id))}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {view.obstacles.length > 0 && (
        <section>
          <h3>{own.words.obstacles}</h3>
          <ul className="dialog-list">
            {view.obstacles.map((o, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: obstacles keep their place in the list.
              <li key={i}>
                {own.words.obstacleAt(
                  words.message({ text: 'xw.obstacle', args: { obstacle: data.findObstacle(o.kind)?.id ?? o.kind } }),
                  ...away(o.pose),
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
