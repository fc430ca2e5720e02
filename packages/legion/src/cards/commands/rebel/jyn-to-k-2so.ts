import { say } from '@holotisch/engine';
import { refuseAction } from '../../../flow/actions.ts';
import { miniOfMarker } from '../../../flow/attack/loose.ts';
import { hasTarget } from '../../../flow/attack/targets.ts';
import { chooseWay } from '../../../flow/choose.ts';
import { after } from '../../../flow/reactions.ts';
import { screensBetween, unitSees } from '../../../flow/sight.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { gap } from '../../../geometry/base.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Marker, Unit } from '../../../state.ts';
import { isTrooper, onTable, refuse } from '../../../values.ts';
import { at, ban, type CardFamily, type CardRules, type CardSource, valueOfAny } from '../../vocabulary.ts';
import {
  armsActiveHero,
  byHero,
  CARD,
  canMove,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  isPlayed,
  layToken,
  lends,
  mark,
  mayPickUnit,
  mayWhenOrdered,
  recovers,
  speedMove,
  wants,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from '../phrases.ts';
import { armsAndGoes, corpsHelps } from '../procedures.ts';

/** Command cards of Jyn Erso, Sabine Wren, R2-D2, Cassian Andor and K-2SO, and those of any Rebel army. */

/** Whether somebody of the unit sees a token that lies at range 2 of it. */
function seesToken(g: Legion, unit: Unit, marker: Marker): boolean {
  const token = miniOfMarker(marker);
  return onTable(unit).some((mini) => {
    const from = g.mini(unit, mini);
    return isAt(gap(from.base, token.base), 2) && g.rules.sees(from, token, screensBetween(g));
  });
}

/** A token of this player that somebody of the unit sees; of several that are not of one card only the first counts. */
const graffiti = (g: Legion, unit: Unit, self: CardSource): boolean =>
  g.state.markers.find((m) => m.kind === 'graffiti' && m.seat === self.seat && seesToken(g, unit, m))?.by ===
  `command/${self.card}`;

/** In the round of the card Sabine may leave graffiti, which raise and lower spirits for the rest of the match. R-LE-96 */
export const PAINTS: Required<Pick<CardRules, 'abilities' | 'acts'>> = {
  abilities: [
    at('unit.rallies', {
      mandatory: true,
      when: (g, m, self) => m.dice > (isFriend(g, m.unit, self) ? 0 : 1) && graffiti(g, m.unit, self),
      *run(g, m, self) {
        m.dice += isFriend(g, m.unit, self) ? 1 : -1;
      },
    }),
  ],
  acts: [
    {
      id: 'paint',
      free: true,
      plain: true,
      when: (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self),
      *run(g, sabine, self) {
        const marker = yield* layToken(g, self, sabine, {
          kind: 'graffiti',
          near: { unit: sabine.id, range: 1 },
          touchingTerrain: true,
        });
        if (marker) g.state.lasting.push({ source: self.key, unit: sabine.id, until: 'game', note: 'graffiti' });
      },
    },
  ],
};

export const JYN_TO_K2SO: CardFamily = {
  'command/rebellious': {
    ...lends({ charge: 1 }),
    abilities: [
      at('unit.activates', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          const jyn = heroOf(g, self);
          return (
            jyn !== undefined &&
            !isFriend(g, m.unit, self) &&
            inSight(g, jyn, m.unit, 2) &&
            rebels(g, jyn, m.unit).length > 0
          );
        },
        *run(g, m, self) {
          const jyn = heroOf(g, self)!;
          yield* gain(g, jyn, 'suppression', 1, self.card);
          const ways = rebels(g, jyn, m.unit);
          const about = { unit: jyn.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'move') yield* g.rules.act(g, jyn, 'move', { free: true, outside: true });
          else {
            const attacks = yield* g.rules.attack(g, jyn, 'plain', { only: [m.unit.id] });
            yield* after(g, jyn, { attacks });
          }
        },
      }),
    ],
  },
  'command/trust-goes-both-ways': {
    ...lends({ inspire: 2 }),
    grants: ['inspire', 'teamwork'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && m.unit !== m.by && isTrooper(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'teamwork', 1, 'Jyn Erso');
        },
      ),
    ],
  },
  'command/complete-the-mission': {
    grants: ['low-profile'],
    values: [
      ...lends({ 'low-profile': 1 }).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) =>
          isFriendlyTrooper(g, unit, self) && unit.order === 'faceup' && g.state.turn?.unit === unit.id
            ? { add: 1 }
            : undefined,
        ),
      ),
    ],
    abilities: [
      mayWhenOrdered((g, m, self) => isFriendlyTrooper(g, m.unit, self), gains('suppression')),
      at('unit.ends', {
        when: (g, m, self) =>
          isFriendlyTrooper(g, m.unit, self) && m.unit.order === 'faceup' && m.unit.tokens.suppression > 0,
        *run(g, m, self) {
          remove(g, m.unit, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  'command/explosions': {
    acts: [armsAndGoes(2)],
    detonator: heroOf,
  },
  'command/symbol-of-rebellion': {
    abilities: [
      whenHeroActivates((g, sabine) => recovers(g, sabine), {
        mandatory: true,
        when: (g, _u, self) => isPlayed(g, self),
      }),
      ...PAINTS.abilities,
    ],
    acts: PAINTS.acts,
  },
  'command/legacy-of-mandalore': {
    ...lends({ inspire: 1 }),
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative', 'special'),
        (g, _unit, self) => gainsOne(g, heroOf(g, self)!, self, ['aim', 'dodge']),
      ),
    ],
  },
  'command/sabotaged-communications': {
    orderCap: (g, seat, self) => (g.state.sides[seat] === g.state.sides[self.seat] ? undefined : 1),
  },
  'command/turning-the-tide': lends(
    { inspire: 2 },
    (g, unit, self) => isFriend(g, unit, self) && hasRank(unit, 'support', 'heavy'),
  ),
  'command/covering-fire': {
    abilities: [corpsHelps('dodge')],
  },
  'command/blast-off': {
    grants: ['disengage', 'jump'],
    values: [...lends({ disengage: 1, jump: 1 }).values, heroHas('speed', { add: 1 })],
    abilities: [heroGains('dodge', 'suppression')],
  },
  'command/impromptu-immolation': {
    ...armsActiveHero,
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          refuseAction(g, m.attacker, 'move', { free: true }) === undefined,
        *run(g, m) {
          yield* g.rules.act(g, m.attacker!, 'move', { free: true });
        },
      }),
    ],
  },
  'command/smoke-screen': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byHero(g, m, self) && m.unit !== m.by && isTrooper(g, m.unit) && canMove(g, m.unit),
        (g, unit, self) => speedMove(g, unit, 1, self),
      ),
      at('activation.start', {
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const artoo = heroOf(g, self)!;
          yield* layToken(g, self, artoo, { kind: 'smoke', near: { unit: artoo.id, range: 1 } });
        },
      }),
    ],
  },
  'command/crack-shot': {
    ...lends({ gunslinger: 1 }),
    abilities: [
      heroGains('aim'),
      whenHeroEnds((g, cassian, self) => gains('suppression', 'standby')(g, cassian, self)),
    ],
  },
  'command/last-stand': {
    grants: ['indomitable'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative'),
        function* (g, unit, self) {
          give(g, self, unit, 'indomitable');
          const wounds = unit.minis.reduce((sum, mini) => sum + (mini.fell === null ? mini.wounds : 0), 0);
          for (let i = 0; i < Math.min(3, wounds); i++) yield* gainsOne(g, unit, self, ['aim', 'dodge', 'suppression']);
        },
      ),
    ],
  },
  'command/volunteer-mission': {
    grants: ['danger-sense'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative', 'special'),
        function* (g, unit, self) {
          yield* recovers(g, unit);
          give(g, self, unit, 'danger-sense');
          if (isTrooper(g, unit) && (yield* wants(self, unit, 'suppression')))
            yield* gain(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  'command/sacrifice': {
    ...lends({ guardian: 4 }),
    bans: [
      ban('target', (g, { attacker, defender, melee }, self) =>
        !melee && attacker && !isFriend(g, attacker, self) && isMarked(g, self, defender, 'covered')
          ? refuse(CARD, say('le.no.commandTarget', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
    ],
    abilities: [
      whenHeroEnds(
        function* (g, droid, self) {
          const unit = yield* mayPickUnit(self, saved(g, droid));
          if (!unit) return;
          mark(g, self, unit, 'covered');
          yield* g.rules.defeat(g, droid, 'rule');
        },
        { when: (g, droid) => saved(g, droid).length > 0 },
      ),
    ],
  },
};

/** What Jyn can do when an enemy stirs. */
const rebels = (g: Legion, jyn: Unit, enemy: Unit): readonly ('attack' | 'move')[] => [
  ...(hasTarget(g, jyn, { only: [enemy.id] }) ? (['attack'] as const) : []),
  ...(refuseAction(g, jyn, 'move', { free: true, outside: true }) === undefined ? (['move'] as const) : []),
];

/** Whom K-2SO may save. */
const saved = (g: Legion, droid: Unit): readonly Unit[] =>
  friendsWithin(g, droid, 1).filter((u) => hasRank(u, 'commander', 'operative') && unitSees(g, droid, u));
