import { data } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { find, isSlipOf } from '../../../src/table-ui/builder/search.ts';

const pilotCard = (pilot: data.Pilot, says?: string) => ({
  id: pilot.id,
  names: [pilot.name, data.ship(pilot.ship).name],
  says,
});
const everyPilot = data.PILOTS.map((pilot) => pilotCard(pilot));
const found = (search: string) => find(search, everyPilot).map(({ id }) => id);

describe('search', () => {
  const howlrunner = pilotCard(data.pilot('imperial', 'tiefighter', 'howlrunner'), 'Reroll 1 attack die.');

  it.each([
    'howl',
    'KREISCHLÄUFER',
    'kreischlaufer',
    'kreischlaeufer',
    '',
    ' ',
    'tie fighter',
    'läufer jäger',
    'reroll',
  ])('finds Howlrunner by “%s”', (search) => expect(find(search, [howlrunner])).toEqual([howlrunner]));

  it.each(['wedge', 'howl xwing', 'howl evade'])('does not find Howlrunner by “%s”', (search) =>
    expect(find(search, [howlrunner])).toEqual([]),
  );

  it.each([
    ['wegde', 'wedgeantilles'],
    ['wegde antiles', 'wedgeantilles'],
    ['vadr', 'darthvader'],
    ['sontir', 'soontirfel'],
    ['kreischlaufr', 'howlrunner'],
  ])('forgives a slip in a name: %s', (search, id) => expect(found(search)).toContain(id));

  it('forgives none where what was typed exists', () => {
    const [duke, luke] = [
      { names: [{ en: 'Duke' }], says: undefined },
      { names: [{ en: 'Luke' }], says: undefined },
    ];
    expect(find('luke', [duke, luke])).toEqual([luke]);
    expect(find('nuke', [duke, luke])).toEqual([duke, luke]);
  });

  it('forgives none in what a card does', () => {
    expect(find('rerol', [howlrunner])).toEqual([howlrunner]); // the beginning of a word is no slip
    expect(find('rerlol', [howlrunner])).toEqual([]);
  });

  it('whoever is called so comes before whoever does so', () => {
    const doing = { names: [{ en: 'A' }], says: 'Vader is named here.' };
    const called = { names: [{ en: 'Darth Vader' }], says: '' };
    expect(find('vader', [doing, called])).toEqual([called, doing]);
  });
});

describe('a slip', () => {
  it.each(['wege', 'weddge', 'wadge', 'wegde', 'ewdge', 'wedeg', 'wedg', 'wedges', 'edge', 'vedge'])(
    'is one letter or two that changed places: %s',
    (typed) => expect(isSlipOf(typed, 'wedge')).toBe(true),
  );
  it.each(['wde', 'weg', 'wagde', 'gedwe', 'wedgess', 'weeeedge', 'dgewe', 'widgo'])(
    'is no more than that: %s',
    (typed) => expect(isSlipOf(typed, 'wedge')).toBe(false),
  );
  it('is none in a short word', () => {
    expect(isSlipOf('hun', 'han')).toBe(false);
    expect(isSlipOf('hann', 'han')).toBe(false);
  });
});
