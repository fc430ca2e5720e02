import { useLanguage } from '../../settings/language.tsx';
import { decideText } from '../../settings/spoken-decide.ts';
import type { DecideText } from '../../text/decide.ts';

export const useDecideText = (): DecideText => decideText(useLanguage().lang);
