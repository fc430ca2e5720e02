import { type Flow, say } from '@holotisch/engine';
import { cancelAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { hasTarget } from '../../flow/attack/targets.ts';
import { choose, chooseUnit, chooseUnits, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command/command.ts';
import { after } from '../../flow/reactions.ts';
import { addTerrain, moveTerrain } from '../../flow/setup/terrain.ts';
import { gain } from '../../flow/tokens.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import { CORE_BARRICADE, type Terrain } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { Unit, WeaponKey } from '../../state.ts';
import {
  banned,
  between,
  friendsOf,
  isFriendly,
  isMelee,
  isTrooper,
  onTable,
  standingMinis,
  weaponsOf,
} from '../../values.ts';
import { askUnit, enemiesAt, friendsAt, isOrdinary, isOwn, SAYS, troopersOf, using } from '../phrases/upgrades.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, type UnitMoment } from '../vocabulary.ts';

/** Enemy trooper miniatures at range 1, neither of commanders nor of operatives. LE-ERRATA-MACHT-WUERGEGRIFF-02 */
function chokable(g: Legion, unit: Unit): readonly { readonly unit: Unit; readonly mini: number }[] {
  const own = onTable(unit).map((mini) => g.mini(unit, mini).base);
  return troopersOf(g, enemiesAt(g, unit, 1))
    .filter(isOrdinary)
    .flatMap((enemy) =>
      onTable(enemy)
        .filter((mini) => own.some((base) => isAt(gap(base, g.mini(enemy, mini).base), 1)))
        .map((mini) => ({ unit: enemy, mini })),
    );
}

function* choke(g: Legion, unit: Unit, { card }: CardSource): Flow {
  const minis = chokable(g, unit);
  const id = yield* choose({
    seat: unit.seat,
    kind: 'card-mini',
    about: { unit: unit.id, card },
    prompt: say('le.ask.card-mini', { card }),
    clauses: ['LE-ERRATA-MACHT-WUERGEGRIFF-02'],
    options: minis.map(({ unit: enemy, mini }) => ({
      id: `${enemy.id}.${mini}`,
      label: say('le.mini', { unit: enemy.id, mini }),
      about: { unit: enemy.id, mini },
    })),
  });
  const found = minis.find(({ unit: enemy, mini }) => id === `${enemy.id}.${mini}`)!;
  yield* g.rules.suffer(g, found.unit, 1, { by: card, mini: found.mini, source: unit });
}

/** Where it stands is asked. */
const BARRICADE: Terrain = { ...CORE_BARRICADE, pose: { x: 0, y: 0, hx: 0, hy: 1 } };

/** Barricades (by place) at range 1. */
const liftable = (g: Legion, unit: Unit): readonly number[] =>
  g.terrain.flatMap(({ piece, shape }, terrain) =>
    piece.kind === 'barricade' && standingMinis(g, unit).some(({ base }) => isAt(gap(base, [shape]), 1))
      ? [terrain]
      : [],
  );

const pushable = (g: Legion, unit: Unit): readonly Unit[] =>
  troopersOf(g, enemiesAt(g, unit, 1)).filter((enemy) => !banned(g, 'move', { unit: enemy, pivot: false }));

const mindTricked = (g: Legion, unit: Unit): readonly Unit[] => troopersOf(g, enemiesAt(g, unit, 2)).filter(isOrdinary);

const thrown = (weapon: WeaponKey) => ({ melee: false, thrown: { weapon, furthest: 2 } });

/** Melee weapons with which somebody up to range 2 can be hit. */
const throwable = (g: Legion, unit: Unit): readonly WeaponKey[] =>
  weaponsOf(g, unit)
    .filter(({ key, weapon }) => isMelee(weapon) && hasTarget(g, unit, thrown(key)))
    .map(({ key }) => key);

function* throwSaber(g: Legion, unit: Unit, { card }: CardSource): Flow {
  const key = yield* choose({
    seat: unit.seat,
    kind: 'card-way',
    clauses: SAYS,
    about: { unit: unit.id, card },
    prompt: say('le.ask.thrown', { unit: unit.id }),
    options: throwable(g, unit).map((id) => ({ id, label: say('le.weapon', { unit: unit.id, weapon: id }) })),
  });
  const attacks = yield* g.rules.attack(g, unit, 'action', thrown(key));
  yield* after(g, unit, { attacks });
}

const anyone = (g: Legion, self: CardSource): readonly Unit[] =>
  friendsOf(g.state, self).filter((unit) => unit.seat === self.seat && mayOrder(g, unit, null));

export const FORCE: CardFamily = {
  'upgrade/anger': {
    abilities: [
      at('unit.suffered', {
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && m.amount > 0,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/battle-meditation': {
    abilities: [
      at('command.orders', {
        when: (g, m, self) => m.nominated === self.unit && anyone(g, self).length > 0,
        *run(g, m, self) {
          const unit = yield* mayChooseUnit(self.seat, anyone(g, self), SAYS, askUnit(self), self.card);
          if (!unit) return;
          yield* giveOrder(g, unit, null);
          m.given = m.given! + 1;
        },
      }),
    ],
  },
  'upgrade/burst-of-speed': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self),
          *run(g, _m, { key, unit }) {
            g.state.lasting.push({ source: key, unit: unit.id, until: 'round', value: 'speed', modifier: { set: 3 } });
          },
        }),
      ),
      at('round.end', {
        mandatory: true,
        when: (g, _m, self) => g.state.lasting.some(({ source }) => source === self.key),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'immobilize', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/force-barrier': {
    abilities: [
      at(
        'attack.modify',
        using<AttackMoment>({
          when: (g, m, self) =>
            !m.attack.melee &&
            m.defender !== self.unit &&
            self.unit.status === 'play' &&
            isFriendly(g.state, m.defender, self) &&
            isTrooper(g, m.defender) &&
            isAt(between(g, m.defender, self.unit), 1) &&
            countOf(m.attack, 'hit') + countOf(m.attack, 'crit') > 0,
          *run(g, { attack }, self) {
            const ways = (['crit', 'hits'] as const).filter((way) => countOf(attack, way === 'crit' ? way : 'hit') > 0);
            const way = yield* chooseWay(self.seat, ways, SAYS, say('le.ask.cancel', { card: self.card }), {
              card: self.card,
            });
            cancelAttack(g, attack, way === 'crit' ? showing(attack, 'crit', 1) : showing(attack, 'hit', 2), self.card);
          },
        }),
      ),
    ],
  },
  'upgrade/force-choke': {
    acts: [{ id: 'choke', free: true, when: (g, unit) => chokable(g, unit).length > 0, run: choke }],
  },
  'upgrade/force-guidance': {
    acts: [
      {
        id: 'guide',
        free: true,
        when: (g, unit) => friendsAt(g, unit, 2).length > 0,
        *run(g, unit, { card }) {
          const units = yield* chooseUnits(
            unit.seat,
            friendsAt(g, unit, 2),
            [1, 2],
            SAYS,
            say('le.ask.card-units', { n: 2 }),
            card,
          );
          for (const one of units) yield* gain(g, one, 'surge', 1, card);
        },
      },
    ],
  },
  'upgrade/force-lift': {
    abilities: [
      at('setup.deployed', {
        when: (_g, m, self) => isOwn(m, self),
        *run(g, _m, self) {
          yield* addTerrain(g, self.unit, BARRICADE, self.card);
        },
      }),
    ],
    acts: [
      {
        id: 'lift',
        free: true,
        when: (g, unit) => liftable(g, unit).length > 0,
        *run(g, unit, { card }) {
          const id = yield* choose({
            seat: unit.seat,
            kind: 'card-terrain',
            clauses: SAYS,
            about: { unit: unit.id, card },
            prompt: say('le.ask.card-terrain', { card }),
            options: liftable(g, unit).map((terrain) => ({
              id: String(terrain),
              label: say('le.terrain', { terrain }),
              about: { terrain },
            })),
          });
          yield* moveTerrain(g, unit, Number(id), card);
        },
      },
    ],
  },
  'upgrade/force-push': {
    acts: [
      {
        id: 'push',
        free: true,
        when: (g, unit) => pushable(g, unit).length > 0,
        *run(g, unit, self) {
          const enemy = yield* chooseUnit(unit.seat, pushable(g, unit), SAYS, askUnit(self), self.card);
          const move = yield* g.rules.move(g, enemy, {
            kinds: ['standard'],
            speed: 1,
            by: unit.seat,
            clauses: ['LE-BEWEGUNG-04'],
          });
          yield* after(g, enemy, { move });
        },
      },
    ],
  },
  'upgrade/force-reflexes': {
    acts: [
      {
        id: 'dodge',
        free: true,
        when: () => true,
        *run(g, unit, { card }) {
          yield* gain(g, unit, 'dodge', 1, card);
        },
      },
    ],
  },
  'upgrade/jedi-mind-trick': {
    acts: [
      {
        id: 'trick',
        free: true,
        when: (g, unit) => mindTricked(g, unit).length > 0,
        *run(g, unit, self) {
          const enemy = yield* chooseUnit(unit.seat, mindTricked(g, unit), SAYS, askUnit(self), self.card);
          yield* gain(g, enemy, 'suppression', 2, self.card);
        },
      },
    ],
  },
  'upgrade/saber-throw': {
    acts: [
      {
        id: 'throw',
        as: 'attack',
        when: (g, unit) => throwable(g, unit).length > 0,
        run: throwSaber,
      },
    ],
  },
};
