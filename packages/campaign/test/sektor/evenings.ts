import { type Json, type JsonObject, Match, quickRng } from '@holotisch/engine';
import { expect } from 'vitest';
import { TestTable } from '../../../engine/test/table.ts';
import type { Fates } from '../../src/sektor/arms/arm.ts';
import { anySektor, type SektorEvent, type SektorView, sektor } from '../../src/sektor/index.ts';
import { fighters } from '../../src/sektor/report.ts';
import type { Force, SektorState } from '../../src/sektor/state.ts';
import type { Table } from '../../src/sektor/table.ts';

/** Evenings of a war whose squads are known: seats 0 and 2 the Crown, 1 and 3 the Free League. */

const ship = (type: string, pilot: string): JsonObject => ({ type, pilot, upgrades: [] });
const SQUADS = [
  // 12 points each
  { faction: 'imperial', ships: [1, 2, 3].map(() => ship('tiefighter', 'academypilot')) },
  // 21 and 17 points
  { faction: 'rebel', ships: [ship('xwing', 'rookiepilot'), ship('awing', 'prototypepilot')] },
] as const;

class Evenings extends TestTable<SektorState, unknown, Table, SektorEvent, SektorView> {
  squad(seat: number): Force {
    return this.state.houses[seat]!.forces.xwing;
  }
  credits(seat: number): number {
    return this.state.houses[seat]!.credits;
  }
  /** One order of every seat, then the first to defend, as far as the battle. */
  battle(...orders: readonly string[]): this {
    this.take(...orders);
    for (let n = 0; n < 4 && this.ask().kind === 'defender'; n++) this.take(this.options()[0]!);
    expect(this.ask().kind).toBe('battle');
    return this;
  }
  /** Who has won, and who of whom has fallen: by their place in the battle. */
  report(winner: 0 | 1, fallen: readonly [readonly number[], readonly number[]]): this {
    const front = this.state.fronts[this.state.step]!;
    const fates = fighters(this.state, front).map(
      ({ places }, side): Fates => places.map((_, i) => (fallen[side]!.includes(i) ? 'fallen' : 'stands')),
    );
    return this.take({ winner, fates } as Json);
  }
  /** Nobody buys anything. */
  rest(): this {
    while (this.ask().kind === 'refit') this.take({});
    return this;
  }
}

export function evenings(players: 1 | 2 = 1): Evenings {
  const any = anySektor(quickRng(3), players) as { readonly players: readonly JsonObject[] };
  const setup = {
    ...any,
    players: any.players.map((player) => ({
      ...player,
      forces: { ...(player['forces'] as JsonObject), xwing: SQUADS[player['team'] as 0 | 1] as unknown as JsonObject },
    })),
  } as unknown as Json;
  const match = Match.start(sektor, { setup, seed: 'evenings' }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Evenings(match.value as never);
}
