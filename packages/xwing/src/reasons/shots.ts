import { type Refusal, say } from '@holotisch/engine';
import { aim, armaments, isShot, refuseAttack } from '../flow/attack/weapons.ts';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';
import type { Reason } from './index.ts';

/** `primary>1`, `0:torpedo.protontorpedoes>3`: an attack that somebody wants to declare. */

const SHOT = /^(.+)>(\d+)$/;

export const shotReason: Reason = (g, { name, ships }) => {
  const [, weapon = '', at] = SHOT.exec(name) ?? [];
  const target = g.state.ships[Number(at)];
  if (target?.status !== 'play') return undefined;
  for (const ship of ships) {
    const refusal = ship === target ? undefined : refusedTo(g, ship, weapon, target);
    if (refusal) return { ...refusal, piece: ship.id };
  }
  return undefined;
};

/** What bars the ship from attacking at all, or this weapon from this target; or it has had its opportunity. */
function refusedTo(g: XWing, ship: Ship, key: string, target: Ship): Refusal | undefined {
  const weapon = armaments(g, ship).find((one) => one.key === key);
  if (!weapon) return undefined;
  const barred = refuseAttack(g, ship);
  if (barred) return barred;
  const shot = aim(g, ship, weapon, target);
  if (!isShot(shot)) return shot;
  return ship.fought ? { clauses: ['XW-KAMPFPHASE-05'], message: say('xw.noFurtherAttack') } : undefined;
}
