import { type AskOf, data } from '@holotisch/armada';
import { between, hullOf, RANGE, zonesOf } from '@holotisch/armada/rules';
import type { Imagined, Ship } from './imagine.ts';

/** What only battles of a campaign ask: who flees, what a scar costs, who defends a base. */

/** A ship with so little of its hull left, and enemies so many, is not likely to see the next round. */
const DYING = 0.34;
const IN_DANGER = 0.5;

/** Whoever retreats is lost for this battle as if destroyed, but bears no scar; who is scarred would be lost for good. */
export function retreatPays({ g, enemyShips }: Imagined, ship: Ship): boolean {
  const hull = hullOf(g, ship);
  const left = (hull - ship.damage.length) / hull;
  const shields = zonesOf(g, ship).reduce((sum, zone) => sum + ship.shields[zone], 0);
  const near = enemyShips.filter((enemy) => between(g, ship, enemy) < RANGE[2]!);
  if (near.length === 0 || shields > 2) return false;
  return left <= (ship.scarred ? IN_DANGER : DYING);
}

/** From the one that is missed least. */
const MISSED: readonly data.DefenceKind[] = ['contain', 'salvo', 'scatter', 'evade', 'redirect', 'brace'];
const missed = ({ about }: AskOf<'card-token'>['options'][number]): number =>
  about === undefined ? 0 : MISSED.indexOf(about.kind);

export const chooseScar = ({ options }: AskOf<'card-token'>): string =>
  options.reduce((least, one) => (missed(one) < missed(least) ? one : least), options[0]!).id;

/** The dearest that the points allow, as long as they allow any. */
export const chooseFighters = ({ options }: AskOf<'fighter-wing'>): string =>
  options.reduce((best, one) => (pointsOf(one.id) > pointsOf(best.id) ? one : best), options[0]!).id;
const pointsOf = (card: string): number => data.findSquadron(card)?.points ?? 0;
