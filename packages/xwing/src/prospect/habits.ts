import type { CardUse, ChoiceAsk, Json, Option, Posed, Seat, SeveralAsk } from '@holotisch/engine';
import type { Attack, Die, Face, Ship } from '../state.ts';
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
/** `avoid`: uses of cards that were regretted in this very fall. */
export function habit(g: XWing, duel: Duelists, cards: CardUse, avoid: ReadonlySet<string>): (posed: Posed) => Json {
  let asked = 0;
  let used = '';
  return (posed) => {
    asked++;
    if (posed.type === 'several') {
      const answer = several(g, duel, posed);
      if (answer === undefined) throw new Regret(used);
      return answer;
    }
    if (posed.type !== 'choice') throw new Unforeseen(posed.kind);
    if (!posed.kind.startsWith('window:')) return posed.options[0]?.id ?? null;
    const pass = posed.options.some(({ id }) => id === PASS);
    const options = posed.options.filter(({ id }) => !pass || !avoid.has(`${asked} ${id}`));
    const answer = inWindow(g, duel, { ...posed, options }, cards);
    used = `${asked} ${answer}`;
    return answer;
  };
}

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

/** Undefined where dice would have to be rerolled that are better left alone. */
function several(
  g: XWing,
  { attacker, defender }: Duelists,
  { kind, seat, about, options, min, max }: SeveralAsk,
): readonly string[] | undefined {
  const ids = options.map(({ id }) => id);
  const wanted = kind === 'reroll' ? rerolls(g, seat, about, { attacker, defender }) : [];
  const open = wanted.filter((id) => ids.includes(id));
  if (kind === 'reroll' && open.length < min) return undefined;
  return [...open, ...ids.filter((id) => !open.includes(id))].slice(0, Math.max(min, Math.min(max, open.length)));
}

/** One's own dice that are worth nothing; the other's dice that are worth something. */
function rerolls(g: XWing, seat: Seat, about: Json | undefined, { attacker, defender }: Duelists): readonly string[] {
  const a = g.state.attacks.at(-1);
  if (a === undefined) return [];
  const which = (about as { readonly dice?: string } | undefined)?.dice === 'defence' ? 'defence' : 'attack';
  const roller = which === 'attack' ? attacker : defender;
  if (roller.seat === seat) return idle(g, a, which).map(String);
  const dice = which === 'attack' ? a.attackDice : a.defenceDice;
  return dice.flatMap(({ face }, i) => (face === 'hit' || face === 'crit' || face === 'evade' ? [String(i)] : []));
}
