import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The bytes of the canonical text (`canonical` in json.ts, in UTF-8), written without putting the text together: states
 * are hashed often, and most of their text are the same few keys again and again.
 */
export function canonicalBytes(value: unknown): Uint8Array {
  const end = write(value, 0);
  return page.subarray(0, end); // the page that is there now: writing may have taken a larger one
}

/** Whatever is written goes here, from the beginning; a later call writes over it. */
let page = new Uint8Array(1 << 15);

/** The page, with room for so many bytes. */
function pageFor(count: number): Uint8Array {
  if (count <= page.length) return page;
  const larger = new Uint8Array(2 * count);
  larger.set(page);
  page = larger;
  return page;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const BACKSLASH = 0x5c;
const [NULL, TRUE, FALSE] = [utf8ToBytes('null'), utf8ToBytes('true'), utf8ToBytes('false')];

/** Writes a value at this place and says where the next one goes, as all of these do. */
function write(value: unknown, at: number): number {
  switch (typeof value) {
    case 'string':
      return writeString(value, at);
    case 'boolean':
      return writeBytes(value ? TRUE : FALSE, at);
    case 'number':
      return writeNumber(value, at);
    case 'object':
      if (value === null) return writeBytes(NULL, at);
      if (Array.isArray(value)) return writeList(value, at);
      return writeRecord(value as Readonly<Record<string, unknown>>, at);
    default:
      throw new TypeError(`a ${typeof value} is not plain data`);
  }
}

function writeBytes(some: Uint8Array, at: number): number {
  const { length } = some;
  const to = pageFor(at + length);
  for (let i = 0; i < length; i++) to[at + i] = some[i]!;
  return at + length;
}

function writeByte(byte: number, at: number): number {
  pageFor(at + 1)[at] = byte;
  return at + 1;
}

/** Plain ASCII as it is; anything that has to be escaped or encoded goes the long way. */
function writeString(text: string, at: number): number {
  const { length } = text;
  const to = pageFor(at + length + 2);
  to[at] = QUOTE;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH)
      return writeBytes(utf8ToBytes(JSON.stringify(text)), at);
    to[at + 1 + i] = code;
  }
  to[at + 1 + length] = QUOTE;
  return at + length + 2;
}

function writeNumber(value: number, at: number): number {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is not plain data`);
  if (value >= 0 && value < 10 && Number.isInteger(value)) return writeByte(ZERO + value, at);
  const text = String(value);
  const { length } = text;
  const to = pageFor(at + length);
  for (let i = 0; i < length; i++) to[at + i] = text.charCodeAt(i);
  return at + length;
}

function writeList(list: readonly unknown[], from: number): number {
  let at = writeByte(0x5b, from);
  for (let i = 0; i < list.length; i++) {
    if (i > 0) at = writeByte(COMMA, at);
    at = write(list[i], at);
  }
  return writeByte(0x5d, at);
}

/** Every key is written with a comma before it; that of the first one falls on the place of the brace. */
function writeRecord(record: Readonly<Record<string, unknown>>, from: number): number {
  const { sorted } = formOf(Object.keys(record));
  const members = Object.values(record);
  let at = from;
  for (let i = 0; i < sorted.length; i++) {
    const { place, spelled } = sorted[i]!;
    const member = members[place];
    if (member !== undefined) at = write(member, writeBytes(spelled, at));
  }
  writeByte(0x7b, from);
  return writeByte(0x7d, at === from ? from + 1 : at);
}

/** A key: which one of its record, and its bytes with the comma before it and the colon after it. */
interface Key {
  readonly place: number;
  readonly spelled: Uint8Array;
}
/** The keys that all records of one kind have: as they are listed, and in the order of the canonical text. */
interface Form {
  readonly listed: readonly string[];
  readonly sorted: readonly Key[];
}
/** The forms met so far, by their first key. Records that are used as tables have any number of forms; these end here. */
const forms = new Map<string, Form[]>();
const MOST_FORMS = 500;
let known = 0;

function formOf(listed: readonly string[]): Form {
  const first = listed[0] ?? '';
  const alike = forms.get(first);
  if (alike !== undefined) for (const form of alike) if (isSame(form.listed, listed)) return form;
  const spell = (name: string): Key => ({
    place: listed.indexOf(name),
    spelled: utf8ToBytes(`,${JSON.stringify(name)}:`),
  });
  const sorted = [...listed].sort().map(spell);
  const form = { listed, sorted };
  if (known++ < MOST_FORMS) {
    if (alike === undefined) forms.set(first, [form]);
    else alike.push(form);
  }
  return form;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
