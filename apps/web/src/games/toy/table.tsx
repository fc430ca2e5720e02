import type { Pose } from '@holotisch/table';
import type { Description, EffectItem } from '../../scene/description.ts';
import { pieceKey, type Situation, type Sounds, type TableFace, type Told } from '../../table-ui/game-face.ts';
import type { DroneView, ToyEvent, ToyQuestion, ToyView } from './view.ts';
import { toyText } from './words.ts';

/** The line is one hundred long: so many millimetres each. */
const STEP = 10;
const MARGIN = 60;
const WIDTH = 100 * STEP + 2 * MARGIN;
const DEPTH = 320;
const RADIUS = 9;
const CIRCLE = `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;

/** A drone at a place of the line, looking at the other side. */
const poseAt = (x: number, seat: number): Pose => ({
  x: MARGIN + x * STEP,
  y: DEPTH / 2,
  hx: seat === 0 ? 1 : -1,
  hy: 0,
});
const inPlay = (view: ToyView): readonly DroneView[] => view.drones.filter((d) => !d.removed);

function describe({ view, language, player }: Situation<ToyView>): Description {
  const t = toyText(language);
  return {
    ground: { width: WIDTH, depth: DEPTH, look: 'plain' },
    items: [
      { kind: 'outline', key: 'line', d: `M${MARGIN} ${DEPTH / 2}h${100 * STEP}`, tone: 'neutral', line: 'solid' },
      ...inPlay(view).map(({ id, seat, x, stance, wounds }) => ({
        kind: 'piece' as const,
        key: pieceKey(id),
        owner: seat === 0 ? (0 as const) : (1 as const),
        pose: poseAt(x, seat),
        height: 12,
        outline: CIRCLE,
        radius: RADIUS,
        drawing: [
          { d: CIRCLE, paint: 'base' as const },
          { d: `M0 ${RADIUS}L4 0H-4Z`, paint: 'body' as const },
        ],
        badge: String(id + 1),
        label: [t.drone(id), player(seat), t.state(wounds, stance ? t.options[stance] : '')].join(', '),
      })),
    ],
  };
}

export const toyTable: TableFace<ToyView, ToyQuestion> = {
  ground: 'plain',
  describe,
  action: () => [],
  Portrait: ({ view, piece }) => (
    <svg
      className={`portrait side-${view.drones[piece]?.seat === 0 ? 'first' : 'second'}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <path className="ship-hull" d={CIRCLE} />
    </svg>
  ),
};

const standing = (view: ToyView, id: number): Pose => poseAt(view.drones[id]?.x ?? 0, view.drones[id]?.seat ?? 0);
const effectOn = (effect: EffectItem['effect'], at: Pose, milliseconds: number, to?: Pose): readonly EffectItem[] => [
  { kind: 'effect', key: effect, effect, at, milliseconds, ...(to && { to }) },
];

/** What is heard of each event. */
export const toySounds: Sounds<ToyView, ToyEvent> = {
  at: (event, view) => ('drone' in event && event.drone !== null ? standing(view, event.drone) : undefined),
  of: {
    revealed: 'card',
    moved: 'fighter',
    kept: 'refused',
    rolled: 'laser',
    wounded: 'hull',
    override: 'place',
    removed: 'blast',
  },
};

export const toyTold: Told<ToyView, ToyEvent> = {
  revealed: { banner: 'note', log: 'heading' },
  moved: {
    lasts: 500,
    motion: ({ drone, x }, view, t) => {
      const { x: from, seat } = view.drones[drone]!;
      return [[drone, poseAt(from + (x - from) * t, seat)]];
    },
    log: 'line',
  },
  kept: { banner: 'note', log: 'line' },
  rolled: {
    lasts: 700,
    marks: ({ attacker, target }, view, ms) => effectOn('shot', standing(view, attacker), ms, standing(view, target)),
    log: 'line',
  },
  wounded: {
    lasts: 300,
    marks: ({ drone }, view, ms) => effectOn('hit', standing(view, drone), ms),
    log: 'line',
  },
  override: { banner: 'note', log: 'line' },
  removed: {
    lasts: 500,
    marks: ({ drone }, view, ms) => effectOn('blast', standing(view, drone), ms),
    changesLast: true,
    log: 'line',
  },
};
