import { say } from '@holotisch/engine';
import { isAccuracy } from '../../dice.ts';
import { reroll } from '../../flow/attack/dice.ts';
import { choose, chooseToken, chooseUpgrade } from '../../flow/choose.ts';
import { commandNamed, exhaust, loseShields, loseToken, setToken } from '../../flow/tokens.ts';
import type { Ship } from '../../state.ts';
import { zonesBeside } from '../../values.ts';
import {
  attacks,
  attacksShip,
  defends,
  hasDice,
  moreDice,
  pickDice,
  spendsDie,
  whileAttacking,
  whileDefending,
} from '../phrases/cards.ts';
import { type AttackMoment, at, type CardFamily } from '../vocabulary.ts';

const isBlue = (d: { readonly colour: string }) => d.colour === 'blue';
/** Critical effects are for ships that defend: there is no other. AR-KRITISCHE-EFFEKTE-04 */
const defending = (m: AttackMoment): Ship => {
  if (m.defender?.kind !== 'ship') throw new Error('only ships suffer critical effects');
  return m.defender;
};

export const ionCannons: CardFamily = {
  // AR-ERR-SCHWERE-IONENGESCHUETZSTELLU-01..03
  'upgrade/heavy-ion-emplacements': {
    criticals: [
      {
        colour: 'blue',
        exhausts: true,
        *run(g, m) {
          const ship = defending(m);
          const zone = m.attack.defending!;
          for (const z of [zone, ...zonesBeside(g, ship, zone)]) loseShields(g, ship, z, 1);
        },
      },
    ],
  },
  'upgrade/high-capacity-ion-turbines': { values: [moreDice('blue', ['left', 'right'], 1)] },
  'upgrade/ion-cannon-batteries': {
    criticals: [
      {
        colour: 'blue',
        *run(g, m, self) {
          const ship = defending(m);
          if (ship.commands.length === 0) {
            loseShields(g, ship, m.attack.defending!, 1);
            return;
          }
          const token = yield* choose({
            seat: self.seat,
            kind: 'card-command',
            prompt: say('ar.ask.take-command', { unit: ship.id }),
            clauses: ['AR-EFFEKTE-UND-TIMING-03'],
            about: { unit: ship.id, card: self.card },
            options: [...new Set(ship.commands)].map((id) => ({ id, label: say(`ar.command.${id}`) })),
          });
          loseToken(g, ship, commandNamed(token), 'card');
        },
      },
    ],
  },
  'upgrade/leading-shots': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some(isBlue),
        *run(g, m, self) {
          if (!(yield* spendsDie(g, m, self, isBlue))) return;
          reroll(g, m, yield* pickDice(g, m, self, m.attack.dice.length));
        },
      }),
    ],
  },
  'upgrade/ms-1-ion-cannon': {
    criticals: [
      {
        colour: 'blue',
        *run(g, m, self) {
          const ship = defending(m);
          const cards = ship.upgrades.filter((u) => !u.discarded && !u.exhausted);
          if (cards.length === 0) return;
          const prompt = say('ar.ask.exhaust-upgrade', { unit: ship.id });
          const clauses = ['AR-CARD-MS-1-IONENKANONEN-01'] as const;
          exhaust(g, ship, yield* chooseUpgrade(self.seat, ship, cards, clauses, prompt, self.card));
        },
      },
    ],
  },
  // AR-ERR-NK-7-IONENKANONEN-01, -02: the defender picks the token
  'upgrade/nk-7-ion-cannons': {
    criticals: [
      {
        colour: 'blue',
        exhausts: true,
        *run(g, m, self) {
          const ship = defending(m);
          const places = ship.tokens.flatMap(({ state }, i) => (state === 'discarded' ? [] : [i]));
          if (places.length === 0) return;
          const prompt = say('ar.ask.discard-token', { unit: ship.id });
          const at = yield* chooseToken(ship.seat, ship, places, ['AR-ERR-NK-7-IONENKANONEN-02'], prompt, self.card);
          setToken(g, ship, ship.tokens[at]!, 'discarded');
        },
      },
    ],
  },
  'upgrade/overload-pulse': {
    criticals: [
      {
        colour: 'blue',
        *run(g, m) {
          const ship = defending(m);
          for (const token of ship.tokens) if (token.state === 'ready') setToken(g, ship, token, 'exhausted');
        },
      },
    ],
  },
  'upgrade/point-defense-ion-cannons': {
    abilities: [
      whileDefending({
        when: (_g, m, self) => defends(m, self) && m.attack.range === 'close' && hasDice(m),
        *run(g, m, self) {
          reroll(g, m, yield* pickDice(g, m, self, 1, { min: 1 }));
        },
      }),
    ],
  },
  'upgrade/sw-7-ion-batteries': {
    abilities: [
      at('attack.total', {
        mandatory: true,
        when: (_g, m, self) => attacksShip(m, self) && m.attack.dice.some((d) => isBlue(d) && isAccuracy(d.face)),
        *run(_g, { attack }) {
          attack.memory.damage! += attack.dice.filter((d) => isBlue(d) && isAccuracy(d.face)).length;
        },
      }),
    ],
  },
};
