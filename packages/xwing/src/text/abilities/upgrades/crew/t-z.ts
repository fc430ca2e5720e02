import type { Sayings } from '../../types.ts';

export const crewTToZ: Sayings = {
  'crew/weaponsengineer': {
    de: 'Du kannst 2 Zielerfassungen zugleich haben, auf verschiedene Schiffe. Stellst du eine her, darfst du eine zweite auf ein anderes Schiff herstellen.',
    en: 'You can have 2 target locks at once, on different ships. Whenever you acquire one, you may acquire a second on another ship.',
  },
  'crew/tactician': {
    de: 'Nach deinem Angriff auf ein Schiff, das in deinem Feuerwinkel in Reichweite 2 ist: Dieses Schiff erhält 1 Stressmarker.',
    en: 'After your attack on a ship at range 2 inside your firing arc: it gets 1 stress token.',
  },
  'crew/torynfarr': {
    de: 'Aktion: Gib beliebig viel Energie aus und wähle ebenso viele feindliche Schiffe in Reichweite 1–2. Sie verlieren alle Fokusmarker, alle Ausweichmarker und ihre Zielerfassungen auf andere Schiffe.',
    en: 'Action: spend energy and pick as many enemy ships at range 1–2. They lose every focus token, every evade token and the target locks they hold on others.',
  },
  'crew/wed15repairdroid': {
    de: 'Aktion: Gib 1 Energie aus, um 1 deiner verdeckten Schadenskarten abzulegen, oder 3 Energie für 1 offene.',
    en: 'Action: pay 1 energy to get rid of one of your facedown damage cards, or 3 energy for a faceup one.',
  },
  'crew/targetingcoordinator': {
    de: 'Energie: Du darfst 1 Energie ausgeben und ein freundliches Schiff in Reichweite 1–2 wählen. Stelle eine Zielerfassung her und gib sie an dieses Schiff weiter.',
    en: 'Energy: you may pay 1 energy to acquire a target lock, which you pass on to one friendly ship at range 1–2.',
  },
  'crew/ysanneisard': {
    de: 'Zu Beginn der Kampfphase: Hast du keine Schilde, aber mindestens 1 Schadenskarte, darfst du die freie Aktion Ausweichen durchführen.',
    en: 'As the Combat phase starts: without shields but with at least 1 damage card, you may evade as a free action.',
  },
  'crew/zeborrelios': {
    de: 'In der Kampfphase, wenn du oder sie an der Reihe sind: Feindliche Schiffe in deinem Feuerwinkel gelten nicht als dich berührend. Ihr könnt einander also angreifen.',
    en: 'In the Combat phase, on your turn and on theirs: enemy ships in your firing arc do not count as touching you, so you can attack each other.',
  },
  'crew/zuckuss': {
    de: 'Im Angriff, wenn du nicht gestresst bist: Du darfst beliebig viele Stressmarker nehmen. Der Verteidiger muss ebenso viele Verteidigungswürfel deiner Wahl neu würfeln.',
    en: 'When you attack unstressed: you may take as many stress tokens as you like. For each, the defender must reroll one of the defence dice of your choice.',
  },
  'crew/tailgunner': {
    de: 'Im Angriff aus deinem hinteren Zusatzfeuerwinkel: Die Wendigkeit des Verteidigers sinkt um 1, nicht unter 0.',
    en: 'When you attack out of your rear auxiliary firing arc: the defender’s agility drops by 1, never below 0.',
  },
  'crew/unkarplutt': {
    de: 'Nachdem du ein Manöver ausgeführt und dabei ein feindliches Schiff überschnitten hast: Du darfst 1 Schaden erleiden, um 1 freie Aktion durchzuführen.',
    en: 'After a manoeuvre that made you overlap an enemy ship: by suffering 1 damage you may gain 1 free action.',
  },
  'crew/wookieecommandos': {
    de: 'Im Angriff: Du darfst beliebig viele deiner Fokus-Ergebnisse neu würfeln.',
    en: 'When you attack: you may reroll any number of your focus results.',
  },
  'crew/tacticalofficer': {
    de: 'Deine Aktionsleiste erhält das Symbol Koordination.',
    en: 'You gain the coordinate icon in your action bar.',
  },
};
