import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { armada } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import { view } from '../../src/view/view.ts';
import { lay, ship, squadron, type Table } from '../table.ts';

/** Positions and views of battles of a campaign: all that is new in them is written, read, shown and looked at. */

const CAMPAIGN = {
  rules: 'rebellion-in-the-rim',
  assault: 1,
  objectives: ['nebula-outskirts'],
  base: true,
  own: 0,
  exchange: true,
};
const full = (): Table =>
  lay({
    units: [
      ship('cr90-corvette-a', 0, 500, 300, 0, { scarred: true, veteran: 'spent', victor: true, retreats: true }),
      ship('cr90-corvette-a', 1, 1500, 700, 180, { veteran: 'ready' }),
      ship('nebulon-b-escort-frigate', 0, 0, 0, 0, { status: 'retreated' }),
      squadron('tie-fighter-squadron', 1, 900, 500, { joined: true, scarred: true }),
    ],
    round: 4,
    campaign: CAMPAIGN,
  });
const place = (position: Json) => armada.place({ position, seed: 'x', dice: {}, decks: {} });
const fault = (position: object) => {
  const placed = place(JSON.parse(JSON.stringify(position)));
  if (placed.ok) throw new Error('it was not refused');
  return placed.fault.message.text;
};

describe('the position of a battle of a campaign', () => {
  it('keeps every mark and what was laid down for the battle', () => {
    const { state } = full();
    const again = place(positionOf({ state }));
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect(again.value.campaign).toEqual(CAMPAIGN);
    expect(again.value.units).toEqual(state.units);
    expect(armada.clone(state)).toEqual(state);
  });
  it('lies open for everybody', () => {
    const { state } = full();
    for (const seat of [0, 1, 'nobody'] as const) {
      const seen = view(state, seat);
      expect(seen.campaign).toEqual(CAMPAIGN);
      expect(seen.units[0]).toMatchObject({ scarred: true, veteran: 'spent', victor: true, retreats: true });
      expect(seen.units[3]).toMatchObject({ joined: true, scarred: true });
      expect(armada.imagine(seen, 0).units.map((u) => u.status)).toEqual(['play', 'play', 'retreated', 'play']);
    }
  });
  it('cannot hold marks without a campaign, plain veterans or squadrons that have retreated', () => {
    const one = (more: object, rest: object = { campaign: CAMPAIGN }) => {
      const tie = { squadron: 'tie-fighter-squadron', seat: 0, x: 900, y: 500, ...more };
      const ships = [0, 1].map((seat) => ({ ship: 'cr90-corvette-a', seat, x: 300, y: 200 + 500 * seat }));
      return { units: [tie, ...ships], ...rest };
    };
    expect(fault(one({ scarred: true }, {}))).toBe('ar.wrong.marks');
    expect(fault(one({ veteran: 'ready' }))).toBe('ar.wrong.veteran');
    expect(fault(one({ x: undefined, y: undefined, status: 'retreated' }))).toBe('ar.wrong.retreat');
    expect(fault(one({}, { campaign: { assault: 0, objectives: ['nowhere'] } }))).toBe('ar.noSuchObjective');
    const [{ ship: card }] = [{ ship: 'cr90-corvette-a' }];
    const waits = {
      units: [{ ship: card, status: 'aside', asideBy: '1:profundity', retreats: true }, ...one({}).units],
    };
    expect(['ar.wrong.retreat', 'ar.wrong.asideBy']).toContain(fault({ ...waits, campaign: CAMPAIGN }));
  });
});
