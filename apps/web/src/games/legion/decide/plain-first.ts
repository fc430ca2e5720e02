import type { QuestionOf } from '@holotisch/legion';
import type { LegionView } from '../view.ts';

export type WoundedAsk = QuestionOf<'wounded' | 'leader'>;

/** A miniature without a card of its own that does not lead: the first to be given up, mostly. */
export function isPlain({ units }: Pick<LegionView, 'units'>, unit: number, mini: number): boolean {
  const of = units[unit];
  return of !== undefined && mini !== of.leader && of.minis[mini]?.by === null;
}

/** The plain miniature that is given up first: the one that stands farthest from its leader. */
export function firstPlain(
  view: Pick<LegionView, 'units'>,
  { options }: Pick<WoundedAsk, 'options'>,
): string | undefined {
  const away = (unit: number, mini: number): number => {
    const { minis, leader } = view.units[unit]!;
    const [from, at] = [minis[leader]?.pose, minis[mini]?.pose];
    return from && at ? Math.hypot(at.x - from.x, at.y - from.y) : 0;
  };
  return options
    .flatMap(({ id, about }) => (about && isPlain(view, about.unit, about.mini) ? [{ id, ...about }] : []))
    .toSorted((a, b) => away(b.unit, b.mini) - away(a.unit, a.mini))[0]?.id;
}
