import type { Telling } from '../../games/game-face.ts';

/** How an event stands in the log. */
export type LogKind = Telling<never, never>['log'];

export interface Entry<T> {
  readonly kind: LogKind;
  readonly line: T;
}
export type Block<T> =
  | { readonly kind: 'heading' | 'line'; readonly line: T }
  | { readonly kind: 'group'; readonly line: T; readonly lines: readonly T[] };

/**
 * The log as it is read: what belongs to an activation or an attack stands together under its head. A head under which
 * nothing stands yet gives way to the next one: a ship's turn to the attack it makes.
 */
export function blocksOf<T>(entries: readonly Entry<T>[]): readonly Block<T>[] {
  const blocks: Block<T>[] = [];
  for (const { kind, line } of entries) {
    const last = blocks.at(-1);
    if (kind === 'none') continue;
    if (kind === 'group') {
      if (last?.kind === 'group' && last.lines.length === 0) blocks.pop();
      blocks.push({ kind, line, lines: [] });
    } else if (kind === 'line' && last?.kind === 'group') {
      blocks.pop();
      blocks.push({ ...last, lines: [...last.lines, line] });
    } else blocks.push({ kind, line });
  }
  return blocks;
}
