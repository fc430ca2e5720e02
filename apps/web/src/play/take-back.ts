import type { MatchApi } from '../match/match-api.ts';
import type { AskedCost } from '../match/protocol.ts';

/**
 * Takes back one's own last decision where that is free. Otherwise it is told what would go, for whoever has to agree;
 * nothing where there is nothing to take back. Far away nobody knows beforehand which of them it is.
 */
export async function takeBack({
  undo,
  undoCost,
}: Pick<MatchApi, 'undo' | 'undoCost'>): Promise<AskedCost | undefined> {
  const cost = await undoCost();
  if (!cost?.free) return cost;
  await undo(cost.to);
  return undefined;
}
