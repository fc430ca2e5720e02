import type { EventOf, XWingEvent } from '@holotisch/xwing';
import type { EffectItem } from '../../../scene/description.ts';
import { effectOn } from '../../../table-ui/common-told.ts';
import type { Telling } from '../../../table-ui/game-face.ts';
import type { XWingView } from '../view.ts';

/** A part of the table of tellings; a type of event that there is not is no part of it. */
export type Part = { readonly [T in XWingEvent['type']]?: Telling<XWingView, EventOf<T>> };

/** An effect at a ship of the event. */
export const effectAt = <E>(effect: EffectItem['effect'], where: (event: E) => number) =>
  effectOn<E, XWingView>(effect, (event, view) => view.ships[where(event)]?.pose);
