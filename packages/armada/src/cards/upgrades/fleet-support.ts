import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { COMMANDS, type Command } from '../../data/types.ts';
import { discardDamage } from '../../flow/attack/damage.ts';
import { chooseDamage, chooseOne, chooseUnit, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { gainToken, loseToken, raid, takeTokens } from '../../flow/tokens.ts';
import type { Ship } from '../../state.ts';
import { hasKeyword, isAtDistance, isFriendly, isSquadron, shipsInPlay } from '../../values.ts';
import { atCost, defendsAsShip, isFriend, rerolls, resolves, whileAttacking } from '../phrases/cards.ts';
import { enemyShips, isSelf, lookAtDials } from '../phrases/crew.ts';
import { type AnyAbility, at, type CardFamily, type CardRules, type CardSource } from '../vocabulary.ts';

const CARD_EFFECT = ['AR-EFFEKTE-UND-TIMING-11'] as const;

/** Friendly ships at this distance. */
const friendsNear = (g: Armada, self: CardSource, most: number): readonly Ship[] =>
  shipsInPlay(g.state).filter((s) => isFriendly(g.state, s, self) && isAtDistance(g, s, self.ship, most));

/** Tokens that lie on the card go to friendly ships nearby. */
const resupply = (token: Command): CardRules => ({
  abilities: [
    atCost('exhaust', 'ship.afterReveal', {
      when: (g, { ship }, self) =>
        ship.id === self.piece && self.equipped.tokens.includes(token) && friendsNear(g, self, 5).length > 0,
      *run(g, _m, self) {
        const ships = yield* chooseUnits(
          self.seat,
          friendsNear(g, self, 5),
          self.equipped.tokens.length,
          ['AR-AUFWERTUNGSKARTEN-MIT-MARKERN-10'],
          say('ar.ask.units-of-card', { card: self.card, n: self.equipped.tokens.length }),
          self.card,
        );
        takeTokens(
          g,
          self.ship,
          self.equipped,
          ships.map(() => token),
        );
        for (const ship of ships) yield* gainToken(g, ship, token);
      },
    }),
  ],
});

/** AR-CARD-KOMMUNIKATIONSNETZ-01: after the step in which the ship reveals its dial. */
const commsNet: AnyAbility = at('ship.afterReveal', {
  when: (g, { ship }, self) =>
    ship.id === self.piece && ship.commands.length > 0 && friendsNear(g, self, 5).some((s) => s !== ship),
  *run(g, { ship }, self) {
    const to = yield* mayChooseUnit(
      self.seat,
      friendsNear(g, self, 5).filter((s) => s !== ship),
      ['AR-CARD-KOMMUNIKATIONSNETZ-01'],
      say('ar.ask.unit-of-card', { card: self.card }),
    );
    if (!to) return;
    const token = yield* chooseOne(
      self.seat,
      'card-command',
      COMMANDS.filter((c) => ship.commands.includes(c)),
      ['AR-CARD-KOMMUNIKATIONSNETZ-01'],
      say('ar.ask.give-command', { unit: ship.id }),
      { unit: ship.id, card: self.card },
    );
    loseToken(g, ship, token, 'card');
    yield* gainToken(g, to, token);
  },
});

/** Enemy ships at distance 1-3 that have a dial to change. */
const enemiesNear = (g: Armada, self: CardSource): readonly Ship[] =>
  enemyShips(g, self).filter((s) => isAtDistance(g, s, self.ship, 3));

/** 'After you execute a maneuver, you may exhaust this card to choose an enemy ship': its top dial is looked at. */
const slices = (
  targets: (g: Armada, self: CardSource) => readonly Ship[],
  act: (g: Armada, self: CardSource, target: Ship) => Flow<void>,
): CardRules => ({
  abilities: [
    atCost('exhaust', 'manoeuvre.after', {
      when: (g, { ship }, self) => isSelf(ship, self) && targets(g, self).length > 0,
      *run(g, _m, self) {
        const prompt = say('ar.ask.unit-of-card', { card: self.card });
        const clauses = ['AR-ERR-HACKER-TOOLS-02'] as const;
        const target = yield* chooseUnit(self.seat, 'card-unit', targets(g, self), clauses, prompt);
        if (target.dials.length > 0) lookAtDials(g, self, target, 1);
        yield* act(g, self, target);
      },
    }),
  ],
});

/** The top dial is set to another command, or left as it is. */
function* setsTop(g: Armada, self: CardSource, target: Ship): Flow<void> {
  const prompt = say('ar.ask.new-dial', { unit: target.id });
  const about = { unit: target.id, card: self.card };
  const clauses = ['AR-ERR-HACKER-TOOLS-03'] as const;
  const chosen = yield* chooseOne(self.seat, 'card-command', [...COMMANDS, 'keep'], clauses, prompt, about);
  if (chosen === 'keep') return;
  target.dials[0] = chosen;
  lookAtDials(g, self, target, 1);
}

export const fleetSupport: CardFamily = {
  // AR-ERR-BOMBER-KOMMANDOZENTRALE-01: one of them an attack
  'upgrade/bomber-command-center': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          m.attacker?.kind === 'squadron' &&
          isFriend(g, self, m.attacker) &&
          hasKeyword(g, m.attacker, 'bomber', { attack: m.attack }) &&
          defendsAsShip(m) &&
          m.attack.noted['bomber-command-center'] !== true &&
          isAtDistance(g, m.attacker, self.ship, 5),
        *run(g, m, self) {
          m.attack.noted['bomber-command-center'] = true;
          yield* rerolls(1)(g, m, self);
        },
      }),
    ],
  },
  'upgrade/comms-net': { abilities: [commsNet] },
  // AR-ERR-STOERFELD-01, -02
  'upgrade/jamming-field': {
    obstruction: (g, self, { attacker, unit }) =>
      attacker?.kind === 'squadron' &&
      isSquadron(unit) &&
      (isAtDistance(g, attacker, self.ship, 2) || isAtDistance(g, unit, self.ship, 2))
        ? true
        : undefined,
  },
  'upgrade/munitions-resupply': resupply('concentrate'),
  'upgrade/parts-resupply': resupply('repair'),
  'upgrade/repair-crews': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'repair') && friendsNear(g, self, 2).some((s) => s.damage.length > 0),
        *run(g, m, self) {
          const ship = yield* mayChooseUnit(
            self.seat,
            friendsNear(g, self, 2).filter((s) => s.damage.length > 0),
            ['AR-EFFEKTE-UND-TIMING-04'],
            say('ar.ask.unit-of-card', { card: self.card }),
          );
          if (!ship) return;
          m.points = 0;
          const prompt = say('ar.ask.discard-damage', { unit: ship.id });
          const damage = yield* chooseDamage(self.seat, ship, ['AR-EFFEKTE-UND-TIMING-04'], prompt, self.card);
          discardDamage(g, ship, damage);
        },
      }),
    ],
  },
  // AR-ERR-HACKER-TOOLS-01..05, AR-CARD-HACKER-TOOLS-01..05, R-AR-30: whoever changes the dial sees it, and nobody else
  'upgrade/slicer-tools': slices(
    (g, self) => enemiesNear(g, self),
    function* (g, self, target) {
      const [top] = target.dials;
      const raids = COMMANDS.filter((c) => c !== top && !target.raids.includes(c));
      const ways = [
        ...(top === undefined ? [] : (['new-command'] as const)),
        ...(raids.length > 0 ? (['raid-token'] as const) : []),
        ...(top === undefined ? [] : (['keep'] as const)),
      ];
      if (ways.length === 0) return;
      const about = { unit: target.id, card: self.card };
      const prompt = say('ar.ask.slice', { unit: target.id, card: self.card });
      const way = yield* chooseOne(self.seat, 'card-way', ways, CARD_EFFECT, prompt, about);
      if (way === 'new-command') yield* setsTop(g, self, target);
      if (way === 'raid-token') {
        const which = say('ar.ask.raid-token', { unit: target.id });
        raid(g, target, yield* chooseOne(self.seat, 'card-command', raids, CARD_EFFECT, which, about));
      }
    },
  ),
  // AR-ERR-HACKER-TOOLS-02, -03
  'first/slicer-tools': slices((g, self) => enemiesNear(g, self).filter((s) => s.dials.length > 0), setsTop),
};
