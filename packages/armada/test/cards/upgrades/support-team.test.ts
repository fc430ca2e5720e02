import { describe, expect, it } from 'vitest';
import { apart, lay, type Spec, ship, squadron } from '../../table.ts';
import { CR90, duel, VSD, wing } from './bridge.ts';
import { acted } from './guns.ts';

/** Ship 0 is about to repair with its dial. */
const yard = (card: string, own: Spec = {}, also: readonly Spec[] = []) =>
  duel({ mine: [card], own: { open: ['repair'], ...own }, also, y: 760, step: 'commands' }).take('repair:dial');
const helm = (own: Spec, also: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [ship(VSD, 0, 900, 300, 0, { speed: 2, ...own }), ...also], active: 0, step: 'manoeuvre', ...more });

describe('support teams', () => {
  it('[AR-ERR-SEKUNDAERSCHILD-MANNSCHAFT-01][AR-ERR-SEKUNDAERSCHILD-MANNSCHAFT-02][AR-ERR-SEKUNDAERSCHILD-MANNSCHAFT-03] Auxiliary Shields Team: one shield more at the sides while repairing, up to 4', () => {
    const t = yard('auxiliary-shields-team');
    expect(t.options()).toEqual(expect.arrayContaining(['recover:left', 'recover:right', 'move:front>left']));
    t.take('recover:left');
    expect(t.ship(0).shields.left).toBe(4);
    expect(t.options()).not.toContain('recover:left');
    expect(t.options()).not.toContain('recover:front');
    const strong = lay({
      units: [
        ship('mc80-command-cruiser', 0, 900, 300, 0, {
          upgrades: ['auxiliary-shields-team'],
          open: ['repair'],
          shields: { front: 1 },
        }),
      ],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(strong.options()).not.toContain('recover:left'); // 4 already
  });

  it('Battle Droid Reserves: crew damage lies facedown, and facedown cards cost a point less', () => {
    const damage = [
      { card: 'blinded-gunners', faceup: true },
      { card: 'ruptured-engine', faceup: true },
    ];
    const t = yard('battle-droid-reserves', { damage, shields: { front: 0 } }).take('0:battle-droid-reserves');
    expect(t.ship(0).damage.map((d) => d.faceup)).toEqual([false, true]);
    t.take('hull:0');
    expect(t.ask().prompt.args).toMatchObject({ points: 2 });
    expect(t.options()).not.toContain('hull:0'); // the faceup one still costs 3
  });

  const techs = { upgrades: ['engine-techs'], open: ['navigate'] };
  it('[AR-CARD-ANTRIEBSTECHNIKER-01][AR-CARD-ANTRIEBSTECHNIKER-04][AR-CARD-ANTRIEBSTECHNIKER-05] Engine Techs: with Navigate another manoeuvre at speed 1, with the yaw of that speed', () => {
    const t = helm(techs)
      .take('dial')
      .until('course')
      .take({ speed: 2, clicks: [0, 0], side: 'right' });
    t.take('0:engine-techs/again');
    expect(t.ask()).toMatchObject({ kind: 'course', region: { speeds: [1], yaw: { 1: [1] }, extra: 0 } });
    t.take({ speed: 1, clicks: [1], side: 'right' });
    expect(t.events('moved').map((e) => e.speed)).toEqual([2, 1]);
    expect([t.ship(0).speed, t.events('exhausted').map((e) => e.card)]).toEqual([2, ['engine-techs']]);
    const without = helm({ upgrades: ['engine-techs'] })
      .until('course')
      .take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(acted(without)).toEqual([]);
    expect(without.events('moved')).toHaveLength(1);
  });

  it('[AR-CARD-ANTRIEBSTECHNIKER-02][AR-CARD-ANTRIEBSTECHNIKER-03][AR-CARD-ANTRIEBSTECHNIKER-06] Engine Techs: whoever overlaps a ship gets the card exhausted and no manoeuvre', () => {
    const wall = [ship(CR90, 1, 900, 480, 90, { speed: 1 })];
    const t = helm(techs, wall)
      .take('dial')
      .until('course')
      .take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(t.events('collided')).toHaveLength(1);
    expect(t.events('moved')).toHaveLength(1);
    expect(t.events('exhausted').map((e) => e.card)).toEqual(['engine-techs']);
    const tired = helm({ ...techs, upgrades: [{ id: 'engine-techs', exhausted: true }] }, wall)
      .take('dial')
      .until('course');
    tired.take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(tired.events('exhausted')).toEqual([]);
  });

  it('Engineering Team: a point more', () => {
    expect(yard('engineering-team', { shields: { front: 0 } }).ask().prompt.args).toMatchObject({ points: 5 });
  });

  it('Fighter Coordination Team: unengaged friends nearby move up to distance 1', () => {
    const free = squadron('tie-fighter-squadron', 0, 1050, 450);
    const held = squadron('tie-fighter-squadron', 0, 750, 450);
    const foe = squadron('x-wing-squadron', 1, 750 - apart(20), 450);
    const t = helm({ upgrades: ['fighter-coordination-team'] }, [free, held, foe]).until('window:manoeuvre.after');
    t.take('0:fighter-coordination-team');
    expect(t.options()).toEqual(['1']);
    t.take(['1']);
    expect(t.ask()).toMatchObject({ kind: 'squadron-move', region: { distance: 1 } });
  });

  it('Medical Team: gone instead of a faceup crew card', () => {
    const t = duel({
      theirs: ['medical-team'],
      foe: { shields: { front: 0 } },
      red: ['crit', 'hit', 'hit'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
      deck: ['blinded-gunners'],
    });
    t.take('front>1.front').until('window:damage.deals', { critical: 'standard' }).take('1:medical-team');
    expect(t.ship(1).upgrades[0]!.discarded).toBe(true);
    expect(t.ship(1).damage.map((d) => d.card)).not.toContain('blinded-gunners');
  });

  it('[AR-CARD-ADMIRAL-OZZEL-01][AR-CARD-ADMIRAL-OZZEL-02] Nav Team: a Navigate token bends a joint instead of changing the speed, and Ozzel still changes it', () => {
    const t = helm({ upgrades: ['nav-team'], commands: ['navigate'] })
      .take('token')
      .until('window:course.determine');
    t.take('0:nav-team').until('course');
    expect(t.ask()).toMatchObject({ region: { speeds: [2], extra: 1 } });
    const both = helm({ upgrades: ['nav-team'], commands: ['navigate'] }, [
      wing({ upgrades: ['admiral-ozzel-commander'] }),
    ]);
    both
      .take('token')
      .until('course', { 'window:course.determine': ['0:nav-team', '1:admiral-ozzel-commander', 'pass'] });
    expect(both.ask()).toMatchObject({ region: { speeds: [1, 2], extra: 1 } });
  });

  it('Projection Experts: up to two shields for one friend, a point each', () => {
    const t = yard('projection-experts', {}, [wing({ shields: { front: 0, left: 0 } })]);
    t.take('0:projection-experts', '2', 'rear', 'front', 'yes', 'front', 'left');
    expect([t.ship(0).shields, t.ship(2).shields]).toMatchObject([
      { rear: 0, front: 2 },
      { front: 1, left: 1 },
    ]);
    expect(t.ask().prompt.args).toMatchObject({ points: 2 });
  });
});
