import { type EventOf, inWords, text } from '@holotisch/armada';
import { type Json, type Language, say } from '@holotisch/engine';
import type { EffectItem, Tone } from '../../../scene/description.ts';
import type { PieceLabel, Telling } from '../../game-face.ts';
import { type ToldKey, toldText } from '../text/told.ts';
import type { ArmadaEvent, ArmadaView } from '../view.ts';

/** A part of the table of tellings; a type of event that there is not is no part of it. */
export type Part = { readonly [T in ArmadaEvent['type']]?: Telling<ArmadaView, EventOf<T>> };

/** Dice have to tumble and then be read. */
export const ROLL = 1300;
/** Something to read at a piece. */
export const READ = 650;
/** Something small to notice. */
export const NOTICE = 320;

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

/** An effect at a unit for as long as the event lasts; one that is not on the table has none. */
export const effectAt =
  (effect: EffectItem['effect']) =>
  ({ unit }: { readonly unit: number }, view: ArmadaView, milliseconds: number): readonly EffectItem[] => {
    const pose = view.units[unit]?.pose;
    return pose ? [{ kind: 'effect', key: effect, effect, at: { x: pose.x, y: pose.y }, milliseconds }] : [];
  };

/** An effect at a place of the table. */
export const effectOn =
  <E>(effect: EffectItem['effect'], place: (event: E) => { readonly x: number; readonly y: number }) =>
  (event: E, _view: ArmadaView, milliseconds: number): readonly EffectItem[] => {
    const { x, y } = place(event);
    return [{ kind: 'effect', key: effect, effect, at: { x, y }, milliseconds }];
  };
