import {
  type AttackSide,
  abilityKey,
  type CardUse,
  type ChoiceAsk,
  type Json,
  type Option,
  type Posed,
  type Seat,
  type SeveralAsk,
} from '@holotisch/engine';
import { diceOfAttack } from '../flow/attack/modify.ts';
import type { OfCardDice, OfDice } from '../payloads.ts';
import type { Attack, Die, Face, Ship, Which } from '../state.ts';
import type { XWing } from '../xwing.ts';

/**
 * How both sides answer in an attack whose odds are counted: each rerolls what would come to nothing, then spends its tokens, as
 * well as can be for this attack alone. Cards are used where they do their owner good: both ways are played.
 */

/** Something was asked that no habit answers: then the attack cannot be played in advance. */
export class Unforeseen extends Error {}

/** A card turned out to want good dice rerolled: the same fall is played again without it. */
export class Regret extends Error {
  readonly use: string;
  constructor(use: string) {
    super(use);
    this.use = use;
  }
}

interface Duelists {
  readonly attacker: Ship;
  readonly defender: Ship;
}
/** What is tried in every way: which of so many options one side takes. */
export type Pick = (by: AttackSide, options: number) => number;

/** `avoid`: uses of cards that were regretted in this very fall. */
export function habit(
  g: XWing,
  duel: Duelists,
  cards: CardUse,
  avoid: ReadonlySet<string>,
  pick: Pick,
): (posed: Posed) => Json {
  let asked = 0;
  let used = '';
  const declined = new Set<string>();
  let dared = false;
  return (posed) => {
    asked++;
    if (posed.type === 'several') {
      // Whoever has dared it takes the good with the bad.
      if (dared && posed.min === posed.options.length) return posed.options.map(({ id }) => id);
      const answer = several(g, duel, posed);
      if (answer === undefined) throw new Regret(used);
      return answer;
    }
    if (posed.type !== 'choice') throw new Unforeseen(posed.kind);
    if (posed.kind === 'card-face') return best(posed.options);
    const side = posed.seat === duel.attacker.seat ? 'attacker' : 'defender';
    if (!posed.kind.startsWith('window:')) {
      // What a card asks for besides, a number or a token: whatever proves best.
      const { length } = posed.options;
      return posed.options[length > 1 ? pick(side, length) : 0]?.id ?? null;
    }
    const pass = posed.options.some(({ id }) => id === PASS);
    const isOpen = ({ id }: Option) => !pass || !(avoid.has(`${asked} ${id}`) || declined.has(id));
    const gamble = posed.options.find((option) => pass && isOpen(option) && isGamble(g, posed.kind, option));
    const first = gamble && cards[side] ? lockOf(g, duel, posed) : undefined;
    if (gamble && cards[side] && !first && pick(side, 2) === 1) declined.add(gamble.id);
    const options = posed.options.filter(isOpen);
    const answer = inWindow(g, duel, { ...posed, options }, cards);
    used = `${asked} ${answer}`;
    dared = answer === gamble?.id;
    return answer;
  };
}

/** A lock is spent before cards: then there is less to gamble for. */
const lockOf = (g: XWing, duel: Duelists, { seat, options }: ChoiceAsk): Option | undefined => {
  const a = g.state.attacks.at(-1);
  return options.find((o) => a && cardOf(o) === 'targetlock' && isOfUse(g, a, seat, duel, 'targetlock'));
};
const isGamble = (g: XWing, kind: string, { id }: Option): boolean =>
  GAMBLED.some(
    (window) =>
      kind === `window:${window}` &&
      g.abilities(window).some(({ source, rule }) => rule.gamble && abilityKey(source, rule) === id),
  );
/** Where dice lie that one may be loath to lose. */
const GAMBLED = ['attack.modifyAttackDice', 'attack.modifyDefenceDice'] as const;

const PASS = 'pass';
const cardOf = ({ about }: Option): string => (about as { readonly card?: string } | undefined)?.card ?? '';
const TOKENS = new Set(['focus', 'targetlock', 'evade', 'reinforce']);
/** What comes after an attack is none of its business. */
const AFTERWARDS = /attack\.(after|again|forgone)$/;

function inWindow(g: XWing, duel: Duelists, { kind, seat, options }: ChoiceAsk, cards: CardUse): string {
  const pass = options.find(({ id }) => id === PASS);
  if (pass && AFTERWARDS.test(kind)) return PASS;
  const side = seat === duel.attacker.seat ? 'attacker' : 'defender';
  const printed = options.filter((option) => option.id !== PASS && !TOKENS.has(cardOf(option)));
  if (pass && printed.length > 0) cards.offered[side] = true;
  const a = g.state.attacks.at(-1);
  const tokens = a ? options.filter((o) => TOKENS.has(cardOf(o)) && isOfUse(g, a, seat, duel, cardOf(o))) : [];
  // A lock is spent before cards, everything else after them.
  const lock = tokens.find((option) => cardOf(option) === 'targetlock');
  if (lock) return lock.id;
  if (printed.length > 0 && (!pass || cards[side])) return printed[0]!.id;
  return (tokens[0] ?? pass ?? options[0]!).id;
}

const count = (dice: readonly Die[], ...faces: readonly Face[]): number =>
  dice.filter(({ face }) => faces.includes(face)).length;

function isOfUse(g: XWing, a: Attack, seat: Seat, duel: Duelists, token: string): boolean {
  const attacking = seat === duel.attacker.seat;
  const dice = attacking ? a.attackDice : a.defenceDice;
  const coming = count(a.attackDice, 'hit', 'crit') - count(a.defenceDice, 'evade');
  switch (token) {
    case 'targetlock':
      return idle(g, a, 'attack').length > 0;
    case 'focus':
      return count(dice, 'focus') > 0 && (attacking || coming > 0);
    case 'evade':
      return coming > 0;
    default:
      return true;
  }
}

/** Dice that come to nothing as they lie: blanks, and focus results that nobody has a token for. */
function idle(g: XWing, a: Attack, which: 'attack' | 'defence'): readonly number[] {
  const dice = which === 'attack' ? a.attackDice : a.defenceDice;
  const ship = g.ship(which === 'attack' ? a.attacker : a.defender);
  const poor: readonly Face[] = ship.tokens.focus > 0 ? ['blank'] : ['blank', 'focus'];
  return dice.flatMap(({ face, rerolled, fixed }, i) => (poor.includes(face) && !rerolled && !fixed ? [i] : []));
}

/** What a result is worth to whoever has rolled it, as long as nothing cancels it. */
const worth = (face: Face, { tokens }: Ship): number => {
  if (face === 'focus') return tokens.focus > 0 ? 2 : 1;
  return { blank: 0, hit: 3, evade: 3, crit: 4 }[face];
};

/** A result that is named before the roll, which friends alone may do: the best there is. */
const best = (options: readonly Option[]): string =>
  (options.find(({ id }) => id === 'crit' || id === 'evade') ?? options[0]!).id;

/** Undefined where dice would have to be rerolled or changed that are better left alone. */
function several(g: XWing, duel: Duelists, { kind, seat, about, options, min, max }: SeveralAsk) {
  const ids = options.map(({ id }) => id);
  const a = g.state.attacks.at(-1);
  if (a === undefined || (kind !== 'reroll' && kind !== 'card-dice')) return ids.slice(0, min);
  const { dice: which, becomes = 'reroll' } = about as OfDice & Partial<OfCardDice>;
  const roll = { a, which, roller: which === 'attack' ? duel.attacker : duel.defender };
  const wanted = becomes === 'reroll' ? rerolls(g, seat, roll) : changes(becomes, roll);
  const open = wanted.filter((id) => ids.includes(id));
  // A result that has been named comes true on some die, although none is the better for it.
  if (open.length < min) return becomes === 'reroll' ? undefined : [...open, ...ids].slice(0, min);
  return open.slice(0, max);
}

interface Roll {
  readonly a: Attack;
  readonly which: Which;
  readonly roller: Ship;
}

/** One's own dice that are worth nothing; the other's dice that are worth something, or would be with a focus token. */
function rerolls(g: XWing, seat: Seat, { a, which, roller }: Roll): readonly string[] {
  if (roller.seat === seat) return idle(g, a, which).map(String);
  const good: readonly Face[] = ['hit', 'crit', 'evade', ...(roller.tokens.focus > 0 ? (['focus'] as const) : [])];
  return diceOfAttack(a, which).flatMap(({ face }, i) => (good.includes(face) ? [String(i)] : []));
}

/** Dice that gain by being turned to this result, the poorest first. */
function changes(to: Face, { a, which, roller }: Roll): readonly string[] {
  const dice = diceOfAttack(a, which).map(({ face }, i) => ({ id: String(i), is: worth(face, roller) }));
  return dice
    .filter(({ is }) => is < worth(to, roller))
    .sort((one, other) => one.is - other.is)
    .map(({ id }) => id);
}
