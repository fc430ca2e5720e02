import type { Vec } from '@holotisch/table';
import type { ReactNode, Ref } from 'react';
import type { Description, SceneActions, StageHandle } from './description.ts';
import type { Turn, View } from './view.ts';

/** What every renderer takes: it shows the same, and tells and serves the same. */
export interface StageProps {
  readonly description: Description;
  readonly actions?: SceneActions;
  /** Which edge lies towards the player; the picture turns there smoothly. */
  readonly turn?: Turn;
  /** What is seen at first, if not the whole table. */
  readonly start?: View;
  /**
   * Where something happens: brought into sight, with room around it, unless the player has switched that off or has just
   * moved the picture by hand; nothing leads back to what the player looked at before.
   */
  readonly happens?: readonly Vec[];
  /** Whether the picture follows what happens. */
  readonly framing?: boolean;
  /** Only looked at: without tools, keys and hands. */
  readonly still?: boolean;
  /** Filmed by a camera of its own where there is depth, for those who pass by: near to what happens, and in motion while it runs. */
  readonly film?: 'runs' | 'stands';
  readonly label: string;
  readonly describedBy?: string;
  readonly handle?: Ref<StageHandle>;
  /** More buttons below those that zoom. */
  readonly tools?: ReactNode;
}
