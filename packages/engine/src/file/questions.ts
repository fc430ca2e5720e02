import { type Seat, whyNot } from '../ask.ts';
import { describeAsk } from '../described.ts';
import type { AnyGame } from '../game.ts';
import { copy, type Json, type JsonObject } from '../json.ts';
import type { Match } from '../match.ts';
import { bad, good, type Refusal, type Result, say } from '../message.ts';

/** What a question got: an answer, or the reason why there is none. */
export type Answered = { readonly question: string; readonly after: number } & (
  | { readonly answer: Json }
  | { readonly refusal: Refusal }
);

type Builtin = (match: Match, args: JsonObject) => Result<Json>;

/** What can be asked in every game. A game's own questions know only the state, these know the match. */
const BUILTIN: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['legal', (match, { seat, answer }) => (answer === undefined ? legal(match, seat) : judged(match, seat, answer))],
  ['asked', (match, { seat, kind }) => asked(match, seat, kind)],
  ['offered', (match, { seat, option }) => offered(match, seat, option)],
  ['view', (match, { seat }) => view(match, seat)],
  ['awaited', (match) => good(match.open.map((a) => ({ seat: a.seat, kind: a.kind })))],
  ['hash', (match) => good(match.hash())],
]);

/** The open question of a seat, with its options and what is barred and why; null if the seat is not asked. */
function legal(match: Match, seat: Json | undefined): Result<Json> {
  if (!isSeat(match, seat)) return noSuchSeat(match);
  const asked = match.askOf(seat);
  return good(asked === undefined ? null : describeAsk(asked));
}

/** Whether a seat might decide this now; if not, the clauses that bar it, what was measured and what is allowed. */
function judged(match: Match, seat: Json | undefined, answer: Json): Result<Json> {
  if (!isSeat(match, seat)) return noSuchSeat(match);
  const refusal = match.check(seat, answer);
  if (refusal === undefined) return good({ legal: true });
  const { clauses, message, measured = null, allowed = null } = refusal;
  return good({ legal: false, refused: [...clauses], message: copy(message), measured, allowed });
}

/** The kind of the question that a seat is asked, null for none; or, if a kind is named, whether it is that one. */
function asked(match: Match, seat: Json | undefined, kind: Json | undefined): Result<Json> {
  if (!isSeat(match, seat)) return noSuchSeat(match);
  const open = match.askOf(seat)?.kind ?? null;
  return good(kind === undefined ? open : open === kind);
}

/** Whether a seat may answer with this option now, and if not, by which clauses. In a form it is `field=option`. */
function offered(match: Match, seat: Json | undefined, option: Json | undefined): Result<Json> {
  if (!isSeat(match, seat)) return noSuchSeat(match);
  const open = match.askOf(seat);
  if (open === undefined) return good({ offered: false, refused: [...clausesAgainst(match, seat, option)] });
  const list =
    open.type === 'form'
      ? open.fields.flatMap((field) => field.options.map(({ id }) => `${field.id}=${id}`))
      : open.type === 'region'
        ? []
        : open.options.map(({ id }) => id);
  if (list.some((id) => id === option)) return good({ offered: true });
  const clauses = whyNot(open, option)?.clauses ?? clausesAgainst(match, seat, option);
  return good({ offered: false, refused: [...clauses] });
}

/** What bars something that is not offered at all: of the open question nothing is said that is only its own. */
function clausesAgainst(match: Match, seat: Seat, option: Json | undefined): Refusal['clauses'] {
  const refusal =
    typeof option === 'string'
      ? match.check(seat, match.askOf(seat)?.type === 'several' ? [option] : option)
      : undefined;
  const ofTheQuestion = refusal?.message.text !== 'engine.over' && refusal?.message.text.startsWith('engine.');
  return refusal === undefined || ofTheQuestion ? [] : refusal.clauses;
}

function view(match: Match, seat: Json | undefined): Result<Json> {
  if (seat !== 'nobody' && !isSeat(match, seat)) return noSuchSeat(match);
  return good(match.game.view(match.state, seat));
}

const seatsOf = (match: Match): readonly Seat[] => match.game.seats(match.state);

const isSeat = (match: Match, seat: Json | undefined): seat is Seat =>
  typeof seat === 'number' && seatsOf(match).includes(seat);

const noSuchSeat = (match: Match): Result<Json> =>
  bad({ clauses: [], message: say('file.noSuchSeat', { seats: seatsOf(match) }), allowed: seatsOf(match) });

export const questionNames = (game: AnyGame): string[] => [...BUILTIN.keys(), ...Object.keys(game.questions)];

export function answerQuestion(match: Match, question: string, args: JsonObject): Result<Json> {
  const builtin = BUILTIN.get(question);
  return builtin ? builtin(match, args) : match.game.questions[question]!(match.state, args);
}
