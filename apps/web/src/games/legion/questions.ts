import type { LegionAnswers } from '@holotisch/legion';
import { type AskRules, useAskRules } from '../../match/ask-rules.ts';

/** Asks the rules about the moment that is looked at. */
export const useQuestion = (): AskRules<LegionAnswers> => useAskRules<LegionAnswers>();
