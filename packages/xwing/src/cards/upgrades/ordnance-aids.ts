import { distance, measureInArc } from '@holotisch/table';
import { hasFarSpot, placeFar } from '../../flow/bomb-placing.ts';
import { dropPose, isFriendlyBomb, lay } from '../../flow/bombs.ts';
import { removeDestroyed } from '../../flow/damage.ts';
import { hasLock, remove } from '../../flow/tokens.ts';
import { discard as discardUpgrade } from '../../flow/weapons.ts';
import { arcOf, rangeBetween, rangeOf } from '../../geometry.ts';
import type { Attack, Equipped, Ship } from '../../state.ts';
import { agilityOf, inPlay } from '../../values.ts';
import { upgradeKey, type XWing } from '../../xwing.ts';
import { rulesOf } from '../index.ts';
import { isAttacker } from '../phrases/attacks.ts';
import { suffersDie } from '../phrases/damage.ts';
import { rollAttackDie } from '../phrases/dice.ts';
import { discard } from '../phrases/effects.ts';
import { pickObstacle, pickUpgrades } from '../phrases/questions.ts';
import { at, type CardFamily } from '../vocabulary.ts';

/** Upgrades that help with torpedoes, missiles, cannons and bombs. */

const firedBy = ({ weapon }: Attack, ship: Ship): Equipped | undefined =>
  ship.upgrades.find((u) => (u.slot === 'torpedo' || u.slot === 'missile') && upgradeKey(ship, u) === weapon);

/** Looked up on the cards themselves: one that was discarded for its action still says what it was. */
const isOrdnanceAction = (ship: Ship, action: string): boolean =>
  ship.upgrades.some(
    ({ slot, id }) =>
      (slot === 'torpedo' || slot === 'bomb') && rulesOf(`${slot}/${id}`)?.actions?.some((a) => a.name === action),
  );

const mappable = (g: XWing, ship: Ship): Equipped[] =>
  ship.upgrades.filter((u) => !u.discarded && g.upgrade(u).bomb !== undefined && hasFarSpot(g, ship, u.id));

/** Obstacles at range 1-2 in the primary firing arc. R-XW-33 */
const brittle = (g: XWing, ship: Ship): number[] =>
  g.state.obstacles.flatMap((_, i) => {
    const found = measureInArc(g.standing(ship).base, arcOf(g, ship, 'front'), g.obstacleShape(i));
    return found !== undefined && rangeOf(found.distance) <= 2 ? [i] : [];
  });

const CARGO_MIDDLE = 29.5;

/** XW-REICHWEITE-12: the defender is at range 1 of itself. */
const inTheSalvo = (g: XWing, defender: Ship, cost: number): Ship[] =>
  defender.status === 'play'
    ? inPlay(g.state).filter((s) => rangeBetween(g, defender, s) === 1 && agilityOf(g, s) < cost)
    : [];

export const ordnanceAids: CardFamily = {
  'ept/saturationsalvo': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) =>
          isAttacker(m, self) && m.attack.hit === false && firedBy(m.attack, self.ship) !== undefined,
        *run(g, m, self) {
          const { points } = g.upgrade(firedBy(m.attack, self.ship)!);
          for (const ship of inTheSalvo(g, m.defender, points)) yield* suffersDie(g, self, ship);
          yield* removeDestroyed(g);
        },
      }),
    ],
  },
  /** An obstacle bursts, and whoever is next to it feels it. */
  'torpedo/seismictorpedo': {
    actions: [
      {
        name: 'seismictorpedo',
        when: (g, self) => brittle(g, self.ship).length > 0,
        *run(g, self) {
          discard(g, self);
          const at = yield* pickObstacle(g, self, brittle(g, self.ship));
          const token = g.state.obstacles[at]!;
          const near = inPlay(g.state).filter((s) => rangeOf(distance(g.standing(s).base, g.obstacleShape(at))) <= 1);
          for (const ship of near) yield* suffersDie(g, self, ship);
          g.state.obstacles.splice(g.state.obstacles.indexOf(token), 1);
          g.emit({ type: 'obstacleGone', ship: self.ship.id, card: self.card, obstacle: token.kind });
        },
      },
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
        },
      },
    ],
  },
  'bomb/ordnancesilos': { tokensOn: (slot) => (slot === 'bomb' ? 3 : 0) },
  'system/trajectorysimulator': {
    drops: [{ id: 'launch', template: { shape: 'straight', speed: 5, side: 'none' }, ahead: true, launch: true }],
  },
  /** Bombs that lie far off the enemy before the first round, for their cards. */
  'system/minefieldmapper': {
    abilities: [
      at('forces.placed', {
        when: (g, _m, self) => mappable(g, self.ship).length > 0,
        *run(g, _m, self) {
          for (const bomb of yield* pickUpgrades(self, self.ship, mappable(g, self.ship))) {
            if (!hasFarSpot(g, self.ship, bomb.id)) return;
            const place = yield* placeFar(g, self, bomb.id);
            discardUpgrade(g, self.ship, bomb);
            yield* lay(g, self.ship, bomb, place);
          }
        },
      }),
    ],
  },
  /** A friendly bomb does nothing to the ship; an attack die tells whether the card lasts. */
  'mod/deflectiveplating': {
    abilities: [
      at('bomb.harms', {
        when: (g, m, self) => m.ship === self.ship && isFriendlyBomb(g, self.ship, m.bomb),
        *run(g, m, self) {
          m.ignored = true;
          if ((yield* rollAttackDie(g, self)) === 'hit') discard(g, self);
        },
      }),
    ],
  },
  /** Stress does not keep the ship from the actions of torpedoes and bombs; the card may go to shed some of it. */
  'samd/r4e1': {
    actsStressed: (_g, ship, action) => isOrdnanceAction(ship, action),
    abilities: [
      at('action.performed', {
        when: (_g, m, self) =>
          m.ship === self.ship && m.stressed && isOrdnanceAction(m.ship, m.action) && m.ship.tokens.stress > 0,
        *run(g, _m, self) {
          discard(g, self);
          yield* remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
  'title/xg1assaultconfiguration': {
    firesDisabled: (g, _self, { equipped }) => equipped?.slot === 'cannon' && g.upgrade(equipped).points <= 2,
  },
  'title/os1arsenalloadout': {
    firesDisabled: (_g, self, { equipped }, target) =>
      (equipped?.slot === 'torpedo' || equipped?.slot === 'missile') && hasLock(self.ship, target),
  },
};
