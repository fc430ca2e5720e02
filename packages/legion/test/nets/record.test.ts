import { type Ask, quickRng, stateHash } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type LegionMatch, legion, legion26 } from '../../src/game.ts';
import { answerTo, clash } from '../random/clash.ts';
import { playRandom } from '../random/play.ts';

// Battles of armies from the whole pool, any legal answers, as they went when they were put on record: how often
// somebody was asked in each round, who was left, and a hash of the state at its beginning and of all questions. These
// are no rulings but a net under them: a change of the rules that nobody meant shows here, and in which round. Whoever
// means one renews the record (see CONTRIBUTING.md); `npm test -- --full` looks at it.

/** What somebody sees who looks on and counts. */
class Story {
  readonly #rounds: { asked: number; left: string; hash: number }[] = [];

  readonly tell = ({ state }: LegionMatch, ask: Ask): void => {
    const left = [0, 1].map((seat) => state.units.filter((u) => u.seat === seat && u.status !== 'defeated').length);
    const { asked, hash } = this.#rounds[state.round] ?? { asked: 0, hash: 0 };
    this.#rounds[state.round] = {
      asked: asked + 1,
      left: left.join(':'),
      hash: mixed(asked === 0 ? mixed(0, stateHash(state)) : hash, JSON.stringify(ask)),
    };
  };

  end({ state }: LegionMatch): string {
    const rounds = this.#rounds.map(({ asked, left, hash }, i) => `${i}: ${asked} asked, ${left} left, ${hash >>> 0}`);
    return [...rounds, stateHash(state).slice(0, 8)].filter((line) => line).join('\n');
  }
}

function mixed(hash: number, text: string): number {
  let now = hash;
  for (let i = 0; i < text.length; i++) now = Math.imul(now ^ text.charCodeAt(i), 16777619);
  return now;
}

/** Of 250 clashes an edition those that together go through most of the rules. */
const CLASHES = [
  [
    legion,
    [
      9, 49, 64, 68, 71, 79, 80, 88, 109, 123, 125, 126, 139, 141, 147, 148, 150, 159, 163, 171, 177, 182, 183, 192,
      193, 199, 218, 219, 227, 231, 236, 240, 242, 244, 248, 249,
    ],
  ],
  [
    legion26,
    [
      7, 36, 49, 64, 65, 67, 72, 74, 76, 90, 99, 100, 101, 102, 105, 106, 126, 138, 142, 147, 148, 149, 152, 153, 178,
      180, 188, 189, 201, 205, 209, 214, 216, 230, 238, 246,
    ],
  ],
] as const;
const BATTLES = Array.from({ length: 10 }, (_, i) => i);

for (const [game, clashes] of CLASHES)
  describe(`${game.edition}: battles on record`, () => {
    it.each(BATTLES)('battle %i from the set-up to the end', (number) => {
      const story = new Story();
      expect(story.end(playRandom(number, {}, story.tell, game))).toMatchSnapshot();
    });

    it.each(clashes)('clash %i, three rounds at close quarters', (number) => {
      const story = new Story();
      const match = clash(number, game);
      const rng = quickRng(number);
      while (!match.over && match.state.round < 4) {
        const ask = match.open[rng.below(match.open.length)]!;
        story.tell(match, ask);
        expect(match.decide(ask.seat, answerTo(ask, rng)!)).toBeUndefined();
      }
      expect(story.end(match)).toMatchSnapshot();
    });
  });
