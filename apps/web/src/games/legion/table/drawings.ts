import { type Edition, findUnit } from '@holotisch/legion/data';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import type { LegionUnit, LegionView } from '../view.ts';

type Shape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing'> & { readonly front?: number };

/** A disc, or two half discs with a straight piece between them. */
const basePath = (width: number, length: number): string => {
  const r = width / 2;
  const straight = (length - width) / 2;
  return straight <= 0
    ? circlePath(r)
    : `M${-r} ${-straight}A${r} ${r} 0 0 1 ${r} ${-straight}V${straight}A${r} ${r} 0 0 1 ${-r} ${straight}Z`;
};

/** Head, shoulders and a rifle, seen from above. */
const trooper = (r: number, leader: boolean): readonly Layer[] => [
  {
    d: `M${-r * 0.72} ${-r * 0.12}Q${-r * 0.7} ${r * 0.34} 0 ${r * 0.36}Q${r * 0.7} ${r * 0.34} ${r * 0.72} ${-r * 0.12}Q0 ${-r * 0.5} ${-r * 0.72} ${-r * 0.12}Z`,
    paint: 'body',
  },
  { d: `M${r * 0.3} ${r * 0.05}h${r * 0.14}V${r * 0.92}h${-r * 0.14}Z`, paint: 'dark' },
  {
    d: `M${-r * 0.3} 0a${r * 0.3} ${r * 0.3} 0 1 0 ${r * 0.6} 0a${r * 0.3} ${r * 0.3} 0 1 0 ${-r * 0.6} 0Z`,
    paint: leader ? 'light' : 'detail',
  },
];
/** A hull with a cockpit, on legs or afloat. */
const vehicle = (w: number, l: number, legs: boolean): readonly Layer[] => [
  ...(legs
    ? [
        {
          d: `M${-w * 0.42} ${-l * 0.3}h${w * 0.14}v${l * 0.6}h${-w * 0.14}ZM${w * 0.28} ${-l * 0.3}h${w * 0.14}v${l * 0.6}h${-w * 0.14}Z`,
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

const known = new Map<string, Shape>();

/** A miniature seen from above. */
export const miniShape = ({ rules }: Pick<LegionView, 'rules'>, unit: LegionUnit, leader: boolean): Shape =>
  cardShape(unit.card, rules.edition, leader);

/** The same by the card of the unit. */
export function cardShape(id: string, edition: Edition, leader: boolean): Shape {
  const key = `${edition} ${id} ${leader}`;
  const had = known.get(key);
  if (had) return had;
  const card = findUnit(id, edition);
  const { width, length } = card?.base ?? { width: 27, length: 27 };
  const outline = basePath(width, length);
  const isVehicle = card?.type.endsWith('-vehicle') === true;
  const drawing = isVehicle
    ? vehicle(width, length, card?.type === 'ground-vehicle')
    : trooper(Math.min(width, 40) / 2, leader);
  const shape: Shape = {
    ...{ height: card?.height ?? 42, outline, radius: Math.max(width, length) / 2 },
    drawing: [
      { d: outline, paint: 'base' },
      ...(leader ? [{ d: basePath(width * 0.84, length * 0.84), paint: 'mark' as const }] : []),
      ...drawing,
    ],
    ...(card?.base.notched && { front: length / 2 }),
  };
  known.set(key, shape);
  return shape;
}
