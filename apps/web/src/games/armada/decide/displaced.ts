import type { QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import type { Step } from '../../../table-ui/decide/plan.ts';
import type { ArmadaView } from '../view.ts';

/** Squadrons that a ship has pushed aside: one's own to where there is something to do, an enemy's to where there is not. */

export type DisplacedAsk = QuestionOf<'displaced-order' | 'displaced'>;
export const isDisplaced = (ask: { readonly kind: string }): ask is DisplacedAsk =>
  ask.kind === 'displaced-order' || ask.kind === 'displaced';

/** So many lie under one ship at most. */
const MOST = 12;
const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** Towards which place it is put down; the rules take the nearest at which it touches whoever has pushed it. */
function towards(view: ArmadaView, { seat, region }: QuestionOf<'displaced'>): Vec | undefined {
  const squadron = view.units[region.squadron];
  const mover = 'unit' in region.by ? view.units[region.by.unit]?.pose : undefined;
  if (!squadron || !mover) return undefined;
  const far = ({ x, y }: Vec) => Math.hypot(x - mover.x, y - mover.y);
  const [foe] = view.units
    .flatMap((one) =>
      one.status === 'play' && one.pose && view.sides[one.seat] !== view.sides[squadron.seat] ? [one] : [],
    )
    .filter((one) => !('unit' in region.by) || one.id !== region.by.unit)
    .toSorted((a, b) => far(a.pose!) - far(b.pose!));
  const to = foe?.pose ?? { x: mover.x + mover.hx, y: mover.y + mover.hy };
  if (view.sides[squadron.seat] === view.sides[seat]) return { x: to.x, y: to.y };
  const { width, depth } = view.rules;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return { x: within(2 * mover.x - to.x, width), y: within(2 * mover.y - to.y, depth) };
}

const next: Step = { kind: 'displaced-order', may: true, answer: ({ options }) => options?.[0]?.id };
const put: Step = {
  kind: 'displaced',
  may: true,
  answer: (ask, seen): Json | undefined => {
    const to = towards(seen as ArmadaView, ask as QuestionOf<'displaced'>);
    return to && { x: tenth(to.x), y: tenth(to.y) };
  },
};

/** All of them, one after the other, from the question that is open. */
export const putAside = (ask: DisplacedAsk): readonly Step[] =>
  Array.from({ length: MOST }, () => [put, next])
    .flat()
    .slice(ask.kind === 'displaced' ? 0 : 1);
