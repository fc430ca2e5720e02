import type { Sayings } from '../types.ts';

/** Command cards of the Separatists. */
export const separatist: Sayings = {
  'command/trained-in-your-jedi-arts': {
    de: 'Grievous kann sich lösen und erhält 1 Ausweichmarker. Am Ende seiner Aktivierung darf er jede feindliche Einheit in Reichweite 1 mit der Waffe dieser Karte angreifen.',
    en: 'Grievous has Disengage and gains 1 dodge token. At the end of his activation he may attack each enemy unit at range 1 with the weapon of this card.',
  },
  'command/supreme-commander': {
    de: 'Grievous erhält 1 Energiemarker für jede andere befreundete Truppler-Einheit in Reichweite 1. Andere befreundete Truppler-Einheiten mit offenem Befehlsmarker haben Beschützer 2, auch bei Nahkampfangriffen.',
    en: 'Grievous gains 1 surge token for each other friendly trooper unit at range 1. Other friendly trooper units with a faceup order token have Guardian 2, during melee attacks, too.',
  },
  'command/supreme-commander@2.6': {
    de: 'Grievous ist Rücksichtslos. Jede Einheit, die mit dieser Karte einen Befehl bekommt, und jede andere befreundete Truppler-Einheit in Reichweite 1 und Sichtlinie von ihr erhält 1 Energiemarker.',
    en: 'Grievous has Ruthless. Each unit that is issued an order with this card, and each other friendly trooper unit within range 1 and in line of sight of it, gains 1 surge token.',
  },
  'command/crush-them': {
    de: 'Einheiten, denen Grievous einen Befehl erteilt, erhalten 1 Energiemarker für jede besiegte feindliche Einheit.',
    en: 'Units that Grievous issues an order to gain 1 surge token for each defeated enemy unit.',
  },
  'command/fear-surprise-intimidation': {
    de: 'Dooku hat Arsenal 2 und Unerbittlich, seine Fernkampfwaffen sind Vielseitig. Wen er angegriffen hat, der erhält 2 Niederhalten-Marker.',
    en: 'Dooku has Arsenal 2 and Relentless, his ranged weapons are Versatile. Whoever he has attacked gains 2 suppression tokens.',
  },
  'command/double-the-fall': {
    de: 'Zu Beginn der Aktivierungsphase darf Dooku seinen offenen Befehlsmarker in den Pool zurücklegen: Dann verlieren auch bis zu 2 feindliche Einheiten in Reichweite 1–2 ihre an ihren Pool.',
    en: 'At the start of the activation phase Dooku may put his faceup order token back into the pool: then up to 2 enemy units at range 1–2 lose theirs to their pool, too.',
  },
  'command/you-disappoint-me': {
    de: 'Einheiten, denen Dooku einen Befehl erteilt, erhalten 1 Ausweichmarker. Nach seinem Fernkampfangriff auf eine Truppler-Einheit darf er diese mit Geschwindigkeit 2 bewegen.',
    en: 'Units that Dooku issues an order to gain 1 dodge token. After his ranged attack on a trooper unit he may make a speed-2 move with it.',
  },
  'command/im-your-worst-nightmare': {
    de: 'Cad Bane hat Unheimliches Glück 2 und kann in seiner Aktivierung bis zu 2 Angriffsaktionen durchführen.',
    en: 'Cad Bane has Uncanny Luck 2 and can perform up to 2 attack actions in his activation.',
  },
  'command/im-in-control': {
    de: 'Zu Beginn und am Ende seiner Aktivierung darf Cad Bane Niederhalten-Marker an Truppler-Einheiten in Reichweite 1–2 weitergeben; Feinde, die welche erhalten, erhalten auch 1 Immobilisiert-Marker.',
    en: 'At the start and end of his activation Cad Bane may hand on suppression tokens to trooper units at range 1–2; enemies that gain some gain 1 immobilize token, too.',
  },
  'command/i-make-the-rules-now': {
    de: 'Lege 1 Bane-Marker verdeckt innerhalb von Reichweite 1 von Cad Bane und außerhalb von Reichweite 1 aller Feinde. Vor der Aufstellung vorgezeigt: Cad Bane versteckt sich, und alle 3 Marker liegen außerhalb von Reichweite 1 der Aufstellungszonen; die Karte muss in Runde 1 gespielt werden. Wer einem Marker nahe kommt und ihn sieht, deckt ihn auf.',
    en: 'Place 1 Bane token facedown within range 1 of Cad Bane and beyond range 1 of all enemies. Divulged before deployment: Cad Bane hides, and all 3 tokens lie beyond range 1 of the deployment zones; the card must be played in round 1. Whoever comes near a token and sees it reveals it.',
  },
  'command/duel-of-the-fates': {
    de: 'Maul kann sich lösen und erhält 1 Ausweichmarker. Wer mit ihm im Handgemenge ist, kann keine Ziel-, Ausweich-, Bereitschafts- und Energiemarker ausgeben.',
    en: 'Maul has Disengage and gains 1 dodge token. Whoever is engaged with him cannot spend aim, dodge, standby and surge tokens.',
  },
  'command/the-phantom-menace': {
    de: 'Maul kann nicht angreifen, und Feinde jenseits von Reichweite 2 können ihn nicht angreifen. Vor der Aufstellung vorgezeigt und danach abgelegt gibt die Karte ihm Infiltrieren; er und DRK-1-Sonden führen in Runde 1 keine Aktionen des Einsatzziels durch.',
    en: 'Maul cannot attack, and enemies beyond range 2 cannot attack him. Divulged before deployment and then discarded, the card gives him Infiltrate; he and DRK-1 probes perform no objective actions in round 1.',
  },
  'command/at-last': {
    de: 'Zählt beim Zusammenstellen der Hand als Karte mit 3 Kreisen. Maul erhält 1 Zielmarker und ist Jedi-Jäger; wird er aktiviert, darf er 1 Wunde erleiden.',
    en: 'Counts as a 3-pip card when a hand is built. Maul gains 1 aim token and has Jedi Hunter; when he is activated he may suffer 1 wound.',
  },
  'command/mechanized-incursion': {
    de: 'Bekommt ein befreundetes Fahrzeug einen Befehl, bekommt auch eine Droiden-Truppler-Einheit in Reichweite 1–2 von ihm einen.',
    en: 'When a friendly vehicle is issued an order, a droid trooper unit at range 1–2 of it is issued one, too.',
  },
  'command/orbital-strike': {
    de: 'Einmal in dieser Runde darf ein befreundeter Droiden-Truppler-Commander oder Feldkommandeur am Ende seiner Aktivierung mit der Waffe dieser Karte jenseits von Reichweite 3 angreifen.',
    en: 'Once this round a friendly droid trooper commander or field commander may attack beyond range 3 with the weapon of this card at the end of its activation.',
  },
  'command/roger-roger': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, erhält 1 Ausweich- oder 1 Energiemarker.',
    en: 'Each unit that is issued an order with this card gains 1 dodge or 1 surge token.',
  },
  'command/they-too-will-suffer': {
    de: 'Am Ende der Kommandophase muss der Gegner den Befehlsmarker einer seiner Korps-, Spezialeinsatzkräfte-, Unterstützungs- oder schweren Einheiten in den Pool zurücklegen. Zieht er zum ersten Mal, darfst du den Rang bestimmen.',
    en: 'At the end of the command phase the opponent must put the order token of one of his corps, special forces, support or heavy units back into the pool. When he draws for the first time you may name the rank.',
  },
  'command/preservation-protocols': {
    de: 'Droiden-Truppler und Einheiten mit KI, denen der Superdroide einen Befehl erteilt, erhalten 1 Ausweichmarker und haben bis zum Ende der Runde Lösen und Undurchdringlich.',
    en: 'Droid troopers and units with AI that the super tactical droid issues an order to gain 1 dodge token and have Disengage and Impervious until the end of the round.',
  },
  'command/do-not-underestimate-our-means': {
    de: 'Zu Beginn der Aktivierungsphase erholen sich bis zu 2 befreundete Einheiten mit offenen Befehlsmarkern. Vor der Aufstellung vorgezeigt gibt die Karte stattdessen bis zu 3 Einheiten mit KI Verstärkung.',
    en: 'At the start of the activation phase up to 2 friendly units with faceup order tokens recover. Divulged before deployment the card gives up to 3 units with AI Reinforcements instead.',
  },
};
