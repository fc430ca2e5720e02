import { say } from '@holotisch/engine';
import { putBeside } from '../../../flow/activation/relocate.ts';
import { chooseWay } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, isTrooper, refuse, touch } from '../../../values.ts';
import { heroGainsForEach, strike, troopersWithin } from '../../phrases/characters.ts';
import {
  byHero,
  CARD,
  called,
  canMove,
  give,
  heroHas,
  heroOf,
  isCalled,
  isFriend,
  isHero,
  isMarked,
  isMine,
  lends,
  mark,
  mayWhenOrdered,
  speedMove,
  type Who,
  whenOrdered,
} from '../../phrases/commands.ts';
import { broods, givesBack, wookiees } from '../../phrases/republic.ts';
import { at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Yoda on Chewbacca's back. */
const RIDES = 'rides';

const rider = (g: Legion, self: CardSource): Unit | undefined => {
  const yoda = called(g, self, 'Yoda');
  return yoda && isMarked(g, self, yoda, RIDES) ? yoda : undefined;
};

const carries: Who = (g, unit, self) => {
  const yoda = isHero(g, unit, self) ? rider(g, self) : undefined;
  return yoda !== undefined && touch(g, unit, yoda);
};

export const REPUBLIC_PIPS_2: CardFamily = {
  'command/aggressive-negotiations': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byHero(g, m, self) && isTrooper(g, m.unit),
        function* (g, unit, self) {
          const ways = [...(canMove(g, unit) ? (['move'] as const) : []), 'aim', 'dodge', 'surge'] as const;
          const about = { unit: unit.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'move') yield* speedMove(g, unit, 1, self);
          else yield* gain(g, unit, way, 1, self.card);
        },
      ),
    ],
  },
  'command/air-support': strike('clone-trooper'),
  'command/knowledge-and-defense': {
    values: [heroHas('guardsMelee', { add: 1 })],
    abilities: [heroGainsForEach('dodge', (g, hero) => troopersWithin(g, hero, 1))],
  },
  'command/mrowgh-ghrrmrowrig': wookiees('agile'),
  'command/size-matters-sometimes': {
    grants: ['deflect'],
    values: [
      ...lends({ deflect: 1 }, carries).values,
      valueOfAny('defenceRed', (g, unit, self) => (carries(g, unit, self) ? { add: 1 } : undefined)),
    ],
    lendsTokens: (g, unit, token, self) => (token === 'dodge' && carries(g, unit, self) ? [rider(g, self)!] : []),
    bans: [
      ban('move', (g, { unit }, self) =>
        isCalled('Yoda')(g, unit, self) && isMarked(g, self, unit, RIDES)
          ? refuse(CARD, say('le.no.commandMove', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
    abilities: [
      at('command.resolve', {
        when: (g, m, self) => {
          const [chewie, yoda] = [heroOf(g, self), called(g, self, 'Yoda')];
          return isMine(m, self) && chewie !== undefined && yoda !== undefined && isAt(between(g, chewie, yoda), 1);
        },
        *run(g, _m, self) {
          const yoda = called(g, self, 'Yoda')!;
          if (putBeside(g, yoda, heroOf(g, self)!)) mark(g, self, yoda, RIDES);
        },
      }),
      at('move.after', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.unit, self) && rider(g, self) !== undefined,
        *run(g, m, self) {
          putBeside(g, rider(g, self)!, m.unit);
        },
      }),
    ],
  },
  'command/take-that-clankers': {
    abilities: [
      at('action.after', {
        when: (g, m, self) =>
          m.action === 'aim' &&
          isFriend(g, m.unit, self) &&
          g.card(m.unit).type === 'clone-trooper' &&
          m.unit.order === 'faceup' &&
          g.state.turn?.unit === m.unit.id,
        *run(g, m, self) {
          g.state.lasting.push({
            source: self.key,
            unit: m.unit.id,
            until: 'activation',
            value: 'weaponRange',
            modifier: { add: 1 },
          });
        },
      }),
    ],
  },
  'command/there-is-no-try': {
    grants: ['outmaneuver', 'relentless'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && isTrooper(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'outmaneuver');
          give(g, self, unit, 'relentless');
          yield* gain(g, unit, 'dodge', 1, self.card);
        },
      ),
      givesBack('luminous-beings-are-we'),
    ],
  },
  'command/you-underestimate-my-power': {
    grants: ['master-of-the-force', 'defend'],
    values: [...lends({ 'master-of-the-force': 1, defend: 1 }).values, heroHas('surgeCrit', { add: 1 })],
    abilities: [broods((g) => g.state.turn?.attacked === true)],
  },
};
