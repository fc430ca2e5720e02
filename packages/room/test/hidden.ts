import type { Toy } from '@holotisch/engine/toy';
import type { XWingState } from '@holotisch/xwing';
import { dialOf } from '@holotisch/xwing/rules';
import type { Viewer } from '../src/index.ts';
import type { Secrets } from './search.ts';

/** The toy hides what wounds are and what is still in the deck. */
export const toySecrets: Secrets = {
  game: 'toy',
  scrambled(state: Toy) {
    const other = (w: string) => (w === 'dent' ? 'breach' : 'dent');
    return {
      ...state,
      chance: { seed: 'other', drawn: 99, loaded: {} },
      deck: { draw: state.deck.draw.map(other), discard: state.deck.discard },
      drones: state.drones.map((d) => ({ ...d, wounds: d.wounds.map(other) })),
    };
  },
  betrays: (event) => /dent|breach/.test(JSON.stringify(event)),
};

const isHidden = (state: XWingState, ship: XWingState['ships'][number], viewer: Viewer): boolean =>
  ship.dial !== null && !ship.revealed && (viewer === 'nobody' || state.sides[viewer] !== state.sides[ship.seat]);

/** X-Wing hides unrevealed dials from the other side, the face of facedown damage, the decks and the chance to come. */
export const xwingSecrets: Secrets = {
  game: 'xwing',
  scrambled(state: XWingState, viewer) {
    return {
      ...state,
      chance: { seed: 'other', drawn: 99, loaded: {} },
      decks: state.decks.map((d) => ({ draw: d.draw.map(() => 'other'), discard: d.discard })),
      ships: state.ships.map((s) => ({
        ...s,
        dial: isHidden(state, s, viewer) ? dialOf(s).find((m) => m.code !== s.dial)!.code : s.dial,
        damage: s.damage.map((d) => (d.faceup ? d : { ...d, card: 'other', round: 99 })),
      })),
    };
  },
  betrays(event, state: XWingState, viewer, meant, told) {
    const ship = state.ships[Number(event['ship'])];
    if (!ship) return false;
    const said = Object.values(event);
    // A guess is said aloud, right or wrong; a card may let its owner look.
    if (isHidden(state, ship, viewer) && said.includes(ship.dial!) && event['type'] !== 'guessed' && !meant)
      return true;
    // A card that has lain faceup on the ship was seen by all, whatever has become of it since.
    const wasOpen = (card: string) =>
      told((e) => e['ship'] === ship.id && e['card'] === card && (e['faceup'] === true || e['type'] === 'faceup'));
    return ship.damage.some((d) => !d.faceup && d.card !== '' && said.includes(d.card) && !wasOpen(d.card));
  },
};
