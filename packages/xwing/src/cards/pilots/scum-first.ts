import { lockable } from '../../flow/actions/standard.ts';
import { attack } from '../../flow/attack.ts';
import { recoverShields, suffer } from '../../flow/damage.ts';
import { addDie, cancel, chooseReroll, rerollable } from '../../flow/modify.ts';
import { acquireLock, assign, spendLock } from '../../flow/tokens.ts';
import { armaments, shots } from '../../flow/weapons.ts';
import { inFiringArc, isInArc } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { isFriendly, isStressed } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { mayActAt } from '../phrases/actions.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { count, oneMoreDie, rerollWhenAttacking, rerollWhenDefending } from '../phrases/dice.ts';
import { begin } from '../phrases/effects.ts';
import { pickFace, pickShip, pickUpgrade } from '../phrases/questions.ts';
import { enemies, lacksShield, otherFriends } from '../phrases/ships.ts';
import { canSpendLock, FOCUS_OR_EVADE, takesToken } from '../phrases/tokens.ts';
import { type AnyAbility, at, type CardFamily } from '../vocabulary.ts';

/** Scum of wave 6 and Most Wanted: Y-wing, Firespray, HWK-290, Z-95, StarViper, M3-A, Aggressor; and the YV-666. */

const cannons = (g: XWing, ship: Ship) => armaments(g, ship).filter((w) => w.equipped?.slot === 'cannon');

/** A shield may be spent to reroll any of one's own dice. */
const shieldForReroll = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) =>
      (which === 'attack' ? isAttacker(m, self) : isDefender(m, self)) &&
      self.ship.shields > 0 &&
      rerollable(g, m.attack, which).length > 0,
    *run(g, m, self) {
      self.ship.shields--;
      g.emit({ type: 'shield', ship: self.ship.id, by: -1 });
      yield* chooseReroll(g, self, m.attack, which);
    },
  });

export const scumFirst: CardFamily = {
  'scum/ywing/kavil': {
    values: [oneMoreDie('attackDice', (g, self, a) => !inFiringArc(g, self.ship, g.ship(a.defender)))],
  },
  'scum/ywing/drearenthal': {
    abilities: [
      at('token.spent', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'targetlock' && lockable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'stress');
          yield* acquireLock(g, self.ship, yield* pickShip(g, self, lockable(g, self.ship)));
        },
      }),
    ],
  },

  'scum/firespray31/bobafett': {
    abilities: [
      rerollWhenAttacking((g, _m, self) => enemies(g, self.ship, 1).length),
      rerollWhenDefending((g, _m, self) => enemies(g, self.ship, 1).length),
    ],
  },
  'scum/firespray31/kathscarlet': {
    values: [oneMoreDie('attackDice', (g, self, a) => isInArc(g, self.ship, g.ship(a.defender), 'auxiliaryrear'))],
  },

  'scum/firespray31/emonazzameen': {
    drops: [
      { id: 'turnleft', template: { shape: 'turn', speed: 3, side: 'left' } },
      { id: 'straight3', template: { shape: 'straight', speed: 3, side: 'none' } },
      { id: 'turnright', template: { shape: 'turn', speed: 3, side: 'right' } },
    ],
  },

  'scum/hwk290/dacebonearm': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) => m.token === 'ion' && enemies(g, self.ship, 3).includes(m.ship) && !isStressed(self.ship),
        *run(g, m, self) {
          yield* assign(g, self.ship, 'stress');
          yield* suffer(g, m.ship, 1);
        },
      }),
    ],
  },
  'scum/hwk290/palobgodalhi': { abilities: [takesToken((g, self) => enemies(g, self.ship, 2))] },
  'scum/hwk290/torkilmux': {
    abilities: [
      at('activation.end', {
        mandatory: true,
        when: (g, _m, self) => enemies(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          const enemy = yield* pickShip(g, self, enemies(g, self.ship, 2));
          begin(g, self, enemy, 'combat', { value: 'skill', modifier: { set: 0 } });
        },
      }),
    ],
  },

  'scum/z95headhunter/ndrusuhlak': {
    values: [oneMoreDie('attackDice', (g, self) => otherFriends(g, self.ship, 2).length === 0)],
  },
  'scum/z95headhunter/kaatoleeachos': { abilities: [takesToken((g, self) => otherFriends(g, self.ship, 2))] },

  /** A neighbour may take one result that got through. */
  'scum/starviper/princexizor': {
    abilities: [
      at('attack.hit', {
        when: (g, m, self) =>
          isDefender(m, self) && m.attack.attackDice.length > 0 && otherFriends(g, self.ship, 1).length > 0,
        *run(g, m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          const there = (['hit', 'crit'] as const).filter((f) => m.attack.attackDice.some((d) => d.face === f));
          const face = yield* pickFace(self, 'card-result', there);
          cancel(g, m.attack, 'attack', face, 1);
          yield* suffer(g, ally, face === 'hit' ? 1 : 0, face === 'crit' ? 1 : 0);
        },
      }),
    ],
  },
  /** What he reveals to one side he may fly as a red Tallon roll to that side, with the template he revealed. */
  'scum/starviper/dalanoberos': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship &&
          !isStressed(self.ship) &&
          (m.manoeuvre.bearing === 'turn' || m.manoeuvre.bearing === 'bank' || m.manoeuvre.bearing === 'segnor'),
        *run(_g, m) {
          const { bearing, code } = m.manoeuvre;
          const template = bearing === 'turn' ? 'turn' : 'bank';
          m.manoeuvre = { ...m.manoeuvre, bearing: 'tallon', template, code: `${code.slice(0, 3)}t` };
          m.treatAs = 'red';
        },
      }),
    ],
  },
  'scum/starviper/guri': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => enemies(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },

  'scum/m3ainterceptor/serissu': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          otherFriends(g, self.ship, 1).includes(m.defender) && rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, { ...self, seat: m.defender.seat }, m.attack, 'defence', 1, undefined, 1);
        },
      }),
    ],
  },
  /** He catches up with the ship he locks. */
  'scum/m3ainterceptor/genesisred': {
    abilities: [
      at('token.assigned', {
        mandatory: true,
        when: (_g, m, self) =>
          m.ship === self.ship &&
          m.token === 'targetlock' &&
          FOCUS_OR_EVADE.some((t) => m.target!.tokens[t] > self.ship.tokens[t]),
        *run(g, m, self) {
          for (const t of FOCUS_OR_EVADE) yield* assign(g, self.ship, t, m.target!.tokens[t] - self.ship.tokens[t]);
        },
      }),
    ],
  },
  'scum/m3ainterceptor/laetinashera': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isDefender(m, self) && m.attack.hit === false,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  'scum/m3ainterceptor/inaldra': { abilities: [shieldForReroll('attack'), shieldForReroll('defence')] },
  'scum/m3ainterceptor/quinnjast': {
    abilities: [
      at('combat.start', {
        when: (_g, _m, self) => spentOrdnance(self.ship).length > 0,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'weaponsdisabled');
          const equipped = yield* pickUpgrade(self, self.ship, spentOrdnance(self.ship));
          equipped.discarded = false;
          g.emit({ type: 'recovered', ship: self.ship.id, card: equipped.id });
        },
      }),
    ],
  },

  'scum/aggressor/ig88a': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && m.defender.status === 'destroyed' && lacksShield(g, self.ship),
        *run(g, _m, self) {
          recoverShields(g, self.ship);
        },
      }),
    ],
  },
  'scum/aggressor/ig88b': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAttacker(m, self) && m.attack.hit === false && shots(g, self.ship, cannons(g, self.ship)).length > 0,
        *run(g, _m, self) {
          yield* attack(g, self.ship, { weapons: cannons(g, self.ship) });
        },
      }),
    ],
  },
  'scum/aggressor/ig88c': {
    abilities: [mayActAt('action.performed', (_g, m, self) => m.ship === self.ship && m.action === 'boost', ['evade'])],
  },
  /** The Segnor's loops of speed 3, flown with the tight template. */
  'scum/aggressor/ig88d': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship && m.manoeuvre.bearing === 'segnor' && m.manoeuvre.speed === 3 && !m.manoeuvre.template,
        *run(_g, m) {
          m.manoeuvre = { ...m.manoeuvre, template: 'turn', code: m.manoeuvre.code.replace('b', 't') };
        },
      }),
    ],
  },

  'scum/yv666/bossk': {
    abilities: [
      at('attack.hit', {
        when: (_g, m, self) => isAttacker(m, self) && count(m.attack, 'attack', 'crit') > 0,
        *run(g, m) {
          cancel(g, m.attack, 'attack', 'crit', 1);
          addDie(g, m.attack, 'attack', 'hit');
          addDie(g, m.attack, 'attack', 'hit');
        },
      }),
    ],
  },
  'scum/yv666/moraloeval': {
    arcs: (_g, _self, { equipped }, arcs) => (equipped?.slot === 'cannon' && arcs ? [...arcs, 'auxiliary180'] : arcs),
  },
  /** Her lock on the defender, spent when a friend declares his attack, costs it a point of agility. */
  'scum/yv666/lattsrazzi': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) =>
          isFriendly(g.state, m.attacker, self.ship) && canSpendLock(g, self.ship, m.defender, m.attack),
        *run(g, m, self) {
          yield* spendLock(g, self.ship, m.defender);
          m.attack.notes[self.key] = true;
        },
      }),
    ],
    values: [
      {
        value: 'agility',
        anyShip: true,
        by: (_g, subject, self, { attack: a }) =>
          a?.defender === subject.id && a.notes[self.key] === true ? { add: -1 } : undefined,
      },
    ],
  },
};

const spentOrdnance = (ship: Ship) =>
  ship.upgrades.filter((u) => u.discarded && (u.slot === 'torpedo' || u.slot === 'missile'));
