import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm, VADER } from '../../troops.ts';

const blanks = Array(12).fill('blank');

describe('Ataru Mastery', () => {
  const yoda = (more: Spec = {}) => unit('yoda', 0, 400, 400, more);
  it('two attack actions, not three; each brings a dodge token', () => {
    const t = lay({
      units: [yoda(), storm(400 + apart(0), 400), storm(1700, 800)],
      active: { unit: 0, actions: 3 },
      red: blanks,
      black: blanks,
      white: blanks,
    }).fight();
    expect(t.until('action').tokens(0, 'dodge')).toBe(1);
    t.fight();
    expect(t.until('action').tokens(0, 'dodge')).toBe(2);
    expect(t.options()).not.toContain('attack');
  });
  it('an aim token for every attack on it, and surges come back for a dodge token', () => {
    const attack = (dodge: number) =>
      lay({
        units: [storm(560, 400, { ...alone(4) }), yoda(holding('dodge', dodge)), rebels(1700, 800)],
        active: 0,
        white: ['crit'],
        redDefence: ['surge', ...blanks],
        whiteDefence: ['surge', ...blanks],
      }).fight({ dodge: 'dodge' });
    const t = attack(1);
    expect(t.tokens(1, 'aim')).toBe(1);
    expect(t.unit(0).status).toBe('defeated');
    expect(attack(0).unit(0).status).toBe('play');
  });
});

describe('Djem So Mastery', () => {
  const anakin = (dodge: number, faces: readonly string[]) =>
    lay({
      units: [
        rebels(560, 400, alone(4)),
        unit('anakin-skywalker-the-chosen-one', 1, 400, 400, holding('dodge', dodge)),
        storm(1700, 800),
      ],
      active: 0,
      black: faces as never,
      redDefence: ['block'],
    }).fight({ dodge: 'dodge' });
  it('a dodge token and a cancelled hit: the attacker suffers a wound', () => {
    expect(anakin(1, ['hit']).unit(0).status).toBe('defeated');
    expect(anakin(0, ['hit']).unit(0).status).toBe('play');
  });
  it('nothing is cancelled of a critical hit', () => {
    expect(anakin(1, ['crit']).unit(0).status).toBe('play');
  });
});

describe('Juyo Mastery', () => {
  const maul = (wounds: number) =>
    lay({
      units: [unit('maul-impatient-apprentice', 1, 400, 400, { wounds, order: 'faceup' }), rebels(1500, 800)],
      priority: 1,
    }).until('action', { activate: '0' });
  it('while it is wounded one action more', () => {
    expect(maul(0).state.turn!.actions).toBe(2);
    expect(maul(1).state.turn!.actions).toBe(3);
  });
  it('but two move actions at most', () => {
    const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
    const t = maul(1).take('move', way).until('action').take('move', way).until('action');
    expect(t.state.turn!.actions).toBe(1);
    expect(t.options()).not.toContain('move');
    t.refuses('move', 'LE-SCHLUESSELWOERTER-03');
  });
});

describe('Makashi Mastery', () => {
  const dooku = (use: boolean) =>
    lay({
      units: [unit('count-dooku', 1, 400, 400), unit('luke-skywalker-jedi-knight', 0, 400 + apart(0), 400)],
      active: 0,
      red: ['crit', 'crit', ...blanks],
      redDefence: Array(6).fill('block'),
    }).fight({
      'window:attack.declared': use ? '0:makashi-mastery' : 'pass',
      'window:defence.modify': (a) => ('options' in a ? a.options[0]!.id : 'pass'),
    });
  it('a point of Pierce, and nobody is immune to the rest', () => {
    expect(dooku(true).result).toMatchObject({ crits: 2, blocks: 1, wounds: 1 });
    expect(dooku(false).result).toMatchObject({ crits: 2, blocks: 2, wounds: 0 });
  });
});

describe('Duelist', () => {
  const wookiees = 'wookiee-warriors-freedom-fighters';
  it('an aim token that is spent in melee pierces', () => {
    const fight = (aim: number) =>
      lay({
        units: [
          unit(wookiees, 0, 400, 400, { ...alone(3), ...holding('aim', aim) }),
          storm(400 + apart(0), 400, alone(4)),
          storm(1700, 800),
        ],
        active: 0,
        red: blanks,
        black: ['crit', ...blanks],
        white: blanks,
        redDefence: ['block'],
      }).fight({ 'window:attack.reroll': '0:aim', aim: [], 'window:defence.modify': '0:pierce' }).result.wounds;
    expect(fight(1)).toBe(1);
    expect(fight(0)).toBe(0);
  });
  it('a dodge token that is spent in melee keeps from being pierced', () => {
    const fight = (dodge: number) =>
      lay({
        units: [
          unit(VADER, 1, 400, 400),
          unit(wookiees, 0, 400 + 13.5 + unitOf(wookiees, '1.2').base.width / 2, 400, {
            ...alone(3),
            ...holding('dodge', dodge),
          }),
        ],
        active: 0,
        red: ['crit', ...blanks],
        whiteDefence: ['block'],
        redDefence: ['block'],
      });
    const t = fight(1);
    const seen = t.fight({
      dodge: 'dodge',
      'window:defence.modify': (a) => ('options' in a ? a.options[0]!.id : 'pass'),
    });
    expect(seen.result.wounds).toBe(0);
    expect(
      fight(0).fight({ 'window:defence.modify': (a) => ('options' in a ? a.options[0]!.id : 'pass') }).result.wounds,
    ).toBe(1);
  });
});

describe('Outmaneuver', () => {
  it('a dodge token cancels a critical hit', () => {
    const shot = (card: string) =>
      lay({
        units: [storm(400, 400, alone(4)), unit(card, 0, 640, 400, { degrees: 270, ...holding('dodge') })],
        active: 0,
        white: ['crit'],
        redDefence: ['blank'],
      }).fight({ dodge: 'crit' });
    const t = shot('tx-130-saber-class-fighter-tank');
    expect(t.tokens(1, 'dodge')).toBe(0);
    expect(t.result.crits).toBe(0);
    expect(shot('at-rt-rebel').result.crits).toBe(1);
  });
});

describe('Immune: Deflect', () => {
  it('keeps a master of Soresu from wounding the attacker, not from blocking', () => {
    const shot = (attacker: Spec) =>
      lay({
        units: [attacker, unit('obi-wan-kenobi', 0, 600, 400, holding('dodge', 1))],
        active: 0,
        red: ['hit', 'hit'],
        black: ['hit', 'hit', 'hit', 'hit'],
        white: ['hit', 'hit', 'hit', 'hit'],
        redDefence: Array(8).fill('surge'),
      }).fight({ dodge: 'dodge' });
    const immune = shot(unit('droidekas', 1, 400, 400, { ...alone(2), degrees: 90 }));
    expect([immune.events('wounded').filter((e) => e.unit === 0).length, immune.result.wounds]).toEqual([0, 0]);
    expect(shot(storm(400, 400)).wounds(0)).toBeGreaterThan(0);
  });
});

describe('Soresu Mastery as a guard', () => {
  const obiWan = (dodge: number) =>
    lay({
      units: [
        storm(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'] }),
        unit('phase-i-clone-troopers', 0, 560, 400, alone(4)),
        unit('obi-wan-kenobi', 0, 600, 430, holding('dodge', dodge)),
      ],
      active: 0,
      white: ['hit', 'hit'],
      redDefence: ['surge', 'surge'],
    }).fight({ 'window:attack.modify': '2:guardian', 'card-number': '2', may: 'yes' });
  it('[LC-SORESU-MEISTERSCHAFT-01] a dodge token makes surges of the guard blocks', () => {
    expect(obiWan(1).wounds(2)).toBe(0);
    expect(obiWan(1).tokens(2, 'dodge')).toBe(0);
    expect(obiWan(0).wounds(2)).toBe(2);
  });
  it('[LC-SORESU-MEISTERSCHAFT-02] and each of them wounds the attacker', () => {
    expect(obiWan(1).wounds(0) - obiWan(0).wounds(0)).toBe(2);
  });
});

describe('without an attack', () => {
  it('nothing is pierced, and nobody is immune to it', () => {
    const t = lay({ units: [unit('wookiee-warriors-noble-fighters', 0, 400, 400), storm(1500, 700)], active: 0 });
    const of = (keyword: 'pierce' | 'immune-pierce') => keywordOf(t.g, t.unit(0), keyword);
    expect([of('pierce'), of('immune-pierce')]).toEqual([0, 0]);
  });
});
