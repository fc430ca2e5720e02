import { describe, expect, it } from 'vitest';
import { dialOf, findShip, PILOTS, SHIPS, ship as shipType } from '../../src/data/index.ts';
import type { Action, Manoeuvre } from '../../src/data/types.ts';
import { FACT_SHEET } from './fact-sheet.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  F: 'focus',
  TL: 'targetlock',
  E: 'evade',
  BR: 'barrelroll',
  B: 'boost',
  C: 'cloak',
  SL: 'slam',
  CO: 'coordinate',
  J: 'jam',
  RE: 'reinforce',
  RC: 'recover',
  RL: 'reload',
  RA: 'rotatearc',
};

/** Letter of the fact sheet to bearing and whether it has sides. */
const BEARINGS: Readonly<Record<string, readonly [Manoeuvre['bearing'], boolean]>> = {
  T: ['turn', true],
  B: ['bank', true],
  S: ['straight', false],
  K: ['koiogran', false],
  L: ['segnor', true],
  R: ['tallon', true],
  O: ['stationary', false],
  rB: ['reversebank', true],
  rS: ['reversestraight', false],
};

const COLOURS: Readonly<Record<string, string>> = { '+': 'green', '-': 'red', '': 'white' };

/** '2: Tl+ B(1)' becomes 'turn left 2 green', 'bank left 2 white +1', ... in sorted order. */
function readSheet(dial: string): readonly string[] {
  const moves = dial.split(' / ').flatMap((row) => {
    const [speed, list] = row.split(': ') as [string, string];
    return list.split(' ').flatMap((cell) => {
      const [, letter, side, colour, energy] = /^(rB|rS|[TBSKLRO])([lr]?)([+-]?)(?:\((\d)\))?$/.exec(cell)!;
      const [bearing, sided] = BEARINGS[letter!]!;
      const sides = !sided ? ['-'] : side === 'l' ? ['left'] : side === 'r' ? ['right'] : ['left', 'right'];
      return sides.map((one) => `${bearing} ${one} ${speed} ${COLOURS[colour!]} ${energy ?? '-'}`);
    });
  });
  return moves.sort();
}

const spoken = (move: Manoeuvre): string =>
  `${move.bearing} ${move.side ?? '-'} ${move.speed} ${move.difficulty} ${move.energy ?? '-'}`;

describe('ships', () => {
  it('are 36 small, 13 large and 7 huge sections, each listed once', () => {
    const count = (size: string) => SHIPS.filter((ship) => ship.size === size).length;
    expect([count('small'), count('large'), count('huge')]).toEqual([36, 13, 7]);
    expect(new Set(SHIPS.map((ship) => ship.id)).size).toBe(56);
  });

  it.each(FACT_SHEET)('%s has the values and the dial of the fact sheet', (id, stats, actions, dial, pilots) => {
    const ship = shipType(id);
    const [values, energy] = stats.split(' E');
    expect([ship.attack, ship.agility, ship.hull, ship.shields].join('/')).toBe(values!.replace('-', '0'));
    expect(ship.energy).toBe(energy === undefined ? undefined : Number(energy));
    expect([...ship.actions].sort()).toEqual(
      actions
        .split(' ')
        .map((code) => ACTIONS[code]!)
        .sort(),
    );
    expect(dialOf(id).map(spoken).sort()).toEqual(readSheet(dial));
    expect(PILOTS.filter((pilot) => pilot.ship === id)).toHaveLength(pilots);
  });

  it('[XW-PRIMAERWAFFE-GESCHUETZTURM-01] [XW-ZUSATZFEUERWINKEL-01] mark turret primaries and auxiliary arcs', () => {
    const having = (arc: string) => SHIPS.filter((ship) => ship.arcs.some((one) => one === arc)).map((ship) => ship.id);
    expect(having('turret').sort()).toEqual(
      ['yt1300', 'yt2400', 'vt49decimator', 'kwing', 'jumpmaster5000', 'bsf17bomber', 'cr90corvettefore'].sort(),
    );
    expect(having('auxiliaryrear').sort()).toEqual(
      ['firespray31', 'arc170', 'tiesffighter', 'sheathipedeclassshuttle'].sort(),
    );
    expect(having('auxiliary180').sort()).toEqual(['auzituckgunship', 'yv666']);
    expect(having('mobile')).toEqual(['lancerclasspursuitcraft']);
    expect(having('bullseye')).toEqual(['m12lkimogilafighter']);
    expect(having('specialrear')).toEqual(['vcx100']);
  });

  it('all but huge ones have a front arc and a primary weapon', () => {
    for (const ship of SHIPS.filter((one) => one.size !== 'huge')) {
      expect([ship.id, ship.arcs[0], ship.attack > 0]).toEqual([ship.id, 'front', true]);
    }
  });

  it('only huge ones are marked for epic play', () => {
    for (const ship of SHIPS) expect([ship.id, ship.epic === true]).toEqual([ship.id, ship.size === 'huge']);
  });

  it('fly for exactly the factions of their pilot cards', () => {
    for (const ship of SHIPS) {
      const flown = new Set(PILOTS.filter((pilot) => pilot.ship === ship.id).map((pilot) => pilot.faction));
      expect([ship.id, ...[...flown].sort()]).toEqual([ship.id, ...[...ship.factions].sort()]);
    }
  });

  it('answer nothing for an unknown id, or throw where it must be known', () => {
    expect(findShip('deathstar')).toBeUndefined();
    expect(() => shipType('deathstar')).toThrow('deathstar');
    expect(() => dialOf('deathstar')).toThrow('deathstar');
  });
});
