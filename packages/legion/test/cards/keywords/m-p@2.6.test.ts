import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, type Spec, type Table, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, rebels, storm, VADER } from '../../troops.ts';
import { slings } from '../scenes.ts';
import { armed, most, offered, told, use } from '../watching.ts';

const walker = (x: number, y: number, more: Spec = {}) => unit('at-rt-rebel', 1, x, y, more);

describe('Mandalorians Are Stronger Together', () => {
  const kryze = (x: number, y: number, more: Spec = {}) => unit('clan-kryze-veterans', 0, x, y, more);
  const kin = (x: number, y: number, more: Spec = {}) => unit('clan-kryze-veterans', 0, x, y, { ...alone(5), ...more });
  const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;
  const dodges = (friend: Spec, aim: number) => {
    const t = lay26({ units: [kin(900, 400, { tokens: { aim } }), friend, storm(700, 400)], active: 0 });
    return t.fight({ 'window:attack.reroll': first, aim: [] }).until('action').tokens(0, 'dodge');
  };
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
  it('Mandalorians Are Stronger Together: with kin within 2 and an aim token spent', () => {
    const at = (gap: number) => kin(900 + apart(gap), 400);
    expect([dodges(at(2 * SEGMENT), 1), dodges(at(2 * SEGMENT + 1), 1)]).toEqual([1, 0]);
    expect(dodges(at(100), 0)).toBe(0);
    expect(dodges(rebels(1000, 400, alone(4)), 1)).toBe(0);
    expect(dodges(unit('clan-wren-veterans', 0, 1000, 400), 1)).toBe(0);
  });
});

describe('Master Storyteller', () => {
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
});

describe('Master Storyteller', () => {
  const far = storm(1500, 700, alone(4));
  const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, { ...alone(6), ...more });
  it('Master Storyteller: Ewoks within 2, their god among them, none at the least', () => {
    const told = (...units: readonly Spec[]) =>
      lay26({ units: [unit('c-3p0', 0, 400, 400), ...units, far], active: 0, round: 2 }).until('action');
    const t = told(ewoks(400 + apart(2 * SEGMENT), 400), ewoks(400, 400 + apart(2 * SEGMENT + 1)), rebels(400, 300));
    use(t, 'master-storyteller');
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 2 });
    expect(t.options()).toEqual(['0', '1']);
  });
});

describe('Mechanized Infantry', () => {
  const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;
  const far = storm(1700, 850, alone(4));
  const cody = (x: number, y: number, more: Spec = {}) =>
    unit('arf-troopers', 0, x, y, { upgrades: ['clone-commander-cody'], ...more });
  const rt = (x: number, y: number, more: Spec = {}) => unit('at-rt-republic', 0, x, y, { degrees: 90, ...more });
  const dawn = (...units: readonly Spec[]) =>
    lay26({ units: [...units, far], phase: 'activation', stage: 0, round: 2 });
  const asked = (t: Table) => offered(t, 'mechanized', ({ state }) => state.stage > 0).length;
  const reach = (t: Table) => t.g.baseOf(t.unit(1), 0).length / 2 + 13.5;
  it('Mechanized Infantry: the unit and a vehicle nearby gain a token each', () => {
    const t = lay26({
      units: [
        unit('arf-troopers', 0, 400, 400, { upgrades: ['clone-commander-cody'] }),
        unit('at-rt-republic', 0, 600, 400, { degrees: 90 }),
        storm(1500, 700),
      ],
      phase: 'activation',
      stage: 0,
    });
    t.goOn(({ state }) => state.stage === 1, { 'window:activation.start': first, 'card-way': ['aim', 'dodge'] });
    expect([t.tokens(0, 'aim'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
  });
  it('a vehicle within 2, no trooper, each vehicle once in a round', () => {
    const one = { minis: [null, 'fallen', 'fallen', 'fallen', 'fallen'] };
    const squad = cody(400, 400, one);
    const base = reach(dawn(squad, rt(700, 400)));
    expect(asked(dawn(squad, rt(400 + base + 2 * SEGMENT - 1, 400)))).toBe(1);
    expect(asked(dawn(squad, rt(400 + base + 2 * SEGMENT + 1, 400)))).toBe(0);
    expect(asked(dawn(squad, rebels(500, 400, alone(4))))).toBe(0);
    expect(asked(dawn(squad, rt(500, 400, { note: { 'mechanized-infantry': 2 } })))).toBe(0);
    expect(asked(dawn(squad, rt(500, 400, { note: { 'mechanized-infantry': 1 } })))).toBe(1);
    expect(asked(dawn(cody(0, 0, { status: 'reserve' }), rt(500, 400)))).toBe(0);
  });
  it('of several vehicles one is chosen and remembered', () => {
    const t = dawn(cody(400, 400), rt(550, 400), rt(400, 560), rebels(300, 300, alone(4)));
    use(t, 'mechanized');
    expect(t.options()).toEqual(['1', '2']);
    t.take('2').take('aim').take('dodge');
    expect([t.unit(2).note['mechanized-infantry'], t.tokens(0, 'aim'), t.tokens(2, 'dodge')]).toEqual([2, 1, 1]);
  });
});

describe('My Mood Is Based On Profit', () => {
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

describe('One Step Ahead', () => {
  const reveal = (card: string, more: readonly Spec[] = []) =>
    lay26({
      units: [unit('lando-calrissian', 0, 300, 300), rebels(600, 300, alone(4)), unit(VADER, 1, 1500, 700), ...more],
      phase: 'command',
      hands: [{ cards: [card] }, { cards: ['push'] }],
    })
      .until('command-card')
      .take(card)
      .until('window:command.revealed');
  it('he makes a speed-1 move; where both cards show the same number of pips, any friend may instead', () => {
    const other = use(reveal('assault'), 'one-step-ahead');
    expect(other.options()).toEqual(['0', 'none']);
    expect(other.take('0').open).toEqual(['0 move']);
    const even = use(reveal('push'), 'one-step-ahead');
    expect(even.options()).toEqual(['0', '1', 'none']);
    even.take('1');
    expect(even.ask()).toMatchObject({ kind: 'move', about: { unit: 1 } });
  });
  it('nobody who fights or cannot move', () => {
    const t = use(
      reveal('push', [storm(600 + apart(0), 300, alone(4)), unit('1-4-fd-laser-cannon-team', 0, 900, 300)]),
      'one-step-ahead',
    );
    expect(t.options()).toEqual(['0', 'none']);
  });
  it('One Step Ahead: once, with its own card, at speed 1', () => {
    const revealing = () =>
      lay26({
        units: [unit('lando-calrissian', 0, 300, 300), unit(VADER, 1, 1500, 700)],
        phase: 'command',
        hands: [{ cards: ['assault'] }, { cards: ['push'] }],
      })
        .until('command-card')
        .take('assault');
    expect(offered(revealing(), 'one-step', ({ state }) => state.phase === 'activation')).toEqual(['command.revealed']);
    const t = use(revealing().until('window:command.revealed'), 'one-step').take('0');
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(t.match.decide(0, { ...go, speed: 2 })).toBeDefined();
    t.take({ ...go, speed: 1 });
  });
});

describe('Override in 2.6', () => {
  const one = alone(4);
  const far = storm(1700, 800, one);
  const overruled = (gap: number) => {
    const t = lay26({
      units: [
        unit('poggle-the-lesser', 0, 300, 300),
        unit('b1-battle-droids', 0, 300 + apart(gap), 300, alone(6)),
        far,
      ],
      active: { unit: 1, step: 'start' },
    });
    return t.open[0] === '0 window:unit.activates' && t.options().some((id) => id.includes('override'));
  };
  it('within 5', () => {
    expect([overruled(5 * SEGMENT), overruled(5 * SEGMENT + 0.1)]).toEqual([true, false]);
  });
});

describe('Overwhelm', () => {
  const first = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');
  const spendAim = { 'window:attack.reroll': first, aim: [] };
  it('Overwhelm: not for a weapon without it, nor for a vehicle', () => {
    const fear = (weapon: string, target: Spec, gap: number) => {
      const t = lay26({
        units: [unit('paz-vizsla', 0, 400, 400, holding('aim')), { ...target, x: 400 + apart(gap), y: 400 }],
        active: 0,
        red: ['blank', 'blank'],
        black: ['blank', 'blank'],
        white: ['blank', 'blank', 'blank'],
      });
      t.fight({ ...spendAim, weapons: armed(weapon) });
      return told(t, 'overwhelm').length;
    };
    const target = storm(0, 0, alone(4));
    expect([fear('repeating-blaster', target, 200), fear('vibroknife', target, 0)]).toEqual([1, 0]);
    expect(fear('repeating-blaster', walker(0, 0), 200)).toBe(0);
  });
});

describe('Overwhelm', () => {
  const spendAim = {
    'window:attack.reroll': (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id,
    aim: [],
  };
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
});

describe('Prepared Position', () => {
  it('whoever takes one gains a dodge token, nobody else', () => {
    const t = lay26({
      units: [
        unit('rebel-veterans', 0, 0, 0, { status: 'reserve' }),
        unit('mark-ii-medium-blaster-trooper', 0, 0, 0, { status: 'reserve' }),
        rebels(300, 100, alone(4)),
        storm(1500, 860, alone(4)),
      ],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    });
    t.until('deploy')
      .take({ x: 200, y: 60, degrees: 0 })
      .goOn(({ state }) => state.units[0]!.status === 'play');
    t.goOn(({ state }) => state.round === 1);
    expect([0, 1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0]);
  });
});

describe('Primitive', () => {
  it('those of a pool with impact, too: it comes after it', () => {
    const fromBehind = slings(unit('at-st', 1, 560, 400, { degrees: 90 }));
    expect(fromBehind).toMatchObject({ crits: 0, wounds: 0 });
  });
  it('Primitive: not with a spear, not without critical hits, not of another', () => {
    const strike = (attacker: Spec, face: string, target: Spec, others: readonly Spec[] = []) => {
      const all = Array.from({ length: 4 }, () => face) as 'crit'[];
      const t = lay26({ units: [attacker, target, ...others], active: 0, red: all, black: all, white: all });
      return told(t.fight({ defender: '1' }), 'primitive').length;
    };
    const slingers = unit('ewok-slingers', 0, 400, 400, alone(6));
    expect(strike(slingers, 'crit', walker(550, 400))).toBe(1);
    expect(strike(slingers, 'hit', walker(550, 400))).toBe(0);
    expect(strike(rebels(400, 400, alone(4)), 'crit', walker(550, 400), [unit('ewok-slingers', 0, 300, 300)])).toBe(0);
    expect(
      strike(unit('wicket', 0, 400, 400), 'crit', unit('imperial-dark-troopers', 1, 400 + apart(0), 400, alone(3))),
    ).toBe(0);
  });
});
