import { isObject, type Refusal, type Seat, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { Attack, Unit } from '../state.ts';
import { refuse } from '../values.ts';
import type { Named } from './index.ts';

/** Whom a name is about. */

/** The unit that the open question is about, if it is about one. */
export function askedUnit({ state }: Armada, { asked }: Pick<Named, 'asked'>): Unit | undefined {
  const about = asked?.about;
  const id = isObject(about) ? about['unit'] : undefined;
  return typeof id === 'number' ? state.units[id] : undefined;
}
/** The card that the open question is about; some questions name it in their words only. */
export function askedCard({ asked }: Pick<Named, 'asked'>): string | undefined {
  const about = asked?.about;
  const card = (isObject(about) ? about['card'] : undefined) ?? asked?.prompt.args?.['card'];
  return typeof card === 'string' ? card : undefined;
}

/** The attack that is being resolved: of those within each other the innermost. */
export const attackNow = ({ state }: Armada): Attack | undefined => state.attacks.at(-1);

/** AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05, AR-BEISEITEGESTELLTE-SCHIFFE-03: who is not in play does nothing. */
export function refuseAbsent(unit: Unit): Refusal | undefined {
  if (unit.status === 'destroyed' || unit.doomed)
    return refuse(['AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05'], say('ar.no.gone', { unit: unit.id }), { piece: unit.id });
  if (unit.status === 'retreated')
    return refuse(['AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-07'], say('ar.no.retreated', { unit: unit.id }), {
      piece: unit.id,
    });
  if (unit.status !== 'play')
    return refuse(['AR-BEISEITEGESTELLTE-SCHIFFE-03'], say('ar.no.notInPlay', { unit: unit.id }), { piece: unit.id });
  return undefined;
}

export const isOf = ({ state }: Armada, unit: Unit, seat: Seat): boolean =>
  state.sides[unit.seat] === state.sides[seat];
