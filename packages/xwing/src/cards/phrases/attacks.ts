import { say } from '@holotisch/engine';
import { aim, armaments, isShot, PRIMARY, refuseAttack, shots } from '../../flow/attack/weapons.ts';
import { isNoted } from '../../flow/notes.ts';
import { inFiringArc } from '../../geometry/measuring.ts';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { type AnyAbility, type AnyBan, type AttackMoment, at, ban, type CardSource } from '../vocabulary.ts';
import { begin } from './effects.ts';

/** Whose attack it is, with what, and whether there is another one. */

export function isAttacker(m: AttackMoment, self: CardSource): boolean {
  return m.attacker === self.ship;
}

export function isDefender(m: AttackMoment, self: CardSource): boolean {
  return m.defender === self.ship;
}

export function isPrimary(m: AttackMoment): boolean {
  return m.attack.weapon === 'primary';
}

/** 'You cannot attack ships outside your firing arc.' */
export function onlyInArc(): AnyBan {
  return ban('target', (g, { attacker, defender }, self) =>
    attacker === self.ship && !inFiringArc(g, attacker, defender)
      ? { clauses: ['XW-GOLDENE-REGELN-04', 'XW-FEUERWINKEL-03'], message: say('xw.notInArc', { target: defender.id }) }
      : undefined,
  );
}

/** A missed attack is followed by one with the primary weapon, and by no other this round. */
export function shootAgain(
  targets: (g: XWing, m: AttackMoment, self: CardSource) => AttackMoment['defender'][],
): AnyAbility {
  return at('attack.again', {
    when: (g, m, self) => isAttacker(m, self) && m.attack.hit === false && targets(g, m, self).length > 0,
    *run(g, m, self) {
      yield* g.rules.attack(g, self.ship, { weapons: [PRIMARY], targets: targets(g, m, self), grantedBy: self });
    },
  });
}

/** The second half of that: the attack made again is the last one. */
export function thenNoMore(): AnyAbility {
  return at('attack.declared', {
    mandatory: true,
    when: (_g, m, self) => isAttacker(m, self) && isNoted(m.attack, self),
    *run(g, _m, self) {
      begin(g, self, self.ship, 'round', { note: 'no-attack' });
    },
  });
}

export function anyTarget(g: XWing, _m: AttackMoment, self: CardSource): AttackMoment['defender'][] {
  return refuseAttack(g, self.ship) ? [] : shots(g, self.ship, [PRIMARY]).map((s) => s.target);
}

/** Whether it may attack now, and one of its weapons reaches that ship. */
export const canShootAt = (g: XWing, ship: Ship, target: Ship): boolean =>
  target.status === 'play' &&
  !refuseAttack(g, ship) &&
  armaments(g, ship).some((weapon) => isShot(aim(g, ship, weapon, target, [target])));

/** Whether another attack with such weapons finds a target. */
export const canShoot = (g: XWing, ship: Ship, weapons: ReturnType<typeof armaments>): boolean =>
  shots(g, ship, weapons).length > 0;
