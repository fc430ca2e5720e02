import type { Sayings } from './types.ts';

/** Systems, tech and illicit goods. */
export const EQUIPMENT_SAYINGS: Sayings = {
  'system/firecontrolsystem': {
    de: 'Nach deinem Angriff: Du darfst eine Zielerfassung auf den Verteidiger herstellen.',
    en: 'After your attack: you may lock the defender.',
  },
  'system/advancedsensors': {
    de: 'Unmittelbar bevor du dein Manöverrad aufdeckst: Du darfst eine freie Aktion durchführen. Dann überspringst du in dieser Runde deinen Schritt „Aktion durchführen“.',
    en: 'Just before you reveal your dial: you may take a free action. Your action step of this round is then skipped.',
  },
  'system/sensorjammer': {
    de: 'In der Verteidigung: Du darfst einen Treffer des Angreifers in ein Fokus-Ergebnis ändern. Diesen Würfel kann er nicht neu würfeln.',
    en: 'When you defend: you may turn one hit of the attacker into a focus result that the attacker cannot reroll.',
  },
  'system/enhancedscopes': {
    de: 'In der Aktivierungsphase ist dein Pilotenwert 0.',
    en: 'In the Activation phase your pilot skill is 0.',
  },
  'system/accuracycorrector': {
    de: 'Im Angriff, in „Angriffswürfel modifizieren“: Du darfst alle deine Würfelergebnisse negieren und dann zwei Treffer hinzufügen, wenn du willst. In diesem Angriff können deine Würfel nicht mehr modifiziert werden.',
    en: 'When you attack and modify attack dice: you may cancel your whole roll and then, if you like, put two hits in its place. Nothing modifies your dice any more in this attack.',
  },
  'system/advtargetingcomputer': {
    de: 'Im Angriff mit der Primärwaffe, wenn du eine Zielerfassung auf den Verteidiger hast: Du darfst einen kritischen Treffer hinzufügen, kannst dann aber in diesem Angriff keine Zielerfassungen ausgeben.',
    en: 'When you attack with your primary weapon and have locked the defender: you may add a critical hit to your roll, but then no locks can be spent in this attack.',
  },
  'system/reinforceddeflectors': {
    de: 'Nachdem du dich verteidigt und dabei zusammen 3 oder mehr Schaden und kritischen Schaden erlitten hast: Du lädst 1 Schild auf, höchstens bis zu deinem Schildwert.',
    en: 'After an attack on you in which you took at least 3 damage, normal and critical together: you recover 1 shield, within your shield value.',
  },
  'system/electronicbaffle': {
    de: 'Erhältst du einen Stress- oder Ionenmarker: Du darfst 1 Schaden erleiden, um diesen Marker abzulegen.',
    en: 'When a stress or ion token is given to you: you may get rid of it by suffering 1 damage.',
  },
  'system/collisiondetector': {
    de: 'Bei Schub, Fassrolle und Enttarnen dürfen dein Schiff und die Manöverschablone Hindernisse überschneiden. Würfelst du für ein Hindernis, bleiben kritische Treffer ohne Wirkung.',
    en: 'When you boost, barrel roll or decloak, you may cross obstacles and end on them. Critical hits rolled for an obstacle do nothing to you.',
  },
  'system/minefieldmapper': {
    de: 'Beim Aufbau, nach „Streitkräfte platzieren“: Du darfst beliebig viele deiner Bombenkarten ablegen. Ihre Bombenmarker platzierst du jenseits von Reichweite 3 aller feindlichen Schiffe.',
    en: 'In setup, once forces are placed: you may discard as many of your bomb cards as you like. Their tokens go anywhere in the play area that is beyond range 3 of every enemy ship.',
  },
  'system/trajectorysimulator': {
    de: 'Statt eine Bombe zu legen, darfst du sie mit der Geradeaus-Manöverschablone der Geschwindigkeit 5 nach vorn werfen. Das gilt nicht für Bomben mit „Aktion:“.',
    en: 'Instead of dropping a bomb, you may launch it ahead with the speed 5 straight template. Bombs marked “Action:” are left out.',
  },
  'system/targetingscrambler': {
    de: 'Zu Beginn der Planungsphase: Du darfst einen Waffen-deaktiviert-Marker nehmen und einem Schiff in Reichweite 1–3 den Zustand „Gesperrt“ zuweisen.',
    en: 'As the Planning phase begins: for a weapons disabled token you may give a ship at range 1–3 the condition “Scrambled”.',
  },
  'system/thrustcorrector': {
    de: 'In der Verteidigung mit höchstens 3 Stressmarkern: Du darfst 1 Stressmarker nehmen und alle deine Würfelergebnisse negieren. Dann fügst du ein Ausweichen-Ergebnis hinzu; in diesem Angriff können deine Würfel nicht mehr modifiziert werden.',
    en: 'When you defend with at most 3 stress tokens: you may take another one and swap your whole roll for a single evade result. Nothing modifies your dice any more in this attack.',
  },
  'tech/commrelay': {
    de: 'Du kannst höchstens einen Ausweichmarker haben. Er bleibt in der Endphase liegen.',
    en: 'You can hold only one evade token. It stays with you through the End phase.',
  },
  'tech/weaponsguidance': {
    de: 'Im Angriff: Du darfst einen Fokusmarker ausgeben, um eine deiner Leerseiten in einen Treffer zu ändern.',
    en: 'When you attack: for a focus token you may turn one of your blanks into a hit.',
  },
  'tech/sensorcluster': {
    de: 'In der Verteidigung: Du darfst einen Fokusmarker ausgeben, um eine deiner Leerseiten in ein Ausweichen-Ergebnis zu ändern.',
    en: 'When you defend: for a focus token you may turn one of your blanks into an evade result.',
  },
  'tech/primedthrusters': {
    de: 'Mit höchstens zwei Stressmarkern kannst du trotz Stress die Aktionen Schub und Fassrolle durchführen.',
    en: 'With one or two stress tokens you can still perform the boost and barrel roll actions.',
  },
  'tech/patternanalyzer': {
    de: 'Führst du ein Manöver aus: Du darfst den Schritt „Stress des Piloten überprüfen“ erst nach „Aktion durchführen“ abhandeln.',
    en: 'When you fly a manoeuvre: you may take your action first and check pilot stress after it.',
  },
  'tech/targetingsynchronizer': {
    de: 'Greift ein freundliches Schiff in Reichweite 1–2 ein von dir erfasstes Schiff an: „Angriff (Zielerfassung)“ gilt ihm als „Angriff“. Muss es eine Zielerfassung ausgeben, darf es stattdessen deine ausgeben.',
    en: 'When a ship that you have locked is attacked by a friendly ship at range 1–2: the attacker reads “Attack (target lock)” as “Attack”. If it has to spend a lock, yours may be spent instead.',
  },
  'tech/hyperwavecommscanner': {
    de: 'Zu Beginn von „Streitkräfte platzieren“: Du darfst für diesen Schritt Pilotenwert 0, 6 oder 12 annehmen. Wird beim Aufbau ein anderes freundliches Schiff in Reichweite 1–2 platziert, darfst du ihm 1 Fokusmarker oder 1 Ausweichmarker zuteilen.',
    en: 'As forces begin to be placed: for this step you may count as pilot skill 0, 6 or 12. Whenever another friendly ship is set up at range 1–2, you may give it a focus or evade token.',
  },
  'tech/advancedoptics': {
    de: 'Du kannst höchstens einen Fokusmarker haben. Er bleibt in der Endphase liegen.',
    en: 'You can hold only one focus token. It stays with you through the End phase.',
  },
  'tech/threattracker': {
    de: 'Ist in der Kampfphase ein feindliches Schiff an der Reihe, das in Reichweite 1–2 in deinem Feuerwinkel ist: Du darfst deine Zielerfassung auf dieses Schiff für eine freie Aktion Schub oder Fassrolle ausgeben, wenn sie in deiner Aktionsleiste steht.',
    en: 'In the Combat phase, when it is the turn of an enemy ship at range 1–2 and in your firing arc: you may spend your lock on it for a free action, boost or barrel roll, that your action bar has.',
  },
  'illicit/inertialdampeners': {
    de: 'Deckst du dein Manöverrad auf: Du darfst diese Karte ablegen und stattdessen ein weißes Stationäres Manöver ausführen. Danach erhältst du 1 Stressmarker.',
    en: 'When you reveal your dial: you may stay where you are, as a white stationary manoeuvre, if you discard this card. You get 1 stress token afterwards.',
  },
  'illicit/deadmansswitch': {
    de: 'Wirst du zerstört: Jedes Schiff in Reichweite 1 erleidet 1 Schaden.',
    en: 'When you are destroyed: all ships at range 1 suffer 1 damage.',
  },
  'illicit/feedbackarray': {
    de: 'In der Kampfphase, statt anzugreifen: Du darfst 1 Ionenmarker nehmen und 1 Schaden erleiden. Dafür erleidet auch ein feindliches Schiff deiner Wahl in Reichweite 1 einen Schaden.',
    en: 'In the Combat phase, in place of your attacks: you may suffer 1 damage and take 1 ion token. An enemy ship of your choice at range 1 then suffers 1 damage too.',
  },
  'illicit/hotshotblaster': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Lege diese Karte ab.',
    en: 'Attack, in any direction: discard this card.',
  },
  'illicit/glitterstim': {
    de: 'Zu Beginn der Kampfphase: Du darfst diese Karte ablegen und 1 Stressmarker nehmen. Für den Rest der Runde darfst du dann im Angriff alle deine Fokus-Ergebnisse in Treffer und in der Verteidigung in Ausweichen-Ergebnisse ändern.',
    en: 'As the Combat phase begins: you may give up this card and take 1 stress token. For the rest of the round you may then turn all your focus results into hits in attack, into evades in defence.',
  },
  'illicit/cloakingdevice': {
    de: 'Aktion: Führe als freie Aktion Tarnen durch. Am Ende jeder Runde wirfst du 1 Angriffswürfel: Bei einem Fokus-Ergebnis legst du diese Karte ab und enttarnst dich oder legst deinen Tarnungsmarker ab.',
    en: 'Action: cloak as a free action. Each round ends with a roll of one of the attack dice: on a focus result this card is discarded and you decloak or lose your cloak token.',
  },
  'illicit/riggedcargochute': {
    de: 'Aktion: Lege diese Karte ab, um einen Frachtmarker zu legen. Er gilt als Trümmerwolke.',
    en: 'Action: discard this card and drop a cargo token, which counts as a debris cloud.',
  },
  'illicit/blackmarketslicertools': {
    de: 'Aktion: Wähle in Reichweite 1–2 ein feindliches Schiff, das gestresst ist. Wirf 1 Angriffswürfel: Bei Treffer oder kritischem Treffer verliert es 1 Stressmarker und erhält 1 verdeckte Schadenskarte.',
    en: 'Action: pick an enemy ship at range 1–2 that is stressed, then roll one of the attack dice. A hit or critical hit swaps one of its stress tokens for a facedown damage card.',
  },
  'illicit/burnoutslam': {
    de: 'Deine Aktionsleiste erhält das Symbol SLAM. Nach deiner Aktion SLAM legst du diese Karte ab.',
    en: 'You gain SLAM in your action bar. Once you have used it, this card is discarded.',
  },
  'illicit/empdevice': {
    de: 'In der Kampfphase, statt anzugreifen: Du darfst diese Karte ablegen, damit alle Schiffe in Reichweite 1 je 2 Ionenmarker erhalten, auch du selbst.',
    en: 'In the Combat phase, in place of your attacks: you may discard this card and all ships at range 1, yourself among them, get 2 ion tokens.',
  },
  'illicit/scavengercrane': {
    de: 'Nach der Zerstörung eines Schiffes in Reichweite 1–2: Du darfst eine deiner abgelegten Torpedo-, Raketen-, Bomben-, Kanonen-, Geschütz- oder Modifikationskarten wieder offen drehen. Wirf dann 1 Angriffswürfel: Bei einer Leerseite legst du diese Karte ab.',
    en: 'After a ship is destroyed at range 1–2: you may turn one discarded cannon, turret, torpedo, missile, bomb or modification of yours faceup again. Then roll one of the attack dice: a blank discards this card.',
  },
  'illicit/iondischargers': {
    de: 'Nachdem du einen Ionenmarker erhalten hast: Du darfst ein feindliches Schiff in Reichweite 1 wählen und den Marker entfernen. Das andere Schiff darf 1 Ionenmarker nehmen; tut es das, legst du diese Karte ab.',
    en: 'After an ion token is given to you: you may pick an enemy ship at range 1 and lose the token. That ship may take 1 ion token itself, in which case this card is discarded.',
  },
  'illicit/contrabandcybernetics': {
    de: 'Wirst du in der Aktivierungsphase zum aktiven Schiff: Du darfst diese Karte ablegen und 1 Stressmarker nehmen. Bis zum Ende der Runde hindert dich Stress dann weder an Aktionen noch an roten Manövern.',
    en: 'When your turn comes in the Activation phase: you may give up this card and take 1 stress token. For the rest of the round stress stops neither your actions nor your red manoeuvres.',
  },
};
