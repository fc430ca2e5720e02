import { good, type Result, type Seat } from '@holotisch/engine';
import type { ClientFrame, Line, OnlineTable, Reply } from '@holotisch/online';
import { BattleMatch, endOf } from './battle.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { Rematch } from './rematch.ts';

/** What somebody wants of a table, as lines of its log. */
export type Lines = Result<readonly Line[]>;
export type Plan = (table: OnlineTable) => Lines | Promise<Lines>;

/** The match out of which others come. */
interface Origin {
  readonly id: string;
  run<T>(work: () => Promise<T>): Promise<T>;
  table(): Promise<OnlineTable>;
  keepAll(plan: Plan, by?: Guest): Promise<Reply>;
}

/** The matches that come of one, and the one that it came of: rematches, battles of a campaign, the campaign of a battle. */
export class OtherMatches {
  readonly #house: House;
  readonly #match: Origin;
  #hasTold = false;

  constructor(house: House, match: Origin) {
    this.#house = house;
    this.#match = match;
  }

  /** Whoever is the last to want another match makes it. */
  async rematch(seat: Seat, token: string, plan: Plan): Promise<Reply> {
    const rematch = new Rematch(this.#house, seat, token);
    const reply = await this.#match.keepAll(async (table) => {
      const planned = await plan(table);
      return planned.ok && planned.value.length > 0 ? rematch.lines(table) : planned;
    });
    if (rematch.made !== undefined) await this.#forgetUnless(rematch.made, (table) => table.next === rematch.made);
    return reply;
  }

  /** Begins the match of the open battle, or finds it. */
  async battle(guest: Guest, frame: Extract<ClientFrame, { readonly do: 'battle' }>, plan: Plan): Promise<Reply> {
    const battle = new BattleMatch(this.#house, frame);
    const reply = await this.#match.keepAll(async (table) => {
      const planned = await plan(table);
      return planned.ok ? battle.lines(table) : planned;
    }, guest);
    const { made } = battle;
    if (made === undefined) return reply;
    await this.#forgetUnless(made, (table) => table.battle?.match === made);
    this.#house.wake(made);
    return reply;
  }

  /** Takes over what the match of the open battle has come to, once. */
  hearOfBattle(): void {
    const heard = this.#match.run(() =>
      this.#match.keepAll(async (table) => {
        const { battle } = table;
        if (battle?.match === undefined || table.fought.wasReported(battle.match)) return good([]);
        return endOf(this.#house, table, battle);
      }),
    );
    void heard.catch((error) => {
      this.#house.log.warn('a battle was not reported', { match: this.#match.id, error: String(error) });
    });
  }

  /** The campaign learns how its battle has ended, whoever has it in his hands. */
  tellCampaign({ head }: OnlineTable): void {
    if (this.#hasTold || !head.campaign) return;
    this.#hasTold = true;
    this.#house.host(head.campaign.match).hearOfBattle();
  }

  /** Another process has made one at the same moment, or the line about it was not kept: it is nobody's match. */
  async #forgetUnless(next: string, isKept: (table: OnlineTable) => boolean): Promise<void> {
    try {
      const table = await this.#match.table();
      if (!isKept(table)) await this.#house.store.remove(next);
    } catch (error) {
      // It is cleaned up some day, like every match at which nobody sits down.
      this.#house.log.warn('not removed', { match: next, error: String(error) });
    }
  }
}
