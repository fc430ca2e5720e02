import type { EventOf, XWingEvent } from '@holotisch/xwing';
import type { EffectItem } from '../../../scene/description.ts';
import type { Telling } from '../../game-face.ts';
import type { XWingView } from '../view.ts';

/** A part of the table of tellings; a type of event that there is not is no part of it. */
export type Part = { readonly [T in XWingEvent['type']]?: Telling<XWingView, EventOf<T>> };

/** Dice have to tumble and then be read. */
export const ROLL = 1300;
/** Something to read at a ship. */
export const READ = 650;
/** Something small to notice. */
export const NOTICE = 320;

/** An effect at a ship for as long as the event lasts; a ship that is not on the table has none. */
export const effectAt =
  <E>(effect: EffectItem['effect'], where: (event: E) => number) =>
  (event: E, view: XWingView, milliseconds: number): readonly EffectItem[] => {
    const pose = view.ships[where(event)]?.pose;
    return pose ? [{ kind: 'effect', key: effect, effect, at: { x: pose.x, y: pose.y }, milliseconds }] : [];
  };

/** An effect at a place of the table. */
export const effectOn =
  <E>(effect: EffectItem['effect'], place: (event: E) => { readonly x: number; readonly y: number }) =>
  (event: E, _view: XWingView, milliseconds: number): readonly EffectItem[] => {
    const { x, y } = place(event);
    return [{ kind: 'effect', key: effect, effect, at: { x, y }, milliseconds }];
  };
