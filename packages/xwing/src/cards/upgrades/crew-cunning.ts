import { countUse, rollDie } from '@holotisch/engine';
import { ATTACK_DIE } from '../../dice.ts';
import { FLIES_RED } from '../../flow/activation.ts';
import { dealtIn, turnFacedown } from '../../flow/damage.ts';
import { areTouching } from '../../flow/position.ts';
import { assign, spend } from '../../flow/tokens.ts';
import { inFiringArc, rangeBetween } from '../../geometry.ts';
import type { Die, Ship } from '../../state.ts';
import { banned, dialOf, inPlay, isFriendly, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender, isPrimary } from '../phrases/attacks.ts';
import { begin, lasts } from '../phrases/effects.ts';
import { lookAtDial } from '../phrases/moves.ts';
import { pick, pickFrom, pickManoeuvre, pickShip, pickYes } from '../phrases/questions.ts';
import { enemies } from '../phrases/ships.ts';
import { type AnyAbility, at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** The first attack or the first defence of a round is marked for its first damage card; each role counts by itself. */
function firstOfRound(role: 'attack' | 'defence'): AnyAbility {
  const counted = (self: CardSource) => ({ ...self, key: `${self.key}/${role}` });
  return at('attack.declared', {
    mandatory: true,
    when: (g, m, self) =>
      (role === 'attack' ? isAttacker : isDefender)(m, self) && !g.state.uses[`round:${counted(self).key}`],
    *run(g, m, self) {
      countUse(g.state.uses, counted(self), 'round');
      m.attack.notes[self.key] = true;
    },
  });
}
const readable = (g: XWing, self: CardSource): Ship[] => enemies(g, self.ship, 2).filter((s) => s.dial !== null);
const otherManoeuvres = (g: XWing, ship: Ship) =>
  dialOf(ship).filter((manoeuvre) => manoeuvre.code !== ship.dial && !banned(g, 'dial', { ship, manoeuvre }));
/** The neighbours on the dial, which goes round: speed by speed, from left to right. */
function neighbours(ship: Ship) {
  const dial = dialOf(ship);
  const i = dial.findIndex((m) => m.code === ship.dial);
  return [dial.at(i - 1)!, dial[(i + 1) % dial.length]!];
}

const duds = (dice: readonly Die[]): number[] =>
  dice.flatMap((d, i) => ((d.face === 'focus' || d.face === 'blank') && !d.fixed ? [i] : []));
const bystanders = (g: XWing, other: Ship): Ship[] =>
  inPlay(g.state).filter((s) => s !== other && s.tokens.jam === 0 && rangeBetween(g, s, other) === 1);

/** Crew who know a trick. */
export const crewCunning: CardFamily = {
  /** The other side cannot keep its focus for later. */
  'crew/hotshotcopilot': {
    forcesFocus: (m, self, dice) => (dice === 'attack' ? isDefender(m, self) : isAttacker(m, self) && isPrimary(m)),
  },
  /** In the Combat phase he and an enemy in his arc fight although they touch, when it is the turn of either. */
  'crew/zeborrelios': {
    keepsApart: (g, { ship }, other) =>
      g.state.phase === 'combat' &&
      (g.state.active === ship.id || g.state.active === other.id) &&
      !isFriendly(g.state, ship, other) &&
      inFiringArc(g, ship, other),
  },
  'crew/greedo': {
    dealsFaceup: (g, self, ship) => {
      const a = g.state.attacks.at(-1);
      return a?.notes[self.key] === true && a.defender === ship.id && !dealtIn(a, ship);
    },
    abilities: [firstOfRound('attack'), firstOfRound('defence')],
  },
  /** A dial guessed right lets him turn his own. */
  'crew/cassianandor': {
    abilities: [
      at('planning.end', {
        when: (g, _m, self) => readable(g, self).length > 0,
        *run(g, _m, self) {
          const { ship } = self;
          const enemy = yield* pickShip(g, self, readable(g, self));
          const { code } = yield* pickManoeuvre(g, self, dialOf(enemy), enemy, { kind: 'card-guess' });
          g.emit({ type: 'guessed', ship: enemy.id, card: self.card, manoeuvre: code });
          lookAtDial(g, self, enemy);
          if (code !== enemy.dial || ship.dial === null || !(yield* pickYes(self))) return;
          ship.dial = (yield* pickManoeuvre(g, self, otherManoeuvres(g, ship))).code;
          g.emit({ type: 'dialTurned', ship: ship.id });
        },
      }),
    ],
  },
  'crew/bodhirook': { sharesLockReach: 'ship' },
  /** Whoever activates while touching him flies something else than planned, stressed or not. */
  'crew/boshek': {
    abilities: [
      at('ship.activates', {
        when: (g, m, self) => m.ship !== self.ship && m.ship.dial !== null && areTouching(g, m.ship, self.ship),
        *run(g, { ship }, self) {
          lookAtDial(g, self, ship);
          const options = { seat: ship.seat };
          ship.dial = (yield* pickManoeuvre(g, self, neighbours(ship), ship, options)).code;
          g.emit({ type: 'dialTurned', ship: ship.id });
          begin(g, self, ship, 'activation', { note: FLIES_RED });
        },
      }),
    ],
  },
  /** A reinforce token turns a faceup damage card facedown, and for the rest of the round all that follow. */
  'crew/breachspecialist': {
    abilities: [
      at('damage.dealt', {
        when: (g, m, self) =>
          m.ship === self.ship && m.damage.faceup && self.ship.tokens.reinforce > 0 && !lasts(g, self),
        *run(g, m, self) {
          yield* spend(g, self.ship, 'reinforce');
          turnFacedown(g, self.ship, m.damage);
          begin(g, self, self.ship, 'round', {});
        },
      }),
      at('damage.dealt', {
        mandatory: true,
        when: (g, m, self) => m.ship === self.ship && m.damage.faceup && lasts(g, self),
        *run(g, m, self) {
          turnFacedown(g, self.ship, m.damage);
        },
      }),
    ],
  },
  'crew/isbslicer': {
    abilities: [
      at('ship.jammed', {
        when: (g, m, self) => m.ship === self.ship && bystanders(g, m.other).length > 0,
        *run(g, m, self) {
          yield* assign(g, yield* pickShip(g, self, bystanders(g, m.other)), 'jam');
        },
      }),
    ],
  },
  'crew/courierdroid': {
    abilities: [
      at('setup.forces', {
        when: () => true,
        *run(g, _m, self) {
          const set = Number(yield* pick(self, 'card-skill', ['0', '8']));
          begin(g, self, self.ship, 'phase', { value: 'skill', modifier: { set } });
        },
      }),
    ],
  },
  /** Once a round an enemy rerolls focus and blank results that it has rolled for a friendly bomb. */
  'crew/cadbane': {
    abilities: [
      at('roll.made', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.bomb !== undefined &&
          g.state.sides[m.bomb.seat] === sideOf(g.state, self.ship) &&
          !isFriendly(g.state, m.ship, self.ship) &&
          duds(m.dice).length > 0,
        *run(g, m, self) {
          for (const i of yield* pickFrom(self, m.dice, 'attack', duds(m.dice), 1, m.dice.length))
            Object.assign(m.dice[i]!, { face: rollDie(g.state.chance, ATTACK_DIE), rerolled: true });
          g.emit({ type: 'rollChanged', ship: m.ship.id, card: self.card, faces: m.dice.map((d) => d.face) });
        },
      }),
    ],
  },
  'crew/jabbathehutt': { tokensInSquad: (slot) => (slot === 'illicit' ? 1 : 0) },
};
