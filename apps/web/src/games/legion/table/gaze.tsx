import { type CoverGiver, type LegionAnswers, markerWord } from '@holotisch/legion';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../../match/use-answer.ts';
import { useMatch } from '../../../match/use-match.tsx';
import type { LabelItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { type GazeProps, pieceKey } from '../../../table-ui/game-face.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { gazeText } from '../text/gaze.ts';
import { type LegionView, pieceOfMini, unitOfPiece } from '../view.ts';
import { useWords } from '../words.ts';
import { gazeItems, inTheWay, keyOfGiver, toneOf } from './gaze-items.ts';
import { living } from './use-values.ts';

/** A unit as one miniature of another sees it: whom it sees, who is covered, and by what. */
export default function Gaze({ view, from, to }: GazeProps<LegionView>) {
  const { lang, term, message, unit: nameOf } = useWords();
  const t = gazeText[lang];
  const { taken, moment } = useMatch().snapshot ?? {};
  const [a, b] = [unitOfPiece(from), unitOfPiece(to)];
  const [looker, target] = [view.units[a], view.units[b]];
  const [mini, setMini] = useState(looker?.leader ?? 0);
  const gaze = useAnswer<LegionAnswers, LegionAnswers['gaze']>(
    `${taken} ${moment} ${a} ${mini} ${b}`,
    async (rules) => {
      const reply = await rules('gaze', { from: a, mini, to: b });
      return reply.ok ? reply.value : undefined;
    },
  );
  const layer = useMemo(() => {
    const words = (by: CoverGiver): string => {
      if (by === 'hole') return t.hole;
      if ('unit' in by) return nameOf(by.unit);
      if ('marker' in by) {
        const marker = view.markers.find(({ id }) => id === by.marker);
        return marker ? message({ text: `le.${markerWord(marker)}` }) : '';
      }
      return `${term('terrain', view.terrain[by.terrain]?.kind ?? '')} ${by.terrain + 1}`;
    };
    if (!looker || !target) return undefined;
    const look = { from: pieceKey(pieceOfMini(looker, mini)), to: pieceKey(to) };
    if (!gaze) return { layer: { look }, words };
    const named = inTheWay(gaze).flatMap(({ by, seen }): readonly LabelItem[] => {
      const key = keyOfGiver(by);
      const [clause] = seen.clauses;
      if (key === undefined) return [];
      const what = seen.sees ? t.gives(term('cover', seen.grade)) : t.blocks;
      return [
        {
          kind: 'label',
          key: `gaze-words:${key}`,
          at: { piece: key },
          text: `${words(by)} ${what}`,
          tone: seen.sees ? 'warning' : 'attack',
          silent: true,
          ...(clause && { clause }),
        },
      ];
    });
    return { layer: { look, items: [...gazeItems(view, target, gaze), ...named] }, words };
  }, [view, looker, target, mini, to, gaze, t, term, message, nameOf]);
  useSceneLayer(layer?.layer);
  if (!looker || !target || !layer) return null;
  const nameOfMini = (leader: number, at: number) => (at === leader ? t.leader : t.mini(at + 1));
  const minis = living(looker);
  return (
    <>
      {minis.length > 1 && (
        <fieldset className="eyes-parts" aria-label={t.who}>
          {minis.map((at) => (
            <button key={at} type="button" aria-pressed={at === mini} onClick={() => setMini(at)}>
              {nameOfMini(looker.leader, at)}
            </button>
          ))}
        </fieldset>
      )}
      <ul className="eyes-facts">
        {gaze?.minis.map((seen) => {
          const what = seen.sees ? (seen.grade > 0 ? term('cover', seen.grade) : t.clear) : t.unseen;
          const by = [...new Set(seen.by.map(layer.words))].join(', ');
          return (
            <li key={seen.mini} data-tone={toneOf(seen)}>
              {nameOfMini(target.leader, seen.mini)}: {by ? t.behind(what, by) : what}{' '}
              {seen.clauses.map((id) => (
                <ClauseLink key={id} id={id} sign="§" />
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
