import { type Flow, say } from '@holotisch/engine';
import { contains, distance, headingDegrees, type Vec } from '@holotisch/table';
import { battleCardOf } from '../../data/index.ts';
import { detonate } from '../../flow/attack/detonation.ts';
import { choose, NONE, noneOption } from '../../flow/choose.ts';
import { rollCart } from '../../flow/objectives/cart.ts';
import { layMarker, markersAt, shapeOf } from '../../flow/objectives/markers.ts';
import { colourOf, zoneData, zoneShapes } from '../../flow/objectives/zones.ts';
import { CONTACT, gap, touchesShape } from '../../geometry/base.ts';
import { isAt, isBeyond, SEGMENT } from '../../geometry/range.ts';
import type { StandingTerrain } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { captainOf, isFriendly, isTrooper, leaderOf, otherSide, refuse, unitsInPlay } from '../../values.ts';
import {
  bringAlong,
  centre,
  claimAct,
  claimedBy,
  giveTokens,
  inTurn,
  inZoneOf,
  layAt,
  leaderNear,
  majority,
  markersOf,
  markTerrain,
  ofOwnSide,
  outsideZones,
  placeMarker,
  scoreEach,
  slowsBearer,
} from '../phrases/battle.ts';
import { EXCHANGE, exchange, hasHostage, isEnvoy, isHome } from '../phrases/hostages.ts';
import { at, ban, type CardFamily, valueOfAny } from '../vocabulary.ts';

const INTEL = 'secure-the-intel';

const isSquad = (g: Legion, unit: Unit): boolean =>
  isTrooper(g, unit) && (unit.rank === 'corps' || unit.rank === 'special') && unit.status === 'play';

const isAtWreck = (g: Legion, unit: Unit): boolean =>
  g.terrain.some(({ piece, shape }) => piece.kind === 'wreck' && touchesShape(leaderOf(g, unit).base, shape));

const placesOf = (card: string): readonly Vec[] => battleCardOf(card).places ?? [];

/** A side controls a token: more trooper leaders at range 1. */
const controls = (g: Legion, marker: Marker): Side | undefined =>
  majority(g, (u) => isTrooper(g, u) && leaderNear(g, u, marker, 1));

const KEY_CLAUSES = ['LE-ERRATA-SCHLUESSELPOSITIONEN-01', 'LE-ERRATA-SCHLUESSELPOSITIONEN-02'] as const;
const takenPieces = (g: Legion, card: string): readonly number[] => markersOf(g, card).map(({ note }) => Number(note));

/** Objective tokens on terrain. LE-ERRATA-SCHLUESSELPOSITIONEN-01..05 */
function* keyPositions(g: Legion, card: string): Flow {
  const middle = centre(g);
  const far = (piece: number) =>
    distance(g.terrain[piece]!.shape, { kind: 'circle', cx: middle.x, cy: middle.y, radius: 0 });
  const all = g.terrain.map((_, piece) => piece);
  if (all.length === 0) return;
  const least = Math.min(...all.map(far));
  const near = all.filter((piece) => far(piece) <= least + 1e-6);
  yield* markTerrain(g, card, g.state.blue, near, null, KEY_CLAUSES);
  for (const side of inTurn(g, 2)) {
    const taken = takenPieces(g, card);
    const free = outsideZones(g).filter((piece) => !taken.includes(piece));
    const apart = free.filter((piece) =>
      taken.every((other) => isBeyond(distance(g.terrain[piece]!.shape, g.terrain[other]!.shape), 1)),
    );
    const able = apart.length > 0 ? apart : free; // LE-ERRATA-SCHLUESSELPOSITIONEN-03
    if (able.length > 0) yield* markTerrain(g, card, side, able, null, KEY_CLAUSES); // -04: else it is not placed
  }
}

const holdsPiece = (g: Legion, unit: Unit, piece: number): boolean =>
  touchesShape(leaderOf(g, unit).base, g.terrain[piece]!.shape);

const keyScore = (g: Legion, card: string, each: number): readonly [number, number] =>
  scoreEach(
    g,
    (side) =>
      each * takenPieces(g, card).filter((piece) => majority(g, (u) => holdsPiece(g, u, piece)) === side).length,
  );

/** It has performed the one action already, this way or the other. LE-AKTIONEN-02 */
const hasTinkered = ({ state: { turn } }: Legion, unit: Unit): boolean =>
  turn?.unit === unit.id && turn.done.some((done) => /vaporators\.\d\/(sabotage|repair)$/.test(done));

const dropped = (g: Legion, seat: number): readonly Marker[] =>
  markersOf(g, 'bombing-run').filter(({ claimed, note }) => claimed === null && note === seat);

/** Three claimed tokens each, one to a unit, beside leaders in their own zone. */
function* handOutBomb(g: Legion, side: Side): Flow {
  const able = unitsInPlay(g.state).filter(
    (u) => g.state.sides[u.seat] === side && u.claimed.length === 0 && inZoneOf(g, u, colourOf(g.state, side)),
  );
  if (able.length === 0) return;
  const id = yield* choose({
    seat: captainOf(g.state, side),
    kind: 'card-unit',
    about: { card: 'bombing-run' },
    clauses: ['LE-EINSATZZIELKARTEN-03'],
    prompt: say('le.ask.card-unit', { card: 'bombing-run' }),
    options: able.map((u) => ({ id: String(u.id), label: say('le.unit', { unit: u.id }), about: { unit: u.id } })),
  });
  const unit = able.find((u) => String(u.id) === id)!;
  yield* bringAlong(g, unit, 'bombing-run', unit.seat);
}

const CARD = 'payload';
const SPEED = 2;
const CLAUSES = ['LE-EINSATZZIELKARTEN-03'] as const;

const of = (g: Legion, kind: 'cart' | 'poi', side: Side): Marker | undefined =>
  markersOf(g, CARD).find((m) => m.kind === kind && m.seat !== null && g.state.sides[m.seat] === side);

const goalOf = (g: Legion, side: Side): StandingTerrain | undefined => {
  const mark = of(g, 'poi', side);
  return mark && g.terrain[Number(mark.note)];
};

/** Carts in their own zones, looking at the other edge; then each names the goal of the other's. */
function* setUp(g: Legion): Flow {
  for (const side of inTurn(g, 2)) {
    const where = { kind: 'cart', zones: zoneData(g, colourOf(g.state, side)) } as const;
    const ahead = headingDegrees(0, g.state.edges[side] === 'south' ? 1 : -1);
    const own = { seat: captainOf(g.state, side), note: ahead };
    yield* placeMarker(g, side, CARD, where, CLAUSES, own, say('le.ask.cart-zone'));
  }
  const zones = [...zoneShapes(g, 'blue'), ...zoneShapes(g, 'red')];
  const able = g.terrain.flatMap(({ shape }, at) => (zones.some((zone) => contains(zone, shape)) ? [] : [at]));
  if (able.length > 0)
    for (const side of inTurn(g, 2)) {
      const theirs = captainOf(g.state, otherSide(side));
      yield* markTerrain(g, CARD, side, able, theirs, CLAUSES, say('le.ask.cart-goal'));
    }
}

/** Blue first, whoever has more leaders at range 1 of his cart. */
function* roll(g: Legion): Flow {
  for (const side of inTurn(g, 2)) {
    const cart = of(g, 'cart', side);
    if (!cart || majority(g, (u) => leaderNear(g, u, cart, 1)) !== side) continue;
    yield* rollCart(g, cart, SPEED, goalOf(g, side)?.shape);
  }
}

/** In contact with its goal, at range 1, at range 2. */
function worth(g: Legion, side: Side): number {
  const [cart, goal] = [of(g, 'cart', side), goalOf(g, side)];
  if (!cart || !goal) return 0;
  const gap = distance(shapeOf(cart), goal.shape);
  return gap <= CONTACT ? 3 : isAt(gap, 1) ? 2 : isAt(gap, 2) ? 1 : 0;
}

export const OBJECTIVE: CardFamily = {
  'battle/bombing-run': {
    weapons: battleCardOf('bombing-run').weapons ?? [],
    battle: {
      acts: [
        claimAct,
        {
          id: 'drop',
          label: say('le.act.drop'),
          free: true,
          when: (_g, unit) => unit.claimed.length > 0,
          *run(g, unit) {
            const id = unit.claimed.pop()!;
            const marker = g.state.markers.find((m) => m.id === id)!;
            marker.claimed = null;
            marker.note = unit.seat;
            g.emit({ type: 'dropped', unit: unit.id, marker: id, at: { x: marker.x, y: marker.y } });
          },
        },
      ],
      *deployed(g) {
        for (const side of inTurn(g, 6)) yield* handOutBomb(g, side);
      },
    },
    abilities: [
      at('activation.end', {
        when: (g, _m, self) => dropped(g, self.seat).length > 0,
        *run(g, _m, self) {
          const options = dropped(g, self.seat).map((m) => ({
            id: String(m.id),
            label: say('le.marker', { marker: m.id }),
            about: { marker: m.id },
          }));
          const id = yield* choose({
            seat: self.seat,
            kind: 'card-marker',
            about: { card: 'bombing-run' },
            clauses: ['LE-DETONIEREN-04'],
            prompt: say('le.ask.card-marker', { card: 'bombing-run' }),
            options: [...options, noneOption],
          });
          const marker = id === NONE ? undefined : g.state.markers.find((m) => String(m.id) === id);
          if (!marker) return;
          const shape = shapeOf(marker);
          const hit = ([0, 1] as const).filter((side) =>
            zoneShapes(g, colourOf(g.state, side)).some((zone) => isAt(gap([shape], [zone]), 1)),
          );
          yield* detonate(
            g,
            marker,
            { card: 'battle/bombing-run', weapon: battleCardOf('bombing-run').weapons?.[0]?.id ?? '' },
            self.seat,
          );
          giveTokens(g, 'bombing-run', (side) => (hit.includes(otherSide(side)) ? 1 : 0));
        },
      }),
    ],
  },
  'battle/breach': {
    battle: {
      gameScore: (g) =>
        scoreEach(g, (side) => {
          const south = g.state.edges[otherSide(side)] === 'south';
          const deep = (u: Unit) => {
            const { y } = leaderOf(g, u).pose;
            const far = (south ? y : g.state.rules.depth - y) + g.baseOf(u, u.leader).length / 2;
            return far <= SEGMENT;
          };
          return 2 * unitsInPlay(g.state).filter((u) => g.state.sides[u.seat] === side && deep(u)).length;
        }),
    },
  },
  'battle/breakthrough': {
    battle: {
      gameScore: (g) =>
        scoreEach(
          g,
          (side) =>
            unitsInPlay(g.state).filter(
              (u) => g.state.sides[u.seat] === side && inZoneOf(g, u, colourOf(g.state, otherSide(side))),
            ).length,
        ),
    },
  },
  'battle/control': {
    battle: {
      *prepare(g) {
        layMarker(g, { kind: 'objective', seat: null, by: 'control', ...centre(g) });
      },
      *roundScore(g) {
        const last = g.state.round === g.state.rules.rounds;
        if (!last && (g.state.round < 2 || g.state.round > 4)) return;
        giveTokens(
          g,
          'control',
          (side) =>
            (last ? 2 : 1) *
            markersOf(g, 'control').filter((m) => majority(g, (u) => leaderNear(g, u, m, 1)) === side).length,
        );
      },
    },
  },
  'battle/elimination': {
    battle: {
      gameScore: (g) =>
        scoreEach(g, (side) =>
          g.state.units
            .filter((u) => u.status === 'defeated' && g.state.sides[u.seat] !== side)
            .reduce(
              (sum, u) => sum + 1 + (u.rank === 'commander' || u.rank === 'operative' || u.rank === 'heavy' ? 1 : 0),
              0,
            ),
        ),
    },
  },
  'battle/hostage-exchange': {
    battle: {
      prepare: exchange,
      acts: [claimAct],
      gameScore: (g) =>
        scoreEach(g, (side) => {
          const own = claimedBy(g, EXCHANGE, side);
          return own.length + own.filter((marker) => isHome(g, side, marker)).length;
        }),
    },
    values: [
      valueOfAny('courage', (g, unit, self) =>
        ofOwnSide(g, unit, self) && hasHostage(g, unit) ? { add: 1 } : undefined,
      ),
      slowsBearer(EXCHANGE),
      valueOfAny('immuneToEnemies', (g, unit, self) =>
        ofOwnSide(g, unit, self) && isEnvoy(g, unit) ? { add: 1 } : undefined,
      ),
    ],
    bans: [
      ban('engage', (g, { unit, enemy }) =>
        hasHostage(g, unit) || isEnvoy(g, enemy)
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.hostageMelee', { unit: unit.id, enemy: enemy.id }))
          : undefined,
      ),
      ban('target', (g, { attacker, defender }) =>
        attacker && !isFriendly(g.state, attacker, defender) && isEnvoy(g, defender)
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.envoy', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
      ban('detonate', (g) =>
        g.state.round <= 1 ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.detonation', { card: EXCHANGE })) : undefined,
      ),
    ],
  },
  'battle/intercept-the-transmissions': {
    battle: {
      *prepare(g) {
        for (const place of placesOf('intercept-the-transmissions'))
          layAt(g, 'intercept-the-transmissions', 'objective', place);
      },
      *roundScore(g) {
        const last = g.state.round === g.state.rules.rounds;
        if (g.state.round !== 2 && g.state.round !== 4 && !last) return;
        giveTokens(
          g,
          'intercept-the-transmissions',
          (side) =>
            (last ? 2 : 1) * markersOf(g, 'intercept-the-transmissions').filter((m) => controls(g, m) === side).length,
        );
      },
    },
  },
  'battle/key-positions': {
    battle: { prepare: (g) => keyPositions(g, 'key-positions'), gameScore: (g) => keyScore(g, 'key-positions', 1) },
  },
  'battle/payload': {
    battle: { prepare: setUp, roundScore: roll, gameScore: (g) => scoreEach(g, (side) => worth(g, side)) },
  },
  'battle/pivotal-positions': {
    battle: {
      prepare: (g) => keyPositions(g, 'pivotal-positions'),
      gameScore: (g) => keyScore(g, 'pivotal-positions', 2),
    },
  },
  'battle/recover-the-supplies': {
    battle: {
      acts: [claimAct],
      *prepare(g) {
        layMarker(g, { kind: 'objective', seat: null, by: 'recover-the-supplies', ...centre(g) });
        for (const side of inTurn(g, 4))
          yield* placeMarker(g, side, 'recover-the-supplies', { kind: 'objective', beyondZones: 1, beyondMarkers: 1 }, [
            'LE-EINSATZZIELKARTEN-03',
          ]);
      },
      gameScore: (g) => scoreEach(g, (side) => claimedBy(g, 'recover-the-supplies', side).length),
    },
  },
  'battle/sabotage-the-moisture-vaporators': {
    battle: {
      *prepare(g) {
        for (const side of inTurn(g, 4)) {
          const marker = yield* placeMarker(
            g,
            side,
            'sabotage-the-moisture-vaporators',
            { kind: 'objective', beyondZones: 1, beyondMarkers: 2 },
            ['LE-EINSATZZIELKARTEN-03'],
          );
          if (marker) marker.wounds = 2;
        }
      },
      // LE-EINSATZZIELMARKER-14..18: one card action with two ways to use it
      acts: (['sabotage', 'repair'] as const).map((id) => ({
        id,
        label: say(`le.act.${id}`),
        when: (g: Legion, unit: Unit) =>
          isTrooper(g, unit) &&
          unit.status === 'play' &&
          !hasTinkered(g, unit) &&
          markersAt(g, unit, 'objective').some(({ wounds }) => (id === 'repair' ? wounds > 0 : wounds < 4)),
        *run(g: Legion, unit: Unit): Flow {
          const marker = markersAt(g, unit, 'objective').find(({ wounds }) =>
            id === 'repair' ? wounds > 0 : wounds < 4,
          )!;
          marker.wounds += id === 'repair' ? -1 : 1;
          g.emit({
            type: 'note',
            why: say('le.vaporator', { unit: unit.id, wounds: marker.wounds }),
            clauses: ['LE-EINSATZZIELMARKER-16'],
          });
        },
      })),
      gameScore: (g) => {
        const tokens = markersOf(g, 'sabotage-the-moisture-vaporators');
        const above = tokens.reduce((sum, { wounds }) => sum + Math.max(0, wounds - 2), 0);
        const below = tokens.reduce((sum, { wounds }) => sum + Math.max(0, 2 - wounds), 0);
        return g.state.blue === 0 ? [above, below] : [below, above];
      },
    },
  },
  'battle/secure-the-intel': {
    battle: {
      acts: [
        { ...claimAct, when: (g, unit, self) => isSquad(g, unit) && claimAct.when(g, unit, self) },
        {
          id: 'extract',
          label: say('le.act.extract'),
          cost: 2,
          when: (g, unit) => markersOf(g, INTEL).length === 0 && isSquad(g, unit) && isAtWreck(g, unit),
          *run(g, unit) {
            g.emit({ type: 'note', why: say('le.extracted', { unit: unit.id }), clauses: ['LE-EINSATZZIELMARKER-05'] });
            yield* bringAlong(g, unit, INTEL);
          },
        },
      ],
      gameScore: (g) => scoreEach(g, (side) => claimedBy(g, INTEL, side).length),
    },
    values: [slowsBearer(INTEL)],
  },
};
