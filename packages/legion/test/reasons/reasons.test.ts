import { describe, expect, it } from 'vitest';
import { apart, lay, piece, type Spec, type Table, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';

/** The second half of the reasons: who is named though the question is about others. */

const one = alone(4);

describe('a token was drawn', () => {
  /** A corps token is all that is left in the pool; two squads wait for it. */
  const drawn = () =>
    lay({
      units: [
        ...[rebels(200, 200), rebels(400, 200), rebels(600, 200, { order: 'facedown' })],
        ...[rebels(800, 200, { order: 'faceup' }), unit(LEIA, 0, 200, 500), storm(1500, 700)],
        rebels(0, 0, { status: 'defeated' }),
      ],
      hands: [{ pool: ['corps'] }],
    })
      .until('activate')
      .take('draw')
      .until('drawn');
  it('[LE-AKTIVIERUNGSPHASE-04] another rank, one with an order, the enemy’s, and nobody', () => {
    expect(drawn().options()).toEqual(['0', '1']);
    const said = (id: string) => drawn().refuses(id, 'LE-AKTIVIERUNGSPHASE-04').message;
    expect(said('4')).toMatchObject({ text: 'le.no.otherRank', args: { unit: 4, rank: 'corps' } });
    expect(said('3').text).toBe('le.no.hasOrder');
    expect(said('5').text).toBe('le.no.notYours');
    for (const nobody of ['77', 'x']) expect(said(nobody).text).toBe('engine.notOpen');
  });
  it('[LE-AKTIVIERUNGSPHASE-01] [LE-BESIEGT-01] one that was activated, one that is defeated', () => {
    expect(drawn().refuses('2', 'LE-AKTIVIERUNGSPHASE-01').message.text).toBe('le.no.activated');
    expect(drawn().refuses('6', 'LE-BESIEGT-01').message.text).toBe('le.no.defeated');
  });
  it('[LE-AKTIVIERUNGSPHASE-04] [L2-AKTIVIERUNGSPHASE-14] who waits beside the table is not on it; in 2.6 it takes turns from there', () => {
    const reserve = { status: 'reserve' };
    const units = [rebels(200, 200), rebels(400, 200), rebels(0, 0, reserve), storm(1500, 700)];
    const first = lay({ units, hands: [{ pool: ['corps'] }] });
    expect(first.until('drawn').refuses('2', 'LE-AKTIVIERUNGSPHASE-04').message.text).toBe('le.no.notOnTable');
    const ordered = { order: 'faceup' };
    const waits = rebels(0, 0, { ...reserve, order: 'facedown' });
    const later = lay26({ units: [rebels(200, 200, ordered), rebels(400, 200, ordered), waits, storm(1500, 700)] });
    expect(later.until('activate').refuses('2', 'L2-AKTIVIERUNGSPHASE-14').message.text).toBe('le.no.activated');
  });
});

describe('actions of cards', () => {
  const acting = (upgrades: readonly Spec[], active: Spec, spec: Spec = {}) =>
    lay({
      units: [unit(LUKE, 0, 400, 400, { upgrades: [...upgrades] }), storm(500, 400, one), storm(1500, 700)],
      active: { unit: 0, ...active },
      ...spec,
    }).until('action');
  const THROW = 'card:0:0.saber-throw/throw';
  it('[LE-KARTENAKTIONEN-03] [LE-AKTIONEN-02] what counts as an attack action, after an attack action; what was done already', () => {
    const thrown = { id: 'saber-throw' };
    expect(acting([thrown], { actions: 2 }).options()).toContain(THROW);
    expect(acting([thrown], { actions: 1, done: ['attack'] }).match.check(0, THROW)?.clauses).toContain(
      'LE-AKTIONEN-02',
    );
    expect(acting([thrown], { actions: 1, done: [THROW] }).match.check(0, THROW)?.clauses).toContain(
      'LE-KARTENAKTIONEN-03',
    );
  });
  it('[LE-ERSCHOEPFEN-02] [LE-AKTIVIERUNG-VON-EINHEITEN-05] an exhausted card; one that costs an action when none is left', () => {
    const push = 'card:0:0.force-push/push';
    const tired = acting([{ id: 'force-push', exhausted: true }], { actions: 2 });
    expect(tired.match.check(0, push)?.clauses).toContain('LE-ERSCHOEPFEN-02');
    const late = acting([{ id: 'saber-throw' }, { id: 'force-push' }], { actions: 0 });
    expect(late.match.check(0, THROW)?.message.text).toBe('le.no.noActions');
    expect(late.options()).toContain('card:0:1.force-push/push');
  });
});

describe('abilities that are not there', () => {
  /** Leia attacks and may spend an aim token: nothing else stands in this window. */
  const rerolling = () =>
    lay({
      units: [
        unit(LEIA, 0, 400, 400, {
          tokens: { aim: 1, surge: 1 },
          upgrades: [
            { id: 'hq-uplink', exhausted: true },
            { id: 'emergency-stims', discarded: true },
            'vigilance',
            'hunter',
          ],
        }),
        storm(700, 400, { ...one, upgrades: ['endurance'] }),
        unit(VADER, 1, 1500, 700),
        rebels(200, 700, { minis: [null, null, null, null, 'fallen'], upgrades: ['rebel-trooper-captain'] }),
        rebels(0, 0, { status: 'defeated', upgrades: ['endurance'] }),
      ],
      active: 0,
      hands: [{ played: 'no-time-for-sorrows', discard: ['ambush'], cards: ['push'] }, {}],
      red: ['blank', 'blank', 'blank'],
      black: ['blank', 'blank', 'blank'],
    })
      .until('action')
      .take('attack')
      .until('window:attack.reroll');
  const said = (id: string, clause: Parameters<Table['refuses']>[1]) => rerolling().refuses(id, clause);
  it('[LE-ERSCHOEPFEN-02] [LE-AUFWERTUNGSKARTEN-01] an exhausted card, one that is gone, the enemy’s', () => {
    expect(said('0:0.hq-uplink', 'LE-ERSCHOEPFEN-02').message.text).toBe('le.no.cardExhausted');
    expect(said('0:1.emergency-stims', 'LE-AUFWERTUNGSKARTEN-01').message.text).toBe('le.no.cardGone');
    expect(said('1:0.endurance', 'LE-AUFWERTUNGSKARTEN-01').message.text).toBe('le.no.abilityOther');
  });
  it('[LE-FAEHIGKEITEN-09] one of another moment, told of whom', () => {
    const refusal = said('0:2.vigilance', 'LE-FAEHIGKEITEN-09');
    expect(refusal.message).toMatchObject({
      text: 'le.no.abilityMoment',
      args: { card: 'vigilance', moment: { text: 'le.window.end.tokens' } },
    });
    expect(refusal.piece).toBe(0);
    expect(refusal.clauses).toContain('LE-AUFWERTUNGSKARTEN-01');
  });
  it('[LE-KOMMANDOKARTEN-14] one of a command card', () => {
    const refusal = said('command:0.no-time-for-sorrows', 'LE-KOMMANDOKARTEN-14');
    expect(refusal.message.text).toBe('le.no.abilityMoment');
    expect(refusal.piece).toBeUndefined();
  });
  it('[LE-BESIEGT-01] [LE-KOMMANDOKARTEN-15] what went with a miniature, with a unit, with a round', () => {
    const fallen = said('3:0.rebel-trooper-captain', 'LE-BESIEGT-01').message;
    expect(fallen).toMatchObject({ text: 'le.no.miniFallen', args: { unit: 3, mini: 4 } });
    expect(said('4:0.endurance', 'LE-BESIEGT-01').message.text).toBe('le.no.defeated');
    expect(said('command:0.ambush', 'LE-KOMMANDOKARTEN-15').message.text).toBe('le.no.cardDiscarded');
    for (const nothing of [
      'command:0.push',
      'command:1.ambush',
      'command:9.ambush',
      '3:1.rebel-trooper-captain',
      '4:0.hunter',
    ])
      expect(rerolling().match.check(0, nothing)?.message.text, nothing).toBe('engine.notOpen');
  });
  it('[LC-ENERGIEMARKER-02] [LE-ZIELEN-06] a token for another step, one that nobody has, and nobody', () => {
    expect(said('0:surge', 'LC-ENERGIEMARKER-02').message).toMatchObject({
      text: 'le.no.tokenStep',
      args: { unit: 0 },
    });
    expect(said('1:aim', 'LE-ZIELEN-06').message).toMatchObject({ text: 'le.no.tokenNone', args: { unit: 1 } });
    for (const nobody of ['77:aim', '0:nothing', 'x'])
      expect(rerolling().match.check(0, nobody)?.message.text).toBe('engine.notOpen');
  });
});

describe('command cards', () => {
  const choosing = (more: Spec = {}) =>
    lay({
      units: [unit(LEIA, 0, 200, 200), unit(VADER, 1, 1500, 700)],
      hands: [
        { cards: ['ambush', 'push', 'son-of-skywalker'], discard: ['assault'], ...more },
        { cards: ['ambush', 'push'] },
      ],
      phase: 'command',
      stage: 0,
    }).until('command-card');
  it('[LE-KOMMANDOKARTEN-15] a discarded card', () => {
    expect(choosing().refuses('assault', 'LE-KOMMANDOKARTEN-15').message.text).toBe('le.no.cardDiscarded');
  });
  it('[LE-BESIEGT-07] a card whose unit is not there, in the hand or set aside', () => {
    expect(choosing().refuses('son-of-skywalker', 'LE-BESIEGT-07').message.text).toBe('le.no.cardOwner');
    const aside = choosing({ cards: ['ambush', 'push'], aside: ['son-of-skywalker'] });
    expect(aside.refuses('son-of-skywalker', 'LE-BESIEGT-07').message.text).toBe('le.no.cardOwner');
  });
  it('[LE-KOMMANDOPHASE-02] of a card that he has nowhere nothing more is said', () => {
    expect(choosing().refuses('standing-orders', 'LE-KOMMANDOPHASE-02').message.text).toBe('engine.notOpen');
  });
});

describe('nominated and ordered', () => {
  const nominating = () =>
    lay({
      units: [unit(LEIA, 0, 200, 200), unit(LUKE, 0, 400, 200), rebels(600, 200), unit(VEERS, 1, 1500, 700)],
      hands: [{ played: 'push' }, { played: 'assault' }],
      phase: 'command',
      stage: 2,
    }).until('nominate', {}, 0);
  it('[LE-KOMMANDOPHASE-08] [LE-BEFEHLE-ERTEILEN-01] a squad, the enemy’s commander, and nobody', () => {
    expect(nominating().options()).toEqual(['0', '1']);
    const said = (id: string) => nominating().refuses(id, 'LE-KOMMANDOPHASE-08').message.text;
    expect([said('2'), said('3'), said('77')]).toEqual(['le.no.nominate', 'le.no.notYours', 'engine.notOpen']);
  });
});

describe('wounds', () => {
  /** All hits, no block: the squad is asked who suffers. */
  const suffering = (squad: Spec, more: Spec = {}) =>
    lay({
      units: [squad, unit('at-st', 0, 800, 400, { degrees: 270 })],
      active: 1,
      red: Array(6).fill('hit'),
      black: Array(6).fill('hit'),
      white: Array(6).fill('hit'),
      redDefence: Array(12).fill('blank'),
      ...more,
    })
      .until('action')
      .take('attack')
      .until('wounded');
  it('[LE-SICHTLINIE-08] not whom nobody sees', () => {
    const t = suffering(storm(400, 400, { minis: [null, [400, 440], [400, 360], [400, 560]] }), {
      terrain: [piece('high-stone-wall', 500, 560, 20, 120, { height: 200 })],
    });
    expect(t.options()).toEqual(['1', '2']);
    expect(t.refuses('3', 'LE-SICHTLINIE-08').message.text).toBe('le.no.miniUnseen');
    expect(t.refuses('7', 'LE-WUNDEN-03').message.text).toBe('engine.notOpen');
  });
  it('[LE-ZIVILIST-02] not the noncombatant before the others', () => {
    const t = suffering(storm(400, 400, { upgrades: ['fx-9-medical-droid'] }));
    const medic = t.unit(0).minis.findIndex(({ by }) => by === 0);
    expect(t.options()).not.toContain(String(medic));
    expect(t.refuses(String(medic), 'LE-ZIVILIST-02').message.text).toBe('le.no.miniCivilian');
  });
  it('[LE-WUNDEN-07] not an unhurt one before the wounded', () => {
    const t = suffering(
      unit('imperial-royal-guards', 1, 400, 400, {
        upgrades: ['electrostaff-guard'],
        minis: [null, { x: 400, y: 440, wounds: 1 }, { x: 400, y: 360, wounds: 1 }, [440, 400]],
      }),
    );
    expect(t.options()).toEqual(['1', '2']);
    expect(t.refuses('3', 'LE-WUNDEN-07').message.text).toBe('le.no.miniWounded');
  });
});

describe('weapons', () => {
  const choosing = (mine: Spec, more: Spec = {}, enemy: Spec = storm(700, 400, one)) =>
    lay({ units: [mine, enemy], active: 0, ...more })
      .until('action')
      .take('attack')
      .until('weapons');
  const rifle = 'unit:a-280-blaster-rifle';
  it('[LE-SICHTLINIE-07] [LE-BESIEGT-01] a miniature that sees nobody, one that has fallen', () => {
    const t = choosing(rebels(400, 400, { minis: [null, [400, 440], [400, 560], 'fallen'] }), {
      terrain: [piece('high-stone-wall', 450, 560, 20, 120, { height: 200 })],
    });
    expect(t.options().some((id) => id.startsWith('2.0'))).toBe(false);
    expect(t.refuses({ '0.0': rifle, '1.0': rifle, '2.0': rifle }, 'LE-SICHTLINIE-07').message.text).toBe(
      'le.no.miniBlind',
    );
    expect(t.refuses({ '0.0': rifle, '1.0': rifle, '3.0': rifle }, 'LE-BESIEGT-01').message.text).toBe(
      'le.no.miniFallen',
    );
  });
  it('[LE-ANGRIFF-17] a weapon that went into another pool', () => {
    const t = lay({
      units: [
        rebels(400, 400, { upgrades: ['concussion-grenades'] }),
        ...[storm(700, 400, one), storm(400, 400 + apart(100), one)],
      ],
      active: 0,
    });
    t.until('action').take('attack').take('1').until('weapons');
    t.take({ '0.0': rifle, '1.0': 'none', '2.0': 'none', '3.0': 'none' });
    t.until('further-defender').take('2').until('weapons');
    expect(t.options().some((id) => id.endsWith(rifle))).toBe(false);
    expect(t.refuses({ '1.0': rifle }, 'LE-ANGRIFF-17').message.text).toBe('le.no.weaponTaken');
  });
});

describe('engaged by a millimetre', () => {
  it('[LE-HANDGEMENGE-05] who stands beside an enemy without touching him may be shot at', () => {
    const open = (gap: number) =>
      lay({
        units: [rebels(400, 400, one), storm(700, 400, one), unit(LUKE, 0, 700 + apart(gap), 400)],
        active: 0,
      })
        .until('action')
        .barred('attack');
    expect([open(1), open(0)?.[0]]).toEqual([undefined, 'LE-HANDGEMENGE-05']);
  });
});
