/** One of the eleven manoeuvre templates of X-Wing; `side` is where a curve bends to, looking along it from its start. */
export type Template = {
  readonly shape: 'straight' | 'bank' | 'turn';
  readonly speed: number;
  readonly side: 'left' | 'right' | 'none';
};

export const TEMPLATE_WIDTH = 20;

const STRAIGHT_PER_SPEED = 40;
const LONGEST_STRAIGHT = 5;
/** Radius of the centre line, by speed from 1. */
const RADII: Readonly<Record<'bank' | 'turn', readonly number[]>> = { bank: [80, 130, 180], turn: [35, 62.5, 90] };
const DEGREES = { bank: 45, turn: 90 } as const;

/** The middle of a template; a straight one has radius 0 and turns by 0 degrees. */
interface CentreLine {
  readonly length: number;
  readonly radius: number;
  readonly degrees: number;
}

export function centreLine(template: Template): CentreLine {
  const { shape, speed } = template;
  if (shape === 'straight') {
    if (Number.isInteger(speed) && speed >= 1 && speed <= LONGEST_STRAIGHT)
      return { length: speed * STRAIGHT_PER_SPEED, radius: 0, degrees: 0 };
  } else {
    const radius = RADII[shape][speed - 1];
    if (radius !== undefined && template.side !== 'none') {
      const degrees = DEGREES[shape];
      return { length: (radius * degrees * Math.PI) / 180, radius, degrees };
    }
  }
  throw new RangeError(`there is no template ${shape} ${speed} ${template.side}`);
}
