import { bad, good, type Json, Match, sameData, sha256Hex } from '@holotisch/engine';
import { type AnyManifest, type Battle, battleKey, loadGames, type Manifests, playOut } from '@holotisch/games';
import { openRoom, type Room, refusal, usualAids } from '@holotisch/room';
import type { MatchOpen, Reply } from '../protocol.ts';
import type { AskedBattle, FightNews } from './calls.ts';

/** What stands around it: the campaign on the table, who is told, and how work is put off. */
interface Around {
  room(): Room | undefined;
  manifest(): AnyManifest | undefined;
  tell(news: FightNews): void;
  /** So much at once, then others have their turn. */
  later(work: () => void): void;
  now(): number;
}

/** The computers fight so long at once. */
const SLICE_MS = 25;

/** The battles of the campaign that is on the table of this machine: what is fought, what came of it, and a quick fight. */
export class BattleDesk {
  readonly #around: Around;
  /** The battle that computers fight at present. */
  #fight: { readonly battle: string } | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  async battle(): Promise<AskedBattle | undefined> {
    const room = this.#around.room();
    const open = this.#open();
    if (!room || !open) return undefined;
    const { battle, key } = open;
    const { all } = await loadGames([battle.game]);
    const game = all[0]?.editions.find((one) => one.edition === battle.edition);
    if (!game) throw new Error(`there is no game ${battle.game} ${battle.edition}`);
    const { seed } = room.match.state.chance;
    const { level } = room;
    const isLevel = all[0]!.players.some((player) => player.id === level);
    return {
      battle: key,
      at: room.match.taken.length + 1,
      game: battle.game,
      edition: battle.edition,
      setup: battle.setup,
      seed: sha256Hex(`holotisch:battle:${seed}:${key}`).slice(0, 32),
      of: battle.seats,
      seats: battle.seats.map((seat) => room.seats[seat]!),
      aids: Object.fromEntries(Object.entries(usualAids(game)).map(([aid, usual]) => [aid, room.aids[aid] ?? usual])),
      ...(isLevel && { level: level! }),
    };
  }

  /** Only a match of just this battle that is over says what has come of it. */
  async battleReport(fought: MatchOpen): Promise<Reply<Json>> {
    const open = this.#open();
    const manifest = this.#around.manifest();
    if (!open || !manifest?.battles) return bad(refusal('room.noBattle'));
    const match = await this.#matchOf(open.battle, fought);
    if (!match.ok) return match;
    if (!match.value.over) return bad(refusal('room.battleGoesOn'));
    return good(manifest.battles.report(open.battle, match.value.state));
  }

  async fight(from: MatchOpen | undefined): Promise<Reply<null>> {
    const asked = await this.battle();
    const open = this.#open();
    if (!asked || open?.key !== asked.battle) return bad(refusal('room.noBattle'));
    const manifests = await loadGames([asked.game]);
    const match = from === undefined ? beginning(manifests, asked) : await this.#matchOf(open.battle, from);
    if (!match.ok) return match;
    // Whoever wants another fight waits for the one before no more.
    this.#fight = undefined;
    this.#drive(match.value, manifests.all[0]!, asked);
    return good(null);
  }

  stopFight(): void {
    const { battle } = this.#fight ?? {};
    this.#fight = undefined;
    if (battle !== undefined) this.#around.tell({ fight: { battle, stopped: true } });
  }

  /** In slices; a campaign that has gone on meanwhile does not want it any more. */
  #drive(match: Match, manifest: AnyManifest, { battle, level }: AskedBattle): void {
    const fight = { battle };
    const steps = playOut(match, manifest, level);
    this.#fight = fight;
    const slice = () => {
      if (this.#fight !== fight) return;
      if (this.#open()?.key !== battle) return this.stopFight();
      const since = this.#around.now();
      try {
        while (this.#around.now() - since < SLICE_MS) if (steps.next().done) return this.#end(match, battle);
      } catch (error) {
        this.stopFight();
        throw error;
      }
      const { rounds } = manifest.tally(match.state);
      this.#around.tell({ fight: { battle, rounds, decisions: match.taken.length } });
      this.#around.later(slice);
    };
    this.#around.later(slice);
  }

  #end(match: Match, battle: string): void {
    this.#fight = undefined;
    const file = match.file() as Extract<FightNews['fight'], { readonly file: unknown }>['file'];
    this.#around.tell({ fight: { battle, file } });
  }

  #open(): { readonly battle: Battle; readonly key: string } | undefined {
    const room = this.#around.room();
    const ask = room?.battle;
    const battle = ask && this.#around.manifest()?.battles?.of(ask);
    if (!room || !battle) return undefined;
    return { battle, key: battleKey(room.match.taken.length, battle) };
  }

  /** The match in a file, if it is one of this battle. */
  async #matchOf(battle: Battle, { text, log, seats, aids }: MatchOpen): Promise<Reply<Match>> {
    const { games } = await loadGames([battle.game]);
    const room = openRoom(games, text, { seats, aids }, log);
    if (!room.ok) return room;
    const { match } = room.value;
    const setup = 'setup' in match.origin ? match.origin.setup : undefined;
    const isIt = match.game.edition === battle.edition && sameData(setup, battle.setup);
    return isIt ? good(match) : bad(refusal('room.otherBattle'));
  }
}

function beginning({ games }: Manifests, { game, edition, setup, seed }: AskedBattle): Reply<Match> {
  return Match.start(games.find(game, edition)!, { setup, seed }, { keep: 'all', events: true });
}
