import type { LegionQuestion } from '@holotisch/legion';
import { readMove, rollLength } from '@holotisch/legion';
import { useMemo } from 'react';
import type { OptionOf } from '../../../match/ask-view.ts';
import type { OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath, round } from '../../../scene/svg.ts';
import { spotOf } from '../../../table-ui/decide/ask.ts';
import { PickablePieces } from '../../../table-ui/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../../table-ui/decide/spot-ghost.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { placing } from '../table/ghosts.ts';
import { markerReach } from '../table/marker-reach.ts';
import type { LegionView } from '../view.ts';
import { ActionGhost } from './action-ghost.tsx';
import { keyIn } from './ask.ts';
import { holding } from './beside-leader.ts';
import { DeployGhosts } from './deploy-ghosts.tsx';
import { isMiniPlaces, MiniPlacesGhosts } from './mini-places.tsx';
import { MoveGhost } from './move-ghost.tsx';
import { Targets, WeaponSight } from './targets.tsx';
import { TerrainPicks } from './terrain-picks.tsx';

/** What the open question lays over the table: units to pick, a unit to place, the movement tool, sight lines. */
export function LegionOverlay(props: OverlayProps<LegionView, LegionQuestion>) {
  const { answer } = useDraft();
  const { ask, view } = props;
  const piece = useMemo(() => placing(view, ask), [view, ask]);
  const held = useMemo(() => holding(view, ask), [view, ask]);
  const keyOf = useMemo(() => keyIn(view), [view]);
  const move = useMemo(() => (ask.kind === 'move' ? readMove(answer) : undefined), [ask, answer]);
  if (ask.kind === 'move') return move ? <MoveGhost {...props} ask={ask} move={move} /> : null;
  if (ask.kind === 'action' || ask.kind === 'free-action') return <ActionGhost {...props} ask={ask} />;
  if (ask.kind === 'weapons') return <WeaponSight view={view} ask={ask} />;
  if (ask.kind === 'defender' || ask.kind === 'further-defender') return <Targets {...props} ask={ask} />;
  if (ask.kind === 'card-terrain') return <TerrainPicks {...props} ask={ask} />;
  if (isMiniPlaces(ask)) return <MiniPlacesGhosts {...props} ask={ask} />;
  if (ask.type !== 'region') return <PickablePieces<OptionOf<LegionQuestion>> ask={ask} keyOf={keyOf} />;
  const spot = spotOf(answer);
  return (
    <>
      <Zones ask={ask} />
      <CartReach view={view} ask={ask} />
      {spot && <TokenReach ask={ask} x={spot.x} y={spot.y} />}
      {spot && <SpotGhost {...props} spot={spot} piece={piece} {...(held && { held })} />}
      {ask.kind === 'deploy' && <DeployGhosts {...props} ask={ask} />}
    </>
  );
}

/** How far a cart gets. */
function CartReach({ view, ask }: { readonly view: LegionView; readonly ask: LegionQuestion }) {
  const layer = useMemo(() => {
    const items: OutlineItem[] = [];
    if (ask.type === 'region' && ask.region.name === 'marker-place' && ask.region.rolls !== undefined) {
      const { marker, rolls } = ask.region;
      const cart = view.markers.find(({ id }) => id === marker);
      if (cart)
        items.push({
          kind: 'outline',
          key: 'cart-reach',
          tone: 'legal',
          line: 'dashed',
          d: circlePath(rollLength(cart, rolls)),
          pose: { x: cart.x, y: cart.y, hx: 0, hy: 1 },
        });
    }
    return { items };
  }, [view, ask]);
  useSceneLayer(layer);
  return null;
}

/** How far a token would work from where it is put. */
function TokenReach({ ask, x, y }: { readonly ask: LegionQuestion; readonly x: number; readonly y: number }) {
  const layer = useMemo(() => {
    const kind = ask.type === 'region' && ask.region.name === 'marker-place' ? ask.region.kind : undefined;
    const by = ask.kind === 'marker-place' ? ask.about.card : undefined;
    return { items: kind ? markerReach({ kind, by: by ?? '' }, { x, y }) : [] };
  }, [ask, x, y]);
  useSceneLayer(layer);
  return null;
}

/** Where a unit or a cart may be put to begin with. */
function Zones({ ask }: { readonly ask: LegionQuestion }) {
  const layer = useMemo(() => {
    const items: OutlineItem[] = [];
    const region = ask.type === 'region' ? ask.region : undefined;
    const only = region?.name === 'deployment' ? region.only : undefined;
    if (region?.name === 'deployment' || region?.name === 'marker-place')
      for (const [i, zone] of (region.zones ?? []).entries()) {
        if (only && !only.includes(i)) continue;
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
