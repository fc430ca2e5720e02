import { headingDegrees, type Pose } from '@holotisch/table';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { Layer, Light, PieceItem } from '../description.ts';
import type { Eye } from '../rig.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { placement, round, sideClass } from '../svg.ts';
import { alongTable } from '../view.ts';

/** Light falls from the upper left of the screen: so far to the right and down for each millimetre of height. */
const LIGHT = { right: 0.2, down: 0.26 };
/** Half the size of a fingertip, in pixels. */
const FINGER = 15;
/** Below this radius in pixels a piece shows its nose instead of its details. */
const SMALL = 15;
/** How far outside of a piece the handle is that turns it, in pixels. */
const HANDLE = 24;

/** Where the shadow of something so high falls, in the frame of the piece: the light does not turn with it. */
function shade(height: number, { hx, hy }: Pose, { turn }: Eye): string {
  const { x, y } = alongTable(height * LIGHT.right, -height * LIGHT.down, turn);
  return `translate(${round(x * hy - y * hx)} ${round(x * hx + y * hy)})`;
}

const laid = ({ at }: Layer): string | undefined => at && `translate(${at.x} ${at.y}) scale(${at.scale})`;

interface PartProps {
  readonly item: PieceItem;
}

/** What is higher than this casts a shadow without a gap: it is drawn again and again on its way, so often. */
const TALL = 34;
const STEP = 9;

/**
 * What lies under all pieces: the shadow that this one casts on the ground, and room for a finger around a small one,
 * so that none takes the tap of its neighbour.
 */
export const PieceUnder = memo(function PieceUnder({ item }: PartProps) {
  const { key, height, outline, radius, label, ghost } = item;
  const ref = useRef<SVGGElement>(null);
  const drawAll = useCallback((pose: Pose) => ref.current?.setAttribute('transform', placement(pose)), []);
  usePart(key, drawAll);
  return (
    <g ref={ref}>
      {ghost === undefined && <Shadow piece={key} height={height} d={outline} />}
      {label !== undefined && <Grip piece={key} radius={radius} />}
    </g>
  );
});

function Grip({ piece, radius }: { readonly piece: string; readonly radius: number }) {
  const ref = useRef<SVGCircleElement>(null);
  const draw = useCallback(
    (_: Pose, { pixel }: Eye) => ref.current?.setAttribute('r', String(round(Math.max(radius, FINGER * pixel)))),
    [radius],
  );
  usePart(piece, draw, 'eye');
  return <circle ref={ref} className="piece-grip" data-key={piece} />;
}

interface ShadowProps {
  readonly piece: string;
  readonly height: number;
  readonly d: string;
  /** Where the drawing lies in the frame of the piece. */
  readonly at?: string | undefined;
}

/** The shadow of what stands or hovers so high; it falls the same way however the piece is turned. */
function Shadow({ piece, height, d, at }: ShadowProps) {
  const ref = useRef<SVGGElement>(null);
  const heading = useRef('');
  // What stands is seen to reach from the ground up; what hovers has a gap below it.
  const steps = at === undefined && height > TALL ? Math.ceil(height / STEP) : 1;
  const draw = useCallback(
    (pose: Pose, eye: Eye) => {
      const now = `${pose.hx} ${pose.hy} ${eye.turn}`;
      if (now === heading.current) return;
      heading.current = now;
      let i = 0;
      for (const step of ref.current?.children ?? [])
        step.setAttribute('transform', shade((height * ++i) / steps, pose, eye));
    },
    [height, steps],
  );
  usePart(piece, draw, 'both');
  return (
    <g ref={ref} className="shadow" data-tall={steps > 1 || undefined}>
      {Array.from({ length: steps }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place.
        <g key={i}>
          <path className="shadow-rim" d={d} transform={at} />
          <path className="shadow-core" d={d} transform={at} />
        </g>
      ))}
    </g>
  );
}

interface PieceProps extends PartProps {
  /** The light of whatever lies over the description. */
  readonly light: Light | undefined;
}

/** A piece as it is seen from above. Redrawn when something about it changes; not when it moves or one looks elsewhere. */
export const Piece = memo(function Piece({ item, light }: PieceProps) {
  const { key, pose, radius, drawing, outline, label, ghost, front, draggable, pressed } = item;
  const { rig } = useStageParts();
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => rig.place(key, pose), [rig, key, pose]);
  useLayoutEffect(() => () => rig.place(key, undefined), [rig, key]);
  const drawBody = useCallback((at: Pose) => ref.current?.setAttribute('transform', placement(at)), []);
  usePart(key, drawBody);
  const drawDetail = useCallback(
    (_: Pose, { pixel }: Eye) => {
      ref.current?.setAttribute('data-small', String(radius / pixel < SMALL));
    },
    [radius],
  );
  usePart(key, drawDetail, 'eye');
  const button = label !== undefined && {
    role: 'button',
    'aria-label': label,
    tabIndex: -1,
    ...(pressed !== undefined && { 'aria-pressed': pressed }),
  };
  return (
    <g
      ref={ref}
      className={`piece ${sideClass(item.owner)}`}
      data-key={key}
      data-ghost={ghost}
      data-faint={item.faint || undefined}
      data-grab={draggable || undefined}
      data-pressed={pressed || undefined}
      {...button}
    >
      {drawing.map((layer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have nothing but their place.
        <DrawnLayer key={i} piece={key} layer={layer} />
      ))}
      {ghost && <path className="piece-ghost" d={outline} />}
      {front !== undefined && <Nose piece={key} front={front} radius={radius} />}
      {[item.light, light].map((one) => one && <Ring key={one} light={one} radius={radius} />)}
      {label !== undefined && <circle className="piece-focus" r={radius * 1.2} />}
    </g>
  );
});

function DrawnLayer({ piece, layer }: { readonly piece: string; readonly layer: Layer }) {
  const { d, paint, lift } = layer;
  const at = laid(layer);
  return (
    <>
      {lift !== undefined && <Shadow piece={piece} height={lift} d={d} at={at ?? 'translate(0 0)'} />}
      {paint === 'body' && <path className="paint-glow" d={d} transform={at} />}
      <path className={`paint-${paint}`} d={d} transform={at} />
    </>
  );
}

interface NoseProps {
  readonly piece: string;
  readonly front: number;
  readonly radius: number;
}

/** Where a piece looks, to be seen from afar. */
function Nose({ piece, front, radius }: NoseProps) {
  const ref = useRef<SVGPathElement>(null);
  const draw = useCallback(
    (_: Pose, { pixel }: Eye) => {
      const small = radius / pixel < SMALL;
      ref.current?.setAttribute('visibility', small ? 'visible' : 'hidden');
      if (small) ref.current?.setAttribute('transform', `translate(0 ${round(front)}) scale(${round(pixel)})`);
    },
    [front, radius],
  );
  usePart(piece, draw, 'eye');
  return <path ref={ref} className="piece-nose" d="M-4.5-2 0 5 4.5-2Z" />;
}

const RETICLE = [0, 90, 180, 270];

function Ring({ light, radius }: { readonly light: Light; readonly radius: number }) {
  const r = radius * 1.2;
  return (
    <g className={`light light-${light}`}>
      <circle r={r} />
      {(light === 'target' || light === 'aimed') &&
        RETICLE.map((angle) => <path key={angle} d={`M0 ${r * 0.84}V${r * 1.16}`} transform={`rotate(${angle})`} />)}
    </g>
  );
}

/** A knob ahead of a piece, which turns it. It lies over all pieces, and is no part of what is clicked as the piece. */
export const PieceHandle = memo(function PieceHandle({ item: { key, radius, owner } }: PartProps) {
  const ref = useRef<SVGGElement>(null);
  const draw = useCallback(
    (pose: Pose, { pixel }: Eye) =>
      ref.current?.setAttribute('transform', `${placement(pose)} translate(0 ${round(radius)}) scale(${round(pixel)})`),
    [radius],
  );
  usePart(key, draw, 'both');
  return (
    <g ref={ref} className={`piece-handle ${sideClass(owner)}`} data-turns={key}>
      <path className="piece-handle-line" d={`M0 0V${HANDLE}`} />
      <circle className="piece-handle-grip" cy={HANDLE} r="16" />
      <circle className="piece-handle-knob" cy={HANDLE} r="6" />
    </g>
  );
});

/** The heading that leads from a piece to a point. */
export const headingTo = (from: Pose, x: number, y: number): number => headingDegrees(x - from.x, y - from.y);
