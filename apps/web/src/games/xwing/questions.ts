import type { XWingAnswers } from '@holotisch/xwing';
import { type AskRules, useAskRules } from '../../match/ask-rules.ts';

/** Asks the rules about the moment that is looked at. */
export const useQuestion = (): AskRules<XWingAnswers> => useAskRules<XWingAnswers>();
