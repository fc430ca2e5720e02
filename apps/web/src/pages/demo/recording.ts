import type { GameEvent, Json } from '@holotisch/engine';
import type { Change } from '@holotisch/room/client';

/** A stretch of a match as a spectator saw it, made when the app is built (`apps/web/plugins/demo.ts`). */
export interface Recording {
  readonly game: string;
  /** Before it. */
  readonly start: Json;
  /** What happened after each decision, with what it changed, and what else had changed then. */
  readonly scenes: readonly {
    readonly told: readonly { readonly event: GameEvent; readonly change: Change }[];
    readonly change: Change;
  }[];
}
