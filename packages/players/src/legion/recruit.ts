import { type Json, refuse } from '@holotisch/engine';
import type { LegionAsk, LegionView } from '@holotisch/legion';
import { type Character, EVEN } from '../character.ts';
import { type Clumsiness, errs, partnerErrs } from '../clumsy.ts';
import type { Player, Turn } from '../player.ts';
import { leftOf } from './features.ts';
import { generalOf } from './general.ts';
import { type Imagined, imagine } from './imagine.ts';
import { steps } from './march.ts';
import { costOf } from './worth.ts';

type Errs = Clumsiness<'choice' | 'move'>;

/** A move that looks worse than the best by more points than this is none that anybody would make. */
const ABSURD = 60;

/** The decisions in which a mistake costs something, and is one that people make. */
const MISTAKEN: readonly string[] = ['action', 'activate', 'defender', 'command-card', 'nominate'];
/** What a beginner does with an action whatever the moment asks for. */
const SENSIBLE: readonly string[] = ['attack', 'move', 'aim', 'dodge'];

/**
 * The same general, new to it: now and then a unit takes another action, goes elsewhere or shoots at somebody else.
 * Nothing that it does is absurd: it stays on the table and in the fight.
 */
const beginner = (
  id: string,
  errsOf: (turn: Turn<LegionView, LegionAsk>) => Errs,
  character: Character,
): Player<LegionView, LegionAsk> => {
  const general = generalOf(character);
  return {
    id,
    choose(turn) {
      const wrong = mistake(turn, errsOf, character);
      return wrong !== undefined && refuse(turn.ask, wrong) === undefined ? wrong : general.choose(turn);
    },
    as: (manner) => beginner(id, errsOf, manner.character ?? character),
  };
};

const RECRUIT: Errs = { choice: 35, move: 45 };
export const legionRecruit = beginner('recruit', () => RECRUIT, EVEN);

const PARTNER: Errs = { choice: 75, move: 80 };
/** Who plays to be beaten, for whoever is learning. */
export const legionPartner = beginner('partner', partnerNow, EVEN);

function partnerNow({ seat, view }: Turn<LegionView, LegionAsk>): Errs {
  const { g, mine, enemies } = imagine(view, seat);
  const left = (units: Imagined['mine']) => units.reduce((sum, unit) => sum + costOf(g, unit) * leftOf(g, unit), 0);
  const [own, others] = [left(mine), left(enemies)];
  return { choice: partnerErrs(PARTNER.choice, own, others), move: partnerErrs(PARTNER.move, own, others) };
}

function mistake(
  turn: Turn<LegionView, LegionAsk>,
  errsOf: (turn: Turn<LegionView, LegionAsk>) => Errs,
  character: Character,
): Json | undefined {
  const { seat, view, ask, rng } = turn;
  if (ask.kind === 'move' && ask.type === 'region') {
    if (!errs(rng, errsOf(turn).move)) return undefined;
    const imagined = imagine(view, seat, false, character);
    const rated = steps(imagined, imagined.g.unit(ask.about.unit), ask.region, false);
    const worth = (step: (typeof rated)[number]) => step.place + step.attack;
    const sensible = rated.filter((step) => worth(step) > worth(rated[0]!) - ABSURD);
    return sensible.length === 0 ? undefined : { ...sensible[rng.below(sensible.length)]!.answer };
  }
  if (ask.type !== 'choice' || !MISTAKEN.includes(ask.kind) || !errs(rng, errsOf(turn).choice)) return undefined;
  const open = ask.options.filter(({ id }) => (ask.kind === 'action' ? SENSIBLE.includes(id) : id !== 'none'));
  return open[rng.below(Math.max(1, open.length))]?.id;
}
