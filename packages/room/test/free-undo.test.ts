import { armada } from '@holotisch/armada';
import { type AnyGame, type Json, Match, quickRng, type Rng, sampleAnswer } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { type LegionGame, type LegionState, legion, legion26 } from '@holotisch/legion';
import { xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { randomSetup as fleets } from '../../armada/test/random/play.ts';
import { randomSetup as armies } from '../../legion/test/random/play.ts';
import { randomSetup as squads } from '../../xwing/test/random/squads.ts';
import { costOf } from '../src/undo.ts';
import { brawl, spies } from './positions.ts';
import { armadaRedealt, legionRedealt, toyRedealt, xwingRedealt } from './redealt.ts';
import { BOTH, SETUP, value } from './table.ts';
import { Follower, judge, type Redealt } from './worlds.ts';

/** Plays matches at random and searches every undo that is called free for something that a seat has learned by it. */

type Hand = LegionState['hands'][number];

class Learned extends Error {}

interface Found {
  readonly free: number;
  /** Free undos that were looked at in other worlds, too. */
  readonly judged: number;
  /** Decisions whose undo needs consent for nothing but what came out. */
  readonly secret: number;
}

function searchFreeUndos(match: Match, redealt: Redealt, rng: Rng, most: number): Found {
  const follower = new Follower(match);
  let [free, judged, secret] = [0, 0, 0];
  for (let n = 0; n < most && !match.over; n++) {
    const mark = follower.mark();
    const asked = match.open[rng.below(match.open.length)]!;
    expect(match.decide(asked.seat, sampleAnswer(asked, rng)!)).toBeUndefined();
    const cost = costOf(match, BOTH, asked.seat, match.taken.length - 1);
    if (cost.secrets && !cost.dice && !cost.others) secret++;
    if (!cost.free) continue;
    free++;
    const { worlds, learned } = judge(match, mark, redealt, rng);
    if (worlds > 0) judged++;
    if (learned) throw new Learned(`${asked.kind}: seat ${learned.seat} has learned ${learned.what}`);
  }
  return { free, judged, secret };
}

const begin = (game: AnyGame, setup: Json, seed: string): Match => value(Match.start(game, { setup, seed }));

interface Plays {
  readonly name: string;
  readonly game: AnyGame;
  start(game: AnyGame, n: number): Match;
  readonly redealt: Redealt;
  readonly most: number;
}
const TOY: Plays = {
  name: 'the toy',
  game: toyGame,
  start: (game, n) => begin(game, SETUP, `free ${n}`),
  redealt: toyRedealt,
  most: 150,
};
const XWING: Plays = {
  name: 'X-Wing',
  game: xwing,
  start: (game, n) => begin(game, squads(n), `free ${n}`),
  redealt: xwingRedealt,
  most: 100,
};
const SPIES: Plays = {
  name: 'X-Wing with cards that look at dials',
  game: xwing,
  start: (game) => spies(game).match,
  redealt: xwingRedealt,
  most: 100,
};
const ARMADA: Plays = {
  name: 'Armada',
  game: armada,
  start: (game, n) => begin(game, fleets(n), `free ${n}`),
  redealt: armadaRedealt,
  most: 70,
};
const BRAWL: Plays = {
  name: 'Armada at close range',
  game: armada,
  start: (game) => brawl(game).match,
  redealt: armadaRedealt,
  most: 90,
};
const legionOf = (game: LegionGame): Plays => ({
  name: `Legion ${game.edition}`,
  game,
  start: (same, n) => begin(same, armies(n, game), `free ${n}`),
  redealt: legionRedealt,
  most: 70,
});
const LEGIONS = [legionOf(legion), legionOf(legion26)];

describe('nobody learns anything by what may be taken back freely', () => {
  it.each([TOY, XWING, SPIES, ARMADA, BRAWL, ...LEGIONS])(
    'in $name',
    ({ game, start, redealt, most }) => {
      const { free, judged } = searchFreeUndos(start(game, 1), redealt, quickRng(1), most);
      expect(free).toBeGreaterThan(10);
      expect(judged).toBeGreaterThan(0.8 * free);
    },
    120_000,
  );
});

/** Where nothing is counted but dice, simultaneous answers and others' moves. */
const blind = (game: AnyGame): AnyGame => ({ ...game, otherwise: (state) => game.clone(state) });

describe('the search finds what came out where it is not counted', () => {
  it.each([XWING, SPIES, ARMADA, BRAWL])('in $name', ({ game, start, redealt, most }) => {
    expect(() => searchFreeUndos(start(blind(game), 1), redealt, quickRng(1), most)).toThrow(Learned);
  });

  /** After every step somebody reads a card of the other's hand aloud. */
  const gossip = (game: AnyGame): AnyGame => ({
    ...game,
    *run(g, activity) {
      yield* game.run(g, activity);
      g.emit({ type: 'activationEnds', unit: 0, said: g.state.hands.map(({ cards }: Hand) => cards[0] ?? null) });
    },
  });
  it.each(LEGIONS)(
    'in $name, where a hand is read aloud; and there it is not free',
    ({ game, start, redealt, most }) => {
      const search = (one: AnyGame) => searchFreeUndos(start(one, 1), redealt, quickRng(1), most);
      expect(() => search(gossip(blind(game)))).toThrow(Learned);
      expect(search(gossip(game)).secret).toBeGreaterThan(0);
    },
  );
});
