import {
  ARMS,
  type ArmId,
  carryOut,
  type Force,
  imagine,
  NOTHING,
  type RefitOrder,
  type RefitPart,
} from '@holotisch/campaign/sektor';
import type { SektorView } from './view.ts';

/** What somebody wants to change of a force; places are those on the sheet, recruits are counted after them. */
export interface Wishes {
  readonly dismiss: readonly number[];
  readonly repair: readonly number[];
  readonly recruit: readonly string[];
  readonly strip: readonly OnUnit[];
  readonly equip: readonly OnUnit[];
}
interface OnUnit {
  readonly unit: number;
  readonly card: string;
}
export type AllWishes = Readonly<Partial<Record<ArmId, Wishes>>>;
export const NO_WISHES: Wishes = { dismiss: [], repair: [], recruit: [], strip: [], equip: [] };

/** An order counts units as they stand once the dismissed are gone. */
function partFrom({ units }: Force, { dismiss, repair, recruit, strip, equip }: Wishes): RefitPart {
  const places = [...units.keys(), ...recruit.map((_, i) => units.length + i)].filter((at) => !dismiss.includes(at));
  const moved = (all: readonly OnUnit[]): RefitPart['equip'] =>
    all.flatMap(({ unit, card }) => (places.includes(unit) ? [{ unit: places.indexOf(unit), card }] : []));
  return {
    dismiss: [...dismiss],
    repair: [...repair],
    recruit: recruit.map((card) => ({ card, upgrades: [] })),
    strip: moved(strip),
    equip: moved(equip),
  };
}

export function orderFrom({ houses }: SektorView, seat: number, wishes: AllWishes): RefitOrder {
  const { forces } = houses[seat]!;
  return Object.fromEntries(
    ARMS.flatMap((game) => {
      const wanted = wishes[game];
      return wanted ? [[game, partFrom(forces[game], wanted)] as const] : [];
    }),
  );
}

/** A proposal as wishes: so that it can be looked at and changed. */
export function wishesFrom({ houses }: SektorView, seat: number, order: RefitOrder): AllWishes {
  const { forces } = houses[seat]!;
  return Object.fromEntries(
    ARMS.flatMap((game) => {
      const part = order[game];
      if (!part) return [];
      const { dismiss, repair, recruit, strip, equip } = { ...NOTHING, ...part };
      const { units } = forces[game];
      const places = [...units.keys(), ...recruit.map((_, i) => units.length + i)].filter(
        (at) => !dismiss.includes(at),
      );
      const back = (all: readonly OnUnit[]): OnUnit[] => all.map(({ unit, card }) => ({ unit: places[unit]!, card }));
      const carried = recruit.flatMap(({ upgrades }, i) =>
        upgrades.map((card): OnUnit => ({ unit: units.length + i, card })),
      );
      const wished: Wishes = {
        dismiss,
        repair,
        recruit: recruit.map(({ card }) => card),
        strip: back(strip),
        equip: [...carried, ...back(equip)],
      };
      return [[game, wished] as const];
    }),
  );
}

interface Bill {
  /** Credits that remain; less than none where it cannot be paid. */
  readonly left: number;
  /** The forces as they would be, as far as the order can be carried out. */
  readonly forces: SektorView['houses'][number]['forces'];
}

/** What an order would leave: it is carried out on a copy. */
export function billOf(view: SektorView, seat: number, order: RefitOrder): Bill {
  const after = imagine(view);
  const house = after.houses[seat]!;
  const refusal = carryOut(after, seat, order);
  const isShort = refusal?.message.text === 'sk.no.credits';
  const left = isShort ? house.credits - Number(refusal.measured) : house.credits;
  return { left, forces: house.forces };
}
