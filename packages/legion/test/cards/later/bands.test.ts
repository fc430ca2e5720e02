import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { CARDS_26 } from '../../../src/cards/index.ts';
import { CardSource } from '../../../src/cards/source.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { isNamed } from '../../../src/named.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, SMALL_BASE, type Spec, type Table, unit } from '../../table.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

/** Keywords of 2.6 that bind a band together. */

const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);
const kryze = (x: number, y: number, more: Spec = {}) => unit('clan-kryze-veterans', 0, x, y, more);
const everybody = (a: Ask) =>
  a.type === 'form' ? Object.fromEntries(a.fields.map((f) => [f.id, f.options[0]!.id])) : '';
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map(({ id }) => id) : '');

describe('Mandalorians', () => {
  it('are stronger together: who has aimed dodges, near another one', () => {
    const dodges = (gap: number) => {
      const t = lay26({
        units: [kryze(1000, 400, { tokens: { aim: 1 } }), kryze(1000 - apart(gap), 400), storm(700, 400)],
        active: 0,
      });
      t.fight({ 'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''), aim: [] });
      t.until('action');
      return t.tokens(0, 'dodge');
    };
    expect([dodges(200), dodges(4 * SEGMENT)]).toEqual([1, 0]);
  });
  it('are stronger together: who has dodged aims', () => {
    const t = lay26({
      units: [storm(400, 400, alone(4)), kryze(650, 400, { tokens: { dodge: 1 } }), kryze(650, 520)],
      active: 0,
      white: ['hit'],
      redDefence: ['block'],
    });
    t.fight({ defender: '1', dodge: 'dodge' }).until('action');
    expect([t.tokens(1, 'dodge'), t.tokens(1, 'aim'), t.tokens(2, 'aim')]).toEqual([0, 1, 0]);
  });
  it('fight for their family: another one dodges after an attack action', () => {
    const t = lay26({
      units: [unit('clan-wren-veterans', 0, 400, 400, alone(3)), unit('ursa-wren', 0, 400, 500), storm(650, 400)],
      active: 0,
    });
    t.fight().until('action');
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([0, 1]);
  });
  it('choose victory or death: fear for an aim or a dodge token after wounds', () => {
    const t = lay26({
      units: [unit(VADER, 1, 400, 400), unit('rook-kast', 0, 400 + apart(0), 400)],
      active: 0,
      red: Array.from({ length: 6 }, () => 'hit'),
      redDefence: Array.from({ length: 6 }, () => 'blank'),
    });
    t.until('action').take('attack').until('window:attack.after');
    use(t, 'victory-or-death').until('card-way').take('dodge').until('action');
    expect([t.tokens(1, 'suppression') >= 1, t.tokens(1, 'dodge')]).toEqual([true, 1]);
  });
  it('follow the way: when Paz is given an order, two others of the Watch aim', () => {
    const t = lay26({
      units: [
        unit('paz-vizsla', 0, 400, 400),
        unit('the-armorer', 0, 500, 400),
        rebels(400, 500, alone(4)),
        storm(1500, 700),
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    });
    t.goOn(({ state }) => state.phase === 'activation', {
      nominate: '1',
      'window:unit.ordered': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.startsWith('0:'))?.id ?? 'pass') : '',
      'card-way': 'Aim 2',
      'card-units': most,
    });
    expect([0, 1, 2].map((id) => t.tokens(id, 'aim'))).toEqual([0, 1, 0]);
  });
});

describe('This Is the Way', () => {
  const ordering = (others: readonly Spec[], own: Spec = {}) => {
    const t = lay26({
      units: [unit('the-armorer', 0, 400, 400, own), ...others, unit(VADER, 1, 1500, 700)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    });
    return t.goOn(({ open, state }) => open[0] === '0 window:unit.ordered' || state.phase === 'activation', {
      nominate: '0',
      order: '0',
    });
  };
  const way = (...args: Parameters<typeof ordering>) => use(ordering(...args), '0:this-is-the-way');
  const din = (x: number, y: number, more: Spec = {}) => unit('din-djarin', 0, x, y, more);
  it('reaches brothers up to range 2, and is not asked where there are none', () => {
    const offered = (gap: number) => ordering([din(400 + apart(gap), 400)]).open[0] === '0 window:unit.ordered';
    expect([offered(2 * SEGMENT), offered(2 * SEGMENT + 1)]).toEqual([true, false]);
    expect(ordering([rebels(500, 400, alone(4))]).open[0]).not.toBe('0 window:unit.ordered');
  });
  it('a free action that leaves the brother’s own two alone; or nothing at all', () => {
    const t = way([din(500, 400, { tokens: { suppression: 1 } })])
      .take('Recover 2')
      .take(['1']);
    t.goOn(({ open }) => open[0] !== '0 recover', { recover: most });
    expect(t.events('action')).toMatchObject([{ unit: 1, action: 'recover', free: true }]);
    expect(t.tokens(1, 'suppression')).toBe(0);
    const nothing = way([din(500, 400)]).take('none');
    expect([nothing.ask().kind === 'card-units', nothing.events('action')]).toEqual([false, []]);
  });
  it('names only brothers that can: nobody moves out of a melee', () => {
    const t = way([din(400, 500), unit('paz-vizsla', 0, 500, 400), storm(400, 500 + apart(0), alone(4))]);
    expect(t.take('Move 1').options()).toEqual(['2']);
  });
});

describe('pirates', () => {
  it('Swashbuckler: one aimed pool of two is enough', () => {
    const pirates = { minis: [null, 'fallen', 'fallen', 'fallen', [400, 440]], upgrades: ['dlt-19-stormtrooper'] };
    const t = lay26({
      units: [
        unit('weequay-pirates', 0, 400, 400, { ...pirates, tokens: { aim: 1 } }),
        storm(600, 400),
        storm(600, 600),
      ],
      active: 0,
    });
    t.fight({
      defender: '1',
      'further-defender': '2',
      weapons: (a) =>
        t.events('attackEnds').length === 0 && a.type === 'form' && a.fields.length > 1
          ? { '0.0': 'unit:weequay-blaster', '4.0': 'none' }
          : everybody(a),
      'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      aim: [],
    });
    t.until('action');
    expect(t.events('attackEnds')).toHaveLength(2);
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
  it('Swashbuckler: a dodge token for an attack action with an aim token', () => {
    const dodges = (aim: number) => {
      const t = lay26({
        units: [unit('weequay-pirates', 0, 400, 400, { tokens: { aim } }), storm(600, 400)],
        active: 0,
      });
      t.fight({ 'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''), aim: [] });
      return t.until('action').tokens(0, 'dodge');
    };
    expect([dodges(1), dodges(0)]).toEqual([1, 0]);
  });
  it('My Mood Is Based On Profit: X is what the last command card shows, at least 1', () => {
    const mood = (hand: Spec) => {
      const t = lay26({ units: [unit('hondo-ohnaka', 0, 400, 400), storm(1500, 700)], hands: [hand, {}] });
      const { g } = t;
      return (['arsenal', 'reliable', 'uncanny-luck', 'nimble'] as const).map((k) => keywordOf(g, t.unit(0), k));
    };
    expect(mood({ played: 'assault' })).toEqual([3, 3, 3, 1]);
    expect(mood({ played: 'push' })).toEqual([2, 2, 2, 1]);
    expect(mood({ played: 'standing-orders' })).toEqual([4, 4, 4, 1]);
    expect(mood({})).toEqual([1, 1, 1, 1]);
    expect(mood({ played: 'sorry-about-the-mess' })).toEqual([1, 1, 1, 1]);
    expect(mood({ discard: ['standing-orders', 'assault', 'push'] })).toEqual([2, 2, 2, 1]);
    expect(mood({ played: 'assault', discard: ['push'] })).toEqual([3, 3, 3, 1]);
  });
  it('My Mood Is Based On Profit: as many dodge tokens on his own account', () => {
    const t = lay26({
      units: [unit('hondo-ohnaka', 0, 400, 400), storm(1500, 700)],
      phase: 'activation',
      stage: 0,
      hands: [{ played: 'push' }, {}],
    });
    t.goOn(({ state }) => state.stage === 1, {
      'window:activation.start': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.includes('independent'))?.id ?? 'pass') : '',
    });
    expect(t.tokens(0, 'dodge')).toBe(2);
  });
});

describe('Ewoks', () => {
  const ewoks = (x: number, y: number) => unit('ewok-skirmishers', 0, x, y, { minis: [null] });
  it('Master Storyteller: as many units as the number of the round', () => {
    const told = (round: number) => {
      const t = lay26({
        units: [unit('c-3p0', 0, 400, 400), ewoks(600, 300), ewoks(600, 500), storm(1500, 700)],
        active: 0,
        round,
      });
      t.until('action');
      use(t, 'master-storyteller').until('card-units').take(most(t.ask())).until('action');
      return [0, 1, 2].map((id) => t.tokens(id, 'surge'));
    };
    expect([told(1), told(2)]).toEqual([
      [2, 0, 0],
      [2, 2, 0],
    ]);
  });
  it('Divine Influence: they guard him against critical hits too, and nobody else', () => {
    const offered = (defender: string) => {
      let seen = false;
      const t = lay26({
        units: [storm(400, 400, alone(4)), unit('c-3p0', 0, 700, 400), ewoks(760, 480), ewoks(700, 500)],
        active: 0,
        white: ['crit'],
      });
      t.fight({
        defender,
        'window:attack.modify': (a) => {
          const guard = a.type === 'choice' && a.options.find(({ id }) => id.includes('guardian'));
          if (!guard) return 'pass';
          seen = true;
          return guard.id;
        },
      });
      return [seen, t.result.crits];
    };
    expect([offered('1'), offered('3')]).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });
  it('Divine Influence: two results of an attack, by Ewok troopers at range 1 of him', () => {
    const left = (guard: Spec) => {
      const t = lay26({
        units: [storm(400, 400), unit('c-3p0', 0, 700, 400), guard],
        active: 0,
        white: ['crit', 'crit', 'crit', 'blank'],
        whiteDefence: ['block', 'block', 'block'],
      });
      t.fight({
        defender: '1',
        'card-number': (a) => (a.type === 'choice' ? a.options.at(-1)!.id : ''),
        'window:attack.modify': (a) =>
          a.type === 'choice' ? (a.options.find(({ id }) => id.includes('guardian'))?.id ?? 'pass') : '',
      });
      return t.result.crits;
    };
    const ewok = (gap: number) => unit('ewok-skirmishers', 0, 700, 400 + apart(gap), alone(6));
    expect(left(ewok(SEGMENT))).toBe(1);
    expect(left(ewok(SEGMENT + 1))).toBe(3);
    expect(left(rebels(700, 500, { minis: [null, 'fallen', 'fallen', 'fallen'] }))).toBe(3);
  });
});

describe('Eyes on the Prize', () => {
  const reach = SMALL_BASE / 2 + 12.55 + SEGMENT / 2;
  const NAMES = ['Steady', 'Low Profile', 'Nimble'];
  const MORE = { add: 1 };
  const KEYWORD = 'eyes-on-the-prize';
  /** The only card with the keyword is not out yet: its rule is asked for somebody who has been lent these names. */
  const prized = (markers: readonly Spec[], names: readonly string[] = NAMES) => {
    const t = lay26({ units: [storm(600, 400, alone(4)), storm(1500, 700, alone(4))], markers });
    const lent = {
      source: KEYWORD,
      unit: 0,
      until: 'game',
      value: `keyword.${KEYWORD}`,
      modifier: { add: 1 },
    } as const;
    t.state.lasting.push(...names.map((note) => ({ ...lent, note })));
    const self = new CardSource(KEYWORD, KEYWORD, 1, t.unit(0));
    const { values = [], grants } = CARDS_26.get(`keyword/${KEYWORD}`)!;
    expect(values.map(({ value }) => value)).toEqual(grants!.map((name) => `keyword.${name}`));
    return values.map(({ by }) => by(t.g, t.unit(0), self, {}) ?? 0);
  };
  const at = (x: number, more: Spec = {}): Spec => ({ kind: 'asset', by: 'supply-run', x, y: 400, ...more });
  const far = at(1500);
  it('within half a segment of an objective token that lies there', () => {
    expect(prized([at(600 + reach), far])).toEqual([MORE, MORE, MORE]);
    expect(prized([at(600 + reach), far], ['Low Profile'])).toEqual([0, MORE, 0]);
    expect(prized([at(600 + reach + 0.1), far])).toEqual([0, 0, 0]);
    expect(prized([at(600 + reach, { kind: 'charge', seat: 0 })])).toEqual([0, 0, 0]);
    expect(prized([])).toEqual([0, 0, 0]);
  });
  it('or while it holds one; not at one that another holds', () => {
    expect(prized([at(1500, { claimed: 0 })])).toEqual([MORE, MORE, MORE]);
    expect(prized([at(600, { claimed: 1 }), far])).toEqual([0, 0, 0]);
  });
});

describe('whom a keyword names', () => {
  it('rank, faction, band and type together', () => {
    const t = lay26({
      units: [
        unit('ewok-skirmishers', 0, 300, 300),
        unit('rook-kast', 0, 500, 500),
        unit('gar-saxon-head-of-clan-saxon', 0, 300, 600),
        unit('stap-riders', 1, 900, 300, { degrees: 0 }),
        storm(1500, 700),
      ],
    });
    const whom = (name: string) => [0, 1, 2, 3, 4].filter((id) => isNamed(t.g, t.unit(id), [name]));
    expect(whom('Ewok Trooper')).toEqual([0]);
    expect(whom('Clan Saxon Commander')).toEqual([2]);
    expect(whom('Clan Saxon Unit')).toEqual([1, 2]);
    expect(whom('Vehicle')).toEqual([3]);
    expect(whom('Empire Trooper')).toEqual([4]);
    expect(whom('Corps Trooper Unit')).toEqual([0, 4]);
    expect(whom('Non-Republic Unit')).toEqual([0, 1, 2, 3, 4]);
    expect(whom('Special Forces')).toEqual([]);
    expect(whom('Nonsense')).toEqual([]);
  });
});
