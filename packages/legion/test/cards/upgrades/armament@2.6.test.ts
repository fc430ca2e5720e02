import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { poolKeyword, weaponsOf } from '../../../src/values.ts';
import { apart, lay as layTable, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';
import { takeAction } from '../watching.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);

describe('DC-17m ICWS Config', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const keywordIn = (own: Spec, keyword: 'lethal' | 'critical', weapons: readonly string[]) => {
    const t = acting(own);
    const pool = weapons.map((weapon, mini) => ({ mini, weapon, times: 1 }));
    return poolKeyword(t.g, { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool }, keyword);
  };
  it('DC-17m ICWS Config: Lethal 1 with the sniper side, however many fire; it is turned over even if exhausted', () => {
    const t = lay({
      units: [
        unit('clone-commandos', 0, 400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen'],
          upgrades: [{ id: 'dc-17m-icws-config', exhausted: true }],
          order: 'faceup',
        }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      turnOf: 0,
    }).until('action', { activate: '0', 'window:unit.activates': '0:0.dc-17m-icws-config' });
    expect([...weaponsOf(t.g, t.unit(0))].filter(({ at }) => at === 0).map(({ weapon }) => weapon.id)).toEqual([
      'dc-17m-icws-sniper',
    ]);
    const u = lay({
      units: [
        unit('clone-commandos', 0, 400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen'],
          upgrades: [{ id: 'dc-17m-icws-config', note: 'flipped' }],
        }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      active: 0,
    }).until('action');
    const sniper = '0:dc-17m-icws-sniper';
    const pool = [0, 1].map((mini) => ({ mini, weapon: sniper, times: 1 }));
    const attack = { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 3), pool };
    expect(poolKeyword(u.g, attack, 'lethal')).toBe(1);
  });
  it('DC-17m ICWS Config: Lethal with the sniper among others, none with the launcher', () => {
    const [sniper, launcher, carbine] = [
      '0:dc-17m-icws-sniper',
      '0:dc-17m-icws-launcher',
      'unit:dc-17m-icws-blaster-carbine',
    ];
    const lethal = (note: string | null, ...weapons: readonly string[]) =>
      keywordIn(
        unit('clone-commandos', 0, 400, 400, { upgrades: [{ id: 'dc-17m-icws-config', ...(note && { note }) }] }),
        'lethal',
        weapons,
      );
    expect([lethal('flipped', sniper, carbine), lethal('flipped', carbine), lethal(null, launcher)]).toEqual([1, 0, 0]);
  });
});

describe("Din's Amban Rifle", () => {
  const hunting = (...others: readonly Spec[]) =>
    lay26({ units: [unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] }), ...others], active: 0 });
  const snipes = (t: Table) =>
    t
      .until('action')
      .options()
      .some((id) => id.endsWith('/snipe'));
  it('two actions: a short move and one enemy that is seen', () => {
    const t = hunting(storm(600, 400, alone(4)), rebels(400, 600, alone(4)));
    expect(snipes(t)).toBe(true);
    t.take(t.options().find((id) => id.endsWith('/snipe'))!).until('move');
    expect(t.match.decide(0, { kind: 'standard', speed: 2, heading: 180, bend: 0, way: 1 })).toBeDefined();
    expect(snipes(hunting(storm(427, 400, alone(4))))).toBe(false);
  });

  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Din’s Amban Rifle: two actions for a short move and a shot at anybody in sight', () => {
    const t = acting(
      unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] }),
      [storm(1000, 400, { minis: [null, [1000, 440], 'fallen', 'fallen'] })],
      {
        red: ['hit'],
      },
    );
    t.take('card:0:0.dins-amban-rifle/snipe').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 1 });
    t.take('1');
    expect([t.alive(1), t.tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(t.pose(0)[1]).toBeLessThan(350);
  });
});

describe("Din's Amban Rifle", () => {
  const hunting = (others: readonly Spec[], more: Partial<TableSpec> = {}) => {
    const din = unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] });
    const t = lay26({ units: [din, ...others], active: 0, red: ['hit'], ...more }).until('action');
    return takeAction(t, 'snipe').until('move').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 0.1 });
  };
  it('who is seen, and nobody if there is nobody', () => {
    const t = hunting([storm(700, 400, alone(4)), storm(700, 600, alone(4)), storm(400, 800, alone(4))], {
      terrain: [piece('building', 400, 600, 200, 20, { height: 200 })],
    });
    expect([t.ask().kind, t.options()]).toEqual(['card-unit', ['1', '2']]);
    const only = hunting([storm(700, 400, alone(4))]);
    expect(only.events('looseDice')).toHaveLength(1);
    expect(only.open, 'both actions are spent').not.toEqual(['0 action']);
    const none = hunting([storm(400, 800, alone(4))], {
      terrain: [piece('building', 400, 600, 200, 20, { height: 200 })],
    });
    expect(none.events('looseDice')).toEqual([]);
  });
  it('enemies on standby react to the move; who falls does not shoot', () => {
    const t = hunting([storm(400 + apart(SEGMENT), 400, holding('standby'))]);
    expect(t.open[0]).toBe('1 free-action');
    const din = unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'], wounds: 4 });
    const dying = lay26({
      units: [din, storm(400 + apart(SEGMENT), 400, holding('standby')), rebels(100, 800, alone(4))],
      active: 0,
      white: ['crit', 'crit', 'crit', 'crit'],
      redDefence: ['blank', 'blank', 'blank', 'blank'],
    }).until('action');
    takeAction(dying, 'snipe').until('move').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 0.1 });
    dying.goOn((now) => now.unit(0).status === 'defeated' && !now.open[0]?.startsWith('1 '), {
      'free-action': 'attack',
    });
    expect([dying.unit(0).status, dying.events('looseDice')]).toEqual(['defeated', []]);
  });
});

describe('The Darksaber', () => {
  const far = storm(1700, 850, alone(4));
  it('The Darksaber: Maul counts as a commander', () => {
    const ranks = (upgrades: readonly string[]) => {
      const t = lay26({
        units: [unit('maul-a-rival', 0, 300, 60, { upgrades }), rebels(600, 60, alone(4)), far],
        phase: 'prepare',
        round: 0,
      });
      return t
        .goOn(({ state }) => state.phase !== 'prepare')
        .state.units.map(({ rank }) => rank)
        .slice(0, 2);
    };
    expect([ranks(['the-darksaber-maul']), ranks([])]).toEqual([
      ['commander', 'corps'],
      ['operative', 'corps'],
    ]);
  });
});
