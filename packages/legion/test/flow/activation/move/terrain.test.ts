import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { TERRAIN, type TerrainKind } from '../../../../src/geometry/terrain.ts';
import { levelAt } from '../../../../src/legion.ts';
import { lay, piece, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { alone, LUKE, rebels, VADER } from '../../../troops.ts';

/** A lone rebel (speed 2), a walker (ground, speed 2) and a hovering tank (repulsor, speed 2), all looking east. */
const trooper = (x: number, more: Spec = {}) => rebels(x, 400, { ...alone(4), ...more });
const walker = (x: number) => unit('at-rt-rebel', 0, x, 400, { degrees: 90 });
const tank = (x: number) => unit('tx-130-saber-class-fighter-tank', 0, x, 400, { degrees: 90 });
const WHO = { trooper, ground: walker, repulsor: tank } as const;
type Who = keyof typeof WHO;
const EVERYBODY = ['trooper', 'ground', 'repulsor'] as const;

const east = (speed: number, more: Spec = {}) => ({ kind: 'standard', speed, heading: 90, bend: 0, way: 1, ...more });
const moving = (who: Spec, terrain: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay({ units: [who], terrain, active: 0, ...more })
    .until('action')
    .take('move');
/** How a piece across the way of a mover treats it: it goes on at full speed, only slower, or not at all. */
function footing(kind: TerrainKind, who: Who, more: Spec = {}): string {
  const across = piece(kind, 465, 400, 12, 200, more);
  const at = { trooper: 430, ground: 415, repulsor: 375 }[who];
  const t = moving(WHO[who](at), [across]);
  const fast = t.match.check(0, east(2));
  if (fast?.clauses.includes('LE-SCHWIERIGES-GELAENDE-GLOSSAR-03')) return 'difficult';
  expect(fast).toBeUndefined();
  t.take(east(2));
  return t.events('hindered').length > 0 ? 'impassable' : 'open';
}
const all = (kind: TerrainKind, more: Spec = {}) => EVERYBODY.map((who) => footing(kind, who, more));
const level = (t: Table, mini?: number) => {
  const [x, y] = t.pose(0, mini);
  return levelAt(t.g.terrain, { x, y });
};

describe('the tables: how terrain treats troopers, ground vehicles, repulsor vehicles', () => {
  it('[LE-FLAECHEN-GELAENDE-06] [LE-GRUBEN-UND-GRAEBEN-08] [LE-FLAECHEN-GELAENDE-07] shallow water and pits slow who walks, deep water stops it', () => {
    expect(all('shallow-water')).toEqual(['difficult', 'difficult', 'open']);
    expect(all('pit')).toEqual(['difficult', 'difficult', 'open']);
    expect(all('deep-water')).toEqual(['impassable', 'impassable', 'open']);
    expect([TERRAIN['shallow-water'].cover, TERRAIN['deep-water'].cover, TERRAIN.pit.cover]).toEqual([0, 0, 2]);
  });
  it('[LE-FLAECHEN-GELAENDE-08] [LE-FLAECHEN-GELAENDE-09] [LE-GROSSE-OBJEKTE-04] [LE-GELAENDE-OFFEN-01] grass, light woods and hills neither block nor hinder', () => {
    for (const kind of ['tall-grass', 'light-woods', 'hill'] as const) {
      expect(all(kind)).toEqual(['open', 'open', 'open']);
      expect(TERRAIN[kind].cover).toBe(1);
    }
  });
  it('[LE-FLAECHEN-GELAENDE-10] [LE-FLAECHEN-GELAENDE-11] [LE-UNPASSIERBARES-GELAENDE-GLOSSAR-04] ruins slow everybody, dense woods stop repulsor vehicles', () => {
    expect(all('ruins')).toEqual(['difficult', 'difficult', 'difficult']);
    expect(all('dense-woods')).toEqual(['difficult', 'difficult', 'impassable']);
    expect([TERRAIN.ruins.cover, TERRAIN['dense-woods'].cover]).toEqual([2, 2]);
  });
  it('[LE-GRUBEN-UND-GRAEBEN-06] [LE-GRUBEN-UND-GRAEBEN-07] craters and trenches slow troopers only', () => {
    for (const kind of ['crater', 'trench'] as const) expect(all(kind)).toEqual(['difficult', 'open', 'open']);
    expect([TERRAIN.crater.cover, TERRAIN.trench.cover]).toEqual([1, 2]);
  });
  it('[LE-GELAENDE-BARRIKADEN-02] [LE-GELAENDE-BARRIKADEN-03] [LE-GELAENDE-BARRIKADEN-04] [LE-GELAENDE-BARRIKADEN-05] fences, sandbags, low hedges and mud walls slow troopers only', () => {
    for (const [kind, cover] of Object.entries({ fence: 0, sandbags: 1, 'low-hedge': 1, 'low-mud-wall': 1 } as const)) {
      expect(all(kind as TerrainKind)).toEqual(['difficult', 'open', 'open']);
      expect(TERRAIN[kind as TerrainKind].cover).toBe(cover);
    }
  });
  it('[LE-GELAENDE-BARRIKADEN-06] [LE-GELAENDE-BARRIKADEN-07] [LE-BARRIKADEN-07] [LE-BARRIKADEN-06] so do low stone walls and barricades, over which everybody may go', () => {
    for (const kind of ['low-stone-wall', 'barricade'] as const) {
      expect(all(kind)).toEqual(['difficult', 'open', 'open']);
      expect(TERRAIN[kind].cover).toBe(2);
    }
  });
  it('[LE-OFFENES-GELAENDE-03] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-10] [LE-OFFENES-GELAENDE-02] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-09] it depends on the type: even two barricades are open to vehicles', () => {
    const two = [piece('barricade', 465, 400, 12, 200), piece('barricade', 500, 400, 12, 200)];
    for (const who of [walker(415), tank(375)]) expect(moving(who, two).match.check(0, east(2))).toBeUndefined();
    expect(moving(trooper(430), two).match.check(0, east(2))?.clauses).toContain('LE-SCHWIERIGES-GELAENDE-GLOSSAR-03');
  });
  it('[LE-GROSSE-OBJEKTE-05] a high hedge lets troopers through, slowly, and no vehicle that is not higher', () => {
    expect([footing('high-hedge', 'trooper'), footing('high-hedge', 'ground')]).toEqual(['difficult', 'impassable']);
    expect(footing('high-hedge', 'repulsor', { height: 66 })).toBe('impassable');
    expect(TERRAIN['high-hedge'].cover).toBe(1);
  });
  it('[LE-GROSSE-OBJEKTE-06] [LE-GROSSE-OBJEKTE-07] [LE-GROSSE-OBJEKTE-08] [LE-GROSSE-OBJEKTE-02] high walls and buildings let nobody through', () => {
    for (const [kind, cover] of Object.entries({ 'high-mud-wall': 1, 'high-stone-wall': 2, building: 2 } as const)) {
      expect(all(kind as TerrainKind)).toEqual(['impassable', 'impassable', 'impassable']);
      expect(TERRAIN[kind as TerrainKind].cover).toBe(cover);
    }
  });
  it('[LE-GELAENDE-UNPASSIERBAR-01] [LE-UNPASSIERBARES-GELAENDE-GLOSSAR-01] [LE-UNPASSIERBARES-GELAENDE-GLOSSAR-02] [LE-GROSSE-OBJEKTE-01] who comes to a building stops at its wall', () => {
    const t = moving(trooper(430), [piece('building', 560, 400, 200, 200)]).take(east(2));
    expect(t.pose(0)[0]).toBeCloseTo(460 - 13.5, 1);
    expect(t.events('hindered')).toMatchObject([{ unit: 0, clauses: ['LE-BEWEGUNG-18'] }]);
  });
});

describe('what was agreed', () => {
  it('[LE-GELAENDEARTEN-01] [LE-BEWEGUNGSEINSCHRAENKUNG-01] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-11] [LE-OFFENES-GELAENDE-04] the tables are defaults: each kind of unit may be treated otherwise', () => {
    const agreed = { footing: { trooper: 'open', ground: 'difficult', repulsor: 'impassable' } };
    for (const kind of ['barricade', 'ruins', 'hill'] as const)
      expect(all(kind, agreed)).toEqual(['open', 'difficult', 'impassable']);
    // Of whom nothing was said the table speaks.
    expect(all('ruins', { footing: { trooper: 'open' } })).toEqual(['open', 'difficult', 'difficult']);
  });
  it('[LE-UNPASSIERBARES-GELAENDE-GLOSSAR-03] [LE-UNPASSIERBARES-GELAENDE-GLOSSAR-05] [LE-GELAENDE-UNPASSIERBAR-03] what is impassable to one is not to another', () => {
    expect(all('tall-grass', { footing: { ground: 'impassable' } })).toEqual(['open', 'impassable', 'open']);
    expect(all('sandbags', { footing: { repulsor: 'impassable' } })).toEqual(['difficult', 'open', 'impassable']);
  });
  it('[LE-GELAENDE-SCHWIERIG-02] a steep but low hill is difficult for troops, as barricades are', () => {
    const steep = { footing: { trooper: 'difficult' }, height: 30 };
    expect(footing('hill', 'trooper', steep)).toBe('difficult');
    expect(footing('barricade', 'trooper')).toBe('difficult');
    expect(footing('hill', 'trooper', { height: 30 })).toBe('open');
  });
  it('[LE-GROSSE-OBJEKTE-03] a house with a door: its walls stop whom the door lets in', () => {
    const door = { footing: { trooper: 'open' } };
    const walls = [
      piece('high-stone-wall', 480, 300, 12, 160),
      piece('high-stone-wall', 480, 400, 12, 40, door),
      piece('high-stone-wall', 480, 500, 12, 160),
    ];
    const through = (y: number) =>
      moving(rebels(430, y, alone(4)), walls)
        .take(east(2))
        .pose(0)[0];
    expect(through(400)).toBeGreaterThan(500);
    expect(through(440)).toBeLessThan(480);
  });
  it('[LE-FLAECHEN-GELAENDE-04] [LE-FLAECHEN-GELAENDE-05] an area ends at the outline that was drawn around it', () => {
    const woods = {
      kind: 'dense-woods',
      x: 500,
      y: 400,
      outline: [
        [-30, -60],
        [60, -60],
        [60, 60],
        [0, 60],
      ],
    };
    // The border slants: at y 350 it lies at x 475, at y 450 at x 495 or so.
    const at = (x: number, y: number) =>
      moving(rebels(x, y, alone(4)), [woods]).match.check(0, east(2, { heading: 270 }))?.clauses ?? [];
    expect(at(456, 350)).toEqual([]);
    expect(at(470, 350)).toContain('LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
    expect(at(470, 450)).toEqual([]);
  });
});

describe('difficult terrain', () => {
  const mud = (x: number, width = 40) => piece('shallow-water', x, 400, width, 300);
  const clauses = (t: Table, move: Spec) => t.match.check(0, move)?.clauses ?? [];
  const SLOW = 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02';
  it('[LE-GELAENDE-SCHWIERIG-01] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-01] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-03] [LE-GELAENDE-SCHWIERIG-03] who moves through it goes slower by 1; who stops before it does not', () => {
    const t = moving(trooper(400), [mud(500)]);
    expect(t.refuses(east(2), SLOW)).toMatchObject({ measured: 2, allowed: 1 });
    // 125 and the base: it would go on to 552; the border is at 480.
    const near = (to: number) => clauses(t, east(2, { way: (to - 400) / 152 }));
    expect(near(480 - 13.6)).toEqual([]);
    expect(near(480 - 13.4)).toContain(SLOW);
    expect(clauses(t, east(1))).toEqual([]);
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-02] [LE-GELAENDE-SCHWIERIG-03] so does who begins in it, with any of its miniatures', () => {
    const squad = (x: number) => rebels(400, 400, { minis: [null, [x, 400], 'fallen', 'fallen'] as never });
    const from = (x: number) => clauses(moving(squad(x), [mud(330)]), east(2));
    expect(from(350 + 13.6)).toEqual([]);
    expect(from(350 + 13.4)).toContain(SLOW);
  });
  it('[LE-GELAENDE-SCHWIERIG-03] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-03] and who would end in it with any of them', () => {
    const t = moving(rebels(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'] as never }), [
      piece('shallow-water', 552, 500, 200, 100),
    ]);
    const beside = (y: number) => clauses(t, east(2, { others: [[552, y]] as never }));
    expect(beside(450 - 13.6)).toEqual([]);
    expect(beside(450 - 13.4)).toContain(SLOW);
    expect(clauses(t, east(1, { others: [[502, 460]] as never }))).toEqual([]);
    // Left to itself the program keeps them out of it.
    expect(t.take(east(2)).pose(0, 1)[1]).toBeLessThan(450 - 13.5);
  });
  it('[LE-GELAENDE-SCHWIERIG-04] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-04] several pieces slow it once, and nobody below 1', () => {
    const bikes = unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] });
    const slow = unit(LUKE, 0, 400, 400);
    const two = [mud(450), mud(520)];
    expect(moving(slow, two).refuses(east(2), SLOW)).toMatchObject({ allowed: 1 });
    expect(clauses(moving(slow, two), east(1))).toEqual([]);
    expect(clauses(moving(bikes, two), east(2))).toEqual([]);
    const guards = unit('snowtroopers', 0, 400, 400, alone(4));
    expect(clauses(moving(guards, two), east(1))).toEqual([]);
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-05] with what else slows it, it may come to a standstill', () => {
    const held = (immobilize: number) => moving(trooper(400, { tokens: { immobilize } }), [mud(450)]);
    expect(held(1).refuses(east(1), SLOW)).toMatchObject({ measured: 1, allowed: 0 });
    expect(clauses(held(0), east(1))).toEqual([]);
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-06] a move of a given speed outside its activation is not slowed', () => {
    // Vader pushes somebody through the mud who could not get through by itself.
    const held = unit('stormtroopers', 0, 450, 400, { ...alone(4), tokens: { immobilize: 1 } });
    const vader = unit(VADER, 1, 400, 400, { upgrades: ['force-push'] });
    const t = lay({ units: [vader, held], terrain: [mud(500)], active: 0 });
    t.until('action').take('card:0:0.force-push/push');
    expect(t.take(east(1)).pose(1)[0]).toBeGreaterThan(540);
    const own = lay({ units: [held, vader], terrain: [mud(500)], active: 0 })
      .until('action')
      .take('move');
    expect(own.refuses(east(1), SLOW)).toMatchObject({ measured: 1, allowed: 0 });
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-07] it slows vehicles that reverse as well', () => {
    const back = (speed: number) => ({ kind: 'reverse', speed, heading: 0, bend: 0, way: 1 });
    const t = (...terrain: readonly Spec[]) => moving(unit('at-st', 1, 400, 400, { degrees: 90 }), terrain);
    expect(clauses(t(), back(1))).toEqual([]);
    expect(t(mud(300)).refuses(back(1), SLOW)).toMatchObject({ measured: 1, allowed: 0 });
  });
  it('[LE-OFFENES-GELAENDE-01] where there is nothing everybody goes as fast as it can', () => {
    for (const who of EVERYBODY) expect(moving(WHO[who](400), []).take(east(2)).events('hindered')).toEqual([]);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-26] stormtroopers cross a barricade at speed 1', () => {
    const t = moving(unit('stormtroopers', 1, 430, 400, alone(4)), [piece('barricade', 465, 400, 27, 70)]);
    expect(t.refuses(east(2), SLOW)).toMatchObject({ measured: 2, allowed: 1 });
    expect(t.take(east(1)).pose(0)[0]).toBeGreaterThan(465 + 13.5 + 13.5);
  });
  it('[LE-GRUBEN-UND-GRAEBEN-09] within a trench the ground is firm', () => {
    const trench = piece('trench', 500, 400, 300, 40);
    expect(clauses(moving(trooper(400), [trench]), east(2))).toEqual([]);
    const pair = (y: number) => rebels(400, 400, { minis: [null, [440, y], 'fallen', 'fallen'] as never });
    // Beside it another one walks along outside.
    const beside = moving(pair(450), [trench]);
    expect(clauses(beside, east(2, { others: [[592, 450]] as never }))).toEqual([]);
    expect(clauses(moving(pair(400), [trench]), east(2, { others: [[592, 400]] as never }))).toEqual([]);
  });
  it('[LE-GRUBEN-UND-GRAEBEN-10] into it, out of it and across it is difficult, for every miniature', () => {
    const trench = piece('trench', 500, 400, 100, 300);
    for (const [x, heading] of [
      [420, 90],
      [500, 0],
      [500, 90],
    ] as const) {
      const expected = heading === 0 ? [] : [SLOW, 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-03'];
      expect(clauses(moving(trooper(x), [trench]), east(2, { heading, way: 0.6 }))).toEqual(expected);
    }
    const ditch = piece('trench', 500, 400, 400, 40);
    const pair = rebels(400, 400, { minis: [null, [440, 450], 'fallen', 'fallen'] as never });
    expect(clauses(moving(pair, [ditch]), east(2, { others: [[592, 400]] as never }))).toContain(SLOW);
  });
});

describe('how high', () => {
  const block = (height: number, x = 560) => piece('building', x, 400, 180, 200, { height });
  const plateau = (height: number) => piece('building', 670, 400, 400, 200, { height });
  const end = (who: Spec, height: number) => level(moving(who, [plateau(height)]).take(east(1)));
  it('[LE-GELAENDE-UNPASSIERBAR-04] troopers step onto what is no higher than they are', () => {
    expect(end(trooper(440), 42)).toBe(42);
    expect(end(trooper(440), 42.1)).toBe(0);
  });
  it('[LE-GELAENDE-UNPASSIERBAR-05] ground vehicles onto half their height, repulsor vehicles onto all of it', () => {
    const [half, whole] = [65.4 / 2, 65.9];
    expect(end(walker(430), half)).toBe(half);
    expect(end(walker(430), half + 0.1)).toBe(0);
    expect(end(tank(380), whole)).toBe(whole);
    expect(end(tank(380), whole + 0.1)).toBe(0);
  });
  it('[LE-GELAENDE-UNPASSIERBAR-06] neither a standard move nor a reverse move leads through what is impassable', () => {
    const t = (degrees: number) => moving(unit('at-st', 1, 400, 400, { degrees }), [block(150)]);
    expect(t(90).take(east(2)).pose(0)[0]).toBeCloseTo(470 - 50, 1);
    expect(t(270).take({ kind: 'reverse', speed: 1, heading: 0, bend: 0, way: 1 }).pose(0)[0]).toBeCloseTo(420, 1);
  });
  const jump = (t: Table) => t.until('action').take('card:0:jump/jump');
  const luke = (x: number, terrain: readonly Spec[]) => lay({ units: [unit(LUKE, 0, x, 400)], terrain, active: 0 });
  const leap = { kind: 'jump', speed: 2, heading: 90, bend: 0, way: 1 };
  it('[LE-GELAENDE-UNPASSIERBAR-08] [LE-SPRINGEN-X-02] who jumps X stands on what is no higher than X, or beyond it', () => {
    const to = (height: number) => level(jump(luke(440, [block(height)])).take(leap));
    expect(to(SEGMENT)).toBe(SEGMENT);
    expect(to(SEGMENT + 0.1)).toBe(0);
    const over = (height: number) =>
      jump(luke(440, [piece('high-stone-wall', 500, 400, 14, 300, { height })])).take(leap);
    expect(over(SEGMENT).pose(0)[0]).toBeGreaterThan(530);
    expect(over(SEGMENT + 0.1).pose(0)[0]).toBeLessThan(500);
    // A ravine of whatever depth is no higher than the ground.
    const ravine = jump(luke(440, [piece('deep-water', 500, 400, 60, 300)])).take(leap);
    expect(ravine.pose(0)[0]).toBeGreaterThan(560);
  });
  it('[LE-SPRINGEN-X-03] [LE-SPRINGEN-X-05] measured from where the jump begins: from height 1 to height 2', () => {
    const roofs = (height: number) => [block(SEGMENT, 400), block(height, 580)];
    const from = (height: number) => level(jump(luke(440, roofs(height))).take({ ...leap, way: 0.9 }));
    expect(from(2 * SEGMENT)).toBe(2 * SEGMENT);
    expect(from(2 * SEGMENT + 0.1)).toBe(SEGMENT);
    expect(level(jump(luke(440, [block(SEGMENT, 400)])).take(leap))).toBe(0);
  });
  it('[LE-GLEITER-X-11] [LE-GLEITER-X-12] [LE-GLEITER-X-01] a speeder flies over what is no higher than its X, and may end on it', () => {
    const bikes = unit('74-z-speeder-bikes', 1, 400, 400, { degrees: 90, minis: [null, 'fallen'] });
    const fly = (...terrain: readonly Spec[]) => moving(bikes, terrain);
    const ahead = east(3);
    const wall = (height: number) => fly(piece('high-stone-wall', 480, 400, 14, 300, { height })).take(ahead);
    expect(wall(SEGMENT).pose(0)[0]).toBeGreaterThan(550);
    expect(wall(SEGMENT + 0.1).pose(0)[0]).toBeLessThan(480);
    // Woods that stop other repulsor vehicles are low enough for it.
    expect(
      fly(piece('dense-woods', 480, 400, 80, 300))
        .take(ahead)
        .events('hindered'),
    ).toEqual([]);
    expect(level(fly(block(SEGMENT, 620)).take(ahead))).toBe(SEGMENT);
  });
});
