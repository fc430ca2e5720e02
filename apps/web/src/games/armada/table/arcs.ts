import { data, geometry } from '@holotisch/armada';
import type { Vec } from '@holotisch/table';
import type { OutlineItem, Owner } from '../../../scene/description.ts';
import { round } from '../../../scene/svg.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import type { ShipView } from '../view.ts';
import { ORIGIN, standing } from './outlines.ts';

const FAR = geometry.RANGE[2];

/** From a corner of the base along an extended line of the arc, as long as the ruler. */
const along = (from: Vec, to: Vec, far: number): Vec => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  return { x: to.x + (x / length) * far, y: to.y + (y / length) * far };
};
const line = (a: Vec, b: Vec): string => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;

/** The lines that part the firing arcs of a ship, extended to the end of the ruler. */
export function arcsOf(ship: ShipView, owner: Owner): readonly OutlineItem[] {
  const cls = data.classOf(data.shipCard(ship.card));
  const { halfLength } = geometry.baseSize(cls.size);
  const at = ([right, behind]: data.BasePoint, side: 1 | -1): Vec => ({ x: side * right, y: halfLength - behind });
  const lines = [cls.frontLine, cls.rearLine].flatMap(([inner, outer]) =>
    ([1, -1] as const).map((side) => {
      const [a, b] = [at(inner, side), at(outer, side)];
      return line(b, along(a, b, FAR));
    }),
  );
  return [
    {
      kind: 'outline',
      key: `arcs:${ship.id}`,
      on: pieceKey(ship.id),
      d: lines.join(''),
      owner,
      tone: 'owner',
      line: 'dashed',
    },
    ...geometry.RANGE.map(
      (mm, i): OutlineItem => ({
        kind: 'outline',
        key: `range:${ship.id}:${i}`,
        on: pieceKey(ship.id),
        d: around(ship.card, mm),
        owner,
        tone: 'owner',
        line: i === 2 ? 'solid' : 'dashed',
      }),
    ),
  ];
}

/** All points that are so far from the base: straight along its sides, round at its corners. */
export function around(card: string, mm: number): string {
  const cls = data.classOf(data.shipCard(card));
  const { halfWidth: w, halfLength: l } = geometry.baseSize(cls.size);
  const r = round(mm);
  return `M${-w} ${l + r}H${w}A${r} ${r} 0 0 0 ${w + r} ${l}V${-l}A${r} ${r} 0 0 0 ${w} ${-l - r}H${-w}A${r} ${r} 0 0 0 ${-w - r} ${-l}V${l}A${r} ${r} 0 0 0 ${-w} ${l + r}Z`;
}

/** The zones of a ship as areas of its base that can be pointed at and picked. */
export const zonePath = (card: string, zone: data.Zone): string => {
  const points = standing(card, ORIGIN).zone(zone).points;
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
};
