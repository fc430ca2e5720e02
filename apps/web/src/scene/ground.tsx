import type { Pose } from '@holotisch/table';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Ground as GroundData } from './description.ts';
import { hills, seeded } from './noise.ts';
import type { Eye } from './rig.ts';
import { usePart, useStageParts } from './stage-context.ts';
import { round, sideClass, upright } from './svg.ts';
import type { Area } from './view.ts';

const TICK = 100;
/** Stars for each square metre of the table. */
const STARS = 620;
/** From many faint ones to a few bright ones: how thick in millimetres, and which share of them all. */
const MAGNITUDES = [
  { size: 0.7, share: 0.62 },
  { size: 1.1, share: 0.27 },
  { size: 1.7, share: 0.09 },
  { size: 2.6, share: 0.02 },
] as const;

/** All stars of a size are one path of points: a sky of hundreds costs no more than four lines. */
function starPaths({ width, depth }: Area): readonly string[] {
  const next = seeded(0x2f6e2b1);
  const count = (width * depth * STARS) / 1e6;
  return MAGNITUDES.map(({ share }) =>
    Array.from(
      { length: Math.round(count * share) },
      () => `M${round(next() * width)} ${round(next() * depth)}h0`,
    ).join(''),
  );
}

/** Clouds of the sky: middle and reach as shares of the table, and which of the colours. */
const CLOUDS = [
  [0.26, 0.7, 0.52, 0.36, 'cold'],
  [0.8, 0.28, 0.4, 0.44, 'warm'],
  [0.62, 0.86, 0.34, 0.2, 'far'],
  [0.12, 0.2, 0.3, 0.24, 'far'],
] as const;

function Space({ area }: { readonly area: Area }) {
  const id = useId();
  const { width, depth } = area;
  const stars = useMemo(() => starPaths(area), [area]);
  return (
    <>
      <defs>
        {(['cold', 'warm', 'far'] as const).map((cloud) => (
          <radialGradient key={cloud} id={`${id}${cloud}`} className={`cloud-${cloud}`}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0.6" />
            <stop offset="0.45" stopColor="currentColor" stopOpacity="0.26" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      {CLOUDS.map(([x, y, rx, ry, cloud]) => (
        <ellipse
          key={`${x}`}
          cx={width * x}
          cy={depth * y}
          rx={width * rx}
          ry={depth * ry}
          fill={`url(#${id}${cloud})`}
        />
      ))}
      {stars.map((d, i) => (
        <path key={MAGNITUDES[i]!.size} className={`star star-${i}`} d={d} strokeWidth={MAGNITUDES[i]!.size} />
      ))}
    </>
  );
}

/** Soil and grass, painted once into a small picture that the renderer stretches softly. */
function fieldPicture({ width, depth }: Area): string {
  const canvas = document.createElement('canvas');
  const [w, h] = [512, Math.max(64, Math.round((512 * depth) / width))];
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const picture = context.createImageData(w, h);
  const layers = [
    [hills(w, h, 7, 11), 0.5],
    [hills(w, h, 19, 23), 0.27],
    [hills(w, h, 53, 37), 0.15],
    [hills(w, h, 171, 41), 0.08],
  ] as const;
  const green = hills(w, h, 9, 71);
  for (let i = 0; i < w * h; i++) {
    const tone = layers.reduce((sum, [surface, weight]) => sum + surface[i]! * weight, 0);
    const grass = Math.max(0, Math.min(1, (green[i]! - 0.45) * 3));
    const light = 0.72 + tone * 0.62;
    picture.data[4 * i] = (96 - 26 * grass) * light;
    picture.data[4 * i + 1] = (86 - 4 * grass) * light;
    picture.data[4 * i + 2] = (64 - 18 * grass) * light;
    picture.data[4 * i + 3] = 255;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

function Field({ area }: { readonly area: Area }) {
  const picture = useMemo(() => fieldPicture(area), [area]);
  return (
    <image href={picture} width={area.width} height={area.depth} preserveAspectRatio="none" className="field-picture" />
  );
}

const ticksOf = (length: number) => Array.from({ length: Math.floor(length / TICK) }, (_, i) => (i + 1) * TICK);

/** The table itself: its ground, its edge with a mark every ten centimetres, and whose edge is whose. */
export const Ground = memo(function Ground({ ground }: { readonly ground: GroundData }) {
  const { width, depth, look, edges } = ground;
  const area = useMemo(() => ({ width, depth }), [width, depth]);
  const clip = useId();
  const across = ticksOf(width);
  const along = ticksOf(depth);
  return (
    <g className={`ground ground-${look}`}>
      <clipPath id={clip}>
        <rect width={width} height={depth} />
      </clipPath>
      <rect className="mat-shadow mat-shadow-far" width={width} height={depth} />
      <rect className="mat-shadow mat-shadow-near" width={width} height={depth} />
      <rect className="mat" data-mat="" width={width} height={depth} />
      <g clipPath={`url(#${clip})`}>
        {look === 'space' && <Space area={area} />}
        {look === 'field' && <Field area={area} />}
        <path
          className="mat-grid"
          d={[...across.map((at) => `M${at} 0V${depth}`), ...along.map((at) => `M0 ${at}H${width}`)].join('')}
        />
      </g>
      <rect className="mat-edge" width={width} height={depth} />
      <path
        className="mat-tick"
        d={[
          ...across.map((at) => `M${at} 0v5M${at} ${depth}v-5`),
          ...along.map((at) => `M0 ${at}h5M${width} ${at}h-5`),
        ].join('')}
      />
      {edges?.map((edge) => (
        <Edge key={edge.side} edge={edge} area={area} />
      ))}
    </g>
  );
});

type EdgeData = NonNullable<GroundData['edges']>[number];

/** In pixels: how far outside of the table the name of its owner stands. */
const NAME_OFF = 12;

/** A line in the owner's colour and pattern, with the name outside the play area. */
function Edge({ edge, area: { width, depth } }: { readonly edge: EdgeData; readonly area: Area }) {
  const { side, owner, name } = edge;
  const { rig } = useStageParts();
  const ref = useRef<SVGTextElement>(null);
  const key = `edge:${side}`;
  const [line, x, y, out] = {
    south: [`M0 0H${width}`, width / 2, 0, { x: 0, y: -1 }],
    north: [`M0 ${depth}H${width}`, width / 2, depth, { x: 0, y: 1 }],
    west: [`M0 0V${depth}`, 0, depth / 2, { x: -1, y: 0 }],
    east: [`M${width} 0V${depth}`, width, depth / 2, { x: 1, y: 0 }],
  }[side] as [string, number, number, { x: number; y: number }];
  useLayoutEffect(() => rig.place(key, { x, y, hx: out.x, hy: out.y }), [rig, key, x, y, out.x, out.y]);
  useLayoutEffect(() => () => rig.place(key, undefined), [rig, key]);
  const draw = useCallback(({ x: px, y: py, hx, hy }: Pose, { pixel, turn }: Eye) => {
    const off = NAME_OFF * pixel;
    // Along the edges at the sides of the screen the name runs along the edge.
    const upDown = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.7 === (hx === 0);
    ref.current?.setAttribute(
      'transform',
      `${upright(px + hx * off, py + hy * off, turn)} scale(${round(pixel)})${upDown ? ' rotate(-90)' : ''}`,
    );
  }, []);
  usePart(key, draw, 'eye');
  return (
    <g className={`edge ${sideClass(owner)}`}>
      <path className="edge-line" d={line} />
      <text ref={ref} className="edge-name">
        {name}
      </text>
    </g>
  );
}
