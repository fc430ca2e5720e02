import type { MeasuringText } from './measuring.ts';

export const measuringEn: MeasuringText = {
  measuring: {
    title: 'Measuring table',
    intro: 'Drag the ships, turn them, fly a manoeuvre. What measures here also draws, to the millimetre.',
    stage: 'Measuring table with two ships',
    help: 'Press Tab to reach a ship. Arrow keys move it, Q and E turn it, Enter flies the chosen manoeuvre. Plus and minus zoom, 0 shows the whole table.',
    ship: { a: 'Ship A', b: 'Ship B' },
    shipPlace: (ship, x, y, degrees) => `${ship}: ${x} mm from the left, ${y} mm from the front, heading ${degrees}°`,
    selectedShip: 'Selected ship',
    turnLeft: 'Turn left by 22.5°',
    turnRight: 'Turn right by 22.5°',
    reset: 'Reset',
    readings: 'Measurement',
    closest: 'Shortest line',
    arcFrom: (from, to) => `Firing arc, ${from} at ${to}`,
    range: (band) => `Range ${band}`,
    beyond: 'beyond Range 3',
    notInArc: 'not in firing arc',
    overlap: 'The bases overlap.',
    summary: (closest, aToB, bToA) =>
      `Shortest line: ${closest}. Ship A at ship B: ${aToB}. Ship B at ship A: ${bToA}.`,
    keys: 'Keys',
    keyList: [
      ['Tab', 'to the next ship'],
      ['← ↑ → ↓', 'move by 10 mm, with Ctrl or Shift by 1 mm'],
      ['Q  E', 'turn by 22.5°, with Ctrl or Shift by 1°'],
      ['R', 'reset the heading'],
      ['Enter', 'fly the chosen manoeuvre'],
      ['+  −  0', 'nearer, farther, whole table'],
    ],
  },
  manoeuvre: {
    title: 'Manoeuvre',
    bearing: {
      'turn-left': 'Turn left',
      'bank-left': 'Bank left',
      straight: 'Straight',
      'bank-right': 'Bank right',
      'turn-right': 'Turn right',
      koiogran: 'Koiogran turn',
    },
    name: (bearing, speed) => `${bearing} ${speed}`,
    fly: (ship) => `Fly ${ship}`,
    free: 'The way is clear to its end.',
    wouldBlock: (other, millimetres) =>
      `Would overlap ${other} and is moved back by ${millimetres} mm along the template.`,
    hasBlocked: (other, millimetres) =>
      `Would have overlapped ${other} and was moved back by ${millimetres} mm along the template. The ships are touching.`,
    keepsHeading: 'It does not turn about at the end.',
    flown: (ship) => `${ship} flew the whole manoeuvre.`,
    wouldFlee: 'The base would then lie outside the play area: the ship would flee and be destroyed.',
    hasFled: 'The base lies outside the play area: in a match the ship would have fled and be destroyed.',
  },
};
