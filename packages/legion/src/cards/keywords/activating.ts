import { type Flow, say } from '@holotisch/engine';
import { refuseAction } from '../../flow/actions.ts';
import { choose, chooseUnits, mayChooseUnit, NONE, noneOption } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command.ts';
import { after } from '../../flow/reactions.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { readyCard } from '../../flow/upgrades.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  banned,
  between,
  friendsOf,
  isTrooper,
  keywordOf,
  keywordTargets,
  living,
  numberOf,
  speedOf,
} from '../../values.ts';
import { at, ban, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** Keywords that work when units are ordered, activated, rallied, deployed. */

const nearby = (g: Legion, unit: Unit, most: number): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => isAt(between(g, unit, friend), most));

/** Tokens for up to X units. LE-ALLE-IN-DECKUNG-X-01..03, LE-SPAEHER-X-01..03 */
function* share(g: Legion, unit: Unit, keyword: 'take-cover' | 'spotter', token: 'dodge' | 'aim'): Flow {
  const most = keywordOf(g, unit, keyword);
  const clauses = keyword === 'spotter' ? (['LE-SPAEHER-X-01'] as const) : (['LE-ALLE-IN-DECKUNG-X-01'] as const);
  const units = yield* chooseUnits(
    unit.seat,
    nearby(g, unit, 1),
    [1, most],
    clauses,
    say('le.ask.card-units', { n: most }),
    keyword,
  );
  for (const one of units) yield* gain(g, one, token, 1, keyword);
}

/** A free attack or move action for another unit. LE-FAEDEN-ZIEHEN-01..06 */
function* pullStrings(g: Legion, unit: Unit): Flow {
  const able = nearby(g, unit, 2).filter((friend) => friend !== unit && isTrooper(g, friend));
  const friend = yield* mayChooseUnit(
    unit.seat,
    able,
    ['LE-FAEDEN-ZIEHEN-02'],
    say('le.ask.pulling-the-strings'),
    'pulling-the-strings',
  );
  if (!friend) return;
  yield* freeAttackOrMove(g, friend, 'pulling-the-strings');
}
export function* freeAttackOrMove(g: Legion, unit: Unit, card: string): Flow {
  const ways = (['attack', 'move'] as const).filter(
    (action) => !refuseAction(g, unit, action, { free: true, outside: true }),
  );
  const way = yield* choose({
    ...{ seat: unit.seat, kind: 'free-action', about: { unit: unit.id }, clauses: ['LE-FAEDEN-ZIEHEN-03'] },
    prompt: say('le.ask.free-action', { unit: unit.id, card }),
    options: [...ways.map((id) => ({ id, label: say(`le.action.${id}`) })), noneOption],
  });
  if (way === NONE) return;
  yield* g.rules.act(g, unit, way === 'attack' ? 'attack' : 'move', { free: true, outside: true });
}

/** An order that a keyword gives after its unit was given one. LC-KOORDINIEREN-01, R-LE-61 */
function* coordinate(g: Legion, self: CardSource): Flow {
  const names = keywordTargets(g, self.unit, 'coordinate');
  const able = nearby(g, self.unit, numberOf(g, self.unit, 'coordinateRange', 1)).filter(
    (friend) => friend !== self.unit && mayOrder(g, friend, null) && isNamed(g, friend, names),
  );
  const friend = yield* mayChooseUnit(
    self.seat,
    able,
    ['LC-KOORDINIEREN-01'],
    say('le.ask.order-by', { unit: self.unit.id }),
    'coordinate',
  );
  if (friend) yield* giveOrder(g, friend, self.unit);
}
/** By name, by title, or by the type that is named. */
export const isNamed = (g: Legion, unit: Unit, names: readonly string[]): boolean => {
  const { name, title, type } = g.card(unit);
  const typeName = type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return names.some((one) => one === name.en || one === title?.en || one === typeName);
};

export const ACTIVATING: CardFamily = {
  'keyword/take-cover': {
    acts: [{ id: 'take-cover', when: () => true, run: (g, unit) => share(g, unit, 'take-cover', 'dodge') }],
  },
  'keyword/spotter': {
    acts: [{ id: 'spotter', when: () => true, run: (g, unit) => share(g, unit, 'spotter', 'aim') }],
  },
  'keyword/pulling-the-strings': {
    acts: [
      {
        id: 'pull',
        when: (g, unit) => nearby(g, unit, 2).some((f) => f !== unit && isTrooper(g, f)),
        run: (g, unit) => pullStrings(g, unit),
      },
    ],
  },
  // LE-BEREIT-X-01, -02
  'keyword/ready': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && m.action === 'standby',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', keywordOf(g, self.unit, 'ready'), 'ready');
        },
      }),
    ],
  },
  // LE-WACHPOSTEN-01
  'keyword/sentinel': { values: [value('standbyRange', () => ({ atLeast: 3 }))] },
  // LE-DISZIPLINIERT-X-01
  'keyword/disciplined': {
    abilities: [
      at('unit.ordered', {
        when: (_g, m, self) => m.unit === self.unit && self.unit.tokens.suppression > 0,
        *run(g, _m, self) {
          remove(g, self.unit, 'suppression', keywordOf(g, self.unit, 'disciplined'), 'disciplined');
        },
      }),
    ],
  },
  // LC-ANGRIFFSZIEL-X-01
  'keyword/target': {
    abilities: [
      at('unit.ordered', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', keywordOf(g, self.unit, 'target'), 'target');
        },
      }),
    ],
  },
  'keyword/coordinate': {
    abilities: [
      at('command.ordered', {
        when: (_g, m, self) => m.seat === self.seat && self.unit.order === 'faceup',
        run: (g, _m, self) => coordinate(g, self),
      }),
    ],
  },
  // LE-GEFOLGE-EINHEITENNAME-03..05, R-LE-31
  'keyword/entourage': {
    abilities: [
      at('command.orders', {
        when: (g, m, self) => m.seat === self.seat && self.unit.status === 'play' && entourage(g, self).length > 0,
        *run(g, _m, self) {
          const friend = yield* mayChooseUnit(
            self.seat,
            entourage(g, self),
            ['LE-GEFOLGE-EINHEITENNAME-03'],
            say('le.ask.order-by', { unit: self.unit.id }),
            'entourage',
          );
          if (friend) yield* giveOrder(g, friend, self.unit);
        },
      }),
    ],
  },
  // LE-ANSPORNEN-X-01, -02, R-LE-75: X tokens in total from others
  'keyword/inspire': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => m.unit === self.unit && inspired(g, self).length > 0,
        *run(g, _m, self) {
          for (let left = keywordOf(g, self.unit, 'inspire'); left > 0; left--) {
            const friend = yield* mayChooseUnit(
              self.seat,
              inspired(g, self),
              ['LE-ANSPORNEN-X-01'],
              say('le.ask.inspire', { n: left }),
              'inspire',
            );
            if (!friend) return;
            remove(g, friend, 'suppression', 1, 'inspire');
          }
        },
      }),
    ],
  },
  // LE-UNBEZWINGBAR-01
  'keyword/indomitable': { values: [value('rallyRed', () => ({ add: 1 }))] },
  // LE-RASEREI-X-01..05
  'keyword/enrage': {
    values: [
      value('courage', (g, unit) => (isEnraged(g, unit) ? { set: Number.POSITIVE_INFINITY } : undefined)),
      value('keyword.charge', (g, unit) => (isEnraged(g, unit) ? { add: 1 } : undefined)),
    ],
    grants: ['charge'],
    abilities: [
      at('unit.suffered', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && isEnraged(g, self.unit) && self.unit.tokens.suppression > 0,
        *run(g, _m, self) {
          remove(g, self.unit, 'suppression', self.unit.tokens.suppression, 'enrage');
        },
      }),
    ],
  },
  // LE-MEISTER-DER-MACHT-X-01
  'keyword/master-of-the-force': {
    abilities: [
      at('unit.ends', {
        when: (g, m, self) => m.unit === self.unit && exhaustedForce(g, self.unit).length > 0,
        *run(g, _m, self) {
          for (
            let left = keywordOf(g, self.unit, 'master-of-the-force');
            left > 0 && exhaustedForce(g, self.unit).length > 0;
            left--
          ) {
            const cards = exhaustedForce(g, self.unit);
            const id = yield* choose({
              ...{
                seat: self.seat,
                kind: 'card-upgrade',
                about: { unit: self.unit.id, card: 'master-of-the-force' },
                clauses: ['LE-MEISTER-DER-MACHT-X-01'],
              },
              prompt: say('le.ask.ready-card', { n: left }),
              options: [
                ...cards.map((card) => ({
                  id: card.id,
                  label: say('le.card', { card: card.id }),
                  about: { unit: self.unit.id, card: card.id },
                })),
                noneOption,
              ],
            });
            const card = cards.find((one) => one.id === id);
            if (!card) return;
            readyCard(g, self.unit, card);
          }
        },
      }),
    ],
  },
  // LE-TEAMWORK-EINHEITENNAME-01..05
  'keyword/teamwork': {
    abilities: [
      at('token.gained', {
        mandatory: true,
        when: (g, m, self) =>
          (m.token === 'aim' || m.token === 'dodge') && m.by !== 'teamwork' && partnerOf(g, m.unit, self) !== undefined,
        *run(g, m, self) {
          yield* gain(g, partnerOf(g, m.unit, self)!, m.token, m.count, 'teamwork');
        },
      }),
    ],
  },
  // LE-AUSKUNDSCHAFTEN-X-01..11
  'keyword/scout': {
    abilities: [
      at('setup.deployed', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          scoutOf(g, self.unit) > 0 &&
          !banned(g, 'move', { unit: self.unit, pivot: false }) &&
          keywordOf(g, self.unit, 'stationary') === 0,
        *run(g, _m, self) {
          yield* g.rules.move(g, self.unit, {
            kinds: ['scout'],
            speed: scoutOf(g, self.unit),
            clauses: ['LE-AUSKUNDSCHAFTEN-X-01', 'LE-AUSKUNDSCHAFTEN-X-06'],
          });
          yield* scoutingParty(g, self);
        },
      }),
    ],
  },
  // LC-RADMODUS-01..03
  'keyword/wheel-mode': {
    abilities: [
      at('unit.activates', {
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          const { unit, key } = self;
          g.state.lasting.push({ source: key, unit: unit.id, until: 'round', value: 'speed', modifier: { set: 3 } });
          g.state.lasting.push({
            source: key,
            unit: unit.id,
            until: 'round',
            value: 'keyword.cover',
            modifier: { add: 2 },
          });
        },
      }),
    ],
    grants: ['cover'],
    bans: [
      ban('attack', (g, { unit }, self) =>
        unit === self.unit && g.state.lasting.some(({ source }) => source === self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
      ban('spend', (g, { unit, token }, self) =>
        unit === self.unit && token === 'shield' && g.state.lasting.some(({ source }) => source === self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  // LE-NEUPOSITIONIEREN-01..03, R-LE-29: before or after a standard move, not both
  'keyword/reposition': {
    abilities: [
      at('move.after', {
        when: (_g, m, self) => m.unit === self.unit && m.kind === 'standard',
        *run(g, _m, self) {
          const move = yield* g.rules.move(g, self.unit, { kinds: ['pivot'], clauses: ['LE-NEUPOSITIONIEREN-01'] });
          yield* after(g, self.unit, { move });
        },
      }),
    ],
  },
  // LE-VOLLE-DREHUNG-01
  'keyword/full-pivot': { values: [value('pivot', () => ({ set: 360 }))] },
  // LE-UNGEHINDERT-01
  'keyword/unhindered': { values: [value('unhindered', () => ({ add: 1 }))] },
  // LE-GLEITER-X-11, -12, LC-GLEITER-X-07
  'keyword/speeder': {
    values: [value('flightHeight', (g, unit) => ({ atLeast: keywordOf(g, unit, 'speeder') * 152.4 }))],
  },
  // LE-SPRINGEN-X-01..08
  'keyword/jump': {
    acts: [
      {
        id: 'jump',
        as: 'move',
        when: (g, unit) => refuseAction(g, unit, 'move') === undefined && speedOf(g, unit) > 0,
        *run(g, unit) {
          const move = yield* g.rules.move(g, unit, {
            kinds: ['jump'],
            jump: keywordOf(g, unit, 'jump') * 152.4,
            clauses: ['LE-SPRINGEN-X-01', 'LE-SPRINGEN-X-02'],
          });
          yield* after(g, unit, { move, action: { unit, action: 'move', free: false, move } });
        },
      },
    ],
  },
  // LE-STATIONAER-01, -02
  'keyword/stationary': {
    bans: [
      ban('move', (_g, { unit, pivot }, self) =>
        unit === self.unit && !pivot
          ? { clauses: ['LE-STATIONAER-01'], message: say('le.no.stationary', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  // LC-GENERATOR-X-01
  'keyword/generator': {
    abilities: [
      at('end.tokens', {
        when: (g, _m, self) => self.unit.status === 'play' && spentShields(g, self.unit) > 0,
        *run(g, _m, self) {
          const back = Math.min(keywordOf(g, self.unit, 'generator'), spentShields(g, self.unit));
          yield* gain(g, self.unit, 'shield', back, 'generator');
        },
      }),
    ],
  },
  // LC-SCHILD-X-01
  'keyword/shielded': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && self.unit.tokens.shield === 0,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'shield', keywordOf(g, self.unit, 'shielded'), 'shielded');
        },
      }),
    ],
  },
  // LC-KI-ANGRIFF-01, LC-KI-ANGRIFF-BEWEGUNG-01
  'keyword/ai': {
    bans: [
      ban('action', (g, { unit, action, free }, self) => {
        const { turn } = g.state;
        if (unit !== self.unit || free || turn?.unit !== unit.id || turn.done.length > 0 || unit.order === 'faceup')
          return undefined;
        if (keywordOf(g, unit, 'ai') === 0) return undefined;
        const first = keywordTargets(g, unit, 'ai').map((one) => one.toLowerCase());
        if (first.includes(action) || !first.some((one) => couldDo(g, unit, one))) return undefined;
        return { clauses: ['LC-KI-ANGRIFF-01'], message: say('le.no.ai', { unit: unit.id }), piece: unit.id };
      }),
    ],
  },
};

/** Whether the unit could perform what its programming wants first; the ban itself is not asked. */
const couldDo = (g: Legion, unit: Unit, action: string): boolean =>
  action === 'attack' ? refuseAttack(g, unit) === undefined : action === 'move' ? speedOf(g, unit) > 0 : false;
const refuseAttack = (g: Legion, unit: Unit) => refuseAction(g, unit, 'attack', { outside: true });

const entourage = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  nearby(g, unit, 2).filter(
    (friend) =>
      friend !== unit && isNamed(g, friend, keywordTargets(g, unit, 'entourage')) && mayOrder(g, friend, null),
  );
const inspired = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  nearby(g, unit, 2).filter((friend) => friend !== unit && friend.tokens.suppression > 0);
const isEnraged = (g: Legion, unit: Unit): boolean => {
  const wounds = living(unit).reduce((sum, mini) => sum + unit.minis[mini]!.wounds, 0);
  return wounds >= keywordOf(g, unit, 'enrage') && keywordOf(g, unit, 'enrage') > 0;
};
const exhaustedForce = (g: Legion, unit: Unit) =>
  unit.upgrades.filter((card, at) => card.exhausted && !card.discarded && g.upgrades(unit)[at]!.slot === 'force');
const spentShields = (g: Legion, unit: Unit): number => keywordOf(g, unit, 'shielded') - unit.tokens.shield;
/** LE-AUSKUNDSCHAFTEN-X-05, -06: they add up, to 3 at most. */
const scoutOf = (g: Legion, unit: Unit): number => Math.min(3, keywordOf(g, unit, 'scout'));

/** The other half of a team, if this unit is one of the two and they are near. */
function partnerOf(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  const names = keywordTargets(g, self.unit, 'teamwork');
  const mates = nearby(g, self.unit, 2).filter((friend) => friend !== self.unit && isNamed(g, friend, names));
  if (unit === self.unit) return mates[0];
  return mates.includes(unit) ? self.unit : undefined;
}

/** LC-SPUERTRUPP-X-01 */
function* scoutingParty(g: Legion, self: CardSource): Flow {
  const most = keywordOf(g, self.unit, 'scouting-party');
  if (most === 0) return;
  const able = nearby(g, self.unit, 2).filter(
    (friend) => friend !== self.unit && isTrooper(g, friend) && keywordOf(g, friend, 'scout') === 0,
  );
  const units = yield* chooseUnits(
    self.seat,
    able,
    [0, most],
    ['LC-SPUERTRUPP-X-01'],
    say('le.ask.card-units', { n: most }),
    'scouting-party',
  );
  for (const unit of units)
    yield* g.rules.move(g, unit, {
      kinds: ['scout'],
      speed: scoutOf(g, self.unit),
      clauses: ['LC-SPUERTRUPP-X-01'],
    });
}
