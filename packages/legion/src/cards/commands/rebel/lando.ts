import { say } from '@holotisch/engine';
import { commandOf } from '../../../data/index.ts';
import { addAttackDie, cancelAttack, chooseDice, countOf } from '../../../flow/attack/dice.ts';
import { chooseUnit } from '../../../flow/choose.ts';
import { giveOrder } from '../../../flow/command.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { opponentOf, touchableEnemies, unitsInPlay } from '../../../values.ts';
import { type AttackMoment, at, type CardFamily, type CardSource } from '../../vocabulary.ts';
import {
  byHero,
  CARD,
  friendsWithin,
  gainsOne,
  heroOf,
  inSight,
  isHero,
  isMine,
  lends,
  whenOrdered,
} from '../phrases.ts';

/** Command cards of Lando Calrissian. */

/** How many of the three kinds of cards lie there: 3 pips, then 2, then 1. */
function array(g: Legion, { seat }: CardSource): number {
  const pips = g.state.hands[seat]!.discard.map((card) => commandOf(card, g.state.rules.edition).pips);
  let n = 0;
  for (const each of [3, 2, 1]) {
    if (!pips.includes(each)) break;
    n++;
  }
  return n;
}

/** Units that Lando may send out instead of drawing a token. */
const sleeve = (g: Legion, seat: number): readonly Unit[] => {
  const lando = unitsInPlay(g.state).find((u) => u.seat === seat && g.card(u).name.en === 'Lando Calrissian');
  if (!lando) return [];
  return [lando, ...friendsWithin(g, lando, 2)].filter((u) => u.seat === seat && u.order === 'none');
};

const DECLARED = 'all-in';

const declares = (m: AttackMoment): boolean => m.attack.noted[DECLARED] === true;

export const LANDO: CardFamily = {
  'command/idiots-array': {
    ...lends({ gunslinger: 1, marksman: 1 }),
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined && array(g, self) > 0,
        *run(g, _m, self) {
          for (const token of ['aim', 'dodge'] as const)
            yield* gain(g, heroOf(g, self)!, token, array(g, self), self.card);
        },
      }),
    ],
  },
  'command/ace-up-his-sleeve': {
    abilities: [whenOrdered(byHero, (g, unit, self) => gainsOne(g, unit, self, ['dodge', 'standby']))],
    insteadOfDrawing: {
      when: (g, seat) => sleeve(g, seat).length > 0,
      *run(g, seat) {
        const card = 'ace-up-his-sleeve';
        const unit = yield* chooseUnit(seat, sleeve(g, seat), CARD, say('le.ask.card-unit', { card }), card);
        const { pool } = g.state.hands[seat]!;
        pool.splice(pool.indexOf(unit.rank), 1);
        yield* giveOrder(g, unit, null);
        return unit;
      },
    },
  },
  // R-LE-97: critical hits when he attacks, blocks when he defends
  'command/all-in': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const lando = heroOf(g, self)!;
          for (const enemy of touchableEnemies(g, lando))
            if (inSight(g, lando, enemy, 3)) yield* gain(g, enemy, 'observation', 2, self.card);
        },
      }),
      at('attack.gather', {
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self),
        *run(_g, m) {
          m.attack.noted[DECLARED] = true;
        },
      }),
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && declares(m),
        *run(g, m, self) {
          m.attack.noted[DECLARED] = false;
          if (countOf(m.attack, 'crit') > 0) {
            for (let i = 0; i < 2; i++) addAttackDie(g, m.attack, 'white', self.card, 'crit');
            return;
          }
          const dice = yield* chooseDice(g, m, m.defender, {
            seat: opponentOf(g.state, self.seat),
            max: 2,
            card: self.card,
            clauses: CARD,
            prompt: say('le.ask.command-dice', { card: self.card }),
          });
          cancelAttack(g, m.attack, dice, self.card);
        },
      }),
      at('attack.modify', {
        when: (g, m, self) =>
          isHero(g, m.defender, self) && !declares(m) && countOf(m.attack, 'hit') + countOf(m.attack, 'crit') > 0,
        *run(_g, m) {
          m.attack.noted[DECLARED] = true;
        },
      }),
      at('defence.convert', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.defender, self) && declares(m),
        *run(g, m, self) {
          const { defence, id } = m.attack;
          const won = defence.some(({ face }) => face === 'block');
          if (won) for (let i = 0; i < 2; i++) defence.push({ colour: 'white', face: 'block' });
          else defence.splice(0, 2);
          g.emit({
            type: 'defenceDice',
            attack: id,
            unit: m.defender.id,
            how: won ? 'added' : 'cancelled',
            at: [],
            dice: defence.map((d) => ({ ...d })),
            why: self.card,
          });
        },
      }),
    ],
  },
};
