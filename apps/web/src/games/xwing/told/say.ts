import { type Json, type Language, say } from '@holotisch/engine';
import { inWords } from '@holotisch/xwing';
import type { Tone } from '../../../scene/description.ts';
import type { PieceLabel } from '../../../table-ui/game-face.ts';
import { gameText } from '../spoken.ts';
import type { ToldKey } from '../text/told.de.ts';
import type { XWingView } from '../view.ts';

type Args = Readonly<Record<string, Json>>;

/** The short words for an event. */
export const shortly = (view: XWingView, language: Language, key: ToldKey, args: Args = {}): string =>
  inWords(view, gameText[language], language, say(key, args));

/** A label at the ship that the event is about, with what stands in it. */
export const atShip =
  <E extends { readonly ship: number }>(key: ToldKey, args?: (event: E) => Args, tone?: Tone) =>
  (event: E, view: XWingView, language: Language): PieceLabel => ({
    piece: event.ship,
    text: shortly(view, language, key, args?.(event)),
    ...(tone && { tone }),
  });

export const shipOf = ({ ship }: { readonly ship: number }): number => ship;
