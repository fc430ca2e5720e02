import { say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import { COMMANDS } from '../../../data/types.ts';
import { gainDial } from '../../../flow/activation/activation.ts';
import { reroll } from '../../../flow/attack/dice.ts';
import { gainToken, loseToken, putTokens, readyToken, spendToken, takeTokens } from '../../../flow/tokens.ts';
import type { Ship } from '../../../state.ts';
import { atCost, defends, hasDice, isBare, pickDice, suffersLess, whileDefending } from '../../phrases/cards.ts';
import {
  isNear,
  isSelf,
  kindsOf,
  mayPickCommand,
  otherFriendlyShips,
  pickToken,
  pickUnit,
  tokensOf,
} from '../../phrases/crew.ts';
import { changesTopDial } from '../../phrases/dials.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const neighbours = (g: Armada, self: CardSource): readonly Ship[] =>
  otherFriendlyShips(g, self).filter((s) => isNear(g, self, s, 5));

/** Lando to Rune Haako. Minister Tua's icon is a matter of fleet building. */
export const officerLtoR: CardFamily = {
  'upgrade/lando-calrissian-officer': {
    abilities: [
      whileDefending({
        cost: 'discard',
        when: (_g, m, self) => defends(m, self) && hasDice(m),
        *run(g, m, self) {
          reroll(g, m, yield* pickDice(g, m, self, m.attack.dice.length, { min: 1 }));
        },
      }),
    ],
  },
  'upgrade/leia-organa-officer': {
    abilities: [
      at('ship.revealed', {
        when: (g, { ship }, self) => isSelf(ship, self) && neighbours(g, self).some((s) => s.dials.length > 0),
        *run(g, m, self) {
          const ship = yield* pickUnit(
            self,
            neighbours(g, self).filter((s) => s.dials.length > 0),
          );
          ship.dials[0] = m.dial;
          g.emit({ type: 'dialsSet', ships: [ship.id] });
        },
      }),
    ],
  },
  'upgrade/lira-wessex': {
    abilities: [
      at('damage.deals', {
        label: (_g, { damage }, self) => say('ar.useOn', { card: self.card, cards: [damage.card] }),
        when: (_g, m, self) => isSelf(m.ship, self) && m.damage.faceup && self.ship.commands.includes('repair'),
        *run(g, m, self) {
          yield* spendToken(g, self.ship, 'repair');
          m.damage.faceup = false;
        },
      }),
    ],
  },
  'upgrade/major-derlin': {
    abilities: [
      atCost('exhaust', 'attack.damage', {
        when: (_g, m, self) => defends(m, self),
        *run(_g, { attack }) {
          suffersLess(attack, 1);
        },
      }),
    ],
  },
  'upgrade/navigation-officer': { abilities: [changesTopDial(['navigate'])] },
  'upgrade/passel-argente': {
    abilities: [
      at('ship.revealed', {
        when: (_g, { ship }, self) => isSelf(ship, self),
        *run(g, m, self) {
          putTokens(g, self.ship, self.equipped, [m.dial]);
          if (kindsOf(self.equipped.tokens).length < COMMANDS.length) return;
          const dial = yield* mayPickCommand(self, COMMANDS);
          if (dial) yield* gainDial(g, self.ship, dial);
        },
      }),
    ],
  },
  'upgrade/raymus-antilles': {
    abilities: [
      at('ship.revealed', {
        when: (_g, { ship }, self) => isSelf(ship, self),
        *run(g, m, self) {
          yield* gainToken(g, self.ship, m.dial);
        },
      }),
    ],
  },
  'upgrade/reeva-demesne': {
    abilities: [
      atCost('exhaust', 'attack.declared', {
        when: (g, m, self) =>
          defends(m, self) &&
          self.ship.shields[m.attack.defending!] > 0 &&
          !isBare(g, m) &&
          tokensOf(self.ship, 'exhausted').length > 0,
        *run(g, _m, self) {
          const { ship } = self;
          readyToken(g, ship, ship.tokens[yield* pickToken(self, ship, tokensOf(ship, 'exhausted'))]!);
        },
      }),
    ],
  },
  'upgrade/rune-haako': {
    abilities: [
      at('ship.revealed', {
        when: (g, { ship }, self) =>
          isSelf(ship, self) && neighbours(g, self).some((s) => s.commands.length + self.equipped.tokens.length > 0),
        *run(g, _m, self) {
          const able = neighbours(g, self).filter((s) => s.commands.length + self.equipped.tokens.length > 0);
          const giver = yield* pickUnit(self, able);
          for (;;) {
            const token = yield* mayPickCommand(self, kindsOf(giver.commands), giver);
            if (!token) break;
            loseToken(g, giver, token, 'card');
            yield* gainToken(g, self.ship, token);
          }
          while (self.equipped.tokens.length > 0) {
            const token = yield* mayPickCommand(self, kindsOf(self.equipped.tokens));
            if (!token) break;
            takeTokens(g, self.ship, self.equipped, [token]);
            yield* gainToken(g, self.ship, token);
          }
        },
      }),
    ],
  },
};
