import type { Language } from '@holotisch/engine';
import { type CampaignText, de } from './text/de.ts';
import { en } from './text/en.ts';

export const campaignText: Readonly<Record<Language, CampaignText>> = { de, en };
