import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';
import { ATRT, go, moving, STEP, standard, TAUNTAUNS } from './moving.ts';

const mine = alone(4);

describe('leaving the battlefield', () => {
  it('[LE-VERLASSEN-DES-SCHLACHTFELDES-03] [LE-BEWEGUNG-22] nobody goes off the table of his own will, by no hair', () => {
    const rim = 13.5 + STEP[1];
    moving(rebels(rim, 400, mine)).take(standard(1, 270));
    moving(rebels(rim - 0.1, 400, mine)).refuses(standard(1, 270), 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
  });
  it('[LE-VERLASSEN-DES-SCHLACHTFELDES-02] [LE-BEWEGUNG-22] nor on the way: a bent tool whose joint lies outside is refused though it comes back', () => {
    const half = STEP[2] / 2;
    // North to the rim, then back along it.
    const t = (y: number) => moving(rebels(400, y, mine));
    const edge = 914.4 - 13.5 - half;
    t(edge).take(standard(2, 0, { bend: 90 }));
    t(edge + 0.1).refuses(standard(2, 0, { bend: 90 }), 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
    // The same of a walker that only swings out.
    moving(unit(ATRT, 0, 400, 914.4 - 36, { degrees: 90 })).take(standard(1));
    moving(unit(ATRT, 0, 400, 914.4 - 36, { degrees: 80 })).refuses(standard(1), 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
  });
  it('[LE-VERLASSEN-DES-SCHLACHTFELDES-01] [LE-BESIEGT-03] a leader that flees over the edge takes its unit with it', () => {
    const fleeing = (y: number) => {
      const t = lay({
        units: [rebels(900, y, { tokens: { suppression: 4 } }), storm(900, 800), rebels(200, 800)],
        active: { unit: 0, actions: 2, step: 'rally' },
        whiteDefence: ['blank', 'blank', 'blank', 'blank'],
      });
      return t.goOn((table) => table.state.turn?.unit !== 0);
    };
    const lost = fleeing(13.5 + STEP[2] - 1);
    expect(lost.unit(0).status).toBe('defeated');
    const saved = fleeing(13.5 + STEP[2] + 1);
    expect(saved.unit(0).status).toBe('play');
    expect(saved.pose(0)[1]).toBeCloseTo(14.5, 1);
  });
});

describe('withdrawing', () => {
  const brawl = (mover: Spec = rebels(400, 400, mine), more = {}) =>
    lay({ units: [mover, storm(400 + apart(0), 400, mine), rebels(200, 800), storm(1500, 800)], active: 0, ...more });
  const away = (heading: number, more: Spec = {}) => go('withdraw', 1, heading, more);
  it('[LE-RUECKZUG-01] [LE-BEWEGUNG-17] [LE-HANDGEMENGE-07] the engaged may withdraw, nobody else', () => {
    expect(brawl().until('action').options()).toContain('withdraw');
    const free = lay({ units: [rebels(400, 400, mine), storm(400 + apart(0.2), 400, mine)], active: 0 });
    expect(free.until('action').options()).not.toContain('withdraw');
    // In melee with a walker nobody is engaged, and may simply go.
    const walker = lay({ units: [rebels(400, 400, mine), unit('at-st', 1, 400 + 13.5 + 50, 400)], active: 0 });
    expect(walker.until('action').options()).toContain('move');
    expect(walker.options()).not.toContain('withdraw');
  });
  it('[LE-RUECKZUG-02] [LE-RUECKZUG-03] it is one speed-1 move and all of the activation', () => {
    const t = brawl();
    t.until('action').take('withdraw');
    expect(t.refuses(away(270, { speed: 2 }), 'LE-BEWEGUNG-04')).toMatchObject({ measured: 2, allowed: 1 });
    t.refuses(standard(1, 270), 'LE-HANDGEMENGE-02');
    t.take(away(270));
    expect(t.pose(0)[0]).toBe(400 - STEP[1]);
    expect(t.unit(0).order).toBe('facedown');
    expect(t.state.turn?.unit).not.toBe(0);
  });
  it('[LE-RUECKZUG-03] only instead of everything else: after any other action it is too late', () => {
    const t = brawl();
    t.until('action').take('aim').until('action');
    expect(t.options()).not.toContain('withdraw');
  });
  it('[LE-RUECKZUG-03] no free card action besides, though there is somebody to treat', () => {
    const medic = rebels(400, 400, {
      minis: [null, 'fallen', 'fallen', 'fallen', null],
      upgrades: ['2-1b-medical-droid'],
    });
    const t = lay({
      units: [medic, storm(400 + apart(0), 400, mine), unit(LEIA, 0, 330, 340, { wounds: 2 }), storm(1500, 800)],
      active: 0,
    });
    expect(t.until('action').options()).toContain('card:0:treat/treat');
    t.take('withdraw').take(away(270));
    expect(t.unit(0).order).toBe('facedown');
    expect(t.state.turn?.unit).not.toBe(0);
  });
  it('[LE-RUECKZUG-04] what follows a move does not follow it', () => {
    const reach = 25;
    const t = lay({
      units: [
        unit(TAUNTAUNS, 0, 400, 400, { degrees: 270, minis: [null, 'fallen'] }),
        storm(400 + reach + 13.5, 400, mine),
        storm(1500, 800),
      ],
      active: 0,
    });
    t.until('action').take('withdraw').take(away(270));
    expect(t.unit(0).order).toBe('facedown');
    expect(t.tokens(0, 'dodge')).toBe(0);
  });
  it('[LE-RUECKZUG-02] it may end in another melee, but not off the table', () => {
    const rim = lay({ units: [rebels(60, 400, mine), storm(60 + apart(0), 400, mine), rebels(900, 800)], active: 0 });
    rim.until('action').take('withdraw');
    rim.refuses(away(270), 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
    const into = lay({
      units: [rebels(400, 400, mine), storm(400 + apart(0), 400, mine), storm(400 - STEP[1] - 27, 400, mine)],
      active: 0,
    });
    into
      .until('action')
      .take('withdraw')
      .take(away(270, { engage: 2 }));
    expect(into.events('meleeStarted')).toMatchObject([{ unit: 0, enemy: 2 }]);
  });
  it('[LE-RUECKZUG-05] [LE-PANIK-13] the panicked who are engaged withdraw towards the nearest edge', () => {
    const t = lay({
      units: [
        rebels(900, 200, { ...mine, tokens: { suppression: 4 } }),
        storm(900, 200 + apart(0), mine),
        rebels(200, 800),
      ],
      active: { unit: 0, actions: 2, step: 'rally' },
      whiteDefence: ['blank', 'blank', 'blank', 'blank'],
    });
    t.goOn((table) => table.state.turn?.unit !== 0);
    expect(t.events('moved').map(({ kind, speed }) => [kind, speed])).toEqual([['withdraw', 1]]);
    expect(t.pose(0)[1]).toBeCloseTo(200 - STEP[1], 1);
  });
});

describe('what answers a withdrawal', () => {
  const west = go('withdraw', 1, 270);
  /** A squad of Vader's watches the melee, and a charge lies under it. */
  const brawl = (more: Spec = {}, rules?: typeof legion26) =>
    lay(
      {
        units: [
          rebels(400, 400, mine),
          storm(400 + apart(0), 400, mine),
          storm(400, 480, { ...mine, tokens: { standby: 1 } }),
          unit('rebel-commandos', 0, 200, 800, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['proton-charge-saboteur'],
          }),
        ],
        markers: [
          { kind: 'charge', by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', seat: 0, x: 700, y: 700 },
        ],
        active: 0,
        ...more,
      },
      rules,
    );
  it('[LE-RUECKZUG-04] [LE-RUECKZUG-03] nothing in 1.2: neither a standby token nor a charge', () => {
    const t = brawl();
    t.until('action').take('withdraw', west);
    expect(t.unit(0).order).toBe('facedown');
    expect([t.tokens(2, 'standby'), t.state.markers.length]).toEqual([1, 1]);
    expect(t.open).toEqual(['1 drawn']);
    // An aim in the same place is answered by both.
    const aims = brawl();
    aims.until('action').take('aim');
    expect(aims.open).toEqual(['1 free-action']);
    expect(aims.take('none').open).toEqual(['0 window:action.after']);
  });
  it('[LE-RUECKZUG-04] [LE-RUECKZUG-05] nor the flight of who panics in melee', () => {
    const t = brawl({
      units: [
        rebels(400, 400, { ...mine, tokens: { suppression: 4 } }),
        storm(400 + apart(0), 400, mine),
        storm(400, 480, { ...mine, tokens: { standby: 1 } }),
        rebels(200, 800),
      ] as unknown as string,
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank', 'blank', 'blank', 'blank'],
      markers: [],
    });
    expect(t.events('moved')).toMatchObject([{ kind: 'withdraw' }]);
    expect([t.tokens(2, 'standby'), t.unit(0).order]).toEqual([1, 'facedown']);
  });
  it('[L2-RUECKZUG-01] in 2.6 it is a move action, and standby answers it', () => {
    const t = brawl({ markers: [] }, legion26);
    t.until('action').take('withdraw', west);
    expect(t.open).toEqual(['1 free-action']);
  });
  it('[L2-RUECKZUG-02] in 2.6 nobody is a target for who has withdrawn, and both refusals name the withdrawal', () => {
    const t = brawl({ markers: [] }, legion26);
    const targets = () => t.match.game.questions['targets']!(t.state, { unit: 0 });
    expect(targets()).toMatchObject({ ok: true, value: [{ unit: 1, melee: true }] });
    t.until('action').take('withdraw', west).until('action');
    expect(targets()).toEqual({ ok: true, value: [] });
    for (const action of ['attack', 'standby']) {
      const { message } = t.refuses(action, 'L2-RUECKZUG-02');
      expect(message.text).toBe(`le.no.withdrawn.${action}`);
    }
    t.refuses('withdraw', 'L2-AKTIONEN-IM-DETAIL-02');
  });
});

describe('withdrawing in 2.6', () => {
  const brawl = () =>
    lay(
      { units: [unit(LUKE, 0, 400, 400), unit(VADER, 1, 400 + apart(0), 400), rebels(200, 800)], active: 0 },
      legion26,
    );
  it('[L2-RUECKZUG-01] is one action: a speed-1 move, and another action follows', () => {
    const t = brawl();
    t.until('action').take('withdraw');
    t.refuses(go('withdraw', 2, 270), 'LE-BEWEGUNG-04');
    t.take(go('withdraw', 1, 270)).until('action');
    expect(t.state.turn!.actions).toBe(1);
    expect(t.options()).toContain('aim');
  });
  it('[L2-RUECKZUG-02] but no new melee in this activation, no attack and no standby', () => {
    const t = brawl();
    t.until('action').take('withdraw');
    t.refuses(go('withdraw', 1, 90, { engage: 1 }), 'L2-RUECKZUG-02');
    t.take(go('withdraw', 1, 270)).until('action');
    for (const action of ['attack', 'standby']) expect(t.options()).not.toContain(action);
    t.take('move');
    t.refuses(standard(1, 90, { engage: 1 }), 'L2-RUECKZUG-02');
  });
});
