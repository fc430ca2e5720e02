import { say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { pay, spendOutright } from '../../flow/attack/defence.ts';
import { aim, isShot, type Shot } from '../../flow/attack/shots.ts';
import { chooseUnits } from '../../flow/choose.ts';
import { engagersOf } from '../../flow/squadrons/engagement.ts';
import { movesOf } from '../../flow/squadrons/squadron.ts';
import { setToken } from '../../flow/tokens.ts';
import type { Squadron } from '../../state.ts';
import { banned, GIVEN, hasKeyword, isFriendly, isSquadron, lives } from '../../values.ts';
import { attacks, defends, rerolls, suffersLess, whileAttacking } from '../phrases/cards.ts';
import {
  CLAUSE,
  enemiesAt,
  inOwnActivation,
  isAnotherFriend,
  isInAttack,
  isNear,
  isUnique,
  mayPickUnit,
  otherFriendsAt,
  pickToken,
  tokensOf,
} from '../phrases/squadrons.ts';
import { at, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** Unique squadrons of the Galactic Republic. */
export const republic: CardFamily = {
  'squadron/odd-ball': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => attacks(m, self) && hasMoved(g, self.squadron),
        run: rerolls(2),
      }),
    ],
  },
  'squadron/anakin-skywalker-btl-b-y-wing': {
    acts: [
      {
        id: 'disengage',
        when: (g, self) => tokensOf(self.unit).length > 0 && engagersOf(g, self.squadron) > 0,
        *run(g, self) {
          spendOutright(g, self.unit, yield* pickToken(self, tokensOf(self.unit)));
          g.state.lasting.push({
            source: self.key,
            unit: self.unit.id,
            until: 'turn',
            value: 'disengaged',
            modifier: GIVEN,
          });
        },
      },
    ],
  },
  'squadron/matchstick': {
    values: [
      value('keyword.relay', (g, _unit, _self, { other }) =>
        isSquadron(other) && hasKeyword(g, other, 'bomber') ? { add: 3 } : undefined,
      ),
    ],
  },
  'squadron/ahsoka-tano-delta-7': {
    abilities: [
      at('squadron.moved', {
        when: (g, m, self) => m.squadron.id === self.piece && pupils(g, self).length > 0,
        *run(g, _m, self) {
          const pupil = yield* mayPickUnit(self, pupils(g, self));
          if (pupil) yield* g.rules.mayAttack(g, pupil, lightShots(g, pupil));
        },
      }),
    ],
  },
  'squadron/anakin-skywalker-delta-7': {
    abilities: [
      at('attack.resolved', {
        when: (g, m, self) =>
          attacks(m, self) &&
          inOwnActivation(g, self) &&
          isSquadron(m.defender) &&
          m.attack.memory.hullLost > 0 &&
          enemiesAt(g, self, m.defender, 1).length > 0,
        *run(g, m, self) {
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: 2 });
          const near = enemiesAt(g, self, m.defender!, 1);
          yield* g.rules.harm(g, yield* chooseUnits(self.seat, near, 2, CLAUSE, prompt, self.card), 1, self.card);
        },
      }),
    ],
  },
  'squadron/kit-fisto': {
    abilities: [
      at('attack.tokenSpent', {
        when: (_g, m, self) => defends(m, self) && m.defender!.tokens[m.at] === m.token && !m.replaced,
        *run(g, m, self) {
          setToken(g, self.unit, m.token, 'discarded');
          m.replaced = true;
          m.attack.noted[self.key] = true;
        },
      }),
      at('attack.total', {
        mandatory: true,
        when: (_g, m, self) => m.attack.noted[self.key] === true,
        *run(_g, { attack }) {
          suffersLess(attack, 3);
        },
      }),
    ],
  },
  'squadron/luminara-unduli-delta-7': {
    obstruction: (g, self, { attacker, unit }) =>
      isSquadron(attacker) &&
      !isFriendly(g.state, attacker, self) &&
      isNear(g, self, attacker, 1) &&
      isSquadron(unit) &&
      !isUnique(unit)
        ? true
        : undefined,
  },
  'squadron/plo-koon-delta-7': {
    values: [
      valueOfAny('keyword.counter', (g, unit, self) =>
        isAnotherFriend(g, self, unit) && !isUnique(unit) && isNear(g, self, unit, 1) ? GIVEN : undefined,
      ),
    ],
  },
  'squadron/axe': {
    abilities: [
      at('damage.suffers', {
        when: (g, m, self) =>
          isAnotherFriend(g, self, m.unit) && isNear(g, self, m.unit, 1) && m.amount > 0 && helps(g, self).length > 0,
        *run(g, m, self) {
          const place = yield* pickToken(self, helps(g, self));
          if (m.attack) pay(g, m.attack, self.unit, place);
          else {
            g.state.attacks.at(-1)!.memory.lent.push({ unit: self.unit.id, token: place });
            spendOutright(g, self.unit, place);
          }
          m.amount--;
        },
      }),
    ],
  },
  'squadron/kickback': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => attacks(m, self) && lives(self.unit),
        run: (g, _m, self) => g.rules.moveSquadron(g, self.squadron, 1),
      }),
    ],
  },
};

/** R-AR-52: 'this activation' is that of the ship, where a ship is being activated; else that of whichever squadron is. */
const hasMoved = (g: Armada, squadron: Squadron): boolean =>
  usesOf(g.state.uses, movesOf(squadron), g.state.turn ? 'activation' : 'turn') > 0;

const TWO_BLUE = { red: 0, blue: 2, black: 0 };
const lightShots = (g: Armada, squadron: Squadron): readonly Shot[] =>
  banned(g, 'attack', { unit: squadron })
    ? []
    : g.state.units.flatMap((unit) => {
        if (!isSquadron(unit) || !lives(unit)) return [];
        const shot = aim(g, { unit: squadron.id }, null, { unit: unit.id }, null, { kind: 'granted', dice: TWO_BLUE });
        return isShot(shot) ? [shot] : [];
      });
/** Whom Ahsoka Tano may let attack. */
const pupils = (g: Armada, self: CardSource): readonly Squadron[] =>
  otherFriendsAt(g, self, self.unit, 1).filter((s) => lightShots(g, s).length > 0);

/** The tokens that Axe may spend for others in this attack, none of them twice. AR-VERTEIDIGUNGSMARKER-26 */
function helps(g: Armada, self: CardSource): readonly number[] {
  const a = g.state.attacks.at(-1);
  if (!a || !isInAttack(g)) return [];
  return tokensOf(self.unit).filter(
    (place) => !a.memory.lent.some(({ unit, token }) => unit === self.piece && token === place),
  );
}
