import { type Flow, type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import { band, contains, distance, footprintOverlaps, type Polygon, type Pose, pose } from '@holotisch/table';
import type { CardSource } from '../../cards/vocabulary.ts';
import * as data from '../../data/index.ts';
import type { BombToken } from '../../data/types.ts';
import { bombShapes } from '../../geometry/bomb-shape.ts';
import { BANDS } from '../../geometry/measuring.ts';
import type { BombPlace } from '../../payloads.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { askIn } from '../choose.ts';
import { poseOfSpot, readSpot, type Spot, sampled, someSpot } from '../setup/placing.ts';

/** Bomb tokens that a card lets its player lay down by hand, without a template. */

type Where = 'bomb-touching' | 'bomb-far';

function* askSpot(self: CardSource, bomb: string, kind: Where): Flow<Spot> {
  const { token } = data.upgrade('bomb', bomb).bomb!;
  return yield* askIn(kind === 'bomb-far' ? farPlace : touchingPlace, {
    seat: self.seat,
    kind,
    prompt: say(`xw.ask.${kind}`, { card: self.card, weapon: bomb, ship: self.ship.id }),
    clauses: ['XW-KARTENFAEHIGKEITEN-01', 'XW-BOMBEN-04'],
    about: { ship: self.piece, card: self.card, bomb: token },
    region: { name: kind, ship: self.ship.id, bomb: token },
  });
}

/** Every outline of a token, or set of tokens, at a place. */
const outlinesAt = (token: BombToken, at: Pose): readonly Polygon[] =>
  data.BOMB_TOKENS[token].flatMap((_, part) => bombShapes(token, part, at));

/** How far out a token surely lies clear of any base, and how fine the last step up to it is. */
const CLEAR = 250;
const HALVINGS = 30;

/**
 * A token that is to touch a ship: whatever place is named, it is pushed straight towards the ship, or pulled back, until
 * it lies against its base. No hand could name the place itself that exactly.
 */
export const touchingPlace: Region<XWing, BombPlace, Spot> = {
  name: 'bomb-touching',
  read: readSpot,
  check: () => undefined,
  sample(g, { ship }, rng) {
    const { x, y } = g.ship(ship).pose!;
    const at = pose(x, y, 15 * rng.below(24));
    return { x: x + CLEAR * at.hx, y: y + CLEAR * at.hy, degrees: 15 * rng.below(24) };
  },
};

export function* placeTouching(g: XWing, self: CardSource, bomb: string): Flow<Pose> {
  const { token } = data.upgrade('bomb', bomb).bomb!;
  return poseOfSpot(pushedUp(g, self.ship, token, yield* askSpot(self, bomb, 'bomb-touching')));
}

function pushedUp(g: XWing, ship: Ship, token: BombToken, spot: Spot): Spot {
  const { x, y, hx, hy } = ship.pose!;
  const [dx, dy] = [spot.x - x, spot.y - y];
  const far = Math.sqrt(dx * dx + dy * dy);
  // Right on the middle of the ship there is no direction to push from: behind it, where bombs usually lie.
  const [ux, uy] = far > 1 ? [dx / far, dy / far] : [-hx, -hy];
  const at = (d: number): Spot => ({ x: x + d * ux, y: y + d * uy, degrees: spot.degrees });
  const overlaps = (d: number): boolean =>
    outlinesAt(token, poseOfSpot(at(d))).some((s) => footprintOverlaps(g.standing(ship), s));
  let [inside, outside] = [0, CLEAR];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (overlaps(middle)) inside = middle;
    else outside = middle;
  }
  return at(outside);
}

/** Inside the play area and beyond range 3 of every enemy. */
function refuseFar(g: XWing, ship: Ship, token: BombToken, spot: Spot): Refusal | undefined {
  const outlines = outlinesAt(token, poseOfSpot(spot));
  if (!outlines.every((s) => contains(g.playArea, s)))
    return { clauses: ['XW-KARTENFAEHIGKEITEN-01'], message: say('xw.bombOffTable') };
  for (const enemy of inPlay(g.state)) {
    if (isFriendly(g.state, ship, enemy)) continue;
    const mm = Math.min(...outlines.map((s) => distance(g.standing(enemy).base, s)));
    if (band(mm, BANDS) <= 3)
      return {
        clauses: ['XW-REICHWEITE-08', 'XW-REICHWEITE-10'],
        message: say('xw.bombTooNear', { ship: enemy.id, mm: Math.round(mm) }),
        measured: mm,
        allowed: '> 300',
        piece: enemy.id,
      };
  }
  return undefined;
}

const HEADINGS = [0, 90, 180, 270];

function someFarSpot(g: XWing, ship: Ship, token: BombToken, rng?: Rng): Spot | undefined {
  const { width, depth } = g.state.rules;
  const box = { x: [0, width], y: [0, depth] } as const;
  return someSpot(rng, box, HEADINGS, (s) => refuseFar(g, ship, token, s) === undefined);
}

export const hasFarSpot = (g: XWing, ship: Ship, bomb: string): boolean =>
  someFarSpot(g, ship, data.upgrade('bomb', bomb).bomb!.token) !== undefined;

/** Anywhere beyond range 3 of enemy ships. */
export const farPlace: Region<XWing, BombPlace, Spot> = {
  name: 'bomb-far',
  read: readSpot,
  check: (g, { ship, bomb }, spot) => refuseFar(g, g.ship(ship), bomb, spot),
  sample: (g, { ship, bomb }, rng) => sampled((draws) => someFarSpot(g, g.ship(ship), bomb, draws), rng),
};

export function* placeFar(_g: XWing, self: CardSource, bomb: string): Flow<Pose> {
  return poseOfSpot(yield* askSpot(self, bomb, 'bomb-far'));
}
