import type { Telling } from '../../table-ui/game-face.ts';

/** How an event stands in the log. */
export type LogKind = Telling<never, never>['log'];

export interface Entry<T> {
  readonly kind: LogKind;
  /** What it belongs to; between two headings no two groups have the same name. */
  readonly of?: string | undefined;
  readonly line: T;
}
export type Block<T> =
  | { readonly kind: 'heading' | 'line'; readonly line: T }
  | { readonly kind: 'group'; readonly line: T; readonly lines: readonly T[] };

interface Group<T> {
  readonly kind: 'group';
  readonly line: T;
  readonly lines: T[];
}

/**
 * The log as it is read: what belongs to an activation or an attack stands together under its head, also what came
 * before the head was told (the costs of an attack) or after another group had come between (an attack within an
 * attack). A head under which nothing stands gives way to the next one: a ship's turn to the attack it makes.
 */
export function blocksOf<T>(entries: readonly Entry<T>[]): readonly Block<T>[] {
  return sectionsOf(entries).flatMap(blocksIn);
}

/** A heading closes all groups before it. */
function sectionsOf<T>(entries: readonly Entry<T>[]): readonly (readonly Entry<T>[])[] {
  const sections: Entry<T>[][] = [[]];
  for (const entry of entries) {
    if (entry.kind === 'heading') sections.push([]);
    sections.at(-1)!.push(entry);
  }
  return sections;
}

function blocksIn<T>(entries: readonly Entry<T>[]): readonly Block<T>[] {
  const heads = new Map<string, Entry<T>>();
  for (const entry of entries)
    if (entry.kind === 'group' && entry.of !== undefined && !heads.has(entry.of)) heads.set(entry.of, entry);
  const blocks: (Group<T> | Block<T>)[] = [];
  const open = new Map<string, Group<T>>();
  const groupOf = (of: string, head: Entry<T>): Group<T> => {
    const known = open.get(of);
    if (known && blocks.includes(known)) return known;
    const last = blocks.at(-1);
    if (last?.kind === 'group' && last.lines.length === 0) blocks.pop();
    const group: Group<T> = { kind: 'group', line: head.line, lines: [] };
    open.set(of, group);
    blocks.push(group);
    return group;
  };
  for (const entry of entries) {
    const { kind, of, line } = entry;
    if (kind === 'none') continue;
    const head = of === undefined ? undefined : heads.get(of);
    if (of === undefined || head === undefined) blocks.push({ kind: kind === 'heading' ? kind : 'line', line });
    else {
      const group = groupOf(of, head);
      if (entry !== head) group.lines.push(line);
    }
  }
  return blocks;
}

/** The block that the latest line stands in. */
export const blockOf = <T>(blocks: readonly Block<T>[], line: T): Block<T> | undefined =>
  blocks.find((block) => block.line === line || (block.kind === 'group' && block.lines.includes(line)));
