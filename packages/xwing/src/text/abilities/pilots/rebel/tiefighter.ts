import { SABINE_WREN, ZEB_ORRELIOS } from '../../phrases/pilots.ts';
import type { Sayings } from '../../types.ts';

export const tiefighter: Sayings = {
  'rebel/tiefighter/ahsokatano': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Fokusmarker ausgeben und ein freundliches Schiff in Reichweite 1 wählen (auch dich selbst). Es darf 1 freie Aktion durchführen.',
    en: 'At the start of the Combat phase: by spending 1 focus token you may let a friendly ship at range 1, even yourself, perform 1 free action.',
  },
  'rebel/tiefighter/sabinewren': SABINE_WREN,
  'rebel/tiefighter/captainrex': {
    de: 'Nach deinem Angriff: Der Verteidiger erhält den Zustand „Sperrfeuer“.',
    en: 'After your attack: the defender receives the condition “Suppressive Fire”.',
  },
  'rebel/tiefighter/zeborrelios': ZEB_ORRELIOS,
};
