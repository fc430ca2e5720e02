import type { Dictionary } from '@holotisch/engine';

/** What cards ask and refuse. */
export const cardsEn: Dictionary = {
  'ar.ask.card-face': 'Which face is the die to show?',
  'ar.ask.card-token': '{card}: choose a defense token',
  'ar.ask.colour': 'Choose a color',
  'ar.ask.dice': '{card}: choose up to {n} dice',
  'ar.ask.discard-token': '{unit} discards one of its defense tokens: which one?',
  'ar.ask.exhaust-upgrade': 'Which upgrade card of {unit} is exhausted?',
  'ar.ask.focus-zone': '{card}: on which hull zone of {unit} does the focus token go?',
  'ar.ask.redeploy': 'Where is {unit} placed?',
  'ar.ask.take-command': 'Which command token does {unit} lose?',
  'ar.no.cardReady': '{card} cannot be readied now.',
  'ar.no.heldByCard': 'A card holds the squadron in place.',
  'ar.no.sameTarget': 'This hull zone has already attacked that target in this activation.',
};
