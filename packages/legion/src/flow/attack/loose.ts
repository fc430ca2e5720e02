import { circle } from '@holotisch/table';
import { commandOf, upgradeOf } from '../../data/index.ts';
import type { Weapon } from '../../data/types.ts';
import { CONTACT } from '../../geometry/base.ts';
import type { Legion, StandingMini } from '../../legion.ts';
import type { Attack, Marker, Unit } from '../../state.ts';
import { leaderOf, onTable } from '../../values.ts';
import { markerNamed, radiusOf } from '../objectives/markers.ts';
import { screensBetween } from './sight.ts';

/** Attackers that are no units: tokens that go off, and the weapons of cards. LE-DETONIEREN-02, -06, -13 */

/** A weapon that no unit uses: of an upgrade, a command card, a battle card. */
export function looseWeapon(g: Legion, { card, weapon }: { readonly card: string; readonly weapon: string }): Weapon {
  const [kind, id] = [card.split('/')[0]!, card.split('/')[1]!];
  const weapons =
    kind === 'upgrade'
      ? upgradeOf(id, g.state.rules.edition).weapons
      : kind === 'command'
        ? commandOf(id, g.state.rules.edition).weapons
        : (g.book.get(card)?.weapons ?? []);
  const found = weapons.find((w) => w.id === weapon);
  if (!found) throw new Error(`${card} has no weapon ${weapon}`);
  return found;
}

/** A token as lines of sight and range take it. */
export function miniOfMarker(marker: Pick<Marker, 'kind' | 'x' | 'y'>): StandingMini {
  const shape = circle({ x: marker.x, y: marker.y }, radiusOf(marker.kind));
  return {
    pose: { x: marker.x, y: marker.y, hx: 0, hy: 1 },
    base: [shape],
    solids: [{ base: shape, low: 0, high: CONTACT }],
    ground: 0,
    height: CONTACT,
  };
}
function markerMini(g: Legion, { attacker }: Attack): StandingMini {
  const marker = 'marker' in attacker ? markerNamed(g, attacker.marker) : undefined;
  if (!marker) throw new Error('the token that detonates is gone');
  return miniOfMarker(marker);
}
/** What looks at the defender: the token, the attacker's leader, or where it stood if the unit has fallen by now. R-LE-117 */
export function eyeOf(g: Legion, a: Attack): StandingMini {
  if (!('unit' in a.attacker)) return markerMini(g, a);
  const unit = g.unit(a.attacker.unit);
  const isGone = unit.minis[unit.leader]!.pose === null;
  return isGone && a.stood ? g.standingAt(unit, unit.leader, a.stood) : leaderOf(g, unit);
}

/** LE-DETONIEREN-13: who sees the token is seen by it. */
export function seenByMarker(g: Legion, marker: Marker, unit: Unit): readonly number[] {
  const screens = screensBetween(g);
  const token = miniOfMarker(marker);
  return onTable(unit).filter((mini) => g.rules.sees(g.mini(unit, mini), token, screens));
}
