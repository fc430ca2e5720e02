import { type Json, type Language, say } from '@holotisch/engine';
import { type EventOf, inWords, text } from '@holotisch/legion';
import type { EffectItem, Tone } from '../../../scene/description.ts';
import type { PieceLabel, Telling } from '../../game-face.ts';
import { type ToldKey, toldText } from '../text/told.ts';
import { type LegionEvent, type LegionView, leaderPose } from '../view.ts';

/** A part of the table of tellings; a type of event that there is not is no part of it. */
export type Part = { readonly [T in LegionEvent['type']]?: Telling<LegionView, EventOf<T>> };

/** A new chapter gets the time to be seen. */
export const CHAPTER = 900;
/** Dice have to tumble and then be read. */
export const ROLL = 1300;
/** Something to read at a unit. */
export const READ = 650;
/** Something small to notice. */
export const NOTICE = 320;

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

/** An effect at a unit's leader for as long as the event lasts; one that is not on the table has none. */
export const effectAt =
  (effect: EffectItem['effect']) =>
  ({ unit }: { readonly unit: number }, view: LegionView, milliseconds: number): readonly EffectItem[] => {
    const at = leaderPose(view.units[unit]);
    return at ? [{ kind: 'effect', key: effect, effect, at: { x: at.x, y: at.y }, milliseconds }] : [];
  };
