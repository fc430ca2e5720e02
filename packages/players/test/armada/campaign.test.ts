import { armada, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { type Json, Match, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship } from '../../../armada/test/table.ts';
import { armadaAdmiral } from '../../src/armada/index.ts';
import { letDecide, type Player } from '../../src/index.ts';

/** What the admiral answers in battles of a campaign. */

const admiral: Player = armadaAdmiral;
const CR90 = 'cr90-corvette-a';

describe('the admiral in a battle of a campaign', () => {
  /** A corvette reveals its dial in round 4, an Imperial ship so far before it. */
  const reveals = (own: Spec, y: number): Json => {
    const t = lay({
      units: [
        ship(CR90, 0, 900, 200, 0, { speed: 1, dials: ['repair'], ...own }),
        ship('imperial-i-class-star-destroyer', 1, 900, y, 180, { speed: 1 }),
        ship(CR90, 0, 200, 120, 0, { activated: true }),
      ],
      active: 0,
      step: 'reveal',
      round: 4,
      campaign: { assault: 0 },
    });
    expect(t.open).toEqual(['0 window:ship.revealed']);
    letDecide(t.match, 0, admiral, quickRng(1));
    return t.match.taken.at(-1)!.answer;
  };
  const bare = { shields: { front: 0, left: 0, right: 0, rear: 0 } };

  it('retreats with a ship that is about to be lost, and with no other', () => {
    expect(reveals({ ...bare, damage: 3 }, 450)).toBe('0:retreat');
    expect(reveals({ ...bare, damage: 1 }, 450)).toBe('pass');
    expect(reveals({ damage: 3 }, 450)).toBe('pass'); // its shields are up
    expect(reveals({ ...bare, damage: 3 }, 800)).toBe('pass'); // nobody is near
  });
  it('retreats earlier with a ship that would be lost for good', () => {
    expect(reveals({ ...bare, damage: 2, scarred: true }, 450)).toBe('0:retreat');
    expect(reveals({ ...bare, damage: 2 }, 450)).toBe('pass');
  });
  it('spends the token of a veteran', () => expect(reveals({ veteran: 'ready' }, 800)).toBe('0:veteran'));

  it('bears a scar where it is missed least, and defends its base with the dearest squadrons', () => {
    const scarred = lay({
      units: [
        ship(CR90, 0, 500, 100),
        { ship: 'victory-ii-class-star-destroyer', seat: 1, status: 'reserve', scarred: true },
        ship(CR90, 1, 1500, 830, 180),
      ],
      phase: 'deployment',
      stage: 'main',
      round: 0,
      turnOf: 1,
      campaign: { assault: 0 },
    }).until('card-token', { speed: '1' });
    letDecide(scarred.match, 1, admiral, quickRng(1));
    expect(scarred.ship(1).tokens.find(({ state }) => state === 'discarded')?.kind).toBe('redirect'); // not the brace
    const fleets = ['core-fleet-rebel', 'core-fleet-empire'].map((id) =>
      fleetJson(READY_FLEETS.find((one) => one.id === id)!.fleet),
    );
    const setup = { fleets, campaign: { assault: 0, base: true }, objective: 'base-defense-fighter-wing' };
    const start = Match.start(armada, { setup: setup as Json, seed: 'wing' });
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const match = start.value;
    const before = match.state.points[1]!;
    const rng = quickRng(3);
    while (match.state.phase === 'obstacles') letDecide(match, match.open[0]!.seat, admiral, rng);
    expect(match.state.points[1]! - before).toBeGreaterThan(30);
  });
});
