import { CardBook as CardBookOf } from '@holotisch/engine';
import { conditions } from './conditions.ts';
import { core } from './damage/core.ts';
import { core2 } from './damage/core2.ts';
import { imperial } from './pilots/imperial/index.ts';
import { rebel } from './pilots/rebel/index.ts';
import { scum } from './pilots/scum/index.ts';
import { upgrades } from './upgrades/index.ts';
import type { CardBook, CardFamily, CardRules } from './vocabulary.ts';

/** Every family of cards; in which file a card stands follows from what is printed on it. */
const FAMILIES: readonly CardFamily[] = [...rebel, ...imperial, ...scum, ...upgrades, conditions, core, core2];

/** Every card that acts. Only what lies above the rules may know this table: the game is made with it and hands it down. */
export const CARDS: CardBook = CardBookOf.of<CardRules>(FAMILIES);
