import { type Edition, findUnit, findUpgrade } from '@holotisch/legion/data';
import type { PieceItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import type { LegionUnit, LegionView } from '../view.ts';
import { figureOf } from './figures.ts';

type Shape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing'> & {
  readonly model: string;
  readonly front?: number;
};

/** A disc, or two half discs with a straight piece between them. */
const basePath = (width: number, length: number): string => {
  const r = width / 2;
  const straight = (length - width) / 2;
  return straight <= 0
    ? circlePath(r)
    : `M${-r} ${-straight}A${r} ${r} 0 0 1 ${r} ${-straight}V${straight}A${r} ${r} 0 0 1 ${-r} ${straight}Z`;
};

/** What a miniature is in its unit, as far as that is seen. */
type Role = 'leader' | 'heavy' | 'other';

function roleOf({ rules }: Pick<LegionView, 'rules'>, unit: LegionUnit, mini: number): Role {
  if (mini === unit.leader) return 'leader';
  const by = unit.minis[mini]?.by ?? null;
  const card = by === null ? undefined : findUpgrade(unit.upgrades[by]?.id ?? '', rules.edition);
  return card && card.weapons.length > 0 ? 'heavy' : 'other';
}

/** What it is as a model, the best first: whom an upgrade brings, what he is in the unit, and what the others are. */
const modelOf = (id: string, role: Role, by: string | undefined): string =>
  [...(by === undefined ? [] : [`/${by}`]), ...(role === 'other' ? [] : [`/${role}`]), '']
    .map((end) => `legion/${id}${end}`)
    .join(' ');

const known = new Map<string, Shape>();

/** A miniature of a unit seen from above, by its place. */
export const miniShape = (view: Pick<LegionView, 'rules'>, unit: LegionUnit, mini: number): Shape => {
  const by = unit.minis[mini]?.by ?? null;
  const card = by === null ? undefined : unit.upgrades[by]?.id;
  return cardShape(unit.card, view.rules.edition, roleOf(view, unit, mini), card);
};

/** The same by the card of the unit. The leader wears a second rim. */
export function cardShape(id: string, edition: Edition, role: Role, by?: string): Shape {
  const key = `${edition} ${id} ${role} ${by}`;
  const had = known.get(key);
  if (had) return had;
  const card = findUnit(id, edition);
  const { width, length } = card?.base ?? { width: 27, length: 27 };
  const outline = basePath(width, length);
  const shape: Shape = {
    model: modelOf(id, role, by),
    height: card?.height ?? 42,
    outline,
    radius: Math.max(width, length) / 2,
    drawing: [
      { d: outline, paint: 'base' },
      ...(role === 'leader' ? [{ d: basePath(width * 0.84, length * 0.84), paint: 'mark' as const }] : []),
      ...(card ? figureOf(card, role === 'heavy') : []),
    ],
    ...(card?.base.notched && { front: length / 2 }),
  };
  known.set(key, shape);
  return shape;
}
