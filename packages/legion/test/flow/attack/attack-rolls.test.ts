import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

describe('droids', () => {
  it('[LC-NIEDERHALTEN-MARKER-02] suppression gives droid troopers no cover', () => {
    const t = lay({
      units: [rebels(400, 400), unit('b1-battle-droids', 1, 560, 400, { tokens: { suppression: 2 } })],
      active: 0,
    });
    expect(t.fight().cover).toBe(0);
  });
});

describe('dice', () => {
  it('[LE-ZIELEN-08] [LE-ZIELEN-09] two tokens one after the other, the same die twice; never more than two dice a token', () => {
    const t = lay({
      units: [rebels(400, 400, { tokens: { aim: 2 } }), storm(520, 400)],
      active: 0,
      black: ['blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
      redDefence: ['block', 'block'],
    });
    t.until('action').take('attack').until('aim', { 'window:attack.reroll': '0:aim' });
    expect(t.match.check(0, ['0', '1', '2'])).toBeDefined();
    t.take(['0', '1']);
    expect(t.events('dice')).toMatchObject([{ how: 'rerolled', at: [0, 1] }]);
    expect(t.open).toEqual(['0 window:attack.reroll']);
    t.take('0:aim', ['0']);
    t.until('action');
    expect(t.result.hits).toBe(2);
  });
  it('[LC-AKTION-ZIELEN-02] [LE-ANGRIFF-21] the player may also let the dice lie', () => {
    const t = lay({ units: [rebels(400, 400, { tokens: { aim: 1 } }), storm(520, 400)], active: 0 });
    t.fight();
    expect(t.tokens(0, 'aim')).toBe(1);
  });
  it('[LE-ANGRIFF-20] [LE-ANGRIFF-31] [LE-ANGRIFF-32] a critical hit wounds once like any hit, and more blocks than hits do nothing', () => {
    const t = lay({
      units: [rebels(400, 400), storm(520, 400)],
      active: 0,
      black: ['crit', 'crit', 'blank', 'blank'],
      redDefence: ['block', 'blank'],
    }).fight();
    expect(t.events('rolled')[0]!.dice).toHaveLength(4);
    expect(t.result.wounds).toBe(1);
    const none = lay({
      units: [rebels(400, 400), storm(520, 400)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
    });
    expect(none.fight().result.wounds).toBe(0);
  });
  it('[LE-ANGRIFF-24] neither dodge nor cover stops a critical hit', () => {
    const t = lay({
      units: [rebels(400, 400), storm(520, 400, { tokens: { suppression: 1, dodge: 1 } })],
      active: 0,
      black: ['crit', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
    });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ crits: 1, wounds: 1 });
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
  it('[LE-ENERGIE-01] [LE-ENERGIE-02] stormtroopers turn attack surges into hits', () => {
    const t = lay({
      units: [storm(400, 400), rebels(520, 400)],
      active: 0,
      white: ['surge', 'blank', 'blank', 'blank'],
      whiteDefence: ['blank'],
    });
    expect(t.fight().result).toMatchObject({ hits: 1, crits: 0 });
  });
});

describe('sight and range of attacks', () => {
  const HAN = 'han-solo-unorthodox-general';
  it('[LE-ANGRIFF-11] [LC-DER-ANGRIFFSPOOL-02] [LE-ANGRIFF-10] everybody who sees somebody brings his weapon', () => {
    const t = lay({ units: [rebels(400, 400), storm(400 + apart(2 * SEGMENT), 400)], active: 0 });
    t.fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: 'unit:a-280-blaster-rifle', minis: 4 }]);
  });
  it('[LE-KARTENAKTIONEN-07] [LE-AKTIONEN-15] an attack that is no action triggers nothing that follows actions', () => {
    // Han's second shot would trigger Gunslinger again if it were an attack action.
    const t = lay({
      units: [unit(HAN, 0, 400, 400), storm(520, 400), storm(400, 520), storm(520, 520)],
      active: 0,
      red: ['blank', 'blank', 'blank', 'blank'],
      black: ['blank', 'blank', 'blank', 'blank'],
    });
    t.fight({ defender: '1' });
    t.until('action', { 'window:action.after': '0:gunslinger', defender: '2' });
    expect(t.events('attack')).toHaveLength(2);
  });
  it('[LE-ANGRIFF-04] [LC-AKTION-ANGRIFF-02] Vader has no ranged weapon: from afar he has nobody to attack', () => {
    const t = lay({ units: [unit(VADER, 1, 400, 400), rebels(520, 400)], active: 0 });
    expect(t.until('action').barred('attack')).toEqual(['LE-ANGRIFF-05', 'LE-NAHKAMPF-05', 'LE-ANGRIFF-08']);
  });
});

describe('defence dice', () => {
  it('[LE-ANGRIFF-27] [LE-ANGRIFF-29] [LE-ENERGIE-05] the card’s colour; surges block for who has it on the chart, and are blank otherwise', () => {
    const hit = (enemy: Spec, dice: object) =>
      lay({
        units: [enemy['seat'] === 1 ? rebels(400, 400, alone(4)) : storm(400, 400, alone(4)), enemy],
        active: 0,
        ...dice,
      }).fight();
    // Rebel troopers: white dice, surges block.
    const rebel = hit(rebels(520, 400), { white: ['hit'], whiteDefence: ['surge'] });
    expect(rebel.result).toMatchObject({ blocks: 1, wounds: 0 });
    const trooper = hit(storm(520, 400), { black: ['hit'], redDefence: ['surge'] });
    expect(trooper.result).toMatchObject({ blocks: 0, wounds: 1 });
  });
  it('[LC-ENERGIEMARKER-03] [LC-ENERGIEMARKER-01] a surge token makes a block of one', () => {
    const t = lay({
      units: [rebels(400, 400), storm(520, 400, { tokens: { surge: 1 } })],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      redDefence: ['surge', 'surge'],
    });
    t.fight({ 'window:defence.convert': '1:surge' });
    expect(t.result).toMatchObject({ blocks: 1, wounds: 1 });
    expect(t.tokens(1, 'surge')).toBe(0);
  });
});
