import type { Vec } from '@holotisch/table';
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isKeyBare, isTyping, type KeyName } from '../settings/keys.ts';
import {
  type Area,
  alongTable,
  canZoom,
  panned,
  type Turn,
  type View,
  wholeTable,
  withInSight,
  zoomed,
} from './view.ts';

const KEY_PAN = 0.08;
const FASTER = 3;
/** To the right and up, in the picture as it lies. */
const PANS: readonly (readonly [KeyName, number, number])[] = [
  ['panUp', 0, 1],
  ['panLeft', -1, 0],
  ['panDown', 0, -1],
  ['panRight', 1, 0],
];
const ZOOM_STEP = 1.25;

/** By how much a key zooms; 0 shows the whole table. */
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': 1 / ZOOM_STEP,
  '=': 1 / ZOOM_STEP,
  '-': ZOOM_STEP,
  '0': 0,
};

interface Finger {
  x: number;
  y: number;
}

/** Where a point of the screen lies on the table. `ground` is drawn in millimetres of the table. */
export function tablePoint(ground: SVGGraphicsElement, clientX: number, clientY: number): Vec {
  const matrix = ground.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** Pan with one finger or the mouse, zoom with two fingers, the wheel or keys. */
export function usePanZoom(area: Area, turn: Turn, start: View, ground: RefObject<SVGGElement | null>) {
  const [view, setView] = useState(start);
  const fingers = useRef(new Map<number, Finger>());
  const latest = useRef(view);
  latest.current = view;

  // React listens to the wheel passively, which could not keep the page from scrolling along.
  useEffect(() => {
    const scene = ground.current?.ownerSVGElement;
    const onWheel = (event: WheelEvent) => {
      if (!ground.current) return;
      const factor = 2 ** (Math.max(-60, Math.min(60, event.deltaY)) / 180);
      // At the end of the zoom the page scrolls on: nobody gets caught over the table.
      if (!canZoom(latest.current, area, factor)) return;
      event.preventDefault();
      const at = tablePoint(ground.current, event.clientX, event.clientY);
      setView((old) => zoomed(old, area, factor, at));
    };
    scene?.addEventListener('wheel', onWheel, { passive: false });
    return () => scene?.removeEventListener('wheel', onWheel);
  }, [area, ground]);

  // These pan and zoom wherever the focus is; the arrows belong to whatever has it.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector('dialog[open]')) return;
      const zoomBy = ZOOM_KEYS[event.key];
      if (zoomBy !== undefined) {
        event.preventDefault();
        return setView((old) => (zoomBy === 0 ? wholeTable(area) : zoomed(old, area, zoomBy)));
      }
      const [, right, up] = PANS.find(([name]) => isKeyBare(event, name)) ?? [];
      if (right === undefined || up === undefined) return;
      event.preventDefault();
      const by = alongTable(right, up, turn);
      const step = latest.current.span * KEY_PAN * (event.shiftKey ? FASTER : 1);
      setView((old) => panned(old, area, by.x * step, by.y * step));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [area, turn]);

  /** Brings points into sight that are out of it; whoever sees them already is not moved. */
  const bring = useCallback((points: readonly Vec[]) => setView((old) => withInSight(old, area, points)), [area]);

  const zoom = (factor: number) => setView((old) => zoomed(old, area, factor));

  const onPointerDown = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<SVGElement>) => {
    const moved = fingers.current.get(event.pointerId);
    if (!moved || !ground.current) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    const middle = (finger: Finger): Finger =>
      other ? { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 } : finger;
    const before = tablePoint(ground.current, middle(moved).x, middle(moved).y);
    const after = tablePoint(ground.current, middle(now).x, middle(now).y);
    const apart = (finger: Finger) => (other ? Math.hypot(finger.x - other.x, finger.y - other.y) : 1);
    const factor = apart(moved) / Math.max(1, apart(now));
    setView((old) => panned(zoomed(old, area, factor, after), area, before.x - after.x, before.y - after.y));
    fingers.current.set(event.pointerId, now);
  };

  const onPointerUp = (event: PointerEvent<SVGElement>) => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = view.span * KEY_PAN;
    const pan = (dx: number, dy: number) => () => {
      const by = alongTable(dx, dy, turn);
      setView((old) => panned(old, area, by.x, by.y));
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: pan(-step, 0),
      ArrowRight: pan(step, 0),
      ArrowUp: pan(0, step),
      ArrowDown: pan(0, -step),
    };
    // Pieces use the arrows for themselves; the table pans only while it has the focus itself.
    const own = event.target === event.currentTarget && !event.ctrlKey && !event.metaKey && !event.altKey;
    const act = own ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    view,
    bring,
    nearer: () => zoom(1 / ZOOM_STEP),
    farther: () => zoom(ZOOM_STEP),
    whole: () => setView(wholeTable(area)),
    backdrop: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    onKeyDown,
  };
}
