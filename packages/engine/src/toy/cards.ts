import { CardBook, type Cards } from '../cards/book.ts';
import { type CommonRules, vocabulary } from '../cards/rules.ts';
import { rollDie } from '../dice.ts';
import type { Source } from '../window.ts';
import type { Shot, ToyTable } from './flow.ts';
import { type Drone, RED } from './state.ts';

/** The card of a drone. */
export interface ToySource extends Source {
  readonly piece: number;
  readonly drone: Drone;
}

export interface ToyWindows {
  modify: Shot;
  'after-attack': Shot;
}
export type ToyCard = CommonRules<ToyTable, ToySource>;
type ToyScope = 'round' | 'game';

export const { at, ban } = vocabulary<ToyTable, ToySource, ToyWindows, { attack: Drone }, ToyScope>();

/** The cards: each a few lines that read like its text. */
const CARDS: Cards<ToyCard> = {
  /** Once a round you may reroll one blank of your attack. */
  lucky: {
    abilities: [
      at('modify', {
        limit: { per: 'round', times: 1 },
        when: (_g, shot, self) => shot.attacker === self.drone && shot.dice.includes('blank'),
        *run(g, shot) {
          const at = shot.dice.indexOf('blank');
          shot.dice[at] = rollDie(g.state.chance, RED);
          shot.rerolled.add(at);
        },
      }),
    ],
  },
  /** When you attack, you must turn one hit into a blank. You are slow. */
  cursed: {
    abilities: [
      at('modify', {
        mandatory: true,
        when: (_g, shot, self) => shot.attacker === self.drone && shot.dice.includes('hit'),
        *run(_g, shot) {
          shot.dice[shot.dice.indexOf('hit')] = 'blank';
        },
      }),
    ],
    values: [{ value: 'reach', by: () => ({ atMost: 12 }) }],
  },
  /** Once a game, when you are hit, you may cancel one hit. */
  shield: {
    abilities: [
      at('modify', {
        limit: { per: 'game', times: 1 },
        when: (_g, shot, self) => shot.target === self.drone && shot.dice.includes('hit'),
        *run(_g, shot) {
          shot.dice[shot.dice.indexOf('hit')] = 'blank';
        },
      }),
    ],
  },
  /** After you were attacked you may attack the attacker, even if you are destroyed. */
  counter: {
    abilities: [
      at('after-attack', {
        when: (_g, shot, self) => shot.target === self.drone && !shot.isCounter,
        *run(g, shot) {
          yield* g.rules.attack(g, shot.target, shot.attacker, true);
        },
      }),
    ],
  },
  /** You move further. */
  engine: { values: [{ value: 'reach', by: () => ({ add: 5 }) }] },
};

export const toyCards = CardBook.of<ToyCard>([CARDS]);
