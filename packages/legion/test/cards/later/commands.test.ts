import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed, keywordOf, numberOf, speedOf } from '../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, BOBA, holding, rebels, storm, VADER } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';

/** Command cards that 2.6 brought: whom each of them helps, and whom not. */

const one = alone(4);
const far = storm(1500, 700, one);
/** Cards are resolved right after they were revealed. */
const revealing = (card: string, units: readonly Spec[]) =>
  lay({ units, phase: 'command', hands: [{ cards: [card] }, {}] }, legion26)
    .until('command-card')
    .take(card)
    .goOn(inActivation);
const inActivation = (t: Table) => t.state.phase === 'activation';
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const clones = (x: number, y: number, more: Spec = {}) => unit('clone-trooper-infantry', 0, x, y, { ...one, ...more });
/** Whether a card is offered in this window before the next action. */
const offered = (t: Table, window: string, card: string): boolean => {
  let seen = false;
  t.goOn((table) => table.open.some((ask) => ask.endsWith(' action')), {
    [`window:${window}`]: (a) => {
      if (a.type === 'choice' && a.options.some(({ id }) => id.includes(card))) seen = true;
      return 'pass';
    },
  });
  return seen;
};
const inFight = (t: Table, window: string, card: string): boolean => {
  let seen = false;
  t.fight({
    [`window:${window}`]: (a) => {
      if (a.type === 'choice' && a.options.some(({ id }) => id.includes(card))) seen = true;
      return 'pass';
    },
  });
  return seen;
};

describe('the Empire', () => {
  it('Gunner, Infantry!: Marquand is slower in his activation only, and his crew takes care', () => {
    const marquand = unit('major-marquand', 0, 400, 400);
    const own = acting('gunner-infantry', 0, [marquand, far]);
    const others = acting('gunner-infantry', 1, [marquand, far]);
    const base = speedOf(acting('push', 0, [marquand, far]).g, own.unit(0));
    expect([speedOf(own.g, own.unit(0)), speedOf(others.g, others.unit(0))]).toEqual([Math.max(1, base - 1), base]);
    expect(['tactical', 'suppressive'].map((k) => keywordOf(own.g, own.unit(0), k as 'tactical'))).toEqual([1, 1]);
  });
});

describe('the Republic', () => {
  it('Defiance: who is hurt and ordered by Chewbacca or Tarfful gains three tokens', () => {
    const tokens = (wounds: number) => {
      const t = resolving('defiance', [
        unit('chewbacca-let-the-wookiee-win', 0, 300, 300),
        unit('wookiee-warriors-noble-fighters', 0, 400, 300, { wounds }),
        far,
      ]);
      t.goOn(inActivation);
      return (['aim', 'dodge', 'surge'] as const).map((token) => t.tokens(1, token));
    };
    expect(tokens(0)).toEqual([0, 0, 0]);
  });
  it('Tactical Planning: whoever special forces or support shoot at gives back its order', () => {
    const order = (rank: string, faceup: string) => {
      const t = acting('tactical-planning', 0, [
        clones(400, 400, { rank }),
        storm(600, 400, { order: faceup }),
        unit(VADER, 1, 1500, 700),
      ]);
      return t.fight().until('action').unit(1).order;
    };
    expect([order('special', 'faceup'), order('support', 'faceup'), order('corps', 'faceup')]).toEqual([
      'none',
      'none',
      'faceup',
    ]);
    expect(order('special', 'facedown')).toBe('facedown');
  });
  it('Leaders of the 501st: friends within 2 of Anakin or Rex are Indomitable', () => {
    const t = acting('leaders-of-the-501st', 0, [
      unit('clone-captain-rex', 0, 400, 400),
      clones(400 + apart(2 * SEGMENT), 400),
      clones(400, 400 + apart(2 * SEGMENT + 0.01)),
      storm(500, 400, one),
    ]);
    expect([0, 1, 2, 3].map((id) => hasKeyword(t.g, t.unit(id), 'indomitable'))).toEqual([true, true, false, false]);
  });
  it('Bring It Down!: an observation token for Suppressive, or Impact 1 against a vehicle', () => {
    const shot = (target: Spec, observation: number) => {
      const t = acting('bring-it-down', 0, [
        clones(400, 400),
        { ...target, tokens: { observation } },
        unit('clone-commander-cody', 0, 300, 300, { order: 'facedown' }),
      ]);
      t.until('action').take('attack');
      let asked = false;
      let found: number[] = [];
      t.goOn((table) => table.state.attacks.length === 0 && table.events('attackEnds').length > 0, {
        'further-defender': 'none',
        'window:attack.declared': (a) => {
          asked = true;
          return a.type === 'choice' ? a.options[0]!.id : '';
        },
        'window:attack.reroll': 'pass',
      });
      found = [t.tokens(1, 'observation'), t.tokens(1, 'suppression')];
      return [asked, ...found];
    };
    expect(shot(storm(600, 400), 0)).toEqual([false, 0, 0]);
    expect(shot(storm(600, 400), 2)).toEqual([true, 1, 1]);
    expect(shot(unit('at-rt-rebel', 1, 600, 400), 1)).toEqual([true, 0, 0]);
    const cody = acting('bring-it-down', 0, [unit('clone-commander-cody', 0, 400, 400), clones(300, 300), far]);
    expect([0, 1].map((id) => numberOf(cody.g, cody.unit(id), 'cardActions', 1))).toEqual([2, 1]);
  });
  it('Flexible Strategy: a vehicle gains a token, a trooper moves or loses fear', () => {
    const ordering = (who: Spec, script: Parameters<Table['goOn']>[1]) => {
      const t = resolving('flexible-strategy', [
        who,
        unit('clone-captain-rex', 0, 300, 300, { order: 'facedown' }),
        far,
      ]);
      t.goOn(inActivation, {
        nominate: '1',
        'window:unit.ordered': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
        ...script,
      });
      return t;
    };
    const tank = ordering(unit('barc-speeder', 0, 600, 300), { 'card-way': 'dodge' });
    expect(tank.tokens(0, 'dodge')).toBe(1);
    const moved = ordering(clones(600, 300), { move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 } });
    expect(moved.pose(0)[1]).toBeGreaterThan(300);
    const calm = ordering(clones(600, 300, holding('suppression', 2)), { may: 'no' });

    const lost = (t: Table) => t.events('tokens').filter(({ why }) => why === 'flexible-strategy');
    const brave = ordering(clones(600, 300, holding('suppression', 2)), {
      may: 'yes',
      move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 },
    });
    expect([calm.pose(0)[1], lost(calm)]).toMatchObject([300, [{ unit: 0, token: 'suppression', change: -1 }]]);
    expect([brave.pose(0)[1] > 300, lost(brave)]).toEqual([true, []]);
  });
});

describe('the Separatists', () => {
  it('We Make Weapons: droid troopers of the corps only', () => {
    const t = resolving('we-make-weapons', [
      unit('poggle-the-lesser', 0, 300, 300),
      unit('b1-battle-droids', 0, 500, 300, { minis: [null, 'fallen'], tokens: { suppression: 2 } }),
      unit('bx-series-droid-commandos', 0, 700, 300),
      far,
    ]);
    const asked: string[][] = [];
    t.goOn(inActivation, {
      'window:unit.ordered': (a) => {
        const ids = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
        asked.push(ids);
        return ids[0]!;
      },
    });
    expect(asked).toHaveLength(1);
    expect([t.unit(1).order, t.tokens(1, 'suppression')]).toEqual(['none', 1]);
  });
  it('Witch Magick: a wound at least, poison and what holds him', () => {
    const maul = unit('maul-impatient-apprentice', 0, 300, 300, {
      wounds: 3,
      tokens: { poison: 2, immobilize: 1, suppression: 1 },
    });
    const t = revealing('witch-magick', [maul, far]);
    // Whoever declines the second one keeps it; see test/cards/commands/later.test.ts.
    expect([t.wounds(0), t.tokens(0, 'poison'), t.tokens(0, 'immobilize'), t.tokens(0, 'suppression')]).toEqual([
      2, 0, 0, 1,
    ]);
    const active = acting('witch-magick', { unit: 0, step: 'start' }, [maul, far]).until('action', { recover: most });
    expect(active.tokens(0, 'suppression')).toBe(0);
  });
  it('The Jedi Shall Fall: only she, and only when she attacks', () => {
    const duel = (active: number) =>
      acting('the-jedi-shall-fall', active, [
        unit('asajj-ventress', 0, 400, 400),
        storm(400 + apart(0), 400),
        unit('b1-battle-droids', 0, 800, 400),
        storm(950, 400),
      ]);
    expect([0, 1, 2].map((id) => inFight(duel(id), 'attack.gather', 'the-jedi-shall-fall'))).toEqual([
      true,
      false,
      false,
    ]);
    const { g, state } = duel(0);
    expect(state.units.slice(0, 3).map((u) => hasKeyword(g, u, 'jedi-hunter'))).toEqual([true, false, false]);
  });
  it('Exterminate: Demoralize 2 for whom it orders, and an attack when the droid has felled an enemy', () => {
    const t = resolving('exterminate', [
      unit('super-tactical-command-droid-command-and-control-droid', 0, 300, 300),
      unit('b1-battle-droids', 0, 700, 300),
      far,
    ]).goOn(inActivation);
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'demoralize'))).toEqual([2, 0]);
  });
});

describe('mercenaries', () => {
  it('Marked For Elimination: two suppression tokens as well, and only enemies of rank', () => {
    const mark = (enemy: Spec) => {
      const t = resolving('marked-for-elimination', [
        unit('gar-saxon-militant-commando', 0, 300, 300),
        enemy,
        rebels(600, 300, one),
      ]);
      t.goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(1, 'observation'), t.tokens(1, 'suppression'), t.tokens(2, 'aim')];
    };
    expect(mark(unit('iden-versio', 1, 1500, 700))).toEqual([2, 4, 2, 0]);
    expect(mark(far)).toEqual([2, 0, 0, 0]);
  });
  it('Rule With Respect: a black die for Boba and for a friend within 1 whom he sees, once in an activation', () => {
    const dice = (order: string, gap: number, active: number) => {
      const t = acting('rule-with-respect', active, [
        unit(BOBA, 0, 400, 400, { order }),
        storm(400, 400 + apart(gap), { ...one, seat: 0 }),
        rebels(620, 450, { ...one, seat: 1 }),
      ]);
      const boba = active === 0 ? { weapons: { '0.0': 'unit:fetts-ee-3-carbine', '0.1': 'none' } } : {};
      return t
        .fight(boba)
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'black').length;
    };
    expect(dice('faceup', SEGMENT, 1) - dice('facedown', SEGMENT, 1)).toBe(1);
    expect(dice('faceup', SEGMENT + 0.01, 1)).toBe(dice('facedown', SEGMENT, 1));
    expect(dice('faceup', SEGMENT, 0) - dice('facedown', SEGMENT, 0)).toBe(1);
  });
  it('I Like Those Odds: nobody twice, and an aim token for Din', () => {
    const t = acting('i-like-those-odds', 0, [unit('din-djarin', 0, 400, 400), storm(600, 400)]);
    expect(inFight(t, 'action.after', 'i-like-those-odds')).toBe(false);
    const played = revealing('i-like-those-odds', [unit('din-djarin', 0, 300, 300), rebels(500, 300, one), far]);
    expect([0, 1].map((id) => played.tokens(id, 'aim'))).toEqual([1, 0]);
  });
  it('Close Call: Wicket dodges at the start of the activation phase', () => {
    const t = acting(
      'close-call',
      1,
      [unit('wicket', 0, 400, 400, { order: 'faceup' }), unit('ewok-slingers', 0, 700, 400), far],
      { active: undefined, phase: 'activation', stage: 0 },
    );
    t.until('action', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect([0, 1].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 0]);
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'outmaneuver'))).toEqual([true, false]);
    expect(speedOf(t.g, t.unit(1))).toBe(2);
  });
});

describe('everybody', () => {
  const pirates = (x: number, y: number) => unit('weequay-pirates', 0, x, y, { minis: [null] });
  const fewer = (card: string, script: Spec) => {
    const t = resolving(card, [
      unit('clone-captain-rex', 0, 300, 300),
      pirates(300 + apart(3 * SEGMENT), 300),
      pirates(500, 500),
      pirates(300, 300 + apart(3 * SEGMENT + 0.01)),
      pirates(700, 200),
      clones(400, 200),
      far,
    ]);
    const numbers: string[] = [];
    t.goOn(inActivation, {
      'window:command.orders': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-number': (a) => {
        numbers.push(...(a.type === 'choice' ? a.options.map(({ id }) => id) : []));
        return script['number'] as string;
      },
      'card-units': most,
    });
    return { t, numbers };
  };
  it('Aggression: up to two orders become aim tokens of mercenaries within 3', () => {
    const { t, numbers } = fewer('aggression', { number: '1' });
    expect(numbers).toEqual(['0', '1', '2']);
    expect([0, 1, 2, 3, 4].map((id) => t.tokens(id, 'aim'))).toEqual([0, 1, 0, 0, 0]);
  });
  it('Discretion: up to three become dodge tokens, and as many orders fewer are issued', () => {
    const { t, numbers } = fewer('discretion', { number: '2' });
    expect(numbers).toEqual(['0', '1', '2', '3']);
    expect([0, 1, 2, 3, 4, 5].map((id) => t.tokens(id, 'dodge'))).toEqual([0, 1, 1, 0, 0, 0]);
    const orders = (number: string) =>
      fewer('discretion', { number }).t.state.units.filter(({ order }) => order === 'faceup').length;
    expect(orders('0') - orders('2')).toBe(2);
  });
  it('Ploy: nothing lies on the card of whom nothing is left to draw', () => {
    const t = acting('ploy', 1, [rebels(500, 300, { ...one, order: 'facedown' }), far], {
      active: undefined,
      phase: 'activation',
      stage: 0,
    });
    t.until('action', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.state.hands[0]!.kept).toEqual([]);
  });
});

describe('the Rebels', () => {
  it('Rebellions Are Built on Hope: only friends, only troopers, only with an open order', () => {
    const afraid = { ...one, ...holding('suppression', 3) };
    const t = acting('rebellions-are-built-on-hope', 2, [
      rebels(300, 300, { ...afraid, order: 'faceup' }),
      rebels(600, 300, { ...afraid, order: 'facedown' }),
      storm(900, 700, { ...afraid, order: 'faceup' }),
    ]);
    expect([0, 1, 2].map((id) => isSuppressed(t.g, t.unit(id)))).toEqual([false, true, true]);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'danger-sense'))).toEqual([2, 0, 0]);
    const ordered = resolving('rebellions-are-built-on-hope', [
      unit('jyn-erso', 0, 300, 300),
      rebels(400, 300, one),
      far,
    ]);
    ordered.goOn(inActivation, {
      nominate: '0',
      'window:unit.ordered': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
    expect([0, 1].map((id) => [ordered.unit(id).order, ordered.tokens(id, 'suppression')])).toEqual([
      ['faceup', 1],
      ['faceup', 1],
    ]);
  });
  describe('I Rebel', () => {
    const JYN = 'jyn-erso';
    const activating = (gap: number, who: Spec = storm(400 + apart(gap), 400, one)) =>
      acting('i-rebel', { unit: 1, step: 'start' }, [
        unit(JYN, 0, 400, 400, { order: 'facedown' }),
        who,
        rebels(1500, 100, one),
      ]);
    it('when an enemy within 2 and in sight is activated', () => {
      expect([
        offered(activating(2 * SEGMENT), 'unit.activates', 'i-rebel'),
        offered(activating(2 * SEGMENT + 0.01), 'unit.activates', 'i-rebel'),
      ]).toEqual([true, false]);
      expect(offered(activating(0, rebels(500, 400, one)), 'unit.activates', 'i-rebel')).toBe(false);
      expect(hasKeyword(activating(100).g, activating(100).unit(0), 'charge')).toBe(true);
    });
    it('she gains a suppression token, moves and attacks as free actions', () => {
      const t = activating(100);
      t.until('window:unit.activates').take(t.options()[0]!);
      const asked: string[] = [];
      t.goOn((table) => table.open.includes('1 action'), {
        may: (a) => {
          asked.push(String(a.seat));
          return 'yes';
        },
        move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0 },
      });
      expect([asked, t.tokens(0, 'suppression')]).toEqual([['0', '0'], 1]);
      expect(t.events('action').map(({ action, free, unit: id }) => [action, free, id])).toEqual([
        ['move', true, 0],
        ['attack', true, 0],
      ]);
      const neither = activating(100);
      neither.until('window:unit.activates').take(neither.options()[0]!).until('action', { may: 'no' });
      expect(neither.events('action')).toEqual([]);
    });
  });
  describe('Ahsoka', () => {
    const AHSOKA = 'ahsoka-tano-fulcrum';
    it('A New Beginning: troopers on small bases that it orders gain a token, and she recovers', () => {
      const t = resolving('a-new-beginning', [
        unit(AHSOKA, 0, 300, 300, holding('suppression', 1)),
        rebels(400, 300, one),
        unit('at-rt-rebel', 0, 600, 300),
        far,
      ]);
      t.goOn(inActivation, { 'card-way': 'dodge', nominate: '0' });
      expect(keywordOf(t.g, t.unit(0), 'inspire')).toBe(2);
      const back = acting('a-new-beginning', { unit: 0, step: 'start' }, [
        unit(AHSOKA, 0, 300, 300, holding('suppression', 1)),
        far,
      ]);
      expect(back.until('action', { recover: most }).tokens(0, 'suppression')).toBe(0);
    });
    it('Swift Protector: another trooper on a small base within 1 of her may dodge when it is attacked', () => {
      const attack = (gap: number, target: Spec = {}) =>
        inFight(
          acting('swift-protector', 0, [
            storm(700, 400, one),
            { ...rebels(400, 400, one), ...target },
            unit(AHSOKA, 0, 400, 400 - apart(gap)),
          ]),
          'attack.declared',
          'swift-protector',
        );
      expect([attack(SEGMENT), attack(SEGMENT + 0.01)]).toEqual([true, false]);
      expect(attack(60, { card: 'at-rt-rebel', minis: [null] })).toBe(false);
      const t = acting('swift-protector', 0, [storm(700, 400, one), unit(AHSOKA, 0, 400, 400)]);
      expect(inFight(t, 'attack.declared', 'swift-protector')).toBe(false);
      expect(keywordOf(t.g, t.unit(1), 'guardian')).toBe(2);
    });
    it('Revenge Is Not the Jedi Way: three dodge tokens, and one mastery instead of the other', () => {
      const t = revealing('revenge-is-not-the-jedi-way', [
        unit('ahsoka-tano-padawan-commander', 0, 300, 300),
        rebels(700, 300),
        far,
      ]);
      expect([0, 1].map((id) => t.tokens(id, 'dodge'))).toEqual([3, 0]);
      expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'jarkai-mastery'))).toEqual([true, false]);
      expect(hasKeyword(t.g, t.unit(0), 'shien-mastery')).toBe(false);
    });
    it('Family Reunion: when one of the two is activated, the other one moves', () => {
      const t = (active: number) =>
        acting('family-reunion', { unit: active, step: 'start' }, [
          unit(AHSOKA, 0, 300, 300),
          unit('sabine-wren-explosive-artist', 0, 500, 300),
          rebels(800, 300, one),
          far,
        ]);
      expect([0, 1, 2].map((id) => offered(t(id), 'unit.activates', 'family-reunion'))).toEqual([true, true, false]);
      const moves = (active: number) => {
        const table = t(active).until('window:unit.activates');
        table.take(table.options().find((id) => id.includes('family-reunion'))!).until('move');
        return table.ask();
      };
      expect([moves(0), moves(1)]).toMatchObject([{ about: { unit: 1 } }, { about: { unit: 0 } }]);
    });
  });
  it('See You in Hell: Han fears nothing this round; what he has become stays', () => {
    const HAN = unit('han-solo-reluctant-hero', 0, 300, 300, holding('suppression', 4));
    const now = acting('see-you-in-hell', 0, [HAN, rebels(600, 300, one), far]);
    const later = acting('push', 0, [HAN, far], { hands: [{ played: 'push', discard: ['see-you-in-hell'] }, {}] });
    const traits = (t: Table, id = 0) => [
      ...(['unconcerned', 'unstoppable', 'disengage'] as const).map((keyword) => hasKeyword(t.g, t.unit(id), keyword)),
      isSuppressed(t.g, t.unit(id)),
    ];
    expect([traits(now), traits(now, 1), traits(later)]).toEqual([
      [true, true, true, false],
      [false, false, false, false],
      [true, true, false, true],
    ]);
    const played = revealing('see-you-in-hell', [unit('han-solo-reluctant-hero', 0, 300, 300), far]);
    expect([played.tokens(0, 'aim'), played.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
  it('Delaying Tactics: of two the enemy chooses, friends and commanders keep theirs', () => {
    const t = resolving(
      'delaying-tactics',
      [
        rebels(300, 300, { ...one, order: 'faceup' }),
        unit(VADER, 1, 1500, 700, { order: 'faceup' }),
        storm(1300, 700, { ...one, order: 'faceup' }),
        storm(1100, 700, { ...one, order: 'faceup' }),
        storm(900, 700, { ...one, order: 'none' }),
      ],
      { stage: 3 },
    ).until('card-unit');
    expect([t.ask().seat, t.options()]).toEqual([1, ['2', '3']]);
  });
  it('Hold at Any Cost: no vehicle', () => {
    const t = resolving('hold-at-any-cost', [unit('leia-organa', 0, 300, 300), unit('at-rt-rebel', 0, 400, 300), far]);
    t.goOn(inActivation);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'standby')]).toEqual([0, 0]);
  });
});
