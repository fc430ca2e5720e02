import { isObject, type Json, Match } from '@holotisch/engine';
import { letDecide, rngOf } from '@holotisch/players';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../table/test/tries.ts';
import { loadGame, opponentOf } from '../src/index.ts';

/** Whatever attack comes up in a match, its odds can be asked for from what the attacker sees, and they are chances. */

type Args = Readonly<Record<string, Json>>;
const about = (option: { readonly about?: Json }): Args => (isObject(option.about) ? option.about : {});

/** What the question `prospect` is told, by game. */
const ARGS: Readonly<Record<string, (own: Args, option: Args) => Args | undefined>> = {
  xwing: ({ ship }, { ship: to, weapon }) => ({ from: ship!, weapon: weapon!, to: to! }),
  armada: ({ unit }, { zone, defender, defending }) =>
    isObject(defender) && 'unit' in defender
      ? { from: unit!, zone: zone!, to: defender['unit']!, defending: defending! }
      : undefined,
  legion: ({ unit }, { unit: defender }) => ({ unit: unit!, defender: defender! }),
};
const KINDS: readonly string[] = ['attack', 'defender'];
const MOST = FULL ? 100 : 8;

/** Legion's computer takes its time: without being asked for everything it stays out. */
const GAMES = [
  ['xwing', undefined],
  ['armada', undefined],
  ...(FULL
    ? ([
        ['legion', '1.2'],
        ['legion', '2.6'],
      ] as const)
    : []),
] as const;
describe.each(GAMES)('odds of every attack of a match: %s %s', async (id, edition) => {
  const manifest = (await loadGame(id))!;
  const lists = await manifest.lists();
  it('can be counted from the view of the attacker', () => {
    const game = manifest.editions.find((one) => edition === undefined || one.edition === edition)!;
    let asked = 0;
    for (let n = 0; asked < MOST; n++) {
      const side = (seat: number) => lists.random!(id === 'xwing' ? 100 : 400, rngOf(`list ${n} ${seat}`), edition)!;
      const start = Match.start(game, { setup: lists.setup([side(0), side(1)]), seed: `odds ${n}` });
      if (!start.ok) throw new Error(start.fault.message.text);
      const match: Match = start.value;
      const rng = rngOf(`players ${n}`);
      while (!match.over && asked < MOST) {
        const ask = match.open[0]!;
        if (ask.type === 'choice' && KINDS.includes(ask.kind))
          for (const option of ask.options) {
            const args =
              option.about === undefined ? undefined : ARGS[id]!(about({ about: ask.about ?? null }), about(option));
            if (args === undefined) continue;
            const imagined = game.imagine(game.view(match.state, ask.seat), ask.seat);
            const reply = game.questions['prospect']!(imagined, args);
            // An attack that a card grants has limits of its own, of which the question knows nothing.
            if (!reply.ok) continue;
            asked++;
            chances(reply.value);
          }
        letDecide(match, ask.seat, opponentOf(manifest), rng);
      }
    }
  });
});

/** Every list of chances in an answer adds up to one. */
function chances(answer: Json): void {
  if (!isObject(answer)) return;
  const played = 'played' in answer ? answer['played'] : answer;
  if (!isObject(played)) return;
  for (const [name, list] of Object.entries(played))
    if (Array.isArray(list))
      expect(
        (list as number[]).reduce((sum, p) => sum + p, 0),
        name,
      ).toBeCloseTo(1, 9);
}
