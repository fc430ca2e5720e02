import { circle, polygon, type Shape } from '@holotisch/table';
import { battleCardOf } from '../../data/index.ts';
import type { PlayerColour, Point, Zone } from '../../data/types.ts';
import { SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { At, DeploymentData } from '../../payloads.ts';
import type { LegionState, Side } from '../../state.ts';

/** Deployment zones where they lie on this table. Cards print blue at the bottom; blue may have chosen the other edge. */

export const colourOf = (state: LegionState, side: Side): PlayerColour => (side === state.blue ? 'blue' : 'red');

/** A place that is printed on a card, on the table. */
export function onTableOf({ state }: Legion, { x, y }: Point): Point {
  const { width, depth } = state.rules;
  return state.edges[state.blue] === 'south' ? { x, y } : { x: width - x, y: depth - y };
}

/** The zones of a colour by the card in use; along its edge where there is none. LE-EPISCHE-ARMEE-06 */
export function zonesOf(g: Legion, colour: PlayerColour): readonly Zone[] {
  const { battle, rules } = g.state;
  const id = battle.deployment ?? battle.primary;
  const special = id === undefined ? undefined : g.book.get(`battle/${id}`)?.battle?.zones?.(g, colour);
  const printed = special ?? (id === undefined ? undefined : battleCardOf(id).zones?.[colour]);
  if (printed) return printed;
  const deep = 2 * SEGMENT;
  const [from, to] = colour === 'blue' ? [0, deep] : [rules.depth - deep, rules.depth];
  return [
    {
      corners: [
        { x: 0, y: from },
        { x: rules.width, y: from },
        { x: rules.width, y: to },
        { x: 0, y: to },
      ],
    },
  ];
}

function zoneShape(g: Legion, zone: Zone): Shape {
  if (!('corners' in zone)) return circle(onTableOf(g, zone.centre), zone.radius);
  const corners = zone.corners.map((p) => onTableOf(g, p));
  const known = SHAPES.get(zone);
  if (known?.corners.every(({ x, y }, i) => x === corners[i]!.x && y === corners[i]!.y)) return known.shape;
  const shape = polygon(corners);
  SHAPES.set(zone, { corners, shape });
  return shape;
}
/** The zones that cards print, as they last lay on a table. */
const SHAPES = new WeakMap<Zone, { readonly corners: readonly Point[]; readonly shape: Shape }>();
export const zoneShapes = (g: Legion, colour: PlayerColour): readonly Shape[] =>
  zonesOf(g, colour).map((zone) => zoneShape(g, zone));

const at = ({ x, y }: Point): At => [x, y];
/** The same as plain data of a question. */
export const zoneData = (g: Legion, colour: PlayerColour): DeploymentData['zones'] =>
  zonesOf(g, colour).map((zone) =>
    'corners' in zone
      ? zone.corners.map((p) => at(onTableOf(g, p)))
      : { centre: at(onTableOf(g, zone.centre)), radius: zone.radius },
  );
type ZoneData = DeploymentData['zones'][number];
export function shapeOfData(zone: ZoneData): Shape {
  if ('centre' in zone) return circle({ x: zone.centre[0], y: zone.centre[1] }, zone.radius);
  let shape = OF_DATA.get(zone);
  if (shape === undefined) {
    shape = polygon(zone.map(([x, y]) => ({ x, y })));
    OF_DATA.set(zone, shape);
  }
  return shape;
}
/** A question is asked about many places. */
const OF_DATA = new WeakMap<ZoneData, Shape>();
