import { band, type Measure, measure, measureFromPoint, squareBase, type Vec } from '@holotisch/table';
import { useCallback, useEffect, useState } from 'react';
import { Ruler } from '../../scene/Ruler.tsx';
import type { Scene } from '../../scene/TableView.tsx';
import type { Area } from '../../scene/view.ts';
import { isKey } from '../../settings/keys.ts';
import { useLanguage } from '../../settings/language.tsx';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { baseOf } from './facts.ts';

/** An end of the ruler: a ship's base or any point of the table. */
type End = { readonly ship: number } | Vec;

export interface RulerState {
  readonly armed: boolean;
  readonly from: End | undefined;
  readonly to: End | undefined;
  toggle(): void;
  pick(end: End): void;
  pickShip(ship: number | undefined): void;
}

/** The ruler in the hand: first from where, then to where, then the next measurement. */
export function useRuler(allowed: boolean): RulerState {
  const [armed, setArmed] = useState(false);
  const [ends, setEnds] = useState<readonly [End?, End?]>([]);
  const pick = useCallback((end: End) => setEnds(([a, b]) => (a && !b ? [a, end] : [end])), []);
  const toggle = useCallback(() => {
    setArmed((old) => !old);
    setEnds([]);
  }, []);
  const pickShip = useCallback((ship: number | undefined) => ship !== undefined && pick({ ship }), [pick]);
  useEffect(() => {
    if (!allowed) setArmed(false);
  }, [allowed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (isKey(event, 'ruler') && allowed) toggle();
      if (event.key === 'Escape') setArmed(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [allowed, toggle]);
  return { armed, from: ends[0], to: ends[1], toggle, pick, pickShip };
}

export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement &&
  event.target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

const BANDS = [100, 200, 300];

interface RulerToolProps {
  readonly ruler: RulerState;
  readonly scene: Scene;
  readonly view: XWingView;
  readonly area: Area;
}

export function RulerTool({ ruler, scene, view, area }: RulerToolProps) {
  const { t } = useWords();
  const { number } = useLanguage();
  const [hover, setHover] = useState<Vec>();
  if (!ruler.armed) return null;
  const shapeOf = (end: End) => {
    if (!('ship' in end)) return end;
    const ship = view.ships[end.ship];
    return ship?.pose ? squareBase(ship.pose, baseOf(ship.type).half) : undefined;
  };
  const from = ruler.from && shapeOf(ruler.from);
  const to = ruler.to ? shapeOf(ruler.to) : hover;
  const found = from && to ? between(from, to) : undefined;
  const words = (m: Measure) => {
    const at = band(m.distance, BANDS);
    return [at > 3 ? t.table.beyond : t.table.range(String(at)), `${number(m.distance, 1)} mm`];
  };
  return (
    <>
      {/* Points of the table; ships above it are picked themselves. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the ruler goes from ship to ship. */}
      <rect
        className="ruler-ground"
        width={area.width}
        height={area.depth}
        onPointerMove={(event) => setHover(scene.pointAt(event))}
        onClick={(event) => {
          const at = scene.pointAt(event);
          const ship = view.ships.find((s) => s.pose && distanceTo(s.pose, at) < baseOf(s.type).half * 1.2);
          ruler.pick(ship ? { ship: ship.id } : at);
        }}
      />
      {found && <Ruler scene={scene} measure={found} limits={BANDS} lines={words(found)} />}
    </>
  );
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
