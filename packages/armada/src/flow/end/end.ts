import { type Flow, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import type { Prices } from '../../build/formats.ts';
import { costOf as cardCost, shipPoints } from '../../build/look-up.ts';
import { type Campaign, countsAsDestroyed } from '../../campaign/battle.ts';
import * as data from '../../data/index.ts';
import type { ArmadaState, Ship, Side, Unit } from '../../state.ts';
import { hullOf, lives, otherSide, second, sideOf } from '../../values.ts';
import { takeOff } from '../attack/take-off.ts';
import { objectiveRules } from '../objective.ts';

/** Victory and defeat, and what is scored. */

/** SIEGPUNKTE-02, -03: with all upgrade cards that it has equipped, discarded ones included. */
export const costOf = (unit: Unit, prices: Prices): number =>
  unit.kind === 'squadron'
    ? cardCost(data.squadronCard(unit.card), prices)
    : shipPoints({ card: unit.card, upgrades: unit.upgrades.map(({ id }) => id) }, prices);

/** AR-RIESIGES-SCHIFF-21 */
const isCrippled = (g: Armada, ship: Ship): boolean =>
  g.class(ship).size === 'huge' && ship.damage.length >= Math.ceil(hullOf(g, ship) / 2);

/** AR-SIEGPUNKTE-01, AR-SIEGMARKER-02, AR-RIESIGES-SCHIFF-20 */
export function scoreOf(g: Armada): [number, number] {
  const { state } = g;
  const score: [number, number] = [0, 0];
  for (const unit of state.units) {
    const enemy = otherSide(sideOf(state, unit));
    if (countsAsDestroyed(unit)) score[enemy] += costOf(unit, state.rules.prices);
    else if (unit.kind === 'ship' && unit.status === 'play' && isCrippled(g, unit))
      score[enemy] += Math.ceil(costOf(unit, state.rules.prices) / 2);
  }
  const token = state.objective === null ? 0 : (data.objectiveCard(state.objective).token ?? 0);
  const extra = objectiveRules(g)?.score?.(g) ?? [0, 0];
  for (const [first, other] of cardScores(g)) {
    score[0] += first;
    score[1] += other;
  }
  for (const side of [0, 1] as const) score[side] += state.victory[side] * token + extra[side]!;
  return score;
}

/** Points that upgrade cards give by side, of destroyed ships as well. */
function* cardScores(g: Armada): Iterable<readonly [number, number]> {
  for (const unit of g.state.units)
    for (const { id, discarded } of unit.kind === 'ship' ? unit.upgrades : []) {
      const scores = discarded ? undefined : g.book.get(`upgrade/${id}`)?.scores;
      if (scores && unit.kind === 'ship') yield scores(g, unit);
    }
}

const hasShips = (state: ArmadaState, side: Side): boolean =>
  state.units.some((u) => u.kind === 'ship' && lives(u) && sideOf(state, u) === side);

/** AR-SIEG-UND-NIEDERLAGE-03, R-AR-19: squadrons and ships that are set aside do not count. */
export const fleetGone = ({ state }: Armada): boolean => !hasShips(state, 0) || !hasShips(state, 1);

/** Whoever has taken off the last ship of a fleet says so by this, and `activity` ends the match. */
export class LastShipGone extends Error {}

/**
 * AR-SIEG-UND-NIEDERLAGE-03, R-AR-72: the match ends at once, in the middle of whatever is going on. It is called when all
 * that is destroyed at the same time has been taken off; who still has something to do (a Salvo) is not off yet.
 */
export function endIfFleetGone({ state }: Armada): void {
  const stands = (side: Side): boolean =>
    state.units.some((u) => u.kind === 'ship' && u.status === 'play' && sideOf(state, u) === side);
  if (state.round > 0 && !(stands(0) && stands(1))) throw new LastShipGone();
}

/** AR-SIEG-UND-NIEDERLAGE-03..05 */
export function* endOfMatch(g: Armada): Flow {
  const { state } = g;
  for (const { id } of state.attacks.splice(0).reverse()) g.emit({ type: 'attackEnds', attack: id });
  const alive = ([0, 1] as const).filter((side) => hasShips(state, side));
  for (const unit of state.units) if (unit.status === 'aside' && !alive.includes(sideOf(state, unit))) takeOff(g, unit);
  objectiveRules(g)?.ends?.(g);
  const score = scoreOf(g);
  if (alive.length === 1) finish(g, alive[0]!, 'fleet', score);
  else finish(g, byScore(g, score), 'score', score);
}

/** AR-SIEG-UND-NIEDERLAGE-02: a tie is the second player's, unless the objective says otherwise. */
function byScore(g: Armada, score: readonly [number, number]): Side {
  const tied = objectiveRules(g)?.ties === 'first' ? g.state.first : second(g.state);
  return score[0] === score[1] ? tied : score[0] > score[1] ? 0 : 1;
}

/** AR-SIEG-UND-NIEDERLAGE-01: after the last round. */
export function endOfRounds(g: Armada): boolean {
  const { rounds } = g.state.rules;
  if (rounds === null || g.state.round < rounds) return false;
  objectiveRules(g)?.ends?.(g);
  const score = scoreOf(g);
  finish(g, byScore(g, score), 'rounds', score);
  return true;
}

function finish(g: Armada, winner: Side, reason: string, score: readonly [number, number]): void {
  g.state.outcome = { winner, reason, score };
  g.state.phase = 'over';
  g.emit({ type: 'over', winner, reason, score });
  for (const { side, points } of objectiveRules(g)?.resources?.(g, winner) ?? [])
    if (points > 0)
      g.emit({ type: 'note', why: say('ar.note.resources', { side, points }), clauses: ['AR-EINSATZZIELKARTEN-02'] });
}

const ENDS: Readonly<Record<string, readonly ClauseId[]>> = {
  fleet: ['AR-SIEG-UND-NIEDERLAGE-03'],
  score: ['AR-SIEG-UND-NIEDERLAGE-04'],
  rounds: ['AR-SIEG-UND-NIEDERLAGE-01'],
};
/** The rule that has ended it; whoever concedes or agrees needs none. */
export const endedBy = ({ outcome, campaign }: ArmadaState): readonly ClauseId[] => {
  if (campaign && outcome?.reason === 'fleet') return NO_SHIPS[campaign.rules];
  return ENDS[outcome?.reason ?? ''] ?? [];
};
const NO_SHIPS: Readonly<Record<Campaign, readonly ClauseId[]>> = {
  'corellian-conflict': ['AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-01', 'AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-02'],
  'rebellion-in-the-rim': ['AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-01'],
};
