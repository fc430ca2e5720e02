import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const eptEToP: readonly Upgrade[] = upgradesOf('ept', [
  card('experthandling', ['Expert Handling', 'Flugkunst'], 2, [2, 5, 35]),
  card('marksmanship', ['Marksmanship', 'Treffsicherheit'], 3, [1, 2, 35]),
  card('elusiveness', ['Elusiveness', 'Schwer zu Treffen'], 2, [6, 9]),
  card('pushthelimit', ['Push the Limit', 'Bis an die Grenzen'], 3, [8, 21]),
  card('expose', ['Expose', 'Aggressiv'], 4, [7, 35]),
  card('opportunist', 'Opportunist', 4, 21),
  card('outmaneuver', ['Outmaneuver', 'Ausmanövrieren'], 3, [17, 18]),
  card('predator', ['Predator', 'Jagdinstinkt'], 3, [17, 32, 39]),
  unique('lonewolf', ['Lone Wolf', 'Einsamer Wolf'], 2, [23, 31]),
  card('intimidation', ['Intimidation', 'Furchteinflößend'], 2, [24, 64]),
  card('lightningreflexes', ['Lightning Reflexes', 'Blitzschnelle Reflexe'], 1, [32, 65], {
    restrict: { size: ['small'] },
  }),
  card('juke', ['Juke', 'Finte'], 2, 38, { restrict: { size: ['small'] } }),
  card('fearlessness', ['Fearlessness', 'Furchtlosigkeit'], 1, 55, { restrict: { faction: ['scum'] } }),
  card('expertise', ['Expertise', 'Expertenwissen'], 4, 62),
  card('intensity', ['Intensity', 'Anspannung'], 2, 66, {
    restrict: { size: ['small'] },
    sides: [{ name: { en: 'Ready', de: 'Bereit' } }, { name: { en: 'Exhausted', de: 'Erschöpft' } }],
  }),
]);
