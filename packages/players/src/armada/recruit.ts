import type { ArmadaAsk, ArmadaView } from '@holotisch/armada';
import { type Json, refuse } from '@holotisch/engine';
import { type Character, EVEN } from '../character.ts';
import { type Clumsiness, errs, partnerErrs } from '../clumsy.ts';
import type { Player, Turn } from '../player.ts';
import { admiralOf, type armadaAdmiral } from './admiral.ts';
import { ratedCourses } from './course.ts';
import { imagine } from './imagine.ts';
import { worthOfUnit } from './worth.ts';

type Errs = Clumsiness<'course' | 'dial' | 'choice'>;

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

/**
 * The same admiral, new to it: now and then a ship sails another course than the best, shoots at somebody else, has the
 * wrong dial or forgets a defence token. Nothing that it does is absurd: it stays on the table and in the fight.
 */
const beginner = (
  id: string,
  errsOf: (turn: Turn<ArmadaView, ArmadaAsk>) => Errs,
  character: Character,
): Player<ArmadaView, ArmadaAsk> => {
  const admiral = admiralOf(character);
  return {
    id,
    choose(turn) {
      const wrong = mistake(turn, errsOf, admiral, character);
      return wrong !== undefined && refuse(turn.ask, wrong) === undefined ? wrong : admiral.choose(turn);
    },
    as: (manner) => beginner(id, errsOf, manner.character ?? character),
  };
};

const RECRUIT: Errs = { course: 50, dial: 40, choice: 35 };
export const armadaRecruit = beginner('recruit', () => RECRUIT, EVEN);

const PARTNER: Errs = { course: 80, dial: 70, choice: 80 };
/** Who plays to be beaten, for whoever is learning. */
export const armadaPartner = beginner('partner', partnerNow, EVEN);

function partnerNow({ seat, view }: Turn<ArmadaView, ArmadaAsk>): Errs {
  const { g, ships, squadrons, enemyShips, enemySquadrons } = imagine(view, seat);
  const left = (units: readonly Parameters<typeof worthOfUnit>[1][]) =>
    units.reduce((sum, unit) => sum + worthOfUnit(g, unit), 0);
  const [own, others] = [left([...ships, ...squadrons]), left([...enemyShips, ...enemySquadrons])];
  const of = (usual: number) => partnerErrs(usual, own, others);
  return { course: of(PARTNER.course), dial: of(PARTNER.dial), choice: of(PARTNER.choice) };
}

function mistake(
  turn: Turn<ArmadaView, ArmadaAsk>,
  errsOf: (turn: Turn<ArmadaView, ArmadaAsk>) => Errs,
  admiral: typeof armadaAdmiral,
  character: Character,
): Json | undefined {
  const { seat, view, ask, rng } = turn;
  if (ask.kind === 'course') {
    if (!errs(rng, errsOf(turn).course)) return undefined;
    const rated = ratedCourses(imagine(view, seat, false, character), ask);
    const sensible = rated.filter(({ worth }) => worth > rated[0]!.worth - ABSURD);
    return sensible.length === 0 ? undefined : { ...sensible[rng.below(sensible.length)]!.answer };
  }
  if (ask.kind === 'dials' && ask.type === 'form') {
    const dials: Record<string, string> = { ...(admiral.choose(turn) as Readonly<Record<string, string>>) };
    const { dial } = errsOf(turn);
    for (const { id, options } of ask.fields) if (errs(rng, dial)) dials[id] = options[rng.below(options.length)]!.id;
    return dials;
  }
  const { choice } = errsOf(turn);
  if (ask.type !== 'choice' || !errs(rng, choice)) return undefined;
  if (ask.kind === 'window:attack.defend') return 'pass';
  if (!MISTAKEN.includes(ask.kind)) return undefined;
  const sensible = ask.options.filter(({ id }) => id !== 'none' && id !== 'pass');
  return sensible[rng.below(Math.max(1, sensible.length))]?.id;
}
