import { rollDie } from '../dice.ts';
import type { Modifier } from '../modifier.ts';
import type { Ability } from '../window.ts';
import type { Shot, ToyTable } from './flow.ts';
import { type Card, RED } from './state.ts';

/** The abilities: each a few lines that read like a card. */
export const abilities: Readonly<Partial<Record<Card, Ability<ToyTable, Shot>>>> = {
  /** Once a round you may reroll one blank of your attack. */
  lucky: {
    window: 'modify',
    limit: { per: 'round', times: 1 },
    when: (_g, shot, source) => shot.attacker.id === source.piece && shot.dice.includes('blank'),
    *run(g, shot) {
      const at = shot.dice.indexOf('blank');
      shot.dice[at] = rollDie(g.state.chance, RED);
      shot.rerolled.add(at);
    },
  },
  /** When you attack, you must turn one hit into a blank. */
  cursed: {
    window: 'modify',
    mandatory: true,
    when: (_g, shot, source) => shot.attacker.id === source.piece && shot.dice.includes('hit'),
    *run(_g, shot) {
      shot.dice[shot.dice.indexOf('hit')] = 'blank';
    },
  },
  /** Once a game, when you are hit, you may cancel one hit. */
  shield: {
    window: 'modify',
    limit: { per: 'game', times: 1 },
    when: (_g, shot, source) => shot.target.id === source.piece && shot.dice.includes('hit'),
    *run(_g, shot) {
      shot.dice[shot.dice.indexOf('hit')] = 'blank';
    },
  },
  /** After you were attacked you may attack the attacker, even if you are destroyed. */
  counter: {
    window: 'after-attack',
    when: (_g, shot, source) => shot.target.id === source.piece && !shot.isCounter,
    *run(g, shot) {
      yield* g.rules.attack(g, shot.target, shot.attacker, true);
    },
  },
};

/** Continuous effects on how far a drone may move. */
export const reachModifiers: Readonly<Partial<Record<Card, Modifier>>> = { engine: { add: 5 }, cursed: { atMost: 12 } };
