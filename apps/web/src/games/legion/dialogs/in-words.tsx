import { markerWord } from '@holotisch/legion';
import type { Vec } from '@holotisch/table';
import { useLanguage } from '../../../settings/language.tsx';
import { placeIn, usePicture } from '../../../table-ui/picture.ts';
import { bandBetween } from '../table/measure.tsx';
import { coverFor } from '../table/terrain-drawing.ts';
import { footingWords, roofUnder } from '../table/terrain-words.ts';
import { unitWords } from '../table/unit-words.ts';
import { useKnown } from '../table/use-values.ts';
import { dialogText } from '../text/dialogs.ts';
import { type LegionView, leaderPose } from '../view.ts';
import { useWords } from '../words.ts';

/** The table without eyes: who stands where with what, how far from whom. Measuring is free: LE-PROBEMESSUNGEN-01. */
export function InWords({ view }: { readonly view: LegionView }) {
  const { own, lang, unit: nameOf, player, term, message } = useWords();
  const { number } = useLanguage();
  const known = useKnown();
  const t = dialogText[lang];
  const picture = usePicture();
  /** From the left and from below, as the table lies on the screen. */
  const from = (at: Vec) => {
    const { x, y } = placeIn(picture, at);
    return [number(x / 10), number(y / 10)] as const;
  };
  const units = view.units.flatMap((unit) => {
    const at = unit.status === 'play' ? leaderPose(unit) : undefined;
    return at ? [{ unit, at }] : [];
  });
  const away = (a: number, b: number) => {
    const band = bandBetween(view, a, b);
    return band > 5 ? t.beyond : t.range(band);
  };
  return (
    <>
      {units.length === 0 && <p>{t.none}</p>}
      {units.map(({ unit, at }) => (
        <section key={unit.id}>
          <p>
            {t.at(nameOf(unit.id), player(unit.seat), ...from(at))}. {unitWords(view, unit, lang, known)}.
          </p>
          <ul className="dialog-list">
            {units
              .filter(({ unit: other }) => view.sides[other.seat] !== view.sides[unit.seat])
              .map(({ unit: other }) => (
                <li key={other.id}>
                  {nameOf(other.id)}: {away(unit.id, other.id)}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {view.markers.length > 0 && (
        <section>
          <h3>{t.markers}</h3>
          <ul className="dialog-list">
            {view.markers.map((marker) => {
              const { id, seat } = marker;
              const whose = seat === null ? '' : ` (${player(seat)})`;
              const name = message({ text: `le.${markerWord(marker)}` });
              const roof = roofUnder(view.terrain, marker);
              const on =
                roof === undefined ? '' : `, ${t.onRoof(`${term('terrain', view.terrain[roof]!.kind)} ${roof + 1}`)}`;
              return (
                <li key={id}>
                  {t.terrainAt(`${name} ${id + 1}${whose}`, ...from(marker))}
                  {on}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {view.terrain.length > 0 && (
        <section>
          <h3>{t.terrain}</h3>
          <ul className="dialog-list">
            {view.terrain.map((piece, i) => {
              const { kind, height, pose } = piece;
              const what = own.terrain.label(
                `${term('terrain', kind)} ${i + 1}`,
                String(Math.round(height / 10)),
                term('cover', coverFor(piece)),
                footingWords(piece, own.terrain),
              );
              // biome-ignore lint/suspicious/noArrayIndexKey: terrain keeps its place in the list.
              return <li key={i}>{t.terrainAt(what, ...from(pose))}</li>;
            })}
          </ul>
        </section>
      )}
    </>
  );
}
