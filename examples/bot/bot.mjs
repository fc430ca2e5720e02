// A bot for Holotisch, in one file and without a library: it sits down at a seat and takes any legal decision.
//
//   node bot.mjs http://localhost:4173/online/MATCH#TOKEN [--list FILE]         plays the seat of a link
//   node bot.mjs - [--list FILE]                                                plays the links that it reads, one after the other
//   node bot.mjs http://localhost:4173 GAME [--edition E] [--list FILE]         makes a match, prints the other link
//
// GAME is xwing, armada, legion or toy; a list is a text in any form that the game reads (lists/ has one for each).
// What it says and hears is described in docs/PROTOCOL.md. Node 22 or newer (for WebSocket).
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROTOCOL = 1;
/** Where the server does not say how long to wait. */
const WAIT_MS = 1000;
/** After this many answers that were refused for one question something is wrong with the bot, not with the answer. */
const MOST_TRIES = 20;
/** Reasons for the end of a connection after which it is of no use to come back. */
const FOR_GOOD = new Set(['flood', 'unknown', 'taken']);

const really = (ms) => new Promise((done) => setTimeout(done, ms));

/** What nobody can guess, for the dice and for a seat. */
const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** The lists that this bot brings along. */
const LISTS = {
  xwing: 'xwing.txt',
  armada: 'armada.txt',
  legion: 'legion-1.2.json',
  'legion 2.6': 'legion-2.6.txt',
  toy: 'toy.json',
};
export function ownList(game, edition) {
  const name = LISTS[`${game} ${edition}`] ?? LISTS[game];
  if (!name) throw new Error(`no list for ${game}: say one with --list FILE`);
  return readFileSync(new URL(`lists/${name}`, import.meta.url), 'utf8');
}

/** Makes a match in which both bring this list; `{ match, seats }`. Told to come back later, it does. */
export async function makeMatch(origin, { game, edition, list, sleep = really }) {
  const body = JSON.stringify({ game, ...(edition && { edition }), lists: [list, list], name: 'bot' });
  for (;;) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('/api/matches', origin), { method: 'POST', headers, body });
    const made = await response.json();
    if (response.status === 201) return made;
    if (response.status !== 429 && response.status !== 503) throw new Error(JSON.stringify(made));
    await sleep(1000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

/** `[value]` sets, `[]` removes, a record goes deeper. */
function changed(before, change) {
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, inner] of Object.entries(change)) {
    const value = changed(after[key], inner);
    if (value === undefined && !Array.isArray(after)) delete after[key];
    else after[key] = value;
  }
  return Array.isArray(after) ? after.filter((item) => item !== undefined) : after;
}

/** One seat, over as many connections as it takes. */
export class Bot {
  /** What was told last: the sight, its number, what stands around the match. */
  sight;
  at = 0;
  about;
  /** Decisions that were taken, and how often the server asked for patience. */
  decisions = 0;
  waits = 0;
  #origin;
  #seat;
  #own;
  /** It comes again by its own token, whatever was said to the other one. */
  #isComingBack = false;
  #list;
  #sleep;
  #random;
  #socket;
  #waiting = new Map();
  #next = 1;
  #isDeciding = false;
  #tries = 0;
  /** What has been answered; until there is news, nothing else is asked. */
  #decidedAt;
  #contribution;
  #done;

  /**
   * `list`: what to bring, where the match leaves it open; `own`: a token to hold the seat by, where others know the first
   * one. How it waits and what is chance may come from outside.
   */
  constructor(origin, { match, token }, options = {}) {
    const { list, own, sleep = really, random = Math.random, contribution = secret() } = options;
    this.#origin = origin;
    this.#seat = { match, token };
    this.#own = own;
    this.#list = list;
    this.#sleep = sleep;
    this.#random = random;
    // The same whenever it has to be said again.
    this.#contribution = contribution;
  }

  /** Plays to the end; the result of the match. */
  play() {
    return new Promise((resolve, reject) => {
      this.#done = { resolve, reject };
      this.#connect();
    });
  }

  #connect() {
    const socket = new WebSocket(new URL('/api/live', this.#origin).href.replace(/^http/, 'ws'));
    let bye;
    this.#socket = socket;
    socket.onopen = () => this.#greet().catch((error) => this.#end(error));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if ('bye' in frame) bye = frame.bye;
      else this.#hear(frame);
    };
    socket.onerror = () => {};
    socket.onclose = async () => {
      if (!this.#done) return;
      // What was not answered is said again over the next connection: nothing is done twice.
      for (const { lost } of this.#waiting.values()) lost();
      this.#waiting.clear();
      if (FOR_GOOD.has(bye) && !this.#isComingBack) return this.#end(new Error(`sent away: ${bye}`));
      this.#isComingBack = false;
      await this.#sleep(WAIT_MS);
      if (this.#done) this.#connect();
    };
  }

  #end(outcome) {
    const done = this.#done;
    this.#done = undefined;
    this.#socket.close();
    if (outcome instanceof Error) done?.reject(outcome);
    else done?.resolve(outcome);
  }

  /** Says something and waits for its answer; if that is "busy", as long as it says, and then says it again. */
  async #say(frame) {
    for (;;) {
      const reply = await new Promise((resolve, lost) => {
        const id = this.#next++;
        this.#waiting.set(id, { resolve, lost: () => lost(new Lost()) });
        this.#socket.send(JSON.stringify({ id, ...frame }));
      });
      if (reply.ok || reply.fault.message.text !== 'online.busy') return reply;
      this.waits++;
      await this.#sleep(reply.fault.message.args?.wait ?? WAIT_MS);
    }
  }
  #tell(message) {
    return this.#say({ do: 'room', message });
  }

  async #greet() {
    try {
      const welcome = await this.#say({ do: 'hello', protocol: PROTOCOL, ...this.#seat, resume: 0 });
      if (!welcome.ok) {
        const why = welcome.fault.message.text;
        // The seat may be held by our own token already: then only the answer to `ready` was lost.
        if (why !== 'online.taken' || !this.#own) return this.#end(new Error(why));
        this.#holdByOwn();
        this.#isComingBack = true;
        return this.#socket.close();
      }
      const list = this.about?.needsList && this.#list !== undefined ? { list: this.#list } : {};
      const token = this.#own ? { token: sha256(this.#own) } : {};
      const ready = await this.#say({ do: 'ready', contribution: this.#contribution, ...list, ...token });
      const isSeated = ready.ok || ['online.begun', 'online.ready'].includes(ready.fault.message.text);
      if (!isSeated) this.#end(new Error(JSON.stringify(ready.fault.message)));
      else if (ready.ok && this.#own) this.#holdByOwn();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  #holdByOwn() {
    this.#seat.token = this.#own;
    this.#own = undefined;
  }

  #hear(frame) {
    if ('reply' in frame) {
      this.#waiting.get(frame.id)?.resolve(frame.reply);
      this.#waiting.delete(frame.id);
    } else if ('about' in frame) {
      this.about = frame.about;
      if (frame.about.state === 'closed') this.#end(new Error(`closed: ${frame.about.closed}`));
    } else if ('update' in frame) {
      const { update } = frame;
      this.at = update.at;
      this.sight = 'whole' in update ? update.whole : changed(this.sight, update.change);
      if (this.sight.over) this.#end(this.sight.result);
      else this.#goOn();
    }
  }

  /** One thing at a time: whoever waits for each answer floods nobody. */
  async #goOn() {
    if (this.#isDeciding || !this.#done) return;
    this.#isDeciding = true;
    try {
      while (this.#done && this.sight.asking !== null && this.at !== this.#decidedAt) await this.#decide();
    } catch (error) {
      // Over the next connection the question comes again.
      if (!(error instanceof Lost)) this.#end(error);
    } finally {
      this.#isDeciding = false;
    }
  }

  async #decide() {
    const { at } = this;
    const asked = this.sight.asked[this.sight.asking];
    const answer = await this.#answer(asked, at);
    const reply = answer === undefined ? undefined : await this.#tell({ type: 'decide', at, seat: asked.seat, answer });
    if (reply?.ok) {
      this.decisions++;
      this.#tries = 0;
      this.#decidedAt = at;
    } else if (++this.#tries > MOST_TRIES)
      throw new Error(`no answer to ${asked.kind}: ${JSON.stringify(reply?.fault)}`);
  }

  /** Any legal answer. One of a list is chosen here; of everything else the server knows one, another for each attempt. */
  async #answer(asked, at) {
    if (asked.type === 'choice') return asked.options[Math.floor(this.#random() * asked.options.length)].id;
    const attempt = Math.floor(this.#random() * 1000);
    const sample = await this.#tell({ type: 'sample', at, seat: asked.seat, attempt });
    return sample.ok && sample.value !== null ? sample.value : undefined;
  }
}

/** The connection was lost before there was an answer. */
class Lost extends Error {}

/** Plays every link in these lines, whatever stands around it. `holotisch arena --bot` writes them. */
export async function playLinks(lines, { tell, ...options } = {}) {
  for await (const line of createInterface({ input: lines })) {
    const [, origin, match, token] = /(https?:\/\/[^\s/]+)\/online\/([\w-]+)#([\w-]+)/.exec(line) ?? [];
    if (match === undefined) continue;
    tell?.(await new Bot(origin, { match, token }, options).play());
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'string' }, edition: { type: 'string' } },
  });
  const [address, game] = positionals;
  if (!address) {
    console.error('node bot.mjs LINK|- [--list FILE] | node bot.mjs ADDRESS GAME [--edition E] [--list FILE]');
    process.exit(2);
  }
  const given = values.list && readFileSync(values.list, 'utf8');
  const tell = (result) => console.log('over', JSON.stringify(result));
  if (address === '-') return playLinks(process.stdin, { list: given, tell });
  const url = new URL(address);
  const link = /^\/online\/([\w-]+)$/.exec(url.pathname);
  let seat = link && { match: link[1], token: url.hash.slice(1) };
  if (!seat) {
    const { edition } = values;
    const list = given ?? ownList(game ?? 'toy', edition);
    const { match, seats } = await makeMatch(url.origin, { game: game ?? 'toy', edition, list });
    console.log(`${url.origin}/online/${match}#${seats[1].token}`);
    seat = { match, token: seats[0].token };
  }
  // Whoever was sent the link knows its token.
  const own = link ? secret() : undefined;
  tell(await new Bot(url.origin, seat, { list: given, own }).play());
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
