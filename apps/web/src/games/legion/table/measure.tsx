import { data } from '@holotisch/legion';
import { circle, legionBase, type Measure, measure, type Shape, type Vec } from '@holotisch/table';
import { useMemo } from 'react';
import type { RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import type { MeasureEnd, MeasureProps } from '../../../table-ui/game-face.ts';
import { type LegionView, unitOfPiece } from '../view.ts';
import { useWords } from '../words.ts';

const BANDS = [1, 2, 3, 4, 5].map((n) => n * data.RANGE_BAND);

/** What is measured of an end of the ruler: the bases of a whole unit, or a point. */
function shapesOf(view: LegionView, end: MeasureEnd): readonly Shape[] {
  if (!('piece' in end)) return [circle(end, 0)];
  const unit = view.units[unitOfPiece(end.piece)];
  const base = unit && data.findUnit(unit.card, view.rules.edition)?.base;
  if (!unit || !base) return [];
  return unit.minis.flatMap(({ pose, fell }) => (pose && fell === null ? legionBase(pose, base) : []));
}

function shortest(a: readonly Shape[], b: readonly Shape[]): Measure | undefined {
  let best: Measure | undefined;
  for (const p of a)
    for (const q of b) {
      const one = measure(p, q);
      if (!best || one.distance < best.distance) best = one;
    }
  return best;
}

const bandOf = (mm: number): number => Math.max(1, Math.ceil((mm - 1e-6) / data.RANGE_BAND));
/** The range between two units. */
export const bandBetween = (view: LegionView, a: number, b: number): number =>
  bandOf(shortest(shapesOf(view, { piece: a }), shapesOf(view, { piece: b }))?.distance ?? Number.POSITIVE_INFINITY);

/** From the nearest miniature to the nearest, in range bands. LE-PROBEMESSUNGEN-01: free at any time. */
export function RangeRuler({ view, from, to }: MeasureProps<LegionView>) {
  const { own } = useWords();
  const { number } = useLanguage();
  const layer = useMemo(() => {
    const found = shortest(shapesOf(view, from), shapesOf(view, to));
    if (!found) return undefined;
    const place = ({ x, y }: Vec) => ({ x, y });
    const band = bandOf(found.distance);
    const line: RulerItem = {
      kind: 'ruler',
      key: 'ruler',
      from: place(found.from),
      to: place(found.to),
      tone: 'neutral',
      bands: BANDS,
      text: [band > 5 ? own.measure.beyond : own.measure.range(band), `${number(found.distance, 1)} mm`],
    };
    return { items: [line] };
  }, [view, from, to, own, number]);
  useSceneLayer(layer);
  return null;
}
