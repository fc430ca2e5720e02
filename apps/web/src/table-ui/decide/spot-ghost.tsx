import { pose, type Vec } from '@holotisch/table';
import { useMemo } from 'react';
import type { LabelItem, PieceItem } from '../../scene/description.ts';
import { useSceneLayer } from '../../scene/layers.tsx';
import { circlePath } from '../../scene/svg.ts';
import { useDraft } from '../draft.tsx';
import type { OverlayProps, TableFace } from '../game-face.ts';
import { useWords } from '../words.ts';
import type { Spot } from './ask.ts';
import { moveByKey, turned } from './move-spot.ts';
import { usePlacingKeys } from './use-placing-keys.ts';

export const GHOST = 'ghost';

type Placed = NonNullable<ReturnType<NonNullable<TableFace<unknown>['placing']>>>;

/** Where a game does not say what it places: a disc of 40 mm that looks somewhere. */
const DISC: Placed = {
  height: 3,
  outline: circlePath(20),
  radius: 20,
  front: 20,
  drawing: [
    { d: circlePath(20), paint: 'base' },
    { d: 'M0 0V20', paint: 'line' },
  ],
};

interface SpotGhostProps<V> extends OverlayProps<V> {
  readonly spot: Spot;
  /** What is placed, as the game draws it. */
  readonly piece: Placed | undefined;
  /** Where it comes to lie if it is put down there, for what may only lie beside something. */
  readonly held?: (spot: Spot) => Spot;
  readonly onDrop?: (() => void) | undefined;
}

/** Why a piece may not stand where it is, right beside it. The panel says it to screen readers. */
export const noteAt = (piece: string, text: string): LabelItem => ({
  kind: 'label',
  key: 'ghost-note',
  at: { piece },
  text,
  tone: 'barred',
  silent: true,
});

/** The piece that is being placed: dragged or put down by a click, turned by its handle or keys, barred where it may not stand. */
export function SpotGhost<V>({ ask, ground, turn, spot, piece, held = asItIs, onDrop }: SpotGhostProps<V>) {
  const { set, refusal } = useDraft();
  const { message } = useWords();
  const edge = edgeOf(ask.region);
  const { width, depth } = ground;
  const layer = useMemo(() => {
    // Whatever is let go of beyond the table could not be found again.
    const move = (to: Spot) =>
      set({ ...held({ ...to, x: Math.min(width, Math.max(0, to.x)), y: Math.min(depth, Math.max(0, to.y)) }) });
    const look = piece ?? DISC;
    const ghost: PieceItem = {
      ...look,
      kind: 'piece',
      key: GHOST,
      pose: pose(spot.x, spot.y, spot.degrees),
      label: look.label ?? message(ask.prompt),
      ghost: refusal ? 'barred' : 'legal',
      draggable: true,
      turnable: look.turnable ?? true,
    };
    return {
      move,
      items: [ghost, ...(refusal ? [noteAt(GHOST, message(refusal.message))] : [])],
      actions: {
        onDrag: (_: string, { x, y }: Vec) => move({ ...spot, x, y }),
        ...(onDrop && { onDrop }),
        onTurn: (_: string, degrees: number) => move(turned(spot, degrees)),
        onGround: ({ x, y }: Vec) => {
          // A click beside the table means something else.
          if (x >= 0 && x <= width && y >= 0 && y <= depth) move({ ...spot, x, y });
        },
      },
    };
  }, [set, refusal, message, width, depth, spot, piece, held, onDrop, ask.prompt]);
  useSceneLayer(layer);
  usePlacingKeys((event) => {
    const moved = moveByKey(event, spot, turn, edge);
    if (moved) layer.move(moved);
    return moved !== undefined;
  });
  return null;
}

const asItIs = (spot: Spot): Spot => spot;

/** The edge of a starting area, towards which a piece is straightened. */
const edgeOf = (region: unknown): string | undefined => {
  const edge = typeof region === 'object' && region !== null && 'edge' in region ? region.edge : undefined;
  return typeof edge === 'string' ? edge : undefined;
};
