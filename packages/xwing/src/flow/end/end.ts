import { drawCard, type Flow, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { squadPoints } from '../../build/points.ts';
import { missionOf } from '../../missions/index.ts';
import type { Side, TokenKind, XWingState } from '../../state.ts';
import { inPlay, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { deckOf } from '../attack/damage.ts';
import { choose, YES_OR_NO } from '../choose.ts';
import { endOf, open } from '../timing.ts';
import { countQuietRound, QUIET_ROUNDS, quietRounds, tellOfQuiet } from './quiet.ts';

/** XW-ENDPHASE-01; the tokens of later expansions that their own cards take off in the End phase follow behind. */
const TAKEN_OFF: readonly TokenKind[] = ['focus', 'evade', 'tractor', 'weaponsdisabled', 'reinforce'];

export function* endPhase(g: XWing): Flow {
  g.emit({ type: 'phase', phase: 'end' });
  yield* open(g, 'end.start', {});
  g.state.stage = 'end'; // who stayed for what it could do at the start goes now
  yield* g.rules.removeDestroyed(g);
  const taken: { ship: number; token: TokenKind; count: number }[] = [];
  for (const ship of inPlay(g.state))
    for (const token of TAKEN_OFF) {
      if (ship.tokens[token] === 0 || keeps(g, ship.id, token)) continue;
      if (g.isHeard) taken.push({ ship: ship.id, token, count: ship.tokens[token] });
      ship.tokens[token] = 0;
    }
  g.emit({ type: 'cleared', taken });
  yield* open(g, 'end.end', {});
  replaceStandIns(g);
  countQuietRound(g);
  endOf(g, 'phase');
  endOf(g, 'round');
  g.state.stage = 'start'; // of the next round, or of a match that is over
  if (finish(g, yield* isTimeUp(g))) return;
  tellOfQuiet(g);
  nextRound(g);
}

function keeps(g: XWing, ship: number, token: TokenKind): boolean {
  for (const { rules } of g.cards(g.ship(ship), 'keeps')) if (rules.keeps?.includes(token)) return true;
  return g.state.lasting.some((l) => l.ship === ship && l.note === `keep-${token}`);
}

/** R-XW-20: stand-ins become facedown cards as soon as there are cards again. XW-SCHADEN-11 */
function replaceStandIns(g: XWing): void {
  for (const ship of inPlay(g.state))
    for (let i = 0; i < ship.damage.length; i++) {
      if (ship.damage[i]!.card !== '') continue;
      const card = drawCard(g.state.chance, deckOf(g, ship));
      if (card !== undefined) ship.damage[i] = { card, faceup: false, round: g.state.round };
    }
}

function nextRound(g: XWing): void {
  for (const ship of g.state.ships) {
    ship.dial = null;
    ship.revealed = false;
    ship.activated = false;
    ship.fought = false;
    ship.bumped = false;
    ship.bombed = false;
    ship.flown = null;
    if (ship.performed.length > 0) ship.performed.splice(0);
  }
  g.state.combatSkill = null;
  g.state.round++;
  g.state.phase = 'planning';
  g.emit({ type: 'round', round: g.state.round });
}

/**
 * The rules know no clock: with a time limit the players say at the end of each round whether it has run out, and so
 * the round in progress is always finished. XW-RUNDEN-UND-ZEITLIMIT-03, XW-RUNDEN-UND-ZEITLIMIT-04
 */
function* isTimeUp({ state }: XWing): Flow<boolean> {
  if (state.rules.timeLimit === null || !alive(state, 0) || !alive(state, 1)) return false;
  const answer = yield* choose({
    seat: 0,
    kind: 'time-up',
    prompt: say('xw.ask.time-up'),
    clauses: ['XW-RUNDEN-UND-ZEITLIMIT-03', 'XW-RUNDEN-UND-ZEITLIMIT-04'],
    options: YES_OR_NO,
  });
  return answer === 'yes';
}

function alive(state: XWingState, side: Side): boolean {
  for (const ship of state.ships) if (ship.status === 'play' && sideOf(state, ship) === side) return true;
  return false;
}

/** XW-SPIELSIEG-01..03, XW-TEAM-SPIEL-08, XW-TEAM-SPIEL-09, XW-RUNDEN-UND-ZEITLIMIT-02, R-XW-54 */
function finish(g: XWing, timeUp: boolean): boolean {
  const { state } = g;
  const a = alive(state, 0);
  const b = alive(state, 1);
  if (!a || !b) state.outcome = { winner: a ? 0 : b ? 1 : null, reason: 'destroyed' };
  else if (timeUp || (state.rules.roundLimit !== null && state.round >= state.rules.roundLimit))
    state.outcome = { winner: aheadOnPoints(state), reason: 'points' };
  else if (quietRounds(state) >= QUIET_ROUNDS) state.outcome = { winner: aheadOnPoints(state), reason: 'quiet' };
  else return false;
  g.emit({ type: 'over', winner: state.outcome.winner, reason: state.outcome.reason });
  return true;
}

/** XW-RUNDEN-UND-ZEITLIMIT-07, XW-RUNDEN-UND-ZEITLIMIT-08 */
function aheadOnPoints(state: XWingState): Side | null {
  const lead = scoreOf(state, 0) - scoreOf(state, 1);
  return lead > 0 ? 0 : lead < 0 ? 1 : null;
}

/** XW-SPIELSIEG-04: no round is played to its end for a mission that has been fulfilled. */
export function* objectiveAchieved(g: XWing): Flow {
  const winners = missionOf(g.state)!.achieved(g.state);
  const outcome = { winner: winners.length === 1 ? winners[0]! : null, reason: 'mission' };
  g.state.outcome = outcome;
  g.emit({ type: 'over', ...outcome });
}

/** XW-RUNDEN-UND-ZEITLIMIT-05, XW-RUNDEN-UND-ZEITLIMIT-06: destroyed enemies with all their upgrades, discarded ones too. */
export const scoreOf = (state: XWingState, side: Side): number =>
  state.ships
    .filter((s) => s.status === 'destroyed' && sideOf(state, s) !== side)
    .reduce((sum, s) => sum + squadPoints([s]), 0);

const ENDS: Readonly<Record<string, readonly ClauseId[]>> = {
  destroyed: ['XW-SPIELSIEG-01'],
  points: ['XW-RUNDEN-UND-ZEITLIMIT-02', 'XW-RUNDEN-UND-ZEITLIMIT-04'],
  quiet: ['XW-SPIELSIEG-01', 'XW-RUNDEN-UND-ZEITLIMIT-01'], // R-XW-54
  mission: ['XW-SPIELSIEG-04'],
};
/** The rule that has ended it; whoever concedes or agrees needs none. */
export const endedBy = ({ outcome }: XWingState): readonly ClauseId[] => ENDS[outcome?.reason ?? ''] ?? [];
