import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../../src/data/index.ts';
import { legion, legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, keywordTargets } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VEERS } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { inActivation, most } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:0.${card}`;

describe('Ace up His Sleeve', () => {
  const LANDO = 'lando-calrissian';
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
    expect(hand.events('ordered')).toMatchObject([{ unit: 1 }]);
    expect(hand.state.hands[0]).toMatchObject({
      cards: [],
      discard: ['ace-up-his-sleeve'],
      pool: ['commander', 'corps'],
    });
  });
  it('Ace up His Sleeve: nothing to draw from it where Lando has fallen', () => {
    const t = lay({
      units: [
        unit(LANDO, 0, 0, 0, { status: 'defeated' }),
        rebels(300, 300, one),
        rebels(900, 600, one),
        storm(1500, 700),
      ],
      hands: [{ played: 'push', cards: ['ace-up-his-sleeve'] }, {}],
    });
    expect(t.until('action').state.hands[0]!.cards).toEqual(['ace-up-his-sleeve']);
  });
  it('Ace up His Sleeve: the Lando of the enemy helps nobody', () => {
    const t = lay({
      units: [unit(LANDO, 1, 400, 400), rebels(300, 300, one), rebels(900, 600, one)],
      hands: [{ played: 'push', cards: ['ace-up-his-sleeve'] }, {}],
    });
    expect(t.until('action').state.hands[0]!.cards).toEqual(['ace-up-his-sleeve']);
  });
});

describe('Brains and Brawn', () => {
  const CHEWIE = 'chewbacca-walking-carpet';
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
  it('Brains and Brawn: only with Leia’s shots, and not while Chewbacca fights or sees nothing', () => {
    const asked = (chewie: Spec, terrain: readonly Spec[] = [], more: readonly Spec[] = [], active = 0) => {
      const t = acting(
        'brains-and-brawn',
        active,
        [unit(LEIA, 0, 400, 400), chewie, storm(600, 600, one), ...[rebels(400, 600, one), ...more]],
        { terrain },
      );
      t.until('action').take('attack');
      t.goOn((at) => at.ask().kind === 'window:attack.gather' || at.events('rolled').length > 0, { defender: '2' });
      return t.open[0] === '0 window:attack.gather';
    };
    const chewie = unit(CHEWIE, 0, 400, 800);
    expect(asked(chewie)).toBe(true);
    expect(asked(chewie, [], [], 3)).toBe(false);
    expect(asked(chewie, [piece('high-stone-wall', 480, 700, 200, 20, { height: 200 })])).toBe(false);
    const { base } = unitOf(CHEWIE, '1.2');
    expect(asked(chewie, [], [storm(400 - base.width / 2 - 13.5, 800, one)])).toBe(false);
  });
});

describe('Full of Surprises', () => {
  const KNIGHT = 'luke-skywalker-jedi-knight';
  it('Full of Surprises: a dodge token, and a white die for every point of courage without a suppression token', () => {
    const dice = (suppression: number) => {
      const t = lay({
        units: [storm(400, 400, one), unit(KNIGHT, 0, 400 + apart(200), 400, holding('suppression', suppression))],
        active: 0,
        hands: [{ played: 'full-of-surprises' }, {}],
        white: ['crit'],
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
});

describe('Impromptu Immolation', () => {
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
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
});

describe('Last Stand', () => {
  const CASSIAN = 'cassian-andor';
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
});

describe('My Ally Is the Force', () => {
  it('My Ally Is the Force: a dodge token for each trooper unit that is ordered, not for vehicles', () => {
    const t = resolving('my-ally-is-the-force', [
      unit(LUKE, 0, 300, 300),
      rebels(400, 300, one),
      unit('at-rt-rebel', 0, 300, 420, { order: 'faceup' }),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0]);
  });
});

describe('No Time for Sorrows', () => {
  it('No Time for Sorrows: not the enemy’s troopers, nor vehicles', () => {
    const t = lay({
      units: [
        ...[unit(LEIA, 0, 300, 300), unit('at-rt-rebel', 0, 450, 300)],
        ...[unit('general-veers', 1, 1200, 600), storm(1300, 600, one)],
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'no-time-for-sorrows' }, { played: 'push' }],
    });
    t.goOn(inActivation, { 'window:unit.ordered': use('no-time-for-sorrows'), orders: most });
    expect([t.unit(3).order, t.events('moved').map(({ unit: u, speed }) => [u, speed])]).toEqual(['faceup', [[0, 1]]]);
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
});

describe('Reckless Diversion', () => {
  const HAN = 'han-solo-unorthodox-general';
  it('Reckless Diversion: enemies attack trooper units with orders if they can, otherwise whom they like', () => {
    const targets = (more: Spec) =>
      lay({
        units: [
          storm(400, 400, one),
          rebels(600, 400, { ...one, ...more }),
          rebels(400, 600, one),
          unit(HAN, 0, 100, 800),
        ],
        active: 0,
        hands: [{ played: 'reckless-diversion' }, {}],
      })
        .until('action')
        .take('attack');
    expect(targets({ order: 'faceup' }).events('attack')).toMatchObject([{ defender: 1 }]);
    expect(targets({ order: 'none' }).options()).toEqual(['1', '2']);
  });
  it('[R-LE-116] a unit that hides is attacked where the card names it, and hides where it does not', () => {
    const attacked = (order: 'faceup' | 'none') => {
      const t = lay({
        units: [
          storm(400, 400, one),
          unit('r2-d2-independent-astromech', 0, 560, 400, { ...holding('suppression', 1), order }),
          rebels(400, 600, one),
          unit(HAN, 0, 100, 800),
        ],
        active: 0,
        hands: [{ played: 'reckless-diversion' }, {}],
      }).until('action');
      t.take('attack').goOn(() => t.ask().kind === 'defender' || t.events('attack').length > 0);
      return t.ask().kind === 'defender' ? t.options() : t.events('attack').map(({ defender }) => String(defender));
    };
    expect([attacked('faceup'), attacked('none')]).toEqual([['1'], ['2']]);
  });
  it('[R-LE-116] whoever has drawn the fire has to do without it where the card names another', () => {
    const attacked = (order: 'faceup' | 'none') => {
      const t = lay({
        units: [
          storm(650, 500, { ...one, order: 'faceup' }),
          unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 500, {
            upgrades: ['c-3po-human-cyborg-relations'],
            minis: [null, [400, 470]],
          }),
          rebels(600, 650, { ...one, order }),
          unit(HAN, 0, 100, 800),
        ],
        active: 1,
        hands: [{ played: 'reckless-diversion' }, {}],
      }).until('action');
      t.take('card:1:distract/distract').until('action').take('none');
      t.until('action', { activate: '0' }, 1).take('attack');
      t.goOn((now) => now.ask().kind === 'defender' || now.events('attack').length > 0);
      return t.ask().kind === 'defender' ? t.options() : t.events('attack').map(({ defender }) => String(defender));
    };
    expect([attacked('faceup'), attacked('none')]).toEqual([['2'], ['1']]);
  });
});

describe('Symbol of Rebellion', () => {
  const SABINE = 'sabine-wren-explosive-artist';
  it('Symbol of Rebellion: graffiti at terrain; friends who see it at range 2 rally with a die more, enemies with one less', () => {
    for (const [game, actions] of [
      [legion, 0],
      [legion26, 1], // a free action there
    ] as const) {
      const t = acting(
        'symbol-of-rebellion',
        { unit: 0, step: 'start' },
        [unit(SABINE, 0, 400, 400, holding('suppression', 2)), storm(1500, 700)],
        { terrain: [piece('barricade', 400, 480, 70, 27)] },
        game,
      );
      t.until('recover').take(['suppression.0', 'suppression.1']);
      t.until('action').take('card:command:0.symbol-of-rebellion/paint').until('action');
      expect(t.state.markers).toMatchObject([{ kind: 'graffiti', seat: 0 }]);
      expect(t.events('action')).toHaveLength(actions);
    }
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
  it('Symbol of Rebellion: one who sees the graffiti is enough; other tokens, and those of others, encourage nobody', () => {
    const faces = (token: Spec, seen: readonly Spec[] = []) =>
      acting(
        'symbol-of-rebellion',
        { unit: 0, step: 'rally' },
        [
          rebels(600, 400, { minis: [null, [560, 400], 'fallen', 'fallen'], ...holding('suppression', 2) }),
          ...[unit(SABINE, 0, 100, 800), storm(1700, 800)],
        ],
        { markers: [{ x: 900, y: 400, by: 'command/symbol-of-rebellion', ...token }], terrain: seen },
      )
        .until('action')
        .events('rallied')[0]!.faces.length;
    expect(faces({ kind: 'graffiti', seat: 0 })).toBe(3);
    expect(faces({ kind: 'graffiti', seat: 1 })).toBe(2);
    expect(faces({ kind: 'smoke', seat: 0 })).toBe(2);
    expect(faces({ kind: 'graffiti', seat: 0 }, [piece('high-stone-wall', 750, 400, 20, 400, { height: 200 })])).toBe(
      2,
    );
  });
});

describe('Trust Goes Both Ways', () => {
  const JYN = 'jyn-erso';
  it('Trust Goes Both Ways: neither for herself, nor for who is ordered by others', () => {
    const t = lay({
      units: [unit(JYN, 0, 300, 300), unit(VEERS, 1, 1200, 600), storm(1300, 600, one)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'trust-goes-both-ways' }, { played: 'push' }],
    }).goOn(inActivation);
    expect([0, 1, 2].map((id) => [t.unit(id).order, hasKeyword(t.g, t.unit(id), 'teamwork')])).toEqual([
      ['faceup', false],
      ['faceup', false],
      ['faceup', false],
    ]);
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
});

describe('Turning the Tide', () => {
  it('Turning the Tide: support and heavy units have Inspire 2', () => {
    const t = acting('turning-the-tide', 0, [
      rebels(300, 300),
      unit('at-rt-rebel', 0, 600, 300),
      storm(1500, 700),
    ]).until('action');
    expect([keywordOf(t.g, t.unit(0), 'inspire'), keywordOf(t.g, t.unit(1), 'inspire')]).toEqual([0, 2]);
  });
});
