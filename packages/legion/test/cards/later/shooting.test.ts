import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, type Spec, type Table, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** Keywords of 2.6 about attacks. */

const spendAim = {
  'window:attack.reroll': (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id,
  aim: [],
};
const dice = (t: Table) =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map(({ colour }) => colour)
    .sort();
const sniping = (more: Spec = {}, turn: Spec = {}, faces: object = {}) =>
  lay26({
    units: [
      unit('scout-troopers-strike-team', 1, 400, 400, {
        upgrades: ['dlt-19x-sniper'],
        minis: [null, [400, 440]],
        ...more,
      }),
      rebels(400 + apart(3.5 * SEGMENT), 400),
    ],
    active: { unit: 0, ...turn },
    ...faces,
  });
const withRifle = (t: Table, script: object = {}) =>
  t.fight({
    weapons: (a) =>
      a.type === 'form'
        ? Object.fromEntries(a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('dlt-19x'))?.id ?? 'none']))
        : {},
    ...script,
  });

describe('attacks', () => {
  it('Overwhelm: one suppression token more for an aim token', () => {
    const fear = (aim: number) =>
      lay26({
        units: [unit('guerilla-troopers', 0, 400, 400, { tokens: { aim } }), storm(600, 400)],
        active: 0,
        white: ['blank', 'blank', 'blank', 'blank'],
        black: ['blank', 'blank', 'blank', 'blank'],
      })
        .fight(spendAim)
        .tokens(1, 'suppression');
    expect([fear(0), fear(1)]).toEqual([0, 1]);
  });
  it('Advanced Targeting: aim tokens against a trooper unit alone', () => {
    const aims = (target: Spec) => {
      const t = lay26({ units: [unit('range-troopers', 1, 400, 400), target], active: 0 });
      let offered = false;
      t.fight({
        'window:attack.declared': (a) => {
          offered = true;
          return a.type === 'choice' ? a.options[0]!.id : '';
        },
      });
      return [offered, t.tokens(0, 'aim')];
    };
    expect(aims(rebels(600, 400))).toEqual([true, 1]);
    expect(aims(unit('at-rt-rebel', 0, 600, 400, { degrees: 0 }))).toEqual([false, 0]);
  });
  it('Long Shot: an aim token is a range more, one in each attack, and nobody rerolls with it', () => {
    const at = (segments: number, aim: number, card = 'shoretroopers') =>
      lay26({
        units: [
          unit(card, 1, 300, 400, { tokens: { aim } }),
          unit('imperial-officer', 0, 300 + apart(segments * SEGMENT), 400),
        ],
        active: 0,
      });
    const shot = at(3.2, 2).fight();
    expect([shot.events('attack').at(-1)!.range, shot.tokens(0, 'aim')]).toEqual([4, 1]);
    expect(at(2.9, 2).fight().tokens(0, 'aim')).toBe(2);
    at(3.2, 0).refuses('attack', 'L2-ANGRIFF-IM-DETAIL-03');
    at(4.01, 2).refuses('attack', 'L2-ANGRIFF-IM-DETAIL-03'); // never two of them
    expect(at(2.5, 1, 'luke-skywalker-hero-of-the-rebellion').fight().tokens(0, 'aim')).toBe(0);
  });
  it('Assault: a die better at range 1', () => {
    const at = (gap: number) => {
      const t = lay26({
        units: [
          unit('rebel-commandos', 0, 400, 400, {
            upgrades: ['proton-charge-saboteur'],
            minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]],
            leader: 4,
          }),
          storm(400 + apart(gap), 400),
        ],
        active: 0,
      });
      return dice(
        t.fight({
          weapons: (a) =>
            a.type === 'form'
              ? Object.fromEntries(a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('proton'))!.id]))
              : {},
        }),
      );
    };
    expect(at(SEGMENT)).toEqual(['black', 'black', 'red']); // 1 red, 1 black, 1 white
  });
  it('Sniper Team: better dice while it stands still, and a wound for a critical hit', () => {
    expect(dice(withRifle(sniping()))).toEqual(['black', 'black', 'red']);
    expect(dice(withRifle(sniping({}, { moved: true })))).toEqual(['black', 'white', 'white']);
    const t = sniping({}, {}, { red: ['crit'], black: ['hit', 'hit'] });
    withRifle(t, {
      'window:attack.converted': (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id,
      may: 'yes',
    });
    expect([t.result.hits + t.result.crits, t.wounds(1), t.tokens(1, 'suppression')]).toEqual([0, 1, 1]);
  });
  it('Vaapad Mastery: a white die for each wound, up to three, in attack and in defence', () => {
    const attack = (wounds: number) =>
      dice(
        lay26({
          units: [unit('mace-windu', 0, 400, 400, { wounds }), storm(400 + apart(0), 400)],
          active: 0,
        }).fight(),
      ).filter((colour) => colour === 'white').length;
    expect([attack(0), attack(2), attack(4)]).toEqual([1, 3, 4]);
    const t = lay26({
      units: [storm(400, 400, alone(4)), unit('mace-windu', 0, 600, 400, { wounds: 2 })],
      active: 0,
      white: ['hit'],
    });
    t.fight();
    expect(t.events('defenceRolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'white', 'white']);
  });
});

describe('Gunslinger in 2.6', () => {
  const duel = (more: readonly Spec[], faces: object = {}) =>
    lay26({
      units: [
        unit('sabine-wren-explosive-artist', 0, 400, 400),
        storm(600, 400, alone(4)),
        unit('imperial-officer', 1, 400, 600, { tokens: { standby: 1 } }),
        ...more,
      ],
      active: 0,
      ...faces,
    });
  const order = (t: Table) =>
    t
      .events()
      .flatMap((e) =>
        e.type === 'attack' ? [`at ${e.defender}`] : e.type === 'rolled' || e.type === 'standby' ? [e.type] : [],
      );
  it('[L2-ANGRIFF-IM-DETAIL-05] one more defender is declared before any dice, and nobody spends standby between the pools', () => {
    const t = duel([]);
    t.until('action').take('attack', '1').until('further-defender');
    expect(t.options()).toEqual(['2', 'none']);
    t.refuses('1', 'LE-ANGRIFFSPOOL-03');
    t.take('2').until('pool');
    expect(order(t)).toEqual(['at 1', 'at 2']);
    t.goOn(() => t.events('attackEnds').length === 2);
    expect(order(t).slice(2)).toEqual(['rolled', 'rolled']);
  });
  it('nobody is attacked a third time, and who declines has shot once', () => {
    const row = [storm(600, 560, alone(4))];
    const t = duel(row);
    t.until('action').take('attack', '1', '2').until('pool');
    expect(t.options()).toHaveLength(2);
    expect(duel(row).fight({ defender: '1' }).events('attack')).toHaveLength(1);
  });
  it('only a weapon that is in another pool, and that one alone', () => {
    const asked = (used: string) => {
      const t = lay26({
        units: [
          unit('ig-11', 1, 400, 400),
          rebels(700, 400, alone(4)),
          rebels(400 + apart(3.5 * SEGMENT), 600, alone(4)),
          rebels(1770, 60, alone(4)),
        ],
        active: 0,
      });
      t.until('action').take('attack');
      let seen = false;
      t.goOn(() => t.events('attackEnds').length > 0, {
        defender: '1',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.options.find(({ id }) => id.includes(used))?.id ?? 'none']),
              )
            : {},
        'further-defender': (a) => {
          seen ||= JSON.stringify(a.prompt).includes('gunslinger');
          return 'none';
        },
      });
      return seen;
    };
    expect([asked('dlt-20a'), asked('e-11')]).toEqual([true, false]);
  });
});

describe('Beam in 2.6', () => {
  const swept = (enemies: readonly Spec[], want: readonly string[]) => {
    const t = lay26({
      units: [
        unit('tx-130-saber-class-fighter-tank', 0, 300, 400, { degrees: 90, upgrades: ['tx-130-beam-cannon-turret'] }),
        ...enemies,
        storm(1750, 850),
      ],
      active: 0,
    });
    const asked: string[][] = [];
    t.until('action').take('attack');
    t.goOn(() => t.events('attack').length > 0, {
      defender: '1',
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f, i) => [f.id, i === 0 ? f.options.find(({ id }) => id.includes('beam'))!.id : 'none']),
            )
          : {},
      'further-defender': (a) => {
        if (a.type !== 'choice' || !JSON.stringify(a.prompt).includes('beam')) return 'none';
        asked.push(a.options.map(({ id }) => id));
        return want[asked.length - 1] ?? 'none';
      },
    });
    return { asked, defenders: t.events('attack').map(({ defender }) => defender), dice: t.events('rolled').length };
  };
  const at = (x: number) => storm(x, 400, alone(4));
  it('[L2-ANGRIFF-IM-DETAIL-05] all its pools are declared before the dice, each within 1 of the last defender', () => {
    const row = [at(700), at(700 + apart(SEGMENT)), at(700 + 2 * apart(SEGMENT)), at(700 + 2 * apart(SEGMENT) + 40)];
    expect(swept(row, ['2', '3'])).toEqual({
      asked: [
        ['2', 'none'],
        ['3', 'none'],
      ],
      defenders: [1, 2, 3],
      dice: 0,
    });
    expect(swept(row, [])).toMatchObject({ defenders: [1] });
    expect(swept([at(700), at(700 + apart(SEGMENT) + 0.1)], ['2'])).toMatchObject({ asked: [], defenders: [1] });
  });
});
