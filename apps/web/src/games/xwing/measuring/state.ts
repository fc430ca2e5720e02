// Everything that can happen on the measuring table, as a plain reducer.
import { headingDegrees, movementFootprint, type Pose, pose } from '@holotisch/table';
import { type Flight, type Manoeuvre, planFlight, poseInFlight } from './manoeuvres.ts';
import { HALF_BASE, otherShip, type ShipId, type ShipPoses, startingPoses, TABLE_SIDE } from './ships.ts';

export interface MeasuringState {
  readonly ships: ShipPoses;
  readonly selected: ShipId;
  readonly manoeuvre: Manoeuvre | undefined;
  /** A ship on its way; `s` is how far it has come. */
  readonly flying: { readonly ship: ShipId; readonly flight: Flight; readonly s: number } | undefined;
  /** The last flight, until something else happens. */
  readonly landed: { readonly ship: ShipId; readonly flight: Flight } | undefined;
}

export type MeasuringAction =
  | { readonly type: 'select'; readonly ship: ShipId }
  | { readonly type: 'place'; readonly ship: ShipId; readonly x: number; readonly y: number }
  | { readonly type: 'nudge'; readonly ship: ShipId; readonly dx: number; readonly dy: number }
  | { readonly type: 'turn'; readonly ship: ShipId; readonly degrees: number }
  | { readonly type: 'face'; readonly ship: ShipId; readonly degrees: number }
  | { readonly type: 'choose'; readonly manoeuvre: Manoeuvre | undefined }
  | { readonly type: 'fly' }
  | { readonly type: 'progress'; readonly s: number }
  | { readonly type: 'land' }
  | { readonly type: 'reset' };

export const initialState: MeasuringState = {
  ships: startingPoses,
  selected: 'a',
  manoeuvre: { bearing: 'bank-right', speed: 2 },
  flying: undefined,
  landed: undefined,
};

const onTable = (value: number) => Math.min(Math.max(value, HALF_BASE), TABLE_SIDE - HALF_BASE);

/** A ship moved by hand: any flight is over, and a hand keeps it on the table. */
function handled(state: MeasuringState, ship: ShipId, to: Pose): MeasuringState {
  return {
    ...state,
    selected: ship,
    ships: { ...state.ships, [ship]: { ...to, x: onTable(to.x), y: onTable(to.y) } },
    flying: undefined,
    landed: undefined,
  };
}

/** The chosen manoeuvre as the selected ship would fly it from where it stands. */
export function plannedFlight({ ships, selected, manoeuvre, flying }: MeasuringState): Flight | undefined {
  if (!manoeuvre || flying) return undefined;
  return planFlight(ships[selected], manoeuvre, [movementFootprint(ships[otherShip(selected)], HALF_BASE)]);
}

export function reduce(state: MeasuringState, action: MeasuringAction): MeasuringState {
  switch (action.type) {
    case 'select':
      return state.flying || state.selected === action.ship
        ? state
        : { ...state, selected: action.ship, landed: undefined };
    case 'place':
      return handled(state, action.ship, { ...state.ships[action.ship], x: action.x, y: action.y });
    case 'nudge': {
      const ship = state.ships[action.ship];
      return handled(state, action.ship, { ...ship, x: ship.x + action.dx, y: ship.y + action.dy });
    }
    case 'turn': {
      const ship = state.ships[action.ship];
      // By whole degrees from a heading in degrees, so that sixteen steps end exactly where they began.
      const heading = headingDegrees(ship.hx, ship.hy);
      const tidy = Math.round((heading + action.degrees) * 1e6) / 1e6;
      return handled(state, action.ship, pose(ship.x, ship.y, tidy));
    }
    case 'face': {
      const ship = state.ships[action.ship];
      return handled(state, action.ship, pose(ship.x, ship.y, action.degrees));
    }
    case 'choose':
      return { ...state, manoeuvre: action.manoeuvre, landed: undefined };
    case 'fly': {
      const flight = plannedFlight(state);
      return flight ? { ...state, flying: { ship: state.selected, flight, s: 0 }, landed: undefined } : state;
    }
    case 'progress': {
      if (!state.flying) return state;
      const { ship, flight } = state.flying;
      const s = Math.min(action.s, flight.s);
      return {
        ...state,
        ships: { ...state.ships, [ship]: poseInFlight(flight, s) },
        flying: { ship, flight, s },
      };
    }
    case 'land': {
      if (!state.flying) return state;
      const { ship, flight } = state.flying;
      return {
        ...state,
        ships: { ...state.ships, [ship]: flight.end },
        flying: undefined,
        landed: { ship, flight },
      };
    }
    case 'reset':
      return initialState;
  }
}
