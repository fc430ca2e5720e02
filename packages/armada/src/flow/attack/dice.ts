import {
  type DiceChoice as ChosenDice,
  diceQuestion,
  type Flow,
  type Message,
  type Refusal,
  rollDie,
  type Seat,
  say,
} from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import type { AttackMoment } from '../../cards/vocabulary.ts';
import type { Colour } from '../../data/types.ts';
import { COLOURS, DICE, isAccuracy } from '../../dice.ts';
import type { DiceChange } from '../../events.ts';
import type { Attack, Die, Face } from '../../state.ts';
import { banned, refuse } from '../../values.ts';
import { chooseOne, chooseSeveral } from '../choose.ts';

/** What effects do to the dice of an attack: reroll, add, change, spend, cancel. AR-MODIFIKATION-VON-WUERFELN-01 */

const told = (g: Armada, attack: Attack, how: DiceChange, at: readonly number[]): void =>
  g.emit({ type: 'dice', attack: attack.id, how, at, dice: attack.dice.map((d) => ({ ...d })) });

/** Colours that the pool has: an added die must usually be of one of them. */
export const coloursIn = ({ dice }: Attack): readonly Colour[] =>
  COLOURS.filter((colour) => dice.some((d) => d.colour === colour));

/** Dice that somebody may still reroll or change; or spend, or cancel. AR-MODIFIKATION-VON-WUERFELN-01 */
export const mayModify = (g: Armada, m: AttackMoment, die: Die, takes?: DiceChoice['takes']): boolean =>
  (takes ? die.fixed !== true : !die.fixed) && !banned(g, 'modifyDie', { ...m, die, by: m.attacker });
/** Accuracy icons that may still be spent, for whatever it may be. */
export const spendableAccuracy = (g: Armada, m: AttackMoment): readonly Die[] =>
  banned(g, 'accuracy', m) ? [] : m.attack.dice.filter((d) => isAccuracy(d.face) && mayModify(g, m, d, 'spent'));

/** AR-MODIFIKATION-VON-WUERFELN-02, -03 */
export function reroll(g: Armada, { attack }: AttackMoment, dice: readonly Die[]): void {
  if (dice.length === 0) {
    g.emit({ type: 'noReroll', attack: attack.id });
    return;
  }
  for (const die of dice) die.face = rollDie(g.state.chance, DICE[die.colour]);
  told(g, attack, 'rerolled', placesOf(attack, dice));
}

const placesOf = (attack: Attack, dice: readonly Die[]): number[] => dice.map((die) => attack.dice.indexOf(die));

/** Why no die may be added to this pool. AR-VERTEIDIGUNGSMARKER-15: none in a Salvo attack */
export const refuseAdding = (_g: Armada, { attack }: AttackMoment): Refusal | undefined =>
  attack.memory.noAdding ? refuse(['AR-VERTEIDIGUNGSMARKER-15'], say('ar.no.addInSalvo')) : undefined;
/** AR-MODIFIKATION-VON-WUERFELN-04, -05: rolled, unless it is put there showing a face. */
export function addDie(g: Armada, m: AttackMoment, colour: Colour, face?: Face, fixed?: Die['fixed']): Die {
  if (refuseAdding(g, m)) throw new Error('whoever adds a die asks first whether any may be added');
  return putDie(g, m, { colour, face: face ?? rollDie(g.state.chance, DICE[colour]), ...(fixed && { fixed }) });
}
/** A card says that a die is added to a Salvo, where otherwise none may be. AR-DIE-GOLDENEN-REGELN-02 */
export const addToSalvo = (g: Armada, m: AttackMoment, colour: Colour): Die =>
  putDie(g, m, { colour, face: rollDie(g.state.chance, DICE[colour]) });
function putDie(g: Armada, m: AttackMoment, die: Die): Die {
  m.attack.dice.push(die);
  told(g, m.attack, 'added', [m.attack.dice.length - 1]);
  return die;
}

/** AR-MODIFIKATION-VON-WUERFELN-06 */
export function changeDie(g: Armada, { attack }: AttackMoment, die: Die, face: Face, fixed?: true): void {
  if (!DICE[die.colour].faces.includes(face)) throw new RangeError(`a ${die.colour} die has no ${face}`);
  die.face = face;
  if (fixed) die.fixed = true;
  told(g, attack, 'changed', [attack.dice.indexOf(die)]);
}

/** A die of the pool gives place to another that lies ready with its face up: nothing is added. */
export function exchangeDie(g: Armada, { attack }: AttackMoment, die: Die, other: Die): void {
  const at = attack.dice.indexOf(die);
  attack.dice.splice(at, 1, other);
  told(g, attack, 'changed', [at]);
}

/** AR-MODIFIKATION-VON-WUERFELN-07, -08: the whole die leaves the pool. */
export function removeDice(
  g: Armada,
  { attack }: AttackMoment,
  dice: readonly Die[],
  how: 'spent' | 'cancelled' | 'removed',
): void {
  if (dice.length === 0) return;
  const at = placesOf(attack, dice);
  for (const die of dice) attack.dice.splice(attack.dice.indexOf(die), 1);
  told(g, attack, how, at);
}

/** All attack dice are cancelled, but for those that cannot be modified. */
export const cancelAll = (g: Armada, m: AttackMoment): void =>
  removeDice(
    g,
    m,
    m.attack.dice.filter((die) => mayModify(g, m, die, 'cancelled')),
    'cancelled',
  );

export interface DiceChoice extends ChosenDice<'reroll' | 'evade' | 'dice'> {
  readonly filter?: (die: Die) => boolean;
  /** The dice leave the pool. */
  readonly takes?: 'spent' | 'cancelled';
}
/** Picks dice of the pool; those that nobody may change are not offered. */
export function* chooseDice(g: Armada, m: AttackMoment, how: DiceChoice): Flow<readonly Die[]> {
  const { dice, id } = m.attack;
  const fit = dice.filter(
    (die) =>
      (how.filter?.(die) ?? true) &&
      mayModify(g, m, die, how.takes) &&
      !(how.takes === 'spent' && isAccuracy(die.face) && banned(g, 'accuracy', m)),
  );
  const chosen = yield* chooseSeveral(
    diceQuestion(how, how.kind ?? 'dice', dice, fit, ({ colour, face }, at) => ({
      label: say('ar.die', { colour, face }),
      about: { attack: id, die: at },
    })),
  );
  return chosen.map((at) => dice[Number(at)]!);
}

/** Picks up to so many dice and rerolls them. */
export function* mayReroll(g: Armada, m: AttackMoment, how: DiceChoice): Flow<number> {
  const dice = yield* chooseDice(g, m, { ...how, kind: 'reroll' });
  reroll(g, m, dice);
  return dice.length;
}

/** Picks a colour; a single one is taken. */
export function* chooseColour(
  seat: Seat,
  colours: readonly Colour[],
  clauses: readonly ClauseId[],
  prompt: Message,
  card?: string,
): Flow<Colour | undefined> {
  if (colours.length === 0) return undefined;
  return yield* chooseOne(seat, 'colour', colours, clauses, prompt, card === undefined ? {} : { card });
}

/** Rolls dice that belong to no attack. AR-WUERFELSYMBOLE-05 */
export function rollLoose(g: Armada, colour: Colour, count: number, purpose: Message): Face[] {
  const faces = Array.from({ length: count }, () => rollDie(g.state.chance, DICE[colour]));
  g.emit({ type: 'looseDice', colour, faces, purpose });
  return faces;
}
