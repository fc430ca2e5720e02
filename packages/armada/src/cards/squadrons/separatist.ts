import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { addDie, chooseColour, coloursIn, reroll } from '../../flow/attack/dice.ts';
import { aim, isShot, type Shot } from '../../flow/attack/shots.ts';
import { isTouching } from '../../geometry/index.ts';
import type { Unit } from '../../state.ts';
import { banned, hasKeyword, isFriendly, isSquadron, zonesOf } from '../../values.ts';
import {
  ANY_FACE,
  attacks,
  attacksShip,
  changeOne,
  changes,
  defends,
  hasDice,
  pickDice,
  whileAttacking,
  whileDefending,
} from '../phrases/cards.ts';
import {
  CLAUSE,
  criticalsHurt,
  inOwnActivation,
  isNear,
  isUnique,
  otherFriendsAt,
  pickUnit,
} from '../phrases/squadrons.ts';
import { type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** Unique squadrons of the Separatist Alliance. */
export const separatist: CardFamily = {
  'squadron/general-grievous-belbullab-22': {
    values: [
      criticalsHurt(
        (_g, defender) => defender !== undefined && !defender.tokens.some(({ state }) => state === 'ready'),
      ),
    ],
  },
  'squadron/dis-t81': { obstruction: (_g, self, shot) => (shot.attacker?.id === self.piece ? false : undefined) },
  'squadron/phlac-arphocc-prototypes': {
    abilities: [
      at('squadron.after', {
        mandatory: true,
        when: (g, { squadron }, self) => !isFriendly(g.state, squadron, self) && isNear(g, self, squadron, 1),
        run: (g, { squadron }, self) => g.rules.harm(g, [squadron], 1, self.card),
      }),
    ],
  },
  'squadron/jango-fett': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          attacks(m, self) &&
          inOwnActivation(g, self) &&
          isUnique(m.defender) &&
          otherFriendsAt(g, self, m.defender!, 1).length > 0,
        *run(g, m, self) {
          yield* g.rules.harm(g, [yield* pickUnit(self, otherFriendsAt(g, self, m.defender!, 1))], 1, self.card);
          yield* changeOne(g, m, self, ANY_FACE);
        },
      }),
    ],
  },
  'squadron/baktoid-prototypes': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          attacksShip(m, self) &&
          m.defender !== undefined &&
          otherFriendsAt(g, self, m.defender, 1).some((s) => hasKeyword(g, s, 'bomber')),
        run: changes(['accuracy']),
      }),
    ],
  },
  'squadron/dbs-404': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) => attacks(m, self) && hasDice(m) && touches(g, self, m),
        *run(g, m, self) {
          yield* g.rules.harm(g, [self.unit], 1, self.card);
          if (self.unit.doomed) return;
          const colour = yield* chooseColour(
            self.seat,
            coloursIn(m.attack),
            CLAUSE,
            say('ar.ask.add-colour'),
            self.card,
          );
          if (colour) addDie(g, m, colour);
        },
      }),
    ],
  },
  'squadron/dfs-311': {
    abilities: [
      whileDefending({
        when: (_g, m, self) => defends(m, self) && m.attack.obstructed && hasDice(m),
        *run(g, m, self) {
          reroll(g, m, yield* pickDice(g, m, self, 1, { min: 1 }));
        },
      }),
    ],
  },
  'squadron/haor-chall-prototypes': {
    abilities: [
      at('squadron.beforeMove', {
        when: (g, { squadron }, self) => ambushes(g, self, squadron).length > 0,
        run: (g, { squadron }, self) => g.rules.mayAttack(g, self.squadron, ambushes(g, self, squadron)),
      }),
      at('manoeuvre.before', {
        when: (g, { ship }, self) => ambushes(g, self, ship).length > 0,
        run: (g, { ship }, self) => g.rules.mayAttack(g, self.squadron, ambushes(g, self, ship)),
      }),
    ],
  },
};

/** Base against base; of a ship the shield dials count. */
const touches = (g: Armada, self: CardSource, { defender }: AttackMoment): boolean =>
  defender !== undefined &&
  isTouching(g.base(self.squadron), defender.kind === 'ship' ? g.standing(defender).footprint : [g.base(defender)]);

/** The attacks of the Haor Chall Prototypes on a unit that is about to move: as for any, an enemy at distance 1. */
function ambushes(g: Armada, self: CardSource, mover: Unit): readonly Shot[] {
  const { squadron } = self;
  if (squadron.doomed || banned(g, 'attack', { unit: squadron })) return [];
  const zones = isSquadron(mover) ? [null] : zonesOf(g, mover);
  return zones
    .map((zone) =>
      aim(g, { unit: squadron.id }, null, { unit: mover.id }, zone, { kind: 'granted', engaged: 'ignored' }),
    )
    .filter(isShot);
}
