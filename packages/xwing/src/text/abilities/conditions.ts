import type { Sayings } from './types.ts';

/** Condition cards: 'you' is the ship that has the condition. */
export const conditions: Sayings = {
  'condition/illshowyouthedarkside': {
    de: 'Beim Zuordnen, falls noch nicht im Spiel: Der zuordnende Spieler sucht im Schadensstapel 1 Karte mit dem Merkmal Pilot, darf sie offen hierher legen und mischt den Stapel. Erleidest du in einem Angriff kritischen Schaden, erhältst du stattdessen jene Karte offen. Liegt hier keine Schadenskarte, entferne diesen Zustand.',
    en: 'When assigned and not yet in play: the assigning player finds a Pilot card in the damage deck, may lay it here faceup, and shuffles. Critical damage in an attack then brings you that card, faceup, instead. With no damage card left here, remove this condition.',
  },
  'condition/fanaticaldevotion': {
    de: 'In der Verteidigung: Du kannst keine Fokusmarker ausgeben. Im Angriff: Änderst du mit einem Fokusmarker alle Fokus-Ergebnisse in Treffer, lege den ersten davon beiseite. Verteidigungswürfel können ihn nicht negieren; kritische Treffer darf der Verteidiger vor ihm negieren. In der Endphase: Entferne diesen Zustand.',
    en: 'When you defend: your focus tokens cannot be spent. When you attack: if a focus token turns all your focus results into hits, set the first one aside. Defence dice cannot cancel it, though the defender may cancel critical hits ahead of it. In the End phase: remove this condition.',
  },
  'condition/suppressivefire': {
    de: 'Im Angriff auf ein anderes Schiff als Captain Rex: Wirf 1 Angriffswürfel weniger. Entferne diesen Zustand, wenn du Captain Rex als Ziel bestimmst, wenn er zerstört wird oder am Ende der Kampfphase, falls er in ihr nicht angegriffen hat.',
    en: 'When you attack anyone but Captain Rex: the number of your attack dice falls by 1. Remove this condition when you target Captain Rex, when he is destroyed, or at the end of a Combat phase in which he made no attack.',
  },
  'condition/adebttopay': {
    de: 'Im Angriff auf ein Schiff mit „Eine offene Rechnung“: Du darfst 1 Fokus-Ergebnis in einen kritischen Treffer ändern.',
    en: 'When you attack a ship with “A Score to Settle”: you may turn 1 focus result into a critical hit.',
  },
  'condition/mimicked': {
    de: 'Thweek gilt als Träger deiner Pilotenfähigkeit und behält sie, auch wenn du zerstört wirst. Zustände kann er mit ihr nicht zuordnen.',
    en: 'Your pilot ability is Thweek’s as well, and stays so after your destruction. He cannot hand out conditions with it.',
  },
  'condition/shadowed': {
    de: 'Thweeks Pilotenwert ist der, den du nach dem Aufbau hattest. Er bleibt so, auch wenn sich deiner ändert oder du zerstört wirst.',
    en: 'Thweek’s pilot skill is the one you had at the end of setup. It stays so even if yours changes or you are destroyed.',
  },
  'condition/harpooned': {
    de: 'Trifft dich ein Angriff mit mindestens 1 nicht negierten kritischen Treffer: Die anderen Schiffe in Reichweite 1 erleiden je 1 Schaden; dann lege diese Karte ab und erhalte 1 verdeckte Schadenskarte. Wirst du zerstört: Die Schiffe in Reichweite 1 erleiden je 1 Schaden. Aktion: Lege diese Karte ab und wirf 1 Angriffswürfel; bei einem Treffer oder kritischen Treffer erleidest du 1 Schaden.',
    en: 'When an attack hits you with an uncancelled critical hit: all other ships at range 1 suffer 1 damage, then this card is discarded and you are dealt 1 damage card, facedown. On your destruction: all ships at range 1 suffer 1 damage. Action: discard this card and roll one of the attack dice; a hit or critical hit is 1 damage to you.',
  },
  'condition/rattled': {
    de: 'Erleidest du Schaden durch eine Bombe: Du erleidest zusätzlich 1 kritischen Schaden, dann entferne diesen Zustand. Aktion: Wirf 1 Angriffswürfel; bei einem Fokus-Ergebnis oder Treffer entferne diesen Zustand.',
    en: 'When a bomb damages you: you suffer 1 critical damage on top, then remove this condition. Action: roll one of the attack dice; a focus or hit result removes this condition.',
  },
  'condition/scrambled': {
    de: 'Im Angriff auf ein Schiff in Reichweite 1 mit „Zielcomputer-Sperrsystem“: Du kannst deine Angriffswürfel nicht modifizieren. Am Ende der Kampfphase: Entferne diesen Zustand.',
    en: 'When you attack at range 1 a ship with “Targeting Scrambler”: your attack dice cannot be modified by you. This condition is removed as the Combat phase ends.',
  },
  'condition/optimizedprototype': {
    de: 'Dein Schildwert ist um 1 höher. Einmal pro Runde, im Angriff mit der Primärwaffe: Du darfst 1 Würfelergebnis ausgeben, um 1 Schild des Verteidigers zu entfernen. Nach deinem Angriff mit der Primärwaffe: Ein freundliches Schiff in Reichweite 1–2 mit „Direktor Krennic“ darf eine Zielerfassung auf den Verteidiger herstellen.',
    en: 'Your shield value is 1 higher. Once per round, in a primary weapon attack: you may give up 1 of your results to take a shield off the defender. After your primary weapon attack: a friend at range 1–2 with “Director Krennic” may lock the defender.',
  },
};
