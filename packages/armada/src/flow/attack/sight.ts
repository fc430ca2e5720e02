import type { Armada } from '../../armada.ts';
import type { Zone } from '../../data/types.ts';
import {
  blockedBy,
  type Obstructions,
  obstructions,
  type Shooter,
  type Sight,
  sightLine,
} from '../../geometry/index.ts';
import type { Obstacle, Party, Squadron } from '../../state.ts';
import { markerShape, shipsInPlay } from '../../values.ts';

/** Lines on the table between those who attack and those who are attacked. */

/** A party with its hull zone, as geometry sees it. */
export function endOf(g: Armada, party: Party, zone: Zone | null, special = false): Shooter {
  if ('unit' in party) {
    const unit = g.unit(party.unit);
    if (unit.kind === 'squadron') return { squadron: g.base(unit) };
    return { ship: g.standing(unit), zone: zone!, ...(special && { special: true as const }) };
  }
  if ('obstacle' in party) return { token: g.outline(g.state.obstacles[party.obstacle]!), id: party.obstacle };
  const marker = g.state.markers.find((m) => m.id === party.marker)!;
  return { token: markerShape(marker) };
}

export interface Seen {
  readonly line: Sight;
  /** The hull zone of the defender that is in the way. */
  readonly blocked: Zone | undefined;
  readonly by: Obstructions;
}

/** What the line of sight from one to the other meets. AR-SICHTLINIE-01..11 */
export function look(g: Armada, from: Shooter, to: Shooter, parties: readonly Party[]): Seen {
  const line = sightLine(from, to);
  const involved = new Set(parties.flatMap((p) => ('unit' in p ? [p.unit] : [])));
  const ships = shipsInPlay(g.state).filter((ship) => !involved.has(ship.id));
  const scene = {
    ships: ships.map((ship) => g.standing(ship)),
    obstacles: g.state.obstacles.flatMap((o, id) =>
      isTransparent(g, o) ? [] : [{ id, kind: o.kind, shape: g.outline(o) }],
    ),
  };
  const by = obstructions(line, from, to, scene);
  return { line, blocked: blockedBy(line, to, from), by: { ...by, ships: by.ships.map((at) => ships[at]!.id) } };
}

function isTransparent(g: Armada, obstacle: Obstacle): boolean {
  for (const { source, rule } of g.having('transparent')) if (rule(g, source, obstacle)) return true;
  return false;
}

export const isObstructed = ({ by }: Seen): boolean => by.ships.length + by.obstacles.length + by.dust.length > 0;

/** Whether two squadrons see each other unobstructed. AR-NAHKAMPF-05 */
export const isClear = (g: Armada, a: Squadron, b: Squadron): boolean =>
  !isObstructed(look(g, { squadron: g.base(a) }, { squadron: g.base(b) }, [{ unit: a.id }, { unit: b.id }]));
