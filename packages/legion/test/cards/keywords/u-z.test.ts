import { describe, expect, it } from 'vitest';
import { keywordOf, speedOf } from '../../../src/values.ts';
import { lay, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';

describe('Uncanny Luck', () => {
  it('[LE-UNHEIMLICHES-GLUECK-X-01] [LE-UNHEIMLICHES-GLUECK-X-02] [LE-UNHEIMLICHES-GLUECK-X-03] [LE-UNHEIMLICHES-GLUECK-X-04] Han rerolls up to three at once, after surges were converted', () => {
    const han = (dice: readonly string[]) =>
      lay({
        units: [storm(400, 400), unit('han-solo-unorthodox-general', 0, 520, 400)],
        active: 0,
        white: ['hit', 'hit', 'hit', 'hit'],
        whiteDefence: dice as never,
      });
    const t = han(['blank', 'blank', 'blank', 'blank', 'block', 'surge', 'block']);
    t.until('action').take('attack').until('defence-reroll', { 'window:defence.modify': '1:uncanny-luck' });
    expect(t.match.check(0, ['0', '1', '2', '3'])).toBeDefined();
    t.take(['0', '1', '2']);
    t.until('action');
    // Han's surges block, the one that came up in the reroll too. R-LE-40
    expect(t.result).toMatchObject({ hits: 4, blocks: 3, wounds: 1 });
    expect(t.events('defenceDice').filter(({ how }) => how === 'rerolled')).toHaveLength(1);
  });
  it('[LE-UNHEIMLICHES-GLUECK-X-01] rerolling none leaves a line', () => {
    const t = lay({
      units: [storm(400, 400), unit('han-solo-unorthodox-general', 0, 560, 400)],
      active: 0,
      white: ['crit', 'crit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
    });
    t.until('action').take('attack').until('defence-reroll', { 'window:defence.modify': '1:uncanny-luck' });
    expect(t.take([]).events('noReroll')).toMatchObject([{ dice: 'defence', why: 'uncanny-luck' }]);
  });
  it('[LE-UNHEIMLICHES-GLUECK-X-01] a blank that comes up again is a blank', () => {
    const t = lay({
      units: [storm(400, 400), unit('han-solo-unorthodox-general', 0, 560, 400)],
      active: 0,
      white: ['crit', 'crit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank', 'blank', 'surge'],
    });
    t.until('action').take('attack').until('defence-reroll', { 'window:defence.modify': '1:uncanny-luck' });
    t.take(['0', '1']).until('action');
    expect(t.result).toMatchObject({ blocks: 1, wounds: 1 });
  });
});

describe('Weak Point', () => {
  const shoot = (degrees: number) => {
    const t = lay({
      units: [rebels(400, 400), unit('at-st', 1, 600, 400, { degrees })],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
      redDefence: ['blank', 'blank'],
    });
    t.fight({ 'window:attack.modify': '0:impact' });
    return t.result.crits;
  };
  it('[LE-SCHWACHSTELLE-X-HECK-01] from behind the pool gains Impact 1, from the front it does not', () => {
    expect(shoot(90)).toBe(1);
    expect(shoot(270)).toBe(0);
    expect(shoot(0)).toBe(0);
  });
});

describe('Wheel Mode', () => {
  const rolling = (mode: string) => {
    const wheels = (y: number, more: Spec = {}) =>
      unit('droidekas', 1, 400, y, { degrees: 90, minis: [null, 'fallen'], ...holding('shield', 2), ...more });
    const t = lay({
      units: [wheels(400, { order: 'faceup' }), wheels(700), rebels(650, 550, alone(4))],
      active: { unit: 0, step: 'start' },
      black: ['hit'],
      whiteDefence: ['block', 'block'],
      redDefence: ['block'],
    });
    t.until('action', { 'window:unit.activates': mode });
    return t;
  };
  /** The rebel shoots at one of them: how many shields it turns over, if it may. */
  const shields = (mode: string, defender: string) => {
    const t = rolling(mode).take('none');
    t.until('action', { activate: '2' }, 0).take('attack');
    t.goOn((one) => one.events('defenceRolled').length > 0 || one.events('attackEnds').length > 0, {
      defender,
      'further-defender': 'none',
      'card-number': '1',
    });
    return 2 - t.tokens(Number(defender), 'shield');
  };
  it('[LC-RADMODUS-01] Wheel Mode raises the speed to 3', () => {
    const roll = (mode: string) => {
      const t = lay({
        units: [unit('droidekas', 1, 400, 400, { degrees: 90 }), rebels(1700, 800)],
        active: { unit: 0, step: 'start' },
      });
      t.until('action', { 'window:unit.activates': mode }).take('move');
      return t.match.check(1, { kind: 'standard', speed: 3, heading: 0, bend: 0, way: 1 }) === undefined;
    };
    expect(roll('0:wheel-mode')).toBe(true);
    expect(roll('pass')).toBe(false);
  });
  it('[LC-RADMODUS-01] [LC-RADMODUS-02] speed 3 and Cover 2 until the end of the round, for this unit', () => {
    const t = rolling('0:wheel-mode');
    expect([0, 1].map((id) => [speedOf(t.g, t.unit(id)), keywordOf(t.g, t.unit(id), 'cover')])).toEqual([
      [3, 2],
      [speedOf(t.g, t.unit(1)), 0],
    ]);
    expect([t.options().includes('attack'), rolling('pass').options().includes('attack')]).toEqual([false, true]);
  });
  it('[LC-RADMODUS-03] its shields are not used; those of others are', () => {
    expect([shields('pass', '0'), shields('0:wheel-mode', '0'), shields('0:wheel-mode', '1')]).toEqual([1, 0, 1]);
  });
});
