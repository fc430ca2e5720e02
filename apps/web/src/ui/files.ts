import type { Json } from '@holotisch/engine';

/** Hands the browser a file to save. */
export const saveFile = (name: string, content: Json): void =>
  saveText(name, `${JSON.stringify(content, null, 1)}\n`, 'application/json');

export const saveText = (name: string, text: string, type = 'text/plain'): void =>
  saveBlob(name, new Blob([text], { type }));

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lets the player pick a file; undefined if none was picked. */
export function pickFile(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.onchange = () => resolve(input.files?.[0]);
    input.oncancel = () => resolve(undefined);
    input.click();
  });
}

/** No text that anybody here reads is longer; whoever gets as much as this says that it is too long. */
export const MOST_FILE_BYTES = 32_000_000;

/** The text of a file, however large that is: no more of it is read than could be used. */
export const textOf = (file: Blob): Promise<string> => file.slice(0, MOST_FILE_BYTES).text();

/** A file's name with the moment in it, so that the newest sorts last. */
export function fileName(
  game: string,
  kind: 'match' | 'scenario' | 'report' | 'table' | 'clip',
  ending = 'holo.json',
): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${game}-${kind}-${day}-${two(now.getHours())}${two(now.getMinutes())}.${ending}`;
}

const packed = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());

/** A text short enough for an address. */
export async function toLink(text: string): Promise<string> {
  const bytes = await packed(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** More than any match of ours; a link must not unpack into a flood. */
const MOST_BYTES = 8_000_000;

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, out) {
      left -= chunk.length;
      if (left < 0) out.error(new RangeError('too long'));
      else out.enqueue(chunk);
    },
  });
}

/** The text of a link, or undefined if it is none of ours. */
export async function fromLink(link: string): Promise<string | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(await packed(stream.pipeThrough(atMost(MOST_BYTES))));
  } catch {
    return undefined;
  }
}
