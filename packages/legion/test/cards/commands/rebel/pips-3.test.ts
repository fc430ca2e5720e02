import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed, keywordOf } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { inActivation, most } from '../../watching.ts';

const CASSIAN = 'cassian-andor';
const one = alone(4);
const use = (card: string) => `command:0.${card}`;

describe('All In', () => {
  const LANDO = 'lando-calrissian';
  it('[R-LE-97] All In: observation tokens for enemies at range 3; a declared critical hit brings two more, or costs two dice', () => {
    const t = resolving('all-in', [
      unit(LANDO, 0, 300, 300),
      storm(300 + apart(3 * SEGMENT), 300, one),
      storm(1500, 700, one),
    ]).goOn(inActivation);
    expect([t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([2, 0]);
    const shoot = (face: 'crit' | 'hit') => {
      const s = acting('all-in', 0, [unit(LANDO, 0, 400, 400), storm(600, 400)], { red: [face], black: ['hit'] });
      s.fight({ 'window:attack.gather': use('all-in'), dice: most });
      return s
        .events('dice')
        .filter(({ why }) => why === 'all-in')
        .at(-1)
        ?.dice.map((d) => d.face);
    };
    expect(shoot('crit')).toEqual(['crit', 'hit', 'crit', 'crit']);
    expect(shoot('hit')).toEqual([]);
    const defend = (face: 'block' | 'blank') => {
      const s = lay({
        units: [storm(400, 400, one), unit(LANDO, 0, 600, 400)],
        active: 0,
        hands: [{ played: 'all-in' }, {}],
        white: ['crit'],
        whiteDefence: [face],
      });
      s.fight({ 'window:attack.modify': use('all-in') });
      return s.events('defenceDice').find(({ why }) => why === 'all-in')?.dice.length;
    };
    expect(defend('block')).toBe(3);
    expect(defend('blank')).toBe(0);
  });
  it('All In: one block among others wins', () => {
    const t = lay({
      units: [storm(400, 400), unit(LANDO, 0, 600, 400)],
      active: 0,
      hands: [{ played: 'all-in' }, {}],
      white: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['block', 'blank'],
    });
    t.fight({ 'window:attack.modify': use('all-in') });
    expect(t.events('defenceDice').find(({ why }) => why === 'all-in')?.dice).toHaveLength(4);
  });
  it('All In: a lost bet costs two defence dice, the others count', () => {
    const t = lay({
      units: [storm(400, 400), unit(LANDO, 0, 600, 400)],
      active: 0,
      hands: [{ played: 'all-in' }, {}],
      white: ['hit', 'hit', 'hit', 'blank'],
      whiteDefence: ['blank', 'blank', 'surge'],
    });
    t.fight({ 'window:attack.modify': use('all-in') });
    expect(t.events('defenceDice').find(({ why }) => why === 'all-in')?.dice).toMatchObject([{ face: 'surge' }]);
  });
  it('All In against All In: each declares for himself, and the other one chooses what is lost', () => {
    const t = lay({
      units: [unit(LANDO, 0, 400, 400), unit(LANDO, 1, 600, 400)],
      active: 0,
      hands: [{ played: 'all-in' }, { played: 'all-in' }],
      red: ['hit'],
      black: ['hit'],
      whiteDefence: ['block', 'block', 'block'],
    });
    t.until('action')
      .take('attack')
      .until('dice', { 'window:attack.gather': use('all-in') });
    expect(t.open).toEqual(['1 dice']);
    t.take([]).until('action');
    expect(t.events('defenceDice').filter(({ why }) => why === 'all-in')).toEqual([]);
  });
});

describe('Change of Plans', () => {
  const HAN = 'han-solo-unorthodox-general';
  it('Change of Plans: an opponent takes his card back and has to choose another; so does Han’s player', () => {
    const t = lay({
      units: [unit(HAN, 0, 300, 300), unit(VADER, 1, 1200, 600)],
      phase: 'command',
      hands: [{ cards: ['change-of-plans', 'ambush', 'push'] }, { cards: ['implacable', 'push', 'assault'] }],
    });
    t.match.decide(0, 'change-of-plans');
    t.match.decide(1, 'implacable');
    t.until('window:command.revealed').take(use('change-of-plans'));
    expect(t.open).toEqual(['0 command-card', '1 command-card']);
    expect(t.options(1)).toEqual(['push', 'assault']);
    expect(t.options(0)).toEqual(['ambush', 'push']);
    expect(t.state.hands[0]!.discard).toEqual(['change-of-plans']);
    t.match.decide(0, 'push');
    expect(JSON.stringify(t.match.seenBy(1).view.hands[0])).not.toContain('push');
    t.match.decide(1, 'assault');
    expect(t.state.hands[1]).toMatchObject({ played: 'assault', cards: ['push', 'implacable'] });
  });
});

describe('Complete the Mission', () => {
  const JYN = 'jyn-erso';
  it('Complete the Mission: with an order a trooper unit is neither suppressed nor panicked while it acts, and may calm down', () => {
    const t = acting(
      'complete-the-mission',
      { unit: 0, step: 'rally' },
      [
        rebels(300, 300, { ...one, order: 'faceup', ...holding('suppression', 6) }),
        rebels(600, 300, { ...one, ...holding('suppression', 1) }),
        unit(JYN, 0, 300, 700),
        storm(1500, 700),
      ],
      { whiteDefence: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] },
    ).until('action');
    expect(t.state.turn).toMatchObject({ actions: 2, panics: false });
    expect([isSuppressed(t.g, t.unit(0)), isSuppressed(t.g, t.unit(1))]).toEqual([false, true]);
    expect(hasKeyword(t.g, t.unit(2), 'low-profile')).toBe(true);
    t.take('none').goOn(({ state }) => state.turn === null || state.turn.unit !== 0, {
      'window:unit.ends': use('complete-the-mission'),
    });
    expect(t.tokens(0, 'suppression')).toBe(5);
    const ordered = resolving('complete-the-mission', [unit(JYN, 0, 300, 300), storm(1500, 700)]);
    ordered.goOn(inActivation, { 'window:unit.ordered': use('complete-the-mission') });
    expect(ordered.events('tokens')[0]).toMatchObject({ unit: 0, token: 'suppression', change: 1 });
  });
});

describe('Covering Fire', () => {
  it('Covering Fire: after a ranged attack of a corps unit another friend at range 2 may gain a dodge token', () => {
    const cover = (gap: number) => {
      const t = acting('covering-fire', 0, [
        rebels(400, 400, one),
        rebels(400 - apart(gap), 400, one),
        storm(600, 400, one),
      ]);
      t.until('action')
        .take('attack')
        .until('action', { 'window:attack.after': use('covering-fire'), 'card-unit': '1' });
      return t.tokens(1, 'dodge');
    };
    expect(cover(2 * SEGMENT)).toBe(1);
    expect(cover(2 * SEGMENT + 0.01)).toBe(0);
  });
});

describe('I Am a Jedi', () => {
  const KNIGHT = 'luke-skywalker-jedi-knight';
  it('I Am a Jedi: two enemy troopers at most, no vehicles', () => {
    const near = [storm(500, 400, one), storm(300, 400, one), storm(400, 300, one), unit('at-rt-rebel', 1, 400, 500)];
    const t = resolving('i-am-a-jedi', [unit(KNIGHT, 0, 400, 400), ...near]);
    t.until('card-units', { 'window:unit.ordered': use('i-am-a-jedi') });
    expect([t.options(), t.ask()]).toMatchObject([['1', '2', '3'], { min: 1, max: 2 }]);
    const walker = resolving('i-am-a-jedi', [unit(KNIGHT, 0, 400, 400), unit('at-rt-rebel', 1, 400, 500)]);
    walker.goOn((at) => at.ask().kind === 'window:unit.ordered' || at.state.phase === 'activation');
    expect(walker.ask().kind).not.toBe('window:unit.ordered');
  });
  it('I Am a Jedi: he does not attack, blocks with surges, and keeps two enemies at range 1 from attacking', () => {
    const peace = (gap: number) => {
      const t = resolving('i-am-a-jedi', [
        unit(KNIGHT, 0, 400, 400),
        storm(400 + apart(gap), 400, one),
        rebels(400, 700, { ...one, order: 'facedown' }),
      ]);
      t.until('action', { 'window:unit.ordered': use('i-am-a-jedi'), 'card-units': most });
      expect(t.barred('attack')).toBeDefined();
      t.take('none').until('action');
      return t.ask().seat === 1 && t.options().includes('attack');
    };
    expect(peace(SEGMENT)).toBe(false);
    expect(peace(SEGMENT + 0.01)).toBe(true);
    const t = lay({
      units: [storm(400, 400, one), unit(KNIGHT, 0, 400 + apart(200), 400)],
      active: 0,
      hands: [{ played: 'i-am-a-jedi' }, {}],
      white: ['crit'],
      redDefence: ['surge'],
    });
    expect(t.fight().result).toMatchObject({ blocks: 1, wounds: 0 });
  });
});

describe('Legacy of Mandalore', () => {
  const SABINE = 'sabine-wren-explosive-artist';
  it('Legacy of Mandalore: Inspire 1, and a token for her for each unit of rank that she orders', () => {
    const t = resolving('legacy-of-mandalore', [
      unit(SABINE, 0, 300, 300),
      rebels(400, 300, one),
      unit('rebel-commandos', 0, 300, 420),
      storm(1500, 700),
    ]).goOn(inActivation, { 'card-way': ['dodge', 'aim'] });
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([1, 1]);
    expect(keywordOf(t.g, t.unit(0), 'inspire')).toBe(1);
  });
});

describe('Notorious Scoundrels', () => {
  const CHEWIE = 'chewbacca-walking-carpet';
  it('Notorious Scoundrels: nothing where none of Han’s cards lies there', () => {
    const back = (...discard: readonly string[]) => {
      const t = resolving('notorious-scoundrels', [unit(CHEWIE, 0, 300, 300), storm(1500, 700)], {
        hands: [{ played: 'notorious-scoundrels', discard }, {}],
      }).goOn(inActivation);
      return t.state.hands[0]!.cards;
    };
    expect([back('push'), back('push', 'change-of-plans')]).toEqual([[], ['change-of-plans']]);
  });
  it('Notorious Scoundrels: one of Han’s cards comes back from the discard pile', () => {
    const t = resolving('notorious-scoundrels', [unit(CHEWIE, 0, 300, 300), storm(1500, 700)], {
      hands: [{ played: 'notorious-scoundrels', discard: ['push', 'change-of-plans', 'reckless-diversion'] }, {}],
    }).until('card-upgrade');
    expect(t.options()).toEqual(['change-of-plans', 'reckless-diversion']);
    t.take('reckless-diversion');
    expect(t.state.hands[0]).toMatchObject({ cards: ['reckless-diversion'], discard: ['push', 'change-of-plans'] });
  });
});

describe('Return of the Jedi', () => {
  it('[LE-KOMMANDOKARTEN-14] [LE-FAEHIGKEITEN-03] Return of the Jedi: a dodge token when he is ordered, and friends at range 3 calm down when he is activated', () => {
    const t = resolving('return-of-the-jedi', [unit(LUKE, 0, 300, 300), storm(1500, 700)]).goOn(inActivation);
    expect(t.tokens(0, 'dodge')).toBe(1);
    expect(t.events('tokens').every(({ token }) => token === 'dodge')).toBe(true);
    const calm = (gap: number) => {
      const one_ = acting('return-of-the-jedi', { unit: 0, step: 'start' }, [
        unit(LUKE, 0, 300, 300),
        rebels(300 + apart(gap), 300, { ...one, ...holding('suppression', 2) }),
        storm(1500, 700),
      ]).until('action', { 'card-units': most });
      return one_.tokens(1, 'suppression');
    };
    expect(calm(3 * SEGMENT)).toBe(1);
    expect(calm(3 * SEGMENT + 0.01)).toBe(2);
  });
  it('Return of the Jedi: frightened troopers at range 3, himself included; nothing where nobody is frightened', () => {
    const calm = (own: number, friend: Spec) =>
      acting('return-of-the-jedi', { unit: 0, step: 'start' }, [
        ...[unit(LUKE, 0, 400, 400, holding('suppression', own)), friend, rebels(400, 500, one), storm(1600, 800)],
      ]);
    const t = calm(1, rebels(400 + apart(3 * SEGMENT), 400, { ...one, ...holding('suppression', 1) }));
    expect([t.open, t.options(), t.ask()]).toMatchObject([['0 card-units'], ['0', '1'], { min: 0, max: 2 }]);
    expect(t.take([]).tokens(1, 'suppression')).toBe(1);
    const far = rebels(400 + apart(3 * SEGMENT + 0.01), 400, { ...one, ...holding('suppression', 1) });
    expect(calm(0, far).open).toEqual(['0 action']);
  });
});

describe('Sacrifice', () => {
  it('Sacrifice: Guardian 4; K-2SO falls so that nobody shoots at another at range 1', () => {
    const saved = (gap: number) => {
      const t = acting('sacrifice', 0, [
        unit('k-2so', 0, 400, 400),
        unit(CASSIAN, 0, 400 + apart(gap), 400),
        storm(700, 500, one),
      ]);
      expect(keywordOf(t.g, t.unit(0), 'guardian')).toBe(4);
      t.until('action')
        .take('none')
        .until('action', { 'window:unit.ends': use('sacrifice'), 'card-unit': '1' });
      return [t.unit(0).status, t.options().includes('attack')];
    };
    expect(saved(SEGMENT)).toEqual(['defeated', false]);
    expect(saved(SEGMENT + 0.01)).toEqual(['play', true]);
  });
  it('Sacrifice: he need not; whom he has saved may be attacked in melee', () => {
    const kept = acting('sacrifice', 0, [unit('k-2so', 0, 400, 400), unit(CASSIAN, 0, 480, 400), storm(700, 500, one)]);
    kept
      .until('action')
      .take('none')
      .until('action', { 'window:unit.ends': use('sacrifice'), 'card-unit': 'none' });
    expect([kept.unit(0).status, kept.options().includes('attack')]).toEqual(['play', true]);
    const melee = acting('sacrifice', 0, [
      ...[unit('k-2so', 0, 400, 400), unit(CASSIAN, 0, 480, 400), storm(480 + apart(0), 400, one)],
    ]);
    melee
      .until('action')
      .take('none')
      .until('action', { 'window:unit.ends': use('sacrifice'), 'card-unit': '1' });
    expect([melee.unit(0).status, melee.state.turn?.unit, melee.options().includes('attack')]).toEqual([
      'defeated',
      2,
      true,
    ]);
  });
  it('Sacrifice: only for commanders and operatives whom he sees', () => {
    const open = (who: Spec, terrain: readonly Spec[] = []) => {
      const t = acting('sacrifice', 0, [unit('k-2so', 0, 400, 400), who, storm(1500, 800)], { terrain });
      t.until('action').take('none');
      return t.open[0];
    };
    const wall = piece('high-stone-wall', 450, 400, 20, 200, { height: 200 });
    expect(open(unit(CASSIAN, 0, 500, 400))).toBe('0 window:unit.ends');
    expect(open(unit(CASSIAN, 0, 500, 400), [wall])).not.toBe('0 window:unit.ends');
    expect(open(rebels(500, 400, one))).not.toBe('0 window:unit.ends');
  });
});

describe('Smoke Screen', () => {
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
  it('Smoke Screen: the other unit may move, and R2-D2 lays smoke before anybody is activated', () => {
    const t = resolving('smoke-screen', [unit(ARTOO, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]);
    t.until('activate', { 'window:unit.ordered': use('smoke-screen'), 'window:activation.start': use('smoke-screen') });
    expect(t.events('moved').map(({ unit: u }) => u)).toEqual([1]);
    expect(t.state.markers).toMatchObject([{ kind: 'smoke', seat: 0 }]);
  });
});

describe('Somebody Has to Save Our Skins', () => {
  it('Somebody Has to Save Our Skins: a friend at range 2 with an order is activated at once', () => {
    const next = (gap: number, order: string) => {
      const t = acting('somebody-has-to-save-our-skins', 0, [
        unit(LEIA, 0, 300, 300),
        rebels(300 + apart(gap), 300, { ...one, order }),
        storm(1500, 700, one),
      ]);
      t.until('action').take('none');
      t.until('action', { 'window:unit.activated': use('somebody-has-to-save-our-skins') });
      return t.state.turn?.unit;
    };
    expect(next(2 * SEGMENT, 'faceup')).toBe(1);
    expect(next(2 * SEGMENT + 0.01, 'faceup')).toBe(2);
    expect(next(2 * SEGMENT, 'none')).toBe(2);
  });
});

describe('Volunteer Mission', () => {
  it('Volunteer Mission: ordered units of rank recover, gain Danger Sense 1 and may gain suppression', () => {
    const t = resolving('volunteer-mission', [
      unit(CASSIAN, 0, 300, 300, holding('suppression', 2)),
      rebels(400, 300, one),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { recover: ['suppression.0', 'suppression.1'], may: 'yes' });
    expect([t.tokens(0, 'suppression'), t.tokens(1, 'suppression')]).toEqual([1, 0]);
    expect([keywordOf(t.g, t.unit(0), 'danger-sense'), keywordOf(t.g, t.unit(1), 'danger-sense')]).toEqual([4, 0]);
  });
});
