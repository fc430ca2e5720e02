import { type Flow, say } from '@holotisch/engine';
import type { Action, Manoeuvre } from '../../../data/types.ts';
import { friendlyReach, rangeBetween } from '../../../geometry/measuring.ts';
import type { Equipped, Ship } from '../../../state.ts';
import { dialOf, difficultyOf, inPlay, isFriendly, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { choose, chooseOne, chooseShip } from '../../choose.ts';
import { manoeuvreOption } from '../../planning/planning.ts';
import { open } from '../../timing.ts';
import type { StandardAction } from './standard.ts';

/** The actions that later expansions brought, with the rules of their reference cards. */

const slams = (g: XWing, ship: Ship): Manoeuvre[] =>
  dialOf(ship).filter(
    (m) => m.speed === ship.flown && !(isStressed(ship) && difficultyOf(g, ship, m) === 'red'), // XW-STRESS-02
  );
const spent = (ship: Ship): Equipped[] =>
  ship.upgrades.filter((u) => u.discarded && (u.slot === 'torpedo' || u.slot === 'missile'));
const coordinated = (g: XWing, ship: Ship): Ship[] => {
  const reach = friendlyReach(g, ship, 2);
  return inPlay(g.state).filter((s) => s !== ship && isFriendly(g.state, s, ship) && rangeBetween(g, s, ship) <= reach);
};
const jammable = (g: XWing, ship: Ship): Ship[] =>
  inPlay(g.state).filter((s) => !isFriendly(g.state, s, ship) && rangeBetween(g, s, ship) <= 2);

export function* rotateArc(g: XWing, ship: Ship): Flow {
  const ways = ['front', 'right', 'rear', 'left'] as const;
  const way = yield* chooseOne(ship.seat, 'rotatearc', ways, ['XW-FEUERWINKEL-01'], { ship: ship.id });
  ship.mobile = way;
  g.emit({ type: 'arcRotated', ship: ship.id, to: way });
}

const nothing = (what: string) => ({ clauses: ['XW-AKTIONEN-03' as const], message: say('xw.actionInVain', { what }) });

export const expansionActions: Readonly<Partial<Record<Action, StandardAction>>> = {
  /** A second manoeuvre of the same speed; then the weapons are disabled. Never a free action. */
  slam: {
    notFree: true,
    refuse: (g, ship) => (slams(g, ship).length === 0 ? nothing('slam') : undefined),
    *perform(g, ship): Flow<boolean> {
      const code = yield* choose({
        seat: ship.seat,
        kind: 'slam',
        prompt: say('xw.ask.slam', { ship: ship.id }),
        clauses: ['XW-AKTIVIERUNGSPHASE-17'],
        about: { ship: ship.id },
        options: slams(g, ship).map((m) => manoeuvreOption(ship, m, difficultyOf(g, ship, m))),
      });
      const flown = yield* g.rules.executeManoeuvre(g, ship, slams(g, ship).find((m) => m.code === code)!);
      if (!flown.alive) return true;
      yield* g.rules.assign(g, ship, 'weaponsdisabled');
      for (const token of flown.obstacles) yield* g.rules.obstacleRoll(g, ship, token);
      return true;
    },
  },
  /** Discarded torpedoes and missiles come back; the weapons are disabled. XW-AUFWERTUNGSKARTEN-15 */
  reload: {
    refuse: (_g, ship) => (spent(ship).length === 0 ? nothing('reload') : undefined),
    *perform(g, ship) {
      for (const card of spent(ship)) {
        card.discarded = false;
        g.emit({ type: 'recovered', ship: ship.id, card: card.id });
      }
      yield* g.rules.assign(g, ship, 'weaponsdisabled');
      return true;
    },
  },
  /** Another friendly ship within range 2 may perform a free action. */
  coordinate: {
    refuse: (g, ship) => (coordinated(g, ship).length === 0 ? nothing('coordinate') : undefined),
    *perform(g, ship) {
      const other = yield* chooseShip(g, ship.seat, 'coordinate', coordinated(g, ship), ['XW-AKTIONEN-02']);
      yield* open(g, 'ship.coordinates', { ship, other });
      yield* g.rules.performAction(g, other, { free: true });
      return true;
    },
  },
  /** A token with a side: an evade is added against attackers in the firing arc (fore) or out of it (aft). */
  reinforce: {
    *perform(g, ship) {
      const side = yield* chooseOne(ship.seat, 'reinforce', ['fore', 'aft'], ['XW-AKTIONEN-03'], { ship: ship.id });
      g.state.lasting.push({ source: 'reinforce', ship: ship.id, until: 'round', note: side });
      yield* g.rules.assign(g, ship, 'reinforce');
      return true;
    },
  },
  /** The mobile firing arc points another way. */
  rotatearc: {
    *perform(g, ship) {
      yield* g.rules.rotateArc(g, ship);
      return true;
    },
  },
  /** A jam token for an enemy within range 2. */
  jam: {
    refuse: (g, ship) => (jammable(g, ship).length === 0 ? nothing('jam') : undefined),
    *perform(g, ship) {
      const target = yield* chooseShip(g, ship.seat, 'jam', jammable(g, ship), ['XW-AKTIONEN-03']);
      yield* g.rules.assign(g, target, 'jam');
      yield* open(g, 'ship.jammed', { ship, other: target });
      return true;
    },
  },
};
