import type { Pose } from '@holotisch/table';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { seeded } from '../models/noise.ts';
import type { Ground as GroundData } from './description.ts';
import type { Eye } from './rig.ts';
import { usePart, useStageParts } from './stage-context.ts';
import { round, sideClass, upright } from './svg.ts';
import type { Area } from './view.ts';

const TICK = 100;
/** Stars for each square metre of the table. */
const STARS = 620;
/** From many faint ones to a few bright ones: how thick in millimetres, and which share of them all. */
const MAGNITUDES = [
  { size: 0.8, share: 0.62 },
  { size: 1.25, share: 0.27 },
  { size: 1.9, share: 0.09 },
  { size: 2.8, share: 0.02 },
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

/** Stars: drawn, so that they stay sharp however near one looks. The clouds behind them are painted (`GroundPicture`). */
function Stars({ area }: { readonly area: Area }) {
  const stars = useMemo(() => starPaths(area), [area]);
  return stars.map((d, i) => (
    <path key={MAGNITUDES[i]!.size} className={`star star-${i}`} d={d} strokeWidth={MAGNITUDES[i]!.size} />
  ));
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
      <rect className="mat" data-mat="" width={width} height={depth} />
      <g clipPath={`url(#${clip})`}>
        {look === 'space' && <Stars area={area} />}
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
  usePart(key, draw, 'both');
  return (
    <g className={`edge ${sideClass(owner)}`}>
      <path className="edge-line" d={line} />
      <text ref={ref} className="edge-name">
        {name}
      </text>
    </g>
  );
}
