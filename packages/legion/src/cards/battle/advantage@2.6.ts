import { type Flow, rollDice, say } from '@holotisch/engine';
import { pose, strip } from '@holotisch/table';
import type { KeywordName } from '../../data/types.ts';
import { ATTACK_DICE } from '../../dice.ts';
import { chooseNumber, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command/command.ts';
import { markerNamed, removeMarker, shapeOf } from '../../flow/objectives/markers.ts';
import { colourOf } from '../../flow/objectives/zones.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { CONTACT, gap } from '../../geometry/base.ts';
import { isAt, SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import {
  between,
  captainOf,
  hasKeyword,
  isTrooper,
  isVehicle,
  living,
  onTable,
  otherSide,
  refuse,
  sideOf,
  unitsInPlay,
} from '../../values.ts';
import { layBarricade } from '../phrases/barricades.ts';
import { placeMarker } from '../phrases/battle.ts';
import { pick, tokensOf, unitsOfSide } from '../phrases/missions.ts';
import { at, ban, type CardRules, type CardSource, type LaterCards, valueOfAny } from '../vocabulary.ts';

const sideOfCard = (g: Legion, self: CardSource): Side => g.state.sides[self.seat]!;
const isMine = (g: Legion, unit: Unit, self: CardSource): boolean => sideOf(g.state, unit) === sideOfCard(g, self);

/** At the start of the first activation phase. */
const atFirst = (run: (g: Legion, side: Side, self: CardSource) => Flow): CardRules => ({
  battle: {},
  abilities: [
    at('activation.start', {
      mandatory: true,
      when: (g) => g.state.round === 1,
      run: (g, _m, self) => run(g, sideOfCard(g, self), self),
    }),
  ],
});

const intel: CardRules = atFirst(function* (g, _side, self) {
  g.state.hands[self.seat]!.passes++;
  g.emit({ type: 'note', why: say('le.passToken', { seat: self.seat }), clauses: ['L2-AKTIVIERUNGSPHASE-01'] });
});

const cunning = (card: string): CardRules =>
  atFirst(function* (g, side) {
    for (const unit of yield* pick(g, side, card, 3, unitsOfSide(g, side))) yield* gain(g, unit, 'dodge', 1, card);
  });

const fortified = (card: string): CardRules => ({
  battle: {
    *prepare(g, side) {
      const where = { kind: 'advantage', territory: colourOf(g.state, side), beyondMarkers: 1 } as const;
      const seat = captainOf(g.state, side);
      const prompt = say('le.ask.barricades', { card });
      const wanted = yield* chooseNumber(seat, [3, 2, 1, 0], ['L2-SPIELAUFBAU-07'], prompt, { card });
      for (let i = 0; i < wanted; i++) if (!(yield* layBarricade(g, side, card, where, ['L2-SPIELAUFBAU-07']))) break;
      for (const token of tokensOf(g, card)) removeMarker(g, token);
    },
  },
});

interface Strike {
  readonly units: readonly Unit[];
  /** Vehicles and those with armor are wounded. */
  readonly wounds: boolean;
}

/** A token that waits for the end phase, once per game. */
const strike = (
  card: string,
  dice: number,
  hit: (g: Legion, token: Marker, seat: number) => Flow<Strike>,
): CardRules => ({
  battle: {},
  abilities: [
    at('command.end', {
      limit: { per: 'game', times: 1 },
      when: (_g, _m, _self) => true,
      *run(g, _m, self) {
        yield* placeMarker(g, sideOfCard(g, self), card, { kind: 'advantage' }, ['L2-KOMMANDOPHASE-11']);
      },
    }),
    at('end.start', {
      id: 'strike',
      mandatory: true,
      when: (g) => tokensOf(g, card).length > 0,
      *run(g, _m, self) {
        const token = tokensOf(g, card)[0]!;
        const strikes = yield* hit(g, token, self.seat);
        const faces = rollDice(g.state.chance, ATTACK_DICE.black, dice);
        g.emit({ type: 'looseDice', colour: 'attack', faces, purpose: say('le.strikeRoll', { card }) });
        const [crits, hits] = (['crit', 'hit'] as const).map((face) => faces.filter((f) => f === face).length) as [
          number,
          number,
        ];
        for (const unit of strikes.units) {
          if (strikes.wounds && (isVehicle(g, unit) || hasKeyword(g, unit, 'armor')))
            yield* g.rules.suffer(g, unit, 2 * crits + hits, { by: card });
          else yield* gain(g, unit, 'suppression', crits + hits, card);
        }
        removeMarker(g, markerNamed(g, token.id)!);
      },
    }),
  ],
});

const near = (g: Legion, marker: Marker, unit: Unit, range: number): boolean =>
  onTable(unit).some((mini) => isAt(gap(g.mini(unit, mini).base, [shapeOf(marker)]), range));

/** A bearing in steps; the tool is as wide as a movement tool, and reaches to range 2. R-L2-38, R-L2-46 */
const BEARINGS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
const TOOL_WIDTH = 15;
const STRAFED = 2 * SEGMENT;

function* strafed(g: Legion, token: Marker, seat: number): Flow<Strike> {
  const degrees = yield* chooseNumber(seat, BEARINGS, ['L2-ENDPHASE-01'], say('le.ask.bearing'), { card: token.by });
  const line = strip(pose(token.x, token.y, degrees), TOOL_WIDTH / 2, 0, STRAFED);
  const under = (unit: Unit) =>
    onTable(unit).some((mini) => {
      const { base } = g.mini(unit, mini);
      return gap(base, [line]) === 0 || gap(base, [shapeOf(token)]) === 0;
    });
  return { units: unitsInPlay(g.state).filter(under), wounds: false };
}

/** How often a card has been used; it is counted in the notes of the battle. */
const usesOf = (g: Legion, { key }: CardSource): number => Number(g.state.battleNote[key] ?? 0);

const useUp = (g: Legion, self: CardSource): void => {
  g.state.battleNote[self.key] = usesOf(g, self) + 1;
};

const GARRISON = 'garrison';
const INFILTRATE = 'blackOps';
const REINFORCED = 'reinforced';
const COORDINATES = 'coordinates';

/** Units with such a note have the keyword. */
const notedHave = (what: string, keyword: KeywordName): Pick<CardRules, 'grants' | 'values'> => ({
  grants: [keyword],
  values: [valueOfAny(`keyword.${keyword}`, (_g, { note }) => (note[what] === true ? { add: 1 } : undefined))],
});

const mates = (g: Legion, unit: Unit): readonly Unit[] =>
  unitsOfSide(g, sideOf(g.state, unit)).filter(
    (friend) =>
      (g.card(friend).type === 'clone-trooper' || (isVehicle(g, friend) && friend.faction === 'republic')) &&
      mayOrder(g, friend, null) &&
      isAt(between(g, unit, friend), 1),
  );

/** Units that were given Coordinate this round and have an order. */
const coordinators = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsOfSide(g, sideOfCard(g, self)).filter(
    (u) => u.note[COORDINATES] === g.state.round && u.order === 'faceup' && mates(g, u).length > 0,
  );

const thinking = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsOfSide(g, sideOfCard(g, self)).filter((u) => hasKeyword(g, u, 'ai') && mayOrder(g, u, null));

const scramblerAt = (g: Legion, unit: Unit): Marker | undefined =>
  unit.status === 'play'
    ? tokensOf(g, 'scrambled-orders').find((token) =>
        onTable(unit).some((mini) => gap(g.mini(unit, mini).base, [shapeOf(token)]) <= CONTACT),
      )
    : undefined;

export const ADVANTAGE_26: LaterCards = {
  'battle/advanced-intel': intel,
  'battle/advanced-intel-recon': intel,
  'battle/armored-assault': atFirst(function* (g, side) {
    const vehicles = unitsOfSide(g, side).filter((u) => isVehicle(g, u));
    for (const unit of yield* pick(g, side, 'armored-assault', 3, vehicles, 0))
      yield* gain(g, unit, 'aim', 1, 'armored-assault');
  }),
  'battle/black-ops': {
    ...atFirst(function* (g, side) {
      const able = unitsOfSide(g, side).filter(
        (u) => isTrooper(g, u) && (u.rank === 'corps' || u.rank === 'special') && living(u).length <= 6,
      );
      for (const unit of yield* pick(g, side, 'black-ops', 1, able)) {
        if (hasKeyword(g, unit, 'infiltrate')) {
          yield* gain(g, unit, 'aim', 1, 'black-ops');
          yield* gain(g, unit, 'dodge', 1, 'black-ops');
        } else unit.note[INFILTRATE] = true;
      }
    }),
    ...notedHave(INFILTRATE, 'infiltrate'),
  },
  'battle/command-override': {
    battle: {},
    abilities: [
      at('command.orders', {
        when: (g, m, self) => m.seat === self.seat && usesOf(g, self) < 2 && thinking(g, self).length > 0,
        *run(g, _m, self) {
          useUp(g, self);
          for (const unit of yield* pick(g, sideOfCard(g, self), 'command-override', 1, thinking(g, self)))
            yield* giveOrder(g, unit, unit);
        },
      }),
    ],
  },
  'battle/coordinated-strike': {
    battle: {},
    abilities: [
      at('command.orders', {
        when: (g, m, self) => m.seat === self.seat && usesOf(g, self) < 1,
        *run(g, _m, self) {
          useUp(g, self);
          const able = unitsOfSide(g, sideOfCard(g, self)).filter(({ faction }) => faction === 'republic');
          for (const unit of yield* pick(g, sideOfCard(g, self), 'coordinated-strike', 2, able, 1))
            unit.note[COORDINATES] = g.state.round;
        },
      }),
      at('command.ordered', {
        id: 'coordinate',
        mandatory: true,
        when: (g, m, self) => m.seat === self.seat && coordinators(g, self).length > 0,
        *run(g, _m, self) {
          for (const unit of coordinators(g, self)) {
            const friend = yield* mayChooseUnit(
              self.seat,
              mates(g, unit),
              ['L2-KOMMANDOPHASE-07'],
              say('le.ask.card-unit', { card: 'coordinated-strike' }),
              'coordinated-strike',
            );
            if (friend) yield* giveOrder(g, friend, unit);
          }
        },
      }),
    ],
  },
  'battle/cunning-deployment': cunning('cunning-deployment'),
  'battle/cunning-deployment-recon': cunning('cunning-deployment-recon'),
  'battle/extreme-discipline': {
    battle: {},
    abilities: [
      at('token.gained', {
        when: (g, m, self) => m.token === 'suppression' && isMine(g, m.unit, self) && usesOf(g, self) < 2,
        *run(g, m, self) {
          useUp(g, self);
          remove(g, m.unit, 'suppression', m.unit.tokens.suppression, 'extreme-discipline');
          yield* g.rules.suffer(g, m.unit, 1, { by: 'extreme-discipline' });
        },
      }),
    ],
  },
  'battle/fortified-position': fortified('fortified-position'),
  'battle/fortified-position-recon': fortified('fortified-position-recon'),
  'battle/garrison': {
    battle: {
      *prepare(g, side) {
        const able = unitsOfSide(g, side).filter((u) => u.rank === 'corps' && !hasKeyword(g, u, 'prepared-position'));
        for (const unit of yield* pick(g, side, 'garrison', 1, able, 0)) unit.note[GARRISON] = true;
      },
    },
    ...notedHave(GARRISON, 'prepared-position'),
  },
  'battle/no-time-to-lose': {
    battle: {},
    abilities: [
      at('unit.activates', {
        when: (g, m, self) => isMine(g, m.unit, self) && g.state.hands[self.seat]!.passes > 0,
        *run(g, m, self) {
          g.state.hands[self.seat]!.passes--;
          const way = yield* chooseWay(
            self.seat,
            ['tokens', 'recover'],
            ['L2-AKTIVIERUNGSPHASE-08'],
            say('le.ask.no-time-to-lose', { unit: m.unit.id }),
            { unit: m.unit.id, card: 'no-time-to-lose' },
          );
          if (way === 'recover') yield* g.rules.act(g, m.unit, 'recover', { free: true });
          else {
            yield* gain(g, m.unit, 'aim', 1, 'no-time-to-lose');
            yield* gain(g, m.unit, 'dodge', 1, 'no-time-to-lose');
          }
        },
      }),
    ],
  },
  'battle/ordnance': strike('ordnance', 3, function* (g, token) {
    return { units: unitsInPlay(g.state).filter((unit) => near(g, token, unit, 1)), wounds: true };
  }),
  'battle/rapid-deployment': {
    ...atFirst(function* (g, side) {
      const able = unitsOfSide(g, side).filter((u) => u.rank === 'corps' && g.card(u).type === 'clone-trooper');
      for (const unit of yield* pick(g, side, 'rapid-deployment', 2, able, 0)) unit.note[REINFORCED] = true;
    }),
    ...notedHave(REINFORCED, 'reinforcements'),
  },
  'battle/scrambled-orders': {
    battle: {
      *prepare(g, side) {
        yield* placeMarker(g, side, 'scrambled-orders', { kind: 'advantage' }, ['L2-SPIELAUFBAU-07']);
      },
      acts: [
        {
          id: 'destroy-scrambler',
          free: true,
          forEnemies: true,
          when: (g, unit) => scramblerAt(g, unit) !== undefined,
          *run(g, unit) {
            removeMarker(g, scramblerAt(g, unit)!);
          },
        },
      ],
    },
    bans: [
      ban('order', (g, { unit }, self) =>
        sideOf(g.state, unit) === otherSide(sideOfCard(g, self)) &&
        tokensOf(g, 'scrambled-orders').some((token) => near(g, token, unit, 1))
          ? refuse(['L2-KOMMANDOPHASE-07'], say('le.no.scrambled', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'battle/strafing-run': strike('strafing-run', 4, strafed),
};
