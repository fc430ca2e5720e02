import { CARDS } from '../../src/cards/index.ts';
import type { AnyAbility, CardSource } from '../../src/cards/vocabulary.ts';
import type { Ship } from '../../src/state.ts';
import type { XWing } from '../../src/xwing.ts';

/** What a moment is about, seen from the ship whose card wants to act in it. */
type Role = 'own' | 'other' | 'attacker' | 'defender' | 'bystander';

interface Moment {
  readonly ship?: Ship;
  readonly attacker?: Ship;
  readonly defender?: Ship;
}

function roleOf({ ship, attacker, defender }: Moment, self: CardSource): Role | undefined {
  if (attacker) return attacker === self.ship ? 'attacker' : defender === self.ship ? 'defender' : 'bystander';
  if (ship) return ship === self.ship ? 'own' : 'other';
  return undefined;
}

/** Listens to these cards: in which roles each of their abilities wanted to act. `card window` to roles. */
export function listenTo(cards: readonly string[]): { readonly heard: Map<string, Set<Role>>; stop(): void } {
  const heard = new Map<string, Set<Role>>();
  const undo: (() => void)[] = [];
  for (const card of cards)
    for (const ability of CARDS.get(card)?.abilities ?? []) {
      const open = ability as { -readonly [K in keyof AnyAbility]: AnyAbility[K] };
      const { when } = ability;
      open.when = (g: XWing, moment: Moment, self: CardSource) => {
        const wants = when.call(ability, g, moment, self);
        const role = wants ? roleOf(moment, self) : undefined;
        const key = `${card} ${ability.window}`;
        if (role) heard.set(key, (heard.get(key) ?? new Set()).add(role));
        return wants;
      };
      undo.push(() => {
        open.when = when;
      });
    }
  const stop = () => {
    for (const one of undo) one();
  };
  return { heard, stop };
}
