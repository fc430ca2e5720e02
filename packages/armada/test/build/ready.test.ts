import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/build/formats.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { FACTIONS } from '../../src/data/types.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';

/** The cards of one core set. */
const CORE = {
  ships: [
    'cr90-corvette-a',
    'cr90-corvette-b',
    'nebulon-b-escort-frigate',
    'nebulon-b-support-refit',
    'victory-ii-class-star-destroyer',
  ],
  upgrades: [
    'general-dodonna',
    'grand-moff-tarkin',
    'leia-organa-officer',
    'gunnery-team',
    'dodonnas-pride',
    'redemption',
    'dominator',
  ],
  squadrons: { 'x-wing': ['luke-skywalker', 'x-wing-squadron'], tie: ['howlrunner', 'tie-fighter-squadron'] },
};

describe('ready-made fleets', () => {
  it.each(READY_FLEETS)('$id is legal and makes full use of its points', ({ size, fleet }) => {
    const format = size === 'core' ? FORMATS.core : FORMATS.tournament;
    expect(faultsOf(fleet, format)).toEqual([]);
    expect(pointsOf(fleet, 'latest')).toBeGreaterThanOrEqual(format.points - 12);
  });

  it('of the core set need one core set only: a ship of each model, four X-wings, six TIE fighters', () => {
    for (const { fleet, size } of READY_FLEETS) {
      if (size !== 'core') continue;
      const cards = fleet.ships.map(({ card }) => card);
      for (const card of cards) expect(CORE.ships).toContain(card);
      expect(new Set(cards.map((card) => card.split('-')[0])).size).toBe(cards.length);
      for (const { upgrades } of fleet.ships) for (const id of upgrades) expect(CORE.upgrades).toContain(id);
      const [known, most] = fleet.faction === 'rebel' ? [CORE.squadrons['x-wing'], 4] : [CORE.squadrons.tie, 6];
      for (const id of fleet.squadrons) expect(known).toContain(id);
      expect(fleet.squadrons.length).toBeLessThanOrEqual(most);
    }
  });

  it('are one of the core set for each side of it, and two of 400 points for each faction', () => {
    const of = (size: string) => READY_FLEETS.filter((one) => one.size === size).map(({ fleet }) => fleet.faction);
    expect(of('core')).toEqual(['rebel', 'empire']);
    expect(of('full')).toEqual(FACTIONS.flatMap((faction) => [faction, faction]));
    expect(new Set(READY_FLEETS.map(({ id }) => id)).size).toBe(READY_FLEETS.length);
  });
});
