import { asker, type Flow, type Message, type Option, type Refusal, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { LegionQuestion, OfMini, OfUnit, QuestionOf } from '../payloads.ts';
import type { Unit } from '../state.ts';

/** How procedures ask: whatever a question holds is what payloads.ts says of its kind. */

const asks = asker<LegionQuestion>();
export const choose = asks.choose;
export const chooseAnyway = asks.chooseAnyway;
export const chooseSeveral = asks.chooseSeveral;
export const chooseSeveralAnyway = asks.chooseSeveralAnyway;
export const askIn = asks.askIn;

export const NONE = 'none';
export const noneOption = { id: NONE, label: say('le.none') };
/** Where what is chosen is an action. */
export const noActionOption = { id: NONE, label: say('le.noAction') };

export const unitOption = (unit: Unit): Option<OfUnit> => ({
  id: String(unit.id),
  label: say('le.unit', { unit: unit.id }),
  about: { unit: unit.id },
});

/** Picks one unit; a single candidate is taken without a question. */
export function* chooseUnit(
  seat: Seat,
  units: readonly Unit[],
  clauses: readonly ClauseId[],
  prompt: Message,
  card?: string,
): Flow<Unit> {
  const about = card === undefined ? {} : { card };
  const id = yield* choose({ seat, kind: 'card-unit', prompt, clauses, options: units.map(unitOption), about });
  return units.find((u) => String(u.id) === id)!;
}

/** Picks one unit or none. */
export function* mayChooseUnit(
  seat: Seat,
  units: readonly Unit[],
  clauses: readonly ClauseId[],
  prompt: Message,
  card?: string,
): Flow<Unit | undefined> {
  if (units.length === 0) return undefined;
  const about = card === undefined ? {} : { card };
  const options = [...units.map(unitOption), noneOption];
  const id = yield* choose({ seat, kind: 'card-unit', prompt, clauses, options, about });
  return units.find((u) => String(u.id) === id);
}

/** Picks up to so many units. */
export function* chooseUnits(
  seat: Seat,
  units: readonly Unit[],
  [min, max]: readonly [number, number],
  clauses: readonly ClauseId[],
  prompt: Message,
  card: string,
): Flow<readonly Unit[]> {
  const options = units.map(unitOption);
  const most = Math.min(max, units.length);
  const ids = yield* chooseSeveralAnyway({
    seat,
    kind: 'card-units',
    prompt,
    clauses,
    options,
    min: Math.min(min, most),
    max: most,
    about: { card },
  });
  return units.filter((u) => ids.includes(String(u.id)));
}

/** Picks one miniature of a unit by its place; a single one is taken. */
export function* chooseMini(
  seat: Seat,
  kind: QuestionOf<'wounded' | 'leader'>['kind'],
  unit: Unit,
  minis: readonly number[],
  clauses: readonly ClauseId[],
  why?: (id: string) => Refusal | undefined,
): Flow<number> {
  const options = minis.map(
    (mini): Option<OfMini> => ({
      id: String(mini),
      label: say('le.mini', { unit: unit.id, mini }),
      about: { unit: unit.id, mini },
    }),
  );
  const prompt = say(`le.ask.${kind}`, { unit: unit.id });
  return Number(yield* choose({ seat, kind, prompt, clauses, options, about: { unit: unit.id }, ...(why && { why }) }));
}

/** A plain yes or no to a 'may'. */
export function* may(seat: Seat, prompt: Message, clauses: readonly ClauseId[], about: OfUnit): Flow<boolean> {
  return (yield* choose({ seat, kind: 'may', prompt, clauses, options: YES_OR_NO, about })) === 'yes';
}
const YES_OR_NO = [
  { id: 'yes', label: say('le.yes') },
  { id: 'no', label: say('le.no') },
] as const;

/** Picks a number from a short list. */
export function* chooseNumber(
  seat: Seat,
  numbers: readonly number[],
  clauses: readonly ClauseId[],
  prompt: Message,
  about: { readonly unit?: number; readonly card?: string } = {},
): Flow<number> {
  const options = numbers.map((n) => ({ id: String(n), label: say('le.number', { n }) }));
  return Number(yield* choose({ seat, kind: 'card-number', prompt, clauses, options, about }));
}

/** Picks one of named ways. */
export function* chooseWay<const T extends string>(
  seat: Seat,
  ids: readonly T[],
  clauses: readonly ClauseId[],
  prompt: Message,
  about: { readonly unit?: number; readonly card?: string } = {},
): Flow<T> {
  const options = ids.map((id) => ({ id, label: say(`le.option.${id}`) }));
  const one = yield* choose({ seat, kind: 'card-way', prompt, clauses, options, about });
  return ids.find((id) => id === one)!;
}
