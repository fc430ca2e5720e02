import type {
  ArmadaEvent,
  ArmadaQuestion,
  ArmadaView,
  Attack,
  Obstacle,
  Phase,
  ShipView,
  Squadron,
  UnitView,
} from '@holotisch/armada';
import type { Seat } from '@holotisch/engine';
import type { Snapshot } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Owner } from '../../scene/description.ts';
import { seenAs } from '../../table-ui/game-face.ts';

export type { ArmadaEvent, ArmadaQuestion, ArmadaView, Attack, Obstacle, Phase, ShipView, Squadron, UnitView };

export const isArmada = seenAs<ArmadaView, ArmadaEvent, ArmadaQuestion>('armada');

/** The parts of this face stand only at tables of this game. */
function viewOf(snapshot: Snapshot): ArmadaView {
  if (!isArmada(snapshot)) throw new Error(`a match of ${snapshot.game} has come to the face of Armada`);
  return snapshot.view;
}

/** What this seat sees now. */
export function useView(): ArmadaView {
  const { snapshot } = useMatch();
  if (!snapshot) throw new Error('no match has been started');
  return viewOf(snapshot);
}

export const ownerOf = (view: Pick<ArmadaView, 'sides'>, seat: Seat): Owner => (view.sides[seat] === 1 ? 1 : 0);

export const shipIn = (view: ArmadaView, id: number): ShipView | undefined => {
  const unit = view.units[id];
  return unit?.kind === 'ship' ? unit : undefined;
};

/** R-AR-02: a squadron has been activated when its slider does not show the side of the initiative token. */
export const isActivated = (view: Pick<ArmadaView, 'token'>, unit: UnitView): boolean =>
  unit.kind === 'ship' ? unit.activated : unit.slider !== view.token;

/** How far a unit has come in this round, if it is still there. */
export function statusOf(view: ArmadaView, unit: UnitView): 'destroyed' | 'activating' | 'activated' | 'notActivated' {
  if (unit.status === 'destroyed' || unit.status === 'retreated') return 'destroyed';
  if (view.active === unit.id || view.flying?.squadron === unit.id) return 'activating';
  return isActivated(view, unit) ? 'activated' : 'notActivated';
}
