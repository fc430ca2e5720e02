import { describe, expect, it } from 'vitest';
import { fitsShipType, SHIPS } from '../../src/data/index.ts';

const fitting = (wording: string) =>
  SHIPS.filter((ship) => fitsShipType(wording, ship.name.en))
    .map((ship) => ship.id)
    .sort();

describe('ship-type restrictions', () => {
  it('[XW-AUFWERTUNGSKARTEN-09] a type fits if its name holds every word of the wording', () => {
    expect(fitting('X-wing')).toEqual(['t70xwing', 'xwing']);
    expect(fitting('TIE')).toHaveLength(14);
    expect(fitting('TIE Advanced')).toEqual(['tieadvanced']);
    expect(fitting('A-wing')).toEqual(['awing']);
    expect(fitting('Aggressor')).toEqual(['aggressor', 'tieaggressor']);
    expect(fitting('GR-75')).toEqual(['gr75mediumtransport']);
    expect(fitting('T-70 X-wing')).toEqual(['t70xwing']);
  });

  it('[XW-AUFWERTUNGSKARTEN-10] a TIE/fo-Jäger may carry what is for a TIE-Jäger', () => {
    expect(fitsShipType('TIE-Jäger', 'TIE/fo-Jäger')).toBe(true);
    expect(fitting('TIE Fighter')).toEqual(['tiefighter', 'tiefofighter', 'tiesffighter']);
  });

  it('[XW-AUFWERTUNGSKARTEN-11] [XW-AUFWERTUNGSKARTEN-12] Jäger and Fighter, Flügler and Wing are one word', () => {
    expect(fitsShipType('TIE-Fighter', 'TIE-Jäger')).toBe(true);
    expect(fitsShipType('TIE-Jäger', 'TIE-Fighter')).toBe(true);
    expect(fitsShipType('X-Flügler', 'X-Wing')).toBe(true);
    expect(fitsShipType('X-Wing', 'T-70-X-Flügler')).toBe(true);
  });

  it('never matches a part of a word', () => {
    expect(fitsShipType('TIE-Jäger', 'TIE-Abfangjäger')).toBe(false);
    expect(fitsShipType('Viper', 'StarViper')).toBe(false);
    expect(fitsShipType('T-70 X-wing', 'X-wing')).toBe(false);
  });
});
