import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../../settings/language.tsx';

const de = {
  attack: 'Angriff',
  defence: 'Verteidigung',
  attackValue: 'Angriffswert',
  agility: 'Wendigkeit',
  range: 'Reichweite',
  secondary: 'Sekundärwaffe',
  obstructed: 'Versperrt',
  focus: 'Fokus',
  lock: 'Zielerfassung',
  evades: 'Ausweichmarker',
  rerolls: 'Neuwürfe durch Karten',
  attacker: 'Wer angreift',
  defender: 'Wer verteidigt',
  damage: 'Schaden',
  hits: (percent: string) => `trifft zu ${percent}`,
  crits: (percent: string) => `kritisch zu ${percent}`,
  rolls: (attack: number, defence: number) => `${attack} rote gegen ${defence} grüne Würfel`,
  faces: {
    hit: 'Treffer',
    crit: 'kritischer Treffer',
    focus: 'Fokus',
    evade: 'Ausweichen',
    blank: 'Leerseite',
  } as Readonly<Record<string, string>>,
};

const en: typeof de = {
  attack: 'Attack',
  defence: 'Defence',
  attackValue: 'Attack value',
  agility: 'Agility',
  range: 'Range',
  secondary: 'Secondary weapon',
  obstructed: 'Obstructed',
  focus: 'Focus',
  lock: 'Target lock',
  evades: 'Evade tokens',
  rerolls: 'Rerolls from cards',
  attacker: 'Attacker',
  defender: 'Defender',
  damage: 'damage',
  hits: (percent) => `hits in ${percent}`,
  crits: (percent) => `critical in ${percent}`,
  rolls: (attack, defence) => `${attack} red against ${defence} green dice`,
  faces: { hit: 'hit', crit: 'critical hit', focus: 'focus', evade: 'evade', blank: 'blank' },
};

const TEXTS: Readonly<Record<Language, typeof de>> = { de, en };

export const useDiceWords = () => TEXTS[useLanguage().lang];
