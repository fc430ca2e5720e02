import { type JsonObject, quickRng, type SeatKind, sampleAnswer } from '@holotisch/engine';
import { layOut, loadGames, opponentOf } from '@holotisch/games';
import { type ClientMessage, Mirror, type Seen } from '@holotisch/room';
import { BattleDesk } from '../../../src/match/campaign/desk.ts';
import { Fights } from '../../../src/match/campaign/fights.ts';
import { files } from '../../../src/match/files.ts';
import { MatchKeeper } from '../../../src/match/keeper.ts';
import { LocalTable } from '../../../src/match/local-table.ts';
import type { LocalApi } from '../../../src/match/match-api.ts';
import type { MatchOpen, MatchStart, Opened, Reply } from '../../../src/match/protocol.ts';
import { type KeptMatch, keptEntries, keptMatch } from '../../../src/match/storage.ts';

const manifests = await loadGames(['rim', 'armada']);
const rim = manifests.find('rim')!;
const lists = await rim.lists();

/** A campaign of the ready-made task forces; its battles have one round. */
const CAMPAIGN = lists.setup(
  lists.first.map((id) => lists.ready.find((one) => one.id === id)!.list),
  { rounds: 1 },
);

/** The table of one machine with its browser, without the thread between them. */
export class Machine {
  readonly #fights = new Fights();
  #keeper: MatchKeeper | undefined;
  #mirror = new Mirror();
  #work: (() => void)[] = [];
  /** What the clock of a slice says: it is over after so many looks. */
  #looks = 0;
  seen: Seen | undefined;
  readonly table = new LocalTable(manifests.games, {
    computer: (turn) => opponentOf(manifests.find(turn.game)!, turn.level).choose(turn),
    layOut: (match) => layOut(match, manifests.find(match.game.id)!),
    isBattle: (game, ask) => manifests.find(game)!.battles?.of(ask) !== undefined,
    files,
    tell: (news) => {
      if ('entry' in news) this.#keeper?.keep(news.entry, news.number, news.over);
      else if ('update' in news) this.seen = this.#mirror.take(news.update) ?? this.seen;
    },
  });
  readonly desk = new BattleDesk({
    room: () => this.table.room,
    manifest: () => manifests.find(this.table.room?.match.game.id ?? ''),
    tell: (news) => this.#fights.hear(news),
    later: (work) => void this.#work.push(work),
    now: () => this.#looks++ * 10,
  });

  readonly local: LocalApi = {
    start: async (start: MatchStart, campaign) =>
      this.#sit(
        () => this.table.start(start),
        (opened) => MatchKeeper.begin(opened, start.seats, start.aids, this.#keeping, campaign),
      ),
    read: async (text) => this.table.read(text),
    load: async () => false,
    resume: async (match = keptMatch()) => {
      const open = match && openOf(match);
      return (
        open !== undefined &&
        this.#sit(
          () => this.table.open(open),
          () => MatchKeeper.goOn(match!, this.#keeping),
        )
      );
    },
    kept: () => this.#keeper?.id,
    battles: {
      open: () => this.desk.battle(),
      report: (fought) => this.desk.battleReport(fought),
      fight: async (from, onProgress) => {
        const coming = this.#fights.begin(onProgress);
        const begun = await this.desk.fight(from);
        if (!begun.ok) this.#fights.end();
        return coming;
      },
      stop: () => this.desk.stopFight(),
    },
  };
  readonly #keeping = { whole: async () => this.table.whole(), onFull: () => {}, onConflict: () => {} };

  #sit(open: () => Reply<Opened>, keep: (opened: Opened) => MatchKeeper): boolean {
    this.#mirror = new Mirror();
    this.#keeper = undefined;
    const reply = open();
    if (reply.ok) this.#keeper = keep(reply.value);
    return reply.ok;
  }

  /** A campaign of this machine, played by computers to its first battle. */
  async campaign(seats: readonly SeatKind[] = ['human', 'human', 'human', 'human']): Promise<string> {
    const start = { game: 'rim', setup: CAMPAIGN, seed: 'campaign', seats, aids: {} };
    if (!(await this.local.start(start))) throw new Error('not begun');
    this.toBattle();
    return this.local.kept()!;
  }

  /** Everybody decides at random until a battle is open. */
  toBattle(): void {
    const rng = quickRng(3);
    for (;;) {
      while (this.table.step());
      const { room } = this.table;
      const asked = room!.match.open[0];
      if (!asked || room!.battle) return;
      this.say({ type: 'decide', at: room!.log.length, seat: asked.seat, answer: sampleAnswer(asked, rng)! });
    }
  }

  say(message: ClientMessage): Reply {
    return this.table.say(message);
  }
  propose(what: Extract<ClientMessage, { type: 'propose' }>['what'], seat = 0): Reply {
    return this.say({ type: 'propose', at: this.table.room!.log.length, seat, what });
  }
  get taken(): number {
    return this.table.room!.match.taken.length;
  }
  get file(): JsonObject {
    return this.table.room!.file();
  }

  /** What was put off is done, so many times or until there is nothing left. */
  async work(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let n = 0; n < most; n++) {
      // What was called for is worked out in between.
      for (let turns = 0; turns < 20 && this.#work.length === 0; turns++)
        await new Promise((turn) => setImmediate(turn));
      const next = this.#work.shift();
      if (!next) return;
      next();
    }
  }
}

function openOf(match: KeptMatch): MatchOpen | undefined {
  const log = keptEntries(match.id);
  return log && { text: JSON.stringify(match.file), log, seats: match.seats, aids: match.aids };
}
