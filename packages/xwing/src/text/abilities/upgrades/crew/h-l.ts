import type { Sayings } from '../../types.ts';

export const crewHToL: Sayings = {
  'crew/lukeskywalker': {
    de: 'Nach deinem Angriff, der verfehlt: Du darfst sofort mit der Primärwaffe angreifen und dabei 1 Fokus-Ergebnis in einen Treffer ändern. Danach kannst du in dieser Runde nicht mehr angreifen.',
    en: 'After your attack misses: you may at once attack with your primary weapon and turn 1 focus result of that attack into a hit. After that you cannot attack again this round.',
  },
  'crew/intelligenceagent': {
    de: 'Zu Beginn der Aktivierungsphase: Wähle ein feindliches Schiff in Reichweite 1–2. Du darfst dir sein eingestelltes Manöver ansehen.',
    en: 'As the Activation phase starts: pick an enemy ship at range 1–2, whose chosen manoeuvre you may look at.',
  },
  'crew/kylekatarn': {
    de: 'Nachdem du selbst einen Stressmarker von deinem Schiff entfernt hast: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After you remove a stress token from your ship yourself: you may take 1 focus token.',
  },
  'crew/janors': {
    de: 'Einmal pro Runde, wenn ein freundliches Schiff in Reichweite 1–3 einen Fokusmarker erhalten würde: Du darfst ihm stattdessen 1 Ausweichmarker geben.',
    en: 'Once per round: where a friendly ship at range 1–3 is about to get a focus token, you may give it an evade token in its place.',
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
  'crew/landocalrissian': {
    de: 'Aktion: Wirf 2 Verteidigungswürfel. Du erhältst 1 Fokusmarker je Fokus-Ergebnis und 1 Ausweichmarker je Ausweichen-Ergebnis.',
    en: 'Action: roll 2 defence dice. You get 1 focus token per focus result and 1 evade token per evade result.',
  },
  'crew/leebo': {
    de: 'Aktion: Führe einen Schub als freie Aktion durch. Danach erhältst du 1 Ionenmarker.',
    en: 'Action: boost as a free action, then take 1 ion token.',
  },
  'crew/k4securitydroid': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Du darfst eine Zielerfassung herstellen.',
    en: 'After a green manoeuvre of yours: you may acquire a target lock.',
  },
  'crew/kananjarrus': {
    de: 'Einmal pro Runde, nachdem ein freundliches Schiff in Reichweite 1–2 ein weißes Manöver ausgeführt hat: Du darfst 1 Stressmarker von ihm entfernen.',
    en: 'Once per round, on the white manoeuvre of a friendly ship at range 1–2: afterwards you may take 1 stress token off it.',
  },
  'crew/herasyndulla': {
    de: 'Du kannst rote Manöver auch gestresst aufdecken und ausführen.',
    en: 'Stress does not keep you from revealing and executing red manoeuvres.',
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
  'crew/jynerso': {
    de: 'Aktion: Wähle ein freundliches Schiff in Reichweite 1–2. Es erhält für jedes feindliche Schiff in deinem Feuerwinkel in Reichweite 1–3 einen Fokusmarker, höchstens 3.',
    en: 'Action: pick a friendly ship at range 1–2. It gets a focus token per enemy at range 1–3 in your firing arc, but no more than 3.',
  },
  'crew/hotshotcopilot': {
    de: 'Im Angriff mit der Primärwaffe: Der Verteidiger muss 1 Fokusmarker ausgeben, wenn er kann. In der Verteidigung: Der Angreifer muss 1 Fokusmarker ausgeben, wenn er kann.',
    en: 'When you attack with your primary weapon: the defender has to spend a focus token if it can. When you defend: so does the attacker.',
  },
  'crew/inspiringrecruit': {
    de: 'Einmal pro Runde, wenn ein freundliches Schiff in Reichweite 1–2 einen Stressmarker entfernt: Es darf 1 weiteren Stressmarker entfernen.',
    en: 'Once per round: where a friendly ship at range 1–2 loses a stress token, it may lose 1 more.',
  },
  'crew/jabbathehutt': {
    de: 'Beim Ausrüsten: Lege 1 Schmuggelware-Marker auf jede Schmuggelware-Karte deiner Jägerstaffel. Müsstest du eine solche Karte ablegen, darfst du stattdessen einen Schmuggelware-Marker von ihr ablegen.',
    en: 'On equipping: every illicit card of your squad gets 1 illicit token. Where you would have to discard such a card, you may lose a token from it instead.',
  },
  'crew/isbslicer': {
    de: 'Nachdem du die Aktion Störsignal gegen ein feindliches Schiff durchgeführt hast: Du darfst ein noch nicht gestörtes Schiff in Reichweite 1 von ihm wählen. Es erhält 1 Störsignalmarker.',
    en: 'After you jam an enemy ship: you may pick a ship at range 1 of it that is not jammed yet. It gets 1 jam token.',
  },
};
