import { type Flow, rollDie, say } from '@holotisch/engine';
import { uniqueNameOf, unmet } from '../../../build/restrictions.ts';
import * as data from '../../../data/index.ts';
import type { Upgrade } from '../../../data/types.ts';
import { ATTACK_DIE } from '../../../dice.ts';
import { defenceDiceCount } from '../../../flow/attack-dice.ts';
import { choose } from '../../../flow/choose.ts';
import { assignCondition } from '../../../flow/conditions.ts';
import { discardDamage, recoverShields } from '../../../flow/damage.ts';
import { addDie } from '../../../flow/modify.ts';
import { noteOf, putNote } from '../../../flow/notes.ts';
import { rangeBetween, rangeInArc } from '../../../geometry.ts';
import type { Die, Equipped, Ship } from '../../../state.ts';
import { banned, dialOf, isDoomed, isFriendly, shieldValueOf, sideOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { mayModify, rerollWhenAttacking, tellChanged } from '../../phrases/dice.ts';
import { begin, discard } from '../../phrases/effects.ts';
import { lookAtDial } from '../../phrases/moves.ts';
import { asked, pick, pickFrom, pickManoeuvre, pickShip, pickUpgrade, pickYes } from '../../phrases/questions.ts';
import { enemies, otherFriends } from '../../phrases/ships.ts';
import { type AnyAbility, at, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** Ships of the Galactic Empire, not of the First Order. */
const prototypes = (g: XWing, self: CardSource): Ship[] =>
  g.state.ships.filter(
    (s) =>
      isFriendly(g.state, s, self.ship) &&
      s.faction === 'imperial' &&
      g.facts(s).pilot.subfaction === undefined &&
      shieldValueOf(g, s) <= 3,
  );

/** What the ship could have in place of a card: of its kind, no dearer, and allowed to this ship of this squad. */
function substitutes(g: XWing, self: CardSource, old: Equipped): Upgrade[] {
  const { type, pilot } = g.facts(self.ship);
  const squad = g.state.ships.filter((s) => s.seat === self.seat);
  const cards = squad.flatMap((s) => [g.facts(s).pilot, ...s.upgrades.map((u) => g.upgrade(u))]);
  const names = new Set(cards.flatMap((card) => uniqueNameOf(card) ?? []));
  const acts = (card: Upgrade) => !card.ability || g.state.rules.unenforced || g.book.has(`${card.slot}/${card.id}`);
  return data.UPGRADES.filter(
    (card) =>
      card.slot === old.slot &&
      card.id !== old.id &&
      card.points <= g.upgrade(old).points &&
      !names.has(uniqueNameOf(card) ?? '') &&
      unmet({ type, pilot, cards: [card], places: [], names }, 0).length === 0 &&
      acts(card),
  );
}

const wares = (g: XWing, self: CardSource): Equipped[] =>
  self.ship.upgrades.filter(
    (u) => (u.slot === 'illicit' || u.slot === 'cargo') && !u.discarded && substitutes(g, self, u).length > 0,
  );

/** The new card takes the place of the old one, which is out of the match. */
function* swap(g: XWing, self: CardSource, old: Equipped): Flow {
  const { upgrades } = self.ship;
  const { slot } = old;
  const id = yield* choose({
    ...asked(self, 'card-swap', { ship: self.ship.id }),
    options: substitutes(g, self, old).map((card) => ({ id: card.id, label: say('xw.upgrade', { card: card.id }) })),
  });
  upgrades.splice(upgrades.indexOf(old), 1, { slot, id, discarded: false, face: 0, tokens: 0 });
  g.refit();
  g.emit({ type: 'replaced', ship: self.ship.id, card: old.id, replacement: id });
}

const readable = (g: XWing, self: CardSource): Ship[] => enemies(g, self.ship, 2).filter((s) => s.dial !== null);

const otherManoeuvres = (g: XWing, ship: Ship) =>
  dialOf(ship).filter((manoeuvre) => manoeuvre.code !== ship.dial && !banned(g, 'dial', { ship, manoeuvre }));

const duds = (dice: readonly Die[]): number[] =>
  dice.flatMap((d, i) => ((d.face === 'focus' || d.face === 'blank') && !d.fixed ? [i] : []));

/** So many evades, at most as many as dice are rolled. */
function* guess(self: CardSource, count: number) {
  const guesses = Array.from({ length: Math.min(6, count) + 1 }, (_, i) => String(i));
  return Number(yield* pick(self, 'card-number', guesses));
}

/** Whoever shoots at another friend at range 1 with me in his arc is stressed. */
const guards = (how: { readonly mandatory: true } | { readonly id: 'far' }): AnyAbility =>
  at('attack.declared', {
    ...how,
    when: (g, m, self) =>
      otherFriends(g, self.ship, 1).includes(m.defender) &&
      'id' in how === rangeBetween(g, self.ship, m.defender) > 1 &&
      rangeInArc(g, m.attacker, self.ship) <= 3,
    *run(g, m) {
      yield* g.rules.assign(g, m.attacker, 'stress');
    },
  });

const evades = (rolled: readonly Die[]): number => rolled.filter((d) => d.face === 'evade').length;

export const crewCToD: CardFamily = {
  /** A damage card goes, a shield comes, and Chewbacca with it. */
  'crew/chewbacca': {
    abilities: [
      at('damage.dealt', {
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, m, self) {
          discardDamage(g, self.ship, m.damage);
          recoverShields(g, self.ship);
          discard(g, self);
        },
      }),
    ],
  },
  /** After an attack on an enemy: two damage, which it must have the hull for, for one critical damage to him. */
  'crew/darthvader': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          m.defender.status === 'play' &&
          !isFriendly(g.state, m.defender, self.ship) &&
          !isDoomed(g, self.ship),
        *run(g, m, self) {
          yield* g.rules.suffer(g, self.ship, 2);
          yield* g.rules.suffer(g, m.defender, 0, 1);
        },
      }),
    ],
  },
  /** Once a round: a number of evades guessed before a roll of its own defence dice adds one. */
  'crew/c3po': {
    abilities: [
      at('attack.beforeDefenceDice', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isDefender(m, self) && defenceDiceCount(g, m) > 0,
        *run(g, m, self) {
          putNote(m.attack, self, yield* guess(self, defenceDiceCount(g, m)));
        },
      }),
      at('attack.defenceDiceRolled', {
        mandatory: true,
        when: (g, m, self) =>
          isDefender(m, self) && noteOf(m.attack, self) === evades(m.attack.defenceDice) && mayModify(g, m, 'defence'),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
      at('roll.before', {
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => m.ship === self.ship && m.which === 'defence',
        *run(_g, m, self) {
          putNote(m, self, yield* guess(self, m.count));
        },
      }),
      at('roll.made', {
        mandatory: true,
        when: (_g, m, self) => noteOf(m, self) === evades(m.dice),
        *run(g, m, self) {
          m.dice.push({ face: 'evade', rerolled: false });
          tellChanged(g, m, self);
        },
      }),
    ],
  },
  /** Obstacles neither stop its attacks nor stand in their way. */
  'crew/dashrendar': {
    attacksOverObstacles: () => true,
  },
  /** Actions in spite of stress, for a damage each. */
  'crew/chopper': {
    actsStressed: () => true,
    abilities: [
      at('action.performed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.stressed,
        *run(g, _m, self) {
          yield* g.rules.suffer(g, self.ship, 1);
        },
      }),
    ],
  },
  /** A die again, or up to two against a unique pilot. */
  'crew/dengar': { abilities: [rerollWhenAttacking((g, m) => (g.facts(m.defender).pilot.unique ? 2 : 1))] },
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
  'crew/captainrex': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === false,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Discarded, he brings other contraband for what the ship has. */
  'crew/cikatrovizago': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => wares(g, self).length > 0,
        *run(g, _m, self) {
          discard(g, self);
          yield* swap(g, self, yield* pickUpgrade(self, self.ship, wares(g, self)));
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
          for (const i of yield* pickFrom(self, m.dice, 'attack', duds(m.dice), 1, m.dice.length, 'reroll'))
            Object.assign(m.dice[i]!, { face: rollDie(g.state.chance, ATTACK_DIE), rerolled: true });
          g.emit({ type: 'rollChanged', ship: m.ship.id, card: self.card, faces: m.dice.map((d) => d.face) });
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
  'crew/directorkrennic': {
    abilities: [
      at('setup.forces', {
        mandatory: true,
        when: (g, _m, self) => prototypes(g, self).length > 0,
        *run(g, _m, self) {
          assignCondition(g, yield* pickShip(g, self, prototypes(g, self)), 'optimizedprototype');
        },
      }),
    ],
  },
  /** Major Stridan may count friends as near, and need not. */
  'crew/deathtroopers': { abilities: [guards({ mandatory: true }), guards({ id: 'far' })] },
};
