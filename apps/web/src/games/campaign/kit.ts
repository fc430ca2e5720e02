import type { GameEvent, Json, Language } from '@holotisch/engine';
import { isObject } from '@holotisch/engine';
import type { ComponentType } from 'react';
import type { CampaignMap } from './campaign-map.ts';
import type { Sheet } from './sheet.tsx';

/** What a campaign's face has to say so that all screens of campaigns work with it. */
export interface CampaignKit<V, E extends GameEvent> {
  readonly map: (view: V, language: Language) => CampaignMap;
  readonly sheets: (view: V, language: Language) => readonly Sheet[];
  /** A word about the turn: `Zug 3`. */
  readonly when: (view: V, language: Language) => string;
  /** What decides the campaign. */
  readonly goal: (view: V, language: Language) => string;
  /** More that has to stay in sight of a team: tokens. */
  readonly purse?: (view: V, team: 0 | 1, language: Language) => readonly string[];
  /** Unique names that nobody can bring any more. */
  readonly gone: (view: V) => readonly string[];
  /** How it calls what all campaigns have; without it as those of Armada do. */
  readonly terms?: Readonly<Record<Language, Terms>>;
  /** Its rules, for those who play it. */
  readonly Rules?: ComponentType;
  /** What history keeps of an event. */
  readonly past: (event: E) => Past | undefined;
}

/** Its points and the sheets of those who fight, and a line about a side at the end. */
interface Terms {
  readonly points: string;
  readonly sheets: string;
  readonly line: (team: string, points: number, places: number) => string;
}

/** One line of a campaign's history. */
export type Past =
  | { readonly type: 'turn'; readonly turn: number; readonly act?: number }
  | {
      readonly type: 'assault';
      readonly place: string | null;
      readonly assault: number;
      readonly defence: number | null;
    }
  /** Who comes to meet an assault, where that is said after it. */
  | { readonly type: 'defence'; readonly place: string; readonly defence: number }
  /** Nobody fights there: whoever came has it. */
  | { readonly type: 'walkover'; readonly place: string }
  | {
      readonly type: 'battle';
      readonly place: string | null;
      readonly winner: number;
      readonly score?: readonly [number, number];
    }
  | { readonly type: 'lost'; readonly seat: number; readonly card: string };

/** The same map for the same view: it is asked for by many at once. */
export function kept<V extends object, T>(make: (view: V, language: Language) => T) {
  const known = { de: new WeakMap<V, T>(), en: new WeakMap<V, T>() };
  return (view: V, language: Language): T => {
    const old = known[language].get(view);
    if (old !== undefined) return old;
    const made = make(view, language);
    known[language].set(view, made);
    return made;
  };
}

const member = (about: Json | undefined, name: string): Json | undefined =>
  about !== undefined && isObject(about) ? about[name] : undefined;
export const placeAbout = (about: Json | undefined): string | undefined => {
  const place = member(about, 'place');
  return typeof place === 'string' ? place : undefined;
};
export const seatAbout = (about: Json | undefined): number | undefined => {
  const seat = member(about, 'seat');
  return typeof seat === 'number' ? seat : undefined;
};
export const cardAbout = (about: Json | undefined): string | undefined => {
  const card = member(about, 'card');
  return typeof card === 'string' ? card : undefined;
};
