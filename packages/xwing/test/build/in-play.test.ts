import { describe, expect, it } from 'vitest';
import { squadPoints } from '../../src/build/points.ts';
import { armaments } from '../../src/flow/attack/weapons.ts';
import { shieldValueOf } from '../../src/values.ts';
import { academy, rookie, scene, ship } from '../scene.ts';

describe('a discarded upgrade card', () => {
  const torpedoes = { upgrades: ['torpedo/protontorpedoes'], locks: [1] };

  it('[XW-AUFWERTUNGSKARTEN-13] is out of the game: fired torpedoes are no weapon any more', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, torpedoes), academy(450, 480, 180)],
      attack: ['blank', 'blank', 'blank', 'blank'],
      defence: ['evade', 'evade', 'evade'],
    });
    expect(armaments(s.g, s.ship(0)).length).toBe(2);
    s.take('0:torpedo.protontorpedoes>1').until('dials');
    expect(s.ship(0).upgrades[0]!.discarded).toBe(true);
    expect(armaments(s.g, s.ship(0)).map((a) => a.key)).toEqual(['primary']);
  });

  it('[XW-AUFWERTUNGSKARTEN-14] still counts in the points of its ship, and for nothing else', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, torpedoes), academy(450, 480, 180)],
      attack: ['blank', 'blank', 'blank', 'blank'],
      defence: ['evade', 'evade', 'evade'],
    });
    const before = squadPoints([s.ship(0)]);
    s.take('0:torpedo.protontorpedoes>1').until('dials');
    expect([before, squadPoints([s.ship(0)])]).toEqual([25, 25]);
    // A value it gave is gone: the same card discarded and not.
    const values = scene({ ships: [rookie(450, 300, 0, { upgrades: ['mod/shieldupgrade'] }), academy(450, 480, 180)] });
    const [x] = values.state.ships;
    expect(shieldValueOf(values.g, x!)).toBe(3);
    x!.upgrades[0]!.discarded = true;
    expect(shieldValueOf(values.g, x!)).toBe(2);
    expect(squadPoints([x!])).toBe(25);
  });

  it('[XW-AUFWERTUNGSKARTEN-15] turned faceup again it is back on the same ship: Quinn Jast fires a second salvo', () => {
    const quinn = ship('scum/m3ainterceptor/quinnjast', 450, 300, 0, {
      upgrades: ['missile/homingmissiles', 'title/heavyscykinterceptor'],
      locks: [1],
    });
    const s = scene({
      phase: 'combat',
      ships: [quinn, academy(450, 480, 180)],
      attack: ['blank', 'blank', 'blank', 'blank'],
      defence: ['evade', 'evade', 'evade'],
    });
    s.take('0:missile.homingmissiles>1').until('dials');
    const keys = () => armaments(s.g, s.ship(0)).map((a) => a.key);
    expect(keys()).toEqual(['primary']);
    s.dials({ '0': 's2', '1': 's2' }).until('window:combat.start').take(s.options()[0]!);
    expect(keys()).toEqual(['primary', '0:missile.homingmissiles']);
    expect(s.ship(0).upgrades[0]).toMatchObject({ slot: 'missile', id: 'homingmissiles', discarded: false });
  });
});

describe('cinematic play', () => {
  it('[XW-SPIELFORMATE-03] a mission with an objective of its own is played: whoever fulfils it wins at once', () => {
    const s = scene({
      phase: 'combat',
      round: 2,
      rules: { mission: 'leaders' },
      ships: [rookie(450, 300), academy(450, 400, 180, { fought: true }), academy(100, 800, 180)],
      attack: ['hit', 'hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1');
    expect(s.match.result).toEqual({ winner: 0, reason: 'mission' });
  });
});
