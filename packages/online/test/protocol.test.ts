// What a client says is read strictly, and whoever writes one is told what is wrong with it.
import { beforeAll, describe, expect, it } from 'vitest';
import { headOf, onlineText, type Rulebooks, readFrame, readNewMatch, readTakeSeat } from '../src/index.ts';
import { rulebooks, SECRET, SETUP, value, why } from './table.ts';

const faultOf = (data: unknown) => {
  const read = readFrame(data);
  return read.ok ? 'taken' : read.fault.message;
};

describe('a frame that makes no sense', () => {
  it.each([
    ['id', { do: 'ping' }],
    ['id', { id: '7', do: 'ping' }],
    ['id', { id: -1, do: 'ping' }],
    ['do', { id: 1 }],
    ['do', { id: 1, do: 'dance' }],
    ['text', { id: 1, do: 'chat', nonce: 'n' }],
    ['text', { id: 1, do: 'chat', text: '\u200b', nonce: 'n' }],
    ['nonce', { id: 1, do: 'chat', text: 'hello' }],
    ['protocol', { id: 1, do: 'hello', protocol: 2, match: 'abcdefgh' }],
    ['extra', { id: 1, do: 'ping', extra: 1 }],
    ['message', { id: 1, do: 'room', message: 'decide' }],
    ['contribution', { id: 1, do: 'ready', contribution: 'short' }],
  ])('is told by the member that is missing or wrong: %s', (at, frame) => {
    expect(faultOf(frame)).toEqual({ text: 'online.badMessage', args: { at } });
  });

  it('is told that it is no object, and no name is given back whole', () => {
    for (const data of [undefined, null, 7, 'ping']) expect(faultOf(data)).toEqual({ text: 'online.notJson' });
    expect(faultOf({ id: 1, do: 'ping', ['x'.repeat(5000)]: 1 })).toEqual({
      text: 'online.badMessage',
      args: { at: 'x'.repeat(40) },
    });
  });
});

describe('a name', () => {
  const named = (name: string) => value(readTakeSeat({ name })).name;

  it.each([
    ['of spaces', '   \u00a0\u3000'],
    ['of width zero', '\u200b\u200c\u200d\u2060\ufeff'],
    ['of signs that turn the line', '\u202e\u2066\u2069\u200f'],
    ['of marks without a letter', '\u0301\u0308'],
    ['of a filler', '\u3164\u115f\uffa0'],
    ['of a pattern without dots', '\u2800\u2800'],
    ['of signs that nobody can draw', '\ue000\u{f0000}'],
    ['of tags', '\u{e0041}\u{e0042}'],
    ['of half a letter', '\ud83d'],
  ])('that looks empty is none: %s', (_, name) => {
    expect(named(name)).toBe('');
    expect(named(`A ${name}`)).toBe('A');
  });

  it.each(['Zoë', 'Ánh', 'Ян', '李', 'ไม้', 'می\u200cخواهم', '👨\u200d👩\u200d👧', '❤\ufe0f', "O'Neil-2."])(
    'that people have stays as it is: %s',
    (name) => {
      expect(named(name)).toBe(name);
    },
  );

  it('is one line, and does not reach into others', () => {
    expect(named('a\u202eb\nc')).toBe('a b c');
    expect([...named(`z${'\u0335'.repeat(30)}`)].length).toBe(5);
    expect(named('  a   b  ')).toBe('a b');
  });
});

describe('a new match', () => {
  let books: Rulebooks;
  beforeAll(async () => {
    books = await rulebooks('toy', 'xwing');
  });
  const made = (aids: Record<string, boolean>) =>
    headOf(books, value(readNewMatch({ game: 'toy', setup: SETUP, aids })), { id: 'm', secret: SECRET, now: 0 });

  it('knows the aids of its game, and refuses others', () => {
    const [known] = Object.keys(value(made({})).aids);
    expect(known).toBeDefined();
    expect(value(made({ [known!]: true })).aids[known!]).toBe(true);
    const refused = made({ [known!]: true, telepathy: false });
    expect(why(refused)).toBe('online.unknownAid');
    expect(!refused.ok && refused.fault.message.args).toEqual({
      aid: 'telepathy',
      known: Object.keys(value(made({})).aids),
    });
    expect(why(made({ toString: true } as never))).toBe('online.unknownAid');
  });

  it('knows the levels at which the computer plays its game, and refuses others', () => {
    const at = (game: string, level?: string) => {
      const wanted = { game, ...(game === 'toy' && { setup: SETUP }), ...(level !== undefined && { level }) };
      return headOf(books, value(readNewMatch(wanted)), { id: 'm', secret: SECRET, now: 0 });
    };
    expect(value(at('xwing', 'ace')).level).toBe('ace');
    expect(value(at('xwing'))).not.toHaveProperty('level');
    for (const refused of [at('xwing', 'god'), at('xwing', 'random'), at('toy', 'ace')])
      expect(why(refused)).toBe('online.unknownLevel');
  });

  it('has words for whatever it refuses, in both languages', () => {
    expect(Object.keys(onlineText.de)).toEqual(Object.keys(onlineText.en));
  });
});
