import { describe, expect, it } from 'vitest';
import { asteroid, debris, newMatch, refusedMatch, squad, withObstacles } from '../../move/words.ts';
import { academy, rookie, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { attacking, discarded, flying, roll } from './duel.ts';

describe('Saturation Salvo', () => {
  const salvo = (weapon: string, red: string, green: string, hero = {}) =>
    attacking(['ept/saturationsalvo', weapon], {
      red,
      green,
      hero: { locks: [1], tokens: { focus: 1 }, ...hero },
      y: 480,
      foe: { fought: true },
      more: [
        ship('imperial/lambdaclassshuttle/omicrongrouppilot', 560, 540, 180, { fought: true }),
        academy(340, 480, 180, { fought: true }),
        academy(800, 800, 180, { fought: true }),
      ],
    });
  it('a torpedo that misses harms the clumsy ships next to the target', () => {
    const s = salvo('torpedo/protontorpedoes', 'bbbb', '').take('0:torpedo.protontorpedoes>1').until('dials');
    expect(s.events('cardRoll').map((e) => e.ship)).toEqual([1, 2, 3]);
  });
  it('agility as high as its cost is enough to be safe', () => {
    const s = salvo('torpedo/flechettetorpedoes', 'bbbh', '').take('0:torpedo.flechettetorpedoes>1').until('dials');
    expect(s.events('cardRoll').map((e) => e.ship)).toEqual([2]);
    expect(s.ship(2).shields).toBe(4);
  });
  it('not after a hit, nor with the primary weapon', () => {
    const hit = salvo('torpedo/protontorpedoes', 'hhhh', 'bbb').take('0:torpedo.protontorpedoes>1').until('dials');
    const primary = salvo('torpedo/protontorpedoes', 'bbb', '').take('primary>1').until('dials');
    expect([hit.events('cardRoll').length, primary.events('cardRoll').length]).toEqual([0, 0]);
  });
});

describe('Ordnance Silos', () => {
  const bomber = (upgrades: readonly string[]) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/bsf17bomber/crimsonsquadronpilot', 450, 300, 0, { dial: 's1', upgrades: [...upgrades] }),
        academy(450, 880, 180, { activated: true }),
      ],
    });
  it('three tokens on each other bomb card, and none on itself', () => {
    const s = bomber(['bomb/ordnancesilos', 'bomb/seismiccharges']);
    expect(s.ship(0).upgrades.map((u) => u.tokens)).toEqual([0, 3]);
  });
  it('a token goes in place of the card', () => {
    const s = bomber(['bomb/ordnancesilos', 'bomb/seismiccharges']).take('0:bomb.seismiccharges');
    expect(s.ship(0).upgrades[1]).toMatchObject({ tokens: 2, discarded: false });
    const t = bomber(['bomb/seismiccharges']).take('0:bomb.seismiccharges');
    expect(discarded(t, 'seismiccharges')).toBe(true);
  });
});

describe('Trajectory Simulator', () => {
  const CARDS = ['system/trajectorysimulator', 'bomb/seismiccharges', 'bomb/proximitymines'];
  it('launches a bomb 200 mm ahead', () => {
    const s = flying(CARDS, 's1').take('0:bomb.seismiccharges');
    expect(s.options()).toEqual(['straight', 'launch']);
    const { pose } = s.take('launch').state.bombs[0]!;
    expect([pose.x, pose.y]).toEqual([450, 520]);
  });
  it('not a bomb that takes an action', () => {
    const s = flying(CARDS, 's1').take('pass').until('action').take('0:bomb.proximitymines');
    expect(s.state.bombs[0]!.pose.y).toBeLessThan(340);
  });
  it('a launch is no drop: what follows a drop does not follow it', () => {
    const s = (way: string) =>
      scene({
        phase: 'activation',
        ships: [
          ship('imperial/tiepunisher/deathrain', 450, 300, 0, {
            dial: 's1',
            upgrades: ['system/trajectorysimulator', 'bomb/seismiccharges'],
          }),
          rookie(450, 880, 180, { activated: true }),
        ],
      }).take('0:bomb.seismiccharges', way);
    expect(s('straight').open).toEqual(['1 window:bomb.dropped']);
    expect(s('launch').open).toEqual(['1 action']);
  });
});

describe('R4-E1', () => {
  const stressed = (upgrades: readonly string[]) =>
    flying(upgrades, 's4', { hero: { tokens: { stress: 1 } } }).until('action');
  it('a mine is dropped under stress, and the droid may take a stress token with it', () => {
    const s = stressed(['samd/r4e1', 'bomb/proximitymines']);
    expect(s.options()).toEqual(['0:bomb.proximitymines', 'none']);
    s.take('0:bomb.proximitymines', '0:samd.r4e1');
    expect([s.ship(0).tokens.stress, discarded(s, 'r4e1')]).toEqual([0, true]);
  });
  it('it may stay; without it there is no such action', () => {
    const s = stressed(['samd/r4e1', 'bomb/proximitymines']).take('0:bomb.proximitymines', 'pass');
    expect([s.ship(0).tokens.stress, discarded(s, 'r4e1')]).toEqual([1, false]);
    expect(stressed(['bomb/proximitymines']).options()).not.toContain('0:bomb.proximitymines');
  });
  it('an unstressed ship keeps it', () => {
    const s = flying(['samd/r4e1', 'bomb/proximitymines'], 's4').until('action').take('0:bomb.proximitymines');
    expect(discarded(s, 'r4e1')).toBe(false);
    expect(s.open).not.toContain('0 window:action.performed');
  });
});

describe('weapons disabled', () => {
  const disabled = (upgrades: readonly string[], locks: readonly number[] = [], token = 1) =>
    scene({
      phase: 'combat',
      ships: [
        ship('imperial/alphaclassstarwing/nusquadronpilot', 450, 300, 0, {
          upgrades: [...upgrades],
          locks: [...locks],
          tokens: { weaponsdisabled: token },
        }),
        rookie(450, 480, 180, { fought: true }),
        rookie(550, 480, 180, { fought: true }),
      ],
    });
  it('Xg-1 Assault Configuration: cannons of at most 2 points fire all the same', () => {
    const s = disabled(['title/xg1assaultconfiguration', 'cannon/flechettecannon', 'cannon/ioncannon']);
    expect(s.options()).toEqual(['0:cannon.flechettecannon>1', '0:cannon.flechettecannon>2', 'none']);
    expect(disabled(['cannon/flechettecannon']).match.open.some((a) => a.kind === 'attack')).toBe(false);
  });
  it('Os-1 Arsenal Loadout: torpedoes and missiles at a ship that it has locked', () => {
    const cards = ['title/os1arsenalloadout', 'missile/harpoonmissiles', 'torpedo/flechettetorpedoes'];
    expect(disabled(cards, [1]).options()).toEqual([
      '0:missile.harpoonmissiles>1',
      '0:torpedo.flechettetorpedoes>1',
      'none',
    ]);
    expect(disabled(cards).match.open.some((a) => a.kind === 'attack')).toBe(false);
  });
});

describe('Minefield Mapper', () => {
  const CARDS = 'system/minefieldmapper bomb/proximitymines bomb/seismiccharges';
  const setup = (cards: string) =>
    withObstacles(
      newMatch({
        squads: [squad('imperial', `tiepunisher/cutlasssquadronpilot ${cards}`), squad('rebel', 'xwing/rookiepilot')],
      }),
    ).until('window:forces.placed');
  it('bombs lie far off the enemy before the first round, for their cards', () => {
    const s = setup(CARDS).take('0:system.minefieldmapper');
    s.take(['0:bomb.proximitymines']);
    const enemy = s.ship(1).pose!;
    s.refuses({ x: enemy.x, y: enemy.y, degrees: 0 }, 'XW-REICHWEITE-08');
    s.refuses({ x: -20, y: 100, degrees: 0 }, 'XW-KARTENFAEHIGKEITEN-01');
    const mine = s.ship(0).pose!;
    const there = { x: mine.x > 450 ? 200 : 700, y: mine.y > 450 ? 800 : 200, degrees: 0 };
    s.take(there);
    expect(s.state.bombs).toMatchObject([{ card: 'proximitymines', pose: { x: there.x, y: there.y } }]);
    expect(s.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, true, false]);
  });
  it('none need be placed', () => {
    const s = setup(CARDS).take('0:system.minefieldmapper', []);
    expect([s.state.bombs, discarded(s, 'proximitymines')]).toEqual([[], false]);
  });
});

describe('Deflective Plating', () => {
  const bombed = (red: string, owner: 0 | 1) =>
    scene({
      phase: 'activation',
      attack: roll(red),
      ships: [
        ship('rebel/bsf17bomber/crimsonsquadronpilot', 450, 300, 0, {
          activated: true,
          upgrades: ['mod/deflectiveplating'],
        }),
        academy(450, 880, 180, { activated: true }),
      ],
      bombs: [{ card: 'seismiccharges', ship: owner, x: 450, y: 400 }],
    });
  it('a friendly bomb does nothing to it; a hit on the die costs the card', () => {
    const s = bombed('h', 0).take('0:mod.deflectiveplating');
    expect([s.ship(0).shields, discarded(s, 'deflectiveplating')]).toEqual([3, true]);
    expect(discarded(bombed('c', 0).take('0:mod.deflectiveplating'), 'deflectiveplating')).toBe(false);
  });
  it('it may be left alone, and is of no use against the bombs of others', () => {
    expect(bombed('', 0).take('pass').ship(0).shields).toBe(2);
    expect(bombed('', 1).ship(0).shields).toBe(2);
  });
});

describe('Seismic Torpedo', () => {
  const torpedo = (obstacles: SceneSpec['obstacles'], red = '', more: ShipSpec = {}) =>
    flying(['torpedo/seismictorpedo'], 's1', { obstacles: obstacles!, red, y: 500, hero: more }).until('action');
  const TORPEDO = '0:torpedo.seismictorpedo';
  it('an obstacle in the arc at range 1-2 bursts over the ships next to it', () => {
    const s = torpedo([asteroid(300, 700), asteroid(450, 440)], 'h');
    s.take(TORPEDO);
    expect(s.state.obstacles.map((o) => o.pose.x)).toEqual([300]);
    expect([s.ship(1).damage.length, s.ship(0).shields]).toEqual([0, 1]);
    expect(discarded(s, 'seismictorpedo')).toBe(true);
  });
  it('who is not at range 1 of it rolls nothing; a critical hit is one', () => {
    const s = torpedo([asteroid(450, 540)], 'c').take(TORPEDO);
    expect(s.events('cardRoll').map((e) => [e.ship, e.face])).toEqual([[1, 'crit']]);
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });
  it('not at range 3, and not outside the arc', () => {
    expect(torpedo([asteroid(450, 640)]).options()).not.toContain(TORPEDO);
    expect(torpedo([asteroid(300, 340)]).options()).not.toContain(TORPEDO);
  });
  it('the way is free where it was, and the others stay where they are', () => {
    const s = flying(['torpedo/seismictorpedo'], 's1', { obstacles: [asteroid(450, 440), asteroid(700, 700)], y: 880 });
    s.until('action').take(TORPEDO).until('dials').dials({ '0': 's3', '1': 's2' }).until('action', 0);
    expect([s.pose(0)[1], s.events('obstacleRoll').length]).toEqual([540, 0]);
  });
  it('debris that the ship has flown through is rolled for even when it is gone', () => {
    const s = flying(['torpedo/seismictorpedo', 'samd/r4e1'], 's1', { obstacles: [debris(450, 372)], red: 'bc' });
    s.until('action').take(TORPEDO).until('dials');
    expect(s.events('obstacleRoll').length).toBe(1);
    expect(s.state.obstacles).toEqual([]);
  });
});

describe('Rigged Cargo Chute', () => {
  const chute = (more: ShipSpec = {}) =>
    scene({
      phase: 'activation',
      ships: [
        ship('scum/yv666/trandoshanslaver', 450, 400, 0, {
          dial: 's1',
          upgrades: ['illicit/riggedcargochute'],
          ...more,
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 200, 0, { dial: 's2' }),
      ],
    }).until('action');
  const CHUTE = '0:illicit.riggedcargochute';
  it('drops a token behind the ship that counts as a debris cloud', () => {
    const s = chute().take(CHUTE);
    expect(s.state.obstacles.map(({ kind, pose }) => [kind, pose.x, pose.y])).toEqual([['cargo', 450, 410.5]]);
    expect(discarded(s, 'riggedcargochute')).toBe(true);
  });
  it('whoever flies into it is stressed', () => {
    const s = scene({
      phase: 'activation',
      attack: ['hit'],
      obstacles: [{ kind: 'cargo', x: 450, y: 300 }],
      ships: [rookie(450, 200, 0, { dial: 's4' }), academy(100, 880, 180, { activated: true })],
    }).until('dials');
    expect([s.events('obstacleRoll').length, s.ship(0).tokens.stress, s.ship(0).shields]).toEqual([1, 1, 2]);
  });
  it('no player brings such a token along', () => {
    expect(refusedMatch({ obstacles: ['cargo', 'cargo', 'cargo', 'cargo', 'cargo', 'cargo'] })).toMatchObject({
      message: { text: 'xw.noSuchObstacle' },
    });
  });
});
