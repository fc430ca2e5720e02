import {
  type Ask,
  describeAsk,
  type Games,
  isObject,
  type Json,
  Match,
  type MatchOptions,
  quickRng,
  RuleBug,
  readJson,
  readMatchFile,
  replay,
  runScenario,
  type ScenarioFile,
  type Seat,
  sampleAnswer,
  seenBy,
  type Taken,
} from '@holotisch/engine';
import { letDecide, type Player } from '@holotisch/players';
import type { Aids, Awaited, HostCalls, MatchStart, Reply, SeatKind, Snapshot, UndoCost } from './protocol.ts';

const KEEP: MatchOptions = { keep: 'all', events: true };

/** Runs a match for the page: the engine, the computer players, and nothing of the screen. */
export class Host implements HostCalls {
  readonly #games: Games;
  readonly #players: (game: string) => Player;
  readonly #layOut: (match: Match) => void;
  #match: Match | undefined;
  #seats: readonly SeatKind[] = [];
  #aids: Aids = {};
  #viewer: Seat | 'nobody' = 'nobody';
  #bug: Snapshot['bug'];
  /** What was undone since the last new decision, the latest undo last. */
  #undone: (readonly Taken[])[] = [];

  constructor(games: Games, players: (game: string) => Player, layOut: (match: Match) => void = () => {}) {
    this.#games = games;
    this.#players = players;
    this.#layOut = layOut;
  }

  start({ game: id, edition, setup, seed, seats, aids, layOut }: MatchStart): Reply<Snapshot> {
    const game = this.#games.find(id, edition);
    if (!game)
      return {
        ok: false,
        fault: {
          clauses: [],
          message: { text: 'file.unknownGame', args: { game: id, known: this.#games.names().join(', ') } },
        },
      };
    const match = Match.start(game, { setup, seed }, KEEP);
    if (!match.ok) return match;
    if (layOut) this.#layOut(match.value);
    return this.#sit(match.value, seats, aids);
  }

  load(text: string, seats: readonly SeatKind[], aids: Aids): Reply<Snapshot> {
    if (isScenario(text)) return this.#loadScenario(text, seats, aids);
    const file = readMatchFile(text, this.#games);
    if (!file.ok) return file;
    const again = replay(file.value, this.#games, { ...KEEP, text });
    return again.ok ? this.#sit(again.value.match, seats, aids) : again;
  }

  /** A scenario is run as the command line runs it, so its faults are told as there; then the match goes on from it. */
  #loadScenario(text: string, seats: readonly SeatKind[], aids: Aids): Reply<Snapshot> {
    const report = runScenario(text, this.#games);
    if (!report.ok) return report;
    if (report.value.stopped) return { ok: false, fault: report.value.stopped };
    const file = JSON.parse(text) as ScenarioFile;
    const { position = null, setup, seed = 'scenario', dice = {}, decks = {} } = file;
    const origin = setup === undefined ? { start: { position, seed, dice, decks } } : { setup, seed };
    const match = Match.start(this.#games.find(file.game, file.edition)!, origin, KEEP, file.takebacks);
    if (!match.ok) return match;
    for (const entry of file.decisions ?? []) if (!('refused' in entry)) match.value.take(...entry);
    return this.#sit(match.value, seats, aids);
  }

  look(viewer: Seat | 'nobody', moment?: number): Snapshot {
    this.#viewer = viewer;
    return this.#snapshot(moment);
  }

  decide(seat: Seat, answer: Json): Reply<Snapshot> {
    return this.#guarded(() => this.#anew(this.#running.decide(seat, answer)));
  }

  check(seat: Seat, answer: Json) {
    const fork = this.#running.askOf(seat);
    if (!fork) return this.#running.decide(seat, answer);
    return refusalOf(fork, answer);
  }

  sample(seat: Seat, attempt = 0): Json | undefined {
    const asked = this.#running.askOf(seat);
    return asked && sampleAnswer(asked, quickRng(this.#running.taken.length + 7919 * attempt));
  }

  step(): Reply<Snapshot> | undefined {
    const match = this.#running;
    const open = match.open.find((a) => this.#seats[a.seat] === 'computer');
    if (!open) return undefined;
    const rng = quickRng(match.taken.length * 7919 + open.seat);
    return this.#guarded(() => {
      letDecide(match, open.seat, this.#players(match.game.id), rng);
      return undefined;
    });
  }

  undo(to: number, agreed = false): Snapshot {
    const match = this.#running;
    this.#undone.push(match.taken.slice(to));
    if (agreed) match.takeBack(to);
    else match.rewind(to);
    this.#bug = undefined;
    return this.#snapshot();
  }

  redo(): Reply<Snapshot> {
    const again = this.#undone.pop() ?? [];
    return this.#guarded(() => {
      for (const { seat, answer } of again) {
        const refusal = this.#running.take(seat, answer);
        if (refusal) return refusal;
      }
      return undefined;
    });
  }

  override(change: Json): Reply<Snapshot> {
    return this.#guarded(() => this.#anew(this.#running.override(change)));
  }

  /** A decision that counts leaves nothing to be done again. */
  #anew<R>(refusal: R | undefined): R | undefined {
    if (!refusal) this.#undone = [];
    return refusal;
  }

  question(name: string, args: Record<string, Json>, moment?: number): Reply<Json> {
    const { game, state, whole } = this.#at(moment);
    const question = Object.hasOwn(game.questions, name) ? game.questions[name] : undefined;
    if (!question)
      return { ok: false, fault: { clauses: [], message: { text: 'file.unknownQuestion', args: { question: name } } } };
    // A position to be laid out again must not have anything half done in it.
    return question(name === 'position' ? whole : state, args);
  }

  file(): Json {
    return this.#running.file();
  }

  get #running(): Match {
    if (!this.#match) throw new Error('no match has been started');
    return this.#match;
  }

  /** The match as it stood after so many decisions; now, if none are named. */
  #at(moment?: number): Match {
    const now = this.#running;
    if (moment === undefined || moment >= now.taken.length) return now;
    const past = now.fork();
    past.rewind(moment);
    return past;
  }

  #sit(match: Match, seats: readonly SeatKind[], aids: Aids): Reply<Snapshot> {
    this.#match = match;
    this.#seats = seats;
    this.#aids = aids;
    this.#bug = undefined;
    this.#undone = [];
    const humans = seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
    this.#viewer = humans.length === 1 ? humans[0]! : 'nobody';
    return { ok: true, value: this.#snapshot() };
  }

  /** A fault of ours is shown, not thrown: the match is as it was before the decision. */
  #guarded(work: () => ReturnType<Match['decide']>): Reply<Snapshot> {
    try {
      const refusal = work();
      if (refusal) return { ok: false, fault: refusal };
      this.#bug = undefined;
    } catch (e) {
      if (!(e instanceof RuleBug)) throw e;
      this.#bug = { message: e.message, file: e.file };
    }
    return { ok: true, value: this.#snapshot() };
  }

  #snapshot(moment?: number): Snapshot {
    const now = this.#running;
    const taken = now.taken.length;
    const match = this.#at(moment);
    const past = match !== now;
    const open = past ? [] : match.open;
    const viewer = this.#viewer;
    const secret = open.length > 1;
    // A viewer who is nobody answers for whoever is asked alone; secrets wait until somebody has sat down.
    const own = viewer === 'nobody' ? (secret ? undefined : open[0]) : open.find((a) => a.seat === viewer);
    return {
      game: match.game.id,
      edition: match.game.edition,
      seats: this.#seats,
      aids: this.#aids,
      viewer,
      taken,
      moment: match.taken.length,
      view: match.game.view(match.state, viewer),
      ask: own && this.#seats[own.seat] === 'human' ? (describeAsk(own) as Snapshot['ask']) : undefined,
      awaited: open.map((a) => this.#awaited(a, secret || a.type === 'form')),
      events: now.events.flatMap((r) => {
        const event = seenBy(r, viewer);
        return event ? [{ at: r.at, event }] : [];
      }),
      result: match.result,
      undo: past ? undefined : undoCost(match, this.#seats),
      redo: !past && this.#undone.length > 0,
      takebacks: now.takebacks.map((t) => t.to),
      bug: this.#bug,
    };
  }

  #awaited(a: Ask, secret: boolean): Awaited {
    return { seat: a.seat, kind: a.kind, prompt: a.prompt, computer: this.#seats[a.seat] === 'computer', secret };
  }
}

/** Whether a text is a scenario; anything that cannot be read is left to the reader of matches, who says why. */
function isScenario(text: string): boolean {
  const json = readJson(text);
  return json.ok && isObject(json.value) && json.value['holotisch'] === 'scenario';
}

function refusalOf(ask: Ask, answer: Json) {
  if (ask.type !== 'region') return undefined;
  const value = ask.read(answer);
  return value === undefined ? { clauses: ask.clauses, message: ask.prompt } : ask.check(value);
}

/**
 * Undo goes back to the last decision that a person took: freely inside one's own decision and against the computer,
 * otherwise never across dice, secrets or the other player's move unless both agree.
 */
function undoCost(match: Match, seats: readonly SeatKind[]): UndoCost | undefined {
  const { taken } = match;
  let to = taken.length - 1;
  while (to >= 0 && typeof taken[to]!.seat === 'number' && seats[taken[to]!.seat as number] === 'computer') to--;
  if (to < 0) return undefined;
  const undone = taken.slice(to);
  const dice = undone.some((t) => t.drew);
  const secrets = undone.some((t) => t.revealed);
  const next = match.open.map((a) => a.seat);
  const others = next.length > 0 && !next.includes(taken[to]!.seat as number);
  const alone = seats.filter((kind) => kind === 'human').length === 1;
  return { to, free: alone || !(dice || secrets || others), dice, secrets, others };
}
