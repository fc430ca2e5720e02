import { type EventOf, inWords, text } from '@holotisch/armada';
import { type Json, type Language, say } from '@holotisch/engine';
import type { EffectItem, Tone } from '../../../scene/description.ts';
import { effectOn } from '../../../table-ui/common-told.ts';
import type { PieceLabel, Telling } from '../../../table-ui/game-face.ts';
import { type ToldKey, toldText } from '../text/told.ts';
import type { ArmadaEvent, ArmadaView } from '../view.ts';

/** A part of the table of tellings; a type of event that there is not is no part of it. */
export type Part = { readonly [T in ArmadaEvent['type']]?: Telling<ArmadaView, EventOf<T>> };

const DICTIONARIES = { de: { ...text.de, ...toldText.de }, en: { ...text.en, ...toldText.en } };

type Args = Readonly<Record<string, Json>>;

/** The short words for an event. */
export const shortly = (view: ArmadaView, language: Language, key: ToldKey, args: Args = {}): string =>
  inWords(view, DICTIONARIES[language], language, say(key, args));

/** A label at the unit that the event is about, with what stands in it. */
export const atUnit =
  <E extends { readonly unit: number }>(key: ToldKey, args?: (event: E) => Args, tone?: Tone) =>
  (event: E, view: ArmadaView, language: Language): PieceLabel => ({
    piece: event.unit,
    text: shortly(view, language, key, args?.(event)),
    ...(tone && { tone }),
  });

/** An effect at the unit that the event is about. */
export const effectAt = (effect: EffectItem['effect']) =>
  effectOn<{ readonly unit: number }, ArmadaView>(effect, ({ unit }, view) => view.units[unit]?.pose);
