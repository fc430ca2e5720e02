import {
  type AnyGame,
  type Ask,
  bad,
  commitmentTo,
  good,
  type Json,
  type Refusal,
  type Result,
} from '@holotisch/engine';
import { type Battle, battleKey } from '@holotisch/games';
import { type Room, refusal, usualAids } from '@holotisch/room';
import { findRules, type MatchHead, type Rulebook, type Rulebooks } from './head.ts';
import type { Line } from './line.ts';
import { seatsOf } from './lists.ts';
import { type BattleTerms, MOST, type WordedRefusal } from './protocol.ts';

/** The battles of a campaign that is played online, each a match of its own. */

/** The battle that a campaign waits for. */
export interface OpenBattle {
  readonly battle: Battle;
  /** The same battle at the same place of the campaign, and no other. */
  readonly key: string;
  /** Its match, once it was begun. */
  readonly match: string | undefined;
}

/** What the log of a campaign says of its battles. */
export class FoughtBattles {
  readonly #book: Rulebook;
  /** The match of each battle, by its key. */
  readonly #begun = new Map<string, string>();
  /** How many matches each battle has had. */
  readonly #times = new Map<string, number>();
  readonly #reported = new Set<string>();
  /** Which match has told the decision of this number. */
  readonly #told = new Map<number, string>();
  #known: { readonly ask: Ask; readonly taken: number; readonly open: Omit<OpenBattle, 'match'> } | undefined;

  constructor(book: Rulebook) {
    this.#book = book;
  }

  isFought = (ask: Ask): boolean => this.#book.manifest.battles?.of(ask) !== undefined;

  open(room: Room | undefined): OpenBattle | undefined {
    const ask = room?.battle;
    if (!room || !ask) return undefined;
    const taken = room.match.taken.length;
    if (this.#known?.ask !== ask || this.#known.taken !== taken) {
      const battle = this.#book.manifest.battles!.of(ask)!;
      this.#known = { ask, taken, open: { battle, key: battleKey(taken, battle) } };
    }
    const { open } = this.#known;
    return { ...open, match: this.#begun.get(open.key) };
  }

  /** Its end was told to the campaign once; taken back there, it is told again only if somebody wants it. */
  wasReported(match: string): boolean {
    return this.#reported.has(match);
  }

  /** A match tells its end; so many decisions have been taken in the campaign before. */
  tells(match: string, taken: number): void {
    this.#told.set(taken + 1, match);
  }
  /** The matches that the first so many decisions of the campaign have come from. */
  toldIn(taken: number): readonly { readonly at: number; readonly match: string }[] {
    return [...this.#told].flatMap(([at, match]) => (at <= taken ? [{ at, match }] : []));
  }

  /** One that is called off is begun anew, but not for ever: each time it is a match of its own. */
  refuseAnew({ key }: OpenBattle): Refusal | undefined {
    const most = MOST.timesOfBattle;
    return (this.#times.get(key) ?? 0) >= most ? refusal('online.battlesFull', { most }) : undefined;
  }

  take(line: Extract<Line, { readonly battle: string } | { readonly reported: string }>): void {
    if ('battle' in line) {
      this.#begun.set(line.battle, line.match);
      this.#times.set(line.battle, (this.#times.get(line.battle) ?? 0) + 1);
    } else this.#reported.add(line.reported);
  }
}

/** A campaign in which a battle is open. */
interface Campaign {
  readonly head: MatchHead;
  readonly names: readonly string[];
  readonly kinds: MatchHead['seats'];
}

interface Origin {
  readonly id: string;
  readonly secret: string;
  readonly now: number;
}

/** The match of a battle: the same people at it, and what else was chosen for it. */
export function battleHead(
  books: Rulebooks,
  { head, names, kinds }: Campaign,
  { battle, key }: Pick<OpenBattle, 'battle' | 'key'>,
  terms: BattleTerms,
  { id, secret, now }: Origin,
): Result<MatchHead, WordedRefusal> {
  const rules = findRules(books, battle.game, battle.edition);
  if (!rules.ok) return rules;
  const { game, manifest } = rules.value;
  const begins = seatsOf(rules.value, battle.setup);
  if (!begins.ok) return begins;
  if (begins.value !== battle.seats.length) return bad(refusal('online.cannotBegin'));
  const isLevel = manifest.players.some((player) => player.id === head.level);
  return good({
    id,
    game: game.id,
    edition: game.edition,
    setup: battle.setup as Json,
    lists: [],
    rules: null,
    seats: battle.seats.map((seat) => kinds[seat]!),
    names: battle.seats.map((seat) => names[seat]!),
    given: battle.seats.map((_, seat) => seat),
    aids: aidsOf(game, head),
    clock: terms.clock,
    public: terms.public ?? head.public,
    size: null,
    delay: terms.delay ?? head.delay,
    patience: terms.patience ?? head.patience,
    layOut: terms.layOut,
    commitment: commitmentTo(secret),
    created: now,
    // The campaign has made the fleets: nobody has to agree to what they cost.
    again: true,
    ...(isLevel && { level: head.level! }),
    campaign: { match: head.id, battle: key },
  });
}

/** What was agreed on for the campaign, where the game of the battle knows it. */
const aidsOf = (game: AnyGame, { aids }: MatchHead): MatchHead['aids'] =>
  Object.fromEntries(Object.entries(usualAids(game)).map(([aid, usual]) => [aid, aids[aid] ?? usual]));
