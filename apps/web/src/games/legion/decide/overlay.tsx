import type { LegionQuestion, MoveAnswer } from '@holotisch/legion';
import { poseOnTool, type Shape, speedToolOutline } from '@holotisch/table';
import { useMemo } from 'react';
import { PickablePieces } from '../../../play/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../../play/decide/spot-ghost.tsx';
import { useDraft } from '../../../play/draft.tsx';
import type { OutlineItem, PieceItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath, outline, round } from '../../../scene/svg.ts';
import type { OptionOf, OverlayProps } from '../../game-face.ts';
import { miniShape } from '../table/drawings.ts';
import { type LegionView, ownerOf } from '../view.ts';
import { movedTowards, moveOf, toolOf } from './move.ts';
import { spotOf } from './spot.ts';

type MoveAsk = Extract<LegionQuestion, { readonly kind: 'move' }>;

/** The unit that an option is about. */
export const unitOf = ({ about }: OptionOf<LegionQuestion>): number | undefined =>
  about && typeof about === 'object' && 'unit' in about && typeof about.unit === 'number' ? about.unit : undefined;

/** What the open question lays over the table: units to pick, a unit to place, the movement tool. */
export function LegionOverlay(props: OverlayProps<LegionView, LegionQuestion>) {
  const { answer } = useDraft();
  const { ask, view } = props;
  const piece = useMemo(() => placing(view, ask), [view, ask]);
  if (ask.kind === 'move') {
    const move = moveOf(answer);
    return move ? <MoveGhost {...props} ask={ask} move={move} /> : null;
  }
  if (ask.type === 'form') return null;
  if (ask.type !== 'region') return <PickablePieces<OptionOf<LegionQuestion>> ask={ask} pieceOf={unitOf} />;
  const spot = spotOf(answer);
  return (
    <>
      <Zones ask={ask} />
      {spot && <SpotGhost {...props} spot={spot} piece={piece} />}
    </>
  );
}

/** What a question about a place puts there. */
export function placing(view: LegionView, ask: LegionQuestion): Omit<PieceItem, 'kind' | 'key' | 'pose'> | undefined {
  if (ask.type !== 'region' || ask.region.name !== 'deployment') return undefined;
  const unit = view.units[ask.region.unit];
  return unit && { ...miniShape(view, unit, true), owner: ownerOf(view, unit.seat), badge: String(unit.id + 1) };
}

/** Where a unit may be deployed. */
function Zones({ ask }: { readonly ask: LegionQuestion }) {
  const layer = useMemo(() => {
    const items: OutlineItem[] = [];
    if (ask.type === 'region' && ask.region.name === 'deployment')
      for (const [i, zone] of ask.region.zones.entries()) {
        const at = 'centre' in zone ? { pose: { x: zone.centre[0], y: zone.centre[1], hx: 0, hy: 1 } } : {};
        const d =
          'centre' in zone ? circlePath(zone.radius) : `M${zone.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
        items.push({ kind: 'outline', key: `zone:${i}`, d, tone: 'legal', fill: 'soft', line: 'dashed', ...at });
      }
    return { items };
  }, [ask]);
  useSceneLayer(layer);
  return null;
}

interface MoveGhostProps extends OverlayProps<LegionView, LegionQuestion> {
  readonly ask: MoveAsk;
  readonly move: MoveAnswer;
}

const shapePath = (shape: Shape): string =>
  shape.kind === 'circle'
    ? `M${round(shape.cx - shape.radius)} ${round(shape.cy)}a${shape.radius} ${shape.radius} 0 1 0 ${2 * shape.radius} 0a${shape.radius} ${shape.radius} 0 1 0 ${-2 * shape.radius} 0Z`
    : outline(shape);

/** The tool as it is bent, and where the leader ends. */
function MoveGhost({ view, ask, move }: MoveGhostProps) {
  const { set, refusal } = useDraft();
  const { region } = ask;
  const layer = useMemo(() => {
    const unit = view.units[region.unit];
    const laid = toolOf(view, region, move);
    const items: (OutlineItem | PieceItem)[] = [];
    if (unit && laid) {
      for (const [i, shape] of speedToolOutline(laid.tool).entries())
        items.push({
          kind: 'outline',
          key: `tool:${i}`,
          d: shapePath(shape),
          tone: refusal ? 'barred' : 'accent',
          fill: 'soft',
        });
      const end = refusal ? poseOnTool(laid.tool, laid.tool.length * move.way) : laid.end;
      items.push({
        ...miniShape(view, unit, true),
        kind: 'piece',
        key: 'ghost',
        pose: end,
        owner: ownerOf(view, unit.seat),
        ghost: refusal ? 'barred' : 'legal',
        draggable: true,
      });
    }
    const go = (to: { readonly x: number; readonly y: number }) => set({ ...movedTowards(view, region, move, to) });
    return {
      items,
      ...(laid && { inSight: [laid.end] }),
      actions: { onGround: go, onDrag: (_key: string, to: { x: number; y: number }) => go(to) },
    };
  }, [view, region, move, refusal, set]);
  useSceneLayer(layer);
  return null;
}
