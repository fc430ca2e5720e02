import { CARDS } from '../../../src/cards/index.ts';
import type { CardRules } from '../../../src/cards/vocabulary.ts';
import { xwingGame } from '../../../src/game.ts';
import { type Scene, type SceneSpec, scene as sceneOf } from '../../scene.ts';

/**
 * House cards: rules that a test puts on a card that has none, so that a rule about cards is proven with nothing else
 * in the way. `scene` of this file plays a game that is made with them.
 */
let book = CARDS;

/** Gives a card of a plain ship rules of the house: `rebel/xwing/rookiepilot`, `mod/shieldupgrade`. */
export const house = (key: string, rules: CardRules): void => {
  book = book.with({ [key]: rules });
};
export const noHouseCards = (): void => {
  book = CARDS;
};

export const scene = (spec: SceneSpec): Scene => sceneOf(spec, xwingGame(book));

export const ROOKIE = 'rebel/xwing/rookiepilot';
export const ACADEMY = 'imperial/tiefighter/academypilot';
