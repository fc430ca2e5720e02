import { type Emit, onTable, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { XWingEvent } from '../../src/events.ts';
import { xwing } from '../../src/game.ts';
import type { XWingState } from '../../src/state.ts';
import { GAMES, randomAnswer } from './play.ts';
import { randomSetup } from './squads.ts';

const SHARE = Math.ceil(GAMES / 10);
const MOST_MS = 60_000 + GAMES * 1000;

/** What only attacks bring about. */
const OF_ATTACKS: ReadonlySet<XWingEvent['type']> = new Set(['attack', 'rolled', 'modified', 'hit', 'missed']);

describe('what an event belongs to', () => {
  it(
    'is the attack on top of the stack when it happens, and the ship whose turn it is',
    () => {
      const wrong: string[] = [];
      const declared = new Map<number, string>();
      const seen = { within: 0, turns: 0, elsewhere: 0 };
      for (let number = 0; number < SHARE; number++) {
        declared.clear();
        play(number, (state, event) => {
          const top = state.attacks.at(-1);
          if (event.attack !== top?.id) wrong.push(`${number}: ${event.type} has ${event.attack}, not ${top?.id}`);
          if (event.active !== (state.active ?? undefined)) wrong.push(`${number}: ${event.type} of ${event.active}`);
          if (OF_ATTACKS.has(event.type) && top === undefined) wrong.push(`${number}: ${event.type} without an attack`);
          if (event.attack !== undefined) seen.within++;
          else if (event.active !== undefined) seen.turns++;
          else seen.elsewhere++;
          if (event.type !== 'attack') return;
          // An id is never given twice: an attack that is performed twice has the same ships and weapon.
          const duel = `${event.attacker} ${event.defender} ${event.weapon}`;
          if ((declared.get(event.attack) ?? duel) !== duel) wrong.push(`${number}: attack ${event.attack} is two`);
          declared.set(event.attack, duel);
        });
      }
      expect(wrong).toEqual([]);
      expect(Math.min(seen.within, seen.turns, seen.elsewhere)).toBeGreaterThan(50);
    },
    MOST_MS,
  );
});

type Hear = (state: XWingState, event: XWingEvent) => void;

/** Plays a game with any legal answers; everything that is told is heard while the state is as it was then. */
function play(number: number, hear: Hear): void {
  const start = xwing.setUp(randomSetup(number), `belonging ${number}`);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const state = start.value;
  const emit: Emit<XWingEvent> = (event, _only, others) => {
    hear(state, event);
    if (others) hear(state, others);
  };
  const rng = quickRng(number);
  const g = xwing.sit(state, emit);
  for (let activity = xwing.next(g); activity !== undefined; activity = xwing.next(g)) {
    const flow = xwing.run(g, activity);
    for (let step = flow.next([]); !step.done; )
      step = flow.next(
        step.value.map((posed) => randomAnswer(state, onTable(xwing.regions, g, posed), rng, number % 2 === 0)),
      );
  }
}
