import { describe, expect, it } from 'vitest';
import { lay, ship, squadron } from '../../table.ts';
import { CR90, duel, ISD } from './bridge.ts';

const ONAGER = 'onager-class-star-destroyer';

/** An Onager whose targeting token lies before an enemy ahead. */
const ignite = (card: string, red: readonly string[], also: readonly object[] = []) =>
  lay({
    units: [
      ship(ONAGER, 0, 900, 200, 0, { speed: 1, upgrades: [card], aim: { x: 900, y: 440 } }),
      ship(ISD, 1, 900, 520, 180, { speed: 2 }),
      ...(also as never[]),
    ],
    active: 0,
    step: 'attack',
    red: red as never,
    blue: ['hit', 'hit', 'hit', 'hit'],
    black: ['hit', 'hit'],
  });

describe('superweapons', () => {
  it('Magnite Crystal Tractor Beam Array: an enemy nearby goes as fast as you', () => {
    const t = duel({
      mine: ['magnite-crystal-tractor-beam-array'],
      own: { speed: 1 },
      foe: { speed: 3, activated: true },
      y: 700,
      step: 'end',
    });
    t.until('window:ship.after').take('0:magnite-crystal-tractor-beam-array');
    expect(t.ship(1).speed).toBe(1);
    const still = lay({
      units: [
        ship(ISD, 0, 900, 300, 0, {
          speed: 0,
          upgrades: [{ id: 'magnite-crystal-tractor-beam-array', exhausted: true }],
        }),
      ],
      phase: 'status',
    }).until('dials');
    expect(still.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('[AR-ZUENDUNG-REICHWEITE-09] Orbital Bombardment Particle Cannons: a red critical icon of an Ignition attack hits all around the defender', () => {
    const card = 'orbital-bombardment-particle-cannons';
    const near = [
      squadron('tie-fighter-squadron', 1, 980, 520),
      ship(CR90, 1, 1020, 560, 180, {}),
      squadron('tie-fighter-squadron', 0, 1300, 520),
    ];
    const t = ignite(card, ['crit', 'hit', 'hit', 'hit'], near);
    t.take(t.options()[0]!).until('critical').take(`0:${card}`);
    t.goOn((x) => x.state.attacks.length === 0);
    expect([t.squadron(2).hull, t.suffered(3), t.squadron(4).hull]).toEqual([2, 2, 3]);
  });

  it('Superheavy Composite Beam Turbolasers: 1 damage for each red or blue critical icon', () => {
    const card = 'superheavy-composite-beam-turbolasers';
    const t = ignite(card, ['crit', 'crit', 'hit', 'hit']);
    t.take(t.options()[0]!).until('critical').take(`0:${card}`);
    // each of them on a hull zone that its owner chooses
    expect(t.open).toEqual(['1 zone']);
    t.take('left', 'rear');
    expect(t.events('suffers').filter((e) => e.by === card)).toMatchObject([{ zone: 'left' }, { zone: 'rear' }]);
    t.goOn((x) => x.state.attacks.length === 0);
    const plain = duel({ mine: [card], red: ['crit', 'hit', 'hit'] })
      .take('front>1.front')
      .until('critical');
    expect(plain.options()).toEqual(['standard', 'none']);
  });
});
