/** Makers of command cards. Orders are written as printed: `Luke Skywalker + 2 units`, `3 corps`. */
import { named, weaponsOf, wrong } from './cells.ts';
import type { Forms } from './rows.ts';
import type { CommandCard, Edition, Faction, OrderFilter, OrderGroup, OrderPattern, UpgradeLimit } from './types.ts';

export type CommandForms = Forms<CommandCard>;

const FILTERS: Readonly<Record<string, OrderFilter>> = {
  troopers: { kind: 'trooper' },
  vehicles: { kind: 'vehicle' },
  'clone troopers': { type: 'clone-trooper' },
  'droid troopers': { type: 'droid-trooper' },
  commander: { rank: 'commander' },
  operative: { rank: 'operative' },
  corps: { rank: 'corps' },
  'special forces': { rank: 'special' },
  support: { rank: 'support' },
  heavy: { rank: 'heavy' },
  AI: { keyword: 'ai' },
  'Ewok troopers': { named: 'Ewok Trooper' },
  'Clan Kryze': { named: 'Clan Kryze' },
  'Clan Saxon': { named: 'Clan Saxon' },
  'Clan Wren': { named: 'Clan Wren' },
};

function groupOf(count: number, words: string): OrderGroup {
  if (words === 'unit' || words === 'units') return { count, of: [] };
  const plural = words === 'trooper' || words === 'vehicle' ? `${words}s` : words;
  return { count, of: plural.split(' or ').map((word) => FILTERS[word] ?? wrong('orders', words)) };
}

/** `all` is every eligible unit, `none` no unit. */
function ordersOf(cell: string): OrderPattern {
  if (cell === 'none') return { named: [], groups: [] };
  if (cell === 'all') return { named: [], groups: [{ count: 'all', of: [] }] };
  const names: string[] = [];
  const groups: OrderGroup[] = [];
  for (const part of cell.split(' + ')) {
    const [, count, words = ''] = /^(\d) (.+)$/.exec(part) ?? [];
    if (count === undefined) names.push(part);
    else groups.push(groupOf(Number(count), words));
  }
  return { named: names, groups };
}

type Details = {
  readonly handPips?: number;
  readonly owners?: readonly string[];
  readonly faction?: Faction;
  readonly needs?: readonly UpgradeLimit[];
  readonly battleForce?: string;
  readonly commander?: string;
  readonly weapons?: string;
  /** False: it was in 1.x, and is no longer. */
  readonly permanent?: boolean;
  readonly divulges?: true;
  readonly effect?: boolean;
  readonly unknown?: true;
};
type Cells = Details & { readonly name: string; readonly pips: number; readonly orders: string };

function commandForm(
  id: string,
  { name, orders, weapons = '', effect = false, permanent = false, ...facts }: Cells,
): CommandCard {
  return {
    id,
    name: named(name),
    ...facts,
    ...(permanent && { permanent }),
    orders: ordersOf(orders),
    weapons: weaponsOf(weapons, name),
    effect,
  };
}

type CommandMaker = (
  id: string,
  name: string,
  pips: number,
  orders: string,
  rest?: Details & { readonly later?: Partial<Cells> },
) => CommandForms;
const commandMaker =
  (since: Edition): CommandMaker =>
  (id, name, pips, orders, { later, ...details } = {}) => {
    const first = { name, pips, orders, ...details };
    if (since === '2.6') return { id, forms: { '2.6': commandForm(id, first) } };
    return {
      id,
      forms: { '1.2': commandForm(id, first), ...(later && { '2.6': commandForm(id, { ...first, ...later }) }) },
    };
  };

/** A command card of 1.2, with its 2.6 form where it has one. */
export const command = commandMaker('1.2');
/** A command card that 2.6 brought. */
export const laterCommand = commandMaker('2.6');
