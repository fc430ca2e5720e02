import { noteOf, putNote } from '../../../flow/notes.ts';
import { inFiringArc } from '../../../geometry/measuring.ts';
import { isFriendly } from '../../../values.ts';
import { canShootAt, isDefender } from '../../phrases/attacks.ts';
import { oneMoreDie } from '../../phrases/dice.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const kihraxzfighter: CardFamily = {
  /** Range 1 brings him two dice, range 3 too. */
  'scum/kihraxzfighter/talonbanecobra': {
    values: [
      {
        value: 'attackBonus',
        by: (_g, _s, _self, { attack: a }) => (a?.weapon === 'primary' && a.range === 1 ? { add: 1 } : undefined),
      },
      {
        value: 'defenceBonus',
        by: (_g, _s, _self, { attack: a }) => (a?.weapon === 'primary' && a.range === 3 ? { add: 1 } : undefined),
      },
    ],
  },
  'scum/kihraxzfighter/viktorhel': {
    abilities: [
      at('attack.defenceDiceRolled', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self),
        *run(_g, m, self) {
          putNote(m.attack, self, m.attack.defenceDice.length);
        },
      }),
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && noteOf(m.attack, self) !== 2,
        *run(g, m) {
          yield* g.rules.assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },
  'scum/kihraxzfighter/grazthehunter': {
    values: [oneMoreDie('defenceDice', (g, self, a) => inFiringArc(g, self.ship, g.ship(a.attacker)))],
  },
  /** Whoever is hurt in another way than as a defender has him at its throat. */
  'scum/kihraxzfighter/captainjostero': {
    abilities: [
      at('ship.damaged', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          !isFriendly(g.state, m.ship, self.ship) &&
          !g.state.attacks.some((a) => a.defender === m.ship.id) &&
          canShootAt(g, self.ship, m.ship),
        *run(g, m, self) {
          yield* g.rules.attack(g, self.ship, { targets: [m.ship] });
        },
      }),
    ],
  },
};
