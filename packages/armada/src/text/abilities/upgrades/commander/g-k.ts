import type { Sayings } from '../../types.ts';

export const commanderGtoK: Sayings = {
  'upgrade/garm-bel-iblis': {
    de: 'Lege nach dem Aufstellen 2 Rundenmarker hierher, die nicht aufeinanderfolgen. Zu Beginn der Schiffsphase dieser Runden darf jedes befreundete Schiff so viele Kommandomarker erhalten, wie sein Kommandowert beträgt.',
    en: 'After deployment place 2 round tokens here that do not follow each other. At the start of the Ship Phase of these rounds each friendly ship may gain as many command tokens as its command value.',
  },
  'upgrade/general-cracken': {
    de: 'Verteidigt sich ein befreundetes kleines oder mittelgroßes Schiff mit Schub 3 oder mehr gegen ein Schiff, gilt der Angriff als versperrt.',
    en: 'Attacks by ships against a friendly small or medium ship at speed 3 or more count as obstructed.',
  },
  'upgrade/general-dodonna': {
    de: 'Bevor ein feindliches Schiff eine offene Schadenskarte erhält, darfst du die obersten 4 Karten ansehen, 1 davon obenauf legen und die anderen ablegen.',
    en: 'Before an enemy ship is dealt a faceup damage card, you may look at the top 4 cards, put 1 of them on top and discard the others.',
  },
  'upgrade/general-draven-commander': {
    de: 'Am Ende der Kommandophase darfst du die Räder eines feindlichen Schiffs ansehen und 2 verschiedene Marker hierher legen. Hat ein Gegner ein Kommando abgehandelt, darfst du einen passenden ablegen: Er erhält den Überfallmarker.',
    en: 'End of the Command Phase: you may look at the dials of an enemy ship and place 2 different tokens here. After an enemy resolves a command you may discard a matching one to raid that ship.',
  },
  'upgrade/general-grievous-commander': {
    de: 'Wird ein befreundetes Schiff oder eine Staffel zerstört, darf ein befreundetes Schiff oder eine einzigartige Staffel in Entfernung 1–5 davon 1 Marker spielbereit machen oder 1 abgelegten erschöpft zurückerhalten.',
    en: 'When a friendly ship or squadron is destroyed, a friendly ship or unique squadron at distance 1-5 of it may ready a defence token, or take a discarded one back exhausted.',
  },
  'upgrade/general-madine': {
    de: 'Im ersten Manöver seiner Aktivierung darf ein befreundetes Schiff 1 Kurskorrektur um 1 erhöhen, zusätzlich zu der eines Kommandos.',
    en: 'In the first manoeuvre of its activation a friendly ship may increase 1 yaw value by 1, besides that of a command.',
  },
  'first/general-madine': {
    de: 'Navigiert ein befreundetes Schiff mit einem Rad, darf es 1 weitere Kurskorrektur um 1 erhöhen; mit einem Marker eine Kurskorrektur, statt den Schub zu ändern.',
    en: 'When a friendly ship navigates by a dial it may raise 1 more yaw value by 1; by a token one yaw value instead of changing its speed.',
  },
  'upgrade/general-rieekan': {
    de: 'Einmal pro Runde darf ein befreundetes Schiff oder eine einzigartige Staffel, die zerstört wird, im Spiel bleiben und gilt bis zum Ende der Statusphase als nicht zerstört.',
    en: 'Once a round a friendly ship or unique squadron that is destroyed may stay and is treated as not destroyed until the end of the Status Phase.',
  },
  'upgrade/general-romodi': {
    de: 'Versperrt ein Schiff oder Hindernis den Angriff eines befreundeten Schiffs auf ein Schiff, verliert dieses keinen Würfel und darf 1 roten hinzufügen.',
    en: 'If a ship or obstacle obstructs a friendly ship’s attack on a ship, no die is lost and 1 red die may be added.',
  },
  'upgrade/general-tagge': {
    de: 'Lege nach dem Aufstellen 2 Rundenmarker hierher, die nicht aufeinanderfolgen. Zu Beginn der Schiffsphase dieser Runden darf jedes befreundete Schiff 1 abgelegten Verteidigungsmarker wiederherstellen.',
    en: 'After deployment place 2 round tokens here that do not follow each other. At the start of the Ship Phase of these rounds each friendly ship may recover 1 discarded defence token.',
  },
  'upgrade/grand-admiral-thrawn': {
    de: 'Wähle die Räder dieser Karte nach dem Aufstellen. Zu Beginn der Schiffsphase darfst du 1 aufdecken und ablegen: In dieser Runde erhält jedes befreundete Schiff bei seiner Aktivierung ein gleiches Rad dazu.',
    en: 'Choose the dials of this card after deployment. Start of the Ship Phase: you may reveal and discard 1; this round each friendly ship gains such a dial when it activates.',
  },
  'upgrade/grand-moff-tarkin': {
    de: 'Zu Beginn der Schiffsphase darfst du ein Kommando wählen: Jedes befreundete Schiff erhält den passenden Kommandomarker.',
    en: 'Start of the Ship Phase: you may choose a command, and every friendly ship gains the matching token.',
  },
  'upgrade/kraken': {
    de: 'Einmal pro Aktivierung: Greift ein befreundetes Schiff ein Schiff an und ist ein anderes deiner Schiffe höchstens in mittlerer Reichweite zum Ziel, darf es 1 Würfel auf eine Seite mit genau 1 Symbol drehen.',
    en: 'Once per activation: when a friendly ship attacks a ship and another of your ships is at close to medium range of it, it may turn 1 die to a face with exactly 1 icon.',
  },
  'upgrade/kyrsta-agate-commander': {
    de: 'Nach deinem Aufstellen erhältst du 1 Verteidigungsmarker (nicht Zerstreuen). In der Verteidigung darfst du, wenn dein Schub nicht 0 ist, 1 Marker ablegen, um seinen Effekt abzuhandeln; jede Art wirkt je Angriff nur einmal.',
    en: 'After you deploy you gain a defence token other than scatter. When defending at a speed above 0 you may discard a token to resolve its effect; each kind works once per attack.',
  },
};
