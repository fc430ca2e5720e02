import { type Json, type Rng, refuse } from '@holotisch/engine';
import type { LegionAsk, LegionView } from '@holotisch/legion';
import type { Player, Turn } from '../player.ts';
import { legionGeneral } from './general.ts';
import { imagine } from './imagine.ts';
import { steps } from './march.ts';

/** So many decisions in a hundred the recruit gets wrong. */
const WRONG_CHOICE = 35;
const WRONG_MOVE = 45;

/** A move that looks worse than the best by more points than this is none that anybody would make. */
const ABSURD = 60;

/** The decisions in which a mistake costs something, and is one that people make. */
const MISTAKEN: readonly string[] = ['action', 'activate', 'defender', 'command-card', 'nominate'];
/** What a beginner does with an action whatever the moment asks for. */
const SENSIBLE: readonly string[] = ['attack', 'move', 'aim', 'dodge'];

const errs = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/**
 * The same general, new to it: now and then a unit takes another action, goes elsewhere or shoots at somebody else.
 * Nothing that it does is absurd: it stays on the table and in the fight.
 */
export const legionRecruit: Player<LegionView, LegionAsk> = {
  id: 'recruit',
  choose(turn) {
    const wrong = mistake(turn);
    return wrong !== undefined && refuse(turn.ask, wrong) === undefined ? wrong : legionGeneral.choose(turn);
  },
};

function mistake({ seat, view, ask, rng }: Turn<LegionView, LegionAsk>): Json | undefined {
  if (ask.kind === 'move' && ask.type === 'region') {
    if (!errs(rng, WRONG_MOVE)) return undefined;
    const imagined = imagine(view, seat);
    const rated = steps(imagined, imagined.g.unit(ask.about.unit), ask.region, false);
    const worth = (step: (typeof rated)[number]) => step.place + step.attack;
    const sensible = rated.filter((step) => worth(step) > worth(rated[0]!) - ABSURD);
    return sensible.length === 0 ? undefined : { ...sensible[rng.below(sensible.length)]!.answer };
  }
  if (ask.type !== 'choice' || !MISTAKEN.includes(ask.kind) || !errs(rng, WRONG_CHOICE)) return undefined;
  const open = ask.options.filter(({ id }) => (ask.kind === 'action' ? SENSIBLE.includes(id) : id !== 'none'));
  return open[rng.below(Math.max(1, open.length))]?.id;
}
