import { type Json, refuse } from '@holotisch/engine';
import type { XWingAsk, XWingView } from '@holotisch/xwing';
import { type Character, EVEN } from '../character.ts';
import { type Clumsiness, errs, partnerErrs } from '../clumsy.ts';
import type { Player, Turn } from '../player.ts';
import { planDials } from './fly.ts';
import { type Imagined, imagine } from './imagine.ts';
import { pilotOf } from './pilot.ts';
import { type Dials, sensibleDials } from './plans.ts';
import { worthOfShip } from './worth.ts';

type Errs = Clumsiness<'dial' | 'choice'>;

/** The decisions in which a mistake costs something, and is one that people make. */
const MISTAKEN: readonly string[] = ['action', 'free-action', 'attack', 'fight'];

/**
 * The same pilot, new to it: now and then a ship flies another manoeuvre than the best, takes another action or shoots at
 * somebody else. Nothing that it does is absurd: it stays on the table and in the fight.
 */
const beginner = (
  id: string,
  errsOf: (turn: Turn<XWingView, XWingAsk>) => Errs,
  character: Character,
): Player<XWingView, XWingAsk> => {
  const pilot = pilotOf(character);
  return {
    id,
    choose(turn) {
      const wrong = mistake(turn, errsOf, character);
      return wrong !== undefined && refuse(turn.ask, wrong) === undefined ? wrong : pilot.choose(turn);
    },
    as: (manner) => beginner(id, errsOf, manner.character ?? character),
  };
};

const RECRUIT: Errs = { dial: 45, choice: 25 };
export const xwingRecruit = beginner('recruit', () => RECRUIT, EVEN);

const PARTNER: Errs = { dial: 75, choice: 75 };
/** Who plays to be beaten, for whoever is learning. */
export const xwingPartner = beginner('partner', partnerNow, EVEN);

function partnerNow({ seat, view }: Turn<XWingView, XWingAsk>): Errs {
  const { g, mine, foes } = imagine(view, seat);
  const left = (ships: Imagined['mine']) => ships.reduce((sum, ship) => sum + worthOfShip(g, ship), 0);
  const [own, others] = [left(mine), left(foes)];
  return { dial: partnerErrs(PARTNER.dial, own, others), choice: partnerErrs(PARTNER.choice, own, others) };
}

function mistake(
  turn: Turn<XWingView, XWingAsk>,
  errsOf: (turn: Turn<XWingView, XWingAsk>) => Errs,
  character: Character,
): Json | undefined {
  const { seat, view, ask, rng } = turn;
  if (ask.kind === 'dials' && ask.type === 'form') {
    const plan = planDials(imagine(view, seat, character), ask);
    const other = sensibleDials(plan, rng);
    const dials: Record<string, string> = {};
    const { dial } = errsOf(turn);
    for (const ship of Object.keys(plan.dials)) dials[ship] = (errs(rng, dial) ? other : plan.dials)[ship]!;
    return dials satisfies Dials;
  }
  if (ask.type !== 'choice' || !MISTAKEN.includes(ask.kind) || !errs(rng, errsOf(turn).choice)) return undefined;
  const sensible = ask.options.filter(({ id }) => id !== 'none');
  return sensible[rng.below(Math.max(1, sensible.length))]?.id;
}
