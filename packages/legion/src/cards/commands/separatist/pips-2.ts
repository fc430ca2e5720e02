import { type Flow, say } from '@holotisch/engine';
import { chooseNumber } from '../../../flow/choose.ts';
import { returnOrder } from '../../../flow/command/command.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, hasKeyword, isDroidTrooper, isTrooper, refuse, unitsInPlay } from '../../../values.ts';
import { heroGainsForEach, strike, troopersWithin } from '../../phrases/characters.ts';
import {
  byHero,
  CARD,
  enemiesWithin,
  give,
  giveForGood,
  heroOf,
  isFriend,
  isFriendlyTrooper,
  isHero,
  lends,
  ownersOf,
  pickUnits,
  type Who,
  wasDivulged,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Other troopers of Grievous with orders. */
const isGuard: Who = (g, unit, self) =>
  isFriendlyTrooper(g, unit, self) && !isHero(g, unit, self) && unit.order === 'faceup';

const isDroid = (g: Legion, unit: Unit): boolean => isDroidTrooper(g, unit) || hasKeyword(g, unit, 'ai');

const around = (g: Legion, bane: Unit): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => u !== bane && isTrooper(g, u) && isAt(between(g, bane, u), 2));

/** Cad Bane hands on his suppression; enemies are held fast by it. */
function* handOn(g: Legion, bane: Unit, self: CardSource): Flow {
  for (const unit of around(g, bane)) {
    const left = bane.tokens.suppression;
    if (left === 0) return;
    const numbers = Array.from({ length: left + 1 }, (_, i) => i);
    const prompt = say('le.ask.command-give', { card: self.card, unit: unit.id });
    const count = yield* chooseNumber(self.seat, numbers, CARD, prompt, { unit: unit.id, card: self.card });
    const had = unit.tokens.suppression;
    remove(g, bane, 'suppression', count, self.card);
    yield* gain(g, unit, 'suppression', count, self.card);
    if (!isFriend(g, unit, self) && unit.tokens.suppression > had) yield* gain(g, unit, 'immobilize', 1, self.card);
  }
}

const mayHandOn = (g: Legion, unit: Unit, self: CardSource): boolean =>
  isHero(g, unit, self) && unit.tokens.suppression > 0 && around(g, unit).length > 0;

/** Those whose orders Dooku may send back. */
const fallen = (g: Legion, dooku: Unit): readonly Unit[] =>
  enemiesWithin(g, dooku, 2).filter(({ order }) => order === 'faceup');

const MENACE = 'the-phantom-menace';

export const SEPARATIST_PIPS_2: CardFamily = {
  'command/double-the-fall': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => {
          const dooku = heroOf(g, self);
          return dooku?.order === 'faceup' && fallen(g, dooku).length > 0;
        },
        *run(g, _m, self) {
          const dooku = heroOf(g, self)!;
          returnOrder(g, dooku);
          const units = yield* pickUnits(self, fallen(g, dooku), [1, 2]);
          for (const unit of units) returnOrder(g, unit);
        },
      }),
    ],
  },
  'command/im-in-control': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) => mayHandOn(g, m.unit, self),
        run: (g, m, self) => handOn(g, m.unit, self),
      }),
      at('unit.ends', {
        when: (g, m, self) => mayHandOn(g, m.unit, self),
        run: (g, m, self) => handOn(g, m.unit, self),
      }),
    ],
  },
  'command/orbital-strike': strike('droid-trooper'),
  'command/preservation-protocols': {
    grants: ['disengage', 'impervious'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && isDroid(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'disengage');
          give(g, self, unit, 'impervious');
          yield* gain(g, unit, 'dodge', 1, self.card);
        },
      ),
    ],
  },
  'command/supreme-commander': {
    grants: ['guardian'],
    values: [
      ...lends({ guardian: 2 }, isGuard).values,
      valueOfAny('guardsMelee', (g, unit, self) => (isGuard(g, unit, self) ? { add: 1 } : undefined)),
    ],
    abilities: [heroGainsForEach('surge', (g, hero) => troopersWithin(g, hero, 1))],
  },
  'command/the-phantom-menace': {
    grants: ['infiltrate'],
    bans: [
      ban('attack', (g, { unit }, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self)
          ? refuse(CARD, say('le.no.commandAttack', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
      ban('target', (g, { attacker, defender, range }, self) =>
        attacker && !isFriend(g, attacker, self) && isHero(g, defender, self) && !wasDivulged(g, self) && range > 2
          ? refuse(CARD, say('le.no.commandTarget', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
      // What is printed on objective cards, in the first round. R-LE-99
      ban('action', (g, { unit, action }, self) =>
        wasDivulged(g, self) &&
        g.state.round === 1 &&
        (isHero(g, unit, self) || (isFriend(g, unit, self) && unit.card.startsWith('drk-1'))) &&
        action.startsWith(`card:battle:${g.state.battle.objective ?? g.state.battle.primary ?? ''}.`)
          ? refuse(CARD, say('le.no.commandObjective', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
    divulge: {
      *run(g, seat) {
        for (const unit of ownersOf(g, seat, MENACE)) giveForGood(g, seat, MENACE, unit, 'keyword.infiltrate');
        const { cards, discard } = g.state.hands[seat]!;
        cards.splice(cards.indexOf(MENACE), 1);
        discard.push(MENACE);
        g.emit({ type: 'cardDiscarded', seat, card: MENACE });
      },
    },
  },
};
