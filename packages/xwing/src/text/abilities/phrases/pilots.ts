import type { Saying } from '../types.ts';

/** These fly more than one ship with the same ability. */
export const EZRA_BRIDGER: Saying = {
  de: 'In der Verteidigung: Bist du gestresst, darfst du bis zu 2 deiner Fokus-Ergebnisse in Ausweichen-Ergebnisse ändern.',
  en: 'When you defend under stress: you may turn up to 2 focus results of yours into evade results.',
};

export const HERA_SYNDULLA: Saying = {
  de: 'Beim Aufdecken eines grünen oder roten Manövers: Du darfst dein Manöverrad auf ein anderes Manöver derselben Farbe drehen.',
  en: 'When you reveal green or red: you may turn your dial to a different manoeuvre of the same colour.',
};

export const SABINE_WREN: Saying = {
  de: 'Unmittelbar bevor du dein Manöver aufdeckst: Du darfst Schub oder Fassrolle als freie Aktion durchführen.',
  en: 'Right before your manoeuvre is revealed: you may boost or barrel roll as a free action.',
};

export const ZEB_ORRELIOS: Saying = {
  de: 'In der Verteidigung: Du darfst kritische Treffer vor den gewöhnlichen Treffern negieren.',
  en: 'When you defend: your evades may cancel the critical hits first and the ordinary hits after them.',
};
