import type { SektorView } from '@holotisch/campaign/sektor';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../src/games/sektor/map.ts';
import { campaign } from '../campaign/played.ts';

const begun = async () => (await campaign('sektor')).viewOf as (seat: number) => SektorView;
const placeIn = (view: SektorView, id: string) => mapOf(view, 'en').places.find((one) => one.id === id)!;
const changed = (view: SektorView, id: string, change: Partial<SektorView['sites'][string]>): SektorView => ({
  ...view,
  sites: { ...view.sites, [id]: { ...view.sites[id]!, ...change } },
});

describe('a place of the sector', () => {
  it('says what it is fought over as, and bears what has happened there', async () => {
    const view = (await begun())(0);
    expect(placeIn(view, 'karsholm')).toMatchObject({ hold: 'base', marks: [], fought: { as: 'troops' } });
    expect(placeIn(view, 'tarn')).toMatchObject({ hold: null, fought: { as: 'fleets' } });
    expect(placeIn(view, 'auge')).toMatchObject({ owner: null, fought: { as: 'fighters' } });
    const marks = (change: Parameters<typeof changed>[2]) => placeIn(changed(view, 'brand', change), 'brand').marks;
    expect(marks({ damage: 1 })).toEqual(['scarred']);
    expect(marks({ damage: 2, owner: 0 })).toEqual(['destroyed', 'captured']);
    expect(marks({ dug: { shown: true } })).toEqual(['dug']);
    // What was nobody's is not taken from anybody.
    expect(placeIn(changed(view, 'auge', { owner: 1 }), 'auge').marks).toEqual([]);
  });

  it('keeps positions of the other team to those who have dug them', async () => {
    const { match, viewOf } = await campaign('sektor');
    expect(match.decide(0, 'dig:wacht')).toBeUndefined();
    expect(match.decide(1, 'rest')).toBeUndefined();
    const [own, enemy] = [0, 1].map((seat) => placeIn(viewOf(seat), 'wacht'));
    expect(own!.marks).toEqual(['dug']);
    expect(enemy!.marks).toEqual([]);
    expect(enemy!.facts.map(({ value }) => value)).toContain('unknown');
    expect(own!.facts.map(({ value }) => value)).toContain('dug; the enemy does not know');
  });
});

describe('two teams that want the same place', () => {
  it('meet there: the second one does not open another front', async () => {
    const view = (await begun())(0);
    const front = {
      place: 'auge',
      attack: 0,
      defence: 1,
      covered: [false, false],
      winner: null,
      report: null,
    } as const;
    const both: SektorView = { ...view, fronts: [front] };
    expect(mapOf(both, 'en').assaults).toMatchObject([{ assault: 0, defence: 1, winner: null }]);
  });
});
