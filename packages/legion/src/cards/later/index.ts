import type { CardFamily, CardRules } from '../vocabulary.ts';
import { BANDS } from './bands.ts';
import { ADVANTAGE } from './battle-advantage.ts';
import { PRIMARY } from './battle-primary.ts';
import { SECONDARY } from './battle-secondary.ts';
import { CARRYING, TRANSPORT } from './carrying.ts';
import { COMMANDS_IN_26 } from './changed-commands.ts';
import { LATER_COMMANDS } from './commands/index.ts';
import { DEPLOYING } from './deploying.ts';
import { FIGHTING } from './fighting.ts';
import { CHANGED_GUARDING, GUARDING } from './guarding.ts';
import { CHANGED_HELPING, HELPING } from './helping.ts';
import { CHANGED, REWRITTEN } from './rewritten.ts';
import { GUNSLINGING, SHOOTING } from './shooting.ts';
import { UPGRADES_IN_26 } from './upgrades/changed.ts';
import { LATER_UPGRADES } from './upgrades/index.ts';
import { CHANGED_VENTURING, VENTURING } from './venturing.ts';

/** Cards and keywords that only 2.6 has. */
export const LATER_CARDS: readonly CardFamily[] = [
  PRIMARY,
  SECONDARY,
  ADVANTAGE,
  FIGHTING,
  BANDS,
  SHOOTING,
  CARRYING,
  LATER_UPGRADES,
  LATER_COMMANDS,
];

/** Keywords that 2.6 words anew as a whole, whether 1.x has them or not. */
export const REWRITTEN_IN_26: CardFamily = {
  ...DEPLOYING,
  ...TRANSPORT,
  ...REWRITTEN,
  ...GUARDING,
  ...GUNSLINGING,
  ...HELPING,
  ...VENTURING,
};

/** Cards and keywords of 1.x that read differently in 2.6, each made from its base form. */
export const CHANGED_IN_26: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  ...CHANGED,
  ...CHANGED_GUARDING,
  ...CHANGED_HELPING,
  ...CHANGED_VENTURING,
  ...UPGRADES_IN_26,
  ...COMMANDS_IN_26,
};

/** Cards of 1.x whose later form cannot be read: in 2.6 they do not act. R-L2-42 */
export const UNREAD_IN_26: readonly string[] = ['command/idiots-array', 'command/ace-up-his-sleeve'];
