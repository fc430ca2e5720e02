import type { Sayings } from '../../types.ts';

export const separatistPips3: Sayings = {
  'command/at-last': {
    de: 'Zählt beim Zusammenstellen der Hand als Karte mit 3 Kreisen. Maul erhält 1 Zielmarker und ist Jedi-Jäger; wird er aktiviert, darf er 1 Wunde erleiden.',
    en: 'Counts as a 3-pip card when a hand is built. Maul gains 1 aim token and has Jedi Hunter; when he is activated he may suffer 1 wound.',
  },
  'command/crush-them': {
    de: 'Einheiten, denen Grievous einen Befehl erteilt, erhalten 1 Energiemarker für jede besiegte feindliche Einheit.',
    en: 'Units that Grievous issues an order to gain 1 surge token for each defeated enemy unit.',
  },
  'command/do-not-underestimate-our-means': {
    de: 'Zu Beginn der Aktivierungsphase erholen sich bis zu 2 befreundete Einheiten mit offenen Befehlsmarkern. Vor der Aufstellung vorgezeigt gibt die Karte stattdessen bis zu 3 Einheiten mit KI Verstärkung.',
    en: 'At the start of the activation phase up to 2 friendly units with faceup order tokens recover. Divulged before deployment the card gives up to 3 units with AI Reinforcements instead.',
  },
  'command/full-throttle': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Ausweichmarker. Befreundete Fahrzeuge erhalten in dieser Runde nach jeder Bewegung 1 Energiemarker.',
    en: 'Whoever is ordered with it gains 1 dodge token. Friendly vehicles gain 1 surge token after each move this round.',
  },
  'command/i-make-the-rules-now': {
    de: 'Lege 1 Bane-Marker verdeckt innerhalb von Reichweite 1 von Cad Bane und außerhalb von Reichweite 1 aller Feinde. Vor der Aufstellung vorgezeigt: Cad Bane versteckt sich, und alle 3 Marker liegen außerhalb von Reichweite 1 der Aufstellungszonen; die Karte muss in Runde 1 gespielt werden. Wer einem Marker nahe kommt und ihn sieht, deckt ihn auf.',
    en: 'Place 1 Bane token facedown within range 1 of Cad Bane and beyond range 1 of all enemies. Divulged before deployment: Cad Bane hides, and all 3 tokens lie beyond range 1 of the deployment zones; the card must be played in round 1. Whoever comes near a token and sees it reveals it.',
  },
  'command/roger-roger': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, erhält 1 Ausweich- oder 1 Energiemarker.',
    en: 'Each unit that is issued an order with this card gains 1 dodge or 1 surge token.',
  },
  'command/unstoppable-advance': {
    de: 'Wer damit einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen.',
    en: 'Whoever is ordered with it may make a speed-1 move.',
  },
  'command/we-make-weapons': {
    de: 'Droiden-Truppler des Korps, die mit dieser Karte einen Befehl bekommen, dürfen ihn in den Pool zurücklegen, um 1 besiegte Miniatur zurückzuholen und 1 Niederhalten-Marker zu entfernen.',
    en: 'Corps droid troopers that are issued an order with this card may put it back into the pool to return 1 defeated miniature and remove 1 suppression token.',
  },
  'command/you-disappoint-me': {
    de: 'Einheiten, denen Dooku einen Befehl erteilt, erhalten 1 Ausweichmarker. Nach seinem Fernkampfangriff auf eine Truppler-Einheit darf er diese mit Geschwindigkeit 2 bewegen.',
    en: 'Units that Dooku issues an order to gain 1 dodge token. After his ranged attack on a trooper unit he may make a speed-2 move with it.',
  },
};
