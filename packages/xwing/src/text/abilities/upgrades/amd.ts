import type { Sayings } from '../types.ts';

export const amd: Sayings = {
  'amd/r2astromech': {
    de: 'Du darfst alle deine Manöver mit Geschwindigkeit 1 oder 2 als grün behandeln.',
    en: 'All your manoeuvres of speed 1 or 2 may count as green.',
  },
  'amd/r2d2': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Du darfst 1 Schild aufladen.',
    en: 'After a green manoeuvre of yours: you may recover 1 shield.',
  },
  'amd/r2f2': {
    de: 'Aktion: Bis zum Ende der Runde ist deine Wendigkeit um 1 höher.',
    en: 'Action: for the rest of the round your agility is 1 higher.',
  },
  'amd/r5d8': {
    de: 'Aktion: Wirf 1 Verteidigungswürfel. Bei einem Ausweichen- oder Fokus-Ergebnis legst du 1 deiner verdeckten Schadenskarten ab.',
    en: 'Action: roll 1 defence die. If it shows an evade or a focus, discard one of your facedown damage cards.',
  },
  'amd/r5k6': {
    de: 'Nachdem du deine Zielerfassung ausgegeben hast: Wirf 1 Verteidigungswürfel. Bei einem Ausweichen-Ergebnis stellst du sofort wieder eine auf dasselbe Schiff her; in diesem Angriff kannst du sie nicht ausgeben.',
    en: 'After you spend your target lock: roll 1 defence die. On an evade result you lock the same ship again at once, but cannot spend that lock in this attack.',
  },
  'amd/r5astromech': {
    de: 'In der Endphase: Du darfst 1 deiner offenen Schadenskarten mit dem Merkmal Schiff auf die verdeckte Seite drehen.',
    en: 'In the End phase: you may turn a faceup damage card of yours facedown if it has the Ship trait.',
  },
  'amd/r7astromech': {
    de: 'Einmal pro Runde, in der Verteidigung: Du darfst deine Zielerfassung auf den Angreifer ausgeben und beliebig viele Angriffswürfel wählen, die er neu würfeln muss.',
    en: 'Once per round, when you defend: you may spend your lock on the attacker and pick any of the attack dice, which must then be rerolled.',
  },
  'amd/r7t1': {
    de: 'Aktion: Wähle ein feindliches Schiff in Reichweite 1–2. Bist du in seinem Feuerwinkel, darfst du es erfassen. Danach darfst du einen Schub als freie Aktion durchführen.',
    en: 'Action: pick an enemy ship at range 1–2; if its firing arc covers you, you may lock it. Afterwards you may boost as a free action.',
  },
  'amd/r3a2': {
    de: 'Bestimmst du als Ziel deines Angriffs ein Schiff in deinem Feuerwinkel: Du darfst 1 Stressmarker nehmen, damit auch der Verteidiger 1 Stressmarker erhält.',
    en: 'When you declare an attack on a ship in your firing arc: you may take 1 stress token so that the defender gets one too.',
  },
  'amd/r2d6': {
    de: 'Deine Aufwertungsleiste erhält das Symbol Elite.',
    en: 'You gain an elite upgrade icon.',
  },
  'amd/r4d6': {
    de: 'Wirst du getroffen und sind mindestens 3 Treffer nicht negiert: Du darfst Treffer negieren, bis 2 übrig sind. Für jeden so negierten erhältst du 1 Stressmarker.',
    en: 'When an attack hits you with 3 or more uncancelled hits: you may cancel hits until 2 are left. Each one cancelled so costs you 1 stress token.',
  },
  'amd/r5p9': {
    de: 'Am Ende der Kampfphase: Du darfst 1 deiner Fokusmarker ausgeben, um 1 Schild aufzuladen.',
    en: 'As the Combat phase ends: by spending a focus token you may recover 1 shield.',
  },
  'amd/bb8': {
    de: 'Deckst du ein grünes Manöver auf: Du darfst eine Fassrolle als freie Aktion durchführen.',
    en: 'When your dial shows a green manoeuvre: you may barrel roll as a free action.',
  },
  'amd/r5x3': {
    de: 'Bevor du dein Manöverrad aufdeckst: Du darfst diese Karte ablegen, um bis zum Ende der Runde Hindernisse zu ignorieren.',
    en: 'Before your dial is revealed: you may discard this card. You then ignore obstacles for the rest of the round.',
  },
  'amd/targetingastromech': {
    de: 'Nachdem du ein rotes Manöver ausgeführt hast: Du darfst eine Zielerfassung herstellen.',
    en: 'After a red manoeuvre of yours: you may acquire a target lock.',
  },
  'amd/r3astromech': {
    de: 'Einmal pro Runde, im Angriff mit der Primärwaffe: Du darfst im Schritt „Angriffswürfel modifizieren“ 1 deiner Fokus-Ergebnisse negieren, um 1 Ausweichmarker zu erhalten.',
    en: 'Once per round, while modifying the dice of a primary weapon attack of yours: you may cancel 1 focus result to get 1 evade token.',
  },
  'amd/m9g8': {
    de: 'Greift ein Schiff an, das du erfasst hast: Du darfst 1 Angriffswürfel wählen, den der Angreifer neu würfeln muss. Du kannst Zielerfassungen auch auf andere freundliche Schiffe herstellen.',
    en: 'When the ship you hold a lock on attacks: you may pick one of its attack dice, which must be rerolled. You can lock other friendly ships too.',
  },
  'amd/chopper-swx72': {
    de: 'Aktion: Lege eine andere deiner Aufwertungskarten ab, um 1 Schild aufzuladen.',
    en: 'Action: discard another of your upgrade cards to recover 1 shield.',
  },
  'amd/flightassistastromech': {
    de: 'Du kannst nur Schiffe in deinem Feuerwinkel angreifen. Nach deinem Manöver: Hast du kein Schiff oder Hindernis überschnitten und ist kein feindliches Schiff in deinem Feuerwinkel in Reichweite 1–3, darfst du Schub oder Fassrolle als freie Aktion durchführen.',
    en: 'You can attack only ships in your firing arc. After your manoeuvre: if you overlapped neither ship nor obstacle and no enemy is at range 1–3 in your firing arc, you may boost or barrel roll as a free action.',
  },
};
