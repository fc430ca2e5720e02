import type { MeasuringText } from './measuring.ts';

export const measuringDe: MeasuringText = {
  measuring: {
    title: 'Messtisch',
    intro: 'Zieh die Schiffe, dreh sie, flieg ein Manöver. Was hier misst, zeichnet auch: auf den Millimeter.',
    stage: 'Messtisch mit zwei Schiffen',
    help: 'Mit der Tabulatortaste zu einem Schiff. Pfeiltasten bewegen es, Q und E drehen es, die Eingabetaste fliegt das gewählte Manöver. Plus und Minus ändern die Vergrößerung, 0 zeigt den ganzen Tisch.',
    ship: { a: 'Schiff A', b: 'Schiff B' },
    shipPlace: (ship, x, y, degrees) => `${ship}: ${x} mm von links, ${y} mm von vorn, Ausrichtung ${degrees}°`,
    selectedShip: 'Gewähltes Schiff',
    turnLeft: '22,5° nach links drehen',
    turnRight: '22,5° nach rechts drehen',
    reset: 'Zurücksetzen',
    readings: 'Messung',
    closest: 'Kürzeste Strecke',
    arcFrom: (from, to) => `Feuerwinkel, ${from} auf ${to}`,
    range: (band) => `Reichweite ${band}`,
    beyond: 'jenseits von Reichweite 3',
    notInArc: 'nicht im Feuerwinkel',
    overlap: 'Die Basen überschneiden sich.',
    summary: (closest, aToB, bToA) =>
      `Kürzeste Strecke: ${closest}. Schiff A auf Schiff B: ${aToB}. Schiff B auf Schiff A: ${bToA}.`,
    keys: 'Tasten',
    keyList: [
      ['Tab', 'zum nächsten Schiff'],
      ['← ↑ → ↓', '10 mm bewegen, mit Strg oder Umschalt 1 mm'],
      ['Q  E', '22,5° drehen, mit Strg oder Umschalt 1°'],
      ['R', 'Ausrichtung zurücksetzen'],
      ['Eingabe', 'gewähltes Manöver fliegen'],
      ['+  −  0', 'näher, weiter, ganzer Tisch'],
    ],
  },
  manoeuvre: {
    title: 'Manöver',
    bearing: {
      'turn-left': 'Wendemanöver links',
      'bank-left': 'Drehmanöver links',
      straight: 'Geradeaus',
      'bank-right': 'Drehmanöver rechts',
      'turn-right': 'Wendemanöver rechts',
      koiogran: 'Koiogran-Wende',
    },
    name: (bearing, speed) => `${bearing} ${speed}`,
    fly: (ship) => `${ship} fliegen`,
    free: 'Die Bahn endet frei.',
    wouldBlock: (other, millimetres) =>
      `Würde ${other} überschneiden und wird ${millimetres} mm entlang der Schablone zurückversetzt.`,
    hasBlocked: (other, millimetres) =>
      `Hätte ${other} überschnitten und wurde ${millimetres} mm entlang der Schablone zurückversetzt. Die Schiffe berühren sich.`,
    keepsHeading: 'Die Wende am Ende entfällt.',
    flown: (ship) => `${ship} hat das Manöver ganz ausgeführt.`,
    wouldFlee: 'Die Basis läge danach außerhalb der Spielfläche: Das Schiff würde fliehen und wäre zerstört.',
    hasFled: 'Die Basis liegt außerhalb der Spielfläche: In einer Partie wäre das Schiff geflohen und zerstört.',
  },
};
