import { FILE_LIMITS, readJson } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { fromLink, MOST_FILE_BYTES, textOf, toLink } from '../../src/ui/files.ts';

describe('a link', () => {
  it('carries any text there and back', async () => {
    for (const text of ['', '{"a":1}', 'Jäger – „Fels“ 🚀\n'.repeat(500)]) {
      const link = await toLink(text);
      expect(link).toMatch(/^[\w-]*$/);
      expect(await fromLink(link)).toBe(text);
    }
  });

  it('that is none of ours, or broken, is nothing', async () => {
    const link = await toLink('{"a":1}'.repeat(50));
    for (const broken of ['', '%', 'äöü', 'AAAA', link.slice(0, 5), `x${link}`])
      expect(await fromLink(broken)).toBeOneOf([undefined, '']);
  });

  it('that is short does not unpack into a flood', async () => {
    const bomb = await toLink(' '.repeat(9_000_000));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await fromLink(bomb)).toBeUndefined();
  });
});

describe('a file', () => {
  it('is read whole, unless nobody could use all of it', async () => {
    expect(await textOf(new Blob(['{"a":"ü"}']))).toBe('{"a":"ü"}');
    expect(MOST_FILE_BYTES).toBeGreaterThan(3 * FILE_LIMITS.length);
    const huge = new Blob(new Array(40).fill('x'.repeat(1_000_000)));
    const text = await textOf(huge);
    expect(text.length).toBeLessThan(huge.size);
    expect(readJson(text)).toMatchObject({ fault: { message: { text: 'file.tooLong' } } });
  });
});
