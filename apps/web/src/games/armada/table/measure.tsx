import { data, geometry } from '@holotisch/armada';
import { circle, type Measure, measure, type Shape, type Vec } from '@holotisch/table';
import { useMemo } from 'react';
import type { RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import type { MeasureEnd, MeasureProps } from '../../../table-ui/game-face.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { standing } from './outlines.ts';

/** The room of a unit with its ring, whichever way it is turned. */
export function roomOf(view: ArmadaView, id: number): NonNullable<RulerItem['keepOff']> {
  const unit = view.units[id];
  if (!unit?.pose || unit.status !== 'play') return [];
  const { halfLength } =
    unit.kind === 'ship'
      ? geometry.baseSize(data.classOf(data.shipCard(unit.card)).size)
      : { halfLength: geometry.SQUADRON_RADIUS };
  return [{ at: unit.pose, radius: halfLength * 1.3 }];
}

/** What is measured of an end of the ruler: the base without its dials, or a point. */
function shapesOf(view: ArmadaView, end: MeasureEnd): readonly Shape[] {
  if (!('piece' in end)) return [circle(end, 0)];
  const unit = view.units[end.piece];
  if (!unit?.pose) return [];
  return unit.kind === 'ship' ? standing(unit.card, unit.pose).base : [circle(unit.pose, geometry.SQUADRON_RADIUS)];
}

function shortest(a: readonly Shape[], b: readonly Shape[]): Measure | undefined {
  const found = a.flatMap((p) => b.map((q) => measure(p, q)));
  return found.reduce<Measure | undefined>(
    (best, one) => (best && best.distance <= one.distance ? best : one),
    undefined,
  );
}

/** Both sides of the ruler between two ends: range and distance. AR-PROBEMESSUNGEN-01: free at any time. */
export function RangeRuler({ view, from, to }: MeasureProps<ArmadaView>) {
  const { own, message } = useWords();
  const { number } = useLanguage();
  const layer = useMemo(() => {
    const found = shortest(shapesOf(view, from), shapesOf(view, to));
    if (!found) return undefined;
    const place = ({ x, y }: Vec) => ({ x, y });
    const line: RulerItem = {
      kind: 'ruler',
      key: 'ruler',
      from: place(found.from),
      to: place(found.to),
      tone: 'neutral',
      bands: geometry.DISTANCE,
      text: [
        message({ text: `ar.range.${geometry.rangeBand(found.distance)}` }),
        own.measure.distance(geometry.distanceBand(found.distance)),
        `${number(found.distance, 1)} mm`,
      ],
      keepOff: [from, to].flatMap((end) => ('piece' in end ? roomOf(view, end.piece) : [])),
    };
    return { items: [line] };
  }, [view, from, to, own, message, number]);
  useSceneLayer(layer);
  return null;
}
