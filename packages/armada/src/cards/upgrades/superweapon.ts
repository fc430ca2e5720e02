import { say } from '@holotisch/engine';
import { hasCrit } from '../../dice.ts';
import { chooseUnit } from '../../flow/choose.ts';
import { setSpeed } from '../../flow/tokens.ts';
import { isAtDistance, maxSpeedOf, refuse, shipsInPlay, unitsInPlay } from '../../values.ts';
import { atCost, isEnemy } from '../phrases/cards.ts';
import { ban, type CardFamily } from '../vocabulary.ts';

export const superweapon: CardFamily = {
  'upgrade/magnite-crystal-tractor-beam-array': {
    abilities: [
      atCost('exhaust', 'ship.after', {
        when: (g, { ship }, self) =>
          ship.id === self.piece &&
          shipsInPlay(g.state).some((s) => isEnemy(g, self, s) && isAtDistance(g, ship, s, 5)),
        *run(g, { ship }, self) {
          const near = shipsInPlay(g.state).filter((s) => isEnemy(g, self, s) && isAtDistance(g, ship, s, 5));
          const target = yield* chooseUnit(
            self.seat,
            'card-unit',
            near,
            ['AR-EFFEKTE-UND-TIMING-08'],
            say('ar.ask.card-unit', { card: self.card }),
          );
          yield* setSpeed(g, target, Math.min(ship.speed, maxSpeedOf(g, target))); // by its own player
        },
      }),
    ],
    bans: [
      ban('readyCard', (_g, { ship, equipped }, self) =>
        self.upgrade === equipped && ship.speed === 0
          ? refuse(['AR-DIE-GOLDENEN-REGELN-03'], say('ar.no.cardReady', { card: self.card }))
          : undefined,
      ),
    ],
  },
  'upgrade/orbital-bombardment-particle-cannons': {
    ignition: 'long',
    criticals: [
      {
        colour: 'red',
        ignition: true,
        *run(g, m, self) {
          const { defender } = m;
          if (!defender) return;
          const near = unitsInPlay(g.state).filter((u) => u !== defender && isAtDistance(g, defender, u, 1));
          for (const unit of near) yield* g.rules.suffer(g, unit, unit.kind === 'ship' ? 2 : 1, { by: self.card });
        },
      },
    ],
  },
  'upgrade/superheavy-composite-beam-turbolasers': {
    ignition: 'medium',
    criticals: [
      {
        colour: 'red',
        ignition: true,
        *run(g, m, self) {
          const { defender, attack } = m;
          const crits = attack.dice.filter((d) => d.colour !== 'black' && hasCrit(d)).length;
          for (let i = 0; i < crits && defender; i++)
            yield* g.rules.suffer(g, defender, 1, { by: self.card, critical: m }); // on a hull zone that its owner chooses
        },
      },
    ],
  },
};
