import { rollDie, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../../dice.ts';
import { chooseUnit } from '../../../flow/choose.ts';
import { shapeOf } from '../../../flow/markers.ts';
import { gain } from '../../../flow/tokens.ts';
import { gap } from '../../../geometry/base.ts';
import { isAt, SEGMENT } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { enemiesOf, isEngaged, isFriendly, isVehicle, onTable } from '../../../values.ts';
import { specialist } from '../../upgrades/personnel.ts';
import { askUnit, enemiesAt, isOrdinary, isOwn, isSeen, SAYS, snipe, troopersOf } from '../../upgrades/phrases.ts';
import { at, type CardFamily, type CardRules, value, valueOfAny } from '../../vocabulary.ts';

/** Upgrades that 2.6 brought: squads, specialists, pilots, crews and leaders. */

/** A big squad: its miniatures may stand up to range 1 from their leader. */
const SQUAD: CardRules = { values: [value('cohesion', () => ({ set: SEGMENT }))] };

/** Enemies in its line of sight that are not engaged. */
const inSight = (g: Legion, unit: Unit): readonly Unit[] =>
  enemiesOf(g.state, unit).filter((enemy) => !isEngaged(g, enemy) && isSeen(g, unit, enemy));

const MARKSMAN: CardRules = {
  acts: [
    {
      id: 'snipe',
      when: (g, unit) => !isEngaged(g, unit) && troopersOf(g, inSight(g, unit)).length > 0,
      *run(g, unit, self) {
        const able = troopersOf(g, inSight(g, unit));
        const target = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
        yield* snipe(g, self, target, 'red', ['surge', 'crit'], true);
      },
    },
  ],
};

export const PEOPLE: CardFamily = {
  'upgrade/ewok-skirmisher-squad': SQUAD,
  'upgrade/ewok-slinger-squad': SQUAD,
  'upgrade/fleet-trooper-squad': SQUAD,
  'upgrade/b1-battle-droid-squad': SQUAD,
  'upgrade/b2-super-battle-droid-squad': SQUAD,
  'upgrade/geonosian-warrior-squad': SQUAD,
  'upgrade/clone-trooper-infantry-squad': SQUAD,
  'upgrade/shoretrooper-squad': SQUAD,
  'upgrade/snowtrooper-squad': SQUAD,
  'upgrade/stormtrooper-squad': SQUAD,
  'upgrade/rebel-trooper-squad': SQUAD,
  'upgrade/rebel-veteran-squad': SQUAD,
  'upgrade/clone-specialist': specialist('aim', 'dodge', 'surge'),
  'upgrade/astromech': {
    abilities: [
      at('move.after', {
        mandatory: true,
        when: (g, m, self) =>
          isOwn(m, self) &&
          g.state.markers.some(
            (marker) =>
              marker.kind === 'objective' &&
              onTable(self.unit).some((mini) => isAt(gap(g.mini(self.unit, mini).base, [shapeOf(marker)]), 1)),
          ),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  // It speaks of Omega, who is in no list of cards.
  'upgrade/wrecker': {},
  // What it brings stays although it falls: keywords that have acted are noted with the unit.
  'upgrade/mandalorian-super-commando': {},
  'upgrade/crosshair': {
    values: [
      value('keyword.critical', (_g, _unit, self, { attack }) => {
        const place = `${self.unit.upgrades.indexOf(self.equipped)}:`;
        const alone =
          attack?.pool.length && attack.pool.every(({ weapon, of }) => of === undefined && weapon.startsWith(place));
        return alone ? { add: 1 } : undefined;
      }),
    ],
    grants: ['critical'],
  },
  'upgrade/hunter-the-bad-batch-clone-force-99-republic': {
    acts: [
      {
        id: 'strike',
        free: true,
        when: (g, unit) =>
          troopersOf(g, enemiesAt(g, unit, 1)).some((enemy) => isOrdinary(enemy) && isSeen(g, unit, enemy)),
        *run(g, unit, self) {
          const able = troopersOf(g, enemiesAt(g, unit, 1)).filter(
            (enemy) => isOrdinary(enemy) && isSeen(g, unit, enemy),
          );
          const target = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
          yield* snipe(g, self, target, 'black', ['hit', 'crit'], false);
        },
      },
    ],
  },
  'upgrade/rebel-marksman': MARKSMAN,
  'upgrade/stormtrooper-marksman': MARKSMAN,
  'upgrade/327th-star-corps-pilot': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && m.action === 'attack',
        *run(g, m, self) {
          for (const { defender } of m.attacks ?? []) yield* gain(g, defender, 'observation', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/frenzied-gunner': {
    abilities: [
      at('attack.gather', {
        when: (_g, m, self) => m.attacker === self.unit && !m.attack.melee,
        *run(g, m, self) {
          const face = rollDie(g.state.chance, DEFENCE_DICE.red);
          g.emit({
            type: 'looseDice',
            colour: 'red',
            faces: [face],
            purpose: say('le.frenzy', { unit: self.unit.id }),
          });
          m.pool[face === 'blank' ? 'white' : face === 'block' ? 'black' : 'red']++;
        },
      }),
    ],
  },
  'upgrade/raiding-party-leader': {
    values: [
      valueOfAny('keyword.demoralize', (g, unit, self) =>
        isFriendly(g.state, unit, self) && isVehicle(g, unit) && g.card(unit).affiliation === 'Raider'
          ? { add: 1 }
          : undefined,
      ),
    ],
    grants: ['demoralize'],
  },
};
