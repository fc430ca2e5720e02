import type { ArmadaAnswers } from '@holotisch/armada';
import { type AskRules, useAskRules } from '../../match/ask-rules.ts';

/** Asks the rules about the moment that is looked at. */
export const useQuestion = (): AskRules<ArmadaAnswers> => useAskRules<ArmadaAnswers>();
