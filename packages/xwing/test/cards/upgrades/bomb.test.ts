import { describe, expect, it } from 'vitest';
import { yt1300 } from '../../flow/words.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { discarded } from './duel.ts';

const still = (s: ShipSpec): ShipSpec => ({ ...s, activated: true });
/** A ship at range 1 of the bomb, one at range 2, and the end of the Activation phase. */
const blast = (card: string, more: Partial<SceneSpec> = {}): Scene =>
  scene({
    phase: 'activation',
    ships: [still(rookie(450, 500)), still(rookie(450, 700)), still(academy(550, 470, 180)), still(yt1300(330, 400))],
    bombs: [{ card, ship: 2, x: 450, y: 400 }],
    ...more,
  });

describe('bombs that go off at the end of the Activation phase', () => {
  it('[XW-BOMBEN-16] Proton Bombs: a faceup card to every ship at range 1, friend and foe, shields or not', () => {
    const s = blast('protonbombs', { deck: ['weaponsfailure', 'structuraldamage', 'damagedengine'] });
    expect(s.state.ships.map((x) => x.damage.map((d) => d.faceup))).toEqual([[true], [], [true], [true]]);
    expect(s.ship(0).shields).toBe(2);
    expect(s.state.bombs).toEqual([]);
  });

  it('[XW-BOMBEN-18] Seismic Charges: 1 damage to every ship at range 1', () => {
    const s = blast('seismiccharges');
    expect(s.state.ships.map((x) => [x.shields, x.damage.length])).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
      [4, 0],
    ]);
    expect(s.state.bombs).toEqual([]);
  });

  it('Ion Bombs: 2 ion tokens each, which stop a large ship too', () => {
    const s = blast('ionbombs');
    expect(s.state.ships.map((x) => x.tokens.ion)).toEqual([2, 0, 2, 2]);
    expect(s.until('dials').options(0)).toEqual(expect.not.arrayContaining(['0=s1', '3=s1']));
  });

  it('Thermal Detonators: 1 damage and 1 stress token each', () => {
    const s = blast('thermaldetonators');
    expect(s.state.ships.map((x) => [x.shields, x.tokens.stress])).toEqual([
      [1, 1],
      [2, 0],
      [0, 1],
      [4, 1],
    ]);
  });

  it('Bomblet Generator: each of them rolls 2 attack dice and suffers what they show', () => {
    const s = blast('bombletgenerator', {
      attack: ['hit', 'crit', 'blank', 'hit', 'focus', 'crit'],
      deck: ['weaponsfailure'],
    });
    expect(s.events('bombRoll').map((e) => e.ship)).toEqual([0, 3, 2]); // both Rebels first: R-XW-58
    expect(s.state.ships.map((x) => [x.shields, x.damage.map((d) => d.faceup)])).toEqual([
      [0, []],
      [2, []],
      [0, [true]],
      [4, []],
    ]);
  });

  it('the generator is not used up, a charge is', () => {
    const drop = (card: string) => {
      const s = scene({
        phase: 'activation',
        ships: [
          ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, { upgrades: [`bomb/${card}`], dial: 's2' }),
          still(rookie(100, 850, 180)),
        ],
      });
      return s.take(`0:bomb.${card}`).ship(0).upgrades[0]!.discarded;
    };
    expect(drop('bombletgenerator')).toBe(false);
    for (const card of ['protonbombs', 'seismiccharges', 'ionbombs', 'thermaldetonators'])
      expect(drop(card)).toBe(true);
  });
});

describe('mines', () => {
  const over = (card: string, attack: readonly string[], more: ShipSpec = {}): Scene =>
    scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's4', ...more }), still(academy(800, 850, 180))],
      bombs: [{ card, ship: 1, x: 450, y: 430 }],
      attack,
      deck: ['structuraldamage', 'weaponsfailure'],
    });

  it('[XW-BOMBEN-17] Proximity Mines: 3 attack dice, hits and critical hits are suffered; the token is gone', () => {
    const s = over('proximitymines', ['focus', 'hit', 'crit'], { shields: 1 });
    expect(s.ship(0).shields).toBe(0);
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([true]);
    expect(s.state.bombs).toEqual([]);
    expect(s.open).toEqual(['0 action']); // it may act
  });

  it('Cluster Mines: 2 attack dice, a critical hit is a plain damage', () => {
    const s = over('clustermines', ['crit', 'hit'], { shields: 0 });
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
  });

  it('Cluster Mines are three tokens, each with a blast of its own', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, { upgrades: ['bomb/clustermines'], dial: 's2' }),
        still(rookie(500, 342, 0)),
      ],
      attack: ['hit', 'blank'],
    });
    s.take('0:bomb.clustermines');
    expect(s.state.bombs.map((b) => b.part)).toEqual([0, 2]); // the right-hand one lay under the X-wing
    expect(s.ship(1).shields).toBe(1);
  });

  it('a position may hold any token of the set, and no token that does not exist', () => {
    const at = (part: number) =>
      scene({
        phase: 'activation',
        ships: [rookie(450, 300, 0, { dial: 's4' }), still(academy(800, 850, 180))],
        bombs: [{ card: 'clustermines', ship: 1, part, x: 410, y: 430 }],
        attack: ['blank', 'blank'],
      }).state.bombs.length;
    expect([at(0), at(1), at(2)]).toEqual([1, 0, 1]); // the second lies 40 mm to the right, under the template
    expect(() => at(3)).toThrow('xw.wrong.part');
  });

  it('Conner Net: 1 damage, 2 ion tokens, and no Perform Action step', () => {
    const s = over('connernet', []);
    expect(s.ship(0).shields).toBe(1);
    expect(s.ship(0).tokens.ion).toBe(2);
    expect(s.events('skippedAction')).toMatchObject([{ ship: 0, why: { text: 'xw.skipped.card' } }]);
    expect(s.until('dials').open).toEqual(['1 dials']); // ionised in the next round
    s.dials({ '1': 's2' }).until('action', {}, 0);
    expect(s.ship(0).tokens.ion).toBe(0); // and by then it may act again
  });

  it('a mine that destroys a ship takes it off at once', () => {
    const s = over('proximitymines', ['hit', 'hit', 'hit'], { shields: 0 });
    expect(s.ship(0).status).toBe('destroyed');
    expect(s.match.over).toBe(true);
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

describe('several ships in one blast', () => {
  it('[XW-INITIATIVE-04] those of the side with initiative suffer first, whatever their numbers (R-XW-58)', () => {
    const order = (initiative: 0 | 1) =>
      scene({
        phase: 'activation',
        initiative,
        ships: [
          rookie(450, 300, 0, { activated: true, shields: 0 }),
          academy(520, 300, 0, { activated: true }),
          rookie(450, 370, 0, { activated: true, shields: 0 }),
          academy(520, 370, 0, { activated: true }),
        ],
        bombs: [{ card: 'protonbombs', ship: 0, x: 485, y: 335 }],
      })
        .until('dials')
        .events('damage')
        .map((e) => e.ship);
    expect(order(0)).toEqual([0, 2, 1, 3]);
    expect(order(1)).toEqual([1, 3, 0, 2]);
  });
});
