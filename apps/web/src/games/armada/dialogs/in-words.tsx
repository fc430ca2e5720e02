import { data, geometry } from '@holotisch/armada';
import { circle, type Shape, type Vec } from '@holotisch/table';
import { useLanguage } from '../../../settings/language.tsx';
import { eighthIn, placeIn, usePicture } from '../../../table-ui/picture.ts';
import { standing } from '../table/outlines.ts';
import { unitWords } from '../table/unit-words.ts';
import { useKnown } from '../table/use-values.ts';
import { dialogText } from '../text/dialogs.ts';
import type { ArmadaView, UnitView } from '../view.ts';
import { useWords } from '../words.ts';

const basesOf = (unit: UnitView): readonly Shape[] =>
  unit.kind === 'ship' ? standing(unit.card, unit.pose!).base : [circle(unit.pose!, geometry.SQUADRON_RADIUS)];

/** The table without eyes: who stands where with what, and how far from whom. Measuring is free: AR-PROBEMESSUNGEN-01. */
export function InWords({ view }: { readonly view: ArmadaView }) {
  const { own, lang, unit: nameOf, player, message } = useWords();
  const { number } = useLanguage();
  const known = useKnown();
  const t = dialogText[lang];
  const picture = usePicture();
  /** From the left and from below, as the table lies on the screen. */
  const from = (at: Vec) => {
    const { x, y } = placeIn(picture, at);
    return [number(x / 10), number(y / 10)] as const;
  };
  const units = view.units.filter((unit) => unit.status === 'play' && unit.pose);
  const heading = ({ pose }: UnitView) => t.heading[eighthIn(picture, pose!)]!;
  const away = (a: UnitView, b: UnitView) => {
    const mm = geometry.gap(basesOf(a), basesOf(b));
    const range = message({ text: `ar.range.${geometry.rangeBand(mm)}` });
    return `${range}, ${own.measure.distance(geometry.distanceBand(mm))}`;
  };
  return (
    <>
      {units.length === 0 && <p>{t.none}</p>}
      {units.map((unit) => (
        <section key={unit.id}>
          <p>
            {t.at(nameOf(unit.id), player(unit.seat), ...from(unit.pose!))}
            {unit.kind === 'ship' && `, ${t.looks(heading(unit))}`}. {unitWords(view, unit, lang, known)}.
          </p>
          <ul className="dialog-list">
            {units
              .filter((other) => view.sides[other.seat] !== view.sides[unit.seat])
              .map((other) => (
                <li key={other.id}>
                  {nameOf(other.id)}: {away(unit, other)}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {view.obstacles.length > 0 && (
        <section>
          <h3>{t.obstacles}</h3>
          <ul className="dialog-list">
            {view.obstacles.map((obstacle, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: obstacles keep their place in the list.
              <li key={i}>
                {t.obstacleAt(
                  message({ text: `ar.obstacle.${data.obstacleToken(obstacle.token).kind}` }),
                  ...from(obstacle.pose),
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
