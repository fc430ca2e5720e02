import { anyCampaign, TASK_FORCE } from '@holotisch/campaign';
import { anySektor } from '@holotisch/campaign/sektor';
import { Games, type Json, Match, type Rng, RuleBug, readMatchFile, replay } from '@holotisch/engine';
import { type AnyManifest, type Battle, type Manifests, opponentOf, playerNamed } from '@holotisch/games';
import { letDecide, rngOf } from '@holotisch/players';

/** Whole campaigns by computers: the map by one player, every battle as a match of its own. */

/** The campaigns, the games of their battles, and how one begins: teams of other sizes from number to number. */
export const CAMPAIGNS = {
  corellia: {
    games: ['armada'],
    begin: (rng: Rng, index: number, rounds?: number): Json => anyCampaign(rng, index % 2 === 0 ? 2 : 3, rounds),
  },
  rim: {
    games: ['armada'],
    begin: (rng: Rng, index: number, rounds?: number): Json =>
      anyCampaign(rng, index % 2 === 0 ? 2 : 3, rounds, TASK_FORCE),
  },
  sektor: {
    games: ['xwing', 'armada', 'legion'],
    begin: (rng: Rng, index: number, rounds?: number): Json =>
      anySektor(rng, SIZES[index % SIZES.length]!, {
        legion: index % 2 === 0 ? '2.6' : '1.2',
        ...(rounds !== undefined && { rounds }),
      }),
  },
} as const;
const SIZES = [1, 2, 1, 3] as const;
export type CampaignId = keyof typeof CAMPAIGNS;

export interface CampaignTask {
  readonly campaign: CampaignId;
  /** The campaign and the games of its battles. */
  readonly manifests: Manifests;
  /** Who plays each side of the battles, by id. */
  readonly players: readonly string[];
  readonly seed: string;
  /** How many rounds battles have. */
  readonly rounds?: number;
}

export interface CampaignEnded {
  readonly winner: 0 | 1 | null;
  readonly turns: number;
  readonly battles: number;
  readonly hash: string;
}

const MOST_DECISIONS = 5000;

/** Plays the campaign of this number; it must come out the same from its file. */
export function playCampaign(task: CampaignTask, index: number): CampaignEnded {
  const seed = `${task.seed}/${index}`;
  const manifest = task.manifests.find(task.campaign)!;
  const setup = CAMPAIGNS[task.campaign].begin(rngOf(`${seed}/fleets`), index, task.rounds);
  const start = Match.start(manifest.editions[0]!, { setup, seed }, { keep: 'last', events: false, verify: true });
  if (!start.ok) throw new RuleBug(start.fault.message.text, { setup, seed });
  const match: Match = start.value;
  const leader = opponentOf(manifest);
  const rng = rngOf(`${seed}/admiral`);
  let battles = 0;
  for (let n = 0; !match.over; n++) {
    if (n === MOST_DECISIONS) throw new RuleBug(`no end after ${n} decisions`, match.file());
    const asked = match.open[0]!;
    const battle = manifest.battles!.of(asked);
    if (!battle) {
      letDecide(match, asked.seat, leader, rng);
      continue;
    }
    const fought = fight(task, battle, `${seed}/${battles++}`);
    if (match.decide(asked.seat, manifest.battles!.report(battle, fought.state)))
      throw new RuleBug('a battle was reported wrongly', match.file());
  }
  const { winner, rounds } = manifest.tally(match.state);
  return { winner: winner as CampaignEnded['winner'], turns: rounds, battles, hash: hashTwice(match) };
}

function fight({ manifests, players }: CampaignTask, { game: id, edition, setup }: Battle, seed: string): Match {
  const manifest = manifests.find(id)!;
  const game = manifest.editions.find((one) => one.edition === edition)!;
  const start = Match.start(game, { setup, seed }, { keep: 'last', events: false });
  if (!start.ok) throw new RuleBug(start.fault.message.text, { setup, seed });
  const match: Match = start.value;
  const fighters = players.map((player) => playerOf(manifest, player));
  const rngs = fighters.map((player, seat) => rngOf(`${seed}/${seat}/${player.id}`));
  for (let n = 0; !match.over; n++) {
    if (n === manifest.bounds.decisions) throw new RuleBug(`no end after ${n} decisions`, match.file());
    const { seat } = match.open[0]!;
    letDecide(match, seat, fighters[seat]!, rngs[seat]!);
  }
  return match;
}

const playerOf = (manifest: AnyManifest, id: string) => playerNamed(manifest, id)!;

function hashTwice(match: Match): string {
  const games = new Games([match.game]);
  const file = readMatchFile(JSON.stringify(match.file()), games);
  const again = file.ok ? replay(file.value, games, { keep: 'none', events: false }) : file;
  if (!again.ok) throw new RuleBug(`the file of the campaign is refused: ${again.fault.message.text}`, match.file());
  if (again.value.match.hash() !== match.hash())
    throw new RuleBug('the campaign comes out differently from its file', match.file());
  return match.hash();
}
