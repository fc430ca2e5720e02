import type { Sayings } from './types.ts';

/** Crew, the first half of the data. */
export const CREW_FIRST_SAYINGS: Sayings = {
  'crew/gunner': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst sofort mit der Primärwaffe angreifen. Danach kannst du in dieser Runde nicht mehr angreifen.',
    en: 'After your attack misses: you may at once attack with your primary weapon. After that you cannot attack again this round.',
  },
  'crew/mercenarycopilot': {
    de: 'Im Angriff in Reichweite 3: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack at range 3: you may turn one of your hits into a critical hit.',
  },
  'crew/weaponsengineer': {
    de: 'Du kannst 2 Zielerfassungen zugleich haben, auf verschiedene Schiffe. Stellst du eine her, darfst du eine zweite auf ein anderes Schiff herstellen.',
    en: 'You can have 2 target locks at once, on different ships. Whenever you acquire one, you may acquire a second on another ship.',
  },
  'crew/lukeskywalker': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst sofort mit der Primärwaffe angreifen und dabei 1 Fokus-Ergebnis in einen Treffer ändern. Danach kannst du in dieser Runde nicht mehr angreifen.',
    en: 'After your attack misses: you may at once attack with your primary weapon and turn 1 focus result of that attack into a hit. After that you cannot attack again this round.',
  },
  'crew/niennunb': {
    de: 'Du darfst alle deine Manöver Geradeaus als grün behandeln.',
    en: 'All your straight manoeuvres may count as green.',
  },
  'crew/chewbacca': {
    de: 'Wird dir eine Schadenskarte zugeteilt: Du darfst sie sofort ablegen und 1 Schild aufladen. Lege dann auch diese Karte ab.',
    en: 'When a damage card is dealt to you: you may discard it at once and recover 1 shield. This card is then discarded too.',
  },
  'crew/reconspecialist': {
    de: 'Die Aktion Fokussierung bringt dir 1 zusätzlichen Fokusmarker.',
    en: 'A focus action brings you 1 extra focus token.',
  },
  'crew/saboteur': {
    de: 'Aktion: Wähle ein feindliches Schiff in Reichweite 1 und wirf 1 Angriffswürfel. Bei einem Treffer oder kritischen Treffer wird eine zufällige seiner verdeckten Schadenskarten auf die offene Seite gedreht und abgehandelt.',
    en: 'Action: roll 1 attack die against one enemy ship at range 1. If it shows a hit or critical hit, one of that ship’s facedown damage cards at random is turned faceup and takes effect.',
  },
  'crew/intelligenceagent': {
    de: 'Zu Beginn der Aktivierungsphase: Wähle ein feindliches Schiff in Reichweite 1–2. Du darfst dir sein eingestelltes Manöver ansehen.',
    en: 'As the Activation phase starts: pick an enemy ship at range 1–2, whose chosen manoeuvre you may look at.',
  },
  'crew/darthvader': {
    de: 'Nach deinem Angriff auf ein feindliches Schiff: Du darfst 2 Schaden erleiden, damit es 1 kritischen Schaden erleidet.',
    en: 'After you attack an enemy ship: by suffering 2 damage you may make it suffer 1 critical damage.',
  },
  'crew/rebelcaptive': {
    de: 'Einmal pro Runde: Das erste Schiff, das dich als Ziel eines Angriffs bestimmt, erhält sofort 1 Stressmarker.',
    en: 'Once per round: the first ship to declare an attack on you is given 1 stress token at once.',
  },
  'crew/flightinstructor': {
    de: 'In der Verteidigung: Du darfst 1 deiner Fokus-Ergebnisse neu würfeln. Hat der Angreifer Pilotenwert 2 oder weniger, darf es stattdessen eine Leerseite sein.',
    en: 'When you defend: you may reroll one of your focus results or, if the attacker has pilot skill 2 or less, one of your blanks instead.',
  },
  'crew/navigator': {
    de: 'Deckst du dein Manöverrad auf: Du darfst es auf ein anderes Manöver derselben Flugrichtung drehen, gestresst aber nicht auf ein rotes.',
    en: 'When your dial is revealed: you may turn it to another speed of the same bearing, but not to a red manoeuvre while you are stressed.',
  },
  'crew/tactician': {
    de: 'Nach deinem Angriff auf ein Schiff, das in deinem Feuerwinkel in Reichweite 2 ist: Dieses Schiff erhält 1 Stressmarker.',
    en: 'After your attack on a ship at range 2 inside your firing arc: it gets 1 stress token.',
  },
  'crew/r2d2-swx22': {
    de: 'Am Ende der Endphase, wenn du keine Schilde hast: Du darfst 1 Schild aufladen und dann 1 Angriffswürfel werfen. Bei einem Treffer wird eine zufällige deiner verdeckten Schadenskarten auf die offene Seite gedreht und abgehandelt.',
    en: 'As the End phase closes, without shields: you may recover 1 shield, then roll 1 attack die. On a hit one of your facedown damage cards at random is turned faceup and takes effect.',
  },
  'crew/c3po': {
    de: 'Einmal pro Runde, bevor du Verteidigungswürfel wirfst: Du darfst eine Anzahl an Ausweichen-Ergebnissen ansagen. Zeigt der noch nicht modifizierte Wurf genau so viele, füge 1 Ausweichen-Ergebnis hinzu.',
    en: 'Once per round, before your defence dice are rolled: you may call out a number. If the unmodified roll shows exactly that many evade results, add 1 more.',
  },
  'crew/kylekatarn': {
    de: 'Nachdem du einen Stressmarker entfernt hast: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After losing a stress token: you may take 1 focus token.',
  },
  'crew/janors': {
    de: 'Einmal pro Runde, wenn ein freundliches Schiff in Reichweite 1–3 einen Fokusmarker erhalten würde: Du darfst ihm stattdessen 1 Ausweichmarker geben.',
    en: 'Once per round: where a friendly ship at range 1–3 is about to get a focus token, you may give it an evade token in its place.',
  },
  'crew/torynfarr': {
    de: 'Aktion: Gib beliebig viel Energie aus und wähle ebenso viele feindliche Schiffe in Reichweite 1–2. Sie verlieren alle Fokusmarker, alle Ausweichmarker und ihre Zielerfassungen auf andere Schiffe.',
    en: 'Action: spend energy and pick as many enemy ships at range 1–2. They lose every focus token, every evade token and the target locks they hold on others.',
  },
  'crew/wed15repairdroid': {
    de: 'Aktion: Gib 1 Energie aus, um 1 deiner verdeckten Schadenskarten abzulegen, oder 3 Energie für 1 offene.',
    en: 'Action: pay 1 energy to get rid of one of your facedown damage cards, or 3 energy for a faceup one.',
  },
  'crew/carlistrieekan': {
    de: 'Zu Beginn der Aktivierungsphase: Du darfst diese Karte ablegen. Dann gilt der Pilotenwert jedes freundlichen Schiffes bis zum Ende der Phase als 12.',
    en: 'As the Activation phase starts: you may discard this card. All friendly ships then count as pilot skill 12 for the phase.',
  },
  'crew/jandodonna': {
    de: 'Greift ein anderes freundliches Schiff in Reichweite 1 an: Es darf 1 seiner Treffer in einen kritischen Treffer ändern.',
    en: 'In attacks by another friendly ship at range 1: its player may turn one of its hits into a critical hit.',
  },
  'crew/hansolo': {
    de: 'Im Angriff: Du darfst deine Zielerfassung auf den Verteidiger ausgeben, um alle deine Fokus-Ergebnisse in Treffer zu ändern.',
    en: 'When you attack: you may spend your lock on the defender to turn all your focus results into hits.',
  },
  'crew/leiaorgana': {
    de: 'Zu Beginn der Aktivierungsphase: Du darfst diese Karte ablegen. Bis zum Ende der Phase darf dann jedes freundliche Schiff, das ein rotes Manöver aufdeckt, es als weiß behandeln. Was erst ein Effekt rot gemacht hat, bleibt rot.',
    en: 'As the Activation phase starts: you may discard this card. For this phase, red manoeuvres that friendly ships reveal may then count as white. What an effect has made red stays red.',
  },
  'crew/targetingcoordinator': {
    de: 'Energie: Du darfst 1 Energie ausgeben und ein freundliches Schiff in Reichweite 1–2 wählen. Stelle eine Zielerfassung her und gib sie an dieses Schiff weiter.',
    en: 'Energy: you may pay 1 energy to acquire a target lock, which you pass on to one friendly ship at range 1–2.',
  },
  'crew/raymusantilles': {
    de: 'Zu Beginn der Aktivierungsphase: Wähle ein feindliches Schiff in Reichweite 1–3. Du darfst dir sein eingestelltes Manöver ansehen; ist es weiß, erhält das Schiff 1 Stressmarker.',
    en: 'As the Activation phase starts: pick an enemy ship at range 1–3, whose chosen manoeuvre you may look at. If that is white, the ship gets 1 stress token.',
  },
  'crew/landocalrissian': {
    de: 'Aktion: Wirf 2 Verteidigungswürfel. Du erhältst 1 Fokusmarker je Fokus-Ergebnis und 1 Ausweichmarker je Ausweichen-Ergebnis.',
    en: 'Action: roll 2 defence dice. You get 1 focus token per focus result and 1 evade token per evade result.',
  },
  'crew/marajade': {
    de: 'Am Ende der Kampfphase: Jedes nicht gestresste feindliche Schiff in Reichweite 1 erhält 1 Stressmarker.',
    en: 'As the Combat phase ends: every unstressed enemy ship at range 1 gets 1 stress token.',
  },
  'crew/fleetofficer': {
    de: 'Aktion: Gib bis zu 2 freundlichen Schiffen innerhalb von Reichweite 1–2 je 1 Fokusmarker. Danach erhältst du 1 Stressmarker.',
    en: 'Action: give 1 focus token each to up to 2 friendly ships within range 1–2. Then you get 1 stress token.',
  },
  'crew/dashrendar': {
    de: 'Du darfst auch angreifen, während du ein Hindernis überschneidest. Deine Angriffe sind nie versperrt.',
    en: 'You may attack even from on top of an obstacle. None of your attacks is ever obstructed.',
  },
  'crew/leebo': {
    de: 'Aktion: Führe einen Schub als freie Aktion durch. Danach erhältst du 1 Ionenmarker.',
    en: 'Action: boost as a free action, then take 1 ion token.',
  },
  'crew/ysanneisard': {
    de: 'Zu Beginn der Kampfphase: Hast du keine Schilde, aber mindestens 1 Schadenskarte, darfst du die freie Aktion Ausweichen durchführen.',
    en: 'As the Combat phase starts: without shields but with at least 1 damage card, you may evade as a free action.',
  },
  'crew/moffjerjerrod': {
    de: 'Wird dir eine offene Schadenskarte zugeteilt: Du darfst diese Mannschaftskarte oder eine andere deiner Mannschaftskarten ablegen. Die Schadenskarte wird dann auf die verdeckte Seite gedreht und wirkt nicht.',
    en: 'When a faceup damage card is dealt to you: you may discard this or another of your crew cards. The damage card is then turned facedown and does nothing.',
  },
  'crew/greedo': {
    de: 'In deinem ersten Angriff und deiner ersten Verteidigung jeder Runde: Die erste Schadenskarte, die zugeteilt wird, wird offen zugeteilt.',
    en: 'In your first attack and your first defence of each round: the first damage card to be dealt comes faceup.',
  },
  'crew/outlawtech': {
    de: 'Nachdem du ein rotes Manöver ausgeführt hast: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After a red manoeuvre of yours: you may take 1 focus token.',
  },
  'crew/k4securitydroid': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Du darfst eine Zielerfassung herstellen.',
    en: 'After a green manoeuvre of yours: you may acquire a target lock.',
  },
  'crew/grandmofftarkin': {
    de: 'Zu Beginn der Kampfphase: Du darfst ein anderes Schiff in Reichweite 1–4 wählen. Gib ihm 1 Fokusmarker oder entferne 1 Fokusmarker von ihm.',
    en: 'As the Combat phase starts: you may pick another ship at range 1–4. Give it 1 focus token or take one off it.',
  },
  'crew/captainneeda': {
    de: 'Überschneidest du in der Aktivierungsphase ein Hindernis: Statt eine offene Schadenskarte zu erhalten, wirfst du 1 Angriffswürfel. Bei einem Treffer oder kritischen Treffer erleidest du 1 Schaden.',
    en: 'When you overlap an obstacle in the Activation phase: instead of getting a faceup damage card you roll 1 attack die. A hit or critical hit means 1 damage for you.',
  },
  'crew/admiralozzel': {
    de: 'Energie: Du darfst bis zu 3 deiner Schilde entfernen. Für jeden davon erhältst du 1 Energie.',
    en: 'Energy: you may lose up to 3 shields and gain 1 energy for each of them.',
  },
  'crew/emperorpalpatine': {
    de: 'Einmal pro Runde, bevor ein freundliches Schiff würfelt: Du darfst ein Würfelergebnis nennen. Nach dem Wurf musst du 1 seiner Würfel auf dieses Ergebnis ändern; er kann nicht noch einmal modifiziert werden.',
    en: 'Once per round, as a friendly ship is about to roll: you may call out a result. Afterwards you must set one of its dice to that result, which nothing can modify any more.',
  },
  'crew/bossk': {
    de: 'Nach deinem Angriff, der verfehlt, wenn du nicht gestresst bist: Du musst 1 Stressmarker nehmen. Dann erhältst du 1 Fokusmarker und stellst eine Zielerfassung auf den Verteidiger her.',
    en: 'After your attack misses, if you are unstressed: you must take 1 stress token. Then you get 1 focus token and lock the defender.',
  },
  'crew/bombardier': {
    de: 'Legst du eine Bombe: Du darfst statt der Geradeaus-Manöverschablone der Geschwindigkeit 1 die der Geschwindigkeit 2 benutzen.',
    en: 'When you drop a bomb: the straight template of speed 2 may take the place of the one of speed 1.',
  },
  'crew/shieldtechnician': {
    de: 'Bei der Aktion Aufladen: Du gibst nicht deine ganze Energie aus, sondern so viel, wie du willst.',
    en: 'In a recover action: you spend as much energy as you like and need not spend all of it.',
  },
  'crew/agentkallus': {
    de: 'Zu Beginn der ersten Runde: Wähle ein kleines oder großes feindliches Schiff. Greifst du es an, darfst du 1 Fokus-Ergebnis in einen Treffer ändern; greift es dich an, 1 Fokus-Ergebnis in Ausweichen.',
    en: 'As the first round starts: pick a small or large enemy ship. Whenever you attack it, you may turn 1 focus result into a hit; whenever it attacks you, 1 focus result into an evade.',
  },
  'crew/kananjarrus': {
    de: 'Einmal pro Runde, nachdem ein freundliches Schiff in Reichweite 1–2 ein weißes Manöver ausgeführt hat: Du darfst 1 Stressmarker von ihm entfernen.',
    en: 'Once per round, on the white manoeuvre of a friendly ship at range 1–2: afterwards you may take 1 stress token off it.',
  },
  'crew/zeborrelios': {
    de: 'In der Kampfphase, wenn du oder sie an der Reihe sind: Feindliche Schiffe in deinem Feuerwinkel gelten nicht als dich berührend. Ihr könnt einander also angreifen.',
    en: 'In the Combat phase, on your turn and on theirs: enemy ships in your firing arc do not count as touching you, so you can attack each other.',
  },
};
