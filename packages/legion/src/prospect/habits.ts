import type { ChoiceAsk, Json, Option, Posed, SeveralAsk } from '@holotisch/engine';
import { armorOf } from '../cards/keywords/a-b.ts';
import type { AttackMoment } from '../cards/moments.ts';
import { ATTACK_COLOURS } from '../dice.ts';
import { gradeFor } from '../flow/attack/cover.ts';
import { countOf } from '../flow/attack/dice.ts';
import type { Legion } from '../legion.ts';
import type { AttackDie, DefenceDie } from '../state.ts';
import { poolKeyword } from '../values.ts';

/**
 * How both sides answer in an attack whose odds are counted: attacker and defender use whatever they have themselves, as well
 * as can be for this attack alone. What units beside them could do for them (a guardian) is left to their players.
 */

/** Something was asked that no habit answers: then the attack cannot be played in advance. */
export class Unforeseen extends Error {}

export function habit(g: Legion, m: AttackMoment): (posed: Posed) => Json {
  return (posed) => {
    if (posed.type === 'choice') return posed.kind.startsWith('window:') ? inWindow(g, m, posed) : choice(m, posed).id;
    if (posed.type === 'several') return several(g, m, posed);
    throw new Unforeseen(posed.kind);
  };
}

const PASS = 'pass';
interface OfCard {
  readonly card?: string;
  readonly piece?: number | null;
}
const aboutOf = ({ about }: Option): OfCard => (about ?? {}) as OfCard;

/** What cards do comes first, then what the rules offer for tokens: whoever is wiser spends none for what comes by itself. */
const LAST = ['surge', 'backup', 'shield'];
const rank = (option: Option): number => LAST.indexOf(aboutOf(option).card?.split('.')[0] ?? '');
const REROLLS = /^(aim|observation)\b/;

function inWindow(g: Legion, m: AttackMoment, { options }: ChoiceAsk): string {
  const own = options.filter((option) => {
    const { card = '', piece } = aboutOf(option);
    if (option.id === PASS || (piece !== m.attacker?.id && piece !== m.defender.id)) return false;
    return !REROLLS.test(card) || idle(g, m).length > 0;
  });
  if (own.length > 0) return own.reduce((a, b) => (rank(b) < rank(a) ? b : a)).id;
  return (options.find(({ id }) => id === PASS) ?? options[0]!).id;
}

function choice(m: AttackMoment, { kind, options }: ChoiceAsk): Option {
  const named = (id: string) => options.find((option) => option.id === id);
  switch (kind) {
    case 'dodge':
      if (countOf(m.attack, 'hit') + countOf(m.attack, 'crit') === 0) return named('no')!;
      // Without a hit it is asked only where a critical hit can be dodged or a card wants the token spent.
      return (countOf(m.attack, 'hit') > 0 ? undefined : named('crit')) ?? named('dodge') ?? named('no')!;
    case 'may':
      return named('yes')!;
    case 'card-number':
      return options.reduce((a, b) => (Number(b.id) > Number(a.id) ? b : a));
    default:
      return options[0]!;
  }
}

/**
 * Attack dice that come to nothing as they lie, the best of them first: blanks, surges that nothing makes use of, and the hits
 * that Armor will cancel.
 */
function idle(g: Legion, m: AttackMoment): readonly AttackDie[] {
  const { attack: a } = m;
  const surges = a.dice.filter(({ face }) => face === 'surge');
  const useless = Math.max(0, surges.length - usefulSurges(g, m));
  const inOrder = (dice: readonly AttackDie[]) =>
    ATTACK_COLOURS.flatMap((colour) => dice.filter((die) => die.colour === colour));
  const spare = inOrder(surges).slice(0, useless);
  const hits = [...inOrder(a.dice.filter(({ face }) => face === 'hit')), ...surgesToHit(g, m, inOrder(surges))];
  const vain = hits.slice(0, Math.max(0, hits.length - usefulHits(g, m)));
  return [...inOrder(a.dice.filter((die) => die.face === 'blank' || spare.includes(die))), ...vain];
}
const surgesToHit = (g: Legion, m: AttackMoment, surges: readonly AttackDie[]): readonly AttackDie[] =>
  g.rules.attackSurge(g, m) === 'hit' ? surges.slice(poolKeyword(g, m.attack, 'critical')) : [];
/** Against Armor: as many as cover and dodges take off and Impact makes use of. Cover dice may take off any number. */
function usefulHits(g: Legion, m: AttackMoment): number {
  const { attack: a, defender } = m;
  if (armorOf(g, defender) !== Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  const cover = a.melee ? 0 : gradeFor(g, m).grade;
  if (cover > 0 && g.state.rules.edition === '2.6') return Number.POSITIVE_INFINITY;
  return cover + defender.tokens.dodge + poolKeyword(g, a, 'impact');
}
function usefulSurges(g: Legion, m: AttackMoment): number {
  if (!m.attacker || g.rules.attackSurge(g, m) !== null) return Number.POSITIVE_INFINITY;
  const tokens = g.rules.holdersOf(g, m.attacker, 'surge', m.attack).reduce((sum, one) => sum + one.tokens.surge, 0);
  return poolKeyword(g, m.attack, 'critical') + tokens;
}

const WORST_FIRST = ['blank', 'surge', 'hit', 'crit'];

function several(g: Legion, m: AttackMoment, ask: SeveralAsk): readonly string[] {
  const dice = wanted(g, m, ask);
  const ids = [...dice, ...ask.options.map(({ id }) => id).filter((id) => !dice.includes(id))];
  return ids.slice(0, Math.max(ask.min, Math.min(ask.max, dice.length)));
}

/** The options that are worth it, the best first. */
function wanted(g: Legion, m: AttackMoment, { kind, seat, options }: SeveralAsk): readonly string[] {
  const { attack: a } = m;
  const ids = new Set(options.map(({ id }) => id));
  const open = (at: readonly number[]) => at.map(String).filter((id) => ids.has(id));
  const attacking = seat === a.seat;
  switch (kind) {
    case 'aim':
    case 'reroll':
      return open((attacking ? idle(g, m) : striking(a.dice)).map((die) => a.dice.indexOf(die)));
    case 'dice':
      return open(byWorth(a.dice, attacking ? 1 : -1));
    case 'defence-reroll':
      return open(
        a.defence.flatMap((die, at) => ((die.face === 'block') === attacking && isSpare(g, m, die) ? [at] : [])),
      );
    default:
      return [];
  }
}
const striking = (dice: readonly AttackDie[]) => dice.filter(({ face }) => face === 'hit' || face === 'crit');
const byWorth = (dice: readonly AttackDie[], sign: 1 | -1): readonly number[] =>
  [...dice.keys()].sort(
    (x, y) => sign * (WORST_FIRST.indexOf(dice[x]!.face) - WORST_FIRST.indexOf(dice[y]!.face)) || x - y,
  );
/** A surge that is still to become a block is none to be rerolled. */
const isSpare = (g: Legion, m: AttackMoment, { face }: DefenceDie): boolean =>
  face !== 'surge' || g.rules.defenceSurge(g, m) === null;
