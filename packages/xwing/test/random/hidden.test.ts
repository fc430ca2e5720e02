import { type Ask, canonical, describeAsk, type GameEvent, onTable, quickRng, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type Activity, xwing } from '../../src/game.ts';
import { cloneState, type XWingState } from '../../src/state.ts';
import { dialOf } from '../../src/values.ts';
import { asking } from '../../src/view/asking.ts';
import { GAMES, randomAnswer } from './play.ts';
import { randomSetup } from './squads.ts';

/**
 * What a seat may not know makes no difference to anything it gets to see. Two states that differ only in hidden
 * things are shown to it, then played on with the same answers; as long as the secret is not lawfully told in
 * between, the seat must see, hear and be asked the same.
 */

type Watcher = Seat | 'nobody';
const WATCHERS: readonly Watcher[] = [0, 1, 'nobody'];
const SHARE = Math.ceil(GAMES / 12);
const MOST_MS = 60_000 + GAMES * 1000;

interface Seen {
  readonly lines: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Runs one activity with answers drawn at random and writes down all that the watcher, if any, gets to know of it. */
function run(state: XWingState, activity: Activity, seed: number, watcher?: Watcher): Seen {
  const lines: string[] = [];
  const events: GameEvent[] = [];
  const note = (what: unknown) => watcher !== undefined && lines.push(canonical(what));
  const g = xwing.sit(state, (event, only, others) => {
    const told = only === undefined || only.includes(watcher as Seat) ? event : others;
    if (told === undefined) return;
    events.push(told);
    note(told);
  });
  const rng = quickRng(seed);
  const flow = xwing.run(g, activity);
  for (let step = flow.next([]); !step.done; ) {
    const asks: readonly Ask[] = step.value.map((posed) => onTable(xwing.regions, g, posed));
    note(asks.map((a) => [a.seat, JSON.parse(JSON.stringify(asking(state, a)))]));
    for (const a of asks) if (a.seat === watcher) note(JSON.parse(JSON.stringify(describeAsk(a))));
    step = flow.next(asks.map((a) => randomAnswer(state, a, rng, true)));
  }
  if (watcher !== undefined) note(xwing.view(state, watcher));
  return { lines, events };
}

/** One moment of so many is looked at. */
const EVERY = 3;

/** Plays a game and stops now and then between its activities. */
function eachMoment(number: number, look: (state: XWingState, activity: Activity, seed: number) => void): void {
  const start = xwing.setUp(randomSetup(number), `hidden ${number}`);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const state = start.value;
  for (let n = 0; ; n++) {
    const activity = xwing.next(xwing.sit(state, () => {}));
    if (activity === undefined) return;
    const seed = number * 1000 + n;
    if (n % EVERY === 0) look(state, activity, seed);
    run(state, activity, seed);
  }
}

/** Whether the secret stayed one; if so, everything the watcher saw was the same. */
function makesNoDifference(
  [state, activity, seed]: readonly [XWingState, Activity, number],
  watcher: Watcher,
  change: (state: XWingState) => void,
  isSecretAfter: (after: XWingState, seen: Seen) => boolean,
): boolean {
  const changed = cloneState(state);
  change(changed);
  expect(canonical(xwing.view(changed, watcher))).toBe(canonical(xwing.view(state, watcher)));
  const plain = cloneState(state);
  const seen = run(plain, activity, seed, watcher);
  if (!isSecretAfter(plain, seen)) return false;
  expect(run(changed, activity, seed, watcher).lines).toEqual(seen.lines);
  return true;
}

describe('what is hidden stays hidden', () => {
  it(
    '[XW-PLANUNGSPHASE-04] an unrevealed dial tells the other side and the spectators nothing',
    () => {
      let compared = 0;
      for (let number = 0; number < SHARE; number++)
        eachMoment(number, (state, activity, seed) => {
          const secret = state.ships.filter((s) => s.status === 'play' && s.dial !== null && !s.revealed);
          const ship = secret[seed % Math.max(1, secret.length)];
          if (ship === undefined) return;
          const other = dialOf(ship).find((m) => m.code !== ship.dial)!.code;
          for (const watcher of WATCHERS) {
            if (watcher === ship.seat) continue;
            const told = makesNoDifference(
              [state, activity, seed],
              watcher,
              (s) => {
                s.ships[ship.id]!.dial = other;
              },
              // A card may have let its owner look at the dial.
              (after, { events }) =>
                after.ships[ship.id]!.dial === ship.dial &&
                !after.ships[ship.id]!.revealed &&
                !events.some((e) => e.type === 'dialSeen' && e['ship'] === ship.id && e['manoeuvre'] !== undefined),
            );
            if (told) compared++;
          }
        });
      expect(compared).toBeGreaterThan(SHARE);
    },
    MOST_MS,
  );

  it(
    'a facedown damage card tells nobody what it is, its owner neither',
    () => {
      let compared = 0;
      for (let number = 0; number < SHARE; number++)
        eachMoment(number, (state, activity, seed) => {
          const hurt = state.ships.filter((s) => s.damage.some((d) => !d.faceup && d.card !== ''));
          const ship = hurt[seed % Math.max(1, hurt.length)];
          if (ship === undefined) return;
          const at = ship.damage.findIndex((d) => !d.faceup && d.card !== '');
          const { card } = ship.damage[at]!;
          const deck = state.decks.length === 1 ? 0 : state.sides[ship.seat]!;
          const swap = state.decks[deck]!.draw.findLastIndex((c) => c !== card);
          if (swap < 0) return;
          const fromBottom = state.decks[deck]!.draw.length - swap;
          for (const watcher of WATCHERS) {
            const told = makesNoDifference(
              [state, activity, seed],
              watcher,
              (s) => {
                const { draw } = s.decks[deck]!;
                const damage = s.ships[ship.id]!.damage;
                damage[at] = { ...damage[at]!, card: draw[swap]! };
                draw[swap] = card;
              },
              (after) => {
                const now = after.ships[ship.id]!.damage[at];
                const untouched = after.ships[ship.id]!.damage.length >= ship.damage.length;
                return untouched && now?.card === card && !now.faceup && after.decks[deck]!.draw.length >= fromBottom;
              },
            );
            if (told) compared++;
          }
        });
      expect(compared).toBeGreaterThan(SHARE);
    },
    MOST_MS,
  );

  it(
    'the order of the deck and the dice to come are nowhere to be seen',
    () => {
      for (let number = 0; number < SHARE; number++)
        eachMoment(number, (state) => {
          const changed = { ...cloneState(state), chance: { seed: 'another', drawn: 77, loaded: {} } };
          for (const deck of changed.decks) deck.draw.reverse();
          for (const watcher of WATCHERS)
            expect(canonical(xwing.view(changed, watcher))).toBe(canonical(xwing.view(state, watcher)));
        });
    },
    MOST_MS,
  );
});
