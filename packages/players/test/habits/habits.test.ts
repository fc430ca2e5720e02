import { READY_FLEETS } from '@holotisch/armada';
import { READY_SQUADS } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { armadaAdmiral } from '../../src/armada/index.ts';
import { legionGeneral } from '../../src/legion/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';
import { armadaHabits, legionHabits, smallArmies, xwingHabits } from './count.ts';

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

  it('Legion: hero cards wait for the fight, nobody stands by for nothing, speeders look where they fly', () => {
    // Once it was 37 %, 4 % and six wounds.
    const armies = smallArmies('1.2').filter(({ id }) => ['skirmish-empire', 'skirmish-separatist'].includes(id));
    const { ownCardsEarly, standbyActions, crashed, unused } = legionHabits(legionGeneral, '1.2', armies);
    expect(ownCardsEarly).toBeLessThanOrEqual(34);
    expect(standbyActions).toBeLessThanOrEqual(3);
    expect(crashed).toBeLessThanOrEqual(1);
    expect(unused).toBeLessThanOrEqual(12);
  }, 30_000);
});
