import type { Vec } from '@holotisch/table';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import { headingTo } from './items/piece.tsx';
import type { Rig } from './rig.ts';

/** Pixels that a pointer may stray and still be a click. */
const STILL = 6;
const LONG = 500;

/** What hands do to the picture, told with the key of what they did it to. */
interface Handled {
  point(key: string | undefined): void;
  pick(key: string): void;
  ground(at: Vec): void;
  move(at: Vec): void;
  drag(key: string, to: Vec): void;
  drop(key: string): void;
  turn(key: string, degrees: number): void;
  hold(at: Vec, key: string | undefined): void;
}

interface Finger {
  x: number;
  y: number;
}

type Grip =
  | { readonly does: 'drag'; readonly key: string; readonly dx: number; readonly dy: number }
  | { readonly does: 'turn'; readonly key: string };

/** The key of what the page itself has under the pointer. */
export const keyOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-key]')?.dataset['key'] : undefined;

/** How hands feel a picture that is no drawing of the page. */
export interface Touch {
  /** What lies at a place of the screen, where the page itself has `target`. */
  keyAt(target: EventTarget | null, at: Vec): string | undefined;
  /** The place of the table at a place of the screen. */
  placeAt(at: Vec): Vec;
  /** Whether it follows the pointer when dragged. */
  isDraggable(key: string): boolean;
  /** Walks around the table, by so many degrees, and higher up. */
  walk(degrees: number, higher: number): void;
  /** Moves the table so that what was at one place of the screen comes to another. */
  carry(from: Vec, to: Vec): void;
}

/** Degrees of a walk for each pixel. */
const WALK = 0.32;

/**
 * One set of listeners for the whole picture: pieces are picked, dragged and turned, the empty table is panned, two
 * fingers zoom, a right click or a finger that rests measures.
 */
export function useHands(
  picture: RefObject<HTMLElement | null>,
  camera: Camera,
  rig: Rig,
  handled: Handled,
  touch?: Touch,
) {
  const keyAt = (target: EventTarget | null, at: Vec) => (touch ? touch.keyAt(target, at) : keyOf(target));
  const placeAt = (at: Vec) => (touch ? touch.placeAt(at) : camera.onTable(at));
  const latest = useRef(handled);
  latest.current = handled;
  const fingers = useRef(new Map<number, Finger>());
  const grip = useRef<Grip>(undefined);
  const began = useRef<Finger>(undefined);
  /** It was no click: something was moved, or a long press has done its work already. */
  const spent = useRef(false);
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef<string>(undefined);
  /** Where somebody who walks around the table has come from, and how far. */
  const walking = useRef<{ at: Vec; moved: boolean }>(undefined);
  /** Where the pointer was moved to last. */
  const moved = useRef<Vec>(undefined);

  const spot = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Vec => {
    const box = picture.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const point = (key: string | undefined) => {
    if (pointed.current === key) return;
    pointed.current = key;
    latest.current.point(key);
  };

  // React listens to the wheel passively, which could not keep the page from scrolling along.
  useEffect(() => {
    const node = picture.current;
    const onWheel = (event: WheelEvent) => {
      const factor = 2 ** (Math.max(-60, Math.min(60, event.deltaY)) / 180);
      // At the end of the zoom the page scrolls on: nobody gets caught over the table.
      if (!camera.canZoom(factor) || !node) return;
      event.preventDefault();
      const box = node.getBoundingClientRect();
      camera.zoom(factor, { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, [picture, camera]);

  const grab = (target: EventTarget | null, at: Vec, screen: Vec): Grip | undefined => {
    if (!(target instanceof Element)) return undefined;
    const turns = target.closest<SVGElement>('[data-turns]')?.dataset['turns'];
    if (turns !== undefined) return { does: 'turn', key: turns };
    const own = touch?.keyAt(target, screen);
    const key = touch
      ? own !== undefined && touch.isDraggable(own)
        ? own
        : undefined
      : target.closest<SVGElement>('[data-grab]')?.dataset['key'];
    const pose = key === undefined ? undefined : rig.poseOf(key);
    return key === undefined || !pose ? undefined : { does: 'drag', key, dx: pose.x - at.x, dy: pose.y - at.y };
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = spot(event);
      if (touch && (event.button !== 0 || event.altKey)) {
        walking.current = { at, moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
        return;
      }
      if (event.button !== 0) return;
      fingers.current.set(event.pointerId, { ...at });
      clearTimeout(pressing.current);
      if (!event.isPrimary) {
        // A second finger means to zoom.
        spent.current = true;
        grip.current = undefined;
        return;
      }
      spent.current = false;
      began.current = { ...at };
      grip.current = grab(event.target, placeAt(at), at);
      if (grip.current) event.currentTarget.setPointerCapture(event.pointerId);
      else if (event.pointerType !== 'mouse') {
        const key = keyAt(event.target, at);
        pressing.current = setTimeout(() => {
          spent.current = true;
          latest.current.hold(placeAt(at), key);
        }, LONG);
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = spot(event);
      moved.current = at;
      const walk = walking.current;
      if (walk) {
        if (!walk.moved && Math.hypot(at.x - walk.at.x, at.y - walk.at.y) < STILL) return;
        touch?.walk((walk.at.x - at.x) * WALK, (at.y - walk.at.y) * WALK);
        walking.current = { at, moved: true };
        return;
      }
      const before = fingers.current.get(event.pointerId);
      if (!before) {
        point(keyAt(event.target, at));
        latest.current.move(placeAt(at));
        return;
      }
      if (grip.current) {
        const { x, y } = placeAt(at);
        const held = grip.current;
        spent.current = true;
        if (held.does === 'drag') latest.current.drag(held.key, { x: x + held.dx, y: y + held.dy });
        else {
          const pose = rig.poseOf(held.key);
          if (pose) latest.current.turn(held.key, Math.round(headingTo(pose, x, y)));
        }
        return;
      }
      const start = began.current;
      if (!spent.current && start && Math.hypot(at.x - start.x, at.y - start.y) < STILL) return;
      clearTimeout(pressing.current);
      if (!spent.current) {
        spent.current = true;
        point(undefined);
      }
      // Only now: a captured pointer would take the click away from the piece under it.
      event.currentTarget.setPointerCapture(event.pointerId);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const middle = (finger: Vec): Vec =>
        other ? { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 } : finger;
      const [from, to] = [middle(before), middle(at)];
      if (other) {
        const apart = (finger: Vec) => Math.hypot(finger.x - other.x, finger.y - other.y);
        camera.zoom(apart(before) / Math.max(1, apart(at)), to);
        const angle = (finger: Vec) => (Math.atan2(finger.y - other.y, finger.x - other.x) * 180) / Math.PI;
        // Fingers that turn about each other walk around, fingers that go up or down together look from another height.
        const twist = ((angle(at) - angle(before) + 540) % 360) - 180;
        touch?.walk(twist, (to.y - from.y) * WALK);
      }
      if (!touch) camera.pan(from.x - to.x, to.y - from.y);
      else if (!other) touch.carry(from, to);
      fingers.current.set(event.pointerId, { ...at });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (walking.current) {
        const { at, moved: gone } = walking.current;
        walking.current = undefined;
        // A click that follows a walk is none.
        spent.current = true;
        if (!gone && event.button === 2) latest.current.hold(placeAt(at), keyAt(event.target, at));
        return;
      }
      clearTimeout(pressing.current);
      fingers.current.delete(event.pointerId);
      const held = grip.current;
      grip.current = undefined;
      if (held?.does === 'drag' && spent.current) latest.current.drop(held.key);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      walking.current = undefined;
      clearTimeout(pressing.current);
      fingers.current.delete(event.pointerId);
      grip.current = undefined;
      spent.current = true;
    },
    onPointerOver(event: PointerEvent<HTMLElement>) {
      const at = spot(event);
      const key = keyAt(event.target, at);
      // What comes to lie under a mouse at rest is not pointed at: the table has moved, not the hand.
      const rests = event.pointerType === 'mouse' && at.x === moved.current?.x && at.y === moved.current.y;
      if (rests && key !== undefined) return;
      if (fingers.current.size === 0 || event.pointerType !== 'mouse') point(key);
    },
    onPointerLeave() {
      point(undefined);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      if (spent.current) return;
      const key = keyAt(event.target, spot(event));
      if (key === undefined) latest.current.ground(placeAt(spot(event)));
      else latest.current.pick(key);
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      if (touch) return;
      const native: Partial<globalThis.PointerEvent> = event.nativeEvent;
      // A browser that tells of a long press itself comes second: that has been done already.
      if (native.pointerType !== 'touch') latest.current.hold(placeAt(spot(event)), keyOf(event.target));
    },
  };
}
