import type { Vec } from '@holotisch/table';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Camera } from './camera.ts';
import type { Description, Light, PieceItem, SceneActions } from './description.ts';
import { actionsFor, lightsOf, lookOf, useLaidOver, withLayers } from './layers.tsx';
import { neighbour } from './neighbour.ts';
import type { Rig } from './rig.ts';
import { kept } from './same.ts';
import type { StageProps } from './stage-props.ts';
import { panStep, useViewKeys } from './use-view-keys.ts';
import { alongTable } from './view.ts';

/** As lines from above it is. */
const EASY = 27;

const isPiece = (item: Description['items'][number]): item is PieceItem => item.kind === 'piece';

const NOWHERE: readonly Vec[] = [];
const spoken = (points: readonly Vec[]): string => points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join();

/** Pieces in such a light are chosen from, and so have to be seen. */
const CHOSEN_FROM: ReadonlySet<Light | undefined> = new Set<Light>(['choice', 'target', 'aimed']);

/** The millimetres of a pixel at which the smallest piece that has a name is easily followed. */
function comfortOf(pieces: readonly PieceItem[], easy: number): number {
  const sides = pieces.flatMap(({ label, radius }) => (label === undefined ? [] : [radius * Math.SQRT2]));
  return sides.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...sides) / easy;
}

/** What is only looked at has nothing to be picked in it. */
const withoutNames = (description: Description): Description => ({
  ...description,
  items: description.items.map((item) => {
    if (item.kind !== 'piece' && item.kind !== 'outline') return item;
    const { label: _, ...nameless } = item;
    return nameless;
  }),
});

/** Tells the camera how large the picture is, and what of it is covered: the padding of `.table-view-stage`. */
function useScreen(frame: RefObject<HTMLElement | null>, camera: Camera): void {
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    const measure = () => {
      const style = getComputedStyle(node);
      const [left, right] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
      const [top, bottom] = [Number.parseFloat(style.paddingTop), Number.parseFloat(style.paddingBottom)];
      camera.resize({ width: node.clientWidth, height: node.clientHeight, left, right, top, bottom });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [frame, camera]);
}

/** All that lies on a table now: what is described, and what questions lay over it. */
export function useScene(props: StageProps) {
  const { still = false } = props;
  const layers = useLaidOver();
  const before = useRef<Description>(undefined);
  const description = useMemo(
    () => kept(before.current, withLayers(props.description, layers)),
    [props.description, layers],
  );
  before.current = description;
  const lights = useMemo(() => lightsOf(layers), [layers]);
  const pieces = useMemo(() => description.items.filter(isPiece), [description]);
  const drawn = useMemo(() => (still ? withoutNames(description) : description), [still, description]);
  const wanted = lookOf(layers);
  const eyes = wanted && `${wanted.from} ${wanted.to} ${wanted.at?.x} ${wanted.at?.y}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same look is not taken twice
  const look = useMemo(() => wanted, [eyes]);
  return { layers, description, lights, pieces, drawn, look };
}
type Scene = ReturnType<typeof useScene>;

/** What every stage does with its camera, whoever draws: the table it looks at, what has to be seen, how it is turned. */
export function useLooking(
  { turn = 0, framing = true, happens = NOWHERE, handle }: StageProps,
  { description, pieces, layers, lights }: Scene,
  { camera, rig }: { readonly camera: Camera; readonly rig: Rig },
  frame: RefObject<HTMLElement | null>,
  /** Pixels that a piece has across when it is easily followed. */
  easy = EASY,
  /** So many times as large are those who fight, while dice lie beside them. */
  inFight = 1,
): void {
  const { width, depth, edges, map } = description.ground;
  const ends = edges?.some(({ side }) => side === 'north' || side === 'south') ?? false;
  const sides = edges?.some(({ side }) => side === 'east' || side === 'west') ?? false;
  useLayoutEffect(() => camera.lay({ width, depth }, { ends, sides }), [camera, width, depth, ends, sides]);
  const fight = description.items.some(({ kind }) => kind === 'dice') ? inFight : 1;
  useLayoutEffect(() => {
    camera.frames = framing;
    camera.ease(comfortOf(pieces, (map ? easy / 2 : easy) * fight));
  }, [camera, framing, pieces, easy, map, fight]);
  useLayoutEffect(() => {
    const look = () => rig.look({ pixel: camera.view.pixel, turn: camera.turn });
    look();
    return camera.listen(look);
  }, [camera, rig]);
  useScreen(frame, camera);
  const inSight = useMemo(
    () => [
      ...layers.flatMap((layer) => layer.inSight ?? []),
      ...pieces.flatMap(({ key, pose }) => (CHOSEN_FROM.has(lights[key]) ? [pose] : [])),
    ],
    [layers, pieces, lights],
  );
  const asked = spoken(inSight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same points need not be looked for again
  useEffect(() => camera.keepInSight(inSight), [camera, asked]);
  const seen = spoken(happens);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so do these
  useEffect(() => camera.frame(happens), [camera, seen]);
  const turned = useRef(false);
  useLayoutEffect(() => {
    camera.turnTo(turn, !turned.current);
    turned.current = true;
  }, [camera, turn]);
  useImperativeHandle(
    handle,
    () => ({
      pose: (key, pose) => rig.pose(key, pose),
      poseOf: (key) => rig.poseOf(key),
      hears: (at) => heardFrom(camera, at),
    }),
    [rig, camera],
  );
}

/** Beside the picture it is heard, too, but from afar. */
function heardFrom(camera: Camera, at: Vec): { readonly pan: number; readonly near: number } {
  const { x, y } = camera.onScreen(at);
  const { width, height } = camera.place.screen;
  const [right, down] = [(x / width) * 2 - 1, (y / height) * 2 - 1];
  const beyond = Math.max(0, Math.abs(right) - 1, Math.abs(down) - 1);
  return { pan: Math.max(-1, Math.min(1, right)), near: 1 / (1 + 2 * beyond) };
}

/** What is done to the picture, told to whoever cares for it; `handled` is for hands, the rest for the stage's element. */
export function useDoings(
  { actions, still = false }: StageProps,
  { layers, pieces }: Scene,
  { camera, rig }: { readonly camera: Camera; readonly rig: Rig },
  picture: RefObject<HTMLElement | null>,
  /** A key on the table itself; true says that it was meant for whoever draws. */
  onOwnKey?: (right: number, up: number, event: KeyboardEvent<HTMLElement>) => boolean,
) {
  const of = (key: string | undefined) => actionsFor(key, layers, actions);
  /** The first that cares for such a thing. */
  const tell = <N extends keyof SceneActions>(key: string | undefined, name: N) =>
    of(key).find((one) => one[name] !== undefined);
  const tellAll = (at: Vec, name: 'onGround' | 'onMove') => {
    for (const one of [...layers.map((layer) => layer.actions), actions]) one?.[name]?.(at);
  };
  const handled = {
    point: (key: string | undefined) => {
      for (const one of new Set([...layers.map((layer) => layer.actions), actions])) one?.onPoint?.(key);
    },
    pick: (key: string) => tell(key, 'onPick')?.onPick?.(key),
    ground: (at: Vec) => tellAll(at, 'onGround'),
    move: (at: Vec) => tellAll(at, 'onMove'),
    drag: (key: string, to: Vec) => tell(key, 'onDrag')?.onDrag?.(key, to),
    drop: (key: string) => tell(key, 'onDrop')?.onDrop?.(key),
    turn: (key: string, degrees: number) => tell(key, 'onTurn')?.onTurn?.(key, degrees),
    hold: (at: Vec, key: string | undefined) => tell(key, 'onHold')?.onHold?.(at, key),
  };
  useViewKeys(camera, !still);

  const rove = useRove(picture, pieces);
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const key = (target as Partial<SVGElement>).dataset?.['key'];
    if (key === undefined) return;
    rove(key);
    tell(key, 'onFocus')?.onFocus?.(key);
    tell(key, 'onPoint')?.onPoint?.(key);
    const pose = target.matches(':focus-visible') ? rig.poseOf(key) : undefined;
    if (pose && !isSeen(camera, pose)) camera.centre(pose);
  };
  const onBlur = ({ target }: FocusEvent<Element>) => {
    const key = (target as Partial<SVGElement>).dataset?.['key'];
    if (key !== undefined) tell(key, 'onPoint')?.onPoint?.(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = (event.target as Partial<HTMLElement>).dataset?.['key'];
    if (key !== undefined && tell(key, 'onKey')?.onKey?.(key, event)) return event.preventDefault();
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === undefined) {
      // The table pans only while it has the focus itself.
      if (!arrow || event.target !== event.currentTarget) return;
      event.preventDefault();
      if (onOwnKey?.(arrow[0], arrow[1], event)) return;
      camera.pan(arrow[0] * panStep(camera), arrow[1] * panStep(camera));
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      tell(key, 'onPick')?.onPick?.(key);
      return;
    }
    const from = rig.poseOf(key);
    if (!arrow || !from) return;
    event.preventDefault();
    const named = pieces.flatMap((piece) => {
      const at = piece.label === undefined ? undefined : rig.poseOf(piece.key);
      return at ? [{ key: piece.key, x: at.x, y: at.y }] : [];
    });
    const next = neighbour({ key, x: from.x, y: from.y }, named, alongTable(arrow[0], arrow[1], camera.turn));
    if (next !== undefined) buttonOf(picture.current, next)?.focus();
  };
  return { handled, onFocus, onBlur, onKeyDown };
}

/** To the right and up. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function isSeen(camera: Camera, at: Vec): boolean {
  const { x, y } = camera.onScreen(at);
  const { width, height, left, right, top, bottom } = camera.place.screen;
  return x >= left && x <= width - right && y >= top && y <= height - bottom;
}

const buttonOf = (picture: HTMLElement | null, key: string): SVGElement | null =>
  picture?.querySelector<SVGElement>(`.piece[data-key="${CSS.escape(key)}"]`) ?? null;

/** Of all pieces one is reached with the tabulator; the arrows lead from there to the others. */
function useRove(picture: RefObject<HTMLElement | null>, pieces: readonly PieceItem[]) {
  const here = useRef<string>(undefined);
  const rove = (key: string | undefined) => {
    if (here.current !== undefined && here.current !== key)
      buttonOf(picture.current, here.current)?.setAttribute('tabindex', '-1');
    here.current = key;
    if (key !== undefined) buttonOf(picture.current, key)?.setAttribute('tabindex', '0');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other pieces stand there, one of them has to be reached
  useLayoutEffect(() => {
    const named = pieces.filter(({ label }) => label !== undefined);
    rove(named.some(({ key }) => key === here.current) ? here.current : named[0]?.key);
  }, [pieces]);
  return rove;
}
