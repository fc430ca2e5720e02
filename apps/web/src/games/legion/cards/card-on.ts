import { data } from '@holotisch/legion';

/** The key under which the words of a card are found: by its id, or by the key of one very card (`3:0.z-6-trooper/shoot`). */
export function sayingKey(card: string, edition: data.Edition): string {
  const id = card
    .replace(/^\w+:/, '')
    .replace(/^\d+\./, '')
    .split('/', 1)[0]!
    .replace(/\.\d+$/, '');
  if (data.findUpgrade(id, edition)) return `upgrade/${id}`;
  if (data.findCommand(id, edition)) return `command/${id}`;
  return data.findBattleCard(id) ? `battle/${id}` : `keyword/${id}`;
}
