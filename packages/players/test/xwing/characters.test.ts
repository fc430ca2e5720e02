import { type Json, Match, quickRng } from '@holotisch/engine';
import { READY_SQUADS, type Ship, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { letDecide, type Player, playerFor } from '../../src/index.ts';
import { xwingPartner, xwingPilot, xwingRecruit } from '../../src/xwing/index.ts';

const PLAYERS: readonly Player[] = [xwingPartner, xwingRecruit, xwingPilot];
const SQUADS = ['red-squadron', 'four-b-wings', 'howlrunner-swarm'];
const ROUNDS = 5;

interface Counted {
  /** From every own ship to the nearest enemy and to the nearest friend, on average at the beginning of each fight. */
  readonly foe: number;
  readonly friend: number;
  readonly shots: number;
  /** Evade tokens among the actions, in a hundred. */
  readonly evades: number;
}

const near = (ship: Ship, others: readonly Ship[]): number =>
  Math.min(...others.map(({ pose }) => Math.hypot(pose!.x - ship.pose!.x, pose!.y - ship.pose!.y)));
const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;

/** The same few matches against the same veteran, each time as somebody else. */
function counted(words: string): Counted {
  const player = playerFor(PLAYERS, words)!;
  const foe: number[] = [];
  const friend: number[] = [];
  const acts: string[] = [];
  let shots = 0;
  for (const id of SQUADS) {
    const { squad } = READY_SQUADS.find((one) => one.id === id)!;
    const setup = { squads: [squad, squad] } as unknown as Json;
    const started = Match.start(xwing, { setup, seed: `character ${id}` }, { keep: 'last', events: true });
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    const match = started.value;
    const rng = quickRng(5);
    for (let round = 0; !match.over && match.state.round <= ROUNDS; ) {
      const { seat } = match.open[0]!;
      letDecide(match, seat, seat === 0 ? player : PLAYERS[2]!, rng);
      if (match.state.phase !== 'combat' || match.state.round === round) continue;
      round = match.state.round;
      const there = match.state.ships.filter((ship) => ship.status === 'play' && ship.pose !== null);
      const [own, others] = [0, 1].map((side) => there.filter((ship) => ship.seat === side)) as [Ship[], Ship[]];
      if (others.length > 0) foe.push(...own.map((ship) => near(ship, others)));
      if (own.length > 1)
        friend.push(
          ...own.map((ship) =>
            near(
              ship,
              own.filter((other) => other !== ship),
            ),
          ),
        );
    }
    for (const { event } of match.events) {
      if (event.type === 'attack' && match.state.ships[event.attacker]?.seat === 0) shots++;
      if (event.type === 'action' && match.state.ships[event.ship]?.seat === 0) acts.push(event.action);
    }
  }
  const evades = (100 * acts.filter((act) => act === 'evade').length) / acts.length;
  return { foe: mean(foe), friend: mean(friend), shots, evades };
}

describe('characters of X-Wing', () => {
  it('keep another distance, stay together or spread out, attack or defend', () => {
    const [plain, berserker, fuchs, mauer, schwarm] = ['', ':berserker', ':fuchs', ':mauer', ':schwarm'].map((name) =>
      counted(`veteran${name}`),
    ) as [Counted, Counted, Counted, Counted, Counted];
    // The fox stays away and spreads out; the berserker comes near and shoots most.
    expect(fuchs.foe).toBeGreaterThan(1.15 * plain.foe);
    expect(berserker.foe).toBeLessThan(0.8 * fuchs.foe);
    expect(berserker.shots).toBeGreaterThan(1.15 * fuchs.shots);
    expect(fuchs.friend).toBeGreaterThan(1.3 * plain.friend);
    // The swarm flies closest together, the wall covers itself.
    expect(schwarm.friend).toBeLessThan(0.85 * plain.friend);
    expect(mauer.evades).toBeGreaterThan(1.2 * berserker.evades);
    expect(mauer.friend).toBeLessThan(0.8 * fuchs.friend);
  }, 20_000);

  it('is nothing but words upon a level: without them the same player', () => {
    expect(playerFor(PLAYERS, 'veteran')).toBe(xwingPilot);
    expect(playerFor(PLAYERS, 'recruit:mauer')?.id).toBe('recruit:mauer');
    expect(playerFor(PLAYERS, 'recruit:mauer')).toBe(playerFor(PLAYERS, 'recruit:mauer'));
    expect(playerFor(PLAYERS, 'ace:mauer')).toBeUndefined();
    expect(playerFor(PLAYERS, 'recruit:mouse')).toBeUndefined();
  });
});
