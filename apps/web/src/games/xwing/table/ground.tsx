import { type Polygon, type Pose, placed, polygon } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { memo } from 'react';
import { outline, placement, upright } from '../../../scene/svg.ts';
import type { Area, Turn } from '../../../scene/view.ts';
import type { XWingView } from '../view.ts';

const ORIGIN: Pose = { x: 0, y: 0, hx: 0, hy: 1 };

const local = new Map<string, { readonly edge: string; readonly inner: string }>();

/** The outline that the rules use, and the same drawn smaller for some depth. */
function drawingOf(kind: string): { readonly edge: string; readonly inner: string } {
  const known = local.get(kind);
  if (known) return known;
  const points = (data.findObstacle(kind)?.outline ?? []).map(([x, y]) => ({ x, y }));
  const shrunk = (by: number): Polygon => polygon(points.map(({ x, y }) => ({ x: x * by + 1.2, y: y * by + 1.6 })));
  const made = { edge: outline(polygon(points)), inner: outline(shrunk(0.62)) };
  local.set(kind, made);
  return made;
}

/** Craters and splinters: always the same ones on the same rock. */
function marksOf(kind: string): readonly (readonly [number, number, number])[] {
  let seed = [...kind].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: 5 }, () => [next() * 22 - 11, next() * 22 - 11, 1.2 + next() * 3] as const);
}

/** A rock or a cloud of debris, drawn by us along the very outline that is measured. */
export const ObstaclePiece = memo(function ObstaclePiece({
  kind,
  pose,
}: {
  readonly kind: string;
  readonly pose: Pose;
}) {
  const { edge, inner } = drawingOf(kind);
  const debris = data.findObstacle(kind)?.kind === 'debris';
  return (
    <g className={debris ? 'obstacle obstacle-debris' : 'obstacle obstacle-rock'} transform={placement(pose)}>
      <path className="obstacle-edge" d={edge} />
      {!debris && <path className="obstacle-light" d={inner} />}
      {marksOf(kind).map(([x, y, r]) =>
        debris ? (
          <path
            key={`${x}`}
            className="obstacle-mark"
            d={`M${x - r} ${y}l${r} ${r * 0.9} ${r}-${r * 1.4}-${r * 0.8}-${r * 0.4}Z`}
          />
        ) : (
          <circle key={`${x}`} className="obstacle-mark" cx={x} cy={y} r={r} />
        ),
      )}
    </g>
  );
});

/** The shape of an obstacle beside its name: players choose by it. */
export const ObstacleSign = ({ kind }: { readonly kind: string }) => (
  <svg className="obstacle-sign" viewBox="-38 -38 76 76" aria-hidden="true">
    <g transform="scale(1 -1)">
      <ObstaclePiece kind={kind} pose={ORIGIN} />
    </g>
  </svg>
);

const turnAbout = ([x, y]: readonly [number, number]) => ({ x: -x, y: -y });

/** A bomb or mine on the table. */
export const BombPiece = memo(function BombPiece({ bomb }: { readonly bomb: XWingView['bombs'][number] }) {
  const token = data.findUpgrade('bomb', bomb.card)?.bomb?.token ?? 'bomb';
  return (
    <g className={`bomb side-${bomb.seat % 2 === 0 ? 'first' : 'second'}`}>
      <BombShape token={token} part={bomb.part} pose={bomb.pose} />
    </g>
  );
});

type BombToken = keyof typeof data.BOMB_TOKENS;

interface BombShapeProps {
  readonly token: BombToken;
  readonly part: number;
  readonly pose: Pose;
}

function BombShape({ token, part, pose }: BombShapeProps) {
  const piece = data.BOMB_TOKENS[token][part] ?? data.BOMB_TOKENS[token][0]!;
  const centre = piece.disc?.centre ?? [0, (piece.outline?.[2]?.[1] ?? 30) / 2];
  return (
    <g transform={placement(pose)}>
      {piece.disc ? (
        <circle
          className="bomb-edge"
          cx={-piece.disc.centre[0]}
          cy={-piece.disc.centre[1]}
          r={piece.disc.diameter / 2}
        />
      ) : (
        <path className="bomb-edge" d={outline(placed(polygon((piece.outline ?? []).map(turnAbout)), ORIGIN))} />
      )}
      <circle className="bomb-core" cx={-centre[0]} cy={-centre[1]} r="7" />
    </g>
  );
}

/** All tokens of a bomb card as they would lie. */
export const BombGhost = ({ token, pose }: { readonly token: BombToken; readonly pose: Pose }) =>
  data.BOMB_TOKENS[token].map((_, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a set are told apart by their place.
    <BombShape key={part} token={token} part={part} pose={pose} />
  ));

interface EdgesProps {
  readonly area: Area;
  readonly edges: XWingView['edges'];
  readonly names: readonly [string, string];
  readonly turn: Turn;
  readonly pixel: number;
}

/** Whose edge is whose: a line in the owner's colour and pattern, with the name outside the play area. */
export const Edges = memo(function Edges({ area, edges, names, turn, pixel }: EdgesProps) {
  if (!edges) return null;
  const { width, depth } = area;
  const away = 4 + 10 * pixel;
  const lines = {
    south: [`M0 -4H${width}`, width / 2, -away],
    north: [`M0 ${depth + 4}H${width}`, width / 2, depth + away],
    west: [`M-4 0V${depth}`, -away, depth / 2],
    east: [`M${width + 4} 0V${depth}`, width + away, depth / 2],
  } as const;
  const upDown = (edge: keyof typeof lines) => edge === 'west' || edge === 'east';
  return (
    <>
      {edges.map((edge, side) => {
        const [line, x, y] = lines[edge];
        // Along the side edges the name runs along the edge.
        const along = upDown(edge) !== (turn === 90 || turn === 270) ? ' rotate(-90)' : '';
        return (
          <g key={edge} className={`edge side-${side === 0 ? 'first' : 'second'}`}>
            <path className="edge-line" d={line} />
            <text className="edge-name" fontSize={14 * pixel} transform={`${upright(x, y, turn)}${along}`}>
              {names[side]}
            </text>
          </g>
        );
      })}
    </>
  );
});
