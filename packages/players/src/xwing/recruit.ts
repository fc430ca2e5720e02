import { type Json, type Rng, refuse } from '@holotisch/engine';
import type { XWingAsk, XWingView } from '@holotisch/xwing';
import type { Player, Turn } from '../player.ts';
import { planDials } from './fly.ts';
import { imagine } from './imagine.ts';
import { xwingPilot } from './pilot.ts';
import { type Dials, sensibleDials } from './plans.ts';

/** So many decisions in a hundred the recruit gets wrong. */
const WRONG_DIAL = 45;
const WRONG_CHOICE = 25;

/** The decisions in which a mistake costs something, and is one that people make. */
const MISTAKEN: readonly string[] = ['action', 'free-action', 'attack', 'fight'];

const errs = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/**
 * The same pilot, new to it: now and then a ship flies another manoeuvre than the best, takes another action or shoots at
 * somebody else. Nothing that it does is absurd: it stays on the table and in the fight.
 */
export const xwingRecruit: Player<XWingView, XWingAsk> = {
  id: 'recruit',
  choose(turn) {
    const wrong = mistake(turn);
    return wrong !== undefined && refuse(turn.ask, wrong) === undefined ? wrong : xwingPilot.choose(turn);
  },
};

function mistake({ seat, view, ask, rng }: Turn<XWingView, XWingAsk>): Json | undefined {
  if (ask.kind === 'dials' && ask.type === 'form') {
    const plan = planDials(imagine(view, seat), ask);
    const other = sensibleDials(plan, rng);
    const dials: Record<string, string> = {};
    for (const ship of Object.keys(plan.dials)) dials[ship] = (errs(rng, WRONG_DIAL) ? other : plan.dials)[ship]!;
    return dials satisfies Dials;
  }
  if (ask.type !== 'choice' || !MISTAKEN.includes(ask.kind) || !errs(rng, WRONG_CHOICE)) return undefined;
  const sensible = ask.options.filter(({ id }) => id !== 'none');
  return sensible[rng.below(Math.max(1, sensible.length))]?.id;
}
