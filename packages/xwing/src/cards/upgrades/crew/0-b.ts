import { say } from '@holotisch/engine';
import { canLock } from '../../../flow/activation/actions/standard.ts';
import { FLIES_RED } from '../../../flow/activation/activation.ts';
import { areTouching } from '../../../flow/activation/position.ts';
import { dealtFaceupIn, turnFacedown } from '../../../flow/attack/damage.ts';
import { change } from '../../../flow/attack/modify.ts';
import { noteOf, putNote } from '../../../flow/notes.ts';
import type { Ship } from '../../../state.ts';
import { dialOf, inPlay, isFriendly, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { anyTarget, isAttacker, isDefender, shootAgain, thenNoMore } from '../../phrases/attacks.ts';
import { count, mayChange } from '../../phrases/dice.ts';
import { begin, discard, lasts } from '../../phrases/effects.ts';
import { lookAtDial } from '../../phrases/moves.ts';
import { pick, pickManoeuvre, pickShip, pickUpgrade } from '../../phrases/questions.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** The neighbours on the dial, which goes round: speed by speed, from left to right. */
function neighbours(ship: Ship) {
  const dial = dialOf(ship);
  const i = dial.findIndex((m) => m.code === ship.dial);
  return [dial.at(i - 1)!, dial[(i + 1) % dial.length]!];
}

const isMarked = (g: XWing, self: CardSource, ship: AttackMoment['defender']): boolean =>
  g.state.lasting.some((l) => l.source === self.key && l.ship === ship.id);

const guards = (m: AttackMoment): ('focus' | 'evade')[] =>
  (['focus', 'evade'] as const).filter((token) => m.defender.tokens[token] > 0);

const lastOf = (ship: AttackMoment['defender'], token: string): boolean =>
  (token === 'focus' || token === 'evade') && ship.tokens[token] <= 1;

export const crew0ToB: CardFamily = {
  /** A miss: stress for whoever has none, and in any case a focus token and a lock on the defender. */
  'crew/bossk': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === false,
        *run(g, m, self) {
          if (!isStressed(self.ship)) yield* g.rules.assign(g, self.ship, 'stress');
          yield* g.rules.assign(g, self.ship, 'focus');
          if (canLock(g, self.ship, m.defender)) yield* g.rules.acquireLock(g, self.ship, m.defender);
        },
      }),
    ],
  },
  /** Drops bombs with the template 2 as well. */
  'crew/bombardier': { drops: [{ id: 'straight2', template: { shape: 'straight', speed: 2, side: 'none' } }] },
  /** At the start of the match an enemy is chosen; one eye against him is a hit or an evade. */
  'crew/agentkallus': {
    abilities: [
      at('planning.start', {
        mandatory: true,
        when: (g) => g.state.round === 1,
        *run(g, _m, self) {
          const prey = inPlay(g.state).filter((s) => !isFriendly(g.state, s, self.ship));
          if (prey.length > 0) begin(g, self, yield* pickShip(g, self, prey), 'game', {});
        },
      }),
      mayChange('attack', 'focus', 'hit', 1, (g, m, self) => isMarked(g, self, m.defender)),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) && isMarked(g, self, m.attacker) && count(m.attack, 'defence', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'defence', 'focus', 'evade', 1);
        },
      }),
    ],
  },
  /** An ion token for one focus or evade token that the defender cannot spend in this attack. */
  'crew/4lom': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && guards(m).length > 0,
        *run(g, m, self) {
          yield* g.rules.assign(g, self.ship, 'ion');
          putNote(m.attack, self, yield* pick(self, 'card-token', guards(m)));
        },
      }),
    ],
    bans: [
      ban('spend', (_g, { ship, token, attack: a }, self) =>
        a?.attacker === self.ship.id && a.defender === ship.id && noteOf(a, self) === token && lastOf(ship, token)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.tokenStays', { token }) }
          : undefined,
      ),
    ],
  },
  /** After an attack in which a faceup card was dealt, whatever became of it: this card for one of the defender's. */
  'crew/bobafett': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) =>
          isAttacker(m, self) &&
          m.defender.status === 'play' &&
          dealtFaceupIn(m.attack, m.defender) &&
          m.defender.upgrades.some((u) => !u.discarded),
        *run(g, m, self) {
          discard(g, self);
          const cards = m.defender.upgrades.filter((u) => !u.discarded);
          const card = yield* pickUpgrade(self, m.defender, cards);
          discard(g, { ...self, ship: m.defender, card: card.id, equipped: card });
        },
      }),
    ],
  },
  'crew/bodhirook': { sharesLockReach: 'ship' },
  /** Like a gunner, but at another ship. */
  'crew/bazemalbus': {
    abilities: [shootAgain((g, m, self) => anyTarget(g, m, self).filter((t) => t !== m.defender)), thenNoMore()],
  },
  'crew/bistan': { abilities: [mayChange('attack', 'hit', 'crit', 1, (_g, m) => m.attack.range <= 2)] },
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
          yield* g.rules.spend(g, self.ship, 'reinforce');
          turnFacedown(g, self.ship, m.damage);
          begin(g, self, self.ship, 'round', {});
        },
      }),
      at('damage.dealt', {
        id: 'again',
        mandatory: true,
        when: (g, m, self) => m.ship === self.ship && m.damage.faceup && lasts(g, self),
        *run(g, m, self) {
          turnFacedown(g, self.ship, m.damage);
        },
      }),
    ],
  },
};
