import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf, numberOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, rebels, storm, VADER, VEERS } from '../../troops.ts';
import { offered, told, use } from './watching.ts';

/** Keywords of 2.6: whose weapon, whose turn, whose attack; and what is not told because nothing happens. */

const far = storm(1700, 850, alone(4));
const first = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');
const dice = (t: Table) =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map(({ colour }) => colour)
    .sort();
/** Everybody with the weapons that are named, nobody else. */
const armed =
  (...weapons: readonly string[]) =>
  (a: Ask) =>
    a.type === 'form'
      ? Object.fromEntries(
          a.fields.map((f) => [
            f.id,
            f.options.find(({ id }) => weapons.some((w) => id.endsWith(`:${w}`)))?.id ?? 'none',
          ]),
        )
      : '';
const spendAim = { 'window:attack.reroll': first, aim: [] };
const walker = (x: number, y: number, more: Spec = {}) => unit('at-rt-rebel', 1, x, y, more);

describe('weapons', () => {
  const DIN = unit('din-djarin', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] });
  it('Anti-Materiel: only the dice of that weapon, and nothing is told without it', () => {
    const both = lay26({
      units: [
        unit('boba-fett-daimyo-of-mos-espa', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] }),
        walker(400 + 3 * SEGMENT, 400),
      ],
      active: 0,
    });
    both.fight({ weapons: { '0.0': 'unit:fetts-ee-3-carbine', '0.1': '0:jetpack-rockets' } });
    expect(dice(both)).toEqual(['black', 'black', 'black', 'red', 'red', 'red', 'red']);
    expect(told(both, 'anti-material')).toHaveLength(1);
    const pistol = lay26({ units: [DIN, walker(600, 400)], active: 0 });
    expect(told(pistol.fight({ weapons: armed('dins-ib-94-pistol') }), 'anti-material')).toEqual([]);
  });
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
  describe('Assault', () => {
    const commandos = (x: number, y: number, more: Spec = {}) =>
      unit('rebel-commandos', 0, x, y, {
        upgrades: ['proton-charge-saboteur'],
        minis: [[x, y + 40], 'fallen', 'fallen', 'fallen', [x, y]],
        leader: 0,
        ...more,
      });
    const told1 = (units: readonly Spec[], active: number, weapons: readonly string[]) => {
      const t = lay26({ units, active });
      return told(t.fight({ weapons: armed(...weapons), defender: '1' }), 'assault').length;
    };
    it('its own attack with that weapon, at range 1 of its leader', () => {
      const at = (gap: number) => storm(400 + apart(gap), 440, alone(4));
      expect(told1([commandos(400, 400), at(SEGMENT)], 0, ['proton-charge'])).toBe(1);
      expect(told1([commandos(400, 400), at(SEGMENT)], 0, ['a-200-blaster-rifle'])).toBe(0);
      expect(
        told1([rebels(300, 440, alone(4)), at(SEGMENT - 60), commandos(400, 400)], 0, ['a-200-blaster-rifle']),
      ).toBe(0);
    });
  });
  describe('Sniper Team', () => {
    const team = (x: number, y: number, more: Spec = {}) =>
      unit('scout-troopers-strike-team', 1, x, y, {
        upgrades: ['dlt-19x-sniper'],
        minis: [null, [x, y + 40]],
        ...more,
      });
    it('not with another weapon', () => {
      const t = lay26({ units: [team(400, 400), rebels(400 + apart(1.5 * SEGMENT), 400)], active: 0 });
      t.fight({ weapons: { '0.0': 'unit:ec-17-hold-out-blaster', '1.0': 'none' } });
      expect([told(t, 'sniper-team'), dice(t)]).toEqual([[], ['black', 'black']]);
    });
    it('not on standby, in the turn of another', () => {
      const t = lay26({
        units: [rebels(400, 400, alone(4)), team(400 + apart(1.8 * SEGMENT), 400, holding('standby')), far],
        active: 0,
      });
      t.until('action').take('aim').until('free-action').take('attack');
      t.goOn((now) => now.events('rolled').length > 0, { weapons: armed('dlt-19x-sniper-rifle') });
      expect([told(t, 'sniper-team'), dice(t)]).toEqual([[], ['black', 'white', 'white']]);
    });
    it('may take the last of a unit before the defence: nobody is left to hide, to roll or to be suppressed', () => {
      const t = lay26({
        units: [team(400, 400), rebels(400 + apart(3.5 * SEGMENT), 400, alone(4)), far],
        active: 0,
        red: ['crit', 'hit', 'hit'],
      });
      t.fight({ weapons: armed('dlt-19x-sniper-rifle'), 'window:attack.converted': first, may: 'yes' });
      expect(t.events('defeated')).toMatchObject([{ unit: 1 }]);
      expect([t.events('cover'), t.events('defenceRolled'), t.events('attackEnds').length]).toEqual([[], [], 1]);
    });
    it('gives its dice up only if it likes', () => {
      const t = lay26({
        units: [team(400, 400), rebels(400 + apart(3.5 * SEGMENT), 400)],
        active: 0,
        red: ['crit'],
        black: ['blank', 'blank'],
        whiteDefence: ['block'],
      });
      t.fight({ weapons: armed('dlt-19x-sniper-rifle'), 'window:attack.converted': first, may: 'no' });
      expect([t.result.crits, t.result.wounds]).toEqual([1, 0]);
    });
  });
  describe('Cumbersome', () => {
    const web = (more: Spec = {}) => unit('e-web-heavy-blaster-team', 0, 400, 400, { degrees: 90, ...more });
    const fires = (weapon: string) => {
      const t = lay26({ units: [web(), storm(700, 400)], active: { unit: 0, moved: true } });
      return [told(t.fight({ weapons: armed(weapon) }), 'cumbersome').length, dice(t)];
    };
    it('that weapon after a move, and no other', () => {
      expect(fires('e-web-heavy-blaster')).toEqual([1, ['black', 'white', 'white', 'white', 'white']]);
      expect(fires('blaster-rifles')).toEqual([0, ['white', 'white']]);
    });
    it('not on standby, when somebody else has moved', () => {
      const t = lay26({
        units: [web({ ...holding('standby') }), storm(400 + 50 + apart(SEGMENT), 400, alone(4)), rebels(100, 800)],
        active: { unit: 1, moved: true },
      });
      t.until('action').take('aim').until('free-action').take('attack');
      t.goOn((now) => now.events('rolled').length > 0, { weapons: armed('e-web-heavy-blaster') });
      expect(told(t, 'cumbersome')).toEqual([]);
    });
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

describe('masters and heroes', () => {
  it('Vaapad: nothing is told of one who is not wounded; his dice are for his own defence', () => {
    const attack = (wounds: number) => {
      const t = lay26({ units: [unit('mace-windu', 0, 400, 400, { wounds }), storm(400 + apart(0), 400)], active: 0 });
      return told(t.fight(), 'vaapad-mastery').length;
    };
    expect([attack(0), attack(1)]).toEqual([0, 1]);
    const t = lay26({ units: [unit('mace-windu', 0, 400, 400, { wounds: 2 }), storm(600, 400)], active: 0 });
    const extra = (defender: number) =>
      numberOf(t.g, t.unit(0), 'extraWhite', 0, { attack: newAttack(1, 'action', 0, { unit: 1 }, defender, false, 1) });
    expect([extra(0), extra(1)]).toEqual([2, 0]);
  });
  it('Jar’Kai: a single die is enough', () => {
    const t = lay26({
      units: [unit('ahsoka-tano-fulcrum', 0, 400, 400, holding('dodge')), unit(VADER, 1, 400 + apart(0), 400)],
      active: 0,
      red: ['hit', 'crit'],
      black: ['crit', 'crit'],
      white: ['crit', 'crit'],
      redDefence: Array.from({ length: 6 }, () => 'blank' as const),
    });
    t.until('action').take('attack');
    expect(offered(t, 'jarkai', (now) => now.events('result').length > 0)).toEqual(['attack.converted']);
  });
  describe('Complete the Mission', () => {
    const token = (x: number): Spec => ({ kind: 'advantage', by: 'priority-mission', seat: 0, x, y: 400 });
    const commandos = (more: Spec = {}) =>
      unit('clone-commandos', 0, 400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'], ...more });
    it('Critical 2 and no more, and only in an attack; one of the enemies at the token is enough', () => {
      const t = lay26({
        units: [commandos(), storm(600, 400, { minis: [null, [640, 400], 'fallen', 'fallen'] })],
        active: 0,
        markers: [token(640 + 26.05 + SEGMENT)],
        black: ['surge', 'surge'],
        white: ['surge', 'surge'],
        redDefence: ['blank', 'blank', 'blank', 'blank'],
      });
      expect(keywordOf(t.g, t.unit(0), 'critical')).toBe(0);
      expect(t.fight().result.crits).toBe(2);
    });
    it('its token lies between the territories, and leaves others alone', () => {
      const t = lay26({
        units: [
          unit('clone-commandos', 0, 0, 0, { status: 'reserve' }),
          unit('clone-commandos', 1, 0, 0, { status: 'reserve' }),
          rebels(100, 60, alone(4)),
          far,
        ],
        phase: 'prepare',
        round: 0,
        battle: { primary: 'bunker-assault' },
      }).until('marker-place');
      expect(t.match.decide(0, { x: 900, y: 100 })).toBeDefined();
      t.take({ x: 900, y: 457 });
      t.until('marker-place').take({ x: 1000, y: 457 });
      expect(t.state.markers.filter(({ by }) => by === 'priority-mission')).toMatchObject([
        { seat: 0, x: 900 },
        { seat: 1, x: 1000 },
      ]);
      expect(t.state.markers).toHaveLength(6);
    });
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
  describe('Ruthless', () => {
    const activating = (more: Spec = {}) =>
      lay26({
        units: [storm(400, 400, { order: 'faceup', ...more }), unit('moff-gideon', 1, 400, 520), rebels(1500, 700)],
        active: { unit: 0, step: 'start' },
      });
    it('the action is a free one', () => {
      const t = use(activating(), 'ruthless').take('aim').until('action');
      expect(t.events('action')).toMatchObject([{ unit: 0, action: 'aim', free: true }]);
    });
  });
  describe('Independent', () => {
    const starting = (card: string, more: Spec = {}, others: readonly Spec[] = []) => {
      const t = lay26({ units: [unit(card, 0, 400, 400, more), ...others, far], phase: 'activation', stage: 0 });
      t.until('window:activation.start');
      return use(t, 'independent');
    };
    it('Standby, Move and Recover are free actions', () => {
      const boba = starting('boba-fett-daimyo-of-mos-espa');
      expect(boba.events('action')).toMatchObject([{ action: 'standby', free: true }]);
      expect(starting('jyn-erso').open).toEqual(['0 move']);
      const ahsoka = starting('ahsoka-tano-padawan-commander', holding('suppression'));
      expect(ahsoka.open).toEqual(['0 recover']);
    });
    it('of several tokens one, unless the card gives all of them', () => {
      const logray = starting('logray');
      expect(logray.options()).toEqual(['aim 1', 'dodge 1']);
      const din = starting('din-djarin');
      expect([din.tokens(0, 'aim'), din.tokens(0, 'dodge')]).toEqual([1, 1]);
    });
    it('nobody moves out of a melee; who waits beside the table does not act', () => {
      const jyn = unit('agent-kallus', 1, 400 + apart(0), 400);
      expect(starting('jyn-erso', { upgrades: [] }, [jyn]).events('action').length).toBeLessThan(2);
      const t = lay26({
        units: [unit('boba-fett-daimyo-of-mos-espa', 0, 0, 0, { status: 'reserve' }), rebels(100, 60), far],
        phase: 'activation',
        stage: 0,
        round: 1,
        battle: { primary: 'close-the-pocket' },
      });
      t.goOn(({ state }) => state.stage > 0, { 'window:activation.start': first });
      expect(t.events('action')).toEqual([]);
    });
  });
  it('Bounty: one enemy of rank has to be chosen, a single one is; without one nobody hears of it', () => {
    const setUp = (...enemies: readonly Spec[]) =>
      lay26({
        units: [unit('din-djarin', 0, 300, 100), ...enemies, storm(1500, 860, alone(4))],
        phase: 'deployment',
        round: 0,
      });
    const one = setUp(unit(VEERS, 1, 1300, 860)).goOn(({ state }) => state.round === 1);
    expect([told(one, 'bounty').length, one.unit(1).bounty]).toEqual([1, 1]);
    expect(
      told(
        setUp().goOn(({ state }) => state.round === 1),
        'bounty',
      ),
    ).toEqual([]);
  });
});

describe('what is brought along', () => {
  it('Cache: only its own tokens, not those of other keywords', () => {
    const t = lay26({
      units: [unit('paz-vizsla', 0, 400, 400, { upgrades: ['prepared-supplies'] }), far],
      phase: 'deployment',
      round: 0,
    }).goOn(({ state }) => state.round === 1);
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([1, 0]);
  });
  it('Cache: what another spends leaves it alone', () => {
    const t = lay26({
      units: [
        rebels(400, 400, alone(4)),
        storm(600, 400, holding('dodge')),
        storm(600, 700, { upgrades: ['prepared-supplies'], note: { 'cache.dodge': 1 } }),
      ],
      active: 0,
      black: ['hit'],
    });
    t.fight({ defender: '1', dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), told(t, 'cache')]).toEqual([0, []]);
  });
  describe('Mechanized Infantry', () => {
    const cody = (x: number, y: number, more: Spec = {}) =>
      unit('arf-troopers', 0, x, y, { upgrades: ['clone-commander-cody'], ...more });
    const rt = (x: number, y: number, more: Spec = {}) => unit('at-rt-republic', 0, x, y, { degrees: 90, ...more });
    const dawn = (...units: readonly Spec[]) =>
      lay26({ units: [...units, far], phase: 'activation', stage: 0, round: 2 });
    const asked = (t: Table) => offered(t, 'mechanized', ({ state }) => state.stage > 0).length;
    const reach = (t: Table) => t.g.baseOf(t.unit(1), 0).length / 2 + 13.5;
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
});
