import * as v from 'valibot';
import type { Json } from '../json.ts';
import { bad, good, type Message, type Refusal, type Result, say } from '../message.ts';
import type { Path } from './place.ts';

/** Reading data of a stated shape, from whoever it comes: the shape is valibot's, what is said about it is ours. */

/** What is wrong with the shape of some data, and at which of its parts. */
interface Misshapen {
  readonly message: Message;
  readonly path: Path;
  /** It is about the name of a member that should not be there. */
  readonly isName: boolean;
}

/** The names that valibot has for kinds of data, and ours. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'file.kind.text',
  number: 'file.kind.number',
  boolean: 'file.kind.switch',
  Array: 'file.kind.list',
  Object: 'file.kind.record',
};

const LONGEST_SHOWN = 80;
const clip = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text);

/** The last member on the way that has a name, and the places in lists behind it: `locks.0`. */
const nameOf = (path: Path): string =>
  clip(
    path
      .slice(
        Math.max(
          0,
          path.findLastIndex((step) => typeof step === 'string'),
        ),
      )
      .join('.'),
  );

/** An issue whose message is a key of ours says it by itself; all others get a general message. */
export function misshapen(issue: v.BaseIssue<unknown>): Misshapen {
  const path = (issue.path ?? []).map((step) => (typeof step.key === 'number' ? step.key : String(step.key)));
  const isName = issue.type === 'strict_object' && issue.expected === 'never';
  return { path, isName, message: isName ? say('file.unknownMember', { name: nameOf(path) }) : messageOf(issue, path) };
}

function messageOf(issue: v.BaseIssue<unknown>, path: Path): Message {
  const name = nameOf(path);
  const limit = Number(issue.requirement);
  const found = clip(issue.received);
  if (/^[a-z]+\.[\w.]+$/i.test(issue.message)) return say(issue.message);
  if (issue.received === 'undefined') return say('file.missingMember', { name });
  switch (issue.type) {
    case 'max_value':
      return say('file.tooHigh', { name, found, most: limit });
    case 'min_value':
      return say('file.tooLow', { name, found, least: limit });
    case 'integer':
      return say('file.notWhole', { name, found });
    case 'max_length':
    case 'max_entries':
      return say(typeof issue.input === 'string' ? 'file.tooManyLetters' : 'file.tooMany', {
        name,
        found,
        most: limit,
      });
    case 'min_length':
      return say('file.tooFew', { name, found, least: limit });
    case 'regex':
      return say('file.misspelled', { name, found });
    case 'picklist':
    case 'literal':
      return say('file.notOneOf', { name, found, known: clip(issue.expected ?? '') });
    default: {
      const kind = KINDS[issue.expected ?? ''];
      return say('file.wrongKind', { name, wanted: kind ? { text: kind } : clip(issue.expected ?? '') });
    }
  }
}

/** Data of this shape, or the first thing about it that is not. For setups, positions and changes by hand. */
export function readShape<S extends v.GenericSchema>(shape: S, value: Json): Result<v.InferOutput<S>, Refusal> {
  const parsed = v.safeParse(shape, value, { abortEarly: true });
  if (parsed.success) return good(parsed.output);
  const { message, path } = misshapen(parsed.issues[0]);
  return bad({ clauses: [], message, where: path });
}

/** The same of a position in a file: what is wrong is told with its place there. */
export function readPositionBy<S extends v.GenericSchema>(shape: S, position: Json): Result<v.InferOutput<S>, Refusal> {
  const read = readShape(shape, position);
  return read.ok ? read : bad({ ...read.fault, where: ['position', ...(read.fault.where ?? [])] });
}
