import { type Json, Match, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { armyJson, randomArmy } from '../../../src/build/index.ts';
import { formatOf } from '../../../src/data/index.ts';
import type { DefenceFace } from '../../../src/data/types.ts';
import { SUPPLIES, type Supply, suppliesOf } from '../../../src/flow/objectives/supplies.ts';
import { legion } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, numberOf } from '../../../src/values.ts';
import { lay, piece, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

const reserve = (card: string, seat: number) => unit(card, seat, 0, 0, { status: 'reserve' });

describe('Fortified Positions', () => {
  const prepared = (condition: string) =>
    lay({
      units: [reserve('rebel-troopers', 0), reserve('stormtroopers', 1), unit(LEIA, 0, 900, 100), storm(900, 860)],
      phase: 'prepare',
      round: 0,
      battle: { deployment: 'battle-lines', condition },
    });
  it.each([
    ['fortified-positions', 8],
    ['improvised-defenses', 4],
  ] as const)('%s: so many, in turn, near one’s own zone', (condition, count) => {
    const t = prepared(condition);
    t.until('marker-place');
    const { blue } = t.state;
    expect(t.ask().seat).toBe(blue);
    // Zones are a segment deep: the middle of the table is 2 from neither.
    const near = blue === 0 ? SEGMENT * 3 - 20 : 914.4 - SEGMENT * 3 + 20;
    expect(t.match.check(blue, { x: 300, y: near })).toBeUndefined();
    expect(t.match.check(blue, { x: 300, y: blue === 0 ? SEGMENT * 3 + 30 : 914.4 - SEGMENT * 3 - 30 })).toBeDefined();
    t.goOn(({ state }) => state.phase === 'deployment');
    expect(t.state.terrain.filter(({ kind }) => kind === 'barricade')).toHaveLength(count);
    expect(t.state.markers).toEqual([]);
  });
});

describe('Limited Visibility', () => {
  const reach = (condition: string, round: number, gap: number) =>
    lay({
      units: [unit('at-st', 1, 300, 400, { degrees: 90 }), rebels(300 + 37.5 + 13.5 + gap, 400, alone(4))],
      active: 0,
      round,
      battle: { condition },
    })
      .until('action')
      .options()
      .includes('attack');
  it.each([
    ['limited-visibility', [2, 3]],
    ['dawn', [2]],
  ] as const)('%s: in the first rounds no farther than %o', (condition, limits) => {
    for (const [i, most] of limits.entries())
      expect([reach(condition, i + 1, most * SEGMENT - 40), reach(condition, i + 1, most * SEGMENT + 20)]).toEqual([
        true,
        false,
      ]);
    expect(reach(condition, limits.length + 1, limits.at(-1)! * SEGMENT + 20)).toBe(true);
  });
});

describe('Minefield', () => {
  const way = { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 };
  /** It moves to x 502; the mine lies at 660, so far from its small base. */
  const walks = (who: Spec, face: DefenceFace, more: Partial<TableSpec> = {}) => {
    const t = lay({
      units: [who, storm(1700, 850), unit(LEIA, 0, 100, 850, { order: 'facedown' })],
      active: 0,
      battle: { condition: 'minefield' },
      redDefence: [face, 'block', 'block', 'block'],
      markers: [{ kind: 'condition', x: 660, y: 400, by: 'minefield' }],
      ...more,
    });
    t.until('action').take('move', way).until('action');
    return { rolls: t.events('looseDice').length, attacks: t.events('attack').length };
  };
  const file = (x: number) => ({ minis: [null, [x, 400], 'fallen', 'fallen'] });
  it('one of the unit at range 1 of a mine is enough; the die says whether it goes off', () => {
    expect(walks(rebels(400, 400, file(360)), 'block')).toEqual({ rolls: 1, attacks: 1 });
    expect(walks(rebels(400, 400, file(360)), 'blank')).toEqual({ rolls: 1, attacks: 0 });
    const whiteDefence = Array<DefenceFace>(20).fill('block');
    expect(walks(rebels(400, 400, file(360)), 'surge', { whiteDefence })).toEqual({ rolls: 1, attacks: 2 });
    expect(walks(rebels(300, 400, file(260)), 'block')).toEqual({ rolls: 0, attacks: 0 });
  });
  it('not where nobody of the unit sees it, and not under what flies', () => {
    const wall = piece('high-stone-wall', 580, 400, 20, 300, { height: 200 });
    expect(walks(rebels(400, 400, file(360)), 'block', { terrain: [wall] })).toEqual({ rolls: 0, attacks: 0 });
    const t = lay({
      units: [unit('74-z-speeder-bikes', 0, 400, 300, { degrees: 90, minis: [null, 'fallen'] }), storm(1700, 850)],
      active: 0,
      battle: { condition: 'minefield' },
      markers: [{ kind: 'condition', x: 660, y: 400, by: 'minefield' }],
    });
    t.until('action')
      .take('move')
      .until('move')
      .take({ ...way, heading: 0, speed: 2 });
    t.goOn(({ state }) => state.turn?.unit !== 0);
    expect([t.events('moved').length > 0, t.events('looseDice')]).toEqual([true, []]);
  });
});

describe('Rapid Reinforcements', () => {
  it('[LE-ERRATA-SCHNELLE-VERSTAERKUNG-01] each side puts aside one or two of its trooper units, neither commanders nor operatives', () => {
    const t = lay({
      units: [
        ...[reserve(LEIA, 0), reserve('rebel-troopers', 0), reserve('at-rt-rebel', 0), reserve('rebel-commandos', 0)],
        ...[
          reserve('chewbacca-walking-carpet', 0),
          reserve('stormtroopers', 1),
          reserve('boba-fett-infamous-bounty-hunter', 1),
        ],
        ...[rebels(900, 100, alone(4)), storm(900, 860, alone(4))],
      ],
      phase: 'prepare',
      round: 0,
      battle: { deployment: 'battle-lines', condition: 'rapid-reinforcements' },
    });
    const asked: unknown[] = [];
    t.goOn(({ state }) => state.phase === 'deployment', {
      'card-units': (a) => {
        if (a.type !== 'several') return [];
        asked.push([a.seat, a.options.map(({ id }) => id), a.min, a.max]);
        return a.options.map(({ id }) => id);
      },
    });
    expect(asked).toContainEqual([0, ['1', '3'], 1, 2]);
    expect([1, 3, 5, 0, 2, 4, 6].map((id) => t.unit(id).status)).toEqual([
      ...['aside', 'aside', 'aside'],
      ...['reserve', 'reserve', 'reserve', 'reserve'],
    ]);
  });
});

describe('Supply Drop', () => {
  const CARD = 'supply-drop';
  const one = alone(4);
  const TOKEN = 12.55;
  const battle = { condition: CARD, deployment: 'battle-lines' };
  const container = (more: Spec = {}) => ({
    kind: 'condition',
    by: CARD,
    x: 400 + 13.5 + TOKEN,
    y: 400,
    note: 'facedown',
    ...more,
  });
  const table = (more: Partial<TableSpec> = {}) =>
    lay({
      units: [rebels(400, 400, one), storm(1700, 800)],
      active: 0,
      battle,
      markers: [container()],
      ...more,
    }).until('action');
  const offers = (spec: Partial<TableSpec>) =>
    table(spec)
      .options()
      .flatMap((id) => (id.includes(CARD) ? [id.slice(id.lastIndexOf('/') + 1)] : []));
  it('six containers in turn, blue first, beyond range 1 of the zones and of each other', () => {
    const t = lay({
      units: [
        { card: LEIA, seat: 0, status: 'reserve' },
        { card: VADER, seat: 1, status: 'reserve' },
      ],
      phase: 'prepare',
      round: 0,
      battle,
    }).until('marker-place');
    const seats: number[] = [];
    t.refuses({ x: 400, y: 2 * SEGMENT + TOKEN - 0.1 }, 'LE-EINSATZZIELKARTEN-03');
    t.take({ x: 200, y: 457 });
    t.refuses({ x: 200 + 2 * TOKEN + SEGMENT - 0.1, y: 457 }, 'LE-EINSATZZIELKARTEN-03');
    for (const x of [500, 800, 1100, 1400, 1700]) {
      seats.push(t.ask().seat);
      t.take({ x, y: 457 });
    }
    expect([seats, t.state.markers.map(({ note }) => note)]).toEqual([[1, 0, 1, 0, 1], Array(6).fill('facedown')]);
  });
  it('troopers whose leader touches one resupply for nothing; creatures and vehicles do not', () => {
    expect(offers({})).toEqual(['resupply']);
    expect(offers({ markers: [container({ x: 430 })] })).toEqual([]);
    const big = { markers: [container({ x: 400, y: 400 + 25 + TOKEN + 0.01 })] };
    expect(offers({ units: [unit('tauntaun-riders', 0, 400, 400)], ...big })).toEqual([]);
    const t = table();
    t.take(t.options().find((id) => id.endsWith('/resupply'))!);
    expect(t.options()).toHaveLength(2);
    t.take(t.options()[0]!);
    expect(t.state.turn!.actions).toBe(2);
  });
  it('the container is turned faceup, the next time it is gone', () => {
    const left = (more: Spec) => {
      const t = table({ markers: [container(more)] });
      t.take(t.options().find((id) => id.endsWith('/resupply'))!).take(t.options()[0]!);
      return t.state.markers.map(({ note }) => note);
    };
    expect([left({}), left({ note: null })]).toEqual([[undefined], []]);
  });
  it('of two cards that are drawn it keeps one; nobody has a card twice, and there are two of each', () => {
    const drawn = (own: readonly Supply[], elsewhere: readonly Supply[], used: readonly Supply[]) => {
      const t = table({
        units: [
          rebels(400, 400, { ...one, note: { [CARD]: [...own] } }),
          rebels(60, 60, { ...one, note: { [CARD]: [...elsewhere] } }),
          storm(1700, 800),
        ],
        note: { [CARD]: [...used] },
      });
      t.take(t.options().find((id) => id.endsWith('/resupply'))!);
      if (t.open[0] === '0 card-way') t.take(t.options()[0]!);
      told = t.events('note').map(({ why }) => why.text);
      return t.unit(0).note[CARD];
    };
    let told: readonly string[] = [];
    const [kept, ...others] = SUPPLIES;
    // Everything but the last two of one kind is gone: that is what it gets.
    expect([drawn([], others, others), told]).toEqual([[kept], ['le.supplied']]);
    expect([drawn([kept], others, others), told]).toEqual([[kept], ['le.notSupplied']]);
    expect([drawn([], SUPPLIES, SUPPLIES), told]).toEqual([[], ['le.notSupplied']]);
  });
  it('what a card lends is the unit’s as long as it has it', () => {
    const with_ = (supply: Supply) => {
      const t = table({ units: [rebels(400, 400, { ...one, note: { [CARD]: [supply] } }), rebels(60, 60, one)] });
      return { g: t.g, unit: t.unit(0), other: t.unit(1) };
    };
    for (const [supply, keyword] of [
      ['camouflage', 'low-profile'],
      ['field-scanner', 'sharpshooter'],
      ['grapnel-harpoon', 'expert-climber'],
      ['holoprojector', 'inspire'],
      ['precision-scopes', 'precise'],
      ['targeting-rangefinder', 'target'],
    ] as const) {
      const { g, unit: own, other } = with_(supply);
      expect([supply, hasKeyword(g, own, keyword), hasKeyword(g, other, keyword)]).toEqual([supply, true, false]);
    }
    const { g, unit: own } = with_('precision-scopes');
    expect(keywordOf(g, own, 'precise')).toBe(1);
  });
  it('bacta and welder heal a friend at range 1, once: an action each', () => {
    const healing = (supply: Supply, card: string) => {
      const t = table({
        units: [
          rebels(400, 400, { ...one, note: { [CARD]: [supply] } }),
          unit(card, 0, 520, 400, { wounds: 2, order: 'facedown' }),
          storm(1700, 800),
        ],
        markers: [],
      });
      const use = t.options().find((id) => id.endsWith(`/${supply}`));
      if (!use) return undefined;
      t.take(use);
      return [t.wounds(1), suppliesOf(t.unit(0)).length, t.state.turn!.actions, t.state.battleNote[CARD]];
    };
    expect(healing('bacta-capsules', LEIA)).toEqual([1, 0, 1, ['bacta-capsules']]);
    expect(healing('bacta-capsules', 'at-rt-rebel')).toBeUndefined();
    expect(healing('arc-welder', 'at-rt-rebel')).toEqual([1, 0, 1, ['arc-welder']]);
    expect(healing('arc-welder', LEIA)).toBeUndefined();
  });
});

describe('The Downed AT-ST', () => {
  const battle = { objective: 'secure-the-intel', deployment: 'forces-converge', condition: 'the-downed-at-st' };
  const army = (faction: 'rebel' | 'empire'): Json => {
    for (let seed = 1; ; seed++) {
      const drawn = randomArmy(quickRng(seed), formatOf('downed-at-st'), { faction });
      if (drawn) return armyJson(drawn);
    }
  };
  const [REBELS, EMPIRE] = [army('rebel'), army('empire')];
  const start = (...armies: readonly Json[]) =>
    Match.start(legion, {
      setup: { armies, rules: { format: 'downed-at-st', unenforced: true } },
      seed: 'wreck',
    });
  it('[R-LE-111] the Empire plays blue whatever the points, with the three cards of the scenario', () => {
    const begun = start(REBELS, EMPIRE);
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const match = begun.value;
    expect([match.state.blue, match.open.map(({ seat, kind }) => [seat, kind])]).toEqual([1, [[1, 'edge']]]);
    match.decide(1, 'south');
    expect(match.state.battle).toEqual(battle);
    expect(match.state.terrain.map(({ kind, pose }) => [kind, pose.x, pose.y])).toEqual([['wreck', 914.4, 457.2]]);
    expect(match.state.phase).toBe('deployment');
    // Two legs and a head: as long and as wide as the model of an AT-ST that lies on its side.
    const [{ outline, height }] = match.state.terrain as [(typeof match.state.terrain)[number]];
    expect([outline, height]).toEqual([
      [
        [-95, -35],
        [-40, -60],
        [50, -55],
        [95, -15],
        [85, 40],
        [20, 60],
        [-70, 50],
      ],
      70,
    ]);
  });
  it('no other factions, and not the same twice', () => {
    expect([start(EMPIRE, EMPIRE).ok, start(REBELS, REBELS).ok]).toEqual([false, false]);
  });
  it('terrain in the middle gives way to the wreck, what is farther away stays', () => {
    const t = lay({
      units: [{ card: LEIA, seat: 0, status: 'reserve' }],
      terrain: [piece('building', 914, 457, 100, 100), piece('crater', 914, 200, 80, 80)],
      phase: 'prepare',
      round: 0,
      battle,
    });
    expect(t.state.terrain.map(({ kind }) => kind)).toEqual(['crater', 'wreck']);
    expect(t.events('note').map(({ why }) => [why.text, why.args])).toContainEqual(['le.cleared', { count: 1 }]);
  });
  it('where nothing is in its way nobody is told that something was', () => {
    const t = lay({ units: [{ card: LEIA, seat: 0, status: 'reserve' }], phase: 'prepare', round: 0, battle });
    expect([t.state.terrain.length, t.events('note')]).toEqual([1, []]);
  });
});

describe('War Weary', () => {
  it.each(['war-weary', 'war-weary-skirmish'])('%s: courage helps two ranges less far', (condition) => {
    const t = lay({ units: [unit(LEIA, 0, 400, 400), storm(900, 700)], battle: { condition } });
    expect(numberOf(t.g, t.unit(0), 'courageRange', 3)).toBe(1);
  });
});
