import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';

describe('Inconspicuous', () => {
  const r2 = (suppression: number, friend: number) =>
    lay({
      units: [
        storm(400, 400, alone(4)),
        unit('r2-d2-independent-astromech', 0, 560, 400, holding('suppression', suppression)),
        rebels(friend, 500, alone(4)),
      ],
      active: 0,
    }).until('action');
  const targets = (suppression: number, friend: number) => {
    const t = r2(suppression, friend);
    t.take('attack').goOn(() => t.ask().kind === 'defender' || t.events('attack').length > 0);
    return t.ask().kind === 'defender' ? t.options() : t.events('attack').map(({ defender }) => String(defender));
  };
  it('with a suppression token, whoever can attack another must', () => {
    expect(targets(1, 600)).toEqual(['2']);
    expect(targets(0, 600)).toEqual(['1', '2']);
  });
  it('but if there is nobody else, it can be attacked', () => {
    expect(targets(1, 1700)).toEqual(['1']);
  });
  it('it may keep all its suppression tokens when it rallies', () => {
    const t = lay({
      units: [unit('r2-d2-independent-astromech', 0, 400, 400, holding('suppression', 2)), storm(1500, 700)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['block', 'block'],
    }).until('keep');
    expect(t.options()).toEqual(['0', '1', '2']);
  });
});

describe('two who hide', () => {
  it('hide from nobody: one of them must be attacked', () => {
    const r2 = (x: number, y: number) => unit('r2-d2-independent-astromech', 0, x, y, holding('suppression', 1));
    const t = lay({ units: [storm(400, 400, alone(4)), r2(560, 400), r2(560, 500)], active: 0 }).until('action');
    t.take('attack').until('defender');
    expect(t.options()).toEqual(['1', '2']);
  });
});

describe('Incognito', () => {
  const k2 = (gap: number, more: Spec = {}) =>
    lay({ units: [storm(400, 400, alone(4)), unit('k-2so', 0, 400 + apart(gap), 400, more)], active: 0 }).until(
      'action',
    );
  it('nobody beyond range 1 attacks it', () => {
    expect(k2(SEGMENT).options()).toContain('attack');
    expect(k2(SEGMENT + 0.01).options()).not.toContain('attack');
  });
  it('until it has made an attack', () => {
    expect(k2(SEGMENT + 0.01, { note: { unmasked: true } }).options()).toContain('attack');
    const t = lay({
      units: [unit('k-2so', 0, 400, 400), storm(400 + apart(0), 400, alone(4)), storm(1500, 700)],
      active: 0,
    });
    t.fight().goOn((one) => one.ask().kind === 'action');
    expect(t.unit(0).note['unmasked']).toBe(true);
  });
});

describe('Incognito, of others', () => {
  it('whoever is not incognito may be attacked beyond range 1', () => {
    const t = lay({
      units: [storm(400, 400, alone(4)), rebels(400 + apart(1.5 * SEGMENT), 400, alone(4)), unit('k-2so', 0, 100, 800)],
      active: 0,
    }).until('action');
    expect(t.options()).toContain('attack');
  });
  it('the attack of a friend does not unmask it', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), unit('k-2so', 0, 400, 600), storm(560, 400)],
      active: 0,
      black: ['blank'],
    }).fight();
    expect(t.unit(1).note['unmasked']).toBeUndefined();
  });
});

describe('Incognito, unmasked', () => {
  it('by what it does with an objective, not by what others do', () => {
    const claim = (active: number) => {
      const t = lay({
        units: [unit('k-2so', 0, 400, 400), rebels(400, 452.1, alone(4)), storm(1500, 700)],
        active,
        battle: { objective: 'recover-the-supplies' },
        markers: [{ kind: 'objective', by: 'recover-the-supplies', x: 400, y: 426.05 }],
      }).until('action');
      const act = t.options().find((id) => id.startsWith('card:battle:'))!;
      t.take(act).until('action');
      return t.unit(0).note['unmasked'];
    };
    expect([claim(0), claim(1)]).toEqual([true, undefined]);
  });
});

describe('Immune: Range 1 Weapons', () => {
  const flamer = (card: string) =>
    lay({
      units: [
        rebels(400, 400, { upgrades: ['at-rt-flamethrower'], ...alone(4), degrees: 90 }),
        unit(card, 1, 400 + 13.5 + 20 + unitOf(card, '1.2').base.length / 2, 400, { degrees: 90 }),
        storm(1700, 800),
      ],
      active: 0,
    })
      .until('action')
      .take('attack');
  it('no weapon whose longest range is 1 is used against it', () => {
    const used = (card: string) => {
      const t = flamer(card);
      const all = t.ask().kind === 'weapons' ? t.options() : [];
      return all.some((one) => one.includes('flamethrower'));
    };
    expect(used('at-rt-rebel')).toBe(true);
    expect(used('t-47-airspeeder')).toBe(false);
  });
  it('others are used against it, and that weapon against others', () => {
    const speeder = flamer('t-47-airspeeder');
    speeder.goOn((t) => t.events('attack').length > 0);
    expect(speeder.events('attack')[0]!.weapons.map(({ weapon }) => weapon)).toEqual(['unit:a-280-blaster-rifle']);
    const t = lay({
      units: [
        rebels(400, 400, { upgrades: ['at-rt-flamethrower'], ...alone(4), degrees: 90 }),
        unit('at-rt-rebel', 1, 400 + 13.5 + 20 + unitOf('at-rt-rebel', '1.2').base.length / 2, 400, { degrees: 90 }),
        unit('t-47-airspeeder', 1, 1500, 700),
      ],
      active: 0,
    });
    t.until('action').take('attack').until('weapons');
    expect(t.options().some((one) => one.includes('flamethrower'))).toBe(true);
  });
});

describe('Small', () => {
  it('the counterpart counts neither for range nor for sight', () => {
    const iden = (x: number) =>
      lay({
        units: [
          rebels(400, 400, alone(4)),
          unit('iden-versio', 1, 400 + apart(3 * SEGMENT + 10), 400, {
            upgrades: ['id10-seeker-droid'],
            minis: [null, [x, 430]],
          }),
        ],
        active: 0,
      })
        .until('action')
        .options();
    expect(iden(400 + apart(3 * SEGMENT - 30))).not.toContain('attack');
  });
});

describe('Counterpart', () => {
  const pair = (wounds: number) =>
    lay({
      units: [
        storm(400, 400, alone(4)),
        unit('r2-d2-hero-of-a-thousand-devices', 0, 560, 400, {
          upgrades: ['c-3po-human-cyborg-relations'],
          minis: [null, [560, 440]],
          wounds,
        }),
        rebels(1700, 800),
      ],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    });
  it('is a miniature of the unit that it belongs to, with its own wounds', () => {
    const t = pair(0);
    expect(t.alive(1)).toBe(2);
    t.fight({ wounded: '1' });
    expect(t.unit(1).minis[1]!.wounds + (t.unit(1).minis[1]!.fell === null ? 0 : 1)).toBeGreaterThan(0);
    expect(t.unit(1).minis[0]!.wounds).toBe(0);
  });
  it('must suffer the wound that would be the last of the others', () => {
    const t = pair(0);
    const most = t.g.card(t.unit(1)).wounds;
    const hurt = pair(most - 1).fight({ wounded: '0' });
    expect(hurt.unit(1).status).toBe('play');
    expect(hurt.unit(1).minis[0]!.wounds).toBe(most - 1);
  });
});
