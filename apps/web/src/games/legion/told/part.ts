import { type Json, type Language, say } from '@holotisch/engine';
import { type EventOf, inWords, text } from '@holotisch/legion';
import { findUnit } from '@holotisch/legion/data';
import type { EffectItem, Tone } from '../../../scene/description.ts';
import { effectOn } from '../../../table-ui/common-told.ts';
import type { PieceLabel, Telling } from '../../../table-ui/game-face.ts';
import { type ToldKey, toldText } from '../text/told.ts';
import { type LegionEvent, type LegionView, leaderPose } from '../view.ts';

/** A part of the table of tellings; a type of event that there is not is no part of it. */
export type Part = { readonly [T in LegionEvent['type']]?: Telling<LegionView, EventOf<T>> };

const DICTIONARIES = { de: { ...text.de, ...toldText.de }, en: { ...text.en, ...toldText.en } };

type Args = Readonly<Record<string, Json>>;

/** The short words for an event. */
export const shortly = (view: LegionView, language: Language, key: ToldKey, args: Args = {}): string =>
  inWords(view, DICTIONARIES[language], language, say(key, args));

/** A unit that leaves the table leaves its words there. */
export const placeOf = (view: LegionView, unit: number): Pick<PieceLabel, 'at'> => {
  const at = leaderPose(view.units[unit]);
  return at ? { at: { x: at.x, y: at.y } } : {};
};

/** A label at the unit that the event is about, with what stands in it. */
export const atUnit =
  <E extends { readonly unit: number }>(
    key: ToldKey | ((event: E) => ToldKey),
    args?: (event: E) => Args,
    tone?: Tone,
  ) =>
  (event: E, view: LegionView, language: Language): PieceLabel => ({
    piece: event.unit,
    text: shortly(view, language, typeof key === 'function' ? key(event) : key, args?.(event)),
    ...(tone && { tone }),
    ...placeOf(view, event.unit),
  });

/** Machines blow up; who is of flesh falls. */
export const explodes = (view: LegionView, unit: number): boolean =>
  /vehicle|emplacement/.test(findUnit(view.units[unit]?.card ?? '', view.rules.edition)?.type ?? '');

/** An effect at the leader of the unit that the event is about. */
export const effectAt = (effect: EffectItem['effect']) =>
  effectOn<{ readonly unit: number }, LegionView>(effect, ({ unit }, view) => leaderPose(view.units[unit]));
