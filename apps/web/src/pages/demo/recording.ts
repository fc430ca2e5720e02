import type { GameEvent, Json } from '@holotisch/engine';

/** A stretch of a match as a spectator saw it, made when the app is built (`apps/web/plugins/demo.ts`). */
export interface Recording {
  readonly game: string;
  /** Before it. */
  readonly start: Json;
  /** What happened after each decision, and the table then. */
  readonly scenes: readonly { readonly events: readonly GameEvent[]; readonly view: Json }[];
}
