// The page for outsiders says all there is to say: whatever stands in the schemas and not on the page fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { commitmentTo, fairSeed } from '@holotisch/engine';
import { gameIds, loadGames, playableIds } from '@holotisch/games';
import { MOST, onlineText, PROTOCOL } from '@holotisch/online';
import { roomText } from '@holotisch/room/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../src/net/limits.ts';
import { loadRulebooks } from '../src/rulebooks.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
];

const page = read('docs/PROTOCOL.md');
const online = read('packages/online/src/protocol.ts');
const room = read('packages/room/src/protocol.ts');

/** Everything of a heading up to the next one of its kind. */
function section(heading: string): string {
  const from = page.indexOf(`\n${heading}\n`);
  if (from < 0) throw new Error(`the page has no ${heading}`);
  const level = heading.split(' ')[0]!;
  const rest = page.slice(from + heading.length + 2);
  const next = rest.search(new RegExp(`^#{2,${level.length}} `, 'm'));
  return next < 0 ? rest : rest.slice(0, next);
}
/** The cells of the rows of a table. */
const rows = (text: string): string[][] =>
  [...text.matchAll(/^\|(?!-)(.*)\|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim()));
/** Words that stand in code on the page, whole or as parts of a longer piece. */
const coded = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.match(/[A-Za-z]\w*/g) ?? []));
const namesIn = (cells: readonly (string | undefined)[]): string[] => cells.flatMap((cell) => [...coded(cell ?? '')]);

/** The body of a declaration, by counting its braces. */
function bodyAt(source: string, from: number): string {
  let depth = 0;
  for (let i = from; i < source.length; i++) {
    if (source[i] === '{') depth++;
    if (source[i] === '}' && --depth === 0) return source.slice(from, i + 1);
  }
  throw new Error('never closed');
}
/** Members of the types of a file that are records, by type; those of records inside are among them. */
function typesOf(source: string): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const match of source.matchAll(/export type (\w+)(?:<[^\n]*?>)? = (?=\{|Common|Option|Partial)/g)) {
    const end = source.slice(match.index).search(/;\n(?=\n|export|type|\/\*\*)/);
    types.set(match[1]!, found(source.slice(match.index, match.index + end), /readonly (\w+)\??:/g));
  }
  return types;
}
/** Members of each `v.strictObject` that is told from others by a member of this name. */
function messagesOf(source: string, told: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const { index } of source.matchAll(/v\.strictObject\(\{/g)) {
    const body = bodyAt(source, source.indexOf('{', index));
    const name = new RegExp(`\\b${told}: v\\.literal\\('(\\w+)'\\)`).exec(body)?.[1];
    if (name)
      messages.set(
        name,
        found(body, /(?:^\{|[,{\n])\s*(\w+)(?=[:,]| \})/g).filter((one) => one !== told),
      );
  }
  return messages;
}

describe('the page of the protocol', () => {
  it('names its version', () => {
    expect(page).toContain(`The version is **${PROTOCOL}**`);
  });

  it('tells every message of a client with all its members, and no other', () => {
    const spoken = messagesOf(online, 'do');
    const table = section('## Live').split('### ')[0]!;
    const told = new Map(rows(table).map(([name, members]) => [namesIn([name])[0]!, namesIn([members])]));
    told.delete('do');
    expect(spoken.size).toBeGreaterThan(8);
    expect([...told.keys()].sort()).toEqual([...spoken.keys()].sort());
    for (const [name, members] of spoken)
      expect([name, told.get(name)!.toSorted()]).toEqual([name, members.filter((one) => one !== 'id').sort()]);
  });

  it('tells every message to the room with all its members, and what may be proposed', () => {
    const spoken = messagesOf(room, 'type');
    const text = section('### Messages to the room');
    const told = new Map(rows(text).map(([name, members]) => [namesIn([name])[0]!, namesIn([members])]));
    told.delete('type');
    expect(spoken.size).toBeGreaterThan(8);
    expect([...told.keys()].sort()).toEqual([...spoken.keys()].sort());
    for (const [name, members] of spoken)
      expect([name, told.get(name)!.toSorted()]).toEqual([name, members.toSorted()]);
    const proposed = room.slice(room.indexOf('const proposed'), room.indexOf('export type Proposed'));
    for (const what of found(proposed, /strictObject\(\{ (\w+):/g)) expect(text).toContain(`"${what}"`);
  });

  it('has a row for every member of a sight, of what stands around a match, of a question and of a new match', () => {
    const ask = read('packages/engine/src/described.ts');
    const tables: readonly (readonly [string, readonly string[]])[] = [
      ['### A sight', typesOf(room).get('Sight')!],
      ['### About the match', typesOf(online).get('TableInfo')!],
      ['### A question', found(ask, /^ {2}readonly (\w+)\??:/gm)],
    ];
    for (const [heading, members] of tables) {
      expect(members.length).toBeGreaterThan(8);
      const told = new Set(rows(section(heading)).flatMap((row) => namesIn(row)));
      expect([heading, members.filter((name) => !told.has(name))]).toEqual([heading, []]);
    }
    const wanted = online.slice(online.indexOf('const newMatch'), online.indexOf('export type NewMatch '));
    for (const name of found(wanted, /^ {2}(\w+):/gm)) expect(page).toMatch(new RegExp(`\`${name}\\??\``));
  });

  it('names every member of whatever else is said', () => {
    // What is never sent.
    const own = new Set(['FileHead', 'Turn']);
    const engine = read('packages/engine/src/ask.ts') + read('packages/engine/src/message.ts');
    const fault = read('packages/engine/src/file/fault.ts');
    const known = coded(page);
    const all = [...typesOf(online), ...typesOf(room), ...typesOf(fault)].filter(([type]) => !own.has(type));
    for (const type of ['Option', 'Barred', 'Field', 'Message', 'Refusal'])
      all.push([type, typesOf(engine).get(type)!]);
    expect(all.length).toBeGreaterThan(20);
    for (const [type, members] of all) expect([type, members.filter((name) => !known.has(name))]).toEqual([type, []]);
    for (const bye of found(/export type Bye = (.*);/.exec(online)![1]!, /'(\w+)'/g)) expect(known).toContain(bye);
    const [, why] = rows(section('### About the match')).find(([name]) => name!.includes('closed'))!;
    for (const type of ['TableState', 'Closed'])
      for (const word of found(new RegExp(`export type ${type} = (.*);`).exec(online)![1]!, /'(\w+)'/g))
        expect(coded(why!)).toContain(word);
  });

  it('puts every refusal into words', () => {
    const told = new Set(
      rows(section('## Refusals')).flatMap(([key]) => key!.match(/\b(?:online|room|engine)\.\w+/g) ?? []),
    );
    const codes = [...Object.keys(onlineText.en), ...Object.keys(roomText.en)].filter(
      (key) => !key.startsWith('room.aid.'),
    );
    const refused = found(
      read('packages/engine/src/ask.ts') +
        read('packages/engine/src/match.ts') +
        read('packages/engine/src/unasked.ts'),
      /'(engine\.\w+)'/g,
    );
    const said = [...codes, ...refused.filter((key) => told.has(key) || /not|wrong|over/i.test(key))];
    expect([...told].sort()).toEqual([...new Set(said)].sort());
  });

  it('tells every address', () => {
    const api = read('apps/server/src/net/api.ts');
    for (const path of found(api, /'(\/(?:api\/)?[a-z-]+)'/g).filter((one) => one !== '/api/'))
      expect(page).toContain(path);
  });

  it('tells the limits as they are', () => {
    const limits = section('## Limits').replace(/\s+/g, ' ');
    const { sockets, requests, messages, burst } = LIMITS;
    for (const words of [
      `${messages} messages a second and ${burst} at once`,
      `${sockets} connections and ${requests} requests a minute`,
      `${MOST.chat} letters of chat, ${MOST.name} of a name, 20,000 of a list, ${MOST.request / 1024} KiB of a request`,
    ])
      expect(limits).toContain(words);
    expect(MOST.list).toBe(20_000);
    const costs = /const COSTS[^{]*\{([^}]*)\}/.exec(read('apps/server/src/net/live.ts'))![1]!;
    for (const [, name, cost] of costs.matchAll(/(\w+): (\d+)/g))
      expect([name, limits]).toEqual([name, expect.stringMatching(new RegExp(`\`${name}\`[^0-9]* as ${cost}\\b`))]);
  });

  it('makes the example of the dice as they are made', () => {
    const dice = section('## Fair dice');
    expect(dice).toContain(`\`${fairSeed('00ff', ['contribution-a', null])}\``);
    expect(dice).toContain(`\`${commitmentTo('00ff')}\``);
  });
});

describe('what the page says of the games', () => {
  let games: Awaited<ReturnType<typeof loadGames>>['all'];
  beforeAll(async () => {
    games = (await loadGames()).all;
  });
  const NAMES: Readonly<Record<string, string>> = { xwing: 'X-Wing', armada: 'Armada', legion: 'Legion', toy: 'toy' };

  it('names the games, the campaigns and the editions that there are', async () => {
    const row = rows(section('## Over HTTP')).find(([name]) => name === '`game`, `edition?`')![1]!;
    for (const { id, editions } of (await loadGames(playableIds)).all)
      expect(row).toContain(`\`${id}\` (${editions.map(({ edition }) => `\`${edition}\``).join(', ')})`);
  });

  it('has a row for every region of every game', () => {
    let game = '';
    const told = new Set<string>();
    for (const [first, name] of rows(section('### Regions'))) {
      if (first !== '') game = first!;
      for (const one of namesIn([name?.replaceAll(/`([\w-]+)`/g, (_, code) => `\`${code.replaceAll('-', '_')}\``)]))
        told.add(`${game} ${one.replaceAll('_', '-')}`);
    }
    const regions = games.flatMap(({ id, editions }) =>
      editions.flatMap((one) => Object.keys(one.regions).map((region) => `${NAMES[id]} ${region}`)),
    );
    expect([...told].filter((one) => !one.startsWith('game ')).sort()).toEqual([...new Set(regions)].sort());
  });

  it('tells which questions need which aid', () => {
    const [head, ...table] = rows(section('### Questions to the rules'));
    const aids = head!.slice(1).map((cell) => namesIn([cell])[0] ?? null);
    for (const { id, editions } of games) {
      const row = table.find(([name]) => name === NAMES[id])!;
      const told = Object.fromEntries(
        row.slice(1).flatMap((cell, n) => namesIn([cell]).map((name) => [name, aids[n]])),
      );
      for (const { askable } of editions) expect([id, told]).toEqual([id, { ...askable }]);
    }
  });

  it('shows a list for each game that may be played, the same as the bot brings', async () => {
    const books = await loadRulebooks(gameIds);
    const folder = new URL('../../../examples/bot/lists/', import.meta.url);
    const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const blocks = [...section('### Lists').matchAll(/```\w+ (\w+)\n(.*?)```/gs)];
    expect(new Set(blocks.map(([, game]) => game))).toEqual(new Set(books.keys()));
    expect(blocks.map(([, , text]) => text!).sort()).toEqual(files.sort());
    for (const [, game, text] of blocks) {
      const { lists } = books.get(game!)!;
      const list = lists.read(text!);
      expect([game, list.ok && lists.faults(list.value[0]!.list)]).toEqual([game, []]);
    }
  });
});

describe('the page for hosts', () => {
  it('tells every setting, and no other', () => {
    const hosting = read('docs/HOSTING.md');
    const known = found(
      read('apps/server/src/config.ts') + read('apps/server/src/serve.ts'),
      /['"]?((?:HOLOTISCH|DATABASE)_\w+)/g,
    );
    const told = found(hosting, /((?:HOLOTISCH|DATABASE)_\w+)/g);
    expect(told.sort()).toEqual(known.sort());
  });
});
