import { anyCampaign, corellia, reportFrom, rim, TASK_FORCE } from '@holotisch/campaign';
import {
  type AnyGame,
  Games,
  type Json,
  type JsonObject,
  Match,
  RuleBug,
  readMatchFile,
  replay,
} from '@holotisch/engine';
import { letDecide, type Player, rngOf } from '@holotisch/players';
import { corelliaAdmiral } from '@holotisch/players/corellia';
import { rimAdmiral } from '@holotisch/players/rim';

/** Whole campaigns by computers: the map by one player, every battle as a match of its own. */

/** The campaigns, who leads in them, and what a first fleet costs. */
const CAMPAIGNS: Readonly<Record<CampaignTask['campaign'], { game: AnyGame; leader: Player; points?: number }>> = {
  corellia: { game: corellia, leader: corelliaAdmiral as Player },
  rim: { game: rim, leader: rimAdmiral as Player, points: TASK_FORCE },
};

export interface CampaignTask {
  readonly campaign: 'corellia' | 'rim';
  /** The game of the battles, and who plays each side of them. */
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly seed: string;
  /** How many rounds battles have. */
  readonly rounds?: number;
  readonly most: number;
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
  const { game, leader, points } = CAMPAIGNS[task.campaign];
  const setup = anyCampaign(rngOf(`${seed}/fleets`), index % 2 === 0 ? 2 : 3, task.rounds, points);
  const start = Match.start(game, { setup, seed }, { keep: 'last', events: false, verify: true });
  if (!start.ok) throw new RuleBug(start.fault.message.text, { setup, seed });
  const match = start.value;
  const rng = rngOf(`${seed}/admiral`);
  let battles = 0;
  for (let n = 0; !match.over; n++) {
    if (n === MOST_DECISIONS) throw new RuleBug(`no end after ${n} decisions`, match.file());
    const asked = match.open[0]!;
    if (asked.kind !== 'battle' || asked.type !== 'region') {
      letDecide(match, asked.seat, leader, rng);
      continue;
    }
    const { setup: battle } = asked.region as unknown as { readonly setup: JsonObject };
    const report = reportFrom(battle, fight(task, battle, `${seed}/${battles++}`).state as never);
    if (match.decide(asked.seat, report as unknown as Json))
      throw new RuleBug('a battle was reported wrongly', match.file());
  }
  const { outcome, turn } = match.state;
  return { winner: outcome.winner, turns: turn, battles, hash: hashTwice(match) };
}

function fight({ game, players, most }: CampaignTask, setup: Json, seed: string): Match {
  const start = Match.start(game, { setup, seed }, { keep: 'last', events: false });
  if (!start.ok) throw new RuleBug(start.fault.message.text, { setup, seed });
  const match: Match = start.value;
  const rngs = players.map((player, seat) => rngOf(`${seed}/${seat}/${player.id}`));
  for (let n = 0; !match.over; n++) {
    if (n === most) throw new RuleBug(`no end after ${n} decisions`, match.file());
    const { seat } = match.open[0]!;
    letDecide(match, seat, players[seat]!, rngs[seat]!);
  }
  return match;
}

function hashTwice(match: Match): string {
  const games = new Games([match.game]);
  const file = readMatchFile(JSON.stringify(match.file()), games);
  const again = file.ok ? replay(file.value, games, { keep: 'none', events: false }) : file;
  if (!again.ok) throw new RuleBug(`the file of the campaign is refused: ${again.fault.message.text}`, match.file());
  if (again.value.match.hash() !== match.hash())
    throw new RuleBug('the campaign comes out differently from its file', match.file());
  return match.hash();
}
