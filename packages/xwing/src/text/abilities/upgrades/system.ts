import type { Sayings } from '../types.ts';

export const system: Sayings = {
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
};
