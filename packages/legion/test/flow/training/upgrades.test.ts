import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf, woundsOf } from '../../../src/values.ts';
import { apart, lay, unit } from '../../table.ts';
import { b1, clones, droidekas, first, grievous, obiWan, rex } from './troops.ts';

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);
const RIFLE = 'unit:dc-15a-blaster-rifle';

describe('trooper and weapon upgrades', () => {
  const squad = clones(300, 300, {
    upgrades: ['z-6-phase-i-trooper', 'phase-i-clone-trooper', 'fragmentation-grenades'],
  });
  const t = lay({ units: [squad, b1(300, 400)], active: 0 });
  const arms = (id: number) => {
    const all = lay({ units: [squad, b1(300, 400)], active: 0 })
      .take('attack')
      .options();
    return all.filter((one) => one.startsWith(`${id}.0=`)).map((one) => one.split('=')[1]);
  };
  it('[LC-MANNSCHAFT-01] [LC-TRUPPLER-AUFWERTUNGEN-02] a trooper upgrade adds a miniature that is like the others', () => {
    expect(t.unit(0).minis.map(({ by }) => by)).toEqual([null, null, null, null, 0, 1]);
    for (const mini of [4, 5]) {
      expect(woundsOf(t.g, t.unit(0), mini)).toBe(1);
      expect(arms(mini)).toContain(RIFLE);
    }
  });
  it('[LC-SCHWERE-WAFFE-01] only its bearer uses a heavy weapon, or the weapon of the squad', () => {
    expect([0, 1, 2, 3, 5].some((mini) => arms(mini).includes('0:z-6-phase-i-trooper'))).toBe(false);
    expect(arms(4)).toEqual([RIFLE, '0:z-6-phase-i-trooper', '2:fragmentation-grenades', 'none']);
  });
  it('[LC-WAFFENAUFWERTUNGEN-01] [LC-SPLITTERGRANATEN-01] grenades are for everybody, and with them attack surges are critical hits', () => {
    expect([0, 1, 2, 3, 4, 5].every((mini) => arms(mini).includes('2:fragmentation-grenades'))).toBe(true);
    const thrown = lay({
      units: [clones(300, 300, { upgrades: ['fragmentation-grenades'], ...first(2, 4) }), b1(300, 400)],
      active: 0,
      red: ['surge'],
      black: ['surge'],
    });
    expect(thrown.fight({ weapons: { '0.0': '0:fragmentation-grenades', '1.0': RIFLE } }).result).toMatchObject({
      crits: 2,
    });
    const without = lay({
      units: [clones(300, 300, { upgrades: ['fragmentation-grenades'], ...first(2, 4) }), b1(300, 400)],
      active: 0,
      black: ['surge', 'surge'],
    });
    expect(without.fight({ weapons: { '0.0': RIFLE, '1.0': RIFLE } }).result).toMatchObject({ crits: 0, hits: 0 });
  });
  it('[LC-DT-57-ANNIHILATOR-01] the DT-57 of Grievous: Critical 1, Pierce 1, Versatile, and his alone', () => {
    const shot = lay({
      units: [grievous(300, 300, { upgrades: ['dt-57-annihilator'] }), clones(300, 500, first(3, 4))],
      active: 0,
      black: ['surge', 'hit'],
      white: blanks(2),
      redDefence: ['block', 'blank'],
    }).fight({ 'window:attack.convert': '0:critical', 'window:defence.modify': '0:pierce' });
    expect(shot.result).toMatchObject({ crits: 1, hits: 1, blocks: 0, wounds: 2 });
  });
});

describe('cards of heroes and commanders', () => {
  it('[LC-MACHTFUEHRUNG-01] [LC-FREIE-KARTENAKTIONEN-01] [LC-FREIE-KARTENAKTIONEN-02] [LC-AUFWERTUNGEN-ERSCHOEPFEN-01] Force Guidance: a free card action, once; it exhausts and gives up to two units at range 1-2 a surge token', () => {
    const gap = 2 * SEGMENT;
    const t = lay({
      units: [
        obiWan(300, 300, { upgrades: ['force-guidance'] }),
        clones(300 + apart(gap), 300, first(1, 4)),
        rex(300 + apart(gap + 0.1), 340),
        grievous(1700, 800),
      ],
      active: 0,
    }).until('action');
    const guide = t.options().find((id) => id.includes('force-guidance'))!;
    t.take(guide).until('action', { 'card-units': ['1'] as never });
    expect([t.tokens(1, 'surge'), t.tokens(2, 'surge'), t.state.turn?.actions]).toEqual([1, 0, 2]);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(t.options()).not.toContain(guide);
  });
  it('[LC-AUFWERTUNGEN-ERSCHOEPFEN-02] [LC-AUFWERTUNGEN-ERSCHOEPFEN-03] an exhausted card is not used until a recover action readies it', () => {
    const t = lay({
      units: [
        obiWan(300, 300, { upgrades: [{ id: 'force-guidance', exhausted: true }] }),
        clones(400, 300),
        grievous(1700, 800),
      ],
      active: 0,
    }).until('action');
    const guide = () => t.options().some((id) => id.includes('force-guidance'));
    expect(guide()).toBe(false);
    t.take('recover').until('action', { recover: ['force-guidance'] as never });
    expect([t.unit(0).upgrades[0]!.exhausted, guide()]).toEqual([false, true]);
  });
  it('[LC-HARTNAECKIGKEIT-01] Tenacity: a red die more in melee for who is wounded or has lost somebody', () => {
    const red = (more: object, gap = 0) =>
      lay({
        units: [obiWan(300, 300, { upgrades: ['tenacity'], ...more }), b1(300, 300 + apart(gap), first(1, 6))],
        active: 0,
      })
        .fight()
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'red').length;
    expect([red({}), red({ wounds: 1 })]).toEqual([2, 3]);
  });
  it('[LC-AGGRESSIVE-TAKTIKEN-01] Aggressive Tactics: after his orders up to four units with faceup tokens gain a surge token', () => {
    const t = lay({
      units: [
        grievous(300, 300, { upgrades: ['aggressive-tactics'] }),
        b1(400, 300, first(1, 6)),
        b1(300, 400, first(1, 6)),
        obiWan(1700, 800),
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'push' }],
    });
    t.until('activate', {
      orders: ['0', '1'] as never,
      'window:command.ordered': ['0:0.aggressive-tactics', 'pass'],
      'card-units': ['0', '1'] as never,
    });
    expect([0, 1, 2].map((id) => t.tokens(id, 'surge'))).toEqual([1, 1, 0]);
  });
  it('[LC-GEKOPPELTE-ZIELVORRICHTUNG-01] [LC-ANGRIFFSZIEL-X-01] Linked Targeting Array: an order brings an aim token', () => {
    const t = lay({
      units: [grievous(300, 300), droidekas(450, 300, { upgrades: ['linked-targeting-array'] }), obiWan(1700, 800)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'assault' }],
    }).goOn(({ state }) => state.phase === 'activation');
    expect([t.unit(1).order, t.tokens(1, 'aim')]).toEqual(['faceup', 1]);
  });
  it('[LC-RUHMREICHER-ANFUEHRER-01] Esteemed Leader: corps troopers at range 1 have Guardian 1 while he defends', () => {
    const guards = (gap: number) => {
      const t = lay({
        units: [
          clones(300, 300, first(2, 4)),
          grievous(300, 500, { upgrades: ['esteemed-leader'] }),
          b1(300 + apart(gap), 500, first(1, 6)),
        ],
        active: 0,
        black: ['hit', 'hit'],
      })
        .take('attack')
        .take('1')
        .take({ '0.0': RIFLE, '1.0': RIFLE });
      return t.open[0] === '1 window:attack.modify';
    };
    expect([guards(SEGMENT), guards(SEGMENT + 0.1)]).toEqual([true, false]);
  });
  it('[LC-VERBINDUNG-ZUM-HAUPTQUARTIER-01] HQ Uplink: while orders are given the unit orders itself, wherever the commander is, and the card exhausts', () => {
    const t = lay({
      units: [grievous(300, 300), b1(1500, 300, { upgrades: ['hq-uplink'], ...first(1, 6) }), obiWan(1700, 800)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'ambush' }],
    }).until('activate', { 'window:command.orders': '1:0.hq-uplink' });
    expect([t.unit(1).order, t.unit(1).upgrades[0]!.exhausted]).toEqual(['faceup', true]);
  });
  it('[LC-AUFKLAERUNGSBERICHT-01] [LC-HOFFNUNG-01] Recon Intel gives Scout 1, Hope gives Inspire 1', () => {
    const t = lay({
      units: [
        obiWan(300, 300, { upgrades: ['hope'] }),
        rex(500, 300, { upgrades: ['recon-intel'] }),
        clones(400, 420, { tokens: { suppression: 2 } }),
        grievous(1700, 800),
      ],
      active: { unit: 0, step: 'start' },
    });
    expect([keywordOf(t.g, t.unit(0), 'inspire'), keywordOf(t.g, t.unit(1), 'scout')]).toEqual([1, 2]);
    t.until('action', { 'window:unit.rallied': '0:inspire', 'card-unit': '2' });
    expect(t.tokens(2, 'suppression')).toBe(1);
  });
  it('[LC-SPUERTRUPP-X-01] [LC-AUSKUNDSCHAFTEN-X-01] Rex: after his own scouting up to two trooper units at range 1-2 move at the same speed', () => {
    const t = lay({
      units: [
        unit('clone-captain-rex', 0, 0, 0, { status: 'reserve' }),
        ...[clones(300, 60, first(1, 4)), clones(400, 60, first(1, 4)), clones(900, 60, first(1, 4))],
        grievous(1700, 800),
      ],
      phase: 'deployment',
      round: 0,
      battle: { deployment: 'battle-lines' },
    }).until('deploy', {}, 0);
    t.take({ x: 200, y: 100, degrees: 0 });
    t.goOn(({ state }) => state.phase !== 'deployment', {
      'window:setup.deployed': '0:scout',
      'card-units': ['1', '2'] as never,
      move: { kind: 'scout', speed: 1, heading: 0, bend: 0, way: 1 },
    });
    const moved = t.events('moved').map(({ unit: u, speed }) => [u, speed]);
    expect(moved).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });
});
