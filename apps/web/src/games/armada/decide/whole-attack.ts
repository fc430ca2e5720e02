import type { QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import { type Holds, option, type Plan, type Standing, type Step } from '../../../table-ui/decide/plan.ts';
import type { ArmadaView } from '../view.ts';
import type { ModifyAsk } from './modifying.ts';
import { saved } from './token-worth.ts';
import { type DiceAsk, idle, proposedDice } from './worth-rerolling.ts';

/**
 * All that an attacker does with his dice, on one card: what is taken up is used from top to bottom, if it helps then; icons
 * lock tokens at last.
 */

const PASS = 'pass';
const LOCK = /:accuracy$/;
const CONCENTRATE = /:concentrate$/;
/** They do nothing but roll dice anew: of no use where each die shows something. */
const REROLLS = /:(?:swarm|adept|darth-vader-commander|ordnance-experts|toryn-farr|leading-shots)\b/;
/** A die is the price of it. */
const COSTS_A_DIE = /:leading-shots\b/;

/** When something that was taken up is used. */
type Whenever = 'always' | 'blank' | 'blanks' | 'locks';

/** What may be used, in the order of the rules; icons come last, since whatever happens to the dice happens before. */
export function modifications(
  view: ArmadaView,
  ask: ModifyAsk,
): readonly { readonly id: string; readonly when: Whenever }[] {
  const ids = ask.options.map(({ id }) => id).filter((id) => id !== PASS);
  const sorted = [...ids.filter((id) => !LOCK.test(id)), ...ids.filter((id) => LOCK.test(id))];
  return sorted.map((id) => ({ id, when: whenever(view, id) }));
}
function whenever(view: ArmadaView, id: string): Whenever {
  if (LOCK.test(id)) return 'locks';
  if (COSTS_A_DIE.test(id)) return 'blanks';
  return REROLLS.test(id) || (CONCENTRATE.test(id) && !hasDial(view)) ? 'blank' : 'always';
}
function helps(view: ArmadaView, seat: number, when: Whenever): boolean {
  if (when === 'always') return true;
  if (when === 'locks') return lockFirst(view) !== undefined;
  return idle(view, seat).length > (when === 'blanks' ? 1 : 0);
}
function hasDial({ attacks, units }: ArmadaView): boolean {
  const attacker = attacks.at(-1)?.attacker;
  const ship = attacker && 'unit' in attacker ? units[attacker.unit] : undefined;
  return ship?.kind === 'ship' && ship.open.includes('concentrate');
}

/** The token that would save the defender most, if locking it is worth a die. */
export function lockFirst(view: ArmadaView): number | undefined {
  const attack = view.attacks.at(-1);
  const defender = attack && 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  const [best] = (defender?.tokens ?? [])
    .map(({ kind, state }, at) => ({
      at,
      saves: state === 'discarded' || attack!.locked.includes(at) ? 0 : saved(view, kind),
    }))
    .toSorted((a, b) => b.saves - a.saves);
  return best && best.saves >= 1 ? best.at : undefined;
}

/** So many icons are spent at most. */
const MOST_LOCKS = 4;
const may = (step: Step): Step => ({ ...step, may: true });

/** Uses all of these, as far as they help, and says that this is all. */
export function modifying(ask: ModifyAsk, picked: readonly string[]): readonly Step[] {
  const { seat, kind } = ask;
  const use = (id: string): Step => ({
    kind,
    may: true,
    answer: (asked, seen) => {
      const view = seen as ArmadaView;
      return isOpen(asked, id) && helps(view, seat, whenever(view, id)) ? id : undefined;
    },
  });
  const uses = picked.filter((id) => !LOCK.test(id)).flatMap((id) => [use(id), ...because]);
  return [
    // Once more: a die that a later card has added may show nothing.
    ...uses,
    ...uses,
    ...picked
      .filter((id) => LOCK.test(id))
      .flatMap((id) => Array.from({ length: MOST_LOCKS }, () => [use(id), ...locking]).flat()),
    may(option(kind, PASS)),
  ];
}
const isOpen = ({ options }: Parameters<Step['answer']>[0], id: string): boolean =>
  options?.some((one) => one.id === id) === true;
const openOf =
  (...ids: readonly string[]): Step['answer'] =>
  (asked) =>
    ids.find((id) => isOpen(asked, id));

const dice: Step['answer'] = (asked, seen): Json => [...proposedDice(seen as ArmadaView, asked as DiceAsk)];
const locking: readonly Step[] = [
  may({
    kind: 'accuracy',
    answer: (asked, seen) => {
      const token = lockFirst(seen as ArmadaView);
      return token !== undefined && isOpen(asked, String(token)) ? String(token) : undefined;
    },
  }),
  may({ kind: 'dice', answer: dice }),
];
/** What is asked because of it: dice with nothing on them are meant, the colour that hits most often, the token that helps least. */
const because: readonly Step[] = [
  may({ kind: 'command', answer: openOf('dial', 'token') }),
  may({ kind: 'colour', answer: openOf('black', 'red', 'blue') }),
  may({ kind: 'card-token', answer: (asked, seen) => payWith(seen as ArmadaView, asked as QuestionOf<'card-token'>) }),
  may({ kind: 'dice', answer: dice }),
  may({ kind: 'dice', answer: dice }),
  may({ kind: 'card-face', answer: openOf('double', 'hitcrit', 'hit', 'crit') }),
  may({ kind: 'reroll', answer: dice }),
];

/** As long as this attack is at its dice. */
export function whileModifying(view: ArmadaView): Holds {
  const id = view.attacks.at(-1)?.id;
  return (seen) => {
    const now = (seen as ArmadaView).attacks.at(-1);
    return now?.id === id && now?.step === 3;
  };
}

/** The card of an option, whoever has it: `8:accuracy` and `10:accuracy` are the same to a player. */
const nameOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** What is known of the cards that have been asked about so far. */
interface ModifyStanding extends Standing {
  readonly seat: number;
  readonly known: readonly string[];
  readonly used: readonly string[];
}
export const isModifying = (one: Standing): one is ModifyStanding => 'known' in one && 'used' in one;

/**
 * The same in every attack from now on, and what was said so before of other cards. Whatever the player has not been asked
 * about yet, he is asked about.
 */
export function modifyAlways(
  asked: ModifyAsk,
  picked: readonly string[],
  says: string,
  before: ModifyStanding | undefined,
): ModifyStanding {
  const now = asked.options.map(({ id }) => nameOf(id));
  const known = new Set([...(before?.known ?? []), ...now]);
  const used = new Set([...(before?.used ?? []).filter((name) => !now.includes(name)), ...picked.map(nameOf)]);
  const planFor = (ask: ModifyAsk): readonly Step[] => {
    const ids = ask.options.map(({ id }) => id).filter((id) => used.has(nameOf(id)));
    return modifying(ask, [...ids.filter((id) => !LOCK.test(id)), ...ids.filter((id) => LOCK.test(id))]);
  };
  return {
    kind: asked.kind,
    id: `modify ${asked.seat}`,
    says,
    seat: asked.seat,
    known: [...known],
    used: [...used],
    answer: (ask, seen) => {
      const own = ask as ModifyAsk;
      if (own.seat !== asked.seat || !own.options.every(({ id }) => known.has(nameOf(id)))) return undefined;
      return firstOf(planFor(own), own, seen)?.answer;
    },
    onwards: (ask, seen): Plan => {
      const own = ask as ModifyAsk;
      const steps = planFor(own);
      const at = firstOf(steps, own, seen)?.at ?? steps.length;
      return { steps: steps.slice(at + 1), holds: whileModifying(seen as ArmadaView) };
    },
  };
}

/** The step with which a plan begins here. */
function firstOf(
  steps: readonly Step[],
  ask: ModifyAsk,
  seen: unknown,
): { readonly at: number; readonly answer: Json } | undefined {
  for (const [at, step] of steps.entries()) {
    const answer = step.kind === ask.kind ? step.answer(ask, seen) : undefined;
    if (answer !== undefined) return { at, answer };
  }
  return undefined;
}
/** The same steps from the one on that answers now. */
export function begun(steps: readonly Step[], ask: ModifyAsk, view: ArmadaView): readonly Step[] {
  return steps.slice(firstOf(steps, ask, view)?.at ?? steps.length);
}

/** How much each kind of token is worth to whom it belongs, least first. */
const VALUED: readonly string[] = ['salvo', 'contain', 'redirect', 'evade', 'brace', 'scatter'];

/** Of one's own the token that helps least, of an enemy's the one that helps him most. */
function payWith(view: ArmadaView, { options, seat }: QuestionOf<'card-token'>): string | undefined {
  const value = ({ about }: (typeof options)[number]) => (about ? VALUED.indexOf(about.kind) : -1);
  const valued = options.toSorted((a, b) => value(a) - value(b));
  const unit = options[0]?.about && view.units[options[0].about.unit];
  return (unit && view.sides[unit.seat] === view.sides[seat] ? valued[0] : valued.at(-1))?.id;
}
