import { say } from '@holotisch/engine';
import { actionBar } from '../../flow/activation/actions/perform.ts';
import { turnFacedown } from '../../flow/attack/damage.ts';
import { armaments, discard } from '../../flow/attack/weapons.ts';
import { choose } from '../../flow/choose.ts';
import {
  atOnce,
  consoleFire,
  damagedCockpit,
  damagedEngine,
  directHit,
  liesOnObstacle,
  repairOn,
  structuralDamage,
  thrustControlFire,
} from '../phrases/damage.ts';
import { rollAttackDie } from '../phrases/dice.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

/** The damage deck of the first core set, for those who agree to play with it. XW-SCHADEN-19 */
export const core: CardFamily = {
  /** The next attack is made without attack dice; then the card is turned over. */
  'core/blindedpilot': {
    values: [{ value: 'attackDice', by: () => ({ atMost: 0 }) }],
    abilities: [
      at('attack.attackDiceRolled', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.ship,
        *run(g, _m, self) {
          turnFacedown(g, self.ship, self.damage!);
        },
      }),
    ],
  },
  'core/consolefire': consoleFire,
  'core/damagedcockpit': damagedCockpit,
  'core/damagedengine': damagedEngine,
  /** None of the actions in the action bar; what else cards allow stays open. */
  'core/damagedsensorarray': {
    bans: [
      ban('action', (g, { ship, action, standard }, self) =>
        ship === self.ship && standard && (actionBar(g, ship) as readonly string[]).includes(action)
          ? { clauses: ['XW-KRITISCHER-SCHADEN-01'], message: say('xw.card.damagedsensorarray.core') }
          : undefined,
      ),
    ],
    actions: [repairOn('damagedsensorarray', 'hit')],
  },
  'core/directhit': directHit,
  'core/injuredpilot': {}, // takes the pilot's and the elite cards out of force: see isIgnored in xwing.ts
  'core/minorexplosion': {
    abilities: [
      atOnce(function* (g, self) {
        if ((yield* rollAttackDie(g, self)) === 'hit') yield* g.rules.suffer(g, self.ship, 1);
      }),
    ],
  },
  /** After a red manoeuvre 1 die; a hit is 1 damage. */
  'core/minorhullbreach': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.difficulty === 'red',
        *run(g, _m, self) {
          if ((yield* rollAttackDie(g, self)) === 'hit') yield* g.rules.suffer(g, self.ship, 1);
        },
      }),
    ],
  },
  /** One secondary weapon of its player's choice is discarded. */
  'core/munitionsfailure': {
    abilities: [
      atOnce(function* (g, { ship }) {
        const weapons = armaments(g, ship).filter((w) => w.equipped !== undefined);
        if (weapons.length === 0) return;
        const key = yield* choose({
          seat: ship.seat,
          kind: 'discard-weapon',
          prompt: say('xw.ask.discard-weapon', { ship: ship.id }),
          clauses: ['XW-SCHADEN-05'],
          about: { ship: ship.id, card: 'munitionsfailure' },
          options: weapons.map((w) => ({ id: w.key, label: say('xw.upgrade', { card: w.equipped!.id }) })),
        });
        discard(g, ship, weapons.find((w) => w.key === key)!.equipped!);
      }),
    ],
  },
  'core/structuraldamage': structuralDamage('hit'),
  /** After a manoeuvre that ended on a ship or an obstacle: 1 damage. */
  'core/stunnedpilot': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) => m.ship === self.ship && (m.overlappedShip || liesOnObstacle(g, m)),
        *run(g, _m, self) {
          yield* g.rules.suffer(g, self.ship, 1);
        },
      }),
    ],
  },
  'core/thrustcontrolfire': thrustControlFire,
  'core/weaponmalfunction': {
    values: [{ value: 'attack', by: () => ({ add: -1 }) }],
    actions: [repairOn('weaponmalfunction', 'hit', 'crit')],
  },
};
