import type { Sayings } from '../../types.ts';

export const empirePips3: Sayings = {
  'command/annihilation-looms': {
    de: 'Jede Truppler-Einheit beider Seiten erhält 1 Niederhalten-Marker, in den Runden 5 und 6 zwei.',
    en: 'Each trooper unit of both sides gains 1 suppression token, in rounds 5 and 6 two.',
  },
  'command/annihilation-looms@2.6': {
    de: 'Jede Truppler-Einheit beider Seiten erhält 2 Niederhalten-Marker, in den Runden 4 und 5 drei.',
    en: 'Each trooper unit of both sides gains 2 suppression tokens, in rounds 4 and 5 three.',
  },
  'command/armored-cavalry': {
    de: 'Ein Fahrzeug, das mit dieser Karte einen Befehl bekommt, darf 1 Ausweichmarker erhalten, wenn es in Marquands Frontfeuerwinkel oder noch nicht im Spiel ist, in einem seitlichen 1 Zielmarker, im hinteren sich mit Geschwindigkeit 1 bewegen.',
    en: 'A vehicle that is issued an order with this card may gain 1 dodge token if it is in Marquand’s front arc or not deployed yet, 1 aim token in a side arc, or make a speed-1 move in the rear arc.',
  },
  'command/constantly-alert': {
    de: 'Wer mit dieser Karte einen Befehl bekommt, erhält 1 Zielmarker für jede feindliche Einheit in Reichweite 1, oder 1 Bereitschaftsmarker, wenn dort keine ist.',
    en: 'Whoever is issued an order with this card gains 1 aim token for each enemy unit within range 1, or 1 standby token if there is none.',
  },
  'command/coordinated-fire': {
    de: 'Hat eine befreundete Korps-Einheit bei einem Fernkampfangriff Zielmarker ausgegeben, darf eine andere befreundete Einheit in Reichweite 1–2 von ihr 1 Zielmarker erhalten.',
    en: 'When a friendly corps unit has spent aim tokens in a ranged attack, another friendly unit at range 1–2 of it may gain 1 aim token.',
  },
  'command/darkness-descends': {
    de: 'Bleibt im Spiel: Vader hat Zuverlässig 2, wenn die Karte nicht vorgezeigt wurde. Vor der Aufstellung vorgezeigt gibt sie ihm Infiltrieren und Auskundschaften 1; er wird zuletzt aufgestellt, und sie muss in Runde 1 gespielt werden.',
    en: 'Permanent: Vader has Reliable 2 if the card was not divulged. Divulged before deployment it gives him Infiltrate and Scout 1; he is deployed last, and it must be played in round 1.',
  },
  'command/i-care-not-for-your-struggles': {
    de: 'Wer damit einen Befehl bekommt, ist in dieser Runde furchtlos (Dauntless).',
    en: 'Whoever is ordered with it has Dauntless this round.',
  },
  'command/imperial-discipline': {
    de: 'Befreundete Einheiten, die einen Befehl bekommen, dürfen sich erholen.',
    en: 'Friendly units that are issued an order may recover.',
  },
  'command/lying-in-wait': {
    de: 'Bossk hat Scharfschütze 1 und erhält nach jeder feindlichen Aktivierung 1 Zielmarker.',
    en: 'Bossk has Sharpshooter 1 and gains 1 aim token after each enemy activation.',
  },
  'command/master-of-evil': {
    de: 'Bekommt Vader einen Befehl, erhält er 1 Ausweichmarker. Wird er aktiviert, erhält jede feindliche Truppler-Einheit in Reichweite 1–2 von ihm 3 Niederhalten-Marker.',
    en: 'When Vader is issued an order he gains 1 dodge token. When he is activated, each enemy trooper unit at range 1–2 of him gains 3 suppression tokens.',
  },
  'command/moment-of-consideration': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Bereitschaftsmarker.',
    en: 'Whoever is ordered with it gains 1 standby token.',
  },
  'command/ruthless-tactics': {
    de: 'Feindliche Einheiten, die sich gegen einen Fernkampfangriff verteidigt haben, erhalten 1 Beobachtungsmarker, niedergehaltene 2. Kallus darf sich in seiner Aktivierung frei erholen.',
    en: 'Enemy units that have defended against a ranged attack gain 1 observation token, suppressed ones 2. Kallus may perform a free recover action in his activation.',
  },
  'command/ruthless-tactics@2.6': {
    de: 'Wer sich gegen einen Fernkampfangriff einer Einheit mit offenem Befehl verteidigt hat, erhält 1 Beobachtungsmarker. Angreifende befreundete Einheiten dürfen einen solchen Marker des Ziels ausgeben: Der Angriff ist dann Niederhaltend.',
    en: 'Whoever has defended against a ranged attack of a unit with a faceup order gains 1 observation token. Friendly attackers may spend such a token of the target: the attack is Suppressive then.',
  },
  'command/tactical-strike': {
    de: 'Iden und befreundete Spezialeinsatzkräfte mit offenem Befehlsmarker dürfen bei ihrer Aktivierung ihre Höchstgeschwindigkeit auf 1 senken, um Ruhige Hand und Taktisch 1 zu haben.',
    en: 'Iden and friendly special forces with a faceup order token may reduce their maximum speed to 1 when they are activated to have Steady and Tactical 1.',
  },
  'command/you-hide-your-fear-well': {
    de: 'Die Siebte Schwester hat Demoralisieren 1. Niedergehaltene Feinde in Reichweite 4 würfeln mit jedem Zielmarker 1 Würfel weniger neu.',
    en: 'The Seventh Sister has Demoralize 1. Suppressed enemies within range 4 reroll 1 die fewer with each aim token.',
  },
  'command/z-6-jetpack-rocket': {
    de: 'Während seiner Aktivierung hat Boba die Waffe dieser Karte.',
    en: 'During his activation Boba has the weapon of this card.',
  },
};
