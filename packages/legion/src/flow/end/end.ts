import { type Flow, type Message, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Legion } from '../../legion.ts';
import type { LegionState, Side, Unit } from '../../state.ts';
import { costIn } from '../../training/cards.ts';
import { captainOf, isTrooper, numberOf, otherSide, unitsInPlay } from '../../values.ts';
import { kept } from '../activation/activation.ts';
import { isAboard } from '../activation/transport.ts';
import { isWipedOut } from '../attack/wounds.ts';
import { choose, unitOption } from '../choose.ts';
import { removeMarker } from '../objectives/markers.ts';
import { endOf, open, order } from '../timing.ts';
import { remove } from '../tokens.ts';

/** The end phase, and the end of the match. LE-ENDPHASE-01..14 */

export function* endPhase(g: Legion): Flow {
  yield* open(g, 'end.start', {});
  yield* score(g);
  discardCards(g); // 1
  yield* open(g, 'end.tokens', {});
  yield* g.rules.removeTokens(g); // 2
  yield* promote(g); // 3
  yield* open(g, 'round.end', {});
  endOf(g, 'phase');
  endOf(g, 'round');
  g.rules.nextRound(g); // 4
}

/** LE-ENDPHASE-02..04: some go back to the hand. */
function discardCards(g: Legion): void {
  for (const [seat, hand] of g.state.hands.entries()) {
    const card = hand.played;
    hand.played = null;
    hand.nominated = null;
    if (card === null) continue;
    if (g.book.get(`command/${card}`)?.returns) hand.cards.push(card);
    else {
      hand.discard.push(card);
      g.emit({ type: 'cardDiscarded', seat, card });
    }
  }
  g.state.revealed = false;
}

/** LE-ENDPHASE-05, -06, LC-ENDPHASE-04 */
export function* removeTokens(g: Legion): Flow {
  for (const unit of g.rules.mayActivate(g)) {
    for (const token of ['aim', 'dodge', 'standby', 'surge'] as const)
      remove(g, unit, token, unit.tokens[token] - numberOf(g, unit, `kept.${token}`, 0), 'end');
    remove(g, unit, 'observation', unit.tokens.observation, 'end');
    if (g.rules.calmsDown(g, unit) && unit.tokens.suppression > 0)
      remove(g, unit, 'suppression', 1 - (yield* kept(g, unit, 1)), 'end');
  }
  for (const smoke of g.state.markers.filter(({ kind }) => kind === 'smoke')) removeMarker(g, smoke);
}
/** A condition may keep units from it. */
export const calmsDown = (g: Legion, unit: Unit): boolean => numberOf(g, unit, 'calm', 1) > 0;

/** LE-ENDPHASE-07..12, LE-COMMANDER-07..11, R-LE-01: whoever has lost all commanders must promote a trooper. */
function* promote(g: Legion): Flow {
  const { state } = g;
  for (const unit of state.units) if (unit.status === 'play' || isAboard(unit)) unit.order = 'none';
  for (const seat of order(g)) {
    const mine = unitsInPlay(state).filter((u) => u.seat === seat);
    const had = state.units.some((u) => u.seat === seat && u.rank === 'commander');
    if (!had || mine.some(({ rank }) => rank === 'commander')) continue;
    const able = mine.filter((u) => isTrooper(g, u));
    if (able.length === 0) continue; // LE-ENDPHASE-12
    const id = yield* choose({
      seat,
      kind: 'promote',
      prompt: say('le.ask.promote'),
      about: {},
      clauses: ['LE-ENDPHASE-09', 'LE-COMMANDER-07'],
      options: able.map(unitOption),
    });
    const unit = able.find((u) => String(u.id) === id)!;
    unit.rank = 'commander';
    unit.promoted = true;
    g.emit({ type: 'promoted', unit: unit.id });
  }
}

/** LE-ENDPHASE-13, -14, LE-KEINE-RUNDENBEGRENZUNG-03, -04 */
export function nextRound(g: Legion): void {
  const { state } = g;
  const { rounds } = state.rules;
  if (rounds === null && state.round % 6 === 0) takeBack(g);
  if (rounds !== null && state.round >= rounds) {
    state.phase = 'over';
    return;
  }
  state.round++;
  state.counter = captainOf(state, otherSide(state.sides[state.counter]!));
  // LE-KEINE-RUNDENBEGRENZUNG-04: without a limit the counter goes from 6 back to 1
  g.emit({ type: 'counter', seat: state.counter, round: rounds === null ? ((state.round - 1) % 6) + 1 : state.round });
  state.phase = 'command';
  state.stage = 0;
}
function takeBack(g: Legion): void {
  for (const [seat, hand] of g.state.hands.entries()) {
    const cards = hand.discard.splice(0);
    hand.cards.push(...cards);
    g.emit({ type: 'cardsReturned', seat, cards });
  }
}

/** What the battle cards give at the end of this round. */
function* score(g: Legion): Flow {
  const done = new Set<string>();
  for (const { source, rule } of g.having('battle')) {
    if (done.has(source.card) || !rule.roundScore) continue;
    done.add(source.card);
    yield* rule.roundScore(g);
  }
}
/** LE-SIEGMARKER-03 */
export function award(g: Legion, side: Side, count: number, why: Message): void {
  if (count <= 0) return;
  g.state.victory[side] += count;
  g.emit({ type: 'victory', side, count, total: g.state.victory[side], why });
}

/** LE-SPIELSIEG-04: full cost of wholly defeated enemy units. */
export const destroyedPoints = (g: Legion, side: Side): number =>
  g.state.units
    .filter((u) => u.status === 'defeated' && g.state.sides[u.seat] !== side)
    .reduce((sum, u) => sum + fullCost(g, u), 0);
function fullCost({ state }: Legion, { card, seat, upgrades }: Unit): number {
  const army = state.units.filter((u) => u.seat === seat).map((u) => u.card);
  const carried = upgrades.map(({ id }) => id);
  return costIn(state.rules, card, carried, army);
}

/** LE-SPIELSIEG-01..05, R-LE-52 */
export function* endOfMatch(g: Legion): Flow {
  const { state } = g;
  const gone = ([0, 1] as const).filter((side) => isWipedOut(g, side));
  const reason = gone.length === 1 ? 'eliminated' : undefined;
  if (!reason) finalScore(g);
  const outcome = reason ? { winner: otherSide(gone[0]!), reason } : g.rules.winner(g);
  state.outcome = { ...outcome, score: [state.victory[0], state.victory[1]] };
  g.emit({ type: 'over', ...state.outcome });
}
function finalScore(g: Legion): void {
  for (const { card, points } of battleScores(g))
    for (const side of [0, 1] as const) award(g, side, points[side], say('le.score.battle', { card }));
  // LE-KOPFGELD-04
  for (const side of [0, 1] as const) {
    award(g, side, bounties(g, side), say('le.score.bounty'));
    award(g, side, missions(g, side), say('le.score.mission'));
  }
}

/** What each battle card would give if the match ended now. */
function* battleScores(g: Legion): Iterable<{ readonly card: string; readonly points: readonly [number, number] }> {
  const done = new Set<string>();
  for (const { source, rule } of g.having('battle')) {
    if (done.has(source.card) || !rule.gameScore) continue;
    done.add(source.card);
    yield { card: source.card, points: rule.gameScore(g) };
  }
}
const bounties = (g: Legion, side: Side): number =>
  unitsInPlay(g.state).filter((u) => g.state.sides[u.seat] === side && u.bountiesWon > 0).length;
const missions = (g: Legion, side: Side): number =>
  unitsInPlay(g.state).filter((u) => g.state.sides[u.seat] === side && u.note['secret-mission']).length;

/** Victory tokens as they would be if the match ended now. */
export function standingScore(g: Legion): readonly [number, number] {
  const score: [number, number] = [g.state.victory[0], g.state.victory[1]];
  for (const { points } of battleScores(g))
    for (const side of [0, 1] as const) score[side] += Math.max(0, points[side]);
  for (const side of [0, 1] as const) score[side] += bounties(g, side) + missions(g, side);
  return score;
}
/** Victory tokens, then points of defeated enemies, then blue. */
export function winner(g: Legion): { readonly winner: Side | null; readonly reason: string } {
  const [a, b] = g.state.victory;
  if (a !== b) return { winner: a > b ? 0 : 1, reason: 'victory' };
  const [p, q] = [destroyedPoints(g, 0), destroyedPoints(g, 1)];
  if (p !== q) return { winner: p > q ? 0 : 1, reason: 'points' };
  return { winner: g.state.blue, reason: 'blue' };
}

/** L2-SIEGBEDINGUNGEN-02 */
export const POINTS_TO_WIN = 12;
/** The rule that has ended it; whoever concedes or agrees needs none. */
export function endedBy({ outcome, rules }: LegionState): readonly ClauseId[] {
  if (!outcome || outcome.reason === 'conceded' || outcome.reason === 'agreed') return [];
  const later = rules.edition === '2.6';
  if (outcome.reason === 'eliminated') return [later ? 'L2-SIEGBEDINGUNGEN-03' : 'LE-SPIELSIEG-01'];
  if (!later) return ['LE-SPIELSIEG-02'];
  return outcome.reason === 'victory' && Math.max(...outcome.score) >= POINTS_TO_WIN
    ? ['L2-SIEGBEDINGUNGEN-02']
    : ['L2-SIEGBEDINGUNGEN-04'];
}
