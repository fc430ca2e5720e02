import { loadGame } from '@holotisch/games';
import type { NewMatchRequest } from '@holotisch/online';
import type { Clocked, Opener, Table } from './crowd.ts';
import { answerTo, createMatch, Player, type PlayerEvents } from './player.ts';
import { stayingInFight } from './stay-in-fight.ts';

/** A match with ready-made lists, laid out by the program. */
export async function readyMatch(game: string, which: 'first' | 'even'): Promise<NewMatchRequest> {
  const manifest = await loadGame(game);
  if (!manifest) throw new Error(`no game ${game}`);
  const lists = await manifest.lists();
  const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
  return { game, lists: lists[which].map(text), layOut: true };
}

/** Both seats of a match of ours, each over a connection of its own; seats of the computer are left to it. */
class OwnTable implements Table {
  readonly #players: Player[] = [];
  readonly #events: PlayerEvents;
  #happened: () => void = () => {};
  #news: Promise<void> = Promise.resolve();

  constructor(clocked: Clocked) {
    this.#events = {
      decided: (ms, { ok }) => clocked(ms, ok),
      seen: () => {
        this.#happened();
        this.#wait();
      },
    };
    this.#wait();
  }

  #wait(): void {
    this.#news = new Promise((resolve) => {
      this.#happened = resolve;
    });
  }

  async begin(url: string, wanted: NewMatchRequest, number: number): Promise<this> {
    const { match, seats } = await createMatch(url, wanted);
    for (const { token, seat } of seats)
      this.#players.push(
        new Player(match, token, number * 2 + seat, this.#events, wanted.game === 'xwing' ? stayingInFight : answerTo),
      );
    // A server at its peak may be too slow to shake hands at once.
    for (const player of this.#players) while (!(await player.connect(url)));
    for (const player of this.#players) await player.ready();
    return this;
  }

  get isOver(): boolean {
    return this.#players[0]?.seen?.sight.over ?? false;
  }
  async decide(): Promise<boolean> {
    const asked = this.#players.find((player) => player.asked && !player.isDeciding);
    return (await asked?.decide()) !== undefined;
  }
  news(): Promise<void> {
    return this.#news;
  }
  leave(): void {
    for (const player of this.#players) player.leave();
  }
}

export const ownTables =
  (url: string, wanted: NewMatchRequest): Opener =>
  (number, clocked) =>
    new OwnTable(clocked).begin(url, wanted, number);
