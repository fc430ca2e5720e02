import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { courageOf, hasKeyword, numberOf } from '../../../../src/values.ts';
import { lay26 } from '../../../edition26/table26.ts';
import { apart, piece, type Script, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { alone, holding, rebels, storm, VADER } from '../../../troops.ts';
import { told } from '../watching.ts';

/** Heroes who join a squad, and universal upgrades of 2026: for whom they act, how far, and when not. */

const enemies = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...alone(4), ...more });
const colours = (t: Table) => {
  const all = t.events('rolled')[0]!.dice.map(({ colour }) => colour);
  return (['red', 'black', 'white'] as const).map((one) => all.filter((colour) => colour === one).length);
};
/** Two droids and the one who leads them; four have fallen. */
const droids = (hero: string, more: Spec = {}): Spec =>
  unit('b1-battle-droids', 0, 400, 400, {
    minis: [null, [400, 430], 'fallen', 'fallen', 'fallen', 'fallen', [400, 460]],
    upgrades: [hero],
    ...more,
  });
const shooting = (own: Spec, target: Spec, script: Script = {}, more: Partial<TableSpec> = {}) =>
  lay26({ units: [own, target], active: 0, ...more }).fight(script);
const gather = (card: string): Script => ({ 'window:attack.gather': `0:0.${card}` });

describe('heroes of the Separatists', () => {
  it('General Grievous: up to three better dice for a suppression token, if his player likes', () => {
    const t = shooting(droids('general-grievous'), enemies(650, 400), gather('general-grievous'));
    expect([colours(t), t.tokens(0, 'suppression')]).toEqual([[0, 2, 0], 1]);
    const u = shooting(droids('general-grievous'), enemies(650, 400));
    expect([colours(u), u.tokens(0, 'suppression')]).toEqual([[0, 0, 2], 0]);
  });
  it('General Grievous: not for whoever attacks him, and the unit has no AI', () => {
    const t = lay26({ units: [droids('general-grievous'), enemies(650, 400)], active: 1 }).fight(
      gather('general-grievous'),
    );
    expect([told(t, 'general-grievous'), hasKeyword(t.g, t.unit(0), 'ai')]).toEqual([[], false]);
    const bare = lay26({ units: [unit('b1-battle-droids', 0, 400, 400), enemies(650, 400)], active: 0 });
    expect(hasKeyword(bare.g, bare.unit(0), 'ai')).toBe(true);
  });
  it('Asajj Ventress: four better dice against a suppressed unit, none against another', () => {
    const at = (suppression: number) =>
      colours(
        shooting(
          droids('asajj-ventress'),
          enemies(650, 400, holding('suppression', suppression)),
          gather('asajj-ventress'),
        ),
      );
    expect(at(1)).toEqual([0, 2, 0]);
    expect(at(0)).toEqual([0, 0, 2]);
  });
  it('Kraken: one better die for each of his unit that has fallen', () => {
    expect(colours(shooting(droids('kraken'), enemies(650, 400), gather('kraken')))).toEqual([0, 3, 0]);
    const whole = droids('kraken', { minis: [null, [400, 430], 'fallen', ...rank(3), [400, 460]] });
    expect(colours(shooting(whole, enemies(650, 400), gather('kraken')))).toEqual([0, 1, 5]);
  });
});
const rank = (n: number) => Array.from({ length: n }, (_, i) => [370, 400 + i * 30]);

describe('those who serve the Empire', () => {
  const kallus = (others: readonly Spec[]) =>
    lay26({
      units: [
        unit('stormtroopers', 0, 400, 400, {
          minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]],
          upgrades: ['agent-kallus'],
        }),
        ...others,
      ],
      active: 0,
    }).until('action');
  const HOLD = 'card:0:0.agent-kallus/hold';
  it('Agent Kallus: holds somebody in his melee, free of charge; courage grows by one', () => {
    const t = kallus([enemies(400 + apart(0), 400), enemies(900, 400)]);
    t.take(HOLD).until('action', { 'card-unit': '1' });
    expect([t.tokens(1, 'immobilize'), t.tokens(2, 'immobilize'), t.state.turn!.actions]).toEqual([2, 0, 2]);
    expect(courageOf(t.g, t.unit(0))).toBe(2);
  });
  it('Agent Kallus: nobody who is only near', () => {
    expect(kallus([enemies(400 + apart(1), 400)]).options()).not.toContain(HOLD);
  });
  const probe = (observed: number, script: Script) =>
    shooting(
      unit('stormtroopers', 0, 400, 400, {
        minis: [null, 'fallen', 'fallen', 'fallen', [400, 430]],
        upgrades: ['imperial-probe-droid'],
      }),
      enemies(650, 400, holding('observation', observed)),
      script,
    );
  const SPENDS = { 'window:attack.declared': '0:0.imperial-probe-droid' };
  it('Imperial Probe Droid: an observation token of the target becomes an aim token; it is exhausted then', () => {
    const t = probe(2, SPENDS);
    expect([t.tokens(0, 'aim'), t.tokens(1, 'observation')]).toEqual([1, 1]);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Imperial Probe Droid: not unless its player likes, nor against a target that nobody observes', () => {
    expect(probe(1, {}).tokens(0, 'aim')).toBe(0);
    const t = probe(0, SPENDS);
    expect([t.tokens(0, 'aim'), told(t, 'imperial-probe-droid')]).toEqual([0, []]);
  });
});

describe('universal cards', () => {
  const terror = (gap: number, more: Partial<TableSpec> = {}, victim = 2) => {
    const vader = { degrees: 90, upgrades: ['terror'] };
    const t = lay26({
      units: [rebels(600, 400, alone(4)), unit(VADER, 1, 600 + apart(gap), 400, vader), storm(600, 600, alone(4))],
      active: 0,
      ...more,
    });
    return t.fight({ defender: String(victim) }).tokens(0, 'suppression');
  };
  it('Terror: who shoots at another friend within 2 gains a suppression token', () => {
    expect(terror(2 * SEGMENT)).toBe(1);
    expect(terror(2 * SEGMENT + 0.01)).toBe(0);
  });
  it('Terror: not who shoots at its bearer, and not one whom its bearer does not see', () => {
    expect(terror(SEGMENT, {}, 1)).toBe(0);
    expect(terror(SEGMENT, { terrain: [piece('building', 690, 400, 20, 100, { height: 300 })] })).toBe(0);
  });
  const spotting = (gap: number, spotter: Spec = {}, others: readonly Spec[] = []) =>
    lay26({
      units: [
        rebels(300, 400, { ...alone(4), ...holding('aim', 1) }),
        rebels(640, 400 + apart(gap), { ...alone(4), upgrades: ['spotter-uplink'], ...spotter }),
        storm(640, 400, alone(4)),
        ...others,
      ],
      active: 0,
    });
  const spotted = (...args: Parameters<typeof spotting>) =>
    told(spotting(...args).fight({ defender: '2' }), 'spotter-uplink');
  it('Spotter Uplink: for another friend against a target within 1 of the spotter', () => {
    expect(spotted(SEGMENT)).toEqual([1]);
    expect(spotted(SEGMENT + 0.01)).toEqual([]);
    expect(spotted(SEGMENT, { seat: 1 })).toEqual([]);
  });
  it('Spotter Uplink: not for the spotter itself, nor while it is engaged', () => {
    expect(spotted(SEGMENT, {}, [storm(640 + apart(0), 400 + apart(SEGMENT), alone(4))])).toEqual([]);
    const own = lay26({
      units: [rebels(640, 600, { ...alone(4), upgrades: ['spotter-uplink'] }), storm(640, 500, alone(4))],
      active: 0,
    });
    expect(told(own.fight(), 'spotter-uplink')).toEqual([]);
  });
  it('Spotter Uplink: cover is worse by one for that attacker', () => {
    const worse = (gap: number) => {
      const t = spotting(gap).until('action').take('attack').until('window:attack.reroll', { defender: '2' });
      const attack = t.state.attacks[0]!;
      return [0, 1].map((id) => numberOf(t.g, t.unit(id), 'coverWorse', 0, { attack }));
    };
    expect(worse(SEGMENT)).toEqual([1, 0]);
    expect(worse(SEGMENT + 0.01)).toEqual([0, 0]);
  });
  const riders = (script: Script) =>
    lay26({
      units: [
        unit('74-z-speeder-bikes', 0, 400, 400, { degrees: 90, upgrades: ['strike-and-fade'] }),
        enemies(700, 400),
        enemies(1700, 850),
      ],
      active: 0,
    })
      .fight(script)
      .until('action', script);
  it('Strike and Fade: a move action after an attack action, once; declined, it stays ready', () => {
    const script = { 'window:action.after': '0:0.strike-and-fade' };
    const t = riders(script);
    expect([t.events('moved').length > 0, t.unit(0).upgrades[0]!.exhausted]).toEqual([true, true]);
    const u = riders({});
    expect([told(u, 'strike-and-fade'), u.unit(0).upgrades[0]!.exhausted]).toEqual([[], false]);
  });
  const mission = (markers: readonly Spec[]) =>
    shooting(
      rebels(400, 400, { ...alone(4), upgrades: ['mission-objective'] }),
      storm(650, 400, alone(4)),
      { 'window:attack.reroll': '0:0.mission-objective', reroll: ['0'] },
      { markers },
    );
  it('Mission Objective: one die again against whoever carries or contests an objective', () => {
    const asset = { kind: 'asset', by: 'recon-mission', x: 650, y: 400, claimed: 1, seat: 1 };
    const t = mission([asset]);
    expect([told(t, 'mission-objective'), t.unit(0).upgrades[0]!.exhausted]).toEqual([[0], true]);
    const token = (x: number) => ({ kind: 'objective', by: 'close-the-pocket', x, y: 400, seat: null });
    expect(told(mission([token(700)]), 'mission-objective')).toEqual([0]);
    expect(told(mission([token(900)]), 'mission-objective')).toEqual([]);
    expect(told(mission([]), 'mission-objective')).toEqual([]);
  });
  it('Mission Objective: the card is ready again when its own unit is activated, not with others', () => {
    const readied = (next: string) => {
      const used = { id: 'mission-objective', exhausted: true };
      const t = lay26({
        units: [
          rebels(400, 400, { ...alone(4), upgrades: [used], order: 'faceup' }),
          rebels(400, 600, { ...alone(4), order: 'faceup' }),
          storm(1500, 400, alone(4)),
        ],
        turnOf: 0,
        priority: 0,
      });
      t.until('activate').take(next);
      t.goOn((now) => now.open[0] === '0 action');
      return !t.unit(0).upgrades[0]!.exhausted;
    };
    expect([readied('0'), readied('1')]).toEqual([true, false]);
  });
});
