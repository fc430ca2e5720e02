import { band, type Measure, measure, measureFromPoint, squareBase, type Vec } from '@holotisch/table';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { roomOf } from '../../../play/table/beside-line.ts';
import { MeasuredLine } from '../../../play/table/measured-line.tsx';
import type { End, RulerState } from '../../../play/table/use-ruler.ts';
import type { Scene } from '../../../scene/table-view.tsx';
import type { Area } from '../../../scene/view.ts';
import { useLanguage } from '../../../settings/language.tsx';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { baseOf } from './facts.ts';

const BANDS = [100, 200, 300];

interface RulerToolProps {
  readonly ruler: RulerState;
  readonly scene: Scene;
  readonly view: XWingView;
  readonly area: Area;
}

export function RulerTool({ ruler, scene, view, area }: RulerToolProps) {
  const { own } = useWords();
  const { number } = useLanguage();
  const [hover, setHover] = useState<End>();
  const end = ruler.to ?? hover;
  const sight = useSight(shipOf(ruler.armed ? ruler.from : undefined), shipOf(end));
  if (!ruler.armed) return null;
  const shapeOf = (one: End) => {
    if (!('ship' in one)) return one;
    const ship = view.ships[one.ship];
    return ship?.pose ? squareBase(ship.pose, baseOf(ship.type).half) : undefined;
  };
  const from = ruler.from && shapeOf(ruler.from);
  const to = end && shapeOf(end);
  const found = from && to ? between(from, to) : undefined;
  const rooms = [ruler.from, end].flatMap((one) => {
    const ship = one && 'ship' in one ? view.ships[one.ship] : undefined;
    return ship?.pose ? [roomOf(ship.type, ship.pose)] : [];
  });
  const words = (m: Measure) => {
    const at = band(m.distance, BANDS);
    return [
      at > 3 ? own.table.beyond : own.table.range(String(at)),
      `${number(m.distance, 1)} mm`,
      ...(sight ? [own.table.sight(sight)] : []),
    ];
  };
  return (
    <>
      {/* Points of the table; ships above it are picked themselves. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the ruler goes from ship to ship. */}
      <rect
        className="ruler-ground"
        width={area.width}
        height={area.depth}
        onPointerMove={(event) => setHover(endAt(view, scene.pointAt(event)))}
        onClick={(event) => ruler.pick(endAt(view, scene.pointAt(event)))}
      />
      {found && <MeasuredLine scene={scene} measure={found} lines={words(found)} ends={rooms} />}
    </>
  );
}

/** The ship at a point of the table, or the point itself. */
export const endAt = (view: XWingView, at: Vec): End => {
  const ship = view.ships.find((s) => s.pose && distanceTo(s.pose, at) < baseOf(s.type).half * 1.2);
  return ship ? { ship: ship.id } : at;
};

const shipOf = (end: End | undefined): number | undefined => (end && 'ship' in end ? end.ship : undefined);

/** What the rules say of the line between two ships, from the same function that decides a shot. */
export interface Sight {
  readonly inArc: boolean;
  /** The range of the line of fire, which is not always the shortest line. */
  readonly range: number;
  readonly obstructed: boolean;
}

function useSight(from: number | undefined, to: number | undefined): Sight | undefined {
  const { question } = useMatch();
  const [sight, setSight] = useState<Sight>();
  useEffect(() => {
    setSight(undefined);
    if (from === undefined || to === undefined || from === to) return;
    let stale = false;
    const line = async (arc?: 'front') => {
      const reply = await question('line', { from, to, ...(arc && { arc }) });
      return reply.ok ? (reply.value as unknown as Omit<Sight, 'inArc'> | null) : null;
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

const distanceTo = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y);

type Shape = ReturnType<typeof squareBase> | Vec;
const isPoint = (shape: Shape): shape is Vec => !('points' in shape);

function between(a: Shape, b: Shape): Measure {
  if (isPoint(a) && isPoint(b)) return { distance: distanceTo(a, b), from: a, to: b };
  if (isPoint(a)) return isPoint(b) ? { distance: 0, from: a, to: b } : measureFromPoint(a, b);
  if (isPoint(b)) {
    const m = measureFromPoint(b, a);
    return { distance: m.distance, from: m.to, to: b };
  }
  return measure(a, b);
}
