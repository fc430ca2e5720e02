import { band, type Measure, measure, measureFromPoint, squareBase, type Vec } from '@holotisch/table';
import type { MeasuredLine } from '@holotisch/xwing';
import { useEffect, useMemo, useState } from 'react';
import type { OutlineItem, RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { linePath } from '../../../scene/svg.ts';
import { useLanguage } from '../../../settings/language.tsx';
import type { MeasureEnd, MeasureProps } from '../../../table-ui/game-face.ts';
import { useQuestion } from '../questions.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { BANDS } from './arcs.ts';
import { baseOf } from './facts.ts';

/** The room of a ship with its ring, whichever way it is turned. */
export function roomOf(view: XWingView, id: number): NonNullable<RulerItem['keepOff']> {
  const ship = view.ships[id];
  return ship?.pose ? [{ at: ship.pose, radius: baseOf(ship.type).half * 1.9 }] : [];
}

/** The range ruler between two ends, with what the rules say of the line between two ships. */
export function RangeRuler({ view, from, to }: MeasureProps<XWingView>) {
  const t = useWords().own.table;
  const { number } = useLanguage();
  const sight = useSight(shipOf(from), shipOf(to));
  const layer = useMemo(() => {
    const found = between(shapeOf(view, from), shapeOf(view, to));
    if (!found) return undefined;
    const at = band(found.distance, BANDS);
    const { ruler, attack } = linesShown(found, sight);
    const line: RulerItem = {
      kind: 'ruler',
      key: 'ruler',
      ...ruler,
      tone: 'neutral',
      bands: BANDS,
      text: [
        at > BANDS.length ? t.beyond : t.range(String(at)),
        `${number(found.distance, 1)} mm`,
        ...(sight ? [t.sight(sight)] : []),
      ],
      keepOff: [from, to].flatMap((end) => ('piece' in end ? roomOf(view, end.piece) : [])),
    };
    return { items: [line, ...attack] };
  }, [view, from, to, sight, t, number]);
  useSceneLayer(layer);
  return null;
}

/** Two lines that are no further apart in length than this are equally long. */
const ALIKE = 0.05;

/**
 * The line that is drawn is the one that the words are about. Of equally short lines it is the one that the attacker
 * picks; where an attack is measured along a longer one, through the arc, that one is drawn as well.
 */
export function linesShown(
  found: Measure,
  sight: Sight | undefined,
): { readonly ruler: Pick<RulerItem, 'from' | 'to'>; readonly attack: readonly OutlineItem[] } {
  const ruler = { from: found.from, to: found.to };
  if (!sight) return { ruler, attack: [] };
  const [from, to] = sight.line;
  if (sight.mm <= found.distance + ALIKE) return { ruler: { from, to }, attack: [] };
  const d = linePath(from, to);
  return { ruler, attack: [{ kind: 'outline', key: 'ruler-attack', d, tone: 'attack', line: 'dashed' }] };
}

const shipOf = (end: MeasureEnd): number | undefined => ('piece' in end ? end.piece : undefined);

/** What the rules say of the line between two ships. */
type Sight = Pick<MeasuredLine, 'range' | 'obstructed' | 'mm' | 'line'> & { readonly inArc: boolean };

function useSight(from: number | undefined, to: number | undefined): Sight | undefined {
  const question = useQuestion();
  const [sight, setSight] = useState<Sight>();
  useEffect(() => {
    setSight(undefined);
    if (from === undefined || to === undefined || from === to) return;
    let stale = false;
    const line = async (arc?: 'front') => {
      const reply = await question('line', { from, to, ...(arc && { arc }) });
      return reply.ok ? reply.value : null;
    };
    void Promise.all([line('front'), line()]).then(([inFront, any]) => {
      const found = inFront ?? any;
      if (!stale && found) setSight({ ...found, inArc: inFront !== null });
    });
    return () => {
      stale = true;
    };
  }, [from, to, question]);
  return sight;
}

type Shape = ReturnType<typeof squareBase> | Vec;
const isPoint = (shape: Shape): shape is Vec => !('points' in shape);

function shapeOf(view: XWingView, end: MeasureEnd): Shape | undefined {
  if (!('piece' in end)) return end;
  const ship = view.ships[end.piece];
  return ship?.pose ? squareBase(ship.pose, baseOf(ship.type).half) : undefined;
}

function between(a: Shape | undefined, b: Shape | undefined): Measure | undefined {
  if (!a || !b) return undefined;
  if (isPoint(a)) {
    if (isPoint(b)) return { distance: Math.hypot(a.x - b.x, a.y - b.y), from: a, to: b };
    return measureFromPoint(a, b);
  }
  if (!isPoint(b)) return measure(a, b);
  const m = measureFromPoint(b, a);
  return { distance: m.distance, from: m.to, to: b };
}
