import { asker, type Flow, type Message, type Option, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Zone } from '../data/types.ts';
import type { ArmadaQuestion, OfUnit, QuestionOf } from '../payloads.ts';
import type { Damage, Equipped, Ship, Unit } from '../state.ts';

/** How procedures ask: whatever a question holds is what payloads.ts says of its kind. */

const asks = asker<ArmadaQuestion>();
export const choose = asks.choose;
export const chooseSeveral = asks.chooseSeveral;
export const askIn = asks.askIn;

export const NONE = 'none';
export const noneOption = { id: NONE, label: say('ar.none') };

export const unitOption = (unit: Unit): Option<OfUnit> => ({
  id: String(unit.id),
  label: say('ar.unit', { unit: unit.id }),
  about: { unit: unit.id },
});

/** Picks one unit; a single candidate is taken without a question. */
export function* chooseUnit<U extends Unit>(
  seat: Seat,
  kind: QuestionOf<'activate-squadron' | 'deploy-order' | 'nearest' | 'displaced-order' | 'card-unit'>['kind'],
  units: readonly U[],
  clauses: readonly ClauseId[],
  prompt: Message = say(`ar.ask.${kind}`),
): Flow<U> {
  const id = yield* choose({ seat, kind, prompt, clauses, options: units.map(unitOption), about: {} });
  return units.find((u) => String(u.id) === id)!;
}

/** Picks one unit or none. */
export function* mayChooseUnit<U extends Unit>(
  seat: Seat,
  units: readonly U[],
  clauses: readonly ClauseId[],
  prompt: Message,
): Flow<U | undefined> {
  const id = yield* choose({
    seat,
    kind: 'card-unit',
    prompt,
    clauses,
    options: [...units.map(unitOption), noneOption],
    about: {},
  });
  return units.find((u) => String(u.id) === id);
}

/** Picks up to so many units. */
export function* chooseUnits<U extends Unit>(
  seat: Seat,
  units: readonly U[],
  max: number,
  clauses: readonly ClauseId[],
  prompt: Message,
  card: string,
): Flow<readonly U[]> {
  const options = units.map(unitOption);
  const ids = yield* chooseSeveral({
    seat,
    kind: 'card-units',
    prompt,
    clauses,
    options,
    min: 0,
    max: Math.min(max, units.length),
    about: { card },
  });
  return units.filter((u) => ids.includes(String(u.id)));
}

/** Picks one of a unit's defence tokens by place; a single one is taken without a question. */
export function* chooseToken(
  seat: Seat,
  unit: Unit,
  places: readonly number[],
  clauses: readonly ClauseId[],
  prompt: Message,
  card: string,
): Flow<number> {
  const options = places.map((token) => {
    const { kind } = unit.tokens[token]!;
    return { id: String(token), label: say(`ar.token.${kind}`), about: { unit: unit.id, token, kind } };
  });
  return Number(yield* choose({ seat, kind: 'card-token', prompt, clauses, options, about: { card } }));
}

/** Picks one of a ship's upgrade cards. */
export function* chooseUpgrade(
  seat: Seat,
  ship: Ship,
  cards: readonly Equipped[],
  clauses: readonly ClauseId[],
  prompt: Message,
  card: string,
): Flow<Equipped> {
  const options = cards.map(({ id }) => ({
    id,
    label: say('ar.card', { card: id }),
    about: { unit: ship.id, card: id },
  }));
  const id = yield* choose({ seat, kind: 'card-upgrade', prompt, clauses, options, about: { unit: ship.id, card } });
  return cards.find((u) => u.id === id)!;
}

/** Picks one of a ship's damage cards; what lies facedown stays so. */
export function* chooseDamage(
  seat: Seat,
  ship: Ship,
  clauses: readonly ClauseId[],
  prompt: Message,
  card: string,
): Flow<Damage> {
  const options = ship.damage.map((damage, i) => ({
    id: String(i),
    label: say('ar.damageCard', { card: damage.faceup ? damage.card : null }),
    about: { unit: ship.id, damage: i },
  }));
  const at = yield* choose({ seat, kind: 'card-damage', prompt, clauses, options, about: { unit: ship.id, card } });
  return ship.damage[Number(at)]!;
}

/** Picks one obstacle (by its place) or none. */
export function* mayChooseObstacle(
  seat: Seat,
  places: readonly number[],
  clauses: readonly ClauseId[],
  prompt: Message,
): Flow<number | undefined> {
  const options = places.map((obstacle) => ({
    id: String(obstacle),
    label: say('ar.obstacle', { obstacle }),
    about: { obstacle },
  }));
  const id = yield* choose({
    seat,
    kind: 'card-obstacle',
    prompt,
    clauses,
    options: [...options, noneOption],
    about: {},
  });
  return places.find((place) => String(place) === id);
}

/** A plain yes or no to a 'may'. */
export function* may(seat: Seat, prompt: Message, clauses: readonly ClauseId[], about: OfUnit): Flow<boolean> {
  const answer = yield* choose({ seat, kind: 'may', prompt, clauses, options: YES_OR_NO, about });
  return answer === 'yes';
}
const YES_OR_NO = [
  { id: 'yes', label: say('ar.yes') },
  { id: 'no', label: say('ar.no') },
] as const;

/** Picks a hull zone of a ship. */
export function* chooseZone(
  seat: Seat,
  kind: QuestionOf<'zone' | 'redirect-zone'>['kind'],
  unit: number,
  zones: readonly Zone[],
  clauses: readonly ClauseId[],
  prompt: Message = say(`ar.ask.${kind}`, { unit }),
): Flow<Zone> {
  const options = zones.map((zone) => ({ id: zone, label: say(`ar.zone.${zone}`), about: { unit, zone } }));
  const id = yield* choose({ seat, kind, prompt, clauses, options, about: { unit } });
  return zones.find((zone) => zone === id)!;
}

/** Picks a number from a short list. */
export function* chooseNumber(
  seat: Seat,
  kind: QuestionOf<'speed' | 'redirect-amount' | 'card-number'>['kind'],
  unit: number,
  numbers: readonly number[],
  clauses: readonly ClauseId[],
  prompt: Message = say(`ar.ask.${kind}`, { unit }),
): Flow<number> {
  const options = numbers.map((n) => ({ id: String(n), label: say('ar.number', { n }) }));
  return Number(yield* choose({ seat, kind, prompt, clauses, options, about: { unit } }));
}

/** Picks one of named things. */
export function* chooseOne<const T extends string>(
  seat: Seat,
  kind: QuestionOf<'card-command' | 'card-face' | 'card-way' | 'colour'>['kind'],
  ids: readonly T[],
  clauses: readonly ClauseId[],
  prompt: Message,
  about: { readonly unit?: number; readonly card?: string } = {},
): Flow<T> {
  const options = ids.map((id) => ({ id, label: say(`ar.option.${id}`) }));
  const one = yield* choose({ seat, kind, prompt, clauses, options, about });
  return ids.find((id) => id === one)!;
}
