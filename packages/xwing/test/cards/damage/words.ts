import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene } from '../../scene.ts';

type Deck = 'core' | 'core2';

/** Cards lying faceup on a ship since this round. */
export const faceup = (cards: readonly string[], round = 1): ShipSpec => ({
  damage: cards.map((card) => ({ card, faceup: true, round })),
});

/** An X-wing with faceup damage cards of a deck, and a TIE fighter far away that has moved and fought. */
export const burning = (
  deck: Deck,
  cards: readonly string[],
  phase: NonNullable<SceneSpec['phase']>,
  more: Partial<SceneSpec> = {},
  own: ShipSpec = {},
): Scene =>
  scene({
    phase,
    rules: { damageDeck: deck },
    ships: [
      rookie(450, 300, 0, { ...faceup(cards), ...own }),
      academy(450, 800, 180, { dial: 's2', activated: true, fought: true }),
    ],
    ...more,
  });

/** A TIE fighter in front of the X-wing deals it this card for one critical hit; the X-wing has no shields left. */
export const crit = (deck: Deck, card: string, more: Partial<SceneSpec> = {}, own: ShipSpec = {}): Scene =>
  scene({
    phase: 'combat',
    rules: { damageDeck: deck },
    ships: [rookie(450, 300, 0, { fought: true, shields: 0, ...own }), academy(450, 480, 180)],
    defence: ['blank', 'blank', 'blank'],
    deck: [card],
    ...more,
    attack: ['crit', 'blank', ...(more.attack ?? [])],
  }).take('primary>0');

/** Whether the ship's first damage card lies faceup. */
export const isFaceup = (s: Scene, at = 0): boolean => s.ship(0).damage[at]!.faceup;
