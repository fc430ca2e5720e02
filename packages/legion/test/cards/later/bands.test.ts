import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { isNamed } from '../../../src/named.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, type Spec, type Table, unit } from '../../table.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

/** Keywords of 2.6 that bind a band together. */

const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);
const kryze = (x: number, y: number, more: Spec = {}) => unit('clan-kryze-veterans', 0, x, y, more);
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
      ...{ active: 0, red: Array.from({ length: 6 }, () => 'hit') },
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
      ...{ phase: 'command', stage: 2, priority: 0, hands: [{ played: 'assault' }, {}] },
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

describe('pirates', () => {
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
  });
  it('My Mood Is Based On Profit: as many dodge tokens on his own account', () => {
    const t = lay26({
      units: [unit('hondo-ohnaka', 0, 400, 400), storm(1500, 700)],
      ...{ phase: 'activation', stage: 0, hands: [{ played: 'push' }, {}] },
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
        ...{ active: 0, round },
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
        ...{ active: 0, white: ['crit'] },
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
