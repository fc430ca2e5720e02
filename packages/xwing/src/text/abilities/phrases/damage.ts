import type { Saying } from '../types.ts';

/** Cards that are the same in both decks. */
export const CONSOLE_FIRE: Saying = {
  de: 'Zu Beginn jeder Kampfphase: Wirf 1 Angriffswürfel; bei einem Treffer erleidest du 1 Schaden. Aktion: Drehe diese Karte auf die verdeckte Seite.',
  en: 'Every Combat phase, as it starts: roll one of the attack dice and suffer 1 damage if it shows a hit. Action: turn this card facedown.',
};

export const DAMAGED_COCKPIT: Saying = {
  de: 'Ab der Runde, die auf den Erhalt dieser Karte folgt: Dein Pilotenwert gilt als 0.',
  en: 'From the round that follows this damage: your pilot skill counts as 0.',
};

export const DAMAGED_ENGINE: Saying = {
  de: 'Alle deine Wendemanöver, links wie rechts, gelten als rote Manöver.',
  en: 'Each turn you fly, left or right, counts as red.',
};

export const DIRECT_HIT: Saying = {
  de: 'Diese Karte zählt gegen deine Hülle als 2 Schaden.',
  en: 'Against your hull this card weighs as much as 2 damage.',
};

export const THRUST_CONTROL_FIRE: Saying = {
  de: 'Sofort: Du erhältst 1 Stressmarker. Danach wird diese Karte verdeckt.',
  en: 'At once: you get 1 stress token. Afterwards this card goes facedown.',
};
