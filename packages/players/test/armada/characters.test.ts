import { type ArmadaMatch, armada, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { type Json, Match, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { armadaAdmiral } from '../../src/armada/index.ts';
import { letDecide, type Player, playerFor } from '../../src/index.ts';

const PLAYERS: readonly Player[] = [armadaAdmiral];
const ROUNDS = 4;

interface Counted {
  /** From every own ship to the nearest enemy and to the nearest friend, on average at the end of each round. */
  readonly foe: number;
  readonly friend: number;
  /** Repair and Concentrate Fire among the dials, in a hundred. */
  readonly repair: number;
  readonly concentrate: number;
}

type Ship = Extract<ArmadaMatch['state']['units'][number], { kind: 'ship' }>;
const near = (ship: Ship, others: readonly Ship[]): number =>
  Math.min(...others.map(({ pose }) => Math.hypot(pose!.x - ship.pose!.x, pose!.y - ship.pose!.y)));
const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;

/** The same two battles against the same veteran, each time as somebody else. */
function counted(words: string): Counted {
  const player = playerFor(PLAYERS, words)!;
  const foe: number[] = [];
  const friend: number[] = [];
  const dials: string[] = [];
  for (const { id, fleet } of READY_FLEETS.filter(({ size }) => size === 'full').slice(0, 2)) {
    const own = fleetJson(fleet);
    const setup = { fleets: [own, own] } as unknown as Json;
    const started = Match.start(armada, { setup, seed: `character ${id}` }, { keep: 'last', events: false });
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    const match = started.value;
    const rng = quickRng(5);
    for (let round = 0; !match.over && match.state.round <= ROUNDS; ) {
      const { seat, kind } = match.open[0]!;
      const before = match.taken.length;
      letDecide(match, seat, seat === 0 ? player : PLAYERS[0]!, rng);
      if (kind === 'dials' && seat === 0) dials.push(...Object.values(match.taken[before]!.answer as object));
      if (match.state.round === round) continue;
      round = match.state.round;
      const there = match.state.units.filter(
        (unit): unit is Ship => unit.kind === 'ship' && unit.status === 'play' && unit.pose !== null,
      );
      const [ours, theirs] = [0, 1].map((side) => there.filter((ship) => ship.seat === side)) as [Ship[], Ship[]];
      if (round < 2) continue;
      foe.push(...ours.map((ship) => near(ship, theirs)));
      if (ours.length > 1) friend.push(...ours.map((ship) => near(ship, without(ours, ship))));
    }
  }
  const share = (command: string) => (100 * dials.filter((one) => one === command).length) / dials.length;
  return { foe: mean(foe), friend: mean(friend), repair: share('repair'), concentrate: share('concentrate') };
}

const without = (ships: readonly Ship[], one: Ship): readonly Ship[] => ships.filter((ship) => ship !== one);

describe('characters of Armada', () => {
  it('keep another distance, stay together or spread out, mend or shoot', () => {
    const [plain, berserker, fuchs, mauer, schwarm] = ['', ':berserker', ':fuchs', ':mauer', ':schwarm'].map((name) =>
      counted(`veteran${name}`),
    ) as [Counted, Counted, Counted, Counted, Counted];
    // The fox keeps away and mends, the wall does neither come nor go; the berserker is at the enemy's throat.
    expect(fuchs.foe).toBeGreaterThan(1.2 * plain.foe);
    expect(berserker.foe).toBeLessThan(0.95 * plain.foe);
    expect(mauer.foe).toBeGreaterThan(1.1 * berserker.foe);
    expect(berserker.concentrate).toBeGreaterThan(plain.concentrate + 25);
    expect(berserker.repair).toBeLessThan(plain.repair);
    expect(fuchs.repair).toBeGreaterThan(plain.repair + 5);
    expect(mauer.concentrate).toBeLessThan(schwarm.concentrate - 20);
    // The swarm stays closest together.
    for (const other of [plain, fuchs, mauer]) expect(schwarm.friend).toBeLessThan(0.85 * other.friend);
  }, 30_000);
});
