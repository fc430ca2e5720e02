import type { Sayings } from '../../types.ts';

export const crewCToD: Sayings = {
  'crew/chewbacca': {
    de: 'Wird dir eine Schadenskarte zugeteilt: Du darfst sie sofort ablegen und 1 Schild aufladen. Lege dann auch diese Karte ab.',
    en: 'When a damage card is dealt to you: you may discard it at once and recover 1 shield. This card is then discarded too.',
  },
  'crew/darthvader': {
    de: 'Nach deinem Angriff auf ein feindliches Schiff, wenn du noch Hüllenpunkte hast: Du darfst 2 Schaden erleiden, damit es 1 kritischen Schaden erleidet.',
    en: 'After you attack an enemy ship, if you have hull left: by suffering 2 damage you may make it suffer 1 critical damage.',
  },
  'crew/c3po': {
    de: 'Einmal pro Runde, bevor du Verteidigungswürfel wirfst: Du darfst eine Anzahl an Ausweichen-Ergebnissen ansagen. Zeigt der noch nicht modifizierte Wurf genau so viele, füge 1 Ausweichen-Ergebnis hinzu.',
    en: 'Once per round, before your defence dice are rolled: you may call out a number. If the unmodified roll shows exactly that many evade results, add 1 more.',
  },
  'crew/carlistrieekan': {
    de: 'Zu Beginn der Aktivierungsphase: Du darfst diese Karte ablegen. Dann gilt der Pilotenwert jedes freundlichen Schiffes bis zum Ende der Phase als 12.',
    en: 'As the Activation phase starts: you may discard this card. All friendly ships then count as pilot skill 12 for the phase.',
  },
  'crew/dashrendar': {
    de: 'Du darfst auch angreifen, während du ein Hindernis überschneidest. Deine Angriffe sind nie versperrt.',
    en: 'You may attack even from on top of an obstacle. None of your attacks is ever obstructed.',
  },
  'crew/captainneeda': {
    de: 'Überschneidest du in der Aktivierungsphase ein Hindernis: Statt eine offene Schadenskarte zu erhalten, wirfst du 1 Angriffswürfel. Bei einem Treffer oder kritischen Treffer erleidest du 1 Schaden.',
    en: 'When you overlap an obstacle in the Activation phase: instead of getting a faceup damage card you roll 1 attack die. A hit or critical hit means 1 damage for you.',
  },
  'crew/chopper': {
    de: 'Du darfst auch gestresst Aktionen durchführen. Nach jeder Aktion, die du gestresst durchgeführt hast, erleidest du 1 Schaden.',
    en: 'Stress does not keep you from performing actions, but after each action performed under stress you suffer 1 damage.',
  },
  'crew/constructiondroid': {
    de: 'Bei der Aktion Aufladen: Du darfst 1 Energie ausgeben, um 1 deiner verdeckten Schadenskarten abzulegen.',
    en: 'In a recover action: you may pay 1 energy to get rid of one of your facedown damage cards.',
  },
  'crew/dengar': {
    de: 'Im Angriff: Du darfst 1 Angriffswürfel neu würfeln, gegen einen einzigartigen Piloten bis zu 2.',
    en: 'When you attack: you may reroll one of your attack dice, or up to two of them against a unique pilot.',
  },
  'crew/cassianandor': {
    de: 'Am Ende der Planungsphase: Du darfst für ein feindliches Schiff in Reichweite 1–2 Flugrichtung und Geschwindigkeit ansagen und dir dann sein Manöverrad ansehen. Stimmt beides, darfst du dein Manöverrad auf ein anderes Manöver drehen.',
    en: 'As the Planning phase ends: you may call out bearing and speed of one enemy ship at range 1–2, then see its dial. If you were right, you may turn your own dial to a different manoeuvre.',
  },
  'crew/captainrex': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After your attack misses: you may take 1 focus token.',
  },
  'crew/cikatrovizago': {
    de: 'Zu Beginn der Endphase: Du darfst diese Karte ablegen, um 1 deiner offenen Aufwertungskarten der Art Schmuggelware oder Fracht durch eine andere derselben Art zu ersetzen, die nicht mehr Kommandopunkte kostet.',
    en: 'As the End phase starts: you may discard this card to swap one of your faceup illicit or cargo cards for another of its type that costs no more squad points.',
  },
  'crew/cadbane': {
    de: 'Deine Aufwertungsleiste erhält das Symbol Bombe. Einmal pro Runde, wenn ein feindliches Schiff wegen einer freundlichen Bombe Angriffswürfel wirft: Du darfst beliebig viele Fokus-Ergebnisse und Leerseiten wählen; es muss sie neu würfeln.',
    en: 'You gain a bomb upgrade icon. Once per round, if a detonating friendly bomb makes an enemy roll attack dice: you may have it reroll any focus and blank results that you pick.',
  },
  'crew/courierdroid': {
    de: 'Zu Beginn des Schrittes „Streitkräfte platzieren“: Du darfst deinen Pilotenwert für diesen Schritt als 0 oder 8 behandeln.',
    en: 'As the “Place Forces” step starts: for this step your pilot skill may count as 0 or as 8.',
  },
  'crew/directorkrennic': {
    de: 'Beim Aufbau, vor „Streitkräfte platzieren“: Weise einem freundlichen Schiff des Galaktischen Imperiums mit höchstens 3 Schilden den Zustand „Optimierter Prototyp“ zu.',
    en: 'In setup, before “Place Forces”: a friendly Galactic Empire ship with no more than 3 shields gets the condition “Optimized Prototype”.',
  },
  'crew/deathtroopers': {
    de: 'Wird ein anderes freundliches Schiff in Reichweite 1 zum Verteidiger: Bist du im Feuerwinkel des Angreifers und in Reichweite 1–3 von ihm, erhält er 1 Stressmarker.',
    en: 'On an attack against another friendly ship at range 1: the attacker gets 1 stress token if you are at range 1–3 in its firing arc.',
  },
};
