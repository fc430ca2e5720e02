import type { Flow } from '@holotisch/engine';
import { blocking, changeAttack, changeDefence, countOf, showing } from '../../flow/attack/dice.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import { hasKeyword, isTrooper, isVehicle, poolKeyword } from '../../values.ts';
import { type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** Keywords of weapons: each gives the pool an ability of the attacker. LE-ANGRIFFSPOOL-07, LE-SCHLUESSELWOERTER-06 */

/** The card's unit attacks, and its pool has the keyword. */
const inPool =
  (name: Parameters<typeof poolKeyword>[2]) =>
  (g: Legion, m: AttackMoment, self: CardSource): boolean =>
    m.attacker === self.unit && poolKeyword(g, m.attack, name) > 0;

const DROIDS = ['droid-trooper', 'heavy-droid-trooper'] as const;

export const WEAPON_KEYWORDS: CardFamily = {
  // LC-KRITISCH-X-01
  'keyword/critical': {
    abilities: [
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => inPool('critical')(g, m, self) && countOf(m.attack, 'surge') > 0,
        *run(g, m) {
          const most = poolKeyword(g, m.attack, 'critical');
          changeAttack(g, m.attack, showing(m.attack, 'surge', most), 'crit', 'critical', 'converted');
        },
      }),
    ],
  },
  // LE-WUCHT-X-01..05: against Armor only, before it cancels
  'keyword/impact': {
    abilities: [
      at('attack.modify', {
        when: (g, m, self) =>
          inPool('impact')(g, m, self) && hasKeyword(g, m.defender, 'armor') && countOf(m.attack, 'hit') > 0,
        *run(g, m) {
          changeAttack(g, m.attack, showing(m.attack, 'hit', poolKeyword(g, m.attack, 'impact')), 'crit', 'impact');
        },
      }),
    ],
  },
  // LE-DURCHSCHLAGEN-X-01..04, LE-IMMUNITAET-DURCHSCHLAGEN-01
  'keyword/pierce': {
    abilities: [
      at('defence.modify', {
        when: (g, m, self) =>
          inPool('pierce')(g, m, self) &&
          blocking(m.attack).length > 0 &&
          poolKeyword(g, m.attack, 'pierce') > m.attack.pierced &&
          !hasKeyword(g, m.defender, 'immune-pierce') &&
          !(m.attack.melee && hasKeyword(g, m.defender, 'immune-melee-pierce')),
        *run(g, m) {
          const dice = blocking(m.attack).slice(0, poolKeyword(g, m.attack, 'pierce') - m.attack.pierced);
          m.attack.pierced += dice.length;
          changeDefence(g, m.attack, m.defender, dice, 'blank', 'pierce', 'cancelled');
        },
      }),
    ],
  },
  // LE-NIEDERHALTEND-01..04, R-LE-65: one more, whatever was hit; never vehicles
  'keyword/suppressive': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('suppressive')(g, m, self) && m.defender.status === 'play' && isTrooper(g, m.defender),
        *run(g, m) {
          yield* gain(g, m.defender, 'suppression', 1, 'suppressive');
        },
      }),
    ],
  },
  // LE-IONEN-X-01, LE-IONENMARKER-03, LC-IONEN-X-01, R-LE-27
  'keyword/ion': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('ion')(g, m, self) && m.attack.wounds > 0 && m.defender.status === 'play' && isElectronic(g, m),
        *run(g, m) {
          yield* gain(g, m.defender, 'ion', poolKeyword(g, m.attack, 'ion'), 'ion');
        },
      }),
    ],
  },
  // LE-IMMOBILISIERT-MARKER-01: whoever is wounded by it gains tokens
  'keyword/immobilize': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) => inPool('immobilize')(g, m, self) && m.attack.wounds > 0 && m.defender.status === 'play',
        *run(g, m) {
          yield* gain(g, m.defender, 'immobilize', poolKeyword(g, m.attack, 'immobilize'), 'immobilize');
        },
      }),
    ],
  },
  // LE-SCHLEPPKABEL-01: the attacker turns the vehicle that it has wounded
  'keyword/tow-cable': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('tow-cable')(g, m, self) &&
          m.attack.wounds > 0 &&
          m.defender.status === 'play' &&
          isVehicle(g, m.defender),
        run: (g, m, self) => tow(g, m, self),
      }),
    ],
  },
};

/** Vehicles, and by the core rulebook droids. */
const isElectronic = (g: Legion, { defender }: AttackMoment): boolean =>
  isVehicle(g, defender) || DROIDS.some((type) => type === g.card(defender).type);

function* tow(g: Legion, { defender }: AttackMoment, self: CardSource): Flow {
  const move = yield* g.rules.move(g, defender, { kinds: ['pivot'], by: self.seat, clauses: ['LE-SCHLEPPKABEL-01'] });
  yield* after(g, defender, { move });
}
