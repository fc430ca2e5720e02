import type { Sayings } from '../../types.ts';

export const crew0ToB: Sayings = {
  'crew/admiralozzel': {
    de: 'Energie: Du darfst bis zu 3 deiner Schilde entfernen. Für jeden davon erhältst du 1 Energie.',
    en: 'Energy: you may lose up to 3 shields and gain 1 energy for each of them.',
  },
  'crew/bossk': {
    de: 'Nach deinem Angriff, der verfehlt: Bist du nicht gestresst, musst du 1 Stressmarker nehmen. Gestresst oder nicht, erhältst du dann 1 Fokusmarker und stellst eine Zielerfassung auf den Verteidiger her.',
    en: 'After your attack misses: unless you are stressed, you must take 1 stress token. Then, stressed before or not, you get 1 focus token and lock the defender.',
  },
  'crew/bombardier': {
    de: 'Legst du eine Bombe: Du darfst statt der Geradeaus-Manöverschablone der Geschwindigkeit 1 die der Geschwindigkeit 2 benutzen.',
    en: 'When you drop a bomb: the straight template of speed 2 may take the place of the one of speed 1.',
  },
  'crew/agentkallus': {
    de: 'Zu Beginn der ersten Runde: Wähle ein kleines oder großes feindliches Schiff. Greifst du es an, darfst du 1 Fokus-Ergebnis in einen Treffer ändern; greift es dich an, 1 Fokus-Ergebnis in Ausweichen.',
    en: 'As the first round starts: pick a small or large enemy ship. Whenever you attack it, you may turn 1 focus result into a hit; whenever it attacks you, 1 focus result into an evade.',
  },
  'crew/4lom': {
    de: 'Im Angriff, im Schritt „Angriffswürfel modifizieren“: Du darfst 1 Ionenmarker nehmen und 1 Fokusmarker oder Ausweichmarker des Verteidigers wählen. Diesen Marker kann er in diesem Angriff nicht ausgeben.',
    en: 'When you modify your attack dice: you may take 1 ion token and pick a focus or evade token of the defender, who cannot spend it in this attack.',
  },
  'crew/bobafett': {
    de: 'Nach deinem Angriff, durch den der Verteidiger eine offene Schadenskarte erhalten hat: Du darfst diese Karte ablegen. Wähle dann 1 seiner Aufwertungskarten; sie wird abgelegt.',
    en: 'After your attack, if the defender got a faceup damage card from it: you may discard this card and, with it, one of the defender’s upgrade cards that you pick.',
  },
  'crew/bodhirook': {
    de: 'Stellst du eine Zielerfassung her: Du darfst die Reichweite 1–3 zum feindlichen Schiff von jedem freundlichen Schiff aus messen.',
    en: 'For your target locks: you may measure range 1–3 to the enemy from whichever friendly ship you like.',
  },
  'crew/bazemalbus': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst sofort mit der Primärwaffe ein anderes Schiff angreifen. Danach kannst du in dieser Runde nicht mehr angreifen.',
    en: 'After your attack misses: you may at once attack another ship with your primary weapon. After that you cannot attack again this round.',
  },
  'crew/bistan': {
    de: 'Im Angriff in Reichweite 1–2: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack at range 1–2: you may turn one of your hits into a critical hit.',
  },
  'crew/azmorigan': {
    de: 'Zu Beginn der Endphase: Du darfst 1 Energie ausgeben, um 1 deiner offenen Aufwertungskarten der Art Mannschaft oder Team durch eine andere derselben Art zu ersetzen, die nicht mehr Kommandopunkte kostet.',
    en: 'As the End phase starts: you may pay 1 energy to swap one of your faceup crew or team cards for another of its type that costs no more squad points.',
  },
  'crew/boshek': {
    de: 'Wird ein Schiff aktiviert, das du berührst: Du darfst dir sein eingestelltes Manöver ansehen. Dann muss sein Besitzer das Manöverrad auf ein benachbartes Manöver drehen, das es auch gestresst aufdecken und ausführen kann.',
    en: 'When a ship touching you activates: you may look at its dial. If you do, its owner must turn it to a neighbouring manoeuvre, which stress does not keep the ship from flying.',
  },
  'crew/breachspecialist': {
    de: 'Wird dir eine offene Schadenskarte zugeteilt: Du darfst 1 Verstärkungsmarker ausgeben, um sie auf die verdeckte Seite zu drehen, ohne dass sie wirkt. Dann geschieht bis zum Ende der Runde dasselbe mit jeder weiteren.',
    en: 'When a faceup damage card is dealt to you: for 1 reinforce token you may turn it facedown so that it does nothing. For the rest of the round the same then happens to every further one.',
  },
};
