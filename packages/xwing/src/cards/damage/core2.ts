import { say } from '@holotisch/engine';
import { areTouching } from '../../flow/activation/position.ts';
import { turnFacedown } from '../../flow/attack/damage.ts';
import { inPlay } from '../../values.ts';
import {
  atOnce,
  consoleFire,
  damagedCockpit,
  damagedEngine,
  directHit,
  fromNextRound,
  liesOnObstacle,
  repair,
  repairOn,
  structuralDamage,
  thrustControlFire,
} from '../phrases/damage.ts';
import { rollAttackDie } from '../phrases/dice.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

/** The damage deck of The Force Awakens, which replaces the first one. XW-SCHADEN-19 */
export const core2: CardFamily = {
  /** You cannot attack; turned over after your next opportunity to attack, which a ship without weapons does not have. */
  'core2/blindedpilot': {
    wastesAttacks: true,
    bans: [
      ban('attack', (_g, { ship }, self) =>
        ship === self.ship
          ? { clauses: ['XW-KRITISCHER-SCHADEN-01'], message: say('xw.card.blindedpilot') }
          : undefined,
      ),
    ],
    abilities: [
      at('attack.forgone', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          turnFacedown(g, self.ship, self.damage!);
        },
      }),
    ],
  },
  'core2/consolefire': consoleFire,
  'core2/damagedcockpit': damagedCockpit,
  'core2/damagedengine': damagedEngine,
  /** No actions at all except those on damage cards. */
  'core2/damagedsensorarray': {
    bans: [
      ban('action', (_g, { ship, damageCard }, self) =>
        ship === self.ship && !damageCard
          ? { clauses: ['XW-KRITISCHER-SCHADEN-01'], message: say('xw.card.damagedsensorarray') }
          : undefined,
      ),
    ],
    actions: [repairOn('damagedsensorarray', 'hit', 'crit')],
  },
  'core2/directhit': directHit,
  'core2/loosestabilizer': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.difficulty === 'white',
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
    actions: [repair('loosestabilizer')],
  },
  'core2/majorexplosion': {
    abilities: [
      atOnce(function* (g, self) {
        if ((yield* rollAttackDie(g, self)) === 'hit') yield* g.rules.suffer(g, self.ship, 0, 1);
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
  'core2/structuraldamage': structuralDamage('hit', 'crit'),
  /** After a manoeuvre, if touching a ship or overlapping an obstacle: 1 damage. */
  'core2/stunnedpilot': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship && (liesOnObstacle(g, m) || inPlay(g.state).some((o) => areTouching(g, self.ship, o))),
        *run(g, _m, self) {
          yield* g.rules.suffer(g, self.ship, 1);
        },
      }),
    ],
  },
  'core2/thrustcontrolfire': thrustControlFire,
  'core2/weaponsfailure': {
    values: [{ value: 'attackDice', by: () => ({ add: -1 }) }],
    actions: [repairOn('weaponsfailure', 'hit', 'crit')],
  },
};
