import { countUse, type Flow, forgetUse, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { CardSource, SquadronsMoment } from '../../cards/vocabulary.ts';
import type { Side, Squadron } from '../../state.ts';
import { captainOf, isActivated, livingSquadrons, otherSide, sideOf } from '../../values.ts';
import { exogorths } from '../activation/moving-obstacles.ts';
import { chooseUnit, mayChooseUnit } from '../choose.ts';
import { enter, open } from '../timing.ts';
import { activateSquadron } from './squadron.ts';

/** The Squadron Phase: the sides activate squadrons in turn. */

/** How many a side activates in its turn. AR-STAFFELPHASE-01 */
export const SQUADRONS_A_TURN = 2;

export function* squadronsStart(g: Armada): Flow {
  yield* open(g, 'squadrons.start', {}, { also: exogorths(g) });
  g.state.stage = 'main';
  g.state.turnOf = g.state.first;
  g.state.squadronsLeft = SQUADRONS_A_TURN;
}

/** Squadrons of a side that may still be activated. */
const waiting = (g: Armada, side: Side): readonly Squadron[] =>
  livingSquadrons(g.state).filter((s) => sideOf(g.state, s) === side && !isActivated(g.state, s));

/** Under this name it is counted how many squadrons a side has activated by a card besides the usual two of its turn. */
const BESIDES = { key: 'squadrons-besides' };
/** Cards that let this squadron be activated besides. */
const waking = (g: Armada, squadron: Squadron): boolean =>
  g.having('wakesMore').some(({ source, rule }) => usesOf(g.state.uses, BESIDES, 'phase') < rule(g, source, squadron));

/** AR-STAFFELPHASE-01..04: two squadrons each in turn, one after the other; more where a card says so. */
export function* activateNextSquadron(g: Armada): Flow {
  const { state } = g;
  const side = state.turnOf;
  const besides = usesOf(state.uses, BESIDES, 'phase');
  const mine = waiting(g, side);
  const waker = besides < state.squadronsLeft ? undefined : g.having('wakesMore')[0]?.source;
  const able = besides < state.squadronsLeft ? mine : waker ? further(g, mine) : [];
  if (able.length === 0) return endTurn(g);
  if (state.squadronsLeft === SQUADRONS_A_TURN && besides === 0) {
    const turn: SquadronsMoment = { side, taken: false };
    yield* open(g, 'squadrons.turn', turn);
    if (turn.taken) {
      state.squadronsLeft = 0;
      return;
    }
  }
  const squadron = yield* chooseNext(g, able, waker);
  if (squadron === undefined) return endTurn(g);
  // whoever the card reaches is taken for one of its own, so that the usual two may be anywhere
  if (waking(g, squadron)) countUse(state.uses, BESIDES, 'phase');
  else state.squadronsLeft--;
  yield* activateSquadron(g, squadron, null);
}

/** Two have been activated: those that may be activated besides. */
const further = (g: Armada, mine: readonly Squadron[]): readonly Squadron[] =>
  g.state.squadronsLeft > 0 ? mine : mine.filter((s) => waking(g, s));

/** Two squadrons must be activated, those besides them may be. AR-STAFFELPHASE-03 */
function* chooseNext(g: Armada, able: readonly Squadron[], waker: CardSource | undefined): Flow<Squadron | undefined> {
  const seat = captainOf(g.state, g.state.turnOf);
  const clauses = ['AR-STAFFELPHASE-01', 'AR-STAFFELPHASE-02'] as const;
  if (waker === undefined) return yield* chooseUnit(seat, 'activate-squadron', able, clauses);
  return yield* mayChooseUnit(seat, able, clauses, say('ar.ask.further-squadron', { card: waker.card }));
}

/** The other side is to activate squadrons. */
function endTurn({ state }: Armada): void {
  state.turnOf = otherSide(state.turnOf);
  state.squadronsLeft = SQUADRONS_A_TURN;
  forgetUse(state, BESIDES, 'phase');
}

export function* squadronsEnd(g: Armada): Flow {
  yield* open(g, 'squadrons.ending', {});
  yield* g.rules.cloak(g); // AR-SCHLUESSELWOERTER-VON-STAFFELN-27
  yield* open(g, 'squadrons.end', {});
  enter(g, 'status');
}
