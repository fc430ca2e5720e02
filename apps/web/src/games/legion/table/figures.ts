import type { Unit } from '@holotisch/legion/data';
import type { Layer } from '../../../scene/description.ts';

/** Figures seen from above, in the frame of their base: x to the right, y ahead. Own drawings, told apart at a glance. */

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const bar = (x: number, y: number, width: number, length: number): string =>
  `M${x - width / 2} ${y}h${width}v${length}h${-width}Z`;
const shoulders = (r: number, wide: number, deep: number): string =>
  `M${-r * wide} ${-r * 0.12}Q${-r * wide} ${r * deep} 0 ${r * deep}Q${r * wide} ${r * deep} ${r * wide} ${-r * 0.12}Q0 ${-r * 0.5} ${-r * wide} ${-r * 0.12}Z`;

/** Head, shoulders and a rifle; a heavy weapon is longer and thicker. */
const soldier = (r: number, heavy: boolean): readonly Layer[] => [
  { d: shoulders(r, 0.72, 0.36), paint: 'body' },
  {
    d: bar(r * 0.37, r * 0.05, heavy ? r * 0.26 : r * 0.14, heavy ? r * 1.15 : r * 0.87),
    paint: heavy ? 'front' : 'dark',
  },
  { d: disc(0, 0, r * 0.3), paint: 'detail' },
];
/** Thin, with a long head. */
const droid = (r: number, heavy: boolean): readonly Layer[] => [
  { d: shoulders(r, 0.5, 0.24), paint: 'body' },
  { d: bar(r * 0.34, 0, heavy ? r * 0.24 : r * 0.12, r * (heavy ? 1.1 : 0.85)), paint: heavy ? 'front' : 'dark' },
  { d: `M${-r * 0.16} ${-r * 0.26}h${r * 0.32}l${-r * 0.06} ${r * 0.74}h${-r * 0.2}Z`, paint: 'detail' },
];
/** Broad and shaggy. */
const wookiee = (r: number, heavy: boolean): readonly Layer[] => [
  { d: shoulders(r, 0.88, 0.52), paint: 'body' },
  { d: `M${-r * 0.2} ${r * 0.62}H${r * 0.8}M${r * 0.3} ${r * 0.3}V${r * (heavy ? 1.1 : 0.85)}`, paint: 'detail' },
  { d: disc(0, r * 0.04, r * 0.36), paint: 'detail' },
];
/** A cloak, and a blade of light. */
const forceUser = (r: number): readonly Layer[] => [
  {
    d: `M${-r * 0.62} ${r * 0.24}Q${-r * 0.9} ${-r * 0.6} 0 ${-r * 0.92}Q${r * 0.9} ${-r * 0.6} ${r * 0.62} ${r * 0.24}Q0 ${r * 0.52} ${-r * 0.62} ${r * 0.24}Z`,
    paint: 'body',
  },
  {
    d: `M${r * 0.52} ${r * 0.1}l${r * 0.12} ${-r * 0.06} ${r * 0.26} ${r * 0.98} ${-r * 0.12} ${r * 0.04}Z`,
    paint: 'front',
  },
  { d: disc(0, 0, r * 0.3), paint: 'detail' },
];
/** A gun on its tripod and who serves it. */
const emplacement = (r: number): readonly Layer[] => [
  { d: `M0 0L${-r * 0.7} ${-r * 0.6}M0 0L${r * 0.7} ${-r * 0.6}M0 0V${r * 0.5}`, paint: 'line' },
  { d: `${bar(0, -r * 0.3, r * 0.4, r * 0.6)}${bar(0, r * 0.3, r * 0.18, r * 0.72)}`, paint: 'body' },
  { d: disc(-r * 0.45, -r * 0.35, r * 0.22) + disc(r * 0.45, -r * 0.35, r * 0.22), paint: 'detail' },
];
/** A beast with its rider. */
const creature = (w: number, l: number): readonly Layer[] => [
  {
    d: `M0 ${l * 0.48}Q${w * 0.22} ${l * 0.3} ${w * 0.24} ${l * 0.06}Q${w * 0.3} ${-l * 0.26} 0 ${-l * 0.48}Q${-w * 0.3} ${-l * 0.26} ${-w * 0.24} ${l * 0.06}Q${-w * 0.22} ${l * 0.3} 0 ${l * 0.48}Z`,
    paint: 'body',
  },
  {
    d: `M${-w * 0.24} ${l * 0.1}L${-w * 0.42} ${l * 0.2}M${w * 0.24} ${l * 0.1}L${w * 0.42} ${l * 0.2}M${-w * 0.24} ${-l * 0.2}L${-w * 0.42} ${-l * 0.3}M${w * 0.24} ${-l * 0.2}L${w * 0.42} ${-l * 0.3}`,
    paint: 'detail',
  },
  { d: disc(0, -l * 0.06, w * 0.14), paint: 'detail' },
];
/** Three legs, a shield ring and two guns. */
const droideka = (r: number): readonly Layer[] => [
  { d: disc(0, 0, r * 0.86), paint: 'glass' },
  {
    d: `M0 ${r * 0.4}Q${r * 0.4} ${r * 0.2} ${r * 0.26} ${-r * 0.5}H${-r * 0.26}Q${-r * 0.4} ${r * 0.2} 0 ${r * 0.4}Z`,
    paint: 'body',
  },
  { d: bar(-r * 0.5, 0, r * 0.16, r * 0.9) + bar(r * 0.5, 0, r * 0.16, r * 0.9), paint: 'dark' },
];
/** A seat between two steering vanes. */
const bike = (w: number, l: number): readonly Layer[] => [
  { d: `M0 ${l * 0.48}L${w * 0.16} ${l * 0.1}V${-l * 0.44}H${-w * 0.16}V${l * 0.1}Z`, paint: 'body' },
  { d: `M${-w * 0.36} ${l * 0.34}H${w * 0.36}M0 ${l * 0.34}V${l * 0.1}`, paint: 'detail' },
  { d: disc(0, -l * 0.12, w * 0.2), paint: 'detail' },
];
/** A hull with a cockpit, on legs or afloat. */
const hull = (w: number, l: number, legs: boolean): readonly Layer[] => [
  ...(legs
    ? [
        {
          d: bar(-w * 0.35, -l * 0.3, w * 0.14, l * 0.6) + bar(w * 0.35, -l * 0.3, w * 0.14, l * 0.6),
          paint: 'dark' as const,
        },
      ]
    : []),
  {
    d: `M${-w * 0.26} ${-l * 0.4}L${-w * 0.32} ${l * 0.1}Q${-w * 0.2} ${l * 0.46} 0 ${l * 0.46}Q${w * 0.2} ${l * 0.46} ${w * 0.32} ${l * 0.1}L${w * 0.26} ${-l * 0.4}Z`,
    paint: 'body',
  },
  {
    d: `M${-w * 0.14} ${l * 0.12}Q0 ${l * 0.36} ${w * 0.14} ${l * 0.12}Q0 0 ${-w * 0.14} ${l * 0.12}Z`,
    paint: 'glass',
  },
  { d: `M${-w * 0.2} ${-l * 0.3}h${w * 0.4}`, paint: 'line' },
];

/** Bases of riders and speeder bikes are no wider than this. */
const SLIM = 60;

/** Whoever stands on a base of a unit; heavy: with the weapon of an upgrade. */
export function figureOf({ type, base: { width, length }, slots }: Unit, heavy: boolean): readonly Layer[] {
  const r = Math.min(width, 40) / 2;
  if (type === 'repulsor-vehicle') return width <= SLIM ? bike(width, length) : hull(width, length, false);
  if (type === 'ground-vehicle') return hull(width, length, true);
  if (type === 'creature-trooper') return creature(width, length);
  if (type === 'emplacement-trooper') return emplacement(Math.min(width, 60) / 2);
  if (type === 'heavy-droid-trooper') return droideka(Math.min(width, 50) / 2);
  if (slots.includes('force')) return forceUser(r);
  if (type === 'droid-trooper') return droid(r, heavy);
  return type === 'wookiee-trooper' ? wookiee(r, heavy) : soldier(r, heavy);
}
