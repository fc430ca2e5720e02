import { data, nameIn, text } from '@holotisch/armada';
import { type Language, render, say } from '@holotisch/engine';
import { armadaText } from '../text/armada-text.ts';
import { type ArmadaView, isActivated, type UnitView } from '../view.ts';
import { marksInWords } from './campaign-marks.ts';
import { hullLeft, hullOfShip, hullOfSquadron, type Known } from './use-values.ts';

/** A term of the rules (`ar.zone.front`) in a language. */
export const term = (key: string, language: Language, args?: Parameters<typeof say>[1]): string =>
  render([text[language]], say(`ar.${key}`, args));

const cardOf = (unit: UnitView): data.ShipCard | data.SquadronCard =>
  unit.kind === 'ship' ? data.shipCard(unit.card) : data.squadronCard(unit.card);
export const cardNameOf = (unit: UnitView, language: Language): string => nameIn(cardOf(unit).name, language);

/** What is seen of a unit, in words: what a screen reader says of its piece. */
export function unitWords(view: ArmadaView, unit: UnitView, language: Language, known?: Known): string {
  const t = armadaText[language].unit;
  const zones = Object.entries(unit.kind === 'ship' ? unit.shields : {});
  const card = unit.kind === 'ship' ? data.classOf(data.shipCard(unit.card)) : undefined;
  const ofShip =
    unit.kind === 'ship'
      ? [
          t.speed(unit.speed),
          t.hull(hullLeft(known, unit), hullOfShip(known, unit)),
          t.shields(
            zones
              .filter(([zone]) => card?.size === 'huge' || !zone.includes('auxiliary'))
              .map(([zone, n]) => `${term(`zone.${zone}`, language)} ${n}`)
              .join(', '),
          ),
          ...(unit.commands.length > 0
            ? [t.commands(unit.commands.map((c) => term(`command.${c}`, language)).join(', '))]
            : []),
          ...(unit.raids.length > 0 ? [t.raids(unit.raids.map((c) => term(`command.${c}`, language)).join(', '))] : []),
        ]
      : [t.hull(unit.hull, hullOfSquadron(known, unit))];
  const engaged = known?.squadrons.get(unit.id)?.engaged ?? [];
  return [
    ...ofShip,
    ...(unit.objectives > 0 ? [t.objectives(unit.objectives)] : []),
    ...(engaged.length > 0 ? [t.engaged] : []),
    ...marksInWords(unit, language),
    ...(isActivated(view, unit) ? [t.activated] : []),
  ].join(', ');
}
