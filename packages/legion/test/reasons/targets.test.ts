import { quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../src/flow/attack/targets.ts';
import { legion, legion26 } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { refuseTarget } from '../../src/reasons/targets.ts';
import { unitsInPlay } from '../../src/values.ts';
import { answerTo, clash } from '../random/clash.ts';
import { apart, lay, piece, type Spec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';

/** A refused answer names the rule that bars it, whatever a player names. */

const one = alone(4);
const wall = piece('high-stone-wall', 500, 400, 20, 300, { height: 200 });

describe('who cannot be attacked', () => {
  /** A lone rebel is asked whom he attacks: the squad of unit 1, or the one of unit 2. */
  const asked = (other: Spec, more: { readonly [k: string]: unknown } = {}, mine: Spec = rebels(400, 400, one)) =>
    lay({ units: [mine, storm(400, 550, one), storm(300, 250, one), other], active: 0, ...(more as object) })
      .until('action')
      .take('attack');
  it('[LE-REICHWEITE-12] [LE-ANGRIFF-09] too far away, with both ranges', () => {
    const t = asked(storm(400 + apart(3 * SEGMENT + 0.1), 400, one));
    expect(t.refuses('3', 'LE-REICHWEITE-12')).toMatchObject({ measured: 4, allowed: 3, piece: 3 });
    expect(asked(storm(400 + apart(3 * SEGMENT), 400, one)).options()).toContain('3');
  });
  it('[LE-SICHTLINIE-07] [LE-ANGRIFF-11] out of sight', () => {
    asked(storm(600, 400, one), { terrain: [wall] }).refuses('3', 'LE-SICHTLINIE-07');
  });
  it('[LE-HANDGEMENGE-05] engaged', () => {
    const t = lay({
      units: [
        ...[rebels(400, 400, one), storm(400, 550, one), storm(300, 250, one), storm(700, 400, one)],
        unit(LUKE, 0, 700 + apart(0), 400, { order: 'facedown' }),
      ],
      active: 0,
    });
    t.until('action').take('attack').refuses('3', 'LE-HANDGEMENGE-05');
  });
  it('[LE-HANDGEMENGE-04] [LE-NAHKAMPF-05] from a melee, who is not in it', () => {
    const t = lay({
      units: [
        ...[rebels(400, 400, one), storm(400 + apart(0), 400, one), storm(400 - apart(0), 400, one)],
        storm(600, 600, one),
      ],
      active: 0,
    });
    t.until('action').take('attack').refuses('3', 'LE-HANDGEMENGE-04');
  });
  it('[LE-ANGRIFF-08] a friend, oneself, and nobody', () => {
    const t = asked(rebels(600, 400, one));
    for (const id of ['0', '3']) expect(t.refuses(id, 'LE-ANGRIFF-08').message.text).toBe('le.no.targetFriend');
    expect(t.refuses('77', 'LE-ANGRIFF-08').message.text).toBe('engine.notOpen');
  });
  it('[LE-ANGRIFFSPOOL-03] twice in one attack', () => {
    const t = lay({
      units: [
        rebels(400, 400, { upgrades: ['z-6-trooper'] }),
        ...[storm(400, 600, one), storm(300, 150, one), storm(600, 400, one)],
      ],
      active: 0,
    });
    t.until('action').take('attack').take('1').until('weapons');
    t.take({ '0.0': 'unit:a-280-blaster-rifle', '1.0': 'none', '2.0': 'none', '3.0': 'none', '4.0': 'none' });
    expect(t.open).toEqual(['0 further-defender']);
    t.refuses('1', 'LE-ANGRIFFSPOOL-03');
  });
  it('[L2-ANGRIFF-IM-DETAIL-01] in 2.6 whom the leader does not see', () => {
    const t = lay26({
      units: [rebels(400, 400, one), storm(400, 550, one), storm(300, 250, one), storm(600, 400, one)],
      terrain: [wall],
      active: 0,
    });
    t.until('action').take('attack').refuses('3', 'L2-ANGRIFF-IM-DETAIL-01');
  });
  it('agrees with who can, in any battle of both editions', () => {
    for (const game of [legion, legion26]) {
      const match = clash(7, game);
      const rng = quickRng(3);
      const seen = new Set<string>();
      for (let n = 0; n < 120 && !match.over; n++) {
        if (n % 20 === 0) {
          const g = game.sit(match.state, () => {});
          for (const mine of unitsInPlay(g.state)) {
            const limits = { own: g.state.turn?.unit === mine.id };
            const able = targetsOf(g, mine, limits).map((target) => target.unit.id);
            for (const enemy of unitsInPlay(g.state)) {
              const refusal = refuseTarget(g, mine, enemy, limits);
              if (refusal) seen.add(refusal.clauses[0]!);
              expect([mine.id, enemy.id, refusal === undefined]).toEqual([mine.id, enemy.id, able.includes(enemy.id)]);
            }
          }
        }
        const ask = match.open[0]!;
        expect(match.decide(ask.seat, answerTo(ask, rng)!)).toBeUndefined();
      }
      expect(seen.size).toBeGreaterThan(2);
    }
  });
});

describe('an attack action with nobody to attack', () => {
  const barred = (units: readonly Spec[], more: { readonly [k: string]: unknown } = {}) =>
    lay({ units, active: 0, ...(more as object) })
      .until('action')
      .barred('attack');
  it('[LE-ANGRIFFSPOOL-05] [LE-ROBUSTHEIT-09] names the weapon that is spent or broken', () => {
    const cannon = { degrees: 90, destroyedWeapons: ['unit:ms-4-twin-blaster-cannon'] };
    expect(barred([unit('at-st', 1, 400, 400, cannon), rebels(700, 400, one)])).toContain('LE-ROBUSTHEIT-09');
  });
  it('[LE-SICHTLINIE-07] [LE-REICHWEITE-12] sight before range', () => {
    const far = storm(1500, 400, one);
    expect(barred([rebels(400, 400, one), storm(600, 400, one), far], { terrain: [wall] })).toContain(
      'LE-SICHTLINIE-07',
    );
    expect(barred([rebels(400, 400, one), far])).toContain('LE-REICHWEITE-12');
  });
  it('[LE-NAHKAMPF-05] who has only a sword is told that, not how far it is', () => {
    expect(barred([unit(VADER, 1, 400, 400), rebels(600, 400, one)])).toContain('LE-NAHKAMPF-05');
  });
});

describe('weapons', () => {
  const choosing = () =>
    lay({
      units: [
        rebels(400, 400, { upgrades: ['z-6-trooper', 'concussion-grenades'] }),
        storm(400 + apart(2 * SEGMENT), 400, one),
      ],
      active: 0,
    })
      .until('action')
      .take('attack')
      .until('weapons');
  const none = { '0.0': 'none', '1.0': 'none', '2.0': 'none', '3.0': 'none', '4.0': 'none' };
  it('[LE-WAFFEN-13] another’s heavy weapon', () => {
    choosing().refuses({ ...none, '1.0': '0:z-6-trooper' }, 'LE-WAFFEN-13');
  });
  it('[LE-REICHWEITE-12] a grenade beyond its range', () => {
    expect(choosing().refuses({ ...none, '1.0': '1:concussion-grenades' }, 'LE-REICHWEITE-12')).toMatchObject({
      measured: 2,
      allowed: [1, 1],
    });
  });
  it('[LE-ANGRIFF-05] a fist in a ranged attack', () => {
    const fist = choosing()
      .g.card(choosing().unit(0))
      .weapons.find(({ range }) => range.max === 0)!;
    choosing().refuses({ ...none, '0.0': `unit:${fist.id}` }, 'LE-ANGRIFF-05');
  });
});

describe('whom to activate, to order, to nominate', () => {
  const turn = () =>
    lay({
      units: [
        ...[rebels(200, 200, { order: 'facedown' }), rebels(400, 200, { order: 'faceup' }), rebels(600, 200)],
        ...[storm(1500, 700, { order: 'faceup' }), rebels(800, 200, { order: 'faceup' })],
        rebels(0, 0, { status: 'defeated' }),
      ],
    }).until('activate');
  it('[LE-AKTIVIERUNGSPHASE-01] [LE-AKTIVIERUNGSPHASE-04] [LE-BESIEGT-01] activated, without an order, the enemy’s, defeated', () => {
    const said = (id: string, clause: 'LE-AKTIVIERUNGSPHASE-01' | 'LE-AKTIVIERUNGSPHASE-04' | 'LE-BESIEGT-01') =>
      turn().refuses(id, clause).message.text;
    expect(said('0', 'LE-AKTIVIERUNGSPHASE-01')).toBe('le.no.activated');
    expect(said('2', 'LE-AKTIVIERUNGSPHASE-04')).toBe('le.no.noOrder');
    expect(said('3', 'LE-AKTIVIERUNGSPHASE-04')).toBe('le.no.notYours');
    expect(said('5', 'LE-BESIEGT-01')).toBe('le.no.defeated');
  });
  it('[LE-BEFEHLE-ERTEILEN-04] [LE-BEFEHLE-ERTEILEN-05] too far from the commander, ordered already', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 200, 200),
        ...[rebels(300, 200), rebels(200, 300), rebels(300, 300), rebels(1700, 800)],
        ...[rebels(100, 200, { order: 'faceup' }), unit(VEERS, 1, 1500, 100)],
      ],
      hands: [{ cards: [], played: 'push' }, { played: 'assault' }],
      phase: 'command',
      stage: 2,
    }).until('orders');
    const [low] = t.options();
    const fit = (id: string) => [low!, id];
    expect(t.refuses(fit('4'), 'LE-BEFEHLE-ERTEILEN-04')).toMatchObject({ allowed: 3, piece: 4 });
    t.refuses(fit('5'), 'LE-BEFEHLE-ERTEILEN-05');
    t.refuses(fit('6'), 'LE-BEFEHLE-ERTEILEN-01');
  });
});

describe('actions', () => {
  const acting = (active: Spec, mine: Spec = rebels(400, 400, one)) =>
    lay({ units: [mine, storm(1700, 800)], active: { unit: 0, ...active } }).until('action');
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-05] none is left, though a free one is', () => {
    const vader = unit(VADER, 1, 400, 400, { upgrades: ['force-push'] });
    const t = lay({ units: [vader, rebels(500, 400, one)], active: { unit: 0, actions: 0 } }).until('action');
    expect(t.refuses('aim', 'LE-AKTIVIERUNG-VON-EINHEITEN-05').message.text).toBe('le.no.noActions');
  });
  it('[LE-AKTIONEN-02] [LE-RUECKZUG-01] done already, or not possible here', () => {
    acting({ actions: 1, done: ['aim'] }).refuses('aim', 'LE-AKTIONEN-02');
    acting({}).refuses('withdraw', 'LE-RUECKZUG-01');
  });
});

describe('abilities and tokens at the wrong moment', () => {
  /** Vader strikes; his own modify step is open after the reroll. */
  it('[LE-ZIELEN-06] an aim token is spent in the reroll step, not later', () => {
    const t = lay({
      units: [
        unit('han-solo-unorthodox-general', 0, 400, 400, { tokens: { aim: 1 } }),
        storm(500, 400, one),
        unit('imperial-royal-guards', 1, 500, 480),
      ],
      active: 0,
      red: ['hit', 'hit'],
      black: ['hit', 'hit'],
      redDefence: Array(4).fill('block'),
    });
    t.until('action').take('attack').until('window:defence.modify', { 'window:attack.reroll': 'pass', defender: '1' });
    expect(t.refuses('0:aim', 'LE-ZIELEN-06').message.text).toBe('le.no.tokenStep');
    // The guard's moment is over, and it is another's.
    expect(t.refuses('2:guardian', 'LE-BESCHUETZER-X-01').message.text).toBe('le.no.abilityOther');
  });
  it('[LE-DURCHSCHLAGEN-X-01] Pierce does not act while attack dice are rerolled', () => {
    const t = lay({
      units: [unit('han-solo-unorthodox-general', 0, 400, 400, { tokens: { aim: 1 } }), storm(500, 400, one)],
      active: 0,
      red: ['hit', 'hit'],
      black: ['hit', 'hit'],
    });
    t.until('action').take('attack').until('window:attack.reroll');
    expect(t.refuses('0:pierce', 'LE-DURCHSCHLAGEN-X-01').message.text).toBe('le.no.abilityMoment');
  });
});

describe('wounds', () => {
  it('[LE-WUNDEN-05] [LE-WUNDEN-07] [LE-BESIEGT-01] not the leader, not the unhurt before the wounded, not the fallen', () => {
    const t = lay({
      units: [
        unit('imperial-royal-guards', 1, 400, 400, {
          upgrades: ['electrostaff-guard'],
          minis: [null, null, null, 'fallen'],
        }),
        unit('at-st', 0, 700, 400, { degrees: 270 }),
      ],
      active: 1,
      red: Array(6).fill('hit'),
      black: Array(6).fill('hit'),
      white: Array(6).fill('hit'),
      redDefence: Array(12).fill('blank'),
    });
    t.until('action').take('attack').until('wounded');
    expect(t.refuses('0', 'LE-WUNDEN-05').message.text).toBe('le.no.miniLeader');
    expect(t.refuses('3', 'LE-BESIEGT-01').message.text).toBe('le.no.miniFallen');
  });
});

describe('legal, for whoever writes a scenario', () => {
  it('says of anything that can be named whether it is, and why not', () => {
    const t = lay({ units: [rebels(400, 400, one), storm(1500, 400, one)], active: 0 }).until('action');
    expect(t.match.check(0, 'aim')).toBeUndefined();
    expect(t.match.check(0, 'attack')?.clauses).toContain('LE-REICHWEITE-12');
    expect(t.match.check(0, 'withdraw')?.clauses).toEqual(['LE-RUECKZUG-01']);
  });
});
