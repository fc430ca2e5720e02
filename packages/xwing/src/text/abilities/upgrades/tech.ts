import type { Sayings } from '../types.ts';

export const tech: Sayings = {
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
};
