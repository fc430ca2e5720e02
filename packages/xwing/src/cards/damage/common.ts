import { type Flow, rollDie } from '@holotisch/engine';
import { ATTACK_DIE } from '../../dice.ts';
import { suffer, turnFacedown } from '../../flow/damage.ts';
import { assign } from '../../flow/tokens.ts';
import type { XWing } from '../../xwing.ts';
import { at, type CardAction, type CardRules, type CardSource } from '../vocabulary.ts';

/** What both damage decks say in the same words, and the cards that are the same in both. */

/** One attack die for the card itself: it only does what the card says. XW-WUERFELERGEBNISSE-08 */
export const roll = (g: XWing, self: CardSource): string => {
  const face = rollDie(g.state.chance, ATTACK_DIE);
  g.emit({ type: 'cardRoll', ship: self.ship.id, card: self.card, face });
  return face;
};

/** 'Action: roll 1 attack die; on these results turn this card facedown.' */
export const repairOn = (name: string, ...faces: readonly string[]): CardAction => ({
  name,
  *run(g, self) {
    if (faces.includes(roll(g, self))) turnFacedown(g, self.ship, self.damage!);
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

/** Start of every Combat phase: 1 die, a hit is 1 damage. */
export const consoleFire: CardRules = {
  abilities: [
    at('combat.start', {
      mandatory: true,
      when: () => true,
      *run(g, _m, self) {
        if (roll(g, self) === 'hit') yield* suffer(g, self.ship, 1);
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
      yield* assign(g, self.ship, 'stress');
    }),
  ],
};

/** Agility -1; the repair differs between the decks. */
export const structuralDamage = (...faces: readonly string[]): CardRules => ({
  values: [{ value: 'agility', by: () => ({ add: -1 }) }],
  actions: [repairOn('structuraldamage', ...faces)],
});
