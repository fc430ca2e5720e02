import { describe, expect, it } from 'vitest';
import { lay26 } from '../../edition26/table26.ts';
import { apart, type Script, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

/** Guards and forms of lightsaber combat in 2.6. */

const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
const OBI = 'obi-wan-kenobi';
const CHEWIE = 'chewbacca-walking-carpet';

/** Stormtroopers hit rebels four times; somebody beside them takes three of it. */
const guarded = (guard: Spec, faces: Partial<TableSpec>, script: Script = {}) =>
  lay26({
    units: [storm(400, 400), rebels(600, 400, alone(4)), guard],
    active: 0,
    white: blanks('hit'),
    black: blanks('hit'),
    red: blanks('hit'),
    whiteDefence: blanks('blank'),
    ...faces,
  }).fight({ defender: '1', 'window:attack.modify': '2:guardian', 'card-number': '3', ...script });
const beside = (card: string, more: Spec = {}) => unit(card, 0, 600, 480, more);

describe('Guardian in 2.6', () => {
  it('who deflects does so as a guard: surges are blocks, and any of them wounds the attacker once', () => {
    const t = guarded(beside(OBI), { redDefence: ['surge', 'surge', 'blank'] });
    expect([t.wounds(2), t.wounds(0)]).toEqual([1, 1]);
    const none = guarded(beside(OBI), { redDefence: ['block', 'block', 'blank'] });
    expect([none.wounds(2), none.wounds(0)]).toEqual([1, 0]);
  });
  it('Soresu Mastery: for a dodge token the guard rolls all its dice again, and what was rolled first counts for nothing', () => {
    const dice = { redDefence: ['surge', 'blank', 'blank', 'block', 'block', 'blank'] } as const;
    const t = guarded(beside(OBI, { tokens: { dodge: 1 } }), dice, { may: 'yes' });
    expect([t.wounds(2), t.wounds(0), t.tokens(2, 'dodge')]).toEqual([1, 0, 0]);
    const kept = guarded(beside(OBI, { tokens: { dodge: 1 } }), dice, { may: 'no' });
    expect([kept.wounds(2), kept.wounds(0), kept.tokens(2, 'dodge')]).toEqual([2, 1, 1]);
  });
  it('surge tokens of the guard turn its surges into blocks, as many as it likes', () => {
    const chewie = beside(CHEWIE, { tokens: { surge: 2 } });
    const dice = { whiteDefence: ['surge', 'surge', 'surge'] } as const;
    const spent = guarded(chewie, dice, {
      'card-number': (a) => (JSON.stringify(a).includes('guard-surges') ? '2' : '3'),
    });
    expect([spent.wounds(2), spent.tokens(2, 'surge')]).toEqual([1, 0]);
    const saved = guarded(chewie, dice, {
      'card-number': (a) => (JSON.stringify(a).includes('guard-surges') ? '0' : '3'),
    });
    expect([saved.wounds(2), saved.tokens(2, 'surge')]).toEqual([3, 2]);
  });
});

describe('Djem So Mastery in 2.6', () => {
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  const struck = (gap: number, black: readonly ('hit' | 'blank')[]) => {
    const t = lay26({
      units: [unit(VADER, 1, 400, 400), unit(ANAKIN, 0, 400 + apart(gap), 400)],
      active: 0,
      red: [...black, ...blanks('hit')],
      redDefence: blanks('block'),
    });
    return t.fight().wounds(0);
  };
  it('a blank of whoever strikes at him in melee wounds the striker; no dodge is asked for', () => {
    expect([struck(0, ['blank']), struck(0, ['hit'])]).toEqual([1, 0]);
  });
  it('not at range', () => {
    const t = lay26({
      units: [storm(400, 400), unit(ANAKIN, 0, 600, 400)],
      active: 0,
      white: blanks('blank'),
      black: blanks('blank'),
      red: blanks('blank'),
    });
    expect(t.fight().wounds(0)).toBe(0);
  });
});

describe('Ataru Mastery in 2.6', () => {
  it('wounds nobody by itself: only Deflect does, once', () => {
    const t = lay26({
      units: [storm(400, 400), unit('yoda', 0, 600, 400, { tokens: { dodge: 1 } })],
      active: 0,
      white: blanks('hit'),
      black: blanks('hit'),
      red: blanks('hit'),
      redDefence: ['surge', 'surge', ...blanks('block')],
    }).fight({ dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), t.wounds(0)]).toEqual([0, 1]);
    expect(t.tokens(1, 'aim')).toBe(1);
  });
});
