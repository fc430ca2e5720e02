import type { Sayings } from '../../types.ts';

export const eptAToD: Sayings = {
  'ept/determination': {
    de: 'Wird dir eine Schadenskarte mit dem Attribut Pilot offen zugeteilt: Lege sie sofort ab; ihr Effekt entfällt.',
    en: 'When a damage card of the Pilot trait is dealt to you faceup: discard it at once; it does nothing.',
  },
  'ept/daredevil': {
    de: 'Aktion: Führe ein weißes Wendemanöver der Geschwindigkeit 1 nach links oder rechts aus, dann erhältst du 1 Stressmarker. Fehlt dir das Symbol Schub, wirfst du 2 Angriffswürfel und erleidest den gewürfelten Schaden und kritischen Schaden.',
    en: 'Action: fly a white speed 1 turn to either side, then take 1 stress token. If your action bar lacks boost, you also roll 2 attack dice and suffer what they show: damage for hits, critical damage for critical hits.',
  },
  'ept/deadeye': {
    de: 'Für Waffen mit „Angriff (Zielerfassung)“ darf dir ein Fokusmarker genügen. Verlangt ein Angriff, eine Zielerfassung auszugeben, darfst du stattdessen einen Fokusmarker ausgeben.',
    en: 'For weapons marked “Attack (target lock)” you may make do with a focus token. Where an attack asks for a lock to be spent, a focus token may pay instead.',
  },
  'ept/drawtheirfire': {
    de: 'Trifft ein Angriff ein freundliches Schiff in Reichweite 1: Du darfst an seiner Stelle einen nicht negierten kritischen Treffer erleiden.',
    en: 'When an attack hits a friendly ship at range 1: one uncancelled critical hit may be yours to suffer in its place.',
  },
  'ept/adrenalinerush': {
    de: 'Deckst du ein rotes Manöver auf: Du darfst diese Karte ablegen; das Manöver gilt dann bis zum Ende der Aktivierungsphase als weiß. Was erst ein Effekt rot gemacht hat, bleibt rot.',
    en: 'When your dial shows a red manoeuvre: it may count as white for this Activation phase if you discard this card. What an effect has made red stays red.',
  },
  'ept/decoy': {
    de: 'Zu Beginn der Kampfphase: Du darfst für diese Phase den Pilotenwert mit einem freundlichen Schiff in Reichweite 1–2 tauschen.',
    en: 'As the Combat phase begins: you may swap pilot skills for this phase with a friendly ship at range 1–2.',
  },
  'ept/bodyguard': {
    de: 'Zu Beginn der Kampfphase: Du darfst einen Fokusmarker ausgeben und ein freundliches Schiff in Reichweite 1 mit höherem Pilotenwert als deinem wählen. Bis zum Ende der Runde ist seine Wendigkeit um 1 höher.',
    en: 'As the Combat phase begins: for a focus token you may pick a friendly ship at range 1 whose pilot skill is above yours. Its agility is 1 higher this round.',
  },
  'ept/calculation': {
    de: 'Im Angriff: Du darfst einen Fokusmarker ausgeben, um eines deiner Fokus-Ergebnisse in einen kritischen Treffer zu ändern.',
    en: 'When you attack: for a focus token you may turn one of your focus results into a critical hit.',
  },
  'ept/crackshot': {
    de: 'Greifst du ein Schiff in deinem Feuerwinkel an, zu Beginn von „Ergebnisse vergleichen“: Du darfst diese Karte ablegen, um ein Ausweichen-Ergebnis des Verteidigers zu negieren.',
    en: 'When you attack a ship in your firing arc, as results begin to be compared: you may discard this card and one evade result of the defender is cancelled.',
  },
  'ept/coolhand': {
    de: 'Erhältst du einen Stressmarker: Du darfst diese Karte ablegen und dir 1 Fokusmarker oder 1 Ausweichmarker zuteilen.',
    en: 'When stress is given to you: you may discard this card for a focus token or an evade token.',
  },
  'ept/adaptability#0': {
    de: 'Dein Pilotenwert ist um 1 höher.',
    en: 'Your pilot skill is 1 higher.',
  },
  'ept/adaptability#1': {
    de: 'Dein Pilotenwert ist um 1 niedriger.',
    en: 'Your pilot skill is 1 lower.',
  },
  'ept/attannimindlink': {
    de: 'Wird dir ein Fokus- oder Stressmarker zugeteilt: Jedes andere freundliche Schiff mit Attanni-Implantat, das noch keinen solchen Marker hat, erhält ebenfalls einen.',
    en: 'When you are given a focus or stress token: all other friendly ships with Attanni Mindlink that have none of that kind receive one too.',
  },
  'ept/ascoretosettle': {
    de: 'Beim Aufbau, vor „Streitkräfte platzieren“: Weise einem feindlichen Schiff den Zustand „Unbezahlte Schulden“ zu. Greifst du ein Schiff mit diesem Zustand an, darfst du ein Fokus-Ergebnis in einen kritischen Treffer ändern.',
    en: 'In setup, before forces are placed: give an enemy ship the condition “A Debt to Pay”. When you attack its bearer, you may turn one focus result into a critical hit.',
  },
  'ept/debrisgambit': {
    de: 'Aktion: Jedes Hindernis in Reichweite 1 bringt dir 1 Ausweichmarker, zusammen höchstens zwei.',
    en: 'Action: every obstacle at range 1 gives you 1 evade token, two at most.',
  },
};
