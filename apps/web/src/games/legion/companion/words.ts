import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../../settings/language.tsx';

const de = {
  attack: 'Angriff',
  defence: 'Verteidigung',
  colours: { red: 'Rote Würfel', black: 'Schwarze Würfel', white: 'Weiße Würfel' },
  surge: 'Angriffsenergie wird',
  surges: { none: 'nichts', hit: 'Treffer', crit: 'kritisch' },
  aims: 'Zielmarker',
  surgeTokens: 'Energiemarker',
  keywords: 'Schlüsselwörter der Waffen',
  critical: 'Kritisch X',
  precise: 'Präzise X',
  impact: 'Wucht X',
  pierce: 'Durchschlagen X',
  target: 'Ziel',
  kind: 'Art des Angriffs',
  kinds: { ranged: 'Fernkampf', melee: 'Nahkampf' },
  cover: 'Deckung',
  covers: { '0': 'keine', '1': 'leicht', '2': 'stark' },
  dodges: 'Ausweichmarker',
  shields: 'Aktive Schilde',
  die: 'Verteidigungswürfel',
  dice: { red: 'rot', white: 'weiß' },
  blocks: 'Energie wird Abwehr',
  armour: 'Panzerung',
  armourX: 'Panzerung X',
  minis: 'Miniaturen in Sicht',
  lives: 'Wunden je Miniatur',
  fearless: 'Fahrzeug, ohne Courage',
  wounds: 'Wunden',
  defend: 'Zu verteidigen',
  falls: (average: string) => `im Mittel fallen ${average}`,
  all: (percent: string) => `alle fallen zu ${percent}`,
  suppressed: (percent: string) => `niedergehalten zu ${percent}`,
  left(hits: number) {
    if (hits === 0) return 'Es bleibt nichts zu verteidigen.';
    return hits === 1
      ? 'Danach ist 1 Verteidigungswürfel zu werfen.'
      : `Danach sind ${hits} Verteidigungswürfel zu werfen.`;
  },
  coverLater: 'Die Deckungswürfel stehen noch aus.',
  faces: {
    crit: 'kritischer Treffer',
    hit: 'Treffer',
    surge: 'Energie',
    block: 'Abwehr',
    blank: 'Leerseite',
  } as Readonly<Record<string, string>>,
  commands: 'Kommandokarten',
};

const en: typeof de = {
  attack: 'Attack',
  defence: 'Defence',
  colours: { red: 'Red dice', black: 'Black dice', white: 'White dice' },
  surge: 'Attack surges become',
  surges: { none: 'nothing', hit: 'hits', crit: 'critical hits' },
  aims: 'Aim tokens',
  surgeTokens: 'Surge tokens',
  keywords: 'Keywords of the weapons',
  critical: 'Critical X',
  precise: 'Precise X',
  impact: 'Impact X',
  pierce: 'Pierce X',
  target: 'Target',
  kind: 'Kind of attack',
  kinds: { ranged: 'Ranged', melee: 'Melee' },
  cover: 'Cover',
  covers: { '0': 'none', '1': 'light', '2': 'heavy' },
  dodges: 'Dodge tokens',
  shields: 'Active shields',
  die: 'Defence dice',
  dice: { red: 'red', white: 'white' },
  blocks: 'Surges become blocks',
  armour: 'Armor',
  armourX: 'Armor X',
  minis: 'Miniatures in sight',
  lives: 'Wounds each',
  fearless: 'Vehicle, no courage',
  wounds: 'wounds',
  defend: 'To defend against',
  falls: (average) => `${average} fall on average`,
  all: (percent) => `all fall in ${percent}`,
  suppressed: (percent) => `suppressed in ${percent}`,
  left(hits) {
    if (hits === 0) return 'Nothing is left to defend against.';
    return hits === 1 ? '1 defence die is to be rolled next.' : `${hits} defence dice are to be rolled next.`;
  },
  coverLater: 'Cover dice are still to be rolled.',
  faces: { crit: 'critical hit', hit: 'hit', surge: 'surge', block: 'block', blank: 'blank' },
  commands: 'Command cards',
};

export const legionWords: Readonly<Record<Language, typeof de>> = { de, en };

export const useDiceWords = () => legionWords[useLanguage().lang];
