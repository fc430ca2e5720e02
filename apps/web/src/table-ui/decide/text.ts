import { useLanguage } from '../../settings/language.tsx';
import type { DecideText } from './words/decide.ts';
import { decideText } from './words/spoken.ts';

export const useDecideText = (): DecideText => decideText(useLanguage().lang);
