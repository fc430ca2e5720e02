import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';

/** A unit with the keyword, a friend so far away, and an enemy at the other end of the table. */
const beside = (card: string, gap: number, more: Spec = {}) =>
  lay({
    units: [unit(card, 0, 400, 400), rebels(400 + apart(gap), 400, { ...alone(4), ...more }), storm(1500, 700)],
    active: 0,
  }).until('action');

describe('tokens for others', () => {
  it('Bolster: surge tokens for friends at range 1', () => {
    const t = beside('clone-commander', SEGMENT).take('card:0:bolster/bolster');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']);
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([0, 1]);
    expect(
      beside('clone-commander', SEGMENT + 0.01)
        .take('card:0:bolster/bolster')
        .options(),
    ).toEqual(['0']);
  });
  it('Strategize: an aim and a dodge token each, for a suppression token of its own', () => {
    const t = beside('super-tactical-droid', SEGMENT).take('card:0:strategize/strategize');
    t.take(['1']);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge'), t.tokens(0, 'suppression')]).toEqual([1, 1, 1]);
    expect(t.state.turn!.actions).toBe(1);
    const far = beside('super-tactical-droid', SEGMENT + 0.01).take('card:0:strategize/strategize');
    expect(far.options()).toEqual(['0']);
  });
  it('Quick Thinking: both tokens for one action, and neither is the action of that name', () => {
    const t = beside('jyn-erso', 500).take('card:0:quick-thinking/think').until('action');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge'), t.state.turn!.actions]).toEqual([1, 1, 1]);
    expect(t.options()).toContain('aim');
    expect(t.options()).not.toContain('card:0:quick-thinking/think');
  });
  it('Calculate Odds: aim, dodge and suppression for a trooper unit at range 1 and in sight', () => {
    const t = beside('k-2so', SEGMENT).take('card:0:calculate-odds/calculate', '1');
    expect(['aim', 'dodge', 'suppression'].map((token) => t.unit(1).tokens[token as 'aim'])).toEqual([1, 1, 1]);
    const options = beside('k-2so', SEGMENT + 0.01).take('card:0:calculate-odds/calculate');
    expect(options.tokens(1, 'aim')).toBe(0);
    expect(options.tokens(0, 'aim')).toBe(1);
  });
});

describe('whom they mean', () => {
  it('Calculate Odds: oneself too, neither vehicles nor whom one does not see', () => {
    const t = lay({
      units: [
        ...[unit('k-2so', 0, 400, 400), unit('at-rt-rebel', 0, 480, 400), rebels(400, 500, alone(4))],
        ...[rebels(400, 300, alone(4)), storm(1500, 700)],
      ],
      active: 0,
      terrain: [piece('high-stone-wall', 400, 450, 200, 20, { height: 200 })],
    }).until('action');
    expect(t.take('card:0:calculate-odds/calculate').options()).toEqual(['0', '3']);
  });
  it('[LE-FAEDEN-ZIEHEN-02] Pulling the Strings: no vehicles', () => {
    const pulls = (friend: Spec) =>
      lay({ units: [unit('emperor-palpatine', 1, 400, 400), friend, rebels(1500, 700)], active: 0 })
        .until('action')
        .options()
        .includes('card:0:pulling-the-strings/pull');
    expect([pulls(storm(500, 400, alone(4))), pulls(unit('at-st', 1, 520, 400))]).toEqual([true, false]);
  });
  it('[LE-ALLE-IN-DECKUNG-X-01] Take Cover: somebody, if it is used', () => {
    const t = beside('leia-organa', 50).take('card:0:take-cover/take-cover');
    expect([t.options(), t.ask()]).toMatchObject([['0', '1'], { min: 1, max: 2 }]);
  });
});

describe('Guidance', () => {
  const GUIDE = 'card:0:guidance/guide';
  it('another trooper unit at range 1 to 2 performs a free action that is no attack', () => {
    const t = beside('yoda', 2 * SEGMENT).take(GUIDE, '1');
    expect(t.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', 'none']);
    t.take('aim');
    expect(t.tokens(1, 'aim')).toBe(1);
  });
  it('not beyond', () => {
    expect(beside('yoda', 2 * SEGMENT + 0.01).options()).not.toContain(GUIDE);
  });
});

describe('Observe', () => {
  const OBSERVE = 'card:0:observe/observe';
  const watch = (gap: number, terrain: readonly Spec[] = []) =>
    lay({
      units: [
        unit('drk-1-sith-probe-droids', 0, 200, 400, alone(2)),
        storm(200 + apart(gap), 400, alone(4)),
        rebels(1500, 800),
      ],
      terrain,
      active: 0,
    }).until('action');
  it('an enemy at range 1 to 3 and in sight gains X observation tokens', () => {
    const t = watch(3 * SEGMENT).take(OBSERVE);
    expect(t.tokens(1, 'observation')).toBe(3);
    expect(watch(3 * SEGMENT + 0.01).options()).not.toContain(OBSERVE);
    const wall = piece('high-stone-wall', 300, 400, 10, 200, { height: 200 });
    expect(watch(200, [wall]).options()).not.toContain(OBSERVE);
  });
  it('each rerolls one attack die of whoever attacks that unit, one after another', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(600, 400, { ...alone(4), ...holding('observation', 2) })],
      active: 0,
      black: ['blank', 'blank', 'crit'],
      redDefence: ['blank'],
    }).fight({ 'window:attack.reroll': '0:observation', reroll: ['0'] });
    expect(t.tokens(1, 'observation')).toBe(0);
    expect(t.result.crits).toBe(1);
  });
  it('they leave in the end phase', () => {
    const t = lay({ units: [rebels(400, 400), storm(900, 400, holding('observation', 2))], phase: 'end' });
    expect(t.tokens(1, 'observation')).toBe(0);
  });
});

describe('Distract', () => {
  const DISTRACT = 'card:0:distract/distract';
  const r2 = (gap: number, more: Spec = {}) =>
    lay({
      units: [
        unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 400, {
          upgrades: ['c-3po-human-cyborg-relations'],
          minis: [null, [400, 370]],
          ...more,
        }),
        storm(400 + apart(gap), 400, { ...alone(4), order: 'faceup' }),
        rebels(500, 600),
      ],
      active: 0,
    }).until('action');
  it('for nothing, an enemy trooper unit at range 1 to 2 and in sight', () => {
    expect(r2(2 * SEGMENT).options()).toContain(DISTRACT);
    expect(r2(2 * SEGMENT + 0.01).options()).not.toContain(DISTRACT);
  });
  it('which then attacks nobody else while it can attack the distractor', () => {
    const t = r2(250).take(DISTRACT).until('action');
    expect(t.state.turn!.actions).toBe(2);
    t.take('none').until('action', { activate: '1' });
    expect(t.state.turn!.unit).toBe(1);
    t.take('attack').goOn(() => t.events('attack').length > 0);
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([0]);
  });
  it('nobody else is a target of the one that was chosen; others attack whom they like', () => {
    const targets = (id: string) => {
      const t = lay({
        units: [
          rebels(500, 600, alone(4)),
          ...[storm(650, 500, { ...alone(4), order: 'faceup' }), storm(650, 650, { ...alone(4), order: 'faceup' })],
          unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 500, {
            upgrades: ['c-3po-human-cyborg-relations'],
            minis: [null, [400, 470]],
            ...holding('suppression', 1), // whoever draws fire does not hide
          }),
        ],
        active: 3,
      }).until('action');
      t.take('card:3:distract/distract', '1').until('action');
      expect(t.options()).not.toContain('card:3:distract/distract');
      t.take('none').until('action', { activate: id }, 1).take('attack');
      t.goOn((one) => one.ask().kind === 'defender' || one.events('attack').length > 0);
      return t.ask().kind === 'defender' ? t.options() : t.events('attack').map(({ defender }) => String(defender));
    };
    expect([targets('1'), targets('2')]).toEqual([['3'], ['0', '3']]);
  });
});

describe('Secret Mission', () => {
  const MISSION = 'card:0:secret-mission/mission';
  const spy = (y: number, more: Spec = {}) =>
    lay({
      units: [unit('r2-d2-independent-astromech', 0, 400, y, more), storm(1500, 700), rebels(1500, 200)],
      active: 0,
      round: 6,
    }).until('action');
  it('once in a game, wholly inside a zone of the enemy, for nothing', () => {
    expect(spy(850).options()).toContain(MISSION);
    expect(spy(914.4 - 2 * SEGMENT + 13).options()).not.toContain(MISSION);
    expect(spy(850).take(MISSION).until('action').options()).not.toContain(MISSION);
  });
  it('and whoever lives to the end of the game scores it', () => {
    const t = spy(850).take(MISSION);
    t.goOn(({ match }) => match.over);
    expect(t.state.victory).toEqual([1, 0]);
  });
});

describe('Self-Destruct', () => {
  const BOOM = 'card:0:self-destruct/self-destruct';
  const droid = (wounds: number, gap = 100) =>
    lay({
      units: [
        unit('dsd1-dwarf-spider-droid', 0, 400, 400, { wounds }),
        rebels(400, 520, alone(4)),
        storm(400 + 25 + 13.5 + gap, 400, alone(4)),
        rebels(1500, 800),
      ],
      active: 0,
      red: Array(6).fill('crit'),
      whiteDefence: Array(6).fill('blank'),
      redDefence: Array(6).fill('blank'),
    }).until('action');
  it('with X wounds, not with fewer', () => {
    expect(droid(3).options()).not.toContain(BOOM);
    expect(droid(4).options()).toContain(BOOM);
  });
  it('friend and foe at range 1 are attacked, and then it is gone', () => {
    const t = droid(4).take(BOOM);
    t.goOn(({ state }) => state.turn?.unit !== 0);
    expect([0, 1, 2].map((id) => t.unit(id).status)).toEqual(['defeated', 'defeated', 'defeated']);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red', 'red']);
    const half = t.g.baseOf(t.unit(0), 0).width / 2 - 25;
    const far = droid(4, SEGMENT + half + 1).take(BOOM);
    far.goOn(() => far.unit(0).status === 'defeated');
    expect(far.unit(2).status).toBe('play');
  });
});

describe('Smoke', () => {
  const grenadiers = (x: number) =>
    lay({
      units: [
        storm(x, 400, { ...alone(4), upgrades: ['smoke-grenades'] }),
        rebels(200, 400, alone(4)),
        storm(1700, 800),
      ],
      markers: [{ kind: 'smoke', x: 700, y: 400, seat: 1, by: 'keyword/smoke' }],
      active: 1,
      black: ['hit'],
    }).fight();
  it('for nothing: a token within range 1 and in sight of the leader', () => {
    const t = lay({
      units: [storm(400, 400, { ...alone(4), upgrades: ['smoke-grenades'] }), rebels(1500, 800)],
      active: 0,
    });
    t.until('action').take('card:0:smoke/smoke');
    t.refuses({ x: 400 + 13.5 + SEGMENT, y: 400 }, 'LE-SCHARF-MACHEN-X-BOMBENTYP-02');
    t.take({ x: 480, y: 400 }).until('action');
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['smoke']);
    expect(t.state.turn!.actions).toBe(2);
  });
  it('troopers whose leader is at range 1 of it have better cover', () => {
    const r = 12.5;
    expect(grenadiers(700 - r - 13.5 - SEGMENT).cover).toBe(1);
    expect(grenadiers(700 - r - 13.5 - SEGMENT - 0.5).cover).toBe(0);
  });
  it('and so have those whom troopers at range 1 of it attack', () => {
    const t = lay({
      units: [rebels(200, 400, alone(4)), storm(620, 400, alone(4))],
      markers: [{ kind: 'smoke', x: 200, y: 460, seat: 1, by: 'keyword/smoke' }],
      active: 0,
      black: ['hit'],
    }).fight();
    expect(t.cover).toBe(1);
  });
  it('it is gone at the end of the round', () => {
    const t = lay({
      units: [rebels(200, 400), storm(900, 400)],
      markers: [{ kind: 'smoke', x: 200, y: 560, seat: 1, by: 'keyword/smoke' }],
      phase: 'end',
    });
    expect(t.state.markers).toEqual([]);
  });
});
