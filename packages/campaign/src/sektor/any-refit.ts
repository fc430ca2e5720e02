import type { Rng, Seat } from '@holotisch/engine';
import { pick } from '@holotisch/engine/list';
import { ARMS, type ArmId } from './arms/arm.ts';
import { ARM } from './arms/index.ts';
import { carryOut, NOTHING, type RefitOrder, type RefitPart } from './refit.ts';
import { cloneState, type Force, type SektorState } from './state.ts';
import { canFight, capOf, floorOf, forceWorth } from './worth.ts';

/** What a player does in refit who only wants to be ready: scars are mended, then units and cards bought as they come. */

export type Taste = {
  /** How many purchases are tried for a force. */
  readonly tries: number;
  /** The games in the order in which they are seen to. */
  readonly arms: readonly ArmId[];
  /** Of several units that could be had the dearest is taken, out of so many. */
  readonly choice: number;
};
const USUAL: Taste = { tries: 6, arms: ARMS, choice: 1 };

export function anyRefit(state: SektorState, seat: Seat, rng: Rng, taste: Taste = USUAL): RefitOrder {
  let order: RefitOrder = {};
  const fits = (one: RefitOrder): boolean => carryOut(cloneState(state), seat, one) === undefined;
  for (const game of taste.arms) {
    const force = state.houses[seat]!.forces[game];
    let part: RefitPart = NOTHING;
    const keep = (more: RefitPart): boolean => {
      if (!fits({ ...order, [game]: more })) return false;
      part = more;
      order = { ...order, [game]: more };
      return true;
    };
    if (!canFight(state.houses[seat]!, game, state.rules, state.turn + 1)) restore(state, force, rng, keep);
    for (const [at, unit] of force.units.entries()) if (unit.scarred) keep({ ...part, repair: [...part.repair, at] });
    for (let n = 0; n < taste.tries; n++) buy(state, force, part, rng, taste, keep);
  }
  return order;
}

/** One unit more, or one card more for a unit that is there. */
function buy(
  { rules, turn }: SektorState,
  force: Force,
  part: RefitPart,
  rng: Rng,
  { choice }: Taste,
  keep: (part: RefitPart) => boolean,
): void {
  const arm = ARM[force.game];
  const left = capOf(rules, force.game, turn + 1) - forceWorth(force);
  const points = (card: string): number => arm.cardPoints(force, card) ?? 0;
  if (rng.below(3) > 0) {
    const open = arm.unitsFor(force).filter((card) => points(card) <= left && points(card) > 0);
    const drawn = Array.from({ length: choice }, () => pick(rng, open)).filter((card) => card !== undefined);
    const [card] = drawn.toSorted((a, b) => points(b) - points(a));
    if (card !== undefined) keep({ ...part, recruit: [...part.recruit, { card, upgrades: [] }] });
    return;
  }
  const at = rng.below(Math.max(1, force.units.length - part.dismiss.length));
  const unit = force.units.filter((_, place) => !part.dismiss.includes(place))[at];
  const card = unit && pick(rng, arm.upgradesFor(force, unit));
  if (card !== undefined) keep({ ...part, equip: [...part.equip, { unit: at, card }] });
}

/** A force that cannot fight any more is raised anew: a small list of its faction takes the place of what is left. */
function restore({ rules, turn }: SektorState, force: Force, rng: Rng, keep: (part: RefitPart) => boolean): void {
  const arm = ARM[force.game];
  const dismiss = [...force.units.keys()];
  for (let tries = 0; tries < 8; tries++) {
    const list = arm.random(rng, floorOf(rules, force.game, turn + 1), force.faction, rules);
    const raised = list && arm.forceOf(list, rules);
    if (!raised?.ok) continue;
    const recruit = raised.value.units.map(({ card, upgrades }) => ({ card, upgrades }));
    if (keep({ ...NOTHING, dismiss, recruit })) return;
  }
}
