import { type Flow, type Message, rollDice } from '@holotisch/engine';
import type { RollMoment } from '../cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../dice.ts';
import type { BombToken, Die, Face, Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';
import { open } from './timing.ts';

/**
 * Dice that a ship rolls for anything but the two rolls of an attack: an obstacle, a bomb, a card. They mean only what
 * the roller says (XW-WUERFELERGEBNISSE-08); cards may have a word in it before and after.
 */
export function* rollFor(
  g: XWing,
  ship: Ship,
  which: 'attack' | 'defence',
  count: number,
  purpose: Message,
  tell: (faces: readonly Face[]) => void,
  bomb?: BombToken,
): Flow<readonly Die[]> {
  const roll: RollMoment = { ship, which, count, purpose, dice: [], bomb, noted: {} };
  yield* open(g, 'roll.before', roll);
  const faces: readonly Face[] =
    which === 'attack' ? rollDice(g.state.chance, ATTACK_DIE, count) : rollDice(g.state.chance, DEFENCE_DIE, count);
  for (const face of faces) roll.dice.push({ face, rerolled: false });
  tell(faces);
  yield* open(g, 'roll.made', roll);
  return roll.dice;
}
