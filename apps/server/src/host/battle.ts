import { bad, good, type Json, type Result } from '@holotisch/engine';
import { battleHead, type ClientFrame, type Line, type OnlineTable, type OpenBattle } from '@holotisch/online';
import { refusal } from '@holotisch/room';
import { newMatchId, newSecret } from '../tokens.ts';
import type { House } from './house.ts';

type Wanted = Extract<ClientFrame, { readonly do: 'battle' }>;

/** The match of a campaign's open battle: whoever asks for it first makes it, everybody else finds it. */
export class BattleMatch {
  readonly #house: House;
  readonly #wanted: Wanted;
  /** The match that was made, whether the battle comes to be fought in it or not. */
  made: string | undefined;

  constructor(house: House, wanted: Wanted) {
    this.#house = house;
    this.#wanted = wanted;
  }

  /** The line that says where the battle is fought; what its match has come to, if that was taken back; or nothing new. */
  async lines(table: OnlineTable): Promise<Result<readonly Line[]>> {
    const { battle } = table;
    if (!battle) return bad(refusal('room.noBattle'));
    try {
      const state = battle.match === undefined ? 'none' : await this.#stateOf(battle.match);
      if (state === 'over') return await endOf(this.#house, table, battle);
      if (state === 'going') return good([]);
      const full = table.fought.refuseAnew(battle);
      if (full) return bad(full);
      const made: Result<string> = this.made === undefined ? await this.#make(table, battle) : good(this.made);
      return made.ok ? good([{ battle: battle.key, match: made.value }]) : made;
    } catch (error) {
      this.#house.log.warn('not kept', { match: table.head.id, error: String(error) });
      return bad(refusal('online.notStored'));
    }
  }

  /** One that was called off or is not kept any more is no match of the battle. */
  async #stateOf(match: string): Promise<'going' | 'over' | 'none'> {
    const [listed] = await this.#house.store.listed([match]);
    if (!listed || listed.status === 'closed') return 'none';
    return listed.status === 'over' ? 'over' : 'going';
  }

  async #make(table: OnlineTable, open: OpenBattle): Promise<Result<string>> {
    const [id, secret] = [newMatchId(), newSecret()];
    const head = battleHead(this.#house.books, table, open, this.#wanted, { id, secret, now: this.#house.now() });
    if (!head.ok) return head;
    // Whoever may sit at the campaign may sit at its battle.
    const tokens = open.battle.seats.map((seat) => (table.kinds[seat] === 'human' ? table.tokens[seat]! : null));
    const secrets = { secret, tokens, watch: table.watchToken };
    await this.#house.store.create(head.value, secrets, {
      // Nobody else can sit down there.
      status: 'full',
      players: head.value.names,
      result: null,
    });
    this.made = id;
    return good(id);
  }
}

/** The lines by which a campaign learns how the match of its open battle has ended; none as long as it goes on. */
export async function endOf(house: House, campaign: OnlineTable, battle: OpenBattle): Promise<Result<readonly Line[]>> {
  if (battle.match === undefined) return good([]);
  const report = await house.ended(battle.match, (fought): Json | undefined => {
    const isOurs = fought.head.campaign?.match === campaign.head.id && fought.head.campaign.battle === battle.key;
    if (!isOurs || fought.state !== 'over') return undefined;
    return campaign.book.manifest.battles!.report(battle.battle, fought.room!.match.state);
  });
  return report === undefined ? good([]) : campaign.planReport(battle, report);
}
