/** Columns as on every dial: turns outside, banks, straight, then what turns the ship about. Own arrows. */
export interface Move {
  readonly bearing: string;
  readonly side: 'left' | 'right' | null;
}

const move =
  (bearing: string, side: Move['side'] = null) =>
  (m: Move): boolean =>
    m.bearing === bearing && m.side === side;

export const DIAL_COLUMNS: readonly (readonly [sign: string, fits: (m: Move) => boolean])[] = [
  ['M18 20V13Q18 8 13 8H6M9 4 5 8l4 4', move('turn', 'left')],
  ['M16 20Q16 12 9 7M14 5 8 6l0 6', move('bank', 'left')],
  ['M12 20V5M8 9l4-4 4 4', move('straight')],
  ['M8 20Q8 12 15 7M10 5l6 1 0 6', move('bank', 'right')],
  ['M6 20V13Q6 8 11 8H18M15 4l4 4-4 4', move('turn', 'right')],
  ['M8 20V9A4 4 0 0 1 16 9V14M13 11l3 4 3-4', move('koiogran')],
  ['M16 20Q15 9 9 8T6 15M3 12l3 4 3-4', move('segnor', 'left')],
  ['M8 20Q9 9 15 8T18 15M21 12l-3 4-3-4', move('segnor', 'right')],
  ['M18 20V12H8M8 12V17M5 14l3 4 3-4', move('tallon', 'left')],
  ['M6 20V12H16M16 12V17M19 14l-3 4-3-4', move('tallon', 'right')],
  ['M7 7H17V17H7Z', move('stationary')],
  ['M16 4Q16 12 9 17M14 19 8 18l0-6', move('reversebank', 'left')],
  ['M12 4V19M8 15l4 4 4-4', move('reversestraight')],
  ['M8 4Q8 12 15 17M10 19l6-1 0-6', move('reversebank', 'right')],
];

/** A second sign beside the colour. */
export const EASE = { green: '●', white: '', red: '!' } as const;
