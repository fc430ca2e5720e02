import type { Pose } from '@holotisch/table';
import { memo, type Ref, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { boxAt, pushedOnto, type Side } from '../arrange.ts';
import type { LabelItem } from '../description.ts';
import { screenOf } from '../details.ts';
import type { Eye } from '../rig.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { sideClass } from '../svg.ts';

/** Pixels between a piece and the words at it. */
const AWAY = 8;

/** Where words stand that would rather be above their piece, and those that would rather be below. */
export const ABOVE: readonly Side[] = [
  'above',
  'below',
  'right',
  'left',
  'farAbove',
  'farBelow',
  'farRight',
  'farLeft',
];
export const BELOW: readonly Side[] = [
  'below',
  'farBelow',
  'above',
  'right',
  'left',
  'farAbove',
  'farRight',
  'farLeft',
];

interface LabelProps {
  readonly item: LabelItem;
  /** The radius of the piece, in millimetres. */
  readonly room: number;
}

/** A piece that does not stand on the table has no place for words. */
const UNPLACED = { visibility: 'hidden' } as const;

/** Words at a piece or a place; on the screen, not on the table: never turned, never run out of what is seen of it. */
export const Label = memo(function Label({ item, room }: LabelProps) {
  const { key, at, text, side: wanted = 'above' } = item;
  const { rig, camera, details } = useStageParts();
  const ref = useRef<HTMLDivElement>(null);
  const piece = 'piece' in at ? at.piece : undefined;
  const [x, y] = 'piece' in at ? [0, 0] : [at.x, at.y];
  useLayoutEffect(() => {
    if (piece === undefined) rig.place(key, { x, y, hx: 0, hy: 1 });
  }, [rig, key, piece, x, y]);
  useLayoutEffect(() => (piece === undefined ? () => rig.place(key, undefined) : undefined), [rig, key, piece]);
  const anchor = piece ?? key;
  const sizeOf = useCallback(
    ({ pixel }: Eye) => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = ref.current ?? {};
      return { width, height, reach: room / pixel + AWAY };
    },
    [room],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useLayoutEffect(() => {
    const sides = wanted === 'above' ? ABOVE : BELOW;
    return details.add(key, { piece: anchor, sides, is: 'words', size: sizeOf });
  }, [details, key, anchor, wanted, sizeOf, text]);
  const listen = useCallback((told: () => void) => details.listen(key, told), [details, key]);
  const side = useSyncExternalStore(listen, () => details.sideOf(key)) ?? wanted;
  const draw = useCallback(
    (pose: Pose, eye: Eye) => {
      const node = ref.current;
      if (!node) return;
      const size = sizeOf(eye);
      const { x: middle, y: height } = pushedOnto(
        screenOf(camera),
        boxAt({ at: camera.onScreen(pose), ...size }, side),
      );
      const [left, top] = [middle - size.width / 2, height - size.height / 2];
      node.style.visibility = 'visible';
      node.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    },
    [camera, side, sizeOf],
  );
  usePart(anchor, draw, 'view');
  return <LabelFace ref={ref} item={item} />;
});

/** What words look like, wherever they stand. */
export function LabelFace({ item, ref }: { readonly item: LabelItem; readonly ref: Ref<HTMLDivElement> }) {
  const { text, tone = 'neutral', clause, silent, owner } = item;
  return (
    <div
      ref={ref}
      className={`stage-label tone-${tone} ${sideClass(owner)}`}
      style={UNPLACED}
      aria-hidden={silent || undefined}
    >
      <span>{text}</span>
      {clause && <ClauseLink id={clause} mute={silent === true} {...(tone === 'neutral' && { sign: '§' })} />}
    </div>
  );
}
