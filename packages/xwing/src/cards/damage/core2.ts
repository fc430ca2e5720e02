import { rollDie, say } from '@holotisch/engine';
import { ATTACK_DIE } from '../../dice.ts';
import { suffer, turnFacedown } from '../../flow/damage.ts';
import { areTouching } from '../../flow/position.ts';
import { assign } from '../../flow/tokens.ts';
import { obstaclesUnder } from '../../geometry.ts';
import { inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { at, ban, type CardAction, type CardFamily, type CardSource } from '../vocabulary.ts';

/** The damage deck of The Force Awakens, which replaces the first one. XW-SCHADEN-19 */

const roll = (g: XWing, self: CardSource): string => {
  const face = rollDie(g.state.chance, ATTACK_DIE);
  g.emit({ type: 'cardRoll', ship: self.ship.id, card: self.card, face });
  return face;
};

/** 'Action: roll 1 attack die; on these results turn this card facedown.' */
export const repairOn = (name: string, faces: readonly string[]): CardAction => ({
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
export const atOnce = (
  run: (g: XWing, self: CardSource) => Generator<never, void, never> | ReturnType<typeof suffer>,
) =>
  at('damage.faceup', {
    mandatory: true,
    when: (_g, m, self) => m.damage === self.damage,
    *run(g, _m, self) {
      yield* run(g, self) as ReturnType<typeof suffer>;
      turnFacedown(g, self.ship, self.damage!);
    },
  });

const fromNextRound = (g: XWing, self: CardSource): boolean => g.state.round > self.damage!.round;

export const damageCore2: CardFamily = {
  /** You cannot attack; turned over after your next opportunity to attack. */
  'core2/blindedpilot': {
    bans: [
      ban('attack', (_g, { ship }, self) =>
        ship === self.ship
          ? { clauses: ['XW-KRITISCHER-SCHADEN-01'], message: say('xw.card.blindedpilot') }
          : undefined,
      ),
    ],
    abilities: [
      at('ship.fought', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          turnFacedown(g, self.ship, self.damage!);
        },
      }),
    ],
  },
  'core2/consolefire': {
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
  },
  'core2/damagedcockpit': {
    values: [{ value: 'skill', by: (g, _s, self) => (fromNextRound(g, self) ? { set: 0 } : undefined) }],
  },
  'core2/damagedengine': { difficulty: { to: (_g, _s, m) => (m.bearing === 'turn' ? 'red' : undefined) } },
  /** No actions at all except those on damage cards. */
  'core2/damagedsensorarray': {
    bans: [
      ban('action', (_g, { ship, standard }, self) =>
        ship === self.ship && standard
          ? { clauses: ['XW-KRITISCHER-SCHADEN-01'], message: say('xw.card.damagedsensorarray') }
          : undefined,
      ),
    ],
    actions: [repairOn('damagedsensorarray', ['hit', 'crit'])],
  },
  'core2/directhit': {}, // counted in values.ts: XW-SCHIFFE-ZERSTOEREN-04
  'core2/loosestabilizer': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.difficulty === 'white',
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'stress');
        },
      }),
    ],
    actions: [repair('loosestabilizer')],
  },
  'core2/majorexplosion': {
    abilities: [
      atOnce(function* (g, self) {
        if (roll(g, self) === 'hit') yield* suffer(g, self.ship, 0, 1);
      }),
    ],
  },
  'core2/majorhullbreach': { dealtFaceup: fromNextRound, actions: [repair('majorhullbreach')] },
  'core2/shakenpilot': {
    bans: [
      ban('dial', (_g, { ship, manoeuvre }, self) =>
        ship === self.ship && manoeuvre.bearing === 'straight'
          ? { clauses: ['XW-KRITISCHER-SCHADEN-01'], message: say('xw.card.shakenpilot') }
          : undefined,
      ),
    ],
    abilities: [
      at('ship.revealed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          turnFacedown(g, self.ship, self.damage!);
        },
      }),
    ],
  },
  'core2/structuraldamage': {
    values: [{ value: 'agility', by: () => ({ add: -1 }) }],
    actions: [repairOn('structuraldamage', ['hit', 'crit'])],
  },
  /** After a manoeuvre, if touching a ship or overlapping an obstacle: 1 damage. */
  'core2/stunnedpilot': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship &&
          (obstaclesUnder(g, self.ship).length > 0 || inPlay(g.state).some((o) => areTouching(g, self.ship, o))),
        *run(g, _m, self) {
          yield* suffer(g, self.ship, 1);
        },
      }),
    ],
  },
  'core2/thrustcontrolfire': {
    abilities: [
      atOnce(function* (g, self) {
        yield* assign(g, self.ship, 'stress');
      }),
    ],
  },
  'core2/weaponsfailure': {
    values: [{ value: 'attackDice', by: () => ({ add: -1 }) }],
    actions: [repairOn('weaponsfailure', ['hit', 'crit'])],
  },
};
