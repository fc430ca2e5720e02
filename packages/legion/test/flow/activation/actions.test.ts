import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../src/game.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const acting = (mine: Spec, more: { readonly [k: string]: unknown } = {}) =>
  lay({ units: [mine, storm(1700, 800)], active: 0, ...(more as object) });

describe('actions', () => {
  it('[LE-AKTIONEN-02] [LC-AKTIONEN-03] [LE-ZIELEN-04] [LE-AUSWEICHEN-04] each action once in an activation', () => {
    for (const action of ['aim', 'dodge', 'standby', 'recover']) {
      const t = acting(rebels(300, 400, alone(4)));
      t.until('action').take(action).until('action');
      expect(t.options()).not.toContain(action);
      expect(t.barred(action)).toEqual(['LE-AKTIONEN-02']);
    }
  });
  it('[LE-AKTIONEN-02] [LE-FREIE-AKTIONEN-02] a move may be made twice', () => {
    const t = acting(rebels(300, 400, alone(4)));
    t.until('action').take('move').until('action');
    expect(t.options()).toContain('move');
  });
  it('[LE-ANGRIFF-02] [LE-ANGRIFF-01] one attack action only', () => {
    const t = lay({ units: [rebels(300, 400, alone(4)), storm(400, 400)], active: 0, black: ['blank'] });
    t.fight().until('action');
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-ZIELEN-01] [LC-AKTION-ZIELEN-01] [LE-AUSWEICHEN-01] [LC-AKTION-AUSWEICHEN-01] aim and dodge give a token each', () => {
    const t = acting(rebels(300, 400, alone(4)));
    t.until('action').take('aim', 'dodge');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
  it('[LE-AKTIONEN-03] [LE-KARTENAKTIONEN-01] [LE-KARTENAKTIONEN-03] [LE-FAEHIGKEITEN-04] a card action costs one of the two, and is done once', () => {
    const t = acting(unit(LEIA, 0, 300, 400));
    const act = 'card:0:take-cover/take-cover';
    expect(t.until('action').options()).toContain(act);
    t.take(act).take(['0']).until('action');
    expect(t.state.turn!.actions).toBe(1);
    expect(t.options()).not.toContain(act);
  });
  it('[LE-AKTIONEN-04] [LE-KARTENAKTIONEN-02] [LC-AKTION-KARTE-03] two different card actions are two actions', () => {
    const t = acting(unit(LEIA, 0, 300, 400, { upgrades: ['electrobinoculars'] }));
    t.until('action').take('card:0:take-cover/take-cover').take(['0']).until('action');
    t.take('card:0:spotter/spotter').take(['0']);
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([1, 1]);
    expect(t.unit(0).order).toBe('facedown');
  });
  it('[LE-AKTIONEN-05] [LE-AKTIONEN-06] [LE-FREIE-KARTENAKTIONEN-01] [LE-FREIE-KARTENAKTIONEN-03] a free card action costs none, and is done once', () => {
    const t = lay({
      units: [
        rebels(300, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['2-1b-medical-droid'] }),
        unit(LEIA, 0, 400, 400, { wounds: 2 }),
        storm(1700, 800),
      ],
      active: 0,
    });
    const act = 'card:0:treat/treat';
    t.until('action').take(act).until('action', { 'card-unit': '1' });
    expect(t.state.turn!.actions).toBe(2);
    expect(t.options()).not.toContain(act);
    expect(t.wounds(1)).toBe(1);
  });
  it('[LE-FREIE-AKTIONEN-09] [LE-IONENMARKER-04] [LE-FREIE-AKTIONEN-08] without any action left free actions are still open', () => {
    const t = lay({
      units: [
        rebels(300, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['2-1b-medical-droid'] }),
        unit(LEIA, 0, 400, 400, { wounds: 1 }),
        storm(1700, 800),
      ],
      active: { unit: 0, actions: 0 },
    });
    expect(t.until('action').options()).toEqual(['card:0:treat/treat', 'none']);
  });
  it('[LE-AKTIONEN-08] [LE-AKTIONEN-09] [LE-FREIE-AKTIONEN-01] [LE-FREIE-AKTIONEN-03] Vader moves, attacks for nothing and still has an action', () => {
    const t = lay({ units: [unit(VADER, 1, 500, 400), rebels(420, 400, alone(4)), rebels(1500, 700)], active: 0 });
    t.until('action').take('move');
    const way = { kind: 'standard', speed: 1, heading: 270, bend: 0, way: 1, engage: 1 };
    t.until('action', { move: way, 'window:action.after': '0:relentless' });
    expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
      ['move', false],
      ['attack', true],
    ]);
    expect(t.state.turn!.actions).toBe(1);
    // [LE-AKTIONEN-10]
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-AKTIONEN-10] [LE-FREIE-AKTIONEN-04] [LE-UNERBITTLICH-03] who has attacked gets no free attack action', () => {
    const t = lay({
      units: [unit(VADER, 1, 500, 400), rebels(500 - apart(0), 400), rebels(1500, 700)],
      active: 0,
      red: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    t.fight();
    t.until('action');
    expect(t.state.turn!.actions).toBe(1);
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-AKTIONEN-17] [LE-FREIE-AKTIONEN-10] [LE-ZIELEN-03] [LE-FAEHIGKEITEN-14] gaining a token is not the action: it may still be performed', () => {
    const t = acting(unit(LEIA, 0, 300, 400));
    t.until('action').take('card:0:take-cover/take-cover').take(['0']).until('action');
    expect(t.options()).toContain('dodge');
    t.take('dodge');
    expect(t.tokens(0, 'dodge')).toBe(2);
  });
  it('[LE-AUSGEBEN-02] an action that is spent is gone, whatever it brought', () => {
    const t = acting(rebels(300, 400, alone(4)));
    t.until('action').take('recover').until('action');
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-AUSGEBEN-03] [LE-DEAKTIVIERT-04] [LE-ROBUSTHEIT-07] a disabled walker pays two actions for a move, so it needs both', () => {
    const walker = (actions: number) =>
      lay({
        units: [unit('at-rt-rebel', 0, 500, 400, { disabled: true }), storm(1700, 800)],
        active: { unit: 0, actions },
      });
    const t = walker(2);
    t.until('action').take('move');
    t.take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 });
    expect(t.unit(0).order).toBe('facedown');
    expect(t.pose(0)[1]).toBeGreaterThan(500);
    const one = walker(1);
    one.until('action').take('move');
    one.refuses({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 }, 'LE-DEAKTIVIERT-04');
  });
  it('[LE-KARTENAKTIONEN-01] a card action without a target is shown as barred, with its reason', () => {
    const id = 'card:0:0.jedi-mind-trick/trick';
    const luke = (enemy: Spec) =>
      lay({ units: [unit(LUKE, 0, 400, 400, { upgrades: ['jedi-mind-trick'] }), enemy], active: 0 }).until('action');
    const none = luke(unit(VADER, 1, 600, 400));
    expect(none.options()).not.toContain(id);
    expect(none.barred(id)).toEqual(['LE-KARTENAKTIONEN-01']);
    const some = luke(storm(600, 400));
    expect(some.options()).toContain(id);
    expect(some.barred(id)).toBeUndefined();
  });
  it('[LE-KARTENAKTIONEN-01] [LE-REICHWEITE-05] where only the distance bars it, its range is said and what was measured', () => {
    const id = 'card:0:0.jedi-mind-trick/trick';
    const enemyAt = (x: number) =>
      lay({ units: [unit(LUKE, 0, 400, 400, { upgrades: ['jedi-mind-trick'] }), storm(x, 400)], active: 0 }).until(
        'action',
      );
    const far = enemyAt(400 + 27 + 2 * 152.4 + 60);
    expect(far.options()).not.toContain(id);
    expect(far.refuses(id, 'LE-REICHWEITE-05')).toMatchObject({ measured: 3, allowed: 2 });
    expect(enemyAt(400 + 2 * 152.4).options()).toContain(id);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-03] a climb costs two actions: with one left that is said', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(1700, 800)],
      terrain: [piece('building', 400, 513.5, 200, 200, { height: 100 })],
      active: { unit: 0, actions: 1, done: ['aim'] },
    });
    t.until('action').take('move');
    const up = { speed: 1, heading: 0, bend: 0, way: 1, climb: { piece: 0, way: 'up' } };
    t.refuses({ kind: 'climb', ...up }, 'LE-KLIMMEN-UND-KLETTERN-03');
    t.take({ kind: 'clamber', ...up });
  });
  it('[LE-IMMOBILISIERT-MARKER-01] [LE-IMMOBILISIERT-MARKER-02] who is held at speed 0 hears what holds it', () => {
    for (const game of [legion, legion26])
      lay({ units: [unit('at-st', 1, 400, 400, { tokens: { immobilize: 2 } }), rebels(1500, 800)], active: 0 }, game)
        .until('action')
        .refuses('move', 'LE-IMMOBILISIERT-MARKER-02');
  });
  it('[LE-DEAKTIVIERT-05] [LE-DEAKTIVIERT-03] [LE-ROBUSTHEIT-06] it pivots for one, and does not reverse', () => {
    const t = lay({
      units: [unit('at-rt-rebel', 0, 500, 400, { disabled: true }), storm(1700, 800)],
      active: 0,
    });
    t.until('action').take('move');
    t.refuses({ kind: 'reverse', speed: 1, heading: 0, bend: 0, way: 1 }, 'LE-DEAKTIVIERT-03');
    t.take({ kind: 'pivot', speed: 1, heading: 40, bend: 0, way: 1 });
    expect(t.until('action').state.turn!.actions).toBe(1);
  });
  it('[LE-KARTENAKTIONEN-04] [LE-KARTENAKTIONEN-05] [LE-SPRINGEN-X-04] a jump counts as a move action', () => {
    const t = lay({ units: [unit(LUKE, 0, 500, 400), storm(1700, 800)], active: 0 });
    t.until('action').take('card:0:jump/jump');
    t.take({ kind: 'jump', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.state.turn!.done).toContain('move');
    expect(t.pose(0)[0]).toBeGreaterThan(560);
  });
});

describe('recover', () => {
  const tired = (script: string[]) => {
    const t = lay({
      units: [
        unit(VADER, 1, 500, 400, {
          upgrades: [
            { id: 'force-push', exhausted: true },
            { id: 'force-choke', exhausted: true },
          ],
        }),
        rebels(1700, 800),
      ],
      active: 0,
    });
    t.until('action').take('recover').take(script);
    return t.unit(0).upgrades.map(({ exhausted }) => exhausted);
  };
  it('[LE-ERHOLUNG-01] [LE-ERHOLUNG-02] [LE-ERSCHOEPFEN-05] [LE-FAEHIGKEITEN-08] readies as many cards as one likes', () => {
    expect(tired([])).toEqual([true, true]);
    expect(tired(['force-choke'])).toEqual([true, false]);
    expect(tired(['force-choke', 'force-push'])).toEqual([false, false]);
  });
  it('[LE-ERHOLUNG-02] [LC-AKTION-ERHOLUNG-01] and takes off as many suppression tokens as one likes', () => {
    for (const n of [0, 1, 3]) {
      const t = lay({
        units: [rebels(500, 400, { ...alone(4), tokens: { suppression: 3 } }), storm(1700, 800)],
        active: 0,
      });
      t.until('action').take('recover').take(['suppression.0', 'suppression.1', 'suppression.2'].slice(0, n));
      expect(t.tokens(0, 'suppression')).toBe(3 - n);
    }
  });
  it('[LE-ERSCHOEPFEN-01] [LE-ERSCHOEPFEN-03] [LE-FAEHIGKEITEN-06] [LE-ANGRIFFSPOOL-05] a weapon that exhausts does not shoot again until it is readied', () => {
    const t = (exhausted: boolean) =>
      lay({
        units: [
          rebels(300, 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: [{ id: 'mpl-57-ion-trooper', exhausted }],
          }),
          storm(450, 400),
        ],
        active: 0,
        black: ['blank', 'blank', 'blank', 'blank'],
      });
    const fresh = t(false);
    fresh.fight({ weapons: { '0.0': 'none', '4.0': '0:mpl-57-ion-trooper' } });
    expect(fresh.unit(0).upgrades[0]!.exhausted).toBe(true);
    const used = t(true);
    used.until('action').take('attack');
    expect(used.options().some((o) => o.includes('mpl-57'))).toBe(false);
  });
});

describe('tokens and free card actions', () => {
  const medics = { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['2-1b-medical-droid'] };
  it('[LE-AUSWEICHEN-02] [LE-ZIELEN-02] tokens go with their unit', () => {
    const t = acting(rebels(300, 400, { ...alone(4), tokens: { aim: 1, dodge: 1 } }));
    t.until('action').take('move').take({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 });
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
  it('[LE-FREIE-KARTENAKTIONEN-04] [LE-FREIE-KARTENAKTIONEN-05] [LE-FAEHIGKEITEN-05] free card actions are for one’s own activation, where one could act', () => {
    const t = lay({
      units: [
        rebels(300, 400, alone(4)),
        rebels(360, 400, { ...medics, order: 'facedown' }),
        unit(LEIA, 0, 420, 400, { wounds: 2 }),
        storm(1700, 800),
      ],
      active: 0,
    });
    expect(
      t
        .until('action')
        .options()
        .filter((o) => o.includes('treat')),
    ).toEqual([]);
  });
  it('[LE-ERSCHOEPFEN-02] [LE-FAEHIGKEITEN-07] an exhausted launcher is no weapon until it is readied', () => {
    const t = lay({
      units: [
        rebels(300, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', null],
          upgrades: [{ id: 'mpl-57-ion-trooper', exhausted: true }],
        }),
        storm(450, 400),
      ],
      active: 0,
    });
    t.until('action').take('recover').take(['mpl-57-ion-trooper']).until('action').take('attack');
    expect(t.options()).toContain('4.0=0:mpl-57-ion-trooper');
  });
  it('[LE-ERSCHOEPFEN-08] a weapon without the symbol is never exhausted', () => {
    const t = lay({
      units: [
        rebels(300, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['z-6-trooper'] }),
        storm(450, 400),
      ],
      active: 0,
    });
    t.fight({ weapons: { '0.0': 'none', '4.0': '0:z-6-trooper' } });
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(false);
  });
  it('[LE-FAEHIGKEITEN-12] what follows a move does not follow a withdrawal', () => {
    const probe = acting(unit('tauntaun-riders', 0, 400, 400));
    const reach = probe.g.card(probe.unit(0)).base.width / 2;
    const near = lay({
      units: [
        unit('tauntaun-riders', 0, 400, 400, { degrees: 270, minis: [null, 'fallen'] }),
        storm(400 + reach + 13.5, 400, alone(4)),
        storm(1700, 800),
      ],
      active: 0,
    });
    near.until('action').take('withdraw').take({ kind: 'withdraw', speed: 1, heading: 270, bend: 0, way: 1 });
    expect(near.open[0]).not.toContain('window:move.after');
    expect(near.unit(0).order).toBe('facedown');
  });
});
