import { useLanguage } from '../settings/language.tsx';
import { roomDe } from '../text/room.de.ts';
import { roomEn } from '../text/room.en.ts';
import type { RoomText } from '../text/room.ts';

export const useRoomText = (): RoomText => (useLanguage().lang === 'de' ? roomDe : roomEn);
