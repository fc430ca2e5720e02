import { type AnyGame, Match, quickRng, type Seat } from '@holotisch/engine';
import { loadGame } from '@holotisch/games';
import { letDecide } from '../../../../../packages/players/src/index.ts';

/** A campaign that its computers play, its battles reported as any could end. */
export async function campaign(id: string) {
  const manifest = (await loadGame(id))!;
  const lists = await manifest.lists();
  const setup = lists.setup(
    lists.first.map((name) => lists.ready.find((one) => one.id === name)!.list),
    { rounds: 3 },
  );
  const begun = Match.start(manifest.editions[0]! as AnyGame, { setup, seed: 'map' }, { keep: 'all', events: true });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const rng = quickRng(3);
  const step = () => letDecide(match, match.open[0]!.seat, manifest.players[0]!, rng);
  return {
    match,
    viewOf: (seat: Seat | 'nobody') => match.game.view(match.state, seat) as never,
    step,
    /** Up to the first question of a kind. */
    to(kind: string) {
      while (!match.over && match.open[0]!.kind !== kind) step();
    },
  };
}
