import type { Json } from '@holotisch/engine';
import type { MoveAnswer } from '@holotisch/legion';
import { type Shape, speedToolOutline, type Vec } from '@holotisch/table';
import { useMemo, useRef, useState } from 'react';
import type { RefusalView } from '../../../match/ask-view.ts';
import type { LabelItem, OutlineItem, PieceItem, SceneItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath, outline, round } from '../../../scene/svg.ts';
import { isKeyBare } from '../../../settings/keys.ts';
import { arrowOf } from '../../../table-ui/decide/move-spot.ts';
import { GHOST, noteAt } from '../../../table-ui/decide/spot-ghost.tsx';
import { usePlacingKeys } from '../../../table-ui/decide/use-placing-keys.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { type OverlayProps, pieceKey, pieceOfKey } from '../../../table-ui/game-face.ts';
import { miniShape } from '../table/drawings.ts';
import { type LegionView, leaderPose, ownerOf, unitOfPiece } from '../view.ts';
import { useWords } from '../words.ts';
import { attackable, bentBy, bentThrough, movedTowards, reachOf, toolOf } from './move.ts';
import { followerGhosts, miniOfGhost, othersWith } from './unit-ghosts.ts';
import { toPoint, useGo } from './use-go.ts';
import { type MoveAsk, useMovePlaced } from './use-placed.ts';
import { useReachItems } from './use-reach.ts';

interface MoveGhostProps extends OverlayProps<LegionView, MoveAsk> {
  readonly move: MoveAnswer;
}

const HINGE = 'hinge';
const HINGE_RADIUS = 9;
/** Millimetres and degrees of a key; finer with Shift. */
const STEP = 12;
const BEND = 10;

/** Whoever is drawn onto an enemy fights it. */
const TOUCHED = 20;

/** The place that was clicked and cannot be had; the move is the one that is offered instead. */
interface Missed {
  readonly move: string;
  readonly refusal: RefusalView;
  readonly note: Pick<LabelItem, 'at' | 'clause'>;
}

const shapePath = (shape: Shape): string =>
  shape.kind === 'circle'
    ? `M${round(shape.cx - shape.radius)} ${round(shape.cy)}a${shape.radius} ${shape.radius} 0 1 0 ${2 * shape.radius} 0a${shape.radius} ${shape.radius} 0 1 0 ${-2 * shape.radius} 0Z`
    : outline(shape);

/** One gesture moves a unit: the tool as it is bent, the leader at its end, all others where they fall in. */
export function MoveGhost({ view, ask, move, turn }: MoveGhostProps) {
  const { set, refusal } = useDraft();
  const [missed, setMissed] = useState<Missed>();
  const { own, message } = useWords();
  const { region } = ask;
  const placed = useMovePlaced(ask, move);
  const within = useMemo((): Json => {
    const { name: _, unit: __, ...rest } = region;
    return { ...rest, kinds: [...rest.kinds] };
  }, [region]);
  const area = useReachItems(view, region.unit, within);
  const way = useRef<ReturnType<typeof useGo>>(undefined);
  way.current = useGo(region.unit);
  const laid = useMemo(() => toolOf(view, region, move), [view, region, move]);
  const layer = useMemo(() => {
    const unit = view.units[region.unit];
    const from = leaderPose(unit);
    const tone = refusal ? 'barred' : 'accent';
    const items: SceneItem[] = [...area];
    const end = (refusal ? undefined : placed?.leader) ?? laid?.end ?? from;
    if (unit && end) {
      for (const [i, shape] of (laid ? speedToolOutline(laid.tool) : []).entries())
        items.push({
          kind: 'outline',
          key: `tool:${i}`,
          d: shapePath(shape),
          tone,
          fill: 'soft',
          height: 2,
        } satisfies OutlineItem);
      const owner = ownerOf(view, unit.seat);
      items.push({
        ...miniShape(view, unit, unit.leader),
        kind: 'piece',
        key: GHOST,
        pose: end,
        owner,
        ghost: refusal ? 'barred' : 'legal',
        draggable: true,
        label: own.move.leader,
      } satisfies PieceItem);
      if (laid)
        items.push({
          kind: 'piece',
          key: HINGE,
          pose: laid.hinge,
          height: 2,
          radius: HINGE_RADIUS,
          draggable: true,
          ghost: 'legal',
          outline: circlePath(HINGE_RADIUS),
          drawing: [{ d: circlePath(HINGE_RADIUS), paint: 'front' }],
          label: own.move.bend,
        } satisfies PieceItem);
      if (refusal) items.push(noteAt(GHOST, message(refusal.message)));
      else if (placed) items.push(...followerGhosts(view, unit, placed, (mini) => own.move.mini(mini + 1)));
    }
    if (missed && missed.move === JSON.stringify(move))
      items.push({ ...noteAt(GHOST, message(missed.refusal.message)), ...missed.note });
    /** The rules find the way there, around whatever stands in between; where none leads, the nearest place is offered. */
    const find = (to: Vec, args: Record<string, Json> = { to: toPoint(to) }) =>
      void way.current?.({ ...args, within }).then((found) => {
        const [first] = found?.moves ?? [];
        if (!found || !first) return go(to);
        const next = { ...first.move };
        const [clause] = found.refusal?.clauses ?? [];
        setMissed(
          found.refusal
            ? { move: JSON.stringify(next), refusal: found.refusal, note: { at: to, ...(clause && { clause }) } }
            : undefined,
        );
        set(next);
      });
    const enemies = region.noMelee ? [] : attackable(view, region);
    const go = (to: { readonly x: number; readonly y: number }) => set({ ...movedTowards(view, region, move, to) });
    return {
      go,
      lights: Object.fromEntries(enemies.map(({ id }) => [pieceKey(id), 'target' as const])),
      items,
      actions: {
        onGround: (to: Vec) => find(to),
        onPick: (key: string) => {
          const piece = pieceOfKey(key);
          const enemy = enemies.find(({ id }) => piece !== undefined && id === unitOfPiece(piece));
          const at = leaderPose(enemy);
          if (enemy && at) find(at, { engage: enemy.id });
        },
        onDrag: (key: string, to: { readonly x: number; readonly y: number }) => {
          const mini = miniOfGhost(key);
          if (key === HINGE) set({ ...bentThrough(view, region, move, to) });
          else if (mini !== undefined && unit && placed) set({ ...move, others: othersWith(unit, placed, mini, to) });
          else if (key === GHOST) {
            const enemy = enemies.find(({ minis }) =>
              minis.some(({ pose: at, fell }) => at && fell === null && Math.hypot(at.x - to.x, at.y - to.y) < TOUCHED),
            );
            if (enemy) find(to, { engage: enemy.id });
            else go(to);
          }
        },
      },
    };
  }, [view, region, move, refusal, set, own, message, placed, laid, area, missed, within]);
  const inSight = useMemo(() => reachOf(view, region), [view, region]);
  useSceneLayer(useMemo(() => ({ ...layer, inSight }), [layer, inSight]));
  usePlacingKeys((event) => {
    const fine = event.shiftKey ? 0.2 : 1;
    const arrow = arrowOf(event, turn);
    const end = laid?.end ?? leaderPose(view.units[region.unit]);
    if (arrow && end) layer.go({ x: end.x + arrow.x * STEP * fine, y: end.y + arrow.y * STEP * fine });
    else if (isKeyBare(event, 'turnLeft')) set({ ...bentBy(move, -BEND * fine) });
    else if (isKeyBare(event, 'turnRight')) set({ ...bentBy(move, BEND * fine) });
    else return false;
    return true;
  });
  return null;
}
