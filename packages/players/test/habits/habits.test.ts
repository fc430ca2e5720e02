import { READY_FLEETS } from '@holotisch/armada';
import { READY_SQUADS } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { armadaAdmiral } from '../../src/armada/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';
import { armadaHabits, xwingHabits } from './count.ts';

const full = <T extends { readonly size: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ size }) => size === 'full');

describe('habits that make a player laugh', () => {
  it('X-Wing: a swarm does not bump into itself at once, and ships shoot where they can', () => {
    const squads = full(READY_SQUADS).filter(({ id }) => ['howlrunner-swarm', 'red-squadron'].includes(id));
    const { earlyBumps, idle, targets } = xwingHabits(xwingPilot, squads);
    expect(earlyBumps).toBeLessThanOrEqual(8);
    expect(idle).toBeLessThan(41);
    expect(targets).toBeLessThanOrEqual(2.6);
  }, 20_000);

  it('Armada: no ship rams its friends all the time, meets a rock again or always sails at one speed', () => {
    const { ownRams, rocksAgain, speeds, squadronDials } = armadaHabits(armadaAdmiral, full(READY_FLEETS).slice(0, 1));
    expect(ownRams).toBeLessThanOrEqual(6);
    expect(rocksAgain).toBeLessThanOrEqual(1);
    expect(Math.max(...Object.values(speeds))).toBeLessThanOrEqual(75);
    expect(squadronDials).toBeLessThanOrEqual(46);
  }, 20_000);
});
