import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, BOBA, holding, LEIA, rebels, storm, VADER, VEERS } from '../../../troops.ts';
import { acting, resolving } from './seated.ts';

const APPRENTICE = 'darth-vader-the-emperors-apprentice';
const PALPATINE = 'emperor-palpatine';
const one = alone(4);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:1.${card}`;

const rest = (t: Table, unit_: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== unit_, script);

describe('Darth Vader', () => {
  it('Implacable: a dodge token with each activation; a wound buys a second one with one action fewer', () => {
    const t = acting('implacable', { unit: 0, step: 'start' }, [
      unit(VADER, 1, 400, 400, { order: 'faceup' }),
      storm(600, 700, { ...one, order: 'facedown' }),
      rebels(1500, 700, one),
    ]);
    t.until('action');
    expect([t.tokens(0, 'dodge'), t.state.turn?.actions]).toEqual([1, 2]);
    t.take('none').until('action', { 'window:unit.activated': use('implacable') }, 0);
    expect([t.wounds(0), t.unit(0).order]).toEqual([1, 'none']);
    expect(t.state.hands[1]!.pool).toEqual(['commander']);
    t.take('none').until('action', {}, 1);
    expect(t.state.turn).toMatchObject({ unit: 0, actions: 1 });
    expect(t.tokens(0, 'dodge')).toBe(2);
    t.take('none').goOn(({ state }) => state.turn?.unit !== 0);
    expect(t.wounds(0)).toBe(1);
  });
  it('[LE-KOMMANDOKARTE-03] [LE-FREIE-AKTIONEN-06] [LE-FREIE-AKTIONEN-07] New Ways to Motivate Them: a unit with an order suffers a wound for any free action', () => {
    const t = acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [
      storm(400, 400, { order: 'faceup' }),
      unit(VADER, 1, 400, 700),
      rebels(1500, 700),
    ]);
    t.until('free-action', { 'window:unit.activates': use('new-ways-to-motivate-them') });
    expect(t.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover']);
    t.take('aim').until('action');
    expect([t.alive(0), t.tokens(0, 'aim'), t.state.turn?.actions]).toEqual([3, 1, 2]);
    expect(t.options()).not.toContain('aim');
    const without = acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [
      storm(400, 400),
      rebels(1500, 700),
    ]);
    expect(without.open).toEqual(['1 action']);
  });
  it('[LE-KOMMANDOKARTE-02] New Ways to Motivate Them orders two trooper units', () => {
    const t = resolving('new-ways-to-motivate-them', [
      unit(VADER, 1, 400, 400),
      storm(500, 400, one),
      storm(400, 500, one),
      unit('at-st', 1, 600, 600),
      rebels(1500, 700),
    ]).until('orders');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take(['1', '2']);
    expect([1, 2, 3].map((id) => t.unit(id).order)).toEqual(['faceup', 'faceup', 'none']);
  });
  it('Implacable: the wound that kills him buys nothing', () => {
    const t = acting('implacable', 0, [
      ...[unit(VADER, 1, 400, 400, { order: 'faceup', wounds: 7 }), storm(600, 700, one), rebels(1500, 700, one)],
    ]);
    t.until('action').take('none').until('window:unit.activated').take(use('implacable'));
    expect([t.unit(0).status, t.state.hands[1]!.pool, t.state.lasting]).toEqual(['defeated', ['corps'], []]);
  });
  it('[LE-FREIE-AKTIONEN-06] New Ways to Motivate Them: the free action may be that of a card, but none that is free anyway', () => {
    const driven = (who: Spec, ...more: readonly Spec[]) =>
      acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [who, ...more, rebels(1500, 700)]).until(
        'free-action',
        { 'window:unit.activates': use('new-ways-to-motivate-them') },
      );
    const jump = driven(unit(BOBA, 1, 400, 400, { order: 'faceup' }));
    expect(jump.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', 'card:0:jump/jump']);
    jump.take('card:0:jump/jump').until('action');
    expect([jump.events('action').at(-1), jump.state.turn?.actions]).toMatchObject([{ free: true }, 2]);
    const medic = { order: 'faceup', upgrades: ['fx-9-medical-droid'] };
    const treats = driven(storm(400, 400, medic), unit(BOBA, 1, 400, 470, { wounds: 1 }));
    expect(treats.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover']);
    expect(treats.take('dodge').until('action').options()).toContain('card:0:treat/treat');
  });
  it('New Ways to Motivate Them: whoever dies of the wound does nothing more', () => {
    const t = acting('new-ways-to-motivate-them', { unit: 0, step: 'start' }, [
      storm(400, 400, { ...one, order: 'faceup' }),
      unit(VADER, 1, 400, 700),
      rebels(1500, 700),
    ]);
    rest(t, 0, { 'window:unit.activates': use('new-ways-to-motivate-them') });
    expect([t.unit(0).status, t.events('action')]).toEqual(['defeated', []]);
  });
  it('Master of Evil: a dodge token, and three suppression tokens for every enemy trooper unit at range 2', () => {
    const fear = (gap: number) => {
      const t = acting('master-of-evil', { unit: 0, step: 'start' }, [
        unit(VADER, 1, 400, 400),
        rebels(400 + apart(gap), 400, one),
      ]);
      return t.until('action').tokens(1, 'suppression');
    };
    expect([fear(2 * SEGMENT), fear(2 * SEGMENT + 0.01)]).toEqual([3, 0]);
    const t = resolving('master-of-evil', [unit(VADER, 1, 400, 400), rebels(1500, 700)]).goOn(inActivation);
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
  it('Vader’s Might: a unit at range 1, no heavy one, is thrown up to range 1 away; dice hurt enemies', () => {
    const act = 'card:command:1.vaders-might/might';
    const t = acting(
      'vaders-might',
      0,
      [unit(APPRENTICE, 1, 400, 400), rebels(400 + apart(SEGMENT), 400), unit(LEIA, 0, 400, 450)],
      {
        whiteDefence: ['block', 'surge', 'blank', 'blank'],
      },
    );
    t.until('action').take(act);
    expect(t.options()).toEqual(['1', '2']);
    t.take('1').until('deploy');
    const from = t.pose(1);
    expect(t.match.check(1, { x: from[0] + SEGMENT + 1, y: from[1], degrees: 0 })).toBeDefined();
    t.take({ x: from[0] + SEGMENT - 40, y: from[1], degrees: 0 }).until('action');
    expect(t.pose(1)[0]).toBeCloseTo(from[0] + SEGMENT - 40, 3);
    expect(t.alive(1)).toBe(2);
    const far = acting('vaders-might', 0, [
      unit(APPRENTICE, 1, 400, 400),
      rebels(400 + apart(SEGMENT + 0.01), 400, one),
      unit('at-st', 1, 400, 500),
    ]);
    expect(far.until('action').options()).not.toContain(act);
  });
  it('Vader’s Might: one die that is not blank is one wound; friends come to no harm', () => {
    const might = (who: Spec) => {
      const t = acting('vaders-might', 0, [unit(APPRENTICE, 1, 400, 400), who, rebels(1500, 700)], {
        whiteDefence: ['block', 'blank', 'blank', 'blank'],
      });
      t.until('action').take('card:command:1.vaders-might/might').until('action');
      return t.wounds(1);
    };
    expect([might(rebels(400, 500)), might(storm(400, 500))]).toEqual([1, 0]);
  });
  it('Fear and Dead Men: Deflect counts blanks; a dodge token for each enemy at range 2 that is activated', () => {
    const t = acting(
      'fear-and-dead-men',
      1,
      [unit(APPRENTICE, 1, 400, 400, holding('dodge', 1)), rebels(600, 400, one)],
      {
        black: ['crit'],
        redDefence: ['surge'],
      },
    );
    t.fight({ dodge: 'dodge' });
    expect(t.alive(1)).toBe(1);
    const back = acting(
      'fear-and-dead-men',
      1,
      [unit(APPRENTICE, 1, 400, 400, holding('dodge', 1)), rebels(600, 400)],
      {
        black: ['hit', 'crit', 'crit', 'crit'],
        redDefence: ['blank', 'blank', 'surge'],
      },
    );
    back.fight({ dodge: 'dodge' });
    expect(back.alive(1)).toBe(2);
    const woken = (gap: number) =>
      acting('fear-and-dead-men', { unit: 1, step: 'start' }, [
        unit(APPRENTICE, 1, 400, 400),
        rebels(400 + apart(gap), 400, one),
      ])
        .until('action')
        .tokens(0, 'dodge');
    expect([woken(2 * SEGMENT), woken(2 * SEGMENT + 0.01)]).toEqual([1, 0]);
  });
  it('Darkness Descends: Reliable 2 for the rest of the game; divulged it gives Infiltrate and Scout and is played first', () => {
    const t = resolving('push', [unit(APPRENTICE, 1, 400, 400), rebels(1500, 700), storm(600, 700)], {
      hands: [{}, { played: 'push', discard: ['darkness-descends'] }],
    });
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'reliable'))).toEqual([2, 0, 0]);
    const shown = lay({
      units: [
        unit(APPRENTICE, 1, 0, 0, { status: 'reserve' }),
        storm(0, 0, { status: 'reserve' }),
        unit(LEIA, 0, 0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{}, { cards: ['darkness-descends', 'push', 'ambush'] }],
    });
    shown.until('divulge').take('darkness-descends');
    expect(shown.match.seenBy(0).view.hands[1]).toMatchObject({
      divulged: ['darkness-descends'],
      cards: ['hidden', 'hidden', 'hidden'],
    });
    expect([keywordOf(shown.g, shown.unit(0), 'infiltrate'), keywordOf(shown.g, shown.unit(0), 'scout')]).toEqual([
      1, 1,
    ]);
    expect(keywordOf(shown.g, shown.unit(0), 'reliable')).toBe(0);
    shown.goOn(({ state }) => state.phase === 'command');
    expect(
      shown
        .events('deployed')
        .map(({ unit: u }) => u)
        .at(-1),
    ).toBe(0);
    expect(shown.options(1)).toEqual(['darkness-descends']);
  });
});

describe('General Veers', () => {
  it('Maximum Firepower: at the end of his activation one attack with four red dice beyond range 3', () => {
    const t = acting('maximum-firepower', 0, [
      unit(VEERS, 1, 100, 400),
      rebels(100 + apart(3 * SEGMENT + 1), 400, one),
    ]);
    t.until('action');
    expect(t.options()).not.toContain('attack');
    t.take('none');
    rest(t, 0, { 'window:unit.ends': use('maximum-firepower') });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 0 }, defender: 1, range: 4 }]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red', 'red', 'red']);
    const near = acting('maximum-firepower', 0, [unit(VEERS, 1, 100, 400), rebels(100 + apart(3 * SEGMENT), 400, one)]);
    near.until('action').take('none');
    expect(rest(near, 0, { 'window:unit.ends': use('maximum-firepower') }).events('attack')).toEqual([]);
  });
  it('Maximum Firepower: whoever stands by at range 2 of him shoots back, as after any attack', () => {
    const t = acting('maximum-firepower', 0, [
      unit(VEERS, 1, 100, 400),
      rebels(100 + apart(3 * SEGMENT + 1), 400, one),
      rebels(100, 400 + apart(2 * SEGMENT), { ...one, tokens: { standby: 1 } }),
    ]);
    t.until('action').take('none');
    t.until('free-action', { 'window:unit.ends': use('maximum-firepower') });
    expect([t.events('attack').map(({ defender }) => defender), t.ask().seat]).toEqual([[1], 0]);
    expect(t.options()).toContain('attack');
  });
  it('Evasive Maneuvers: vehicles gain a dodge token with an order, and dodge critical hits', () => {
    const t = resolving('evasive-maneuvers', [
      unit(VEERS, 1, 300, 300),
      unit('at-st', 1, 500, 300),
      rebels(1500, 700),
    ]).goOn(inActivation);
    expect(t.tokens(1, 'dodge')).toBe(1);
    expect([hasKeyword(t.g, t.unit(1), 'outmaneuver'), hasKeyword(t.g, t.unit(0), 'outmaneuver')]).toEqual([
      true,
      false,
    ]);
  });
  it('Evasive Maneuvers: not the vehicles of the enemy', () => {
    const t = lay({
      units: [
        unit(VEERS, 1, 1200, 600),
        unit('at-st', 1, 1300, 300),
        unit(LEIA, 0, 300, 300),
        unit('at-rt-rebel', 0, 400, 300),
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, { played: 'evasive-maneuvers' }],
    }).goOn(inActivation);
    expect([1, 3].map((id) => [t.unit(id).order, t.tokens(id, 'dodge')])).toEqual([
      ['faceup', 1],
      ['faceup', 0],
    ]);
  });
  it('Imperial Discipline: whoever is ordered may recover', () => {
    const t = resolving('imperial-discipline', [
      unit(VEERS, 1, 300, 300),
      storm(400, 300, { ...one, ...holding('suppression', 2) }),
      rebels(1500, 700),
    ]);
    t.goOn(inActivation, { 'window:unit.ordered': use('imperial-discipline'), recover: most });
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
});

describe('Emperor Palpatine', () => {
  it('And Now... You Will Die: wounds and suppression for further attacks, again and again; whoever he attacks is held fast', () => {
    const act = 'card:command:1.and-now-you-will-die/lightning';
    const t = acting('and-now-you-will-die', 0, [unit(PALPATINE, 1, 400, 400), unit('at-rt-rebel', 0, 560, 400)], {
      red: Array(6).fill('blank'),
      black: Array(6).fill('blank'),
      white: Array(6).fill('blank'),
    });
    t.until('action').take(act).until('action');
    expect([t.wounds(0), t.tokens(0, 'suppression'), t.tokens(1, 'immobilize')]).toEqual([1, 1, 1]);
    t.take(act).until('action').take('attack').until('action');
    expect([t.wounds(0), t.tokens(1, 'immobilize')]).toEqual([2, 3]);
    expect(t.options()).toContain(act);
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['plain', 'plain', 'action']);
  });
  it('And Now... You Will Die: the last wound kills him before he strikes', () => {
    const t = acting('and-now-you-will-die', 0, [
      unit(PALPATINE, 1, 400, 400, { wounds: 4 }),
      unit('at-rt-rebel', 0, 560, 400),
      storm(1500, 800),
    ]);
    t.until('action').take('card:command:1.and-now-you-will-die/lightning');
    rest(t, 0);
    expect([t.unit(0).status, t.events('attack'), t.events('tokens')]).toEqual(['defeated', [], []]);
  });
  it('Give In to Your Anger: any enemy trooper unit, ordered or not, which has its order then; who attacks is content', () => {
    const anger = (attacks: boolean) => {
      const t = lay({
        units: [
          ...[unit(PALPATINE, 1, 400, 400), rebels(1500, 700, { ...one, order: 'faceup' }), rebels(560, 400, one)],
          ...[unit('at-rt-rebel', 0, 1500, 300), storm(100, 800, one)],
        ],
        priority: 0,
        hands: [{}, { played: 'give-in-to-your-anger' }],
      });
      t.until('window:turn.start').take(use('give-in-to-your-anger'));
      expect(t.options()).toEqual(['1', '2']);
      t.take('2').until('action');
      expect([t.state.turn?.unit, t.unit(2).order]).toEqual([2, 'faceup']);
      t.take(attacks ? 'attack' : 'none');
      rest(t, 2);
      return t;
    };
    expect([anger(true).tokens(2, 'suppression'), anger(false).tokens(2, 'suppression')]).toEqual([0, 4]);
    const next = anger(false).goOn(({ state }) => state.turn?.unit === 1 || state.turn?.unit === 3);
    const { unit: id } = next.state.turn!;
    rest(next, id);
    expect(next.tokens(1, 'suppression')).toBe(0);
  });
  it('Give In to Your Anger: vehicles know no anger', () => {
    const t = lay({
      units: [unit(PALPATINE, 1, 400, 400), unit('at-rt-rebel', 0, 1500, 300)],
      priority: 0,
      hands: [{}, { played: 'give-in-to-your-anger' }],
    });
    expect(t.open).toEqual(['0 action']);
  });
  it('Give In to Your Anger: the first enemy activation is of a trooper unit that he names; without an attack it gains 4 suppression', () => {
    const t = lay({
      units: [unit(PALPATINE, 1, 400, 400), rebels(1500, 700, one), rebels(1500, 300, { ...one, order: 'faceup' })],
      priority: 0,
      hands: [{}, { played: 'give-in-to-your-anger' }],
    });
    t.until('window:turn.start').take(use('give-in-to-your-anger')).take('1').until('action');
    expect(t.state.turn?.unit).toBe(1);
    expect(t.state.hands[0]!.pool).toEqual([]);
    t.take('none');
    rest(t, 1);
    expect(t.tokens(1, 'suppression')).toBe(4);
    expect(t.unit(2).order).toBe('faceup');
  });
});

describe('Boba Fett', () => {
  it('Whipcord Launcher: an enemy trooper unit at range 1 is held fast and kept down; he walks away from it', () => {
    const act = 'card:command:1.whipcord-launcher/whipcord';
    const t = acting('whipcord-launcher', 0, [unit(BOBA, 1, 400, 400), rebels(400 + apart(SEGMENT), 400, one)])
      .until('action')
      .take(act);
    expect([t.tokens(1, 'immobilize'), t.tokens(1, 'suppression')]).toEqual([2, 2]);
    const far = acting('whipcord-launcher', 0, [
      unit(BOBA, 1, 400, 400),
      rebels(400 + apart(SEGMENT + 0.01), 400, one),
    ]);
    expect(far.until('action').options()).not.toContain(act);
    const melee = (immobilize: number) =>
      acting('whipcord-launcher', 0, [
        unit(BOBA, 1, 400, 400),
        rebels(400 + apart(0), 400, { ...one, ...holding('immobilize', immobilize) }),
      ])
        .until('action')
        .options()
        .includes('move');
    expect([melee(1), melee(0)]).toEqual([true, false]);
  });
  it('Whipcord Launcher: neither a vehicle nor somebody whom he does not see', () => {
    const roped = (who: Spec, terrain: readonly Spec[] = []) =>
      acting('whipcord-launcher', 0, [unit(BOBA, 1, 400, 400), who], { terrain })
        .until('action')
        .options()
        .includes('card:command:1.whipcord-launcher/whipcord');
    const wall = piece('high-stone-wall', 450, 400, 20, 200, { height: 200 });
    expect(roped(unit('at-rt-rebel', 0, 500, 400))).toBe(false);
    expect([roped(rebels(500, 400, one)), roped(rebels(500, 400, one), [wall])]).toEqual([true, false]);
  });
  it('ZX Flame Projector and Z-6 Jetpack Rocket: weapons for his activation', () => {
    const weapons = (card: string, gap: number) => {
      const t = acting(card, 0, [unit(BOBA, 1, 300, 400), rebels(300 + apart(gap), 400, one)]).until('action');
      if (!t.options().includes('attack')) return [];
      t.take('attack');
      return t.match.open[0]?.kind === 'weapons'
        ? t.options().filter((o) => o.includes('command.'))
        : t.events('attack')[0]!.weapons.map(({ weapon }) => weapon);
    };
    expect(weapons('zx-flame-projector', SEGMENT)).toContain('0.0=command.zx-flame-projector:zx-flame-projector');
    expect(weapons('zx-flame-projector', SEGMENT + 1)).not.toContain(
      '0.0=command.zx-flame-projector:zx-flame-projector',
    );
    expect(weapons('z-6-jetpack-rocket', 4 * SEGMENT)).toEqual(['command.z-6-jetpack-rocket:z-6-jetpack-rocket']);
    expect(weapons('z-6-jetpack-rocket', 4 * SEGMENT + 1)).toEqual([]);
  });
});
