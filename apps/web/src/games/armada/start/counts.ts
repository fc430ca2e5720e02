import type { Fleet } from '@holotisch/armada';

/** Copies of a squadron stand together. */
export const squadronCounts = ({ squadrons }: Fleet): readonly (readonly [card: string, count: number])[] =>
  [...Map.groupBy(squadrons, (card) => card)].map(([card, same]) => [card, same.length]);
