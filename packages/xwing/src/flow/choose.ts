import { asker, asking, type Flow, isSettled, type Option, say, settled } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { OfShip, QuestionOf, XWingQuestion } from '../payloads.ts';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';

/** How procedures ask: whatever a question holds is what payloads.ts says of its kind. */

const asks = asker<XWingQuestion>();
export const choose = asks.choose;
export const chooseAnyway = asks.chooseAnyway;
export const chooseSeveral = asks.chooseSeveral;
export const chooseSeveralAnyway = asks.chooseSeveralAnyway;
export const askIn = asks.askIn;

/** The questions that many procedures ask. */

export function shipOption({ id }: Ship): Required<Option<OfShip>> {
  shipOptions[id] ??= { id: String(id), label: say('xw.ship', { ship: id }), about: { ship: id } };
  return shipOptions[id];
}
/** Ships are asked for all the time, and what stands for one says no more than its number. */
const shipOptions: Required<Option<OfShip>>[] = [];

/** Kinds of questions that pick one of several ships. */
export type ShipKind = QuestionOf<'activate' | 'fight' | 'deploy-order'>['kind'];

/** Picks one ship; a single candidate is taken without a question. */
export function chooseShip(
  g: XWing,
  seat: number,
  kind: ShipKind,
  ships: readonly Ship[],
  clauses: readonly ClauseId[],
): Flow<Ship> {
  if (isSettled(ships)) return settled(ships[0]!);
  const prompt = say(`xw.ask.${kind}`);
  const options = ships.map(shipOption);
  return asking([{ type: 'choice', seat, kind, prompt, clauses, options }], (answers) => g.ship(Number(answers[0])));
}

/** A plain yes or no to a 'may'. */
export function* may(
  seat: number,
  kind: 'decloak' | 'tow',
  clauses: readonly ClauseId[],
  about: OfShip,
): Flow<boolean> {
  return (yield* choose({ seat, kind, prompt: say(`xw.ask.${kind}`), clauses, options: YES_OR_NO, about })) === 'yes';
}
/** The same to the 'may' of a card that some ship has. */
export function* mayUse(
  { id: ship, seat }: Ship,
  card: string,
  clause: ClauseId,
  words: 'xw.ask.card-may' | 'xw.critsToo' = 'xw.ask.card-may',
): Flow<boolean> {
  const about = { ship, card };
  const clauses = ['XW-KARTENFAEHIGKEITEN-01', clause] as const;
  const prompt = say(words, about);
  return (yield* choose({ seat, kind: 'card-may', prompt, clauses, options: YES_OR_NO, about })) === 'yes';
}
export const YES_OR_NO = [
  { id: 'yes', label: say('xw.yes') },
  { id: 'no', label: say('xw.no') },
] as const;

/** Picks one of named things that are not ships. */
export function* chooseOne<const T extends string>(
  seat: number,
  kind: 'rotatearc' | 'reinforce' | 'jammed',
  ids: readonly T[],
  clauses: readonly ClauseId[],
  about: OfShip,
): Flow<T> {
  const options = ids.map((id) => ({ id, label: say(`xw.option.${id}`) }));
  const one = yield* choose({ seat, kind, prompt: say(`xw.ask.${kind}`), clauses, options, about });
  return ids.find((id) => id === one)!;
}
