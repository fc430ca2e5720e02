import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed, keywordOf, keywordTargets, speedOf } from '../../../src/values.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';
import { acting, resolving } from './played.ts';

const KNIGHT = 'luke-skywalker-jedi-knight';
const HAN = 'han-solo-unorthodox-general';
const CHEWIE = 'chewbacca-walking-carpet';
const JYN = 'jyn-erso';
const SABINE = 'sabine-wren-explosive-artist';
const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
const CASSIAN = 'cassian-andor';
const LANDO = 'lando-calrissian';

const one = alone(4);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:0.${card}`;

describe('Luke Skywalker', () => {
  it('[LE-AKTIONEN-16] [LE-FAEHIGKEITEN-13] Son of Skywalker: one more attack after the first, which is no attack action', () => {
    const t = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    t.until('action').take('attack').until('action', { may: 'yes' });
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['action', 'plain']);
    expect(t.events('action')).toHaveLength(1);
    expect(t.options()).not.toContain('attack');
    const no = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    no.until('action').take('attack').until('action', { may: 'no' });
    expect(no.events('attack')).toHaveLength(1);
  });
  it('My Ally Is the Force: a dodge token for each trooper unit that is ordered, not for vehicles', () => {
    const t = resolving('my-ally-is-the-force', [
      unit(LUKE, 0, 300, 300),
      rebels(400, 300, one),
      unit('at-rt-rebel', 0, 300, 420, { order: 'faceup' }),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0]);
  });
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
  it('You Serve Your Master Well: a suppressed enemy attacks its own side; nobody of rank serves', () => {
    const units = [
      unit(KNIGHT, 0, 400, 400),
      storm(400 + apart(SEGMENT), 400, { ...one, ...holding('suppression', 1) }),
      storm(400 + apart(SEGMENT), 700, one),
    ];
    const act = 'card:command:0.you-serve-your-master-well/serve';
    const t = acting('you-serve-your-master-well', 0, units).until('action').take(act);
    expect(t.open).toEqual(['0 free-action']);
    t.take('attack').until('action', { defender: '2' });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 1 }, defender: 2 }]);
    expect(t.unit(1).seat).toBe(1);
    expect(
      acting('you-serve-your-master-well', 0, [units[0]!, storm(400 + apart(SEGMENT), 400, one)])
        .until('action')
        .options(),
    ).not.toContain(act);
    const far = storm(400 + apart(SEGMENT + 0.01), 400, { ...one, ...holding('suppression', 1) });
    expect(acting('you-serve-your-master-well', 0, [units[0]!, far]).until('action').options()).not.toContain(act);
    const veers = unit('general-veers', 1, 400 + apart(50), 400, holding('suppression', 3));
    expect(acting('you-serve-your-master-well', 0, [units[0]!, veers]).until('action').options()).not.toContain(act);
  });
  it('Full of Surprises: a dodge token, and a white die for every point of courage without a suppression token', () => {
    const dice = (suppression: number) => {
      const t = lay({
        units: [storm(400, 400, one), unit(KNIGHT, 0, 400 + apart(200), 400, holding('suppression', suppression))],
        ...{ active: 0, hands: [{ played: 'full-of-surprises' }, {}], white: ['crit'] },
      });
      return t
        .fight()
        .events('defenceRolled')[0]!
        .dice.map(({ colour }) => colour);
    };
    expect(dice(0)).toEqual(['red', 'white', 'white', 'white', 'white']);
    expect(dice(3)).toEqual(['red', 'white']);
    expect(dice(5)).toEqual(['red']);
    const t = resolving('full-of-surprises', [unit(KNIGHT, 0, 300, 300), storm(1500, 700)]).goOn(inActivation);
    expect(t.tokens(0, 'dodge')).toBe(1);
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
      ...{ active: 0, hands: [{ played: 'i-am-a-jedi' }, {}], white: ['crit'], redDefence: ['surge'] },
    });
    expect(t.fight().result).toMatchObject({ blocks: 1, wounds: 0 });
  });
});

describe('Leia Organa', () => {
  it('Coordinated Bombardment: at the end of her activation up to three attacks on different enemies beyond range 3', () => {
    const t = acting('coordinated-bombardment', 0, [
      unit(LEIA, 0, 100, 400),
      storm(100 + apart(3 * SEGMENT + 1), 400, one),
      storm(700, 800, one),
      storm(700, 100, one),
      storm(1500, 400, one),
      storm(100, 400 + apart(3 * SEGMENT), one),
    ]);
    t.until('action').take('none');
    t.until('defender', { 'window:unit.ends': use('coordinated-bombardment') });
    expect(t.options()).toEqual(['1', '2', '3', '4']);
    t.take('1').until('defender', { may: 'yes' });
    expect(t.options()).toEqual(['2', '3', '4']);
    t.take('4').until('defender', { may: 'yes' }).take('2');
    t.goOn(({ state }) => state.turn?.unit !== 0, { may: 'yes' });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 4, 2]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red']);
  });
  it('No Time for Sorrows: every trooper unit that is ordered may move, at speed 1', () => {
    const t = resolving('no-time-for-sorrows', [unit(LEIA, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]);
    t.goOn(inActivation, { 'window:unit.ordered': use('no-time-for-sorrows') });
    expect(t.events('moved').map(({ unit: u, speed }) => [u, speed])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(t.events('action')).toEqual([]);
  });
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

describe('Han Solo and Chewbacca', () => {
  it('Sorry About the Mess: no pips, and an aim and a dodge token when Han is ordered', () => {
    const t = lay({
      units: [unit(HAN, 0, 300, 300), unit(VADER, 1, 1200, 600)],
      ...{ phase: 'command', stage: 1, hands: [{ played: 'sorry-about-the-mess' }, { played: 'ambush' }] },
    }).goOn(inActivation);
    expect(t.events('priority')).toMatchObject([{ seat: 0, how: 'pips' }]);
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
  it('Reckless Diversion: enemies attack trooper units with orders if they can, otherwise whom they like', () => {
    const targets = (more: Spec) =>
      lay({
        units: [
          storm(400, 400, one),
          rebels(600, 400, { ...one, ...more }),
          rebels(400, 600, one),
          unit(HAN, 0, 100, 800),
        ],
        ...{ active: 0, hands: [{ played: 'reckless-diversion' }, {}] },
      })
        .until('action')
        .take('attack');
    expect(targets({ order: 'faceup' }).events('attack')).toMatchObject([{ defender: 1 }]);
    expect(targets({ order: 'none' }).options()).toEqual(['1', '2']);
  });
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
  it('Common Cause: Chewbacca and Luke are activated one after the other', () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const t = acting('common-cause', first, [
        unit(CHEWIE, 0, 300, 300, { order: 'faceup' }),
        unit(LUKE, 0, 1000, 300, { order: 'faceup' }),
        storm(1500, 700, one),
      ]);
      t.until('action')
        .take('none')
        .until('action', { 'window:unit.activated': use('common-cause') });
      expect(t.state.turn?.unit).toBe(second);
    }
    const t = acting('common-cause', 0, [unit(CHEWIE, 0, 300, 300), unit(LUKE, 0, 1000, 300), storm(1500, 700, one)]);
    t.until('action').take('none').until('action');
    expect(t.state.turn?.unit).toBe(2);
  });
  it('Brains and Brawn: Chewbacca at range 3 of the defender adds his bowcaster, keywords included', () => {
    const pool = (gap: number) => {
      const t = acting(
        'brains-and-brawn',
        0,
        [unit(LEIA, 0, 400, 400), unit(CHEWIE, 0, 600 - apart(gap), 600), storm(600, 600, one)],
        { redDefence: ['block', 'block', 'block', 'block', 'block', 'block'], black: ['crit'] },
      );
      t.fight({
        'window:attack.gather': use('brains-and-brawn'),
        'window:defence.modify': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      });
      return t.events('rolled')[0]!.dice.length;
    };
    expect(pool(3 * SEGMENT)).toBe(3 + 4);
    expect(pool(3 * SEGMENT + 0.01)).toBe(3);
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

describe('Jyn Erso', () => {
  it('Rebellious: Charge, and once a round an attack or a move when an enemy at range 2 is activated', () => {
    const woken = (gap: number) =>
      lay({
        units: [unit(JYN, 0, 400, 400), storm(400 + apart(gap), 400, one)],
        ...{ active: { unit: 1, step: 'start' }, hands: [{ played: 'rebellious' }, {}] },
      });
    const t = woken(2 * SEGMENT)
      .until('window:unit.activates')
      .take(use('rebellious'));
    t.until('move', { 'card-way': 'move' }, 0).until('action');
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.events('action')[0]).toMatchObject({ unit: 0, action: 'move', free: true });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(hasKeyword(t.g, t.unit(1), 'charge')).toBe(false);
    expect(woken(2 * SEGMENT + 0.01).until('action').state.turn?.unit).toBe(1);
  });
  it('Trust Goes Both Ways: Inspire 2 for her; the trooper unit that she orders shares tokens with her', () => {
    const t = resolving('trust-goes-both-ways', [unit(JYN, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect(keywordOf(t.g, t.unit(0), 'inspire')).toBe(2);
    expect(keywordTargets(t.g, t.unit(1), 'teamwork')).toEqual(['Jyn Erso']);
    t.until('activate').take('1').until('action').take('dodge');
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
  });
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

describe('Sabine Wren', () => {
  it('Explosions!: two charges and a move in its round; she sets them off for the rest of the game', () => {
    const units = [unit(SABINE, 0, 400, 400), storm(600, 400, one)];
    const t = acting('explosions', 0, units).until('action').take('card:command:0.explosions/arm');
    t.until('action', { may: 'yes' });
    expect(t.state.markers.map(({ kind, by }) => [kind, by])).toEqual([
      ['charge', 'command/explosions'],
      ['charge', 'command/explosions'],
    ]);
    expect(t.events('moved')).toMatchObject([{ unit: 0, speed: 1 }]);
    const later = acting('push', 1, [unit(SABINE, 0, 300, 400), storm(600, 400)], {
      hands: [{ played: 'push', discard: ['explosions'] }, {}],
      markers: [{ kind: 'charge', x: 560, y: 400, seat: 0, by: 'command/explosions', note: 'explosions' }],
    });
    later.until('action').take('dodge').until('window:action.after');
    expect(later.options()).toContain('0:detonate.0');
    later.take('0:detonate.0').until('action');
    expect(later.events('attack')).toMatchObject([{ kind: 'detonation', defender: 1 }]);
    expect(later.state.markers).toEqual([]);
    expect(
      acting('push', 0, units, { hands: [{ played: 'push', discard: ['explosions'] }, {}] })
        .until('action')
        .options(),
    ).not.toContain('card:command:0.explosions/arm');
  });
  it('Symbol of Rebellion: graffiti at terrain; friends who see it at range 2 rally with a die more, enemies with one less', () => {
    const t = acting(
      'symbol-of-rebellion',
      { unit: 0, step: 'start' },
      [unit(SABINE, 0, 400, 400, holding('suppression', 2)), storm(1500, 700)],
      { terrain: [piece('barricade', 400, 480, 70, 27)] },
    );
    t.until('recover').take(['suppression.0', 'suppression.1']);
    t.until('action').take('card:command:0.symbol-of-rebellion/paint').until('action');
    expect(t.state.markers).toMatchObject([{ kind: 'graffiti', seat: 0 }]);
    const rally = (seat: number, gap: number) => {
      const one_ = acting(
        'symbol-of-rebellion',
        { unit: 0, step: 'rally' },
        [
          unit(seat === 0 ? 'rebel-troopers' : 'stormtroopers', seat, 600, 400, {
            ...one,
            ...holding('suppression', 2),
          }),
          unit(SABINE, 0, 100, 800),
          storm(1700, 800),
        ],
        {
          markers: [
            { kind: 'graffiti', x: 600 + 13.5 + gap + 12.5, y: 400, seat: 0, by: 'command/symbol-of-rebellion' },
          ],
        },
      );
      return one_.until('action').events('rallied')[0]!.faces.length;
    };
    expect(rally(0, 200)).toBe(3);
    expect(rally(1, 200)).toBe(1);
    expect(rally(0, 330)).toBe(2);
  });
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

describe('Rebel strategy', () => {
  it('Sabotaged Communications: an opponent issues one order with his card, whichever he likes', () => {
    const t = lay({
      units: [unit(LEIA, 0, 300, 300), unit(VADER, 1, 1200, 600), storm(1300, 600, one), storm(1200, 700, one)],
      ...{
        phase: 'command',
        stage: 2,
        priority: 1,
        hands: [{ played: 'sabotaged-communications' }, { played: 'master-of-evil' }],
      },
    }).until('orders');
    expect(t.options()).toEqual(['1', '2', '3']);
    t.take(['2']).goOn(inActivation);
    expect(t.events('ordered').filter(({ unit: u }) => u > 0)).toHaveLength(1);
  });
  it('Turning the Tide: support and heavy units have Inspire 2', () => {
    const t = acting('turning-the-tide', 0, [
      rebels(300, 300),
      unit('at-rt-rebel', 0, 600, 300),
      storm(1500, 700),
    ]).until('action');
    expect([keywordOf(t.g, t.unit(0), 'inspire'), keywordOf(t.g, t.unit(1), 'inspire')]).toEqual([0, 2]);
  });
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

describe('R2-D2', () => {
  it('Blast Off!: speed 2, a dodge and a suppression token, Disengage and Jump', () => {
    const t = resolving('blast-off', [unit(ARTOO, 0, 300, 300), storm(1500, 700)], { whiteDefence: ['blank'] }).goOn(
      inActivation,
    );
    expect(speedOf(t.g, t.unit(0))).toBe(2);
    expect(t.events('tokens').map(({ token, change }) => [token, change])).toEqual([
      ['dodge', 1],
      ['suppression', 1],
    ]);
    expect([hasKeyword(t.g, t.unit(0), 'disengage'), keywordOf(t.g, t.unit(0), 'jump')]).toEqual([true, 1]);
    t.until('action');
    expect(t.options()).toContain('card:0:jump/jump');
  });
  it('Impromptu Immolation: a flamethrower in his activation, and a free move after an attack', () => {
    const t = acting('impromptu-immolation', 0, [unit(ARTOO, 0, 400, 400), storm(400 + apart(100), 400)]);
    t.until('action').take('attack').until('weapons');
    expect(t.options()).toContain('0.0=command.impromptu-immolation:impromptu-immolation');
    t.take({ '0.0': 'command.impromptu-immolation:impromptu-immolation' });
    t.until('move', { 'window:attack.after': use('impromptu-immolation') });
    expect(t.events('rolled')[0]!.dice).toHaveLength(2 * 4);
    expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
      ['attack', false],
      ['move', true],
    ]);
  });
  it('Smoke Screen: the other unit may move, and R2-D2 lays smoke before anybody is activated', () => {
    const t = resolving('smoke-screen', [unit(ARTOO, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]);
    t.until('activate', { 'window:unit.ordered': use('smoke-screen'), 'window:activation.start': use('smoke-screen') });
    expect(t.events('moved').map(({ unit: u }) => u)).toEqual([1]);
    expect(t.state.markers).toMatchObject([{ kind: 'smoke', seat: 0 }]);
  });
});

describe('Cassian Andor and K-2SO', () => {
  it('Crack Shot: an aim token and Gunslinger; a suppression token at the end of his activation buys a standby token', () => {
    const t = resolving('crack-shot', [unit(CASSIAN, 0, 300, 300), storm(1500, 700, one)]).goOn(inActivation);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(hasKeyword(t.g, t.unit(0), 'gunslinger')).toBe(true);
    t.until('action').take('none');
    t.goOn(({ state }) => state.turn?.unit !== 0, { 'window:unit.ends': use('crack-shot') });
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'standby')]).toEqual([1, 1]);
  });
  it('Last Stand: an ordered commander gains Indomitable and a token of choice for each wound, three at most', () => {
    const t = resolving('last-stand', [
      unit(CASSIAN, 0, 300, 300, { wounds: 4 }),
      rebels(400, 300, one),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { 'card-way': ['aim', 'dodge', 'suppression'] });
    expect(['aim', 'dodge', 'suppression'].map((token) => t.tokens(0, token as 'aim'))).toEqual([1, 1, 1]);
    expect([hasKeyword(t.g, t.unit(0), 'indomitable'), hasKeyword(t.g, t.unit(1), 'indomitable')]).toEqual([
      true,
      false,
    ]);
  });
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
});

describe('Lando Calrissian', () => {
  it('Idiot’s Array: tokens for a 3, a 3 and a 2, a 3 and a 2 and a 1 in the discard pile', () => {
    const tokens = (...discard: string[]) => {
      const t = resolving('idiots-array', [unit(LANDO, 0, 300, 300), storm(1500, 700)], {
        hands: [{ played: 'idiots-array', discard }, {}],
      }).goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge')];
    };
    expect(tokens('push', 'ambush')).toEqual([0, 0]);
    expect(tokens('assault')).toEqual([1, 1]);
    expect(tokens('assault', 'push')).toEqual([2, 2]);
    expect(tokens('assault', 'push', 'ambush')).toEqual([3, 3]);
    expect(tokens('assault', 'ambush')).toEqual([1, 1]);
  });
  it('Ace up His Sleeve: ordered units gain a dodge or standby token; from the hand it replaces a draw', () => {
    const t = resolving('ace-up-his-sleeve', [unit(LANDO, 0, 300, 300), storm(1500, 700)]).goOn(inActivation, {
      'card-way': 'standby',
    });
    expect(t.tokens(0, 'standby')).toBe(1);
    const hand = lay({
      units: [
        unit(LANDO, 0, 300, 300),
        rebels(300 + apart(2 * SEGMENT), 300, one),
        rebels(900, 600, one),
        storm(1500, 700, one),
      ],
      hands: [{ played: 'push', cards: ['ace-up-his-sleeve'] }, {}],
    });
    hand.until('window:pool.draw').take(use('ace-up-his-sleeve')).until('card-unit');
    expect(hand.options()).toEqual(['0', '1']);
    hand.take('1').until('action');
    expect(hand.state.turn?.unit).toBe(1);
    expect(hand.state.hands[0]).toMatchObject({
      cards: [],
      discard: ['ace-up-his-sleeve'],
      pool: ['commander', 'corps'],
    });
  });
  it('All In: observation tokens for enemies at range 3; a declared critical hit brings two more, or costs two dice', () => {
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
        ...{ active: 0, hands: [{ played: 'all-in' }, {}], white: ['crit'], whiteDefence: [face] },
      });
      s.fight({ 'window:attack.modify': use('all-in') });
      return s.events('defenceDice').find(({ why }) => why === 'all-in')?.dice.length;
    };
    expect(defend('block')).toBe(3);
    expect(defend('blank')).toBe(0);
  });
});
