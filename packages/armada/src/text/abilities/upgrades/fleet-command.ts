import type { Sayings } from '../types.ts';

export const fleetCommand: Sayings = {
  'upgrade/all-fighters-follow-me': {
    de: 'Zu Beginn der Schiffsphase darfst du die Karte ablegen oder 1 Staffel-Marker ausgeben: In dieser Runde sind Staffeln, die befreundete Schiffe aktivieren, um 1 schneller, höchstens 5.',
    en: 'At the start of the Ship Phase you may discard this card or spend a Squadron token: this round squadrons that friendly ships activate are 1 faster, up to 5.',
  },
  'upgrade/entrapment-formation': {
    de: 'Zu Beginn der Schiffsphase darfst du die Karte ablegen oder 1 Navigieren-Marker ausgeben: In dieser Runde darf jedes befreundete Schiff beim Bestimmen des Kurses seinen Schub um 1 ändern.',
    en: 'At the start of the Ship Phase you may discard this card or spend a Navigate token: this round each friendly ship may change its speed by 1 when it determines its course.',
  },
  'upgrade/hot-landing': {
    de: 'In der Staffelphase haben befreundete Staffeln mit Geschick auch Draufgänger. Wird eine von ihnen zerstört, darfst du einem feindlichen Schiff in Entfernung 1–2 einen Überfallmarker geben.',
    en: 'In the Squadron Phase friendly squadrons with Adept also have Grit. When one of them is destroyed you may give an enemy ship at distance 1-2 a raid token.',
  },
  'upgrade/intensify-firepower': {
    de: 'Zu Beginn der Schiffsphase darfst du die Karte ablegen oder 1 Feuer-konzentrieren-Marker ausgeben: In dieser Runde darf jedes befreundete Schiff beim Angriff auf ein Schiff 1 Würfel auf einen einfachen Treffer drehen.',
    en: 'At the start of the Ship Phase you may discard this card or spend a Concentrate Fire token: this round each friendly ship that attacks a ship may turn 1 die to a single hit.',
  },
  'upgrade/jedi-hostage': {
    de: 'Greift dich ein feindliches Schiff an (keine Salve), erhält es einen Überfallmarker seiner Wahl. Eines in kurzer Reichweite darf beim Aufdecken ein Staffel-Rad ablegen, um die Karte zu erschöpfen: Dann gibst du je Angriff nur 1 Marker aus.',
    en: 'An enemy ship that attacks you, but for salvos, gains a raid token of its choice. An enemy at close range may discard a Squadron dial to exhaust this card; you can then spend only 1 defence token per attack.',
  },
  'upgrade/mercy-mission': {
    de: 'Vor der Aufstellung geht die Karte an ein befreundetes kleines Schiff, das nicht das Flaggschiff ist. Steht es am Ende im feindlichen Aufstellungsbereich, bringt es dir 40 Punkte; ist es zerstört, erhält der Gegner 15.',
    en: 'Before deployment this card goes to a friendly small ship that is not the flagship. If that ends the game within the enemy deployment zone you score 40; if it was destroyed the opponent scores 15.',
  },
  'upgrade/shields-to-maximum': {
    de: 'Zu Beginn der Schiffsphase darfst du die Karte ablegen oder 1 Reparieren-Marker ausgeben: In dieser Runde darf jedes befreundete Schiff vor dem Aufdecken seines Kommandos 1 Schild zurückerhalten.',
    en: 'At the start of the Ship Phase you may discard this card or spend a Repair token: this round each friendly ship may recover 1 shield before it reveals its command.',
  },
  'upgrade/take-evasive-action': {
    de: 'Zu Beginn der Schiffsphase darfst du die Karte ablegen oder 1 Navigieren-Marker ausgeben: In dieser Runde darf jedes befreundete Schiff beim Bestimmen des Kurses den letzten Kurskorrekturwert seines aktuellen Schubs um 1 erhöhen.',
    en: 'At the start of the Ship Phase you may discard this card or spend a Navigate token: this round each friendly ship may raise the last yaw value of its current speed by 1 when it determines its course.',
  },
};
