import { describe, expect, it } from 'vitest';
import { isNamed } from '../../src/cards/named.ts';
import { unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { storm } from '../troops.ts';

describe('whom a keyword names', () => {
  it('rank, faction, band and type together', () => {
    const t = lay26({
      units: [
        unit('ewok-skirmishers', 0, 300, 300),
        unit('rook-kast', 0, 500, 500),
        unit('gar-saxon-head-of-clan-saxon', 0, 300, 600),
        unit('stap-riders', 1, 900, 300, { degrees: 0 }),
        storm(1500, 700),
      ],
    });
    const whom = (name: string) => [0, 1, 2, 3, 4].filter((id) => isNamed(t.g, t.unit(id), [name]));
    expect(whom('Ewok Trooper')).toEqual([0]);
    expect(whom('Clan Saxon Commander')).toEqual([2]);
    expect(whom('Clan Saxon Unit')).toEqual([1, 2]);
    expect(whom('Vehicle')).toEqual([3]);
    expect(whom('Empire Trooper')).toEqual([4]);
    expect(whom('Corps Trooper Unit')).toEqual([0, 4]);
    expect(whom('Non-Republic Unit')).toEqual([0, 1, 2, 3, 4]);
    expect(whom('Special Forces')).toEqual([]);
    expect(whom('Nonsense')).toEqual([]);
  });
});
