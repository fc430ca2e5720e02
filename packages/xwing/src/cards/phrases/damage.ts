import type { Flow } from '@holotisch/engine';
import * as data from '../../data/index.ts';
import { turnFacedown } from '../../flow/attack/damage.ts';
import { obstaclesUnder } from '../../geometry/measuring.ts';
import type { Damage, Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { at, type CardAction, type CardRules, type CardSource, type ManoeuvreMoment } from '../vocabulary.ts';
import { rollAttackDie } from './dice.ts';

/** Damage: what both decks say in the same words, the cards that are the same in both, and who else deals in it. */

/** 'Action: roll 1 attack die; on these results turn this card facedown.' */
export const repairOn = (name: string, ...faces: readonly string[]): CardAction => ({
  name,
  *run(g, self) {
    if (faces.includes(yield* rollAttackDie(g, self))) turnFacedown(g, self.ship, self.damage!);
  },
});

/** 'Action: turn this card facedown.' */
export const repair = (name: string): CardAction => ({
  name,
  *run(g, self) {
    turnFacedown(g, self.ship, self.damage!);
  },
});

/** An effect that happens the moment the card is faceup and then turns it over. */
export const atOnce = (run: (g: XWing, self: CardSource) => Flow) =>
  at('damage.faceup', {
    mandatory: true,
    when: (_g, m, self) => m.damage === self.damage,
    *run(g, _m, self) {
      yield* run(g, self);
      turnFacedown(g, self.ship, self.damage!);
    },
  });

export const fromNextRound = (g: XWing, self: CardSource): boolean => g.state.round > self.damage!.round;

/** Obstacles that the ship ignores are not there for the Stunned Pilot either. R-XW-35 */
export const liesOnObstacle = (g: XWing, { ship, overlappedObstacle }: ManoeuvreMoment): boolean =>
  overlappedObstacle && obstaclesUnder(g, ship).length > 0;

/** Start of every Combat phase: 1 die, a hit is 1 damage. */
export const consoleFire: CardRules = {
  abilities: [
    at('combat.start', {
      mandatory: true,
      when: () => true,
      *run(g, _m, self) {
        if ((yield* rollAttackDie(g, self)) === 'hit') yield* g.rules.suffer(g, self.ship, 1);
      },
    }),
  ],
  actions: [repair('consolefire')],
};

/** From the next round on, skill 0. */
export const damagedCockpit: CardRules = {
  values: [{ value: 'skill', by: (g, _s, self) => (fromNextRound(g, self) ? { set: 0 } : undefined) }],
};

/** Turns are red. */
export const damagedEngine: CardRules = {
  difficulty: { to: (_g, _s, m) => (m.bearing === 'turn' ? 'red' : undefined) },
};

/** Counted in values.ts. XW-SCHIFFE-ZERSTOEREN-04 */
export const directHit: CardRules = {};

/** 1 stress, and over. */
export const thrustControlFire: CardRules = {
  abilities: [
    atOnce(function* (g, self) {
      yield* g.rules.assign(g, self.ship, 'stress');
    }),
  ],
};

/** Agility -1; the repair differs between the decks. */
export const structuralDamage = (...faces: readonly string[]): CardRules => ({
  values: [{ value: 'agility', by: () => ({ add: -1 }) }],
  actions: [repairOn('structuraldamage', ...faces)],
});

export const traitOf = (g: XWing, damage: Damage): 'ship' | 'pilot' | undefined =>
  data.DAMAGE_DECKS[g.state.rules.damageDeck].find((c) => c.id === damage.card)?.trait;

/** One attack die: a hit is damage, a critical hit critical damage. */
export function* suffersDie(g: XWing, self: CardSource, ship: Ship): Flow {
  const face = yield* rollAttackDie(g, { ...self, ship });
  yield* g.rules.suffer(g, ship, face === 'hit' ? 1 : 0, face === 'crit' ? 1 : 0);
}
