import type { Flow } from '@holotisch/engine';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { allHave, hasKeyword, numberOf, poolKeyword } from '../../values.ts';
import { type AttackMoment, at, type CardSource, type ValueContext } from '../vocabulary.ts';

export const defends = (m: AttackMoment, self: CardSource): boolean => m.defender === self.unit;

export const dodges = (_g: Legion, m: AttackMoment, self: CardSource): boolean =>
  defends(m, self) && m.attack.dodged > 0;

/** Surges become blocks for this attack. */
function* turnSurges(_g: Legion, m: AttackMoment): Flow {
  m.attack.noted['defenceSurge'] = 'block';
}

export const surgesBlock = (when: (g: Legion, m: AttackMoment, self: CardSource) => boolean) =>
  at('defence.convert', { mandatory: true, when, run: turnSurges });

/** Wounds that come back at the attacker, one for each defence surge that was rolled. LE-ABLENKEN-02, -06, -07 */
function* throwBack(g: Legion, m: AttackMoment, by: string, self: CardSource): Flow {
  const counted = numberOf(g, self.unit, 'deflectsBlanks', 0) > 0 ? 'blank' : 'surge';
  const surges = m.attack.defence.filter(({ face }) => face === counted).length;
  if (m.attacker && surges > 0) yield* g.rules.suffer(g, m.attacker, surges, { by, source: self.unit });
}

export const woundsBack = (by: string, when: (g: Legion, m: AttackMoment, self: CardSource) => boolean) =>
  at('defence.reroll', { id: 'wounds', mandatory: true, when, run: (g, m, self) => throwBack(g, m, by, self) });

/** LE-IMMUNITAET-ABLENKEN-01, R-LE-113 */
export const mayDeflect = (g: Legion, m: AttackMoment, self: CardSource): boolean =>
  dodges(g, m, self) && poolKeyword(g, m.attack, 'immune-deflect') === 0;

/** LE-ABLENKEN-02: only shots come back; a master of Soresu strikes back as well. */
export const mayThrowBack = (g: Legion, m: AttackMoment, self: CardSource): boolean =>
  mayDeflect(g, m, self) && !m.attack.melee;

export const attacks = (unit: Unit, { attack }: ValueContext): boolean =>
  attack !== undefined && 'unit' in attack.attacker && attack.attacker.unit === unit.id;

/** Ranged attacks that have anything slower than high velocity in them. */
export const isDeflected = (g: Legion, { attack }: AttackMoment): boolean =>
  !attack.melee && !allHave(g, attack, 'high-velocity');

/** Any surge wounds the attacker; a master's each. */
export function* deflect(g: Legion, { attack, attacker }: AttackMoment, unit: Unit, surges: number): Flow {
  const wounds = hasKeyword(g, unit, 'shien-mastery') ? surges : Math.min(1, surges);
  if (attacker && wounds > 0 && poolKeyword(g, attack, 'immune-deflect') === 0)
    yield* g.rules.suffer(g, attacker, wounds, { by: 'deflect', source: unit });
}
