import {
  ask,
  asking,
  choose as chooseOption,
  type Flow,
  isSettled,
  type Json,
  type JsonObject,
  type Option,
  type Posing,
  type Region,
  say,
  settled,
} from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { OfShip, QuestionOf, XWingQuestion } from '../payloads.ts';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';

/** How procedures ask: whatever a question holds is what payloads.ts says of its kind. */

type OfType<T extends XWingQuestion['type']> = Posing<Extract<XWingQuestion, { readonly type: T }>>;

/** Asks only where there is something to choose: a single option is taken without a question. */
export const choose = (question: OfType<'choice'>): Flow<string> => chooseOption(question);

/** Asks even where only one answer is left, for the sake of what bars the others. */
export const askAnyway = (question: OfType<'choice'>): Flow<string> => ask({ ...question, type: 'choice' });

/** Asks for some of a list. */
export const chooseSeveral = (question: OfType<'several'>): Flow<readonly string[]> =>
  ask({ ...question, type: 'several' });

/** Asks for an answer in a region. */
export function askIn<D extends JsonObject, A extends Json>(
  where: Region<never, D, A>,
  question: OfType<'region'> & { readonly region: D },
): Flow<A> {
  // the match takes no answer that cannot be read
  return asking([{ ...question, type: 'region' }], (answers) => where.read(answers[0])!);
}

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
