/** As much of Pokémon Showdown as is called here. */
interface Side {
  readonly id: string;
  readonly activeRequest: { readonly wait?: boolean } | null;
  isChoiceDone(): boolean;
}
interface Battle {
  readonly ended: boolean;
  readonly turn: number;
  readonly sides: readonly Side[];
  choose(side: string, choice: string): boolean;
}
interface Showdown {
  readonly Battle: new (options: object) => Battle;
  readonly Teams: { generate(format: string, options: object): unknown; pack(team: unknown): string };
}
interface Chooser {
  said: string;
  receiveRequest(request: object): void;
}
interface State {
  serializeBattle(battle: Battle): object;
  deserializeBattle(json: object): Battle;
}

const FORMAT = 'gen9randombattle';
const TEAMS = 24;

/** Generation 9 random battles: both sides take any choice. */
export function showdown(require: NodeJS.Require) {
  const { Battle, Teams } = require('pokemon-showdown') as Showdown;
  const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai') as {
    RandomPlayerAI: new (stream: object, options: object) => Chooser;
  };
  const { State } = require('pokemon-showdown/dist/sim/state') as { State: State };
  /** Its own random player, which hands its choice to us instead of writing it into a stream. */
  class Random extends RandomPlayerAI {
    choose(choice: string): void {
      this.said = choice;
    }
  }
  // Teams are made beforehand: making them takes longer than playing with them.
  const teams = Array.from({ length: TEAMS }, (_, n) => Teams.pack(Teams.generate(FORMAT, { seed: [n, 1, 2, 3] })));
  const begin = (n: number): Battle =>
    new Battle({
      formatid: FORMAT,
      seed: [n, 5, 6, 7],
      p1: { name: 'One', team: teams[n % TEAMS] },
      p2: { name: 'Two', team: teams[(n * 7 + 1) % TEAMS] },
    });
  /** Both sides choose at random until the end, or until so many turns are over. Returns how many choices that took. */
  const play = (battle: Battle, n: number, turns = Number.POSITIVE_INFINITY): number => {
    const players = battle.sides.map((_, i) => new Random({}, { seed: [n, i, 8, 9] }));
    let choices = 0;
    while (!battle.ended && battle.turn < turns)
      for (const [i, side] of battle.sides.entries()) {
        if (side.activeRequest === null || side.activeRequest.wait || side.isChoiceDone()) continue;
        players[i]!.receiveRequest(side.activeRequest);
        // It does not know that a switch may be barred, and leaves it to the battle then.
        if (!battle.choose(side.id, players[i]!.said)) battle.choose(side.id, 'default');
        choices++;
      }
    return choices;
  };
  const middle = begin(1);
  play(middle, 1, 12);
  if (middle.ended) throw new Error('the battle to be copied must still be going on');
  let number = 0;
  return {
    choices: () => play(begin(number++), number),
    outAndIn: () => {
      State.deserializeBattle(State.serializeBattle(middle));
      return 1;
    },
  };
}
