import type { CardUse, ChoiceAsk, Json, Option, Posed, SeveralAsk } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { AttackMoment } from '../cards/vocabulary.ts';
import { COLOURS, critsOn, hitsOn, isAccuracy } from '../dice.ts';
import { countsCrits, totalOf } from '../flow/attack/attack.ts';
import type { DefenceToken, Die } from '../state.ts';

/**
 * How both sides answer in an attack whose odds are counted: rerolls that keywords give are taken, accuracy icons lock the tokens
 * that would help most, the defender spends what lowers the total. Commands, and what is paid for with dice, are left to the
 * players; cards are used where they do their owner good: both ways are played.
 */

/** Something was asked that no habit answers: then the attack cannot be played in advance. */
export class Unforeseen extends Error {}

export interface Habits extends CardUse {
  /** Whether tokens are spent and locked. */
  readonly defends: boolean;
}

export function habit(g: Armada, m: AttackMoment, habits: Habits): (posed: Posed) => Json {
  return (posed) => {
    if (posed.type === 'several') return several(g, m, posed);
    if (posed.type !== 'choice') throw new Unforeseen(posed.kind);
    return posed.kind.startsWith('window:') ? inWindow(g, m, posed, habits) : choice(m, posed);
  };
}

const PASS = 'pass';
const cardOf = ({ about }: Option): string => (about as { readonly card?: string } | undefined)?.card ?? '';
/** What the rules offer, and what of it is taken: the rest costs commands or dice. */
const OF_RULES = /^(concentrate|accuracy|adept|swarm|ai-battery|ai-anti-squadron|assault|dodge|token\.\d+)$/;
const REROLLS = /^(adept|swarm)$/;
const ADDS = /^ai-/;
/** Tokens that lower the total, the best first. */
const LOWERING: readonly DefenceToken['kind'][] = ['scatter', 'evade', 'brace'];

function inWindow(g: Armada, m: AttackMoment, { seat, options }: ChoiceAsk, habits: Habits): string {
  const pass = options.find(({ id }) => id === PASS);
  const side = seat === m.attack.seat ? 'attacker' : 'defender';
  const printed = options.filter((option) => option.id !== PASS && !OF_RULES.test(cardOf(option)));
  if (pass && printed.length > 0) habits.offered[side] = true;
  if (printed.length > 0 && (!pass || habits[side])) return printed[0]!.id;
  const ruled = side === 'attacker' ? attacking(g, m, options, habits) : defending(g, m, options, habits);
  return (ruled ?? pass ?? options[0]!).id;
}

function attacking(g: Armada, m: AttackMoment, options: readonly Option[], { defends }: Habits): Option | undefined {
  const idle = idleDice(g, m).length > 0;
  const found = options.find((option) => ADDS.test(cardOf(option)) || (idle && REROLLS.test(cardOf(option))));
  if (found || !defends || lockable(m).length === 0) return found;
  return options.find((option) => cardOf(option) === 'accuracy');
}

function defending(g: Armada, m: AttackMoment, options: readonly Option[], { defends }: Habits): Option | undefined {
  if (!defends || totalOf(g, m) === 0) return undefined;
  const dodge = options.find((option) => cardOf(option) === 'dodge');
  if (dodge) return dodge;
  for (const kind of LOWERING) {
    const token = options.find((option) => tokenOf(m, option)?.kind === kind);
    if (token) return token;
  }
  return undefined;
}
const tokenOf = ({ defender }: AttackMoment, option: Option): DefenceToken | undefined =>
  /^token\./.test(cardOf(option)) && (option.about as { readonly piece?: number }).piece === defender?.id
    ? defender?.tokens[Number(cardOf(option).slice('token.'.length))]
    : undefined;

/** The tokens that an accuracy icon is for: what would help the defender most, a kind only if all of it can be locked. */
const LOCKED_FIRST: readonly DefenceToken['kind'][] = ['scatter', 'brace', 'evade'];
function lockable({ attack: a, defender }: AttackMoment): readonly number[] {
  const icons = a.dice.filter(({ face }) => isAccuracy(face)).length;
  for (const kind of LOCKED_FIRST) {
    const open = (defender?.tokens ?? []).flatMap((token, at) =>
      token.kind === kind && token.state !== 'discarded' && !a.locked.includes(at) ? [at] : [],
    );
    if (open.length > 0 && open.length <= icons) return open;
  }
  return [];
}

/** The weakest die is given up first. */
const GIVEN_UP = ['blue', 'red', 'black'];
function choice(m: AttackMoment, { kind, options }: ChoiceAsk): string {
  const named = (ids: readonly (string | undefined)[]) => options.find(({ id }) => ids.includes(id))?.id;
  const taken =
    kind === 'accuracy'
      ? named([String(lockable(m)[0])])
      : kind === 'colour' && m.attack.step === 2
        ? GIVEN_UP.find((colour) => named([colour]))
        : undefined;
  return taken ?? options[0]!.id;
}

const worthOf = (g: Armada, m: AttackMoment): ((die: Die) => number) => {
  const crits = countsCrits(g, m.attack, m.attacker, m.defender) ? 1 : 0;
  return ({ face }) => hitsOn(face) + crits * critsOn(face);
};
/** Dice that come to nothing as they lie. */
function idleDice(g: Armada, m: AttackMoment): readonly number[] {
  const worth = worthOf(g, m);
  return m.attack.dice.flatMap((die, at) => (worth(die) === 0 && !isAccuracy(die.face) ? [at] : []));
}
/** Those that show most first; of equal ones those that roll worst anew. */
function bestDice(g: Armada, m: AttackMoment): readonly number[] {
  const { dice } = m.attack;
  const worth = worthOf(g, m);
  return [...dice.keys()]
    .filter((at) => worth(dice[at]!) > 0)
    .sort(
      (x, y) =>
        worth(dice[y]!) - worth(dice[x]!) ||
        COLOURS.indexOf(dice[x]!.colour) - COLOURS.indexOf(dice[y]!.colour) ||
        x - y,
    );
}

function several(g: Armada, m: AttackMoment, { kind, seat, options, min, max }: SeveralAsk): readonly string[] {
  const ids = options.map(({ id }) => id);
  const own = seat === m.attack.seat;
  const dice = kind === 'evade' ? bestDice(g, m) : kind === 'reroll' && own ? idleDice(g, m) : [];
  const wanted = dice.map(String).filter((id) => ids.includes(id));
  return [...wanted, ...ids.filter((id) => !wanted.includes(id))].slice(0, Math.max(min, Math.min(max, wanted.length)));
}
