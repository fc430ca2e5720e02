import { data, type QuestionOf } from '@holotisch/legion';
import type { LegionView } from '../view.ts';

/** Weapons to begin with. */

type Field = QuestionOf<'weapons'>['fields'][number];
const NONE = 'none';

/** Everybody with the most dice; what one miniature alone may use goes to the first of them. */
export function proposalOf(view: LegionView, fields: readonly Field[]): Readonly<Record<string, string>> {
  const single = new Set<string>();
  const answer: Record<string, string> = {};
  for (const field of fields) {
    const weapon = firstOf(view, field, single);
    answer[field.id] = weapon;
    if (
      weaponOf(
        view,
        field.options.find(({ id }) => id === weapon),
      )?.single
    )
      single.add(weapon);
  }
  return answer;
}
/** Most dice first, and none twice: the second field of a miniature begins with its second weapon. */
function firstOf(view: LegionView, { id, options }: Field, taken: ReadonlySet<string>): string {
  const dice = (option: Field['options'][number]): number => {
    const pool = weaponOf(view, option)?.pool;
    return pool ? 3 * pool.red + 2 * pool.black + pool.white : 0;
  };
  const able = options.filter((option) => option.id !== NONE && !taken.has(option.id));
  const sorted = able.toSorted((a, b) => dice(b) - dice(a));
  return sorted[Math.min(Number(id.split('.')[1] ?? 0), sorted.length - 1)]?.id ?? NONE;
}
function weaponOf({ rules, units }: LegionView, option: Field['options'][number] | undefined): data.Weapon | undefined {
  const [at = '', name = ''] = option?.id.split(':') ?? [];
  const unit = units[option?.about?.unit ?? 0];
  const of =
    at === 'unit'
      ? data.findUnit(unit?.card ?? '', rules.edition)
      : data.findUpgrade(unit?.upgrades[Number(at)]?.id ?? '', rules.edition);
  return of?.weapons.find((weapon) => weapon.id === name);
}

/** Whether nothing is exhausted, discarded or spent for good by such an attack. */
export const spares = (view: LegionView, fields: readonly Field[], answer: Readonly<Record<string, string>>): boolean =>
  fields.every(({ id, options }) => {
    const weapon = weaponOf(
      view,
      options.find((one) => one.id === answer[id]),
    );
    return !weapon?.exhausts && !weapon?.expends;
  });
