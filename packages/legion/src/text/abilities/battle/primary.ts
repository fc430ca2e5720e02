import type { Sayings } from '../types.ts';

export const primary: Sayings = {
  'battle/breakthrough-primary': {
    de: 'Ab Runde 2 je 1 Punkt für jeden Kontrollpunkt im eigenen Gebiet, den kein Feind umkämpft, und 2 für jeden gesicherten im feindlichen Gebiet.',
    en: 'From round 2 on, 1 point for each checkpoint in your territory that no enemy contests, and 2 for each that you secure in enemy territory.',
  },
  'battle/bunker-assault': {
    de: 'Ab Runde 2 je 1 Punkt für jeden gesicherten Bunker. Zu Beginn der Endphase erleiden gesicherte feindliche Bunker 1 Schaden, 2 durch Commander, Agenten oder Spezialeinheiten; mit 3 Schaden werden sie zerstört: 3 Punkte.',
    en: 'From round 2 on, 1 point for each secured bunker. At the start of the end phase enemy bunkers that you secure suffer 1 wound, 2 from commanders, operatives or special forces; the third wound destroys one for 3 points.',
  },
  'battle/bunker-assault-recon': {
    de: 'Ab Runde 2 je 1 Punkt für jeden gesicherten Bunker. Zu Beginn der Endphase erleiden gesicherte feindliche Bunker 1 Schaden, 2 durch Commander, Agenten oder Spezialeinheiten; mit 3 Schaden werden sie zerstört: 3 Punkte.',
    en: 'From round 2 on, 1 point for each secured bunker. At the start of the end phase enemy bunkers that you secure suffer 1 wound, 2 from commanders, operatives or special forces; the third wound destroys one for 3 points.',
  },
  'battle/close-the-pocket': {
    de: 'Ab Runde 2: 2 Punkte für das gesicherte mittlere Lager, 1 für jedes andere.',
    en: 'From round 2 on, 2 points for securing the central stockpile, 1 for each other one.',
  },
  'battle/close-the-pocket-recon': {
    de: 'Ab Runde 2: 2 Punkte für das gesicherte mittlere Lager, 1 für jedes andere.',
    en: 'From round 2 on, 2 points for securing the central stockpile, 1 for each other one.',
  },
  'battle/intercept-signals': {
    de: 'Ab Runde 2 je 1 Punkt für jeden Funkturm außerhalb des eigenen Gebiets, den man sichert oder den eine eigene Einheit mit Aufklärungsmarker umkämpft. Höchstens zwei Einheiten haben einen solchen Marker.',
    en: 'From round 2 on, 1 point for each tower outside your territory that you secure or that a unit of yours with an intel token contests. No more than two of your units have one.',
  },
  'battle/intercept-signals-recon': {
    de: 'Ab Runde 2 je 1 Punkt für jeden Funkturm außerhalb des eigenen Gebiets, den man sichert oder den eine eigene Einheit mit Aufklärungsmarker umkämpft. Höchstens zwei Einheiten haben einen solchen Marker.',
    en: 'From round 2 on, 1 point for each tower outside your territory that you secure or that a unit of yours with an intel token contests. No more than two of your units have one.',
  },
  'battle/recover-the-research': {
    de: 'Ab Runde 2: für zwei umkämpfte Labore 1 Punkt, für drei 2, für vier oder mehr 3. Beide können am selben Labor punkten.',
    en: 'From round 2 on, 1 point for contesting two laboratories, 2 for three, 3 for four or more. Both players may score the same one.',
  },
  'battle/shifting-priorities': {
    de: 'Ab Runde 2 je 1 Punkt für jedes gesicherte Ziel. Am Ende der Endphase versetzt der Gegner, was man gesichert hat, um höchstens eine halbe Reichweite.',
    en: 'From round 2 on, 1 point for each secured target. At the end of the end phase the opponent moves what you have secured by up to half a range.',
  },
};
