import { type Flow, say } from '@holotisch/engine';
import type { Weapon } from '../../data/types.ts';
import { ATTACK_COLOURS } from '../../dice.ts';
import type { Legion } from '../../legion.ts';
import type { Unit, WeaponKey } from '../../state.ts';
import { weaponNamed } from '../../values.ts';
import { chooseNumber } from '../choose.ts';

/** A damaged weapon gives half of its dice, rounded up; which of them, its player says. LC-FAHRZEUGSCHADEN-09, R-LE-72 */
export function* halvedDice(g: Legion, unit: Unit, key: WeaponKey): Flow<Weapon['pool']> {
  const { pool, id } = weaponNamed(g, unit, key);
  if (!unit.destroyedWeapons.includes(key)) return pool;
  let wanted = Math.ceil((pool.red + pool.black + pool.white) / 2);
  let left = pool.red + pool.black + pool.white;
  const out = { red: 0, black: 0, white: 0 };
  for (const colour of ATTACK_COLOURS) {
    left -= pool[colour];
    const least = Math.max(0, wanted - left);
    const most = Math.min(pool[colour], wanted);
    const numbers = Array.from({ length: most - least + 1 }, (_, i) => most - i);
    out[colour] =
      numbers.length === 1
        ? most
        : yield* chooseNumber(
            unit.seat,
            numbers,
            ['LC-FAHRZEUGSCHADEN-09'],
            say('le.ask.halved', { unit: unit.id, weapon: id, colour }),
            { unit: unit.id },
          );
    wanted -= out[colour];
  }
  return out;
}
