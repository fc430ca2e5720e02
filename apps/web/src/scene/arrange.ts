// Where things that are written at pieces find room. Pure, in pixels of the screen, so that it can be tested without one.

/** Where something hangs at its piece; far away there is room for another between them, aslant it is shifted by half of itself. */
export type Side =
  | 'below'
  | 'above'
  | 'right'
  | 'left'
  | 'belowRight'
  | 'belowLeft'
  | 'aboveRight'
  | 'aboveLeft'
  | 'farBelow'
  | 'farAbove'
  | 'farRight'
  | 'farLeft'
  | 'farBelowRight'
  | 'farBelowLeft'
  | 'farAboveRight'
  | 'farAboveLeft';

/** A box by its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that is written at a piece: the piece's middle, how far from there it begins, and how large it is. */
export interface Written {
  readonly key: string;
  readonly at: { readonly x: number; readonly y: number };
  /** To all sides, or across and down. */
  readonly reach: number | readonly [across: number, down: number];
  readonly width: number;
  readonly height: number;
  /** Where it may hang, the best first. */
  readonly sides: readonly Side[];
  /** It is pushed back onto the screen where it would run out of it. */
  readonly pushed?: boolean;
  /** It belongs to no piece: a little farther away it is as clear. */
  readonly loose?: boolean;
  /** How large it is where there is no room for all of it. */
  readonly brief?: { readonly width: number; readonly height: number };
}

/** Pixels between what is near and what is far. */
const FAR = 34;
/** Shares of its own area that something would rather cover than hang at the next best side, or leave its place. */
const FOND = 0.06;
const LOOSELY = 0.02;
const KEEPS = 0.1;
/** From far away it is not clear which piece is meant. */
const UNCLEAR = 0.5;
/** How much a piece counts that is covered wholly, however small it is, or whatever lies wholly on one, however large. */
const COVERED = 0.8;
/** Two that touch cannot be told apart, and what is not seen is lost: both are worse than pieces that are covered. */
const TOUCH = 3;
const UNREAD = 3;
const LOST = 3;
/** So often those that lie on one another look for another place, now that all the others have theirs. */
const AGAIN = 3;

const DIRECTIONS: Readonly<Record<Side, readonly [right: number, down: number, far: number, shift: number]>> = {
  below: [0, 1, 0, 0],
  above: [0, -1, 0, 0],
  right: [1, 0, 0, 0],
  left: [-1, 0, 0, 0],
  belowRight: [0, 1, 0, 0.5],
  belowLeft: [0, 1, 0, -0.5],
  aboveRight: [0, -1, 0, 0.5],
  aboveLeft: [0, -1, 0, -0.5],
  farBelow: [0, 1, FAR, 0],
  farAbove: [0, -1, FAR, 0],
  farRight: [1, 0, FAR, 0],
  farLeft: [-1, 0, FAR, 0],
  farBelowRight: [0, 1, FAR, 0.8],
  farBelowLeft: [0, 1, FAR, -0.8],
  farAboveRight: [0, -1, FAR, 0.8],
  farAboveLeft: [0, -1, FAR, -0.8],
};
export const isFar = (side: Side): boolean => DIRECTIONS[side][2] > 0;

/** Where plates hang, the best first: they are many, and none of them may lie upon another. */
export const PLATE_SIDES = Object.keys(DIRECTIONS) as readonly Side[];

/** The place of something that hangs so. */
export function boxAt(
  { at, reach, width, height }: Pick<Written, 'at' | 'reach' | 'width' | 'height'>,
  side: Side,
): Box {
  const [right, down, far, shift] = DIRECTIONS[side];
  const [wide, high] = typeof reach === 'number' ? [reach, reach] : reach;
  const x = at.x + right * (wide + far + width / 2) + shift * width;
  const y = at.y + down * (high + far + height / 2);
  return { x, y, width, height };
}

const within = (at: number, middle: number, room: number): number =>
  Math.min(Math.max(at, middle - Math.max(0, room)), middle + Math.max(0, room));

/** The same box where it does not run out of the screen. */
export const pushedOnto = (screen: Box, box: Box): Box => ({
  ...box,
  x: within(box.x, screen.x, (screen.width - box.width) / 2),
  y: within(box.y, screen.y, (screen.height - box.height) / 2),
});

/** Whether any of it is to be seen. */
export const touches = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const [left, right] = [
    Math.min(...boxes.map(({ x, width }) => x - width / 2)),
    Math.max(...boxes.map(({ x, width }) => x + width / 2)),
  ];
  const [top, bottom] = [
    Math.min(...boxes.map(({ y, height }) => y - height / 2)),
    Math.max(...boxes.map(({ y, height }) => y + height / 2)),
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Where it hangs on this side: on the screen, if it is to be pushed back onto it. */
const hungAt = (one: Written, side: Side, screen: Box): Box => {
  const box = boxAt(one, side);
  return one.pushed ? pushedOnto(screen, box) : box;
};

function overlap(a: Box, b: Box): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? Math.min(across, a.width, b.width) * Math.min(down, a.height, b.height) : 0;
}

interface Around {
  /** What should not be covered: the pieces. */
  readonly bodies: readonly Box[];
  /** What is seen of the table. */
  readonly screen: Box;
  /** Where things hang already: they move only for a good reason. */
  readonly before: ReadonlyMap<string, Side>;
}

/**
 * A side for each, one after the other: where it covers the least of the pieces and of what hangs there already. Those that
 * still lie upon one another look again.
 */
export function arrange(all: readonly Written[], { bodies, screen, before }: Around): ReadonlyMap<string, Side> {
  const found = new Map<string, Side>();
  const taken = new Map<string, Box>();
  const upon = (key: string, box: Box): number => {
    let sum = 0;
    for (const [other, theirs] of taken) if (other !== key) sum += overlap(box, theirs);
    return sum;
  };
  const settle = (one: Written): void => {
    const area = one.width * one.height;
    const cost = (side: Side, rank: number): number => {
      const box = hungAt(one, side, screen);
      const covered = bodies.reduce(
        (sum, body) => sum + overlap(box, body) / Math.max(1, Math.min(area, body.width * body.height)),
        0,
      );
      const unread = upon(one.key, box);
      const lost = area - overlap(box, screen);
      const unclear = isFar(side) && !one.loose ? UNCLEAR : 0;
      const dislike =
        rank * (one.loose ? LOOSELY : FOND) +
        unclear +
        (unread > 0 ? TOUCH : 0) -
        (before.get(one.key) === side ? KEEPS : 0);
      return (covered * COVERED + dislike) * area + UNREAD * unread + LOST * lost;
    };
    const costs = one.sides.map(cost);
    const side = one.sides[costs.indexOf(Math.min(...costs))]!;
    found.set(one.key, side);
    taken.set(one.key, hungAt(one, side, screen));
  };
  for (const one of all) settle(one);
  for (let again = 0; again < AGAIN; again++) {
    const unread = all.filter(({ key }) => upon(key, taken.get(key)!) > 0);
    if (unread.length === 0) break;
    for (const one of unread) settle(one);
  }
  return found;
}

interface Arranged {
  readonly sides: ReadonlyMap<string, Side>;
  /** Where plates would hang if all of them were whole: that says which of them have to be brief. */
  readonly whole: ReadonlyMap<string, Side>;
  readonly brief: ReadonlySet<string>;
}
export const NOTHING_YET: Arranged = { sides: new Map(), whole: new Map(), brief: new Set() };

/** Plates first, and words where there is room beside them. Plates that would cover each other are brief ones. */
export function arrangeAll(
  plates: readonly Written[],
  words: readonly Written[],
  { bodies, screen, before }: Omit<Around, 'before'> & { readonly before: Arranged },
): Arranged {
  const whole = arrange(plates, { bodies, screen, before: before.whole });
  const brief = crowded(plates.map((plate) => ({ key: plate.key, ...hungAt(plate, whole.get(plate.key)!, screen) })));
  // A brief one often has room where the whole of it had none, and no other piece need be covered.
  const now = plates.map((plate) => ({ ...plate, ...(brief.has(plate.key) && plate.brief) }));
  return { sides: arrange([...now, ...words], { bodies, screen, before: before.sides }), whole, brief };
}

/** A plate at a piece: where it hangs on the screen, and how large it is in full. */
interface Plate extends Box {
  readonly key: string;
}

/** Plates that would cover each other are brief ones. */
export function crowded(plates: readonly Plate[]): ReadonlySet<string> {
  const found = new Set<string>();
  const sorted = [...plates].sort((a, b) => a.x - b.x);
  const widest = Math.max(0, ...plates.map(({ width }) => width));
  for (let i = 0; i < sorted.length; i++) {
    const a = sorted[i]!;
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j]!;
      if (b.x - a.x > widest) break;
      if (b.x - a.x >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2) continue;
      found.add(a.key);
      found.add(b.key);
    }
  }
  return found;
}

const EIGHTH = Math.PI / 4;
/** Turned by these angles, in this order: straight away from the other, aslant, sideways; never before its face. */
const ASIDE = [0, EIGHTH, -EIGHTH, 2 * EIGHTH, -2 * EIGHTH] as const;
/** Pixels farther off, where there is no room near by. */
const FARTHER = [0, 60, 130, 220] as const;

interface Thrown {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** All places beside a box for something of this size, the best first: on its far side from a point, near to it. */
export function asides(
  screen: Box,
  box: Box,
  from: { readonly x: number; readonly y: number },
  { width, height, gap }: Thrown,
): readonly Box[] {
  const far = Math.hypot(box.x - from.x, box.y - from.y) || 1;
  const [ax, ay] = [(box.x - from.x) / far, (box.y - from.y) / far];
  return FARTHER.flatMap((more) =>
    ASIDE.map((angle): Box => {
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const place = {
        x: box.x + (ax * cos - ay * sin) * ((box.width + width) / 2 + gap + more),
        y: box.y + (ax * sin + ay * cos) * ((box.height + height) / 2 + gap + more),
        width,
        height,
      };
      return pushedOnto(screen, place);
    }),
  );
}

/** How much a place covers: of the box itself, which counts more, and of what else should be seen. */
export const coveredBy = (place: Box, box: Box, keepOff: readonly Box[]): number =>
  4 * overlap(place, box) + keepOff.reduce((sum, other) => sum + overlap(place, other), 0);

/** Which of these places covers nothing; else the one that covers least. */
export function clearest(places: readonly Box[], box: Box, keepOff: readonly Box[] = []): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, place] of places.entries()) {
    const covered = coveredBy(place, box, keepOff);
    if (covered < least - 1) [best, least] = [i, covered];
    if (covered === 0) break;
  }
  return best;
}

/**
 * Where something of this size lies beside a box: on its far side from a point, so that it hides neither the box nor the
 * way between the two; where the screen ends there, or others stand, aslant or sideways of it, or farther off.
 */
export function besideBox(
  screen: Box,
  box: Box,
  from: { readonly x: number; readonly y: number },
  size: Thrown,
  keepOff: readonly Box[] = [],
): Box {
  const places = asides(screen, box, from, size);
  return places[clearest(places, box, keepOff)]!;
}
