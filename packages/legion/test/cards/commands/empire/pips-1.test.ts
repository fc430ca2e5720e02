import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, BOBA, holding, LEIA, rebels, storm, VADER, VEERS } from '../../../troops.ts';
import { acting, resolving } from '../../seated.ts';
import { inActivation, most } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:1.${card}`;
const rest = (t: Table, unit_: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== unit_, script);

describe('And Now... You Will Die', () => {
  const PALPATINE = 'emperor-palpatine';
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
});

describe('Covert Observation', () => {
  it('Covert Observation: enemies who are ordered with their command card gain suppression', () => {
    const t = lay({
      units: [unit(VADER, 1, 1200, 600), unit(LEIA, 0, 300, 300), rebels(400, 300, one)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'push' }, { played: 'covert-observation' }],
    }).goOn(inActivation);
    expect(t.events('tokens').map(({ unit: u, token }) => [u, token])).toEqual([
      [1, 'suppression'],
      [2, 'suppression'],
    ]);
  });
  it('Covert Observation: not one’s own units', () => {
    const t = lay({
      units: [
        ...[unit(VEERS, 1, 1200, 600), unit('scout-troopers', 1, 1300, 600)],
        ...[unit(LEIA, 0, 300, 300), rebels(400, 300, one)],
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'push' }, { played: 'covert-observation' }],
    }).goOn(inActivation);
    expect([1, 2, 3].map((id) => [t.unit(id).order, t.tokens(id, 'suppression')])).toEqual([
      ['faceup', 0],
      ['faceup', 1],
      ['faceup', 1],
    ]);
  });
});

describe('Face Me!', () => {
  const KALLUS = 'agent-kallus';
  it('Face Me!: Agile, Block and a free recovery; nobody withdraws from him', () => {
    const t = acting('face-me', 0, [unit(KALLUS, 1, 400, 400, holding('suppression', 1)), rebels(1500, 700)]).until(
      'action',
    );
    expect([keywordOf(t.g, t.unit(0), 'agile'), hasKeyword(t.g, t.unit(0), 'block')]).toEqual([1, true]);
    t.take('card:command:1.face-me/recover').until('action', { recover: most });
    expect([t.state.turn?.actions, t.tokens(0, 'suppression')]).toEqual([2, 0]);
    expect(t.options()).not.toContain('recover');
    const withdraw = (card: string) =>
      acting(card, 1, [unit(KALLUS, 1, 400, 400), rebels(400 + apart(0), 400, one)])
        .until('action')
        .options()
        .includes('withdraw');
    expect([withdraw('face-me'), withdraw('push')]).toEqual([false, true]);
  });
  it('Face Me!: whoever fights him and others cannot withdraw either', () => {
    const t = acting('face-me', 2, [
      ...[unit(KALLUS, 1, 400, 400), storm(400 + 2 * apart(0), 400, one), rebels(400 + apart(0), 400, one)],
    ]).until('action');
    expect(t.options()).not.toContain('withdraw');
  });
});

describe('Implacable', () => {
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
  it('Implacable: the wound that kills him buys nothing', () => {
    const t = acting('implacable', 0, [
      ...[unit(VADER, 1, 400, 400, { order: 'faceup', wounds: 7 }), storm(600, 700, one), rebels(1500, 700, one)],
    ]);
    t.until('action').take('none').until('window:unit.activated').take(use('implacable'));
    expect([t.unit(0).status, t.state.hands[1]!.pool, t.state.lasting]).toEqual(['defeated', ['corps'], []]);
  });
});

describe('Maximum Firepower', () => {
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
});

describe('Merciless Munitions', () => {
  it('[R-LE-85] Merciless Munitions: a charge that poisons troopers', () => {
    const t = acting('merciless-munitions', 0, [unit('bossk', 1, 400, 400), rebels(700, 400)])
      .until('action')
      .take('card:command:1.merciless-munitions/arm');
    t.until('action', { may: 'no' });
    expect(t.state.markers).toMatchObject([{ kind: 'charge', by: 'command/merciless-munitions' }]);
    const later = lay({
      units: [unit('bossk', 1, 300, 400), rebels(700, 400)],
      active: 1,
      hands: [{}, { discard: ['merciless-munitions'] }],
      markers: [
        { kind: 'charge', x: 760, y: 400, seat: 1, by: 'command/merciless-munitions', note: 'merciless-munitions' },
      ],
    });
    later.until('action').take('dodge').until('window:action.after').take('0:detonate.0').until('action');
    expect(later.tokens(1, 'poison')).toBe(1);
  });
  it('Merciless Munitions: other charges do not poison', () => {
    const t = lay({
      units: [
        unit('bossk', 1, 300, 400),
        rebels(700, 400),
        unit('scout-troopers', 1, 1500, 800, { upgrades: ['sonic-charge-saboteur'] }),
      ],
      active: 1,
      hands: [{}, { discard: ['merciless-munitions'] }],
      markers: [{ kind: 'charge', x: 760, y: 400, seat: 1, by: 'upgrade/sonic-charge-saboteur', note: 'Sonic Charge' }],
    });
    t.until('action').take('dodge').until('window:action.after').take('2:detonate.0').until('action');
    expect([t.events('attack').length > 0, t.tokens(1, 'poison')]).toEqual([true, 0]);
  });
});

describe('Pulse Scan', () => {
  const IDEN = 'iden-versio';
  it('Pulse Scan: Sharpshooter 2 and an aim token; a dodge and a standby token at the end of her activation', () => {
    const t = resolving('pulse-scan', [unit(IDEN, 1, 400, 400), rebels(1500, 700, one)]);
    t.until('action', {}, 1);
    expect([t.tokens(0, 'aim'), keywordOf(t.g, t.unit(0), 'sharpshooter')]).toEqual([1, 2]);
    rest(t.take('none'), 0);
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'standby')]).toEqual([1, 1]);
  });
});

describe("Vader's Might", () => {
  const APPRENTICE = 'darth-vader-the-emperors-apprentice';
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
});

describe('Voracious Ambition', () => {
  const KRENNIC = 'director-orson-krennic';
  it('Voracious Ambition: three tokens lie facedown on the card; only their owner knows them, and he may use one', () => {
    const t = lay({
      units: [
        unit(KRENNIC, 1, 300, 300, { order: 'facedown' }),
        storm(500, 300, one),
        unit('at-st', 1, 700, 300),
        unit('e-web-heavy-blaster-team', 1, 900, 300),
        storm(500, 600, one),
        rebels(1500, 700, { ...one, order: 'facedown' }),
      ],
      stage: 0,
      priority: 1,
      hands: [{}, { played: 'voracious-ambition' }],
    });
    t.until('window:pool.draw');
    const mine = t.match.seenBy(1).view.hands[1]!;
    expect([mine.kept.length, mine.pool.length]).toEqual([3, 1]);
    const theirs = t.match.seenBy(0).view.hands[1]!;
    expect(theirs.kept).toEqual(['hidden', 'hidden', 'hidden']);
    expect(theirs.pool).toEqual(['corps', 'corps', 'heavy', 'support']);
    t.take(use('voracious-ambition'));
    const rank = t.ask().kind === 'card-way' ? t.options()[0]! : undefined;
    if (rank) t.take(rank);
    expect(t.state.hands[1]!.kept).toHaveLength(2);
    expect(t.state.hands[1]!.pool).toHaveLength(1);
  });
});

describe('Whipcord Launcher', () => {
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
});
