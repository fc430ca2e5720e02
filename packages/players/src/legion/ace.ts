import { refuse } from '@holotisch/engine';
import type { LegionAsk, LegionState, LegionView } from '@holotisch/legion';
import { type Player, type Thinking, type Turn, thought } from '../player.ts';
import { legionGeneral } from './general.ts';
import { imagine } from './imagine.ts';
import { planActions, planMoves } from './plan.ts';

type GeneralTurn = Turn<LegionView, LegionAsk, LegionState>;

export const legionAce: Player<LegionView, LegionAsk, LegionState> = {
  id: 'ace',
  choose: (turn) => thought(think(turn)),
  think: (turn) => think(turn),
};

function* think(turn: GeneralTurn): Thinking {
  const { seat, view, ask } = turn;
  if (view.round > 0 && (ask.kind === 'action' || ask.kind === 'free-action')) {
    const [best] = yield* planActions(imagine(view, seat), ask);
    if (best && refuse(ask, best.action) === undefined) return best.action;
  }
  if (view.round > 0 && ask.kind === 'move' && ask.type === 'region') {
    const [best] = yield* planMoves(imagine(view, seat), ask);
    if (best?.answer && refuse(ask, { ...best.answer }) === undefined) return { ...best.answer };
  }
  return legionGeneral.choose(turn);
}
