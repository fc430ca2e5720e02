import { useLanguage } from '../../settings/language.tsx';
import { decideDe } from '../../text/decide.de.ts';
import { decideEn } from '../../text/decide.en.ts';
import type { DecideText } from '../../text/decide.ts';

export const useDecideText = (): DecideText => (useLanguage().lang === 'de' ? decideDe : decideEn);
