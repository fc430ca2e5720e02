import { describe, expect, it } from 'vitest';
import {
  asideBehind,
  besideHead,
  isAround,
  isTalk,
  nearest,
  partsOf,
  spokenTotal,
  withoutReckoning,
} from '../../src/list/index.ts';

describe('what stands around a list', () => {
  it('sentences and what leads to a list are told from names, in both languages', () => {
    for (const line of [
      'I think it was the best list that I have ever flown',
      'Ich habe damit schon zwei Turniere gespielt und es war sehr knapp',
      'Nobody expected the three of them in one corner.',
      'So sieht die Liste von Sonntag aus:',
      'Here is the fleet:',
    ])
      expect(isAround(line), line).toBe(true);
    for (const line of [
      'Darth Vader + Predator + Engine Upgrade',
      '2x Rebel Troopers with Z-6 Trooper and Environmental Gear',
      'Imperial II-class Star Destroyer (120): Gunnery Team, Leading Shots',
      'Stay on Target',
    ])
      expect(isAround(line), line).toBe(false);
  });

  it('a sentence that only ends like one is no talk that a list may not stand in', () => {
    expect(isTalk('General Veers, two Snowtroopers and an AT-ST with General Weiss.')).toBe(false);
  });

  it('a total may be said in words, and only a total', () => {
    for (const [line, points] of [
      ['For a total of 97pts.', 97],
      ['Genau 100 Punkte', 100],
      ['397 Points', 397],
      ['Total 121', 121],
      ['— 134 points of glory', 134],
    ] as const)
      expect(spokenTotal(line), line).toBe(points);
    for (const line of [
      'Howlrunner 18 points',
      'Academy Pilot 12',
      '2 points',
      'Red Squadron 100 points of pride and more',
    ])
      expect(spokenTotal(line), line).toBeUndefined();
  });

  it('two dashes part a list from what somebody thinks of it, one does not', () => {
    expect(asideBehind('A, B -- my first try')).toEqual({ rest: 'A, B', aside: 'my first try' });
    expect(asideBehind('A - B')).toEqual({ rest: 'A - B' });
  });
});

describe('names', () => {
  it('a first name of three letters is near a name, a little word and two letters are not', () => {
    const known = [{ name: 'Han Solo' }, { name: 'Boba Fett' }, { name: 'Draw the Line' }];
    expect(nearest('Han', known)).toEqual(['Han Solo']);
    expect(nearest('the', known)).toEqual([]);
    expect(nearest('Ha', known)).toEqual([]);
  });

  it('two names of one card are one', () => {
    expect(
      nearest('Ryad', [
        { name: 'Countess Ryad', of: 'r' },
        { name: 'Gräfin Ryad', of: 'r' },
      ]),
    ).toEqual(['Countess Ryad']);
  });

  it('a slash parts names where one of both is one, and belongs to a misspelt name otherwise', () => {
    const isName = (words: string) => ['Mo/Dk Power Harpoon', 'Predator', 'Expose'].includes(words);
    expect(partsOf('Mo/Dx Power Harpoon', isName)).toEqual(['Mo/Dx Power Harpoon']);
    expect(partsOf('Predator/Exposed', isName)).toEqual(['Predator', 'Exposed']);
  });

  it('a card may stand behind a ship with nothing but a blank between, if the whole of it is one', () => {
    const isShip = (words: string) => words === 'CR90A';
    const isCard = (words: string) => words === 'Tantive IV';
    expect(besideHead('CR90A Tantive IV', isShip, isCard)).toEqual({ head: 'CR90A', tail: 'Tantive IV' });
    expect(besideHead('CR90A Tantive V', isShip, isCard)).toBeUndefined();
  });

  it('a reckoning keeps its sum and how many, in brackets too', () => {
    expect(withoutReckoning('Walker 55 + 35 = 90 x 2 = 180')).toBe('2x Walker = 180');
    expect(withoutReckoning('Troopers (40 + 22 = 62)')).toBe('Troopers (62)');
    expect(withoutReckoning('Troopers (40 + 22)')).toBe('Troopers (40 + 22)');
  });
});
