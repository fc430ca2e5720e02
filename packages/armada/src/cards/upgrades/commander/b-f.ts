import { say } from '@holotisch/engine';
import { DEFENCE_TOKENS } from '../../../data/types.ts';
import { COLOURS } from '../../../dice.ts';
import { gainDial } from '../../../flow/activation/activation.ts';
import { spendable } from '../../../flow/attack/defence.ts';
import { chooseOne } from '../../../flow/choose.ts';
import { raid, setToken, takeTokens } from '../../../flow/tokens.ts';
import { isAtDistance, isFriendly, isShip, livingSquadrons } from '../../../values.ts';
import { isEnemy, isFriend, rerolls, whileAttacking } from '../../phrases/cards.ts';
import {
  beginForRound,
  CLAUSE,
  discardFromCard,
  enemyShips,
  friendAttacksShip,
  kindsOf,
  lastingNote,
  mayPickCommand,
  pickKind,
  spendsToken,
} from '../../phrases/crew.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** Bail Organa to the Emperor. */
export const commanderBtoF: CardFamily = {
  'upgrade/bail-organa-commander': {
    abilities: [
      at('ship.revealed', {
        when: (g, { ship }, self) => isFriend(g, self, ship) && self.equipped.tokens.length > 0,
        *run(g, { ship }, self) {
          for (const command of kindsOf(self.equipped.tokens)) {
            if (!(yield* mayPickCommand(self, [command]))) continue;
            takeTokens(g, self.ship, self.equipped, [command]);
            yield* gainDial(g, ship, command);
          }
        },
      }),
    ],
  },
  'upgrade/commander-sato': {
    abilities: [
      // when the dice are gathered and nobody removes any more
      at('attack.beforeRoll', {
        when: (g, m, self) =>
          friendAttacksShip(g, m, self) &&
          isShip(m.defender) &&
          COLOURS.some((colour) => m.pool[colour] > 0) &&
          livingSquadrons(g.state).some((s) => isFriendly(g.state, s, self) && isAtDistance(g, s, m.defender!, 1)),
        *run(_g, m, self) {
          const about = { card: self.card };
          for (let i = 0; i < 2; i++) {
            const there = COLOURS.filter((colour) => m.pool[colour] > 0);
            const out = say('ar.ask.replaced-die', about);
            const from = yield* chooseOne(self.seat, 'colour', [...there, 'no-more'], CLAUSE, out, about);
            if (from === 'no-more') return;
            const to = yield* chooseOne(self.seat, 'colour', COLOURS, CLAUSE, say('ar.ask.add-colour'), about);
            m.pool[from]--;
            m.pool[to]++;
          }
        },
      }),
    ],
  },
  'upgrade/count-dooku': {
    abilities: [
      at('ships.start', {
        when: (_g, _m, self) => self.equipped.tokens.length > 0,
        *run(g, _m, self) {
          const token = yield* discardFromCard(g, self);
          for (const ship of enemyShips(g, self)) raid(g, ship, token);
        },
      }),
    ],
  },
  'upgrade/darth-vader-commander': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => friendAttacksShip(g, m, self) && spendable(g, m.attacker!).length > 0,
        *run(g, m, self) {
          yield* spendsToken(g, self, m.attacker!);
          yield* rerolls(Number.POSITIVE_INFINITY)(g, m, self);
        },
      }),
    ],
  },
  'upgrade/emperor-palpatine-commander': {
    outlives: true,
    abilities: [
      at('setup.after', {
        mandatory: true,
        when: (_g, _m, self) => self.ship.status === 'play',
        *run(_g, _m, self) {
          self.equipped.note = [...DEFENCE_TOKENS];
        },
      }),
      at('ships.start', {
        when: (_g, _m, self) => decrees(self).length > 0,
        *run(g, _m, self) {
          const kinds = decrees(self);
          const kind = yield* pickKind(self, kinds);
          self.equipped.note = kinds.filter((k) => k !== kind);
          beginForRound(g, self, kind);
          g.emit({
            type: 'note',
            why: say('ar.note.cardToken', { card: self.card, kind: say(`ar.token.${kind}`) }),
            clauses: CLAUSE,
          });
        },
      }),
      at('attack.tokenSpent', {
        mandatory: true,
        when: (g, m, self) =>
          m.attack.step === 4 && isEnemy(g, self, m.defender) && m.token.kind === lastingNote(g, self),
        *run(g, { unit, token }) {
          setToken(g, unit, token, 'discarded');
        },
      }),
    ],
  },
};

/** The defence tokens that still lie on Palpatine's card. */
const decrees = ({ equipped: { note } }: CardSource) =>
  DEFENCE_TOKENS.filter((kind) => Array.isArray(note) && note.includes(kind));
