import type { Sayings } from './types.ts';

/** Crew, the second half of the data. */
export const CREW_LATER_SAYINGS: Sayings = {
  'crew/ezrabridger': {
    de: 'Im Angriff, wenn du gestresst bist: Du darfst 1 deiner Fokus-Ergebnisse in einen kritischen Treffer ändern.',
    en: 'When you attack under stress: you may turn one of your focus results into a critical hit.',
  },
  'crew/chopper': {
    de: 'Du darfst auch gestresst Aktionen durchführen. Nach jeder Aktion, die du gestresst durchgeführt hast, erleidest du 1 Schaden.',
    en: 'Stress does not keep you from performing actions, but after each action performed under stress you suffer 1 damage.',
  },
  'crew/herasyndulla': {
    de: 'Du kannst rote Manöver auch gestresst aufdecken und ausführen.',
    en: 'Stress does not keep you from revealing and executing red manoeuvres.',
  },
  'crew/sabinewren': {
    de: 'Deine Aufwertungsleiste erhält das Symbol Bombe. Einmal pro Runde, bevor ein freundlicher Bombenmarker entfernt wird: Wähle ein feindliches Schiff in Reichweite 1 des Markers. Es erleidet 1 Schaden.',
    en: 'You gain a bomb upgrade icon. Once per round, just before a friendly bomb token goes: pick an enemy ship at range 1 of it to suffer 1 damage.',
  },
  'crew/constructiondroid': {
    de: 'Bei der Aktion Aufladen: Du darfst 1 Energie ausgeben, um 1 deiner verdeckten Schadenskarten abzulegen.',
    en: 'In a recover action: you may pay 1 energy to get rid of one of your facedown damage cards.',
  },
  'crew/rearadmiralchiraneau': {
    de: 'Aktion: Führe ein weißes Manöver Geradeaus mit Geschwindigkeit 1 aus.',
    en: 'Action: fly a white straight manoeuvre of speed 1.',
  },
  'crew/zuckuss': {
    de: 'Im Angriff, wenn du nicht gestresst bist: Du darfst beliebig viele Stressmarker nehmen. Der Verteidiger muss ebenso viele Verteidigungswürfel deiner Wahl neu würfeln.',
    en: 'When you attack unstressed: you may take as many stress tokens as you like. For each, the defender must reroll one of the defence dice of your choice.',
  },
  'crew/4lom': {
    de: 'Im Angriff, im Schritt „Angriffswürfel modifizieren“: Du darfst 1 Ionenmarker nehmen und 1 Fokusmarker oder Ausweichmarker des Verteidigers wählen. Diesen Marker kann er in diesem Angriff nicht ausgeben.',
    en: 'When you modify your attack dice: you may take 1 ion token and pick a focus or evade token of the defender, who cannot spend it in this attack.',
  },
  'crew/bobafett': {
    de: 'Nach deinem Angriff, durch den der Verteidiger eine offene Schadenskarte erhalten hat: Du darfst diese Karte ablegen. Wähle dann 1 seiner Aufwertungskarten; sie wird abgelegt.',
    en: 'After your attack, if the defender got a faceup damage card from it: you may discard this card and, with it, one of the defender’s upgrade cards that you pick.',
  },
  'crew/gonk': {
    de: 'Aktion: Lege 1 Schildmarker auf diese Karte. Aktion: Nimm 1 Schildmarker von dieser Karte, um 1 Schild aufzuladen.',
    en: 'Action: put a shield token on this card. Action: take a shield token off it to recover 1 shield.',
  },
  'crew/dengar': {
    de: 'Im Angriff: Du darfst 1 Angriffswürfel neu würfeln, gegen einen einzigartigen Piloten bis zu 2.',
    en: 'When you attack: you may reroll one of your attack dice, or up to two of them against a unique pilot.',
  },
  'crew/systemsofficer': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Wähle ein anderes freundliches Schiff in Reichweite 1. Es darf eine Zielerfassung herstellen.',
    en: 'After a green manoeuvre of yours: pick another friendly ship at range 1, which may acquire a target lock.',
  },
  'crew/tailgunner': {
    de: 'Im Angriff aus deinem hinteren Zusatzfeuerwinkel: Die Wendigkeit des Verteidigers sinkt um 1, nicht unter 0.',
    en: 'When you attack out of your rear auxiliary firing arc: the defender’s agility drops by 1, never below 0.',
  },
  'crew/ig88d': {
    de: 'Du hast zusätzlich zu deiner eigenen die Pilotenfähigkeit jedes freundlichen Schiffes mit dem Titel IG-2000.',
    en: 'Besides your own, you have the ability of every friendly pilot whose ship carries the title IG-2000.',
  },
  'crew/lattsrazzi': {
    de: 'In der Verteidigung: Du darfst 1 Stressmarker vom Angreifer entfernen, um deinem Wurf 1 Ausweichen-Ergebnis hinzuzufügen.',
    en: 'When you defend: you may take 1 stress token off the attacker to add an evade result.',
  },
  'crew/ketsuonyo': {
    de: 'Zu Beginn der Endphase: Du darfst ein feindliches Schiff in deinem Feuerwinkel in Reichweite 1–2 wählen. Es behält seine Traktorstrahlmarker.',
    en: 'As the End phase starts: you may pick an enemy ship at range 1–2 in your firing arc. It keeps its tractor beam tokens.',
  },
  'crew/kyloren': {
    de: 'Aktion: Weise einem feindlichen Schiff in Reichweite 1–3 den Zustand „Ich zeige dir die dunkle Seite“ zu.',
    en: "Action: an enemy ship at range 1–3 gets the condition “I'll Show You the Dark Side”.",
  },
  'crew/unkarplutt': {
    de: 'Nachdem du ein Manöver ausgeführt und dabei ein feindliches Schiff überschnitten hast: Du darfst 1 Schaden erleiden, um 1 freie Aktion durchzuführen.',
    en: 'After a manoeuvre that made you overlap an enemy ship: by suffering 1 damage you may gain 1 free action.',
  },
  'crew/jynerso': {
    de: 'Aktion: Wähle ein freundliches Schiff in Reichweite 1–2. Es erhält für jedes feindliche Schiff in deinem Feuerwinkel in Reichweite 1–3 einen Fokusmarker, höchstens 3.',
    en: 'Action: pick a friendly ship at range 1–2. It gets a focus token per enemy at range 1–3 in your firing arc, but no more than 3.',
  },
  'crew/cassianandor': {
    de: 'Am Ende der Planungsphase: Du darfst für ein feindliches Schiff in Reichweite 1–2 Flugrichtung und Geschwindigkeit ansagen und dir dann sein Manöverrad ansehen. Stimmt beides, darfst du dein Manöverrad auf ein anderes Manöver drehen.',
    en: 'As the Planning phase ends: you may call out bearing and speed of one enemy ship at range 1–2, then see its dial. If you were right, you may turn your own dial to a different manoeuvre.',
  },
  'crew/rey': {
    de: 'Zu Beginn der Endphase: Du darfst 1 deiner Fokusmarker auf diese Karte legen. Zu Beginn der Kampfphase: Du darfst dir 1 Fokusmarker von dieser Karte zuteilen.',
    en: 'As the End phase starts: you may store one of your focus tokens on this card. As the Combat phase starts: you may take one of them back.',
  },
  'crew/finn': {
    de: 'Im Angriff mit der Primärwaffe und in der Verteidigung: Ist das feindliche Schiff in deinem Feuerwinkel, darfst du deinem Wurf 1 Leerseite hinzufügen.',
    en: 'When you defend, or attack with your primary weapon: if the enemy is in your firing arc, you may add a blank to your dice.',
  },
  'crew/hotshotcopilot': {
    de: 'Im Angriff mit der Primärwaffe: Der Verteidiger muss 1 Fokusmarker ausgeben, wenn er kann. In der Verteidigung: Der Angreifer muss 1 Fokusmarker ausgeben, wenn er kann.',
    en: 'When you attack with your primary weapon: the defender has to spend a focus token if it can. When you defend: so does the attacker.',
  },
  'crew/captainrex': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After your attack misses: you may take 1 focus token.',
  },
  'crew/generalhux': {
    de: 'Aktion: Gib bis zu 3 freundlichen Schiffen in Reichweite 1–2 je 1 Fokusmarker und weise einem davon den Zustand „Fanatische Ergebenheit“ zu. Danach erhältst du 1 Stressmarker.',
    en: 'Action: give 1 focus token each to as many as 3 friendly ships at range 1–2, and to one of them the condition “Fanatical Devotion”. Then you get 1 stress token.',
  },
  'crew/operationsspecialist': {
    de: 'Nachdem der Angriff eines freundlichen Schiffes in Reichweite 1–2 verfehlt hat: Du darfst einem freundlichen Schiff in Reichweite 1–3 des Angreifers 1 Fokusmarker geben.',
    en: 'After an attack by a friendly ship at range 1–2 has missed: measuring range 1–3 from the attacker, you may give 1 friendly ship a focus token.',
  },
  'crew/bodhirook': {
    de: 'Stellst du eine Zielerfassung her: Du darfst die Reichweite 1–3 zum feindlichen Schiff von jedem freundlichen Schiff aus messen.',
    en: 'For your target locks: you may measure range 1–3 to the enemy from whichever friendly ship you like.',
  },
  'crew/bazemalbus': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst sofort mit der Primärwaffe ein anderes Schiff angreifen. Danach kannst du in dieser Runde nicht mehr angreifen.',
    en: 'After your attack misses: you may at once attack another ship with your primary weapon. After that you cannot attack again this round.',
  },
  'crew/inspiringrecruit': {
    de: 'Einmal pro Runde, wenn ein freundliches Schiff in Reichweite 1–2 einen Stressmarker entfernt: Es darf 1 weiteren Stressmarker entfernen.',
    en: 'Once per round: where a friendly ship at range 1–2 loses a stress token, it may lose 1 more.',
  },
  'crew/bistan': {
    de: 'Im Angriff in Reichweite 1–2: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack at range 1–2: you may turn one of your hits into a critical hit.',
  },
  'crew/cikatrovizago': {
    de: 'Zu Beginn der Endphase: Du darfst diese Karte ablegen, um 1 deiner offenen Aufwertungskarten der Art Schmuggelware oder Fracht durch eine andere derselben Art zu ersetzen, die nicht mehr Kommandopunkte kostet.',
    en: 'As the End phase starts: you may discard this card to swap one of your faceup illicit or cargo cards for another of its type that costs no more squad points.',
  },
  'crew/azmorigan': {
    de: 'Zu Beginn der Endphase: Du darfst 1 Energie ausgeben, um 1 deiner offenen Aufwertungskarten der Art Mannschaft oder Team durch eine andere derselben Art zu ersetzen, die nicht mehr Kommandopunkte kostet.',
    en: 'As the End phase starts: you may pay 1 energy to swap one of your faceup crew or team cards for another of its type that costs no more squad points.',
  },
  'crew/boshek': {
    de: 'Wird ein Schiff aktiviert, das du berührst: Du darfst dir sein eingestelltes Manöver ansehen. Dann muss sein Besitzer das Manöverrad auf ein benachbartes Manöver drehen, das es auch gestresst aufdecken und ausführen kann.',
    en: 'When a ship touching you activates: you may look at its dial. If you do, its owner must turn it to a neighbouring manoeuvre, which stress does not keep the ship from flying.',
  },
  'crew/wookieecommandos': {
    de: 'Im Angriff: Du darfst beliebig viele deiner Fokus-Ergebnisse neu würfeln.',
    en: 'When you attack: you may reroll any number of your focus results.',
  },
  'crew/jabbathehutt': {
    de: 'Beim Ausrüsten: Lege 1 Schmuggelware-Marker auf jede Schmuggelware-Karte deiner Jägerstaffel. Müsstest du eine solche Karte ablegen, darfst du stattdessen einen Schmuggelware-Marker von ihr ablegen.',
    en: 'On equipping: every illicit card of your squad gets 1 illicit token. Where you would have to discard such a card, you may lose a token from it instead.',
  },
  'crew/breachspecialist': {
    de: 'Wird dir eine offene Schadenskarte zugeteilt: Du darfst 1 Verstärkungsmarker ausgeben, um sie auf die verdeckte Seite zu drehen, ohne dass sie wirkt. Dann geschieht bis zum Ende der Runde dasselbe mit jeder weiteren.',
    en: 'When a faceup damage card is dealt to you: for 1 reinforce token you may turn it facedown so that it does nothing. For the rest of the round the same then happens to every further one.',
  },
  'crew/cadbane': {
    de: 'Deine Aufwertungsleiste erhält das Symbol Bombe. Einmal pro Runde, wenn ein feindliches Schiff wegen einer freundlichen Bombe Angriffswürfel wirft: Du darfst beliebig viele Fokus-Ergebnisse und Leerseiten wählen; es muss sie neu würfeln.',
    en: 'You gain a bomb upgrade icon. Once per round, if a detonating friendly bomb makes an enemy roll attack dice: you may have it reroll any focus and blank results that you pick.',
  },
  'crew/maul': {
    de: 'Im Angriff, wenn du nicht gestresst bist: Du darfst beliebig viele Stressmarker nehmen, um ebenso viele Angriffswürfel neu zu würfeln. Nach deinem Angriff, der trifft: Du darfst 1 deiner Stressmarker entfernen.',
    en: 'When you attack unstressed: you may reroll as many attack dice as you like for 1 stress token each. After your attack hits: you may remove one of your stress tokens.',
  },
  'crew/courierdroid': {
    de: 'Zu Beginn des Schrittes „Streitkräfte platzieren“: Du darfst deinen Pilotenwert für diesen Schritt als 0 oder 8 behandeln.',
    en: 'As the “Place Forces” step starts: for this step your pilot skill may count as 0 or as 8.',
  },
  'crew/sawgerrera': {
    de: 'Im Angriff: Du darfst 1 Schaden erleiden, um alle deine Fokus-Ergebnisse in kritische Treffer zu ändern.',
    en: 'When you attack: by suffering 1 damage you may turn all your focus results into critical hits.',
  },
  'crew/directorkrennic': {
    de: 'Beim Aufbau, vor „Streitkräfte platzieren“: Weise einem freundlichen Schiff des Galaktischen Imperiums mit höchstens 3 Schilden den Zustand „Optimierter Prototyp“ zu.',
    en: 'In setup, before “Place Forces”: a friendly Galactic Empire ship with no more than 3 shields gets the condition “Optimized Prototype”.',
  },
  'crew/deathtroopers': {
    de: 'Wird ein anderes freundliches Schiff in Reichweite 1 zum Verteidiger: Bist du im Feuerwinkel des Angreifers und in Reichweite 1–3 von ihm, erhält er 1 Stressmarker.',
    en: 'On an attack against another friendly ship at range 1: the attacker gets 1 stress token if you are at range 1–3 in its firing arc.',
  },
  'crew/magvayarro': {
    de: 'Nachdem du verteidigt hast: Du darfst eine Zielerfassung auf den Angreifer herstellen.',
    en: 'After you have defended: you may lock the attacker.',
  },
  'crew/tacticalofficer': {
    de: 'Deine Aktionsleiste erhält das Symbol Koordination.',
    en: 'You gain the coordinate icon in your action bar.',
  },
  'crew/isbslicer': {
    de: 'Nachdem du die Aktion Störsignal gegen ein feindliches Schiff durchgeführt hast: Du darfst ein noch nicht gestörtes Schiff in Reichweite 1 von ihm wählen. Es erhält 1 Störsignalmarker.',
    en: 'After you jam an enemy ship: you may pick a ship at range 1 of it that is not jammed yet. It gets 1 jam token.',
  },
};
