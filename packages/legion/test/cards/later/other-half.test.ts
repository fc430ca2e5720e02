import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, lay, piece, type Script, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';
import { resolving26 } from '../commands/played.ts';
import { offered } from './watching.ts';

/** The other half of what keywords, upgrades and cards of 2.6 say: only, not, the other way, the second time. */

const one = alone(4);
const all = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
const reserve = (card: string, seat: number, more: Spec = {}) => unit(card, seat, 0, 0, { status: 'reserve', ...more });
const using = (card: string) => (a: Ask) =>
  (a.type === 'choice' && a.options.find(({ id }) => id.includes(card))?.id) || 'pass';

describe('Guardian in 2.6', () => {
  it('one surge token of the guard turns one surge', () => {
    const t = lay26({
      units: [
        ...[storm(400, 400), rebels(600, 400, one)],
        unit('chewbacca-walking-carpet', 0, 600, 480, { tokens: { surge: 1 } }),
      ],
      active: 0,
      white: all('hit'),
      whiteDefence: ['surge', 'surge', 'blank'],
    }).fight({
      defender: '1',
      'window:attack.modify': '2:guardian',
      'card-number': (a) => (JSON.stringify(a).includes('guard-surges') ? '1' : '3'),
    });
    expect([t.wounds(2), t.tokens(2, 'surge')]).toEqual([2, 0]);
  });
});

describe('what is chosen at set-up is offered only where there is somebody to choose', () => {
  const beginning = (units: readonly Spec[]) =>
    lay26({ units, phase: 'deployment', round: 0, battle: { primary: 'close-the-pocket' } });
  const begun = ({ state }: { readonly state: { readonly round: number } }) => state.round === 1;
  const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
  it('Transport: a squad of corps or special forces of one’s own that waits, and that nobody else brings', () => {
    const asked = (...others: readonly Spec[]) => {
      const units = [reserve(TANK, 1), unit(VADER, 1, 900, 800), rebels(300, 300), ...others];
      return offered(beginning(units), 'transport', begun).length;
    };
    expect(asked(reserve('stormtroopers', 1))).toBe(1);
    expect(asked(reserve('scout-troopers', 1))).toBe(1);
    expect(asked()).toBe(0);
    expect(asked(storm(900, 600))).toBe(0);
    expect(asked(reserve('rebel-troopers', 0))).toBe(0);
    expect(asked(reserve('general-veers', 1))).toBe(0);
    expect(asked(reserve('stormtroopers', 1), reserve(TANK, 1, { note: { passenger: 3 } }))).toBe(0);
  });
  it('Strike Team Leader: special forces of its faction, whose number is noted', () => {
    const leader = unit('rebel-agent', 0, 300, 300, { upgrades: ['strike-team-leader'] });
    const chosen = (other: Spec) => {
      const t = beginning([leader, other, storm(1500, 700)]);
      const script: Script = { 'window:setup.after': using('strike-team-leader'), 'card-unit': '1' };
      return t.goOn(begun, script).unit(0).note['strike-team'];
    };
    expect(chosen(unit('rebel-commandos', 0, 500, 300))).toBe(1);
    expect(chosen(reserve('rebel-commandos', 0))).toBe(1);
    const asked = (other: Spec) => offered(beginning([leader, other, storm(1500, 700)]), 'strike-team', begun).length;
    expect(asked(rebels(500, 300))).toBe(0);
    expect(asked(unit('scout-troopers', 1, 1500, 300))).toBe(0);
    expect(asked(unit('rebel-commandos', 0, 0, 0, { status: 'defeated' }))).toBe(0);
    expect(asked(unit('rebel-commandos', 0, 500, 300))).toBe(1);
  });
});

describe('Cache in 2.6', () => {
  it('of what lasts on it, too; not of what lasts on another, nor of another keyword', () => {
    const gained = (lasting: Spec) => {
      const t = lay26({
        units: [rebels(400, 400, { upgrades: ['prepared-supplies'] }), rebels(400, 600), storm(1500, 700)],
        phase: 'deployment',
        round: 0,
        lasting: [{ source: 'command:0.we-shape-ourselves', unit: 0, until: 'game', ...lasting }],
      }).goOn(({ state }) => state.round === 1);
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge')];
    };
    expect(gained({ value: 'keyword.cache', note: 'Aim 1' })).toEqual([1, 1]);
    expect(gained({ value: 'keyword.cache', note: 'Aim 1', unit: 1 })).toEqual([0, 1]);
    expect(gained({ value: 'keyword.precise', note: 'Aim 1' })).toEqual([0, 1]);
  });
});

describe('Tempted in 2.6', () => {
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  /** A stormtrooper shoots a clone; Anakin stands beside the shooter or away from him. */
  const provoked = (gap: number, more: readonly Spec[] = [], terrain: readonly Spec[] = []) =>
    lay26({
      units: [
        ...[storm(600, 400, one), unit('clone-trooper-infantry', 0, 800, 400, one)],
        ...[unit(ANAKIN, 0, 600, 400 + apart(gap)), unit('clone-trooper-infantry', 0, 1700, 800, one), ...more],
      ],
      terrain,
      active: 0,
      white: all('crit'),
      black: all('crit'),
      red: all('crit'),
      redDefence: all('blank'),
    })
      .until('action')
      .take('attack')
      .until('window:attack.after', { defender: '1', 'further-defender': 'none' });
  it('an attack as well, and then it is his that he makes; once in a round', () => {
    const enemy = storm(600 + apart(0), 400 + apart(2 * SEGMENT), { ...one, order: 'facedown' });
    const t = provoked(2 * SEGMENT, [enemy]);
    t.take(t.options().find((id) => id.includes('tempted'))!);
    expect(t.events('attack').at(-1)).toMatchObject({ attacker: { unit: 2 }, defender: 4 });
  });
});

describe('Resilience in 2.6', () => {
  /** A walker is hit; so many wounds it has already. */
  const hit = (wounds: number, more: Spec = {}) => {
    const t = lay26({
      units: [rebels(700, 400, one), unit('at-st', 1, 400, 400, { degrees: 90, wounds, ...more })],
      active: 0,
      white: all('crit'),
      black: all('crit'),
      redDefence: all('blank'),
      whiteDefence: all('blank'),
    }).fight();
    return [t.wounds(1) - wounds, t.unit(1).damaged, t.unit(1).resilienceRolled];
  };
  it('[L2-ANGRIFF-IM-DETAIL-21] with as many wounds as its number it is damaged, not with one less, and once in a game', () => {
    const least = lay26({ units: [unit('at-st', 1, 400, 400), rebels(1500, 100)] });
    const value = least.g.card(least.unit(0)).resilience!;
    expect(hit(value - 2)).toEqual([1, false, false]);
    expect(hit(value - 1)).toEqual([1, true, true]);
    expect(hit(value - 1, { resilienceRolled: true })).toEqual([1, false, true]);
  });
});

describe('the mission of 2.6', () => {
  it('[L2-SPIELAUFBAU-06] the secondary objective, or one’s own advantage, is replaced, and nothing else', () => {
    const replaced = (way: string) => {
      const before = { primary: 'close-the-pocket', secondary: 'surface-scan' };
      const { state } = lay26({
        units: [rebels(300, 300), storm(1200, 600)],
        phase: 'battle',
        stage: 1,
        round: 0,
        battle: before,
        advantages: ['ordnance', 'garrison'],
        note: {
          'revealed.0.primary': ['close-the-pocket'],
          'revealed.0.secondary': ['surface-scan'],
          'revealed.0.advantage': ['ordnance'],
          'revealed.1.advantage': ['garrison'],
        },
      }).take(way);
      return [
        ...[state.battle.primary !== before.primary, state.battle.secondary !== before.secondary],
        ...[state.advantages[0] !== 'ordnance', state.advantages[1] !== 'garrison'],
      ];
    };
    expect(replaced('replaceSecondary')).toEqual([false, true, false, false]);
    expect(replaced('replaceOwn')).toEqual([false, false, true, false]);
    expect(replaced('replaceTheirs')).toEqual([false, false, false, true]);
  });
});

describe('Calculate Odds in 2.6', () => {
  const odds = (friend: Spec, terrain: readonly Spec[] = []) => {
    const t = lay26({ units: [unit('k-2so', 0, 400, 400), friend, storm(1700, 800, one)], active: 0, terrain });
    t.until('action').take(t.options().find((option) => option.includes('calculate-odds'))!);
    return t.open[0] === '0 card-unit' ? t.options() : ['itself'];
  };
  it('a trooper within 2 that it sees', () => {
    const wall = piece('high-stone-wall', 500, 400, 20, 300, { height: 200 });
    expect(odds(rebels(600, 400, one))).toEqual(['0', '1']);
    expect(odds(rebels(600, 400, one), [wall])).toEqual(['itself']);
    expect(odds(unit('at-rt-rebel', 0, 600, 400))).toEqual(['itself']);
  });
});

describe('Secret Mission in 2.6', () => {
  it('one base across the border is enough to score, none is not', () => {
    const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
    const BORDER = 4.5 * SEGMENT;
    const scores = (artoo: number, other: number) => {
      const t = lay26({
        units: [
          unit(ARTOO, 0, 900, artoo, {
            upgrades: ['c-3po-human-cyborg-relations'],
            note: { mission: 'held' },
            minis: [null, [900, other]],
          }),
          storm(300, 300, one),
        ],
        phase: 'end',
        round: 2,
        battle: { primary: 'bunker-assault' },
        blue: 0,
      });
      return offered(t, 'secret-mission', ({ state }) => state.round === 3).length;
    };
    expect(scores(BORDER + 20, BORDER - 20)).toBe(1);
    expect(scores(BORDER - 20, BORDER - 60)).toBe(0);
  });
});

describe('Our Fate Is in Your Hands', () => {
  /** Padmé between a friend and an enemy, both within 2 and frightened. */
  const shouldered = (game: typeof lay) =>
    offered(
      game({
        units: [
          unit('padme-amidala', 0, 400, 400),
          storm(500, 400, { ...one, tokens: { suppression: 2 } }),
          unit('stormtroopers', 1, 1600, 800, one),
        ],
        phase: 'activation',
        stage: 0,
        hands: [{ played: 'our-fate-is-in-your-hands' }, {}],
      }),
      'our-fate-is-in-your-hands',
      ({ state }) => state.stage > 0,
    ).length;
  it('in 1.2 from anybody, in 2.6 from friends only', () => {
    expect([shouldered(lay), shouldered(lay26)]).toEqual([1, 0]);
  });
});

describe('Fire Support in 2.6', () => {
  const MARK = 'mark-ii-medium-blaster-trooper';
  it('a standby token for who is ordered itself, and for nobody else', () => {
    const t = resolving26('push', [
      unit(LEIA, 0, 400, 400),
      ...[unit(MARK, 0, 500, 400), unit(MARK, 0, 400, 550)],
      ...[unit(MARK, 0, 550, 550), storm(1700, 800)],
    ]).goOn(({ state }) => state.phase === 'activation', { orders: ['1', '2'] });
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'standby'))).toEqual([0, 1, 1, 0]);
  });
});

describe('Treat in 2.6', () => {
  it('as many come back as it treats, and no more than have fallen in this round', () => {
    const treated = (...fallen: readonly number[]) => {
      const t = lay26({
        units: [
          rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['2-1b-medical-droid'] }),
          rebels(480, 400, { minis: [null, ...fallen.map((round) => ({ fallen: round }))], order: 'facedown' }),
          storm(1700, 800),
        ],
        round: 2,
        active: 0,
      }).until('action');
      const id = t.options().find((option) => option.endsWith('/treat'));
      return id === undefined ? undefined : t.take(id).until('action', { 'card-way': 'restore' }).alive(1);
    };
    expect([treated(2, 2, 2), treated(2, 1, 1), treated(1, 1, 1)]).toEqual([2, 2, undefined]);
  });
});

describe('Soresu Mastery in 2.6', () => {
  const rolled = (gap: number, may: boolean) =>
    lay26({
      units: [storm(400, 400, one), unit('obi-wan-kenobi', 0, 400 + apart(gap), 400)],
      active: 0,
      white: ['crit', 'blank'],
      black: ['crit'],
      redDefence: ['blank', 'block'],
    }).fight(may ? { 'window:defence.reroll': using('soresu-mastery') } : {}).result.wounds;
  it('at range its own defence dice once more, if its player likes; not in melee', () => {
    expect([rolled(150, true), rolled(150, false), rolled(0, true)]).toEqual([0, 1, 1]);
  });
});
