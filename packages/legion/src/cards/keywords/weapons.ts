import { type Flow, say } from '@holotisch/engine';
import { areaAttack } from '../../flow/attack/area.ts';
import { blocking, changeAttack, changeDefence, chooseDice, countOf, showing } from '../../flow/attack/dice.ts';
import { spendOne } from '../../flow/attack/tokens.ts';
import { mayChooseUnit } from '../../flow/choose.ts';
import { placeAnew } from '../../flow/move/displace.ts';
import { after } from '../../flow/reactions.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isTrooper,
  isVehicle,
  living,
  ownIn,
  poolKeyword,
  refuse,
  speedOf,
  touchableEnemies,
  weaponNamed,
  weaponsOf,
} from '../../values.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, type MoveMoment, value } from '../vocabulary.ts';

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
          !hasKeyword(g, m.defender, 'immune-pierce', m) &&
          !(m.attack.melee && hasKeyword(g, m.defender, 'immune-melee-pierce', m)),
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
  // A wound for each token at the end of its activation; neither vehicles nor droids are poisoned.
  'keyword/poison': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('poison')(g, m, self) && m.attack.wounds > 0 && m.defender.status === 'play' && isAliveInside(g, m),
        *run(g, m) {
          yield* gain(g, m.defender, 'poison', poolKeyword(g, m.attack, 'poison'), 'poison');
        },
      }),
    ],
  },
  // Up to X aim tokens, a point of Pierce each, and no reroll for them.
  'keyword/lethal': {
    grants: ['pierce'],
    values: [
      value('keyword.pierce', (_g, unit, _self, { attack }) =>
        attack && 'unit' in attack.attacker && attack.attacker.unit === unit.id ? { add: lethal(attack) } : undefined,
      ),
    ],
    abilities: [
      at('attack.modify', {
        repeatable: true,
        when: (g, m, self) =>
          inPool('lethal')(g, m, self) &&
          lethal(m.attack) < poolKeyword(g, m.attack, 'lethal') &&
          g.rules.holdersOf(g, self.unit, 'aim', m.attack).length > 0,
        *run(g, m, self) {
          yield* spendOne(g, self.unit, 'aim', m.attack, 'lethal');
          m.attack.noted['lethal'] = lethal(m.attack) + 1;
        },
      }),
    ],
  },
  // X dice become critical hits after a full move at its full speed.
  'keyword/ram': {
    abilities: [
      at('move.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.kind === 'standard' &&
          m.full &&
          m.speed === speedOf(g, m.unit) &&
          g.state.turn?.unit === m.unit.id,
        *run(g, m, self) {
          g.state.lasting.push({ source: self.key, unit: m.unit.id, until: 'activation' });
        },
      }),
      at('attack.modify', {
        when: (g, m, self) =>
          inPool('ram')(g, m, self) &&
          m.attack.dice.some(({ face }) => face !== 'crit') &&
          g.state.lasting.some(({ source }) => source === self.key),
        *run(g, m, self) {
          const max = poolKeyword(g, m.attack, 'ram');
          const dice = yield* chooseDice(g, m, self.unit, {
            seat: self.seat,
            max,
            min: 1,
            card: 'ram',
            prompt: say('le.ask.ram', { n: max }),
            clauses: ['LE-ANGRIFF-26'],
            filter: ({ face }) => face !== 'crit',
          });
          changeAttack(g, m.attack, dice, 'crit', 'ram');
        },
      }),
    ],
  },
  // One after another, with this weapon alone, each at range 1 of the last one.
  'keyword/beam': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          inPool('beam')(g, m, self) && m.kind !== 'plain' && reached(g, m, [m.defender]).length > 0,
        run: (g, m) => sweep(g, m),
      }),
    ],
  },
  // An attack on whoever it has flown over, with this weapon alone.
  'keyword/overrun': {
    abilities: [
      at('move.after', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.kind === 'standard' &&
          m.unit.status === 'play' &&
          g.state.turn?.unit === m.unit.id &&
          overrunsLeft(g, m.unit, self) > 0 &&
          overrun(g, m).length > 0,
        *run(g, m, self) {
          const target = yield* mayChooseUnit(
            self.seat,
            overrun(g, m),
            ['LE-ANGRIFF-08'],
            say('le.ask.card-unit', { card: 'overrun' }),
            'overrun',
          );
          if (!target) return;
          g.state.lasting.push({ source: self.key, unit: m.unit.id, until: 'activation' });
          yield* areaAttack(g, m.unit, overrunner(g, m.unit)!.key, [target], 'overrun');
          yield* after(g, m.unit, {});
        },
      }),
    ],
    bans: [
      ban('cover', (_g, m, self) =>
        m.kind === 'overrun' && m.attacker === self.unit
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.coverFromAbove', { unit: m.defender.id }))
          : undefined,
      ),
    ],
  },
  // The attacker places everybody but the leader anew.
  'keyword/scatter': {
    abilities: [
      at('attack.resolved', {
        when: (g, m, self) =>
          inPool('scatter')(g, m, self) &&
          m.defender.status === 'play' &&
          isTrooper(g, m.defender) &&
          g.card(m.defender).base.width < MEDIUM &&
          living(m.defender).length > 1,
        run: (g, m, self) => scatter(g, m, self),
      }),
    ],
  },
  // LE-EXPLOSION-01, LE-SPERRIG-01, -02, LE-FESTER-FEUERWINKEL-FRONT-HECK-01, LE-HOCHGESCHWINDIGKEIT-01, LE-STREUUNG-01
  'keyword/blast': { askedBy: 'flow/attack/cover.ts' },
  'keyword/cumbersome': { askedBy: 'flow/attack/targets.ts' },
  'keyword/fixed': { askedBy: 'data/cells.ts' },
  'keyword/high-velocity': { askedBy: 'flow/attack/cover.ts' },
  'keyword/long-shot': { askedBy: 'flow/attack/targets.ts' },
  'keyword/sidearm': { askedBy: 'flow/attack/targets.ts' },
  'keyword/spray': { askedBy: 'flow/attack/pools.ts' },
  'keyword/versatile': { askedBy: 'flow/attack/targets.ts' },
  'keyword/detonate': { askedBy: 'flow/attack/detonation.ts' },
};

/** Vehicles, and by the core rulebook droids. */
const isElectronic = (g: Legion, { defender }: AttackMoment): boolean =>
  isVehicle(g, defender) || DROIDS.some((type) => type === g.card(defender).type);

function* tow(g: Legion, { defender }: AttackMoment, self: CardSource): Flow {
  const move = yield* g.rules.move(g, defender, { kinds: ['pivot'], by: self.seat, clauses: ['LE-SCHLEPPKABEL-01'] });
  yield* after(g, defender, { move });
}

const isAliveInside = (g: Legion, m: AttackMoment): boolean => isTrooper(g, m.defender) && !isElectronic(g, m);
const lethal = ({ noted }: Attack): number => Number(noted['lethal'] ?? 0);
/** Millimetres: small bases are narrower. */
const MEDIUM = 40;

/** The weapon that prints it, and so many attacks with it in an activation. */
const overrunner = (g: Legion, unit: Unit) =>
  weaponsOf(g, unit).find(({ weapon }) => weapon.keywords.some(({ keyword }) => keyword === 'overrun'));
const overrunsLeft = (g: Legion, unit: Unit, { key }: CardSource): number => {
  const most = overrunner(g, unit)?.weapon.keywords.find(({ keyword }) => keyword === 'overrun')?.value ?? 0;
  return most - g.state.lasting.filter(({ source }) => source === key).length;
};
const overrun = (g: Legion, { crossed }: MoveMoment): readonly Unit[] =>
  crossed.map((id) => g.unit(id)).filter(({ status }) => status === 'play');

/** Enemies that have not defended yet, in sight, at range 1 of the last defender. */
const reached = (g: Legion, { attacker }: AttackMoment, hit: readonly Unit[]): readonly Unit[] =>
  touchableEnemies(g, attacker!).filter(
    (enemy) => !hit.includes(enemy) && onTableNear(g, hit.at(-1)!, enemy) && unitSees(g, attacker!, enemy),
  );
const onTableNear = (g: Legion, last: Unit, enemy: Unit): boolean => isAt(between(g, last, enemy), 1);
function* sweep(g: Legion, m: AttackMoment): Flow {
  const unit = m.attacker!;
  const weapons = [...new Set(ownIn(m.attack).map(({ weapon }) => weapon))].filter((key) =>
    weaponNamed(g, unit, key).keywords.some(({ keyword }) => keyword === 'beam'),
  );
  const hit = [m.defender];
  for (let left = poolKeyword(g, m.attack, 'beam'); left > 0 && unit.status === 'play'; left--) {
    // Whoever has fallen stands nowhere: the beam ends there.
    const able = hit.at(-1)!.status === 'play' ? reached(g, m, hit) : [];
    const next = yield* mayChooseUnit(
      unit.seat,
      able,
      ['LE-ANGRIFF-08'],
      say('le.ask.card-unit', { card: 'beam' }),
      'beam',
    );
    if (!next) return;
    hit.push(next);
    yield* g.rules.attack(g, unit, 'plain', { melee: false, only: [next.id], weapons, anyRange: true });
    yield* after(g, unit, {});
  }
}

function* scatter(g: Legion, { defender }: AttackMoment, self: CardSource): Flow {
  const minis = living(defender).filter((mini) => mini !== defender.leader);
  yield* placeAnew(g, defender, minis, self.seat, self.unit);
}
