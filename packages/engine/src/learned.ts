import type { Ask, Seat } from './ask.ts';
import { describeAsk } from './described.ts';
import { type Recorded, seenBy } from './event.ts';
import { type AnyGame, askingOf, type GameState } from './game.ts';
import { alike, copy, isObject, type Json } from './json.ts';
import type { By } from './log.ts';
import type { Refusal } from './message.ts';
import { cloneChance } from './random.ts';

/**
 * Whether anybody has learned something. No card and no rule declares that it shows a secret: the same decisions are taken in
 * a match in which all that a seat cannot know is something else (`Game.otherwise`). It sees the same there exactly as
 * long as nothing hidden has come out.
 */

/** A match, as far as it is looked at and played here. */
interface Shown {
  readonly game: AnyGame;
  readonly state: GameState;
  readonly open: readonly Ask[];
  readonly events: readonly Recorded[];
  readonly result: Json | undefined;
  take(by: By, answer: Json): Refusal | undefined;
}

/** A decision of a match, and how its activity is played again. */
export interface Played {
  /** The match right after it. */
  readonly after: Shown;
  /** What was decided since the checkpoint, this decision last; and how many events had been told by then. */
  readonly since: readonly { readonly seat: By; readonly answer: Json }[];
  readonly told: number;
  /** The match at that checkpoint once more, in the state that is made of the one which stood there. */
  again(make: (state: GameState) => GameState): Shown;
}

/** Whether a seat, whichever, knows more by a decision than it could tell before. */
export function isTeaching(played: Played): boolean {
  const { game, state } = played.after;
  return game.seats(state).some((seat: Seat) => teaches(played, seat));
}

function teaches({ after, since, told, again }: Played, seat: Seat): boolean {
  const { game } = after;
  const otherwise = (state: GameState): GameState => ({
    ...(game.otherwise(state, seat) as GameState),
    // The same dice fall: that chance was drawn is counted by itself.
    chance: cloneChance(state.chance),
  });
  const twin = attempt(() => play(again(otherwise), since));
  if (twin && showsTheSame(after, twin, seat, told)) return false;
  // Something has come out in this activity: by this decision, if nothing had come out before it …
  const before = since.slice(0, -1);
  const real = play(again(copy), before);
  const early = attempt(() => play(again(otherwise), before));
  if (!real || (early && showsTheSame(real, early, seat, told))) return true;
  // … and if something had, then what is still hidden is changed only now, under the hands of the procedure.
  const last = attempt(() => {
    overlay(real.state, otherwise(real.state));
    return play(real, since.slice(-1));
  });
  return !(last && showsTheSame(after, last, seat, told));
}

/** The match after these decisions; undefined if one of them is not to be taken in it. */
const play = (match: Shown, decisions: Played['since']): Shown | undefined =>
  decisions.some(({ seat, answer }) => match.take(seat, answer)) ? undefined : match;

/** What is hidden was looked at, and may make no sense where it is something else: that tells, too. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Whether two matches show somebody the same: what is asked, what has happened since so many events, what lies there. */
export function showsTheSame(one: Shown, other: Shown, seat: Seat | 'nobody', told: number): boolean {
  return (
    alike(questions(one, seat), questions(other, seat)) &&
    alike(happened(one, seat, told), happened(other, seat, told)) &&
    alike(one.result ?? null, other.result ?? null) &&
    alike(one.game.view(one.state, seat), other.game.view(other.state, seat))
  );
}

const questions = ({ game, state, open }: Shown, seat: Seat | 'nobody'): unknown =>
  open.map((asked) => [asked.seat, asked.seat === seat ? describeAsk(asked) : askingOf(game, state, asked)]);

const happened = ({ events }: Shown, seat: Seat | 'nobody', told: number): unknown =>
  events.slice(told).map((record) => seenBy(record, seat) ?? null);

/** Makes one piece of plain data like another without taking its objects out of anybody's hands. */
export function overlay(target: unknown, source: unknown): void {
  const [to, from] = [target, source] as [Record<string, unknown>, Record<string, unknown>];
  if (Array.isArray(target) && Array.isArray(source)) target.length = source.length;
  for (const key of Object.keys(from)) {
    const [old, now] = [to[key], from[key]];
    if (alike(old, now)) continue;
    const both = (isObject(old) && isObject(now)) || (Array.isArray(old) && Array.isArray(now));
    if (both) overlay(old, now);
    else to[key] = now;
  }
  if (!Array.isArray(target)) for (const key of Object.keys(to)) if (!(key in from)) delete to[key];
}
