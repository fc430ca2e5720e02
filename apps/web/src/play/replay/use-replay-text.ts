import { useLanguage } from '../../settings/language.tsx';
import { type ReplayText, replayText } from '../../text/replay.ts';

export const useReplayText = (): ReplayText => replayText[useLanguage().lang];
