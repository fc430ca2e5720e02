import { describe, expect, it } from 'vitest';
import { takeOff } from '../../../src/flow/attack/take-off.ts';
import { scoreOf } from '../../../src/flow/end/end.ts';
import { hasKeyword, speedOf, yawOf } from '../../../src/values.ts';
import { lay, type Spec, ship, squadron } from '../../table.ts';
import { CR90, duel, match, using, VSD, wing } from './bridge.ts';

/** The Ship Phase begins; ship 0 has the order. */
const phase = (card: string, own: Spec = {}, also: readonly Spec[] = []) =>
  lay({
    units: [ship(VSD, 0, 900, 300, 0, { speed: 2, upgrades: [card], ...own }), ...also],
    stage: 'start',
  });
const ordered = (card: string, own: Spec = {}, also: readonly Spec[] = []) => phase(card, own, also).take(`0:${card}`);

describe('fleet commands', () => {
  it('[AR-CARD-ALLE-JAEGER-MIR-NACH-01] All Fighters, Follow Me!: the card or a Squadron token', () => {
    const t = phase('all-fighters-follow-me', { commands: ['squadron'] }).take('0:all-fighters-follow-me');
    expect(t.options()).toEqual(['token', 'discard']);
    t.take('token');
    expect([t.ship(0).commands, t.ship(0).upgrades[0]!.discarded]).toEqual([[], false]);
    const poor = ordered('all-fighters-follow-me', { commands: ['repair'] });
    expect(poor.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('[AR-CARD-ALLE-JAEGER-MIR-NACH-02][AR-CARD-ALLE-JAEGER-MIR-NACH-03][AR-CARD-ALLE-JAEGER-MIR-NACH-04] All Fighters, Follow Me!: 1 faster if a ship activates it, up to 5, even when the flagship is gone', () => {
    const wings = [squadron('tie-fighter-squadron', 0, 900, 460), squadron('a-wing-squadron', 0, 960, 460), wing()];
    const slow = squadron('b-wing-squadron', 0, 900, 520);
    const t = ordered('all-fighters-follow-me', { dials: ['squadron'] }, [...wings, slow]);
    const fast = (id: number, by: number | null) => {
      t.state.flying = { squadron: id, by, commanded: by !== null, moved: false, attacked: false };
      const speed = speedOf(t.g, t.squadron(id));
      t.state.flying = null;
      return speed;
    };
    expect([fast(1, 0), fast(1, null), fast(2, 0), fast(4, 0)]).toEqual([5, 4, 5, 3]);
    takeOff(t.g, t.ship(0));
    expect(fast(1, 3)).toBe(5);
  });

  it('[AR-CARD-ALLE-JAEGER-MIR-NACH-05] All Fighters, Follow Me! adds to what a title gives', () => {
    const t = ordered('all-fighters-follow-me', {}, [
      squadron('b-wing-squadron', 0, 900, 460),
      wing({ upgrades: ['independence'], dials: ['squadron'] }),
    ]);
    t.take('2').until('squadron-act', {
      'dial-use': 'keep',
      command: 'squadron:dial',
      'command-squadron': '1',
      'window:squadron.activates': '2:independence',
    });
    expect(speedOf(t.g, t.squadron(1))).toBe(5);
  });

  it('[AR-CARD-FALLENFORMATION-01][AR-CARD-FALLENFORMATION-02] Entrapment Formation!: each ship may change its speed by 1, even when the flagship is gone', () => {
    const t = phase('entrapment-formation', { activated: true }, [wing({ dials: ['repair'] }), wing({ x: 400 })]);
    t.take('0:entrapment-formation');
    takeOff(t.g, t.ship(0));
    t.take('1').until('course');
    expect(t.ask()).toMatchObject({ about: { unit: 1 }, region: { speeds: [1, 2] } });
    t.until('dials').until('course'); // and no longer than this round
    expect(t.ask()).toMatchObject({ region: { speeds: [1] } });
  });

  it('Flag Bridge: no token for such an order', () => {
    const t = phase('all-fighters-follow-me', {
      upgrades: ['all-fighters-follow-me', 'flag-bridge'],
      commands: ['squadron'],
    });
    t.take('0:all-fighters-follow-me');
    expect([t.ship(0).commands, t.ship(0).upgrades[0]!.discarded]).toEqual([['squadron'], true]);
  });

  it('Hot Landing: Adept squadrons have Grit in the Squadron Phase, and leave a raid token behind', () => {
    const t = lay({
      units: [
        squadron('delta-7-aethersprite-squadron', 0, 900, 460, { hull: 1 }),
        squadron('tie-fighter-squadron', 1, 900, 520),
        ship(VSD, 0, 900, 300, 0, { upgrades: ['hot-landing'] }),
        ship(CR90, 1, 1000, 560, 0, {}),
      ],
      phase: 'squadron',
      flying: { squadron: 1 },
      blue: ['hit', 'hit', 'hit'],
    });
    expect(hasKeyword(t.g, t.squadron(0), 'grit')).toBe(true);
    t.take('attack')
      .until('card-unit', { attack: '>0', ...using('unit.destroyed', '2:hot-landing') })
      .take('3', 'repair');
    expect(t.ship(3).raids).toEqual(['repair']);
  });

  it('Intensify Firepower!: one die of each attack on a ship shows a hit', () => {
    const t = phase('intensify-firepower', { dials: ['repair'] }, [
      ship(VSD, 1, 900, 460, 180, { speed: 2, activated: true }),
    ]);
    t.take('0:intensify-firepower').until('attack').take('front>1.front');
    t.until('window:attack.modify');
    expect(t.options()).toContain('0:intensify-firepower');
  });

  it('Jedi Hostage: who attacks her ship is raided, until she is freed for a Squadron dial', () => {
    const t = duel({ theirs: ['jedi-hostage'] }).take('front>1.front', 'repair');
    expect(t.ship(0).raids).toEqual(['repair']);
    const free = duel({ theirs: ['jedi-hostage'], own: { dials: ['squadron'] }, step: 'reveal' });
    free.until('may').take('yes');
    expect(free.ship(1).upgrades[0]!.exhausted).toBe(true);
    free.until('attack').take('front>1.front').until('window:attack.defend').take('1:token.0');
    expect(free.open).not.toContain('1 window:attack.defend');
  });

  it('[AR-CARD-SCHILDE-AUF-MAXIMUM-01][AR-CARD-SCHILDE-AUF-MAXIMUM-02] Shields to Maximum!: a shield before every reveal, even when the flagship is gone', () => {
    const hurt = wing({ shields: { front: 1 }, dials: ['repair'] });
    const t = ordered('shields-to-maximum', { activated: true }, [hurt, wing({ x: 400 })]);
    takeOff(t.g, t.ship(0));
    t.take('1').until('window:ship.beforeReveal').take('0:shields-to-maximum');
    expect(t.ship(1).shields.front).toBe(2);
    t.until('dials').until('course'); // and no longer than this round
    expect(t.match.taken.slice(-8).map((d) => d.kind)).not.toContain('window:ship.beforeReveal');
  });

  it('Take Evasive Action!: the last joint bends a click more', () => {
    const t = ordered('take-evasive-action');
    expect([yawOf(t.g, t.ship(0), 1, 1), yawOf(t.g, t.ship(0), 2, 2)]).toEqual([[2], [0, 2]]);
  });
  it('Take Evasive Action!: only at the speed that the dial shows, not at one that an effect has set', () => {
    const t = ordered('take-evasive-action');
    expect(yawOf(t.g, t.ship(0), 1, 2)).toEqual([1]);
  });

  it('[AR-SIEGPUNKTE-01] Mercy Mission: it goes to a small ship, 40 points in the enemy zone, 15 for whoever destroys it', () => {
    const t = match(
      'republic',
      ['bail-organa-commander', 'mercy-mission'],
      [{ card: 'consular-class-armed-cruiser', upgrades: [] }],
    );
    t.goOn((x) => x.ship(1).upgrades.length > 0);
    expect([t.ship(0).upgrades.map((u) => u.id), t.ship(1).upgrades.map((u) => u.id)]).toEqual([
      ['bail-organa-commander'],
      ['mercy-mission'],
    ]);
    const at = (y: number, status = 'play') =>
      lay({
        units: [
          ship(CR90, 0, 900, y, 0, { upgrades: ['mercy-mission'], status }),
          ship(VSD, 1, 300, 700, 180, {}),
          ship(VSD, 0, 300, 200, 0, {}),
        ],
      });
    const score = (y: number, status?: string) => scoreOf(at(y, status).g);
    expect([score(830), score(690)]).toEqual([
      [40, 0],
      [0, 0],
    ]);
    expect(score(400, 'destroyed')).toEqual([0, 44 + 5 + 15]);
  });
});
