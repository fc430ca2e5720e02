/** Pages of ids are Markdown. */
export const code = (ids: readonly string[]): string => ids.map((id) => `\`${id}\``).join(' ');
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
