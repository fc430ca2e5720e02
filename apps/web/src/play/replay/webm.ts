/**
 * What a browser records has no length written in it, because it was sent before anybody knew its end: players cannot tell
 * how long it lasts, nor leap in it. The length is in the file all the same: it is when its last picture comes.
 */

const [SEGMENT, INFO, CLUSTER, GROUP] = [0x18538067, 0x1549a966, 0x1f43b675, 0xa0];
const [TIME, SIMPLE_BLOCK, BLOCK, DURATION] = [0xe7, 0xa3, 0xa1, 0x4489];
/** These hold others: one goes into them, whether or not they say how large they are. */
const HOLDERS: readonly number[] = [SEGMENT, CLUSTER, GROUP];

interface Field {
  readonly id: number;
  readonly begins: number;
  /** Where its content lies; undefined size: until the next one of its kind. */
  readonly content: number;
  readonly size: number | undefined;
}

/** How many bytes a number takes, as its first byte says. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

function read(bytes: Uint8Array, at: number, from = 0): number {
  let value = from;
  for (let i = 0; i < at; i++) value = value * 256 + (bytes[i] ?? 0);
  return value;
}

function fieldAt(bytes: Uint8Array, begins: number): Field | undefined {
  const [idBytes, sizeAt] = [lengthOf(bytes[begins] ?? 0), begins + lengthOf(bytes[begins] ?? 0)];
  const sizeBytes = lengthOf(bytes[sizeAt] ?? 0);
  const content = sizeAt + sizeBytes;
  if (idBytes > 4 || sizeBytes > 8 || content > bytes.length) return undefined;
  const id = read(bytes.subarray(begins), idBytes);
  const size = read(bytes.subarray(sizeAt + 1), sizeBytes - 1, (bytes[sizeAt] ?? 0) & (0xff >> sizeBytes));
  return { id, begins, content, size: size === 2 ** (7 * sizeBytes) - 1 ? undefined : size };
}

function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  for (let at = 0; at < bytes.length; ) {
    const field = fieldAt(bytes, at);
    if (!field) return;
    yield field;
    at = HOLDERS.includes(field.id) ? field.content : field.content + (field.size ?? 0);
  }
}

interface Found {
  /** In the units of the file, which are milliseconds in all that browsers record. */
  readonly lasts: number;
  readonly info: Field | undefined;
  readonly told: boolean;
}

function looked(bytes: Uint8Array): Found {
  const pictures: number[] = [];
  let [cluster, told] = [0, false];
  let info: Field | undefined;
  for (const field of fieldsOf(bytes)) {
    const content = bytes.subarray(field.content);
    if (field.id === INFO) {
      info = field;
      for (const inner of fieldsOf(content.subarray(0, field.size ?? 0))) told ||= inner.id === DURATION;
    } else if (field.id === SEGMENT && field.size !== undefined) told = true;
    else if (field.id === TIME) cluster = read(content, field.size ?? 0);
    else if (field.id === SIMPLE_BLOCK || field.id === BLOCK) {
      const after = lengthOf(content[0] ?? 0);
      pictures.push(cluster + (((content[after] ?? 0) << 24) >> 16) + (content[after + 1] ?? 0));
    }
  }
  const last = pictures.at(-1) ?? 0;
  // The last picture stands as long as the others did.
  return { lasts: last + (pictures.length > 1 ? last / (pictures.length - 1) : 0), info, told };
}

/** How long a recording lasts, in seconds. */
export const secondsOf = (bytes: Uint8Array): number => looked(bytes).lasts / 1000;

/** The recording with its length written where players look for it. */
export function withLength(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { lasts, info, told } = looked(bytes);
  if (told || info?.size === undefined || lasts <= 0) return bytes;
  const [before, content] = [bytes.subarray(0, info.begins), bytes.subarray(info.content, info.content + info.size)];
  const head = new DataView(new ArrayBuffer(4 + 8 + 3 + 8));
  head.setUint32(0, INFO);
  // A size of eight bytes: whatever was there before fits with what is added.
  head.setUint32(4, 0x01000000);
  head.setUint32(8, content.length + 11);
  head.setUint16(12, DURATION);
  head.setUint8(14, 0x88);
  head.setFloat64(15, lasts);
  const whole = new Uint8Array(bytes.length - (info.content - info.begins) + head.byteLength);
  whole.set(before);
  whole.set(new Uint8Array(head.buffer), before.length);
  whole.set(bytes.subarray(info.content), before.length + head.byteLength);
  return whole;
}
