import {
  type Dictionary,
  type FileFault,
  isMessage,
  type Json,
  type JsonObject,
  Match,
  type Message,
  quickRng,
  type Refusal,
  type Result,
  type Rng,
  render,
  runScenario,
  sampleAnswer,
} from '@holotisch/engine';
import type { Manifests, ReadList } from '@holotisch/games';
import { Connection, Room, readHead, roomText } from '@holotisch/room';
import { fromLink, toLink } from '../../apps/web/src/ui/files.ts';
import { harmData, harmedData, harmedText, harmText } from './harm.ts';
import type { RealInputs } from './real-inputs.ts';

/** What came of one harmed input: it was taken, or refused with a message. Anything else is thrown. */
export type Verdict = 'taken' | 'refused';

/** One harmed input, and what is done with it. */
export interface Attempt {
  /** For the report of a fault. */
  readonly input: Json;
  run(): Verdict | Promise<Verdict>;
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

/** What is said has to be said in words, in both languages. */
export class Unclear extends Error {}

/** All kinds of input, each made from the real ones of a game by these dice; nothing where the game has none. */
export class Attempts {
  readonly #real: RealInputs;
  readonly #games: Manifests['games'];
  readonly #dictionaries: readonly (readonly Dictionary[])[];

  constructor(real: RealInputs, { games }: Manifests) {
    this.#real = real;
    this.#games = games;
    this.#dictionaries = (['de', 'en'] as const).map((lang) => [real.lists.words[lang], roomText[lang]]);
  }

  readonly kinds: Readonly<Record<string, (rng: Rng) => Attempt | undefined>> = {
    list: (rng) => this.#text(this.#real.listTexts, rng, (text) => this.#readLists(text)),
    match: (rng) => this.#text(this.#real.files, rng, (text) => this.#open(text)),
    scenario: (rng) => this.#text(this.#real.scenarios, rng, (text) => this.#scenario(text)),
    position: (rng) => this.#position(rng),
    setup: (rng) => this.#setup(rng),
    link: (rng) => this.#link(rng),
    message: (rng) => this.#message(rng),
    answer: (rng) => this.#answer(rng),
    change: (rng) => this.#change(rng),
  };

  #text(texts: readonly string[], rng: Rng, use: (text: string) => Verdict): Attempt | undefined {
    if (texts.length === 0) return undefined;
    const text = harmedText(pick(rng, texts), rng);
    return { input: text, run: () => use(text) };
  }

  /** Lists that were read are looked at, written and read again. */
  #readLists(text: string): Verdict {
    const { lists } = this.#real;
    const read: Result<readonly ReadList<unknown>[], FileFault> = lists.read(text);
    if (!read.ok) return this.#refused(read.fault);
    for (const { list, report } of read.value) {
      for (const { message } of report) this.#clear(message);
      for (const { message } of lists.faults(list)) this.#clear(message);
      for (const { name } of lists.unenforced(list)) this.#clear(name);
      for (const lang of ['de', 'en'] as const) lists.sheet(list, lang);
      for (const form of lists.forms) lists.read(form.write(list));
      lists.kept(JSON.parse(JSON.stringify(list)));
      JSON.stringify([lists.facts(list), lists.name(list), lists.points(list), lists.setup([list, list])]);
    }
    return 'taken';
  }

  /** Read as the page does, who asks who sat there before it opens a file. */
  #open(text: string): Verdict {
    const opened = readHead(this.#games, text);
    return opened.ok ? 'taken' : this.#refused(opened.fault);
  }

  #scenario(text: string): Verdict {
    const ran = runScenario(text, this.#games);
    if (!ran.ok) return this.#refused(ran.fault);
    const { stopped, refused, answers } = ran.value;
    if (stopped) this.#refused(stopped);
    for (const { refusal } of refused) this.#refused(refusal);
    for (const answer of answers) if ('refusal' in answer) this.#refused(answer.refusal);
    return 'taken';
  }

  /** A position that is taken is one that can be played on from. */
  #position(rng: Rng): Attempt | undefined {
    const { positions } = this.#real;
    if (positions.length === 0) return undefined;
    const { game, position: real } = pick(rng, positions);
    const position = harmedData(real, rng);
    return {
      input: position,
      run: () => {
        const begun = Match.start(game, { start: { position, seed: 'fuzz', dice: {}, decks: {} } }, { verify: true });
        if (!begun.ok) return this.#refused(begun.fault);
        playOn(begun.value, rng, 8);
        return 'taken';
      },
    };
  }

  #setup(rng: Rng): Attempt | undefined {
    const origin = pick(rng, this.#real.matches)?.origin;
    if (!origin || !('setup' in origin)) return undefined;
    const setup = harmedData(origin.setup, rng);
    const game = pick(rng, this.#real.manifest.editions);
    return {
      input: setup,
      run: () => {
        const begun = Match.start(game, { setup, seed: 'fuzz' });
        if (!begun.ok) return this.#refused(begun.fault);
        playOn(begun.value, rng, 4);
        return 'taken';
      },
    };
  }

  /** The link itself is harmed, or what it carries. */
  #link(rng: Rng): Attempt {
    const { listTexts, files, scenarios } = this.#real;
    const text = pick(rng, [...listTexts, ...files, ...scenarios]);
    const inside = rng.below(2) === 0;
    return {
      input: text,
      run: async () => {
        const link = await toLink(inside ? harmedText(text, rng) : text);
        const unpacked = await fromLink(inside ? link : harmText(link, rng));
        if (unpacked === undefined) return 'refused';
        const asList = this.#readLists(unpacked);
        return this.#open(unpacked) === 'taken' ? 'taken' : asList;
      },
    };
  }

  #message(rng: Rng): Attempt {
    const match: Match = pick(rng, this.#real.matches).fork();
    const room = new Room(match, { seats: [], aids: {}, trusted: rng.below(2) === 0 });
    const own = room.seats.map((_, seat) => seat).filter(() => rng.below(4) > 0);
    const message = pick(rng, messagesFor(room, this.#real, rng));
    const harmed = rng.below(6) === 0 ? message : harmData(message, rng);
    return {
      input: harmed,
      run: () => {
        const connection = new Connection(room, own, (update) => void JSON.stringify(update));
        connection.receive({ type: 'resume', from: 0 });
        const reply = connection.receive(harmed);
        if (room.bug) throw new Error(room.bug.message);
        if (!reply.ok) return this.#refused(reply.fault);
        JSON.stringify(reply.value);
        return 'taken';
      },
    };
  }

  #answer(rng: Rng): Attempt | undefined {
    const match: Match = pick(rng, this.#real.matches).fork({ verify: true });
    const asked = match.open[0];
    if (!asked) return undefined;
    const legal = sampleAnswer(asked, rng) ?? null;
    const answer = rng.below(5) === 0 ? legal : harmedData(legal, rng);
    return { input: { kind: asked.kind, answer }, run: () => this.#decided(match.decide(asked.seat, answer)) };
  }

  #change(rng: Rng): Attempt {
    const match: Match = pick(rng, this.#real.matches).fork({ verify: true });
    const change = harmData(pick(rng, this.#real.changes), rng);
    return {
      input: change,
      run: () => {
        const refused = match.override(change);
        if (!refused) playOn(match, rng, 4);
        return this.#decided(refused);
      },
    };
  }

  #decided = (refusal: Refusal | undefined): Verdict => (refusal ? this.#refused(refusal) : 'taken');

  #refused(fault: FileFault | Refusal): Verdict {
    if (fault.message.text === 'room.bug') throw new Error('a fault of ours in answering a message');
    this.#clear(fault.message);
    return 'refused';
  }

  /** Every key of the message is one that both languages know, and nothing in it is missing. */
  #clear(message: Message): void {
    for (const dictionaries of this.#dictionaries) {
      for (const key of keysIn(message))
        if (!dictionaries.some((words) => Object.hasOwn(words, key))) throw new Unclear(`no words for ${key}`);
      const said = render(dictionaries, message);
      if (/\bundefined\b|\bNaN\b|\[object |\{[a-z]\w*\}/.test(said))
        throw new Unclear(`a hole in: ${said.slice(0, 300)}`);
      if (said.length > 3000) throw new Unclear(`a message of ${said.length} letters: ${said.slice(0, 200)}`);
    }
  }
}

/** The keys that a message and all messages inside it use. */
function keysIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = isMessage(value) ? [value.text] : [];
  return [...own, ...Object.values(value).flatMap((part) => keysIn(part as Json))];
}

/** Goes on with any legal answers for a few decisions. */
function playOn(match: Match, rng: Rng, most: number): void {
  const dice = quickRng(rng.below(1_000_000));
  for (let n = 0; n < most && !match.over; n++) {
    const asked = match.open[0]!;
    const answer = sampleAnswer(asked, dice);
    if (answer === undefined) throw new Error(`dead end: ${asked.kind} of seat ${asked.seat} has no legal answer`);
    if (match.decide(asked.seat, answer)) throw new Error(`the sampled answer to ${asked.kind} is not legal`);
  }
}

/** One message of every type that a client may send, right as it is. */
function messagesFor(room: Room, { changes, questions }: RealInputs, rng: Rng): JsonObject[] {
  const { match } = room;
  const asked = match.open[0];
  const at = room.log.length;
  const seat = asked?.seat ?? 0;
  const answer = (asked && sampleAnswer(asked, rng)) ?? null;
  const proposed: readonly JsonObject[] = [
    { takeback: Math.max(0, match.taken.length - 1) },
    { redo: true },
    { change: pick(rng, changes) },
    { end: 'concede' },
  ];
  const { question = 'position', ...args } = questions.length > 0 ? pick(rng, questions) : {};
  return [
    { type: 'decide', at, seat, answer },
    { type: 'check', at, seat, answer },
    { type: 'sample', at, seat, attempt: 1 },
    { type: 'propose', at, seat, what: pick(rng, proposed) },
    { type: 'cost', at, seat, to: Math.max(0, match.taken.length - 2) },
    { type: 'consent', proposal: 0, seat, agree: true },
    { type: 'ask', question, args },
    { type: 'ask', question, args, moment: 2 },
    { type: 'look', viewer: seat },
    { type: 'look', viewer: 'nobody', moment: 1 },
    { type: 'resume', from: 0 },
    { type: 'file' },
    { type: 'report' },
  ];
}
