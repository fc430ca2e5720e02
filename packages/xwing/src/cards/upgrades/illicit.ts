import type { Manoeuvre } from '../../data/types.ts';
import { canAct } from '../../flow/activation/actions/perform.ts';
import { meetDropped } from '../../flow/activation/obstacles.ts';
import { change } from '../../flow/attack/modify.ts';
import { mayForgoAttacks } from '../../flow/attack/weapons.ts';
import { dropPose } from '../../flow/bombs/bombs.ts';
import { initiativeFirst } from '../../flow/timing.ts';
import { rangeBetween } from '../../geometry/measuring.ts';
import type { Equipped, Ship } from '../../state.ts';
import { inPlay, isStressed } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { count, rollAttackDie } from '../phrases/dice.ts';
import { begin, discard, lasts } from '../phrases/effects.ts';
import { pickShip, pickUpgrade, pickYes } from '../phrases/questions.ts';
import { enemies } from '../phrases/ships.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

const STOP: Manoeuvre = { code: 's0', bearing: 'stationary', speed: 0, side: null, difficulty: 'white' };

const SALVAGE: ReadonlySet<string> = new Set(['torpedo', 'missile', 'bomb', 'cannon', 'turret', 'mod']);

/** Every ship at range 1, and so the ship itself. XW-REICHWEITE-12 */
const near = (g: XWing, ship: Ship): Ship[] => inPlay(g.state).filter((s) => rangeBetween(g, ship, s) === 1);

const tense = (g: XWing, self: CardSource): Ship[] => enemies(g, self.ship, 2).filter(isStressed);

const scrap = (self: CardSource): Equipped[] => self.ship.upgrades.filter((u) => u.discarded && SALVAGE.has(u.slot));

const defiant = (g: XWing, ship: Ship): boolean =>
  g.state.lasting.some((l) => l.ship === ship.id && l.note === 'contrabandcybernetics');

const CARGO_MIDDLE = 29.5;

export const illicit: CardFamily = {
  /** Stays where it is, for this card; then stress. */
  'illicit/inertialdampeners': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, m, self) {
          discard(g, self);
          m.manoeuvre = STOP;
          m.treatAs = 'white';
          begin(g, self, self.ship, 'activation', {});
        },
      }),
      at('manoeuvre.after', {
        mandatory: true,
        when: (g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'stationary' && lasts(g, self),
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** Its end costs everybody at range 1 a damage. */
  'illicit/deadmansswitch': {
    abilities: [
      at('ship.destroyed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          for (const ship of initiativeFirst(g, near(g, self.ship)))
            if (ship !== self.ship) yield* g.rules.suffer(g, ship, 1);
        },
      }),
    ],
  },
  /** Instead of attacking: an ion token and 1 damage for 1 damage to an enemy at range 1. */
  'illicit/feedbackarray': {
    abilities: [
      at('ship.fights', {
        when: (g, m, self) =>
          m.ship === self.ship && mayForgoAttacks(g, self.ship) && enemies(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          begin(g, self, self.ship, 'phase', { note: 'no-attack' });
          yield* g.rules.assign(g, self.ship, 'ion');
          yield* g.rules.suffer(g, self.ship, 1);
          yield* g.rules.suffer(g, yield* pickShip(g, self, enemies(g, self.ship, 1)), 1);
        },
      }),
    ],
  },
  /** This card and stress: for this round all its eyes are hits and evades. */
  'illicit/glitterstim': {
    abilities: [
      at('combat.start', {
        when: (_g, _m, self) => !self.equipped!.discarded,
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'round', {});
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && lasts(g, self) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isDefender(m, self) && lasts(g, self) && count(m.attack, 'defence', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'defence', 'focus', 'evade');
        },
      }),
    ],
  },
  /** As an action: cloaks; at the end of a round that it is cloaked in, an eye ends it. */
  'illicit/cloakingdevice': {
    actions: [
      {
        name: 'cloakingdevice',
        when: (g, self) => canAct(g, self.ship, { only: ['cloak'] }),
        *run(g, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['cloak'], committed: true });
        },
      },
    ],
    abilities: [
      at('end.end', {
        mandatory: true,
        when: (_g, _m, self) => self.ship.tokens.cloak > 0,
        *run(g, _m, self) {
          if ((yield* rollAttackDie(g, self)) !== 'focus') return;
          discard(g, self);
          yield* g.rules.decloak(g, self.ship);
          yield* g.rules.remove(g, self.ship, 'cloak');
        },
      }),
    ],
  },
  /** A debris cloud of one's own. */
  'illicit/riggedcargochute': {
    actions: [
      {
        name: 'riggedcargochute',
        *run(g, self) {
          discard(g, self);
          const end = dropPose(g, self.ship);
          // The origin of an obstacle is its middle, not the edge that lies on the template.
          const pose = { ...end, x: end.x - CARGO_MIDDLE * end.hx, y: end.y - CARGO_MIDDLE * end.hy };
          g.state.obstacles.push({ kind: 'cargo', pose });
          g.emit({ type: 'dropped', ship: self.ship.id, card: self.card, pose: { ...pose } });
          yield* meetDropped(g, g.state.obstacles.length - 1);
        },
      },
    ],
  },
  /** As an action: a stressed enemy within range 2 may trade a stress token for a damage card. */
  'illicit/blackmarketslicertools': {
    actions: [
      {
        name: 'blackmarketslicertools',
        when: (g, self) => tense(g, self).length > 0,
        *run(g, self) {
          const enemy = yield* pickShip(g, self, tense(g, self));
          const face = yield* rollAttackDie(g, self);
          if (face !== 'hit' && face !== 'crit') return;
          yield* g.rules.remove(g, enemy, 'stress', 1, { by: self.ship });
          yield* g.rules.dealCard(g, enemy, false);
        },
      },
    ],
  },
  /** Gives SLAM by data, and goes with it. */
  'illicit/burnoutslam': {
    abilities: [
      at('action.performed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.action === 'slam',
        *run(g, _m, self) {
          discard(g, self);
        },
      }),
    ],
  },
  /** Instead of attacking, and for this card: two ion tokens for everybody at range 1. */
  'illicit/empdevice': {
    abilities: [
      at('ship.fights', {
        when: (g, m, self) => m.ship === self.ship && !self.equipped!.discarded && mayForgoAttacks(g, self.ship),
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'phase', { note: 'no-attack' });
          for (const ship of near(g, self.ship)) yield* g.rules.assign(g, ship, 'ion', 2);
        },
      }),
    ],
  },
  /** A ship destroyed within range 2 gives one of its own weapons or modifications back; a blank uses it up. */
  'illicit/scavengercrane': {
    abilities: [
      at('ship.destroyed', {
        when: (g, m, self) => m.ship !== self.ship && rangeBetween(g, m.ship, self.ship) <= 2 && scrap(self).length > 0,
        *run(g, _m, self) {
          const card = yield* pickUpgrade(self, self.ship, scrap(self));
          card.discarded = false; // XW-AUFWERTUNGSKARTEN-15
          g.emit({ type: 'recovered', ship: self.ship.id, card: card.id });
          if ((yield* rollAttackDie(g, self)) === 'blank') discard(g, self);
        },
      }),
    ],
  },
  /** An ion token is offered to an enemy at range 1; who takes it uses the card up. */
  'illicit/iondischargers': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'ion' && enemies(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          const enemy = yield* pickShip(g, self, enemies(g, self.ship, 1));
          yield* g.rules.remove(g, self.ship, 'ion');
          if (!(yield* pickYes({ ...self, ship: enemy, seat: enemy.seat }))) return;
          yield* g.rules.assign(g, enemy, 'ion');
          discard(g, self);
        },
      }),
    ],
  },
  /** This card and stress: for this round stress hinders neither actions nor red manoeuvres. */
  'illicit/contrabandcybernetics': {
    abilities: [
      at('ship.activates', {
        when: (_g, m, self) => m.ship === self.ship && !self.equipped!.discarded,
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'round', { note: 'contrabandcybernetics' });
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
    actsStressed: defiant,
    fliesRedStressed: defiant,
  },
};
