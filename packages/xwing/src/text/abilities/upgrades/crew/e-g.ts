import type { Sayings } from '../../types.ts';

export const crewEToG: Sayings = {
  'crew/gunner': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst sofort mit der Primärwaffe angreifen. Danach kannst du in dieser Runde nicht mehr angreifen.',
    en: 'After your attack misses: you may at once attack with your primary weapon. After that you cannot attack again this round.',
  },
  'crew/flightinstructor': {
    de: 'In der Verteidigung: Du darfst 1 deiner Fokus-Ergebnisse neu würfeln. Hat der Angreifer Pilotenwert 2 oder weniger, darf es stattdessen eine Leerseite sein.',
    en: 'When you defend: you may reroll one of your focus results or, if the attacker has pilot skill 2 or less, one of your blanks instead.',
  },
  'crew/fleetofficer': {
    de: 'Aktion: Gib bis zu 2 freundlichen Schiffen innerhalb von Reichweite 1–2 je 1 Fokusmarker. Danach erhältst du 1 Stressmarker.',
    en: 'Action: give 1 focus token each to up to 2 friendly ships within range 1–2. Then you get 1 stress token.',
  },
  'crew/greedo': {
    de: 'In deinem ersten Angriff und deiner ersten Verteidigung jeder Runde: Die erste Schadenskarte, die zugeteilt wird, wird offen zugeteilt.',
    en: 'In your first attack and your first defence of each round: the first damage card to be dealt comes faceup.',
  },
  'crew/grandmofftarkin': {
    de: 'Zu Beginn der Kampfphase: Du darfst ein anderes Schiff in Reichweite 1–4 wählen. Gib ihm 1 Fokusmarker oder entferne 1 Fokusmarker von ihm.',
    en: 'As the Combat phase starts: you may pick another ship at range 1–4. Give it 1 focus token or take one off it.',
  },
  'crew/emperorpalpatine': {
    de: 'Einmal pro Runde, bevor ein freundliches Schiff würfelt: Du darfst ein Würfelergebnis nennen. Nach dem Wurf musst du 1 seiner Würfel auf dieses Ergebnis ändern; er kann nicht noch einmal modifiziert werden.',
    en: 'Once per round, as a friendly ship is about to roll: you may call out a result. Afterwards you must set one of its dice to that result, which nothing can modify any more.',
  },
  'crew/ezrabridger': {
    de: 'Im Angriff, wenn du gestresst bist: Du darfst 1 deiner Fokus-Ergebnisse in einen kritischen Treffer ändern.',
    en: 'When you attack under stress: you may turn one of your focus results into a critical hit.',
  },
  'crew/gonk': {
    de: 'Aktion: Lege 1 Schildmarker auf diese Karte. Aktion: Nimm 1 Schildmarker von dieser Karte, um 1 Schild aufzuladen.',
    en: 'Action: put a shield token on this card. Action: take a shield token off it to recover 1 shield.',
  },
  'crew/finn': {
    de: 'Im Angriff mit der Primärwaffe und in der Verteidigung: Ist das feindliche Schiff in deinem Feuerwinkel, darfst du deinem Wurf 1 Leerseite hinzufügen.',
    en: 'When you defend, or attack with your primary weapon: if the enemy is in your firing arc, you may add a blank to your dice.',
  },
  'crew/generalhux': {
    de: 'Aktion: Gib bis zu 3 freundlichen Schiffen in Reichweite 1–2 je 1 Fokusmarker und weise einem davon den Zustand „Fanatische Ergebenheit“ zu. Danach erhältst du 1 Stressmarker.',
    en: 'Action: give 1 focus token each to as many as 3 friendly ships at range 1–2, and to one of them the condition “Fanatical Devotion”. Then you get 1 stress token.',
  },
};
