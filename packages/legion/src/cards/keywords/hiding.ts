import { type Refusal, say } from '@holotisch/engine';
import { hasTarget } from '../../flow/attack/targets.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { enemiesOf, hasKeyword, refuse, weaponNamed } from '../../values.ts';
import { at, type Bans, ban, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** Keywords of those who are not shot at, or want to be. */

type Aimed = Bans['target'];
const canAttack = (g: Legion, unit: Unit, only: readonly number[]): boolean => hasTarget(g, unit, { only });

/** Distract: the chosen enemy attacks nobody else while it can attack this unit. */
export function mustAttack(g: Legion, { attacker, defender }: Aimed, { unit, key }: CardSource): Refusal | undefined {
  if (!attacker || defender === unit || unit.status !== 'play') return undefined;
  const bound = g.state.lasting.some(({ source, note }) => source === key && note === attacker.id);
  return bound && canAttack(g, attacker, [unit.id])
    ? refuse(['LE-GOLDENE-REGELN-02'], say('le.no.distracted', { unit: attacker.id, by: unit.id }), {
        piece: defender.id,
      })
    : undefined;
}
/** Whoever has drawn somebody's fire this round cannot hide. */
export const isDistracting = (g: Legion, unit: Unit): boolean =>
  g.state.lasting.some(({ source, unit: of }) => of === unit.id && source === `${unit.id}:distract`);

const isHiding = (g: Legion, unit: Unit): boolean =>
  hasKeyword(g, unit, 'inconspicuous') && unit.tokens.suppression > 0 && !isDistracting(g, unit);

/** Known for the rest of the game. */
const UNMASKED = 'unmasked';

export const HIDING: CardFamily = {
  // With a suppression token: whoever can attack another must.
  'keyword/inconspicuous': {
    values: [value('mayKeepSuppression', () => ({ atLeast: Number.POSITIVE_INFINITY }))],
    bans: [
      ban('target', (g, { attacker, defender }, { unit }) => {
        if (!attacker || defender !== unit || !isHiding(g, unit)) return undefined;
        const others = enemiesOf(g.state, attacker).filter((other) => other !== unit && !isHiding(g, other));
        return canAttack(
          g,
          attacker,
          others.map(({ id }) => id),
        )
          ? refuse(['LE-GOLDENE-REGELN-02'], say('le.no.inconspicuous', { unit: unit.id }), { piece: unit.id })
          : undefined;
      }),
    ],
  },
  // Nobody beyond range 1 attacks it, until it has attacked or used an objective.
  'keyword/incognito': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit && self.unit.note[UNMASKED] === undefined,
        *run(_g, _m, self) {
          self.unit.note[UNMASKED] = true;
        },
      }),
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) =>
          m.unit === self.unit && m.action.startsWith('card:battle:') && self.unit.note[UNMASKED] === undefined,
        *run(_g, _m, self) {
          self.unit.note[UNMASKED] = true;
        },
      }),
    ],
    bans: [
      ban('target', (_g, { attacker, defender, range }, { unit }) =>
        attacker && defender === unit && range > 1 && unit.note[UNMASKED] === undefined
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.incognito', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  // LE-IMMUNITAET-NAHKAMPF-01
  'keyword/immune-melee': { askedBy: 'flow/move/plan.ts' },
  'keyword/immune-range-1-weapons': {
    bans: [
      ban('weapon', (g, { unit, weapon, defender, melee }, self) =>
        defender === self.unit && !melee && isShort(g, unit, weapon)
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.shortWeapon', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
    ],
  },
  'keyword/small': { askedBy: 'values.ts' },
};

const isShort = (g: Legion, unit: Unit, key: string): boolean => weaponNamed(g, unit, key).range.max === 1;
