import { data } from '@holotisch/armada';

/** The key under which the words of a card are found: by its id, or by the key of one very card (`3:intel-officer`). */
export function sayingKey(card: string): string {
  const id = card.replace(/^\w+:/, '').split(/[/#]/, 1)[0]!;
  if (data.findUpgrade(id)) return `upgrade/${id}`;
  if (data.findSquadron(id)) return `squadron/${id}`;
  if (data.findObjective(id)) return `objective/${id}`;
  return data.findDamage(id) ? `damage/${id}` : `keyword/${id}`;
}
