import { type Flow, say } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import { areaAttack } from '../../flow/attack/area.ts';
import { chooseUnit, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { askMarkerPlace, layMarker, markerPlace } from '../../flow/markers.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import { zoneShapes } from '../../flow/zones.ts';
import { within } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { TokenKind, Unit } from '../../state.ts';
import {
  between,
  isTrooper,
  keywordOf,
  keywordsOn,
  leaderOf,
  living,
  touchableEnemies,
  unitsInPlay,
  weaponsOf,
} from '../../values.ts';
import { ban, type CardAct, type CardFamily } from '../vocabulary.ts';
import { isDistracting, mustAttack } from './hiding.ts';
import { freeAction, nearby, othersNearby } from './phrases.ts';

/** Keywords that are card actions. LE-KARTENAKTIONEN-01 */

/** For nothing, where the card shows it so. LE-FREIE-KARTENAKTIONEN-01 */
const act = (id: string, rest: Omit<CardAct, 'id'>): { readonly acts: readonly CardAct[] } => ({
  acts: [{ id, ...rest }],
});

/** Tokens for up to X units. LE-ALLE-IN-DECKUNG-X-01..03, LE-SPAEHER-X-01..03 */
function* share(
  g: Legion,
  unit: Unit,
  keyword: 'take-cover' | 'spotter' | 'bolster' | 'strategize',
  tokens: readonly TokenKind[],
): Flow {
  const most = keywordOf(g, unit, keyword);
  const units = yield* chooseUnits(
    unit.seat,
    nearby(g, unit, 1),
    [1, most],
    keyword === 'spotter' ? ['LE-SPAEHER-X-01'] : ['LE-ALLE-IN-DECKUNG-X-01'],
    say('le.ask.card-units', { n: most }),
    keyword,
  );
  for (const one of units) for (const token of tokens) yield* gain(g, one, token, 1, keyword);
}

const troopersNearby = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => isTrooper(g, friend));

/** A free action for another unit. LE-FAEDEN-ZIEHEN-01..06 */
function* let_(
  g: Legion,
  unit: Unit,
  keyword: 'pulling-the-strings' | 'guidance',
  actions: Parameters<typeof freeAction>[3],
): Flow {
  const friend = yield* mayChooseUnit(
    unit.seat,
    troopersNearby(g, unit),
    ['LE-FAEDEN-ZIEHEN-02'],
    say('le.ask.pulling-the-strings'),
    keyword,
  );
  if (friend) yield* freeAction(g, friend, keyword, actions);
}

const calculable = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 1).filter((friend) => isTrooper(g, friend) && unitSees(g, unit, friend));
const observable = (g: Legion, unit: Unit): readonly Unit[] =>
  touchableEnemies(g, unit).filter((enemy) => isAt(between(g, unit, enemy), 3) && unitSees(g, unit, enemy));
const distractible = (g: Legion, unit: Unit): readonly Unit[] =>
  touchableEnemies(g, unit).filter(
    (enemy) => isTrooper(g, enemy) && isAt(between(g, unit, enemy), 2) && unitSees(g, unit, enemy),
  );

/** Wholly inside a zone of the other side. */
function isBehindTheLines(g: Legion, unit: Unit): boolean {
  const theirs = g.state.sides[unit.seat] === g.state.blue ? 'red' : 'blue';
  return zoneShapes(g, theirs).some((zone) => within(zone, leaderOf(g, unit).base));
}
const MISSION = 'secret-mission';

const woundsOn = (unit: Unit): number => living(unit).reduce((sum, mini) => sum + unit.minis[mini]!.wounds, 0);
const charge = (g: Legion, unit: Unit) => weaponsOf(g, unit).find(({ weapon }) => weapon.kind === 'self-destruct');

function* smoke(g: Legion, unit: Unit): Flow {
  const count = [...keywordsOn(g, unit)].find(({ keyword }) => keyword === 'smoke')?.value ?? 1;
  for (let i = 0; i < count; i++) {
    const where: MarkerPlaceData = { kind: 'smoke', near: { unit: unit.id, range: 1 } };
    if (!markerPlace.sample(g, where, WHETHER)) return;
    const about = { unit: unit.id, card: 'smoke' };
    const place = yield* askMarkerPlace(unit.seat, where, ['LE-SCHARF-MACHEN-X-BOMBENTYP-02'], about);
    layMarker(g, { kind: 'smoke', seat: unit.seat, by: 'keyword/smoke', x: place.x, y: place.y });
  }
}

export const ACTING: CardFamily = {
  'keyword/take-cover': act('take-cover', {
    when: () => true,
    run: (g, unit) => share(g, unit, 'take-cover', ['dodge']),
  }),
  'keyword/spotter': act('spotter', { when: () => true, run: (g, unit) => share(g, unit, 'spotter', ['aim']) }),
  'keyword/bolster': act('bolster', { when: () => true, run: (g, unit) => share(g, unit, 'bolster', ['surge']) }),
  'keyword/strategize': act('strategize', {
    when: () => true,
    *run(g, unit) {
      yield* gain(g, unit, 'suppression', 1, 'strategize');
      yield* share(g, unit, 'strategize', ['aim', 'dodge']);
    },
  }),
  'keyword/pulling-the-strings': act('pull', {
    when: (g, unit) => troopersNearby(g, unit).length > 0,
    run: (g, unit) => let_(g, unit, 'pulling-the-strings', ['attack', 'move']),
  }),
  'keyword/guidance': act('guide', {
    when: (g, unit) => troopersNearby(g, unit).length > 0,
    run: (g, unit) => let_(g, unit, 'guidance', ['move', 'aim', 'dodge', 'standby', 'recover']),
  }),
  'keyword/quick-thinking': act('think', {
    when: () => true,
    *run(g, unit) {
      for (const token of ['aim', 'dodge'] as const) yield* gain(g, unit, token, 1, 'quick-thinking');
    },
  }),
  'keyword/calculate-odds': act('calculate', {
    when: (g, unit) => calculable(g, unit).length > 0,
    *run(g, unit) {
      const friend = yield* chooseUnit(
        unit.seat,
        calculable(g, unit),
        ['LE-KARTENAKTIONEN-01'],
        say('le.ask.card-unit', { card: 'calculate-odds' }),
        'calculate-odds',
      );
      for (const token of ['aim', 'dodge', 'suppression'] as const) yield* gain(g, friend, token, 1, 'calculate-odds');
    },
  }),
  'keyword/observe': act('observe', {
    when: (g, unit) => observable(g, unit).length > 0,
    *run(g, unit) {
      const enemy = yield* chooseUnit(
        unit.seat,
        observable(g, unit),
        ['LE-KARTENAKTIONEN-01'],
        say('le.ask.card-unit', { card: 'observe' }),
        'observe',
      );
      yield* gain(g, enemy, 'observation', keywordOf(g, unit, 'observe'), 'observe');
    },
  }),
  'keyword/distract': {
    ...act('distract', {
      free: true,
      when: (g, unit) => !isDistracting(g, unit) && distractible(g, unit).length > 0,
      *run(g, unit, self) {
        const enemy = yield* chooseUnit(
          unit.seat,
          distractible(g, unit),
          ['LE-FREIE-KARTENAKTIONEN-01'],
          say('le.ask.card-unit', { card: 'distract' }),
          'distract',
        );
        g.state.lasting.push({ source: self.key, unit: unit.id, until: 'round', note: enemy.id });
      },
    }),
    bans: [ban('target', (g, m, self) => mustAttack(g, m, self))],
  },
  // Once in a game; whoever lives to the end of it scores.
  'keyword/secret-mission': act('mission', {
    free: true,
    when: (g, unit) => unit.note[MISSION] === undefined && isBehindTheLines(g, unit),
    *run(g, unit) {
      unit.note[MISSION] = true;
      g.emit({ type: 'note', why: say('le.secretMission', { unit: unit.id }), clauses: ['LE-SIEGMARKER-01'] });
    },
  }),
  'keyword/self-destruct': act('self-destruct', {
    free: true,
    when: (g, unit) => woundsOn(unit) >= keywordOf(g, unit, 'self-destruct') && charge(g, unit) !== undefined,
    *run(g, unit) {
      const near = unitsInPlay(g.state).filter(
        (other) => other !== unit && isAt(between(g, unit, other), 1) && unitSees(g, unit, other),
      );
      yield* areaAttack(g, unit, charge(g, unit)!.key, near);
      yield* g.rules.defeat(g, unit, 'rule', { source: unit });
    },
  }),
  'keyword/smoke': act('smoke', { free: true, when: () => true, run: (g, unit) => smoke(g, unit) }),
};
