import { critsOn, hitsOn, type QuestionOf } from '@holotisch/armada';
import type { ArmadaView, Attack } from '../view.ts';
import { countsCrits, onDie, saved } from './token-worth.ts';

export type DiceAsk = QuestionOf<'reroll' | 'evade' | 'dice'>;
type Seen = Pick<ArmadaView, 'attacks' | 'units'>;

/** The dice of one's own attack that show nothing of use, by their place. */
export function idle(view: Seen, seat: number): readonly number[] {
  const attack = view.attacks.at(-1);
  if (attack?.seat !== seat) return [];
  const crits = countsCrits(view, attack);
  return attack.dice.flatMap(({ face }, die) => {
    if (face === 'accuracy') return locks(view, attack) ? [] : [die];
    return hitsOn(face) > 0 || (crits && critsOn(face) > 0) ? [] : [die];
  });
}

/** Whether an accuracy icon has a token to lock that is worth it. */
function locks(view: Seen, attack: Attack): boolean {
  const defender = 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  return (
    defender?.tokens.some(
      ({ state, kind }, at) => state !== 'discarded' && !attack.locked.includes(at) && saved(view, kind) >= 1,
    ) ?? false
  );
}

/** What a die of one's own is worth as it lies. */
function worthOf(view: Seen, { face }: Attack['dice'][number]): number {
  const attack = view.attacks.at(-1)!;
  if (face === 'accuracy') return locks(view, attack) ? 0.8 : 0.1;
  return hitsOn(face) + (countsCrits(view, attack) ? critsOn(face) : 0);
}

/** What a die is expected to show when it is rolled anew. */
const AVERAGE = 0.75;

/**
 * The dice to take up to begin with. Of one's own those that show nothing, and no more than has to be taken of what shows
 * something; of an enemy's those that hurt more than a die does on average.
 */
export function proposedDice(view: Seen, ask: DiceAsk): readonly string[] {
  const attack = view.attacks.at(-1);
  if (!attack) return [];
  const own = attack.seat === ask.seat;
  const blanks = idle(view, ask.seat);
  const rated = ask.options
    .flatMap(({ id, about }) => {
      const die = about && attack.dice[about.die];
      if (!die) return [];
      const worth = own ? worthOf(view, die) : -onDie(view, die);
      return [{ id, worth, meant: own ? blanks.includes(about.die) : -worth > AVERAGE }];
    })
    .toSorted((a, b) => a.worth - b.worth);
  const count = Math.max(ask.min ?? 0, Math.min(ask.max ?? 0, rated.filter(({ meant }) => meant).length));
  return rated.slice(0, count).map(({ id }) => id);
}
