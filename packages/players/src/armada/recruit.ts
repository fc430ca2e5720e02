import type { ArmadaAsk, ArmadaView } from '@holotisch/armada';
import { type Json, type Rng, refuse } from '@holotisch/engine';
import type { Player, Turn } from '../player.ts';
import { armadaAdmiral } from './admiral.ts';
import { ratedCourses } from './course.ts';
import { imagine } from './imagine.ts';

/** So many decisions in a hundred the recruit gets wrong. */
const WRONG_COURSE = 50;
const WRONG_DIAL = 40;
const WRONG_CHOICE = 35;

/** A course that looks worse than the best by more points than this is none that anybody would set. */
const ABSURD = 25;

/** The decisions in which a mistake costs something, and is one that people make. */
const MISTAKEN: readonly string[] = [
  'attack',
  'activate',
  'activate-squadron',
  'squadron-act',
  'redirect-zone',
  'speed',
];

const errs = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/**
 * The same admiral, new to it: now and then a ship sails another course than the best, shoots at somebody else, has the
 * wrong dial or forgets a defence token. Nothing that it does is absurd: it stays on the table and in the fight.
 */
export const armadaRecruit: Player<ArmadaView, ArmadaAsk> = {
  id: 'recruit',
  choose(turn) {
    const wrong = mistake(turn);
    return wrong !== undefined && refuse(turn.ask, wrong) === undefined ? wrong : armadaAdmiral.choose(turn);
  },
};

function mistake({ seat, view, ask, rng }: Turn<ArmadaView, ArmadaAsk>): Json | undefined {
  if (ask.kind === 'course') {
    if (!errs(rng, WRONG_COURSE)) return undefined;
    const rated = ratedCourses(imagine(view, seat), ask);
    const sensible = rated.filter(({ worth }) => worth > rated[0]!.worth - ABSURD);
    return sensible.length === 0 ? undefined : { ...sensible[rng.below(sensible.length)]!.answer };
  }
  if (ask.kind === 'dials' && ask.type === 'form') {
    const usual = armadaAdmiral.choose({ seat, view, ask, rng }) as Readonly<Record<string, string>>;
    const dials: Record<string, string> = { ...usual };
    for (const { id, options } of ask.fields)
      if (errs(rng, WRONG_DIAL)) dials[id] = options[rng.below(options.length)]!.id;
    return dials;
  }
  if (ask.type !== 'choice' || !errs(rng, WRONG_CHOICE)) return undefined;
  if (ask.kind === 'window:attack.defend') return 'pass';
  if (!MISTAKEN.includes(ask.kind)) return undefined;
  const sensible = ask.options.filter(({ id }) => id !== 'none' && id !== 'pass');
  return sensible[rng.below(Math.max(1, sensible.length))]?.id;
}
