import { data, READY_TABLES, TERRAIN, TERRAIN_KINDS, type Terrain } from '@holotisch/legion';
import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { models } from '../../src/models/legion/index.ts';
import { markerModel } from '../../src/models/legion/markers.ts';
import { depthIn } from '../../src/models/legion/terrain/ground.ts';
import { terrainModel } from '../../src/models/legion/terrain.ts';
import { type Mesh, meshOf } from '../../src/models/mesh.ts';
import type { Model } from '../../src/models/part.ts';

/** Every unit of both editions, once. */
const units = [
  ...new Map(
    data.EDITIONS.flatMap((edition) => data.unitsIn(edition)).map((unit) => [unit.id, unit] as const),
  ).values(),
];
const meshes = new Map<Model, Mesh>();
function meshFor(key: string): Mesh {
  const model = models[key]!;
  const mesh = meshes.get(model) ?? meshOf(model);
  meshes.set(model, mesh);
  return mesh;
}
const isWhole = ({ patches }: Mesh): boolean =>
  patches.every(({ corners, normals }) => [corners, normals].every((numbers) => numbers.every(Number.isFinite)));
const keysOf = (id: string): readonly string[] =>
  Object.keys(models).filter((key) => key === `legion/${id}` || key.startsWith(`legion/${id}/`));

describe('models of Legion', () => {
  it('there is one for every unit of both editions, none is missing', () => {
    expect(units.filter(({ id }) => !models[`legion/${id}`]).map(({ id }) => id)).toEqual([]);
  });

  it('every name is that of a unit, a role or an upgrade', () => {
    const upgrades = new Set(data.EDITIONS.flatMap((edition) => data.upgradesIn(edition)).map(({ id }) => id));
    const known = new Set([...units.map(({ id }) => id), ...upgrades]);
    const roles = new Set(['leader', 'heavy', ...upgrades]);
    const wrong = Object.keys(models).filter((key) => {
      const [, id, role] = key.split('/');
      return !known.has(id!) || (role !== undefined && !roles.has(role));
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(models).filter((key) => !isWhole(meshFor(key)))).toEqual([]);
  });

  it('units of several have a leader and a heavy weapon of their own', () => {
    const several = units.filter(({ minis, slots }) => minis !== 1 || slots.includes('heavy-weapon'));
    const missing = several.flatMap(({ id }) =>
      ['leader', 'heavy'].map((role) => `legion/${id}/${role}`).filter((key) => !models[key]),
    );
    expect(missing).toEqual([]);
    const alike = several
      .filter(({ slots }) => slots.includes('heavy-weapon'))
      .filter(({ id }) => JSON.stringify(models[`legion/${id}`]) === JSON.stringify(models[`legion/${id}/heavy`]));
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  it('no two units look the same', () => {
    const looks = new Map<string, string>();
    const same = units.flatMap(({ id, name }) => {
      // The Bad Batch fights for two sides.
      const look = `${JSON.stringify(models[`legion/${id}`])} ${name.en === 'The Bad Batch' ? id : ''}`;
      const other = looks.get(look);
      looks.set(look, id);
      return other ? [`${id} = ${other}`] : [];
    });
    expect(same).toEqual([]);
  });

  it('every one is whole, stands on the table and has few triangles', () => {
    const wrong = units.flatMap(({ id, unique, type, rank }) => {
      const vehicle = type.endsWith('vehicle') || ['creature-trooper', 'emplacement-trooper'].includes(type);
      const alone = unique === true || rank === 'commander' || rank === 'operative';
      const most = vehicle ? 3000 : alone ? 1500 : 1000;
      return keysOf(id).flatMap((key) => {
        const { triangles, low } = meshFor(key);
        const faults = [
          !isWhole(meshFor(key)) && 'not whole',
          triangles > most && `${triangles} triangles`,
          low[2] < -0.01 && `${low[2].toFixed(1)} below the table`,
        ].filter((fault) => fault !== false);
        return faults.length > 0 ? [`${key}: ${faults.join(', ')}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('squads stay cheap: a trooper has 800 triangles on average at most', () => {
    const troopers = units.filter(({ type, minis }) => type.endsWith('trooper') && minis > 1);
    const mean = troopers.reduce((sum, { id }) => sum + meshFor(`legion/${id}`).triangles, 0) / troopers.length;
    expect(mean).toBeLessThanOrEqual(800);
  });

  it('vehicles are as high as their card says, to a seventh', () => {
    const wrong = units
      .filter(({ type }) => data.isVehicle(type))
      .map(({ id, height }) => ({ id, share: meshFor(`legion/${id}`).high[2] / height }))
      .filter(({ share }) => share < 0.86 || share > 1.14);
    expect(wrong).toEqual([]);
  });

  it('troopers are no higher than lines of sight see them, but for what they hold up', () => {
    const wrong = units
      .filter(({ type }) => !data.isVehicle(type))
      .flatMap(({ id, height }) => keysOf(id).map((key) => ({ key, share: meshFor(key).high[2] / height })))
      .filter(({ share }) => share < 0.4 || share > 1.08);
    expect(wrong).toEqual([]);
  });

  it('vehicles stand over their base and not beside it', () => {
    const wrong = units
      .filter(({ type }) => data.isVehicle(type))
      .map(({ id, base }) => {
        const { low, high } = meshFor(`legion/${id}`);
        const out = (axis: 0 | 1, size: number) => Math.max(-low[axis], high[axis]) - size / 2;
        return { id, x: out(0, base.width), y: out(1, base.length) };
      })
      // Wings and tails reach over it.
      .filter(({ x, y }) => x > 32 || y > 62);
    expect(wrong).toEqual([]);
  });
});

const corners = ({ patches }: Mesh): readonly (readonly [number, number, number])[] =>
  patches.flatMap(({ corners: all }) =>
    Array.from({ length: all.length / 3 }, (_, i) => [all[3 * i]!, all[3 * i + 1]!, all[3 * i + 2]!] as const),
  );
/** Grass and boards bend by so much; a hole has a rim of so much. */
const SLACK = 1.5;
const HOLE = 3;

const octagon = (width: number, depth: number): Terrain['outline'] =>
  Array.from({ length: 8 }, (_, i) => [
    (width / 2) * Math.cos((i * Math.PI) / 4),
    (depth / 2) * Math.sin((i * Math.PI) / 4),
  ]);
/** As the scenario lays it. R-LE-111 */
const WRECK: Terrain['outline'] = [
  [-95, -35],
  [-40, -60],
  [50, -55],
  [95, -15],
  [85, 40],
  [20, 60],
  [-70, 50],
];
const pieces: readonly Terrain[] = [
  { kind: 'wreck', outline: WRECK, pose: pose(0, 0, 0), height: TERRAIN.wreck.height },
  ...READY_TABLES.flatMap(({ terrain }) => terrain),
  ...TERRAIN_KINDS.filter((kind) => kind !== 'wreck').flatMap((kind) =>
    [octagon(150, 120), octagon(210, 160)].map((outline) => ({
      kind,
      outline,
      pose: pose(0, 0, 0),
      height: TERRAIN[kind].height,
    })),
  ),
];

describe('models of terrain', () => {
  it('stay within what the rules measure, and fill its height', () => {
    const wrong = pieces.flatMap((piece) => {
      const mesh = meshOf(terrainModel(piece));
      const most = Math.max(piece.height, HOLE) + SLACK;
      const out = Math.min(...corners(mesh).map(([x, y]) => depthIn(piece.outline, [x, y])));
      const faults = [
        !isWhole(mesh) && 'not whole',
        mesh.low[2] < -0.01 && `${mesh.low[2]} below the table`,
        mesh.high[2] > most && `${mesh.high[2]} high of ${piece.height}`,
        mesh.high[2] < piece.height * 0.8 && `only ${mesh.high[2]} high of ${piece.height}`,
        out < -SLACK && `${-out} beyond its outline`,
        mesh.triangles > 4000 && `${mesh.triangles} triangles`,
      ].filter((fault) => fault !== false);
      return faults.length > 0 ? [`${piece.kind}: ${faults.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('roofs and hills reach to where miniatures stand', () => {
    const tops = pieces.filter(({ kind }) => ['top', 'slope'].includes(TERRAIN[kind].stand));
    expect(tops.length).toBeGreaterThan(4);
    for (const piece of tops) expect(meshOf(terrainModel(piece)).high[2]).toBeCloseTo(piece.height, 1);
  });

  it('the same piece always looks the same', () => {
    const [piece] = pieces;
    expect(terrainModel({ ...piece! })).toEqual(terrainModel(piece!));
  });
});

describe('models of markers', () => {
  const kinds = [
    'objective',
    'condition',
    'charge',
    'smoke',
    'poi',
    'graffiti',
    'asset',
    'advantage',
    'bane',
    'cart',
  ] as const;
  it('there is one for every kind, whole and on the table', () => {
    for (const kind of kinds) {
      const mesh = meshOf(markerModel({ kind }));
      expect(isWhole(mesh), kind).toBe(true);
      expect(mesh.low[2], kind).toBeGreaterThanOrEqual(-0.01);
      expect(mesh.high[2], kind).toBeLessThanOrEqual(30);
    }
  });
  it('crates open when they are turned over', () => {
    const of = (note: string) => markerModel({ kind: 'objective', by: 'supply-drop', note });
    expect(of('facedown')).not.toEqual(of('faceup'));
  });
});
