import { type DocumentNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { isObject } from '../json.ts';
import type { Place } from './fault.ts';

// Only faults need places, so only faults pay for a parser that knows them.

/** The steps from the root of a document to a part of it. */
export type Path = readonly (string | number)[];

export const placeAt = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split(/\r\n|[\r\n]/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};

/**
 * Where a part of a well-formed text stands, or the nearest part around it that is there. `name` asks for the name of
 * a member rather than for its value.
 */
export function placeOf(text: string, path: Path, which: 'name' | 'value' = 'value'): Place | undefined {
  const root = documentOf(text.replace(/^\uFEFF/, ''))?.body;
  if (root === undefined) return undefined;
  let node: ValueNode = root;
  let { line, column } = node.loc.start;
  for (const [i, step] of path.entries()) {
    if (node.type === 'Object') {
      const member = node.members.find((m) => m.name.type === 'String' && m.name.value === step);
      if (member === undefined) break;
      node = member.value;
      ({ line, column } = which === 'name' && i === path.length - 1 ? member.name.loc.start : node.loc.start);
    } else if (node.type === 'Array') {
      const element = node.elements[Number(step)];
      if (element === undefined) break;
      node = element.value;
      ({ line, column } = node.loc.start);
    } else break;
  }
  return { line, column };
}

/** How far a parser gets into a text that is not well formed. */
export function offsetOfSyntaxFault(text: string): number | undefined {
  try {
    parse(text, { mode: 'json' });
  } catch (e) {
    return isObject(e) && typeof e['offset'] === 'number' ? e['offset'] : text.length;
  }
  return undefined;
}

/** Undefined where this parser and JSON.parse disagree: a fault without its place is better than a crash. */
function documentOf(text: string): DocumentNode | undefined {
  try {
    return parse(text, { mode: 'json' });
  } catch {
    return undefined;
  }
}

/** JSON Pointer, RFC 6901. */
export const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const pathOf = (jsonPointer: string): string[] =>
  jsonPointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
