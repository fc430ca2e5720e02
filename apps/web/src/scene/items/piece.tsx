import { headingDegrees, type Pose, type Vec } from '@holotisch/table';
import { type CSSProperties, memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { Layer, Light, PieceItem } from '../description.ts';
import type { Eye } from '../rig.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { placement, put, round, sideClass } from '../svg.ts';
import { alongTable } from '../view.ts';

/** Light falls from the upper left of the screen: so far to the right and down for each millimetre of height. */
const LIGHT = { right: 0.2, down: 0.26 };
/** Half the size of a fingertip, in pixels. */
const FINGER = 15;
/** Below this radius in pixels a piece shows its nose instead of its details. */
const SMALL = 15;
/** How far outside of a piece the handle is that turns it, in pixels. */
const HANDLE = 24;

/** In pixels: a shadow that is less than this beside its place is seen where it belongs, or nobody minds on the way. */
const UNSEEN = { rest: 0.6, moves: 2.5 };
/** A small piece that is so low, in pixels of its shadow, is seen without it. */
const LOW = 1.2;

const isSmall = (radius: number, { pixel }: Eye): boolean => radius / pixel < SMALL;
const isLow = (height: number, radius: number, eye: Eye): boolean =>
  isSmall(radius, eye) && (height * LIGHT.down) / eye.pixel < LOW;

/** Where the shadow of something so high falls, in the frame of the piece: the light does not turn with it. */
function shade(height: number, { hx, hy }: Pose, { turn }: Eye): Vec {
  const { x, y } = alongTable(height * LIGHT.right, -height * LIGHT.down, turn);
  return { x: x * hy - y * hx, y: x * hx + y * hy };
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
  const { label, ghost } = item;
  return (
    <>
      {ghost === undefined && <GroundShadow item={item} />}
      {label !== undefined && <Grip item={item} />}
    </>
  );
});

function GroundShadow({ item: { key, height, outline, radius } }: PartProps) {
  const ref = useRef<SVGGElement>(null);
  const draw = useCallback(
    (pose: Pose, eye: Eye) => {
      if (!isLow(height, radius, eye)) put(ref.current, placement(pose));
    },
    [height, radius],
  );
  usePart(key, draw, 'both', ref);
  return (
    <g ref={ref}>
      <Shadow piece={key} height={height} radius={radius} d={outline} />
    </g>
  );
}

function Grip({ item: { key, radius } }: PartProps) {
  const ref = useRef<SVGCircleElement>(null);
  const draw = useCallback(({ x, y }: Pose) => {
    ref.current?.setAttribute('cx', String(round(x)));
    ref.current?.setAttribute('cy', String(round(y)));
  }, []);
  usePart(key, draw, 'rest');
  const drawSize = useCallback(
    (_: Pose, { pixel }: Eye) => ref.current?.setAttribute('r', String(round(Math.max(radius, FINGER * pixel)))),
    [radius],
  );
  usePart(key, drawSize, 'eye');
  return <circle ref={ref} className="piece-grip" data-key={key} />;
}

interface ShadowProps {
  readonly piece: string;
  readonly height: number;
  /** Of the piece. */
  readonly radius: number;
  readonly d: string;
  /** Where the drawing lies in the frame of the piece. */
  readonly at?: string | undefined;
}

/** The shadow of what stands or hovers so high; it falls the same way however the piece is turned. */
function Shadow({ piece, height, radius, d, at }: ShadowProps) {
  const ref = useRef<SVGGElement>(null);
  const fallen = useRef<Vec>(undefined);
  // What stands is seen to reach from the ground up; what hovers has a gap below it.
  const steps = at === undefined && height > TALL ? Math.ceil(height / STEP) : 1;
  const draw = useCallback(
    (pose: Pose, eye: Eye, moves: boolean) => {
      const unseen = at === undefined ? isLow(height, radius, eye) : isSmall(radius, eye);
      if (unseen !== ref.current?.hasAttribute('hidden')) ref.current?.toggleAttribute('hidden', unseen);
      if (unseen) return;
      const { x, y } = shade(height, pose, eye);
      const { current: was } = fallen;
      if (was && Math.hypot(x - was.x, y - was.y) < UNSEEN[moves ? 'moves' : 'rest'] * eye.pixel) return;
      fallen.current = { x, y };
      let i = 0;
      for (const step of ref.current?.children ?? []) {
        const share = ++i / steps;
        step.setAttribute('transform', `translate(${round(x * share)} ${round(y * share)})`);
      }
    },
    [height, radius, at, steps],
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
  const { key, pose, radius, drawing, outline, label, ghost, front, draggable, pressed, group } = item;
  const { rig, details } = useStageParts();
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => rig.place(key, pose), [rig, key, pose]);
  // What is only scenery may be written upon.
  const matters = label !== undefined || item.owner !== undefined || ghost !== undefined;
  const unit = ghost === undefined ? group : undefined;
  useLayoutEffect(
    () => (matters ? details.keepOff(key, radius, unit) : undefined),
    [details, matters, key, radius, unit],
  );
  useLayoutEffect(() => () => rig.place(key, undefined), [rig, key]);
  const drawBody = useCallback((at: Pose) => put(ref.current, placement(at)), []);
  usePart(key, drawBody, 'piece', ref);
  const drawDetail = useCallback(
    (_: Pose, eye: Eye) => {
      ref.current?.setAttribute('data-small', String(isSmall(radius, eye)));
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
      data-spent={item.spent || undefined}
      data-grab={draggable || undefined}
      data-scenery={item.scenery}
      data-pressed={pressed || undefined}
      {...button}
    >
      {drawing.map((layer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have nothing but their place.
        <DrawnLayer key={i} item={item} layer={layer} />
      ))}
      {ghost && <path className="piece-ghost" d={outline} />}
      {front !== undefined && <Nose piece={key} front={front} radius={radius} />}
      {[item.light, light].map((one) => one && <Ring key={one} light={one} radius={radius} />)}
      {label !== undefined && <circle className="piece-focus" r={radius * 1.2} />}
    </g>
  );
});

function DrawnLayer({ item, layer }: PartProps & { readonly layer: Layer }) {
  const { d, paint, lift } = layer;
  const at = laid(layer);
  // Drawn larger or smaller, its lines are as thick as all others.
  const line = layer.at && ({ '--stroke': `calc(var(--pixel) / ${layer.at.scale})` } as CSSProperties);
  return (
    <>
      {lift !== undefined && (
        <Shadow piece={item.key} height={lift} radius={item.radius} d={d} at={at ?? 'translate(0 0)'} />
      )}
      {paint === 'body' && <path className="paint-glow" d={d} transform={at} style={line} />}
      <path className={`paint-${paint}`} d={d} transform={at} style={line} />
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
    (_: Pose, eye: Eye) => {
      const { pixel } = eye;
      const small = isSmall(radius, eye);
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
      put(ref.current, `${placement(pose)} translate(0, ${round(radius)}px) scale(${round(pixel)})`),
    [radius],
  );
  usePart(key, draw, 'both', ref);
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
