import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { spendOutright } from '../../flow/attack/defence.ts';
import { addDie } from '../../flow/attack/dice.ts';
import { aim, isShot, type Shot } from '../../flow/attack/shots.ts';
import { chooseOne } from '../../flow/choose.ts';
import { areEngaged, engagedWith, engagersOf } from '../../flow/squadrons/engagement.ts';
import { placeAgain } from '../../flow/squadrons/redeploy.ts';
import { refuseMove, shotsOf, toggle } from '../../flow/squadrons/squadron.ts';
import { recoverToken } from '../../flow/tokens.ts';
import { DISTANCE, overlapsObstacle, RANGE } from '../../geometry/index.ts';
import { barringClauses } from '../../reasons/card-clauses.ts';
import type { Squadron, Unit } from '../../state.ts';
import {
  GIVEN,
  hasKeyword,
  hullOf,
  isFriendly,
  isSquadron,
  lives,
  livingShips,
  markerShape,
  refuse,
  toShape,
  unitOf,
} from '../../values.ts';
import { attacks, CRITICAL, changes, defends, rerolls, whileAttacking } from '../phrases/cards.ts';
import {
  CLAUSE,
  criticalsHurt,
  enemiesAt,
  friendsAt,
  isAnotherFriend,
  isNear,
  isReady,
  isUnique,
  mayPickUnit,
  otherFriendsAt,
  pickToken,
  pickUnit,
  shipBattleNearby,
  swarmAttacks,
  tokensOf,
} from '../phrases/squadrons.ts';
import { at, ban, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** Unique squadrons of the Galactic Empire. */
export const empire: CardFamily = {
  'squadron/ig-88': {
    values: [
      valueOfAny('keyword.escort', (g, unit, self, { other }) =>
        other?.id === self.piece && !isFriendly(g.state, unit, self) ? { atMost: 0 } : undefined,
      ),
      // on squadrons: a ship that counters still does
      valueOfAny('keyword.counter', (g, unit, self, { attack }) =>
        attack &&
        isSquadron(unit) &&
        unitOf(g.state, attack.attacker)?.id === self.piece &&
        !isFriendly(g.state, unit, self)
          ? { atMost: 0 }
          : undefined,
      ),
    ],
  },
  'squadron/ig-88b': {
    abilities: [
      at('squadrons.start', {
        when: (g, _m, self) => self.squadron.status === 'play' && isReady(g, self.squadron),
        *run(g, _m, self) {
          toggle(g, self.squadron, true);
          const attacked: number[] = [];
          for (;;) {
            // AR-SQ-IG-88B-02..04: Escort keeps him from others as long as he is engaged with one
            const legal = stormShots(g, self, attacked);
            const target = yield* mayPickUnit(
              self,
              legal.map((shot) => g.squadron('unit' in shot.defender ? shot.defender.unit : -1)),
            );
            const shot = legal.find(({ defender }) => 'unit' in defender && defender.unit === target?.id);
            if (!target || !shot) return;
            attacked.push(target.id);
            yield* g.rules.attack(g, { ...shot, obstructed: true });
          }
        },
      }),
    ],
  },
  'squadron/boba-fett': {
    abilities: [
      at('squadron.activates', {
        mandatory: true,
        when: (g, m, self) => m.squadron.id === self.piece && foesAt1(g, self).length > 0,
        *run(g, _m, self) {
          yield* g.rules.harm(g, [yield* pickUnit(self, foesAt1(g, self))], 1, self.card);
        },
      }),
    ],
  },
  'squadron/hondo-ohnaka-firespray-31': {
    acts: [
      {
        id: 'toggle-other',
        instead: 'attack',
        when: (g, self) => neighbours(g, self).length > 0,
        *run(g, self) {
          const other = yield* mayPickUnit(self, neighbours(g, self));
          if (!other) return;
          if (isReady(g, other)) return toggle(g, other, true);
          yield* placeAgain(g, self.seat, other, { near: { unit: self.unit.id, most: 1 } }, CLAUSE);
        },
      },
    ],
  },
  'squadron/dengar': {
    values: [
      valueOfAny('keyword.counter', (g, unit, self) =>
        isAnotherFriend(g, self, unit) && isNear(g, self, unit, 2) ? { add: 1 } : undefined,
      ),
    ],
  },
  'squadron/tel-trevura': {
    values: [
      value('keyword.escort', (_g, unit) => (unit.tokens.some(({ state }) => state === 'ready') ? GIVEN : undefined)),
    ],
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          defends(m, self) &&
          self.squadron.hull < hullOf(g, self.squadron) &&
          m.attack.spent.some((place) => self.unit.tokens[place]?.state === 'discarded'),
        *run(g, _m, { squadron }) {
          squadron.hull = Math.min(squadron.hull + 3, hullOf(g, squadron));
          squadron.doomed = false;
          g.emit({ type: 'hullGained', unit: squadron.id, hull: squadron.hull });
        },
      }),
    ],
  },
  'squadron/colonel-jendon': {
    acts: [
      {
        id: 'attack-other',
        instead: 'attack',
        when: (g, self) => gunners(g, self).length > 0,
        *run(g, self) {
          const other = yield* mayPickUnit(self, gunners(g, self));
          if (other) yield* g.rules.mayAttack(g, other);
        },
      },
    ],
  },
  'squadron/gar-saxon': {
    abilities: [
      at('squadron.activates', {
        mandatory: true,
        when: (g, { squadron }, self) =>
          !isFriendly(g.state, squadron, self) &&
          isNear(g, self, squadron, 1) &&
          (hasKeyword(g, squadron, 'intel') || hasKeyword(g, squadron, 'relay')),
        run: (g, { squadron }, self) => g.rules.harm(g, [squadron], 1, self.card),
      }),
    ],
  },
  'squadron/darth-vader-tie-advanced': { values: [criticalsHurt(() => true)] },
  'squadron/zertik-strom': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => attacks(m, self) && otherFriendsAt(g, self, self.unit, 1).length > 0,
        *run(g, m, self) {
          yield* g.rules.harm(g, [yield* pickUnit(self, otherFriendsAt(g, self, self.unit, 1))], 1, self.card);
          yield* rerolls(Number.POSITIVE_INFINITY)(g, m, self);
        },
      }),
    ],
  },
  'squadron/captain-jonus': {
    abilities: [whileAttacking({ when: shipBattleNearby, run: changes(['accuracy']) })],
  },
  'squadron/major-rhymer': {
    values: [
      valueOfAny('shipReach', (g, unit, self) =>
        isSquadron(unit) && isFriendly(g.state, unit, self) && isNear(g, self, unit, 1)
          ? { atLeast: RANGE[0] }
          : undefined,
      ),
    ],
  },
  'squadron/darth-vader-tie-defender': { values: [criticalsHurt((_g, defender) => isUnique(defender))] },
  'squadron/maarek-stele': {
    abilities: [whileAttacking({ when: (_g, m, self) => attacks(m, self), run: changes(CRITICAL) })],
  },
  'squadron/howlrunner': {
    abilities: [
      whileAttacking({
        adds: true,
        when: swarmAttacks,
        *run(g, m) {
          addDie(g, m, 'blue');
        },
      }),
    ],
  },
  'squadron/mauler-mithel': {
    abilities: [
      at('squadron.moved', {
        mandatory: true,
        when: (g, m, self) => m.squadron.id === self.piece && engagedWith(g, self.squadron).length > 0,
        run: (g, _m, self) => g.rules.harm(g, engagedWith(g, self.squadron), 1, self.card),
      }),
    ],
  },
  'squadron/valen-rudor': {
    bans: [
      ban('target', (g, { attacker, unit }, self) =>
        unit?.id === self.piece && fightsAnother(g, self, attacker)
          ? refuse(['AR-SQ-VALEN-RUDOR-02'], say('ar.no.byCard', { card: self.card }), { piece: self.unit.id })
          : undefined,
      ),
      ban('counter', (g, { unit, attack }, self) =>
        unitOf(g.state, attack.attacker)?.id === self.piece && fightsAnother(g, self, unit)
          ? refuse(['AR-SQ-VALEN-RUDOR-01'], say('ar.no.byCard', { card: self.card }), { piece: self.unit.id })
          : undefined,
      ),
    ],
  },
  'squadron/soontir-fel': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, { attack, attacker, defender }, self) =>
          isSquadron(attacker) &&
          attack.kind !== 'counter' &&
          defender?.id !== self.piece &&
          areEngaged(g, self.squadron, attacker),
        run: (g, { attacker }, self) => g.rules.harm(g, [attacker!], 1, self.card),
      }),
    ],
  },
  'squadron/ciena-ree': { obstruction: (_g, self, shot) => (shot.unit?.id === self.piece ? true : undefined) },
  'squadron/vult-skerris': {
    bans: [
      ban('attack', (g, { unit }, self) =>
        unit.id === self.piece && g.state.phase === 'squadron'
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'squadron/whisper': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) =>
          defends(m, self) && !self.unit.doomed && m.attack.spent.length + m.attack.memory.lent.length > 0,
        run: (g, _m, self) => g.rules.moveSquadron(g, self.squadron, 1),
      }),
    ],
  },
  'squadron/morna-kee': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && tokensOf(self.unit).length > 0,
        *run(g, m, self) {
          spendOutright(g, self.unit, yield* pickToken(self, tokensOf(self.unit)));
          yield* rerolls(Number.POSITIVE_INFINITY)(g, m, self);
        },
      }),
      at('squadron.activates', {
        when: (_g, m, self) => m.squadron.id === self.piece && discarded(self).length > 0,
        *run(g, _m, self) {
          recoverToken(g, self.unit, self.unit.tokens[yield* pickToken(self, discarded(self))]!);
        },
      }),
    ],
  },
  'squadron/bossk': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (_g, m, self) => attacks(m, self) && self.squadron.hull <= 6,
        *run(g, m) {
          addDie(g, m, 'blue', 'accuracy');
        },
      }),
    ],
  },
  'squadron/moralo-eval': {
    abilities: [
      at('marker.moved', {
        when: (g, { marker, from }, self) =>
          marker.kind === 'objective' &&
          self.squadron.status === 'play' &&
          toShape(g, self.unit, markerShape({ ...marker, ...from })) <= DISTANCE[1] &&
          !g.state.obstacles.some((o) => overlapsObstacle([markerShape({ ...marker, ...from })], g.outline(o))),
        *run(g, _m, self) {
          const left: ('move' | 'attack')[] = ['move', 'attack'];
          for (;;) {
            const open = left.filter((way) => isOpen(g, self.squadron, way));
            const prompt = say('ar.ask.squadron-act', { unit: self.unit.id });
            const about = { unit: self.unit.id, card: self.card };
            const way = yield* chooseOne(self.seat, 'card-way', [...open, 'nothing'], CLAUSE, prompt, about);
            if (way === 'nothing') return;
            left.splice(left.indexOf(way), 1);
            if (way === 'move') yield* g.rules.moveSquadron(g, self.squadron, 1);
            else yield* g.rules.mayAttack(g, self.squadron);
          }
        },
      }),
    ],
  },
};

const isOpen = (g: Armada, squadron: Squadron, way: 'move' | 'attack'): boolean =>
  squadron.status === 'play' &&
  !squadron.doomed &&
  (way === 'move' ? !refuseMove(g, squadron) : shotsOf(g, squadron).length > 0);

const foesAt1 = (g: Armada, self: CardSource): readonly Unit[] => [
  ...enemiesAt(g, self, self.unit, 1),
  ...livingShips(g.state).filter((s) => !isFriendly(g.state, s, self) && isNear(g, self, s, 1)),
];

/** Any other squadron at distance 1, friend or foe. */
const neighbours = (g: Armada, self: CardSource): readonly Squadron[] =>
  [...friendsAt(g, self, self.unit, 1), ...enemiesAt(g, self, self.unit, 1)].filter((s) => s.id !== self.piece);

/** Whom Colonel Jendon may let attack: who has something to attack. */
const gunners = (g: Armada, self: CardSource): readonly Squadron[] =>
  otherFriendsAt(g, self, self.unit, 2).filter((s) => shotsOf(g, s).length > 0);

/** Enemy squadrons that IG-88B may still attack in his storm. AR-SQ-IG-88B-01, -03 */
const stormShots = (g: Armada, self: CardSource, attacked: readonly number[]): readonly Shot[] =>
  !lives(self.unit)
    ? []
    : enemiesAt(g, self, self.unit, 1)
        .filter((s) => !attacked.includes(s.id))
        .map((s) => aim(g, { unit: self.unit.id }, null, { unit: s.id }, null))
        .filter(isShot);

/** R-AR-36: engaged with another squadron than Valen Rudor, be it only counted as such. */
const fightsAnother = (g: Armada, self: CardSource, unit: Unit | undefined): boolean =>
  isSquadron(unit) && engagersOf(g, unit) > (areEngaged(g, unit, self.squadron) ? 1 : 0);

const discarded = (self: CardSource): readonly number[] =>
  self.unit.tokens.flatMap((t, place) => (t.state === 'discarded' ? [place] : []));
