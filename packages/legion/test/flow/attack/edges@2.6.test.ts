import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';

/** Attacks of 2.6: shields, ion, cover dice, backup, who suffers and who keeps calm. */

const faces = <T extends string>(face: T, n = 12) => Array.from({ length: n }, () => face);
const one = alone(4);
const modifying = (units: readonly Spec[], more: Partial<TableSpec>) => {
  const t = lay26({ units, active: 0, ...more });
  t.until('action').take('attack');
  return t.goOn((now) => now.open[0]?.endsWith('window:attack.modify') === true || now.events('result').length > 0, {
    defender: '1',
  });
};
const named = (t: Table, name: string) =>
  t.open[0]?.endsWith('window:attack.modify') ? t.options().filter((id) => id.includes(name)) : [];

describe('shields', () => {
  const rollers = (x: number, shield: number) => unit('droidekas', 1, x, 400, { ...alone(2), tokens: { shield } });
  const shot = (shield: number, roll: readonly string[], x = 600) =>
    modifying([rebels(400, 400, alone(4)), rollers(x, shield)], { black: roll as never });
  it('[L2-ANGRIFF-IM-DETAIL-16] [R-L2-33] each cancels a hit or a critical hit of what was rolled, as long as there is one', () => {
    expect(named(shot(1, ['hit']), 'shield')).toHaveLength(1);
    expect(named(shot(1, ['hit']), 'shield.hit')).toHaveLength(1);
    expect(named(shot(1, ['crit']), 'shield.crit')).toHaveLength(1);
    expect(named(shot(0, ['hit']), 'shield')).toEqual([]);
    expect(named(shot(1, ['blank']), 'shield')).toEqual([]);
    expect(named(shot(1, ['hit'], 400 + 13.5 + 25), 'shield')).toEqual([]);
  });
  it('[L2-ANGRIFF-IM-DETAIL-16] [R-L2-33] several are turned over one after the other', () => {
    const t = modifying([rebels(400, 400), rollers(600, 2)], { black: ['hit', 'hit', 'crit', 'blank'] });
    t.take(named(t, 'shield.hit')[0]!);
    t.take(named(t, 'shield.hit')[0]!);
    expect(t.tokens(1, 'shield')).toBe(0);
    expect(named(t, 'shield')).toEqual([]);
    t.goOn((now) => now.events('result').length > 0);
    expect([t.result.hits, t.result.crits]).toEqual([0, 1]);
  });
  it('[R-L2-31] Ion turns over no more than its number, nor than there are hits', () => {
    const ionised = (roll: { red: string; black: string; white: string }) => {
      const t = lay26({
        units: [unit('nr-n99-persuader-class-tank-droid', 0, 400, 400, { degrees: 90 }), rollers(600, 3)],
        active: 0,
        red: [roll.red],
        black: [roll.black],
        white: [roll.white],
      } as TableSpec);
      t.fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f, i) => [f.id, i === 0 ? f.options.find((o) => o.id.includes('ion'))!.id : 'none']),
              )
            : {},
      });
      return t.tokens(1, 'shield');
    };
    expect(ionised({ red: 'hit', black: 'hit', white: 'blank' })).toBe(2);
    expect(ionised({ red: 'blank', black: 'blank', white: 'blank' })).toBe(3);
    expect(ionised({ red: 'crit', black: 'blank', white: 'blank' })).toBe(2);
  });
});

describe('cover dice', () => {
  const behind = (kind: string | null, roll: readonly string[], card = 'stormtroopers') => {
    const t = lay26({
      units: [rebels(400, 400), unit(card, 1, 620, 400, one)],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: roll,
      redDefence: faces('blank'),
      terrain: kind === null ? [] : [piece(kind, 580, 400, 14, 300)],
    } as TableSpec);
    t.fight();
    const cover = t.events('cover').at(-1)!;
    return [cover.grade, cover.roll?.length ?? 0, t.result.hits];
  };
  it('[L2-ANGRIFF-IM-DETAIL-12] [L2-ANGRIFF-IM-DETAIL-13] a white die for each hit: blocks, behind heavy cover surges too, never blanks', () => {
    expect(behind('barricade', ['block', 'blank'])).toEqual([2, 2, 1]);
    expect(behind('barricade', ['surge', 'blank'])).toEqual([2, 2, 1]);
    expect(behind('sandbags', ['surge', 'block'])).toEqual([1, 2, 1]);
    expect(behind(null, ['block', 'block'])).toEqual([0, 0, 2]);
  });
});

describe('who keeps calm', () => {
  const suppressed = (card: string, defence: string) =>
    lay26({
      units: [storm(400, 400, one), unit(card, 0, 600, 400)],
      active: 0,
      white: ['hit'],
      redDefence: [defence, 'blank'],
    } as TableSpec)
      .fight()
      .tokens(1, 'suppression');
  it('Shien Mastery: who is not wounded gains no suppression token', () => {
    expect([suppressed('plo-koon', 'block'), suppressed('plo-koon', 'blank')]).toEqual([0, 1]);
    expect([suppressed('obi-wan-kenobi', 'block'), suppressed('obi-wan-kenobi', 'blank')]).toEqual([1, 1]);
  });
});

describe('backup', () => {
  const x = 400 + apart(2 * SEGMENT + 1);
  const helped = (defender: Spec, helper: Spec, more: Partial<TableSpec> = {}) =>
    named(modifying([rebels(400, 400), defender, helper], { black: ['hit', 'hit', 'hit', 'crit'], ...more }), 'backup')
      .length > 0;
  const boss = (card: string, more: Spec = {}) => unit(card, 1, x, 400, more);
  const next = (card: string, more: Spec = {}) => unit(card, 1, x + 60, 400, { ...more });
  it.each([
    ['a corps squad', boss(VEERS), next('stormtroopers', one), true],
    ['an agent', boss('agent-kallus'), next('stormtroopers', one), true],
    ['who belongs to the commander', boss('director-orson-krennic'), next('imperial-death-troopers', one), true],
    ['not who belongs to another', boss(VEERS), next('imperial-death-troopers', one), false],
    ['who follows just him', boss('poggle-the-lesser'), next('sun-fac'), true],
    ['not another', boss('count-dooku'), next('sun-fac'), false],
    ['who guards', boss(VEERS), next('chewbacca-walking-carpet'), true],
    ['not for who guards himself', boss('chewbacca-walking-carpet'), next('stormtroopers', one), false],
    ['no vehicle', boss(VEERS), next('at-rt-rebel', { rank: 'corps' }), false],
    ['nobody who is not known', boss(VEERS), next('rebel-commandos-strike-team', { rank: 'corps' }), false],
    ['not with the last nerve', boss(VEERS), next('stormtroopers', { ...one, tokens: { suppression: 1 } }), false],
  ] as const)('%s', (_who, defender, helper, is) => {
    expect(helped(defender, helper)).toBe(is);
  });
  it('[L2-RUECKENDECKUNG-01] [L2-RUECKENDECKUNG-02] only against hits, only in sight, never in melee', () => {
    const squad = next('stormtroopers', alone(4));
    expect(helped(boss(VEERS), squad, { black: ['crit', 'crit', 'blank', 'blank'] })).toBe(false);
    expect(
      helped(boss(VEERS), squad, { terrain: [piece('high-stone-wall', x + 30, 400, 4, 200, { height: 90 })] }),
    ).toBe(false);
    expect(helped(unit(VEERS, 1, 400 + apart(0), 400), storm(400 + apart(0) + 60, 400, one))).toBe(false);
  });
});

describe('who suffers', () => {
  const hurt = (minis: readonly (Spec | null | readonly number[])[], wounds: number) => {
    const t = lay26({
      units: [rebels(400, 400), unit('imperial-dark-troopers', 1, 600, 400, { minis } as Spec)],
      active: 0,
      black: [...faces('crit', wounds), ...faces('blank')],
      redDefence: faces('blank'),
    } as TableSpec);
    t.fight({ wounded: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    return t.unit(1).minis.map((m) => (m.fell === null ? m.wounds : 'fell'));
  };
  it('[L2-ANGRIFF-IM-DETAIL-19] the most wounded first, the leader last', () => {
    const at = (i: number, wounds = 0) => ({ x: 600, y: 400 + 55 * i, wounds });
    expect(hurt([null, at(1), at(2, 1)], 1)).toEqual([0, 0, 'fell']);
    expect(hurt([null, at(1), at(2)], 1)).toEqual([0, 1, 0]);
    expect(hurt([null, at(1, 1), at(2)], 2)).toEqual([0, 'fell', 1]);
    expect(hurt([{ ...at(0), wounds: 1 }, at(1), at(2)], 1)).toEqual([1, 1, 0]);
  });
  it('[LE-ZIVILIST-02] a noncombatant only when nobody but the leader is left', () => {
    const asked = (minis: readonly unknown[]) => {
      const medic = { upgrades: ['fx-9-medical-droid'], minis };
      const t = lay26({
        units: [unit('at-st', 1, 800, 400, { degrees: 270 }), unit('rebel-veterans', 0, 600, 400, medic as Spec)],
        active: 0,
        red: faces('hit'),
        black: faces('hit'),
        white: faces('hit'),
        redDefence: faces('blank'),
        whiteDefence: faces('blank'),
      } as TableSpec);
      t.fight({ wounded: (a) => (a.type === 'choice' ? a.options.at(-1)!.id : '') });
      return t.events('wounded').map((e) => e['mini']);
    };
    const all = asked([null, null, null, null, null]);
    expect(all.indexOf(4)).toBe(3); // the three others before it
    expect(all.at(-1)).toBe(0);
  });
});

describe('a unit that falls', () => {
  it('[R-L2-18] leaves what it carried where its enemy puts it', () => {
    const t = lay26({
      units: [unit(LEIA, 0, 400, 400), storm(600, 450, one), storm(1700, 800)],
      active: 0,
      battle: { secondary: 'supply-run' },
      red: faces('crit'),
      black: faces('crit'),
      redDefence: faces('blank'),
      markers: [{ kind: 'asset', x: 20, y: 20, by: 'supply-run', claimed: 1 }],
    }).fight({ defender: '1', 'marker-place': { x: 600, y: 520 } });
    expect(t.unit(1).status).toBe('defeated');
    expect(t.state.markers).toMatchObject([{ claimed: null, x: 600, y: 520 }]);
    expect(t.unit(1).claimed).toEqual([]);
  });
});
