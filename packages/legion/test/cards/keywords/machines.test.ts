import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf, speedOf } from '../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';

describe('Override', () => {
  const droids = (gap: number, use: boolean) =>
    lay({
      units: [
        unit('super-tactical-droid', 1, 400, 400),
        unit('b1-battle-droids', 1, 400 + apart(gap), 400, alone(6)),
        rebels(400 + apart(gap), 600, alone(4)),
      ],
      active: { unit: 1, step: 'start' },
    }).until('action', { 'window:unit.activates': use ? '0:override' : 'pass' });
  it('for a suppression token the droids forget what their programming wants first', () => {
    expect(droids(SEGMENT, false).options()).not.toContain('aim');
    const t = droids(SEGMENT, true);
    expect(t.options()).toContain('aim');
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
  it('not beyond range X', () => {
    const t = droids(SEGMENT + 0.01, true);
    expect(t.tokens(0, 'suppression')).toBe(0);
    expect(t.events('ability')).toEqual([]);
    expect(t.options()).not.toContain('aim');
  });
});

describe('Override, for whom', () => {
  const asked = (droids: Spec, brain: Spec = {}) =>
    lay({
      units: [unit('super-tactical-droid', 1, 400, 400, brain), droids, storm(1500, 800), rebels(1500, 100)],
      active: { unit: 1, step: 'start' },
    }).open;
  const b1 = (seat: number) => unit('b1-battle-droids', seat, 500, 400, alone(6));
  it('friends with a programming, not enemies, not other troopers, and not without him', () => {
    expect(asked(b1(1))).toEqual(['1 window:unit.activates']);
    expect(asked(b1(0))).toEqual(['0 action']);
    expect(asked(storm(500, 400))).toEqual(['1 action']);
    expect(asked(b1(1), { status: 'defeated' })).toEqual(['1 action']);
  });
});

describe('Cycle', () => {
  const b2 = (exhausted: boolean) =>
    lay({
      units: [
        unit('b2-super-battle-droids', 1, 400, 400, {
          order: 'faceup',
          minis: [null, 'fallen', 'fallen', null],
          upgrades: [{ id: 'b2-ha-trooper', exhausted }],
        }),
        rebels(400 + apart(1.5 * SEGMENT), 400),
      ],
      active: 0,
    });
  it('an exhausted card that was not used is ready at the end of the activation', () => {
    const t = b2(true);
    t.until('action').take('none');
    expect(t.goOn(({ state }) => state.turn?.unit !== 0).unit(0).upgrades[0]!.exhausted).toBe(false);
  });
  it('one that was discarded stays as it is', () => {
    const t = lay({
      units: [
        unit('b2-super-battle-droids', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', null],
          upgrades: [{ id: 'b2-ha-trooper', exhausted: true, discarded: true }],
        }),
        rebels(1500, 800),
      ],
      active: 0,
    });
    t.until('action').take('none');
    expect(t.goOn(({ state }) => state.turn?.unit !== 0).unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('one that was used is not', () => {
    const t = b2(false);
    t.until('action').take('attack');
    t.goOn(({ state }) => state.turn?.unit !== 0, {
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f) => [f.id, (f.options.find((o) => o.id.startsWith('0:')) ?? f.options[0]!).id]),
            )
          : {},
      'further-defender': 'none',
    });
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Regenerate', () => {
  const bossk = (wounds: number, dice: readonly string[]) =>
    lay({
      units: [unit('bossk', 1, 400, 400, { wounds }), rebels(1500, 800)],
      active: { unit: 0, step: 'end' },
      whiteDefence: dice as never,
    }).goOn(({ state }) => state.turn?.unit !== 0);
  it('a die for each wound, X at most; each but a blank heals', () => {
    expect(bossk(2, ['block', 'surge']).wounds(0)).toBe(0);
    expect(bossk(4, ['block', 'blank', 'surge', 'block']).wounds(0)).toBe(2);
  });
});

describe('Recharge', () => {
  it('a recover action turns up to X shields back', () => {
    const t = lay({
      units: [
        unit('droidekas', 1, 400, 400, { upgrades: ['deflector-shields'], minis: [null, 'fallen'], order: 'faceup' }),
        rebels(1500, 800),
      ],
      active: 0,
    });
    t.until('action').take('recover').until('action', { 'window:action.after': '0:recharge' });
    expect(t.tokens(0, 'shield')).toBe(2);
  });
  it('no more than it has spent', () => {
    const asked = (shield: number) => {
      const t = lay({
        units: [
          unit('droidekas', 1, 400, 400, {
            upgrades: ['deflector-shields'],
            minis: [null, 'fallen'],
            order: 'faceup',
            ...holding('shield', shield),
          }),
          rebels(1500, 800),
        ],
        active: 0,
      });
      t.until('action').take('recover');
      if (t.ask().kind === 'window:action.after') t.take('0:recharge');
      return [t.tokens(0, 'shield'), t.events('tokens').length];
    };
    expect([4, 5, 6].map(asked)).toEqual([
      [6, 1],
      [6, 1],
      [6, 0],
    ]);
  });
});

describe('Generator', () => {
  const asked = (shield: number, more: Spec = {}) =>
    lay({
      units: [
        unit('droidekas', 1, 400, 400, { ...holding('shield', shield), ...more }),
        rebels(1500, 800),
        storm(100, 800),
      ],
      phase: 'end',
    }).open.includes('1 window:end.tokens');
  it('[LC-GENERATOR-X-01] where a shield is spent, as long as it lives', () => {
    expect([asked(3), asked(4), asked(3, { status: 'defeated' })]).toEqual([true, false, false]);
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

describe('Reconfigure', () => {
  const cassian = (note?: string) =>
    lay({
      units: [
        unit('cassian-andor', 0, 400, 400, {
          upgrades: [{ id: 'a280', ...(note !== undefined && { note }) }],
          ...holding('suppression', 1),
        }),
        storm(400 + apart(4.5 * SEGMENT), 400, alone(4)),
      ],
      active: 0,
    }).until('action');
  it('only the weapon of the side that lies up is used', () => {
    expect(cassian().options()).not.toContain('attack');
    expect(cassian('flipped').options()).toContain('attack');
  });
  it('a recover action may turn it back as well; no other action does', () => {
    const t = cassian('flipped')
      .take('recover')
      .until('action', { 'window:action.after': '0:reconfigure', 'card-way': '0' });
    expect(t.options()).not.toContain('attack');
    expect(cassian().take('aim').ask().kind).toBe('action');
  });
  it('a recover action may turn the card', () => {
    const t = cassian().take('recover').until('action', { 'window:action.after': '0:reconfigure', 'card-way': '1' });
    expect(t.options()).toContain('attack');
  });
});

describe('Poison', () => {
  const shoot = (enemy: string, dice = ['crit', 'crit']) =>
    lay({
      units: [
        unit('b1-battle-droids', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', 'fallen', 'fallen', null],
          upgrades: ['radiation-cannon-b1-trooper'],
        }),
        unit(enemy, 0, 560, 400),
        storm(1700, 800),
      ],
      active: 0,
      red: dice as never,
      white: ['blank', 'blank'],
      whiteDefence: Array(4).fill('blank'),
      redDefence: Array(4).fill('blank'),
    }).fight({ weapons: { '0.0': 'none', '6.0': '0:radiation-cannon-b1-trooper' } });
  it('troopers that it has wounded gain tokens, droids do not', () => {
    expect(shoot('chewbacca-walking-carpet').tokens(1, 'poison')).toBe(1);
    expect(shoot('chewbacca-walking-carpet', ['blank', 'blank']).tokens(1, 'poison')).toBe(0);
    expect(shoot('k-2so', ['crit', 'crit']).tokens(1, 'poison')).toBe(0);
  });
  it('each is a wound at the end of its activation, and goes', () => {
    const t = lay({
      units: [unit('chewbacca-walking-carpet', 0, 400, 400, holding('poison', 2)), storm(1500, 800)],
      active: { unit: 0, step: 'end' },
    }).goOn(({ state }) => state.turn?.unit !== 0);
    expect([t.wounds(0), t.tokens(0, 'poison')]).toEqual([2, 0]);
  });
});
