/** Makers of upgrades: a card on a line or a few, its form of 1.2, and of 2.6 only what differs. */
import { keywordsOf, nameCell, slotsOf, weaponsOf } from './cells.ts';
import { type Forms, type PointsCell, pointsOf } from './rows.ts';
import type { AddedMini, Edition, Slot, Upgrade, UpgradeLimit } from './types.ts';

export type UpgradeCard = Forms<Upgrade>;

/** One limit, several of which one must hold, or none. */
type LimitCell = UpgradeLimit | readonly UpgradeLimit[];
const limitsOf = (cell: LimitCell): readonly UpgradeLimit[] =>
  'length' in cell ? cell : Object.keys(cell).length === 0 ? [] : [cell];

type Details = {
  readonly weapons?: string;
  readonly keywords?: string;
  /** Miniatures of heavy weapons, personnel and squad leaders: one unless it says otherwise. */
  readonly count?: number;
  readonly wounds?: number | false;
  readonly slots?: string;
  readonly mustFill?: boolean;
  readonly courage?: number;
  readonly speed?: number;
  readonly surge?: 'hit' | 'crit';
  readonly loses?: string;
  readonly flips?: boolean;
  readonly exhausts?: boolean;
  readonly expends?: boolean;
  readonly cheaper?: Upgrade['cheaper'];
  readonly iconless?: readonly string[];
  readonly copies?: number;
  readonly unreleased?: boolean;
  readonly effect?: boolean;
  readonly unknown?: boolean;
};
type UpgradeCells = Details & {
  readonly name: string;
  readonly slot: Slot;
  readonly points: PointsCell;
  readonly limits: LimitCell;
};
type Rest = Details & { readonly printed?: Partial<UpgradeCells>; readonly later?: Partial<UpgradeCells> };

const addsMinis = (slot: Slot): boolean => slot === 'heavy-weapon' || slot === 'personnel' || slot === 'squad-leader';

function miniOf({ slot, count = 1, wounds, keywords = '' }: UpgradeCells): AddedMini | undefined {
  if (!addsMinis(slot)) return;
  const words = keywords.split(', ');
  return {
    count,
    ...(wounds && { wounds }),
    ...(words.includes('Leader') && { leader: true as const }),
    ...(words.includes('Noncombatant') && { noncombatant: true as const }),
  };
}

function upgradeForm(id: string, cells: UpgradeCells): Upgrade {
  const { slots, courage, speed, surge, loses, copies, effect = false } = cells;
  const card = nameCell(cells.name);
  const mini = miniOf(cells);
  return {
    id,
    ...card,
    slot: cells.slot,
    ...pointsOf(cells.points),
    limits: limitsOf(cells.limits),
    ...(mini && { mini }),
    weapons: weaponsOf(cells.weapons ?? '', card.name.en),
    keywords: keywordsOf(cells.keywords ?? ''),
    ...(slots && { slots: slotsOf(slots) }),
    ...(cells.mustFill && { mustFill: true as const }),
    ...(courage && { courage }),
    ...(speed && { speed }),
    ...(surge && { surge }),
    ...(loses && { loses: keywordsOf(loses) }),
    ...(cells.flips && { flips: true as const }),
    ...(cells.exhausts && { exhausts: true as const }),
    ...(cells.expends && { expends: true as const }),
    ...(cells.cheaper && { cheaper: cells.cheaper }),
    ...(cells.iconless && { iconless: cells.iconless }),
    ...(copies && { copies }),
    ...(cells.unreleased && { unreleased: true as const }),
    effect,
    ...(cells.unknown && { unknown: true as const }),
  };
}

type UpgradeRow = { readonly id: string; readonly since: Edition; readonly cells: Omit<UpgradeCells, 'slot'> } & Pick<
  Rest,
  'printed' | 'later'
>;
const upgradeMaker =
  (since: Edition) =>
  (id: string, name: string, points: PointsCell, limits: LimitCell = {}, rest: Rest = {}): UpgradeRow => {
    const { printed, later, ...details } = rest;
    return {
      id,
      since,
      cells: { name, points, limits, ...details },
      ...(printed && { printed }),
      ...(later && { later }),
    };
  };

/** An upgrade of 1.2, with its 2.6 form where it has one. */
export const upgrade = upgradeMaker('1.2');
/** An upgrade that 2.6 brought. */
export const laterUpgrade = upgradeMaker('2.6');

export const upgradesOf = (slot: Slot, rows: readonly UpgradeRow[]): readonly UpgradeCard[] =>
  rows.map(({ id, since, cells, printed, later }) => {
    const first = { ...cells, slot };
    if (since === '2.6') return { id, forms: { '2.6': upgradeForm(id, first) } };
    const now = typeof first.points === 'number' ? first.points : first.points[0];
    return {
      id,
      forms: {
        '1.2': upgradeForm(id, first),
        ...(later && { '2.6': upgradeForm(id, { ...first, points: now, ...later }) }),
      },
      ...(printed && { firstPrint: upgradeForm(id, { ...first, ...printed }) }),
    };
  });
