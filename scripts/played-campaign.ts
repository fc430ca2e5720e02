// Campaigns for pictures and tests: played by the computer up to a question, its battles reported as any could end.
import { anyCampaign, corellia, rim, TASK_FORCE } from '../packages/campaign/src/index.ts';
import { sektor } from '../packages/campaign/src/sektor/index.ts';
import { type AnyGame, isObject, Match, quickRng } from '../packages/engine/src/index.ts';
import { draftOf } from '../packages/games/src/armada/draft.ts';
import { corelliaLists } from '../packages/games/src/corellia/lists.ts';
import { sektorLists } from '../packages/games/src/sektor/lists.ts';
import { corelliaAdmiral } from '../packages/players/src/corellia/index.ts';
import { letDecide, type Player } from '../packages/players/src/index.ts';
import { rimAdmiral } from '../packages/players/src/rim/index.ts';
import { sektorMarshal } from '../packages/players/src/sektor/index.ts';

const LED = {
  corellia: { game: corellia as unknown as AnyGame, leader: corelliaAdmiral as Player },
  rim: { game: rim as unknown as AnyGame, leader: rimAdmiral as Player },
};

interface Seen {
  readonly kind: string;
  readonly turn: number;
}

/** A Sektorkrieg with the forces it is begun with, at the first orders of the given evening. */
export function sektorTo(evening: number): string {
  const forces = sektorLists.first.map((id) => sektorLists.ready.find((one) => one.id === id)!.list);
  const begun = Match.start(sektor as unknown as AnyGame, { setup: sektorLists.setup(forces, {}), seed: 'picture' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const rng = quickRng(11);
  const isThere = () => isObject(match.state) && match.state['turn'] === evening && match.open[0]!.kind === 'order';
  while (!match.over && !isThere()) letDecide(match, match.open[0]!.seat, sektorMarshal as Player, rng);
  return JSON.stringify(match.file());
}

/** The file of a campaign up to the first question that is meant. */
export function campaignTo(which: keyof typeof LED, isIt: (seen: Seen) => boolean): string {
  const { game, leader } = LED[which];
  const ready = corelliaLists.ready.map(({ list, name }) => draftOf({ ...list.fleet, name: name.de }, list.agreed));
  const setup =
    which === 'corellia' ? corelliaLists.setup(ready, { rounds: 3 }) : anyCampaign(quickRng(5), 2, 3, TASK_FORCE);
  const begun = Match.start(game, { setup, seed: 'picture' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const rng = quickRng(11);
  while (!match.over) {
    const turn = isObject(match.state) ? Number(match.state['turn']) : 0;
    const { seat, kind } = match.open[0]!;
    if (isIt({ kind, turn })) break;
    letDecide(match, seat, leader, rng);
  }
  return JSON.stringify(match.file());
}
