import type { GameEvent } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { createContext, use } from 'react';
import type { SceneItem } from '../scene/description.ts';
import type { Act, AnyFace, Banner, PieceLabel } from './game-face.ts';

/** A few words at a piece, or across the table, that stay until they have been read. */
export interface ShownLabel extends PieceLabel {
  readonly id: number;
  readonly clause: ClauseId | undefined;
}
export interface ShownBanner extends Banner {
  readonly id: number;
  readonly clause: ClauseId | undefined;
}

/** What the table shows: the state of the match, or the way there while something happens. */
export interface Shown<V, E extends GameEvent> {
  readonly view: V;
  /** How many decisions the table shows so far. */
  readonly taken: number;
  /**
   * How many events of the match have been shown: the log must not run ahead of the table. Counted from the beginning,
   * for while one is shown more may come at the end.
   */
  readonly told: number;
  readonly act: Act<V, E> | undefined;
  readonly marks: readonly SceneItem[];
  readonly labels: readonly ShownLabel[];
  readonly banners: readonly ShownBanner[];
}

// What a view and an event are only the face knows.
type View = Parameters<AnyFace['headline']>[0];
type Event = Parameters<ReturnType<AnyFace['words']>['event']>[1];

/** What the table shows, and whether it is still on its way to what the match has come to. */
export interface Playing extends Shown<View, Event> {
  /** The match is further on than the table shows: whatever stands around the table waits, too. */
  readonly waiting: boolean;
  /** Nothing moves, since somebody has asked for that: there is nothing to wait for. */
  readonly still: boolean;
  skip(): void;
  /** Stops whatever is being shown where it is, or lets it go on. */
  hold(on: boolean): void;
}

const Context = createContext<Playing | undefined>(undefined);

export const PlayingProvider = Context;

/** What the table shows just now, for whatever stands around it. */
export function usePlaying(): Playing {
  const playing = use(Context);
  if (!playing) throw new Error('usePlaying stands outside its provider');
  return playing;
}
