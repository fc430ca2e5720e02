import { type Flow, say } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import { climbs } from '../../flow/activation/move/climb.ts';
import { placeAnew } from '../../flow/activation/move/displace.ts';
import { isPlan, planMove } from '../../flow/activation/move/plan.ts';
import { areaAttack } from '../../flow/attack/area.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnits } from '../../flow/choose.ts';
import { askMarkerPlace, layMarker, markerPlace } from '../../flow/objectives/markers.ts';
import { zoneShapes } from '../../flow/objectives/zones.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import { within } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import {
  banned,
  between,
  hasKeyword,
  isTrooper,
  keywordOf,
  keywordsOn,
  leaderOf,
  living,
  speedOf,
  unitsInPlay,
  weaponsOf,
} from '../../values.ts';
import { act, share } from '../phrases/card-actions.ts';
import { attackFreely, movedFreely } from '../phrases/free-attacks.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { dodges, mayDeflect, surgesBlock, woundsBack } from '../phrases/lightsabers.ts';
import { HEIGHT } from '../phrases/moving.ts';
import { inPool } from '../phrases/weapons.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardRules, type CardSource, value } from '../vocabulary.ts';

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

/** LE-AUSKUNDSCHAFTEN-X-05, -06: they add up, to 3 at most. */
const scoutOf = (g: Legion, unit: Unit): number => Math.min(3, keywordOf(g, unit, 'scout'));

/** LC-SPUERTRUPP-X-01 */
function* scoutingParty(g: Legion, self: CardSource): Flow {
  const most = keywordOf(g, self.unit, 'scouting-party');
  if (most === 0) return;
  const able = othersNearby(g, self.unit, 2).filter(
    (friend) => isTrooper(g, friend) && keywordOf(g, friend, 'scout') === 0,
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

/**
 * Something for nothing before or after a standard move, not both. What comes before is noted until the move has been made,
 * which must be a standard one.
 */
const besideMove = (
  note: string,
  able: (g: Legion, self: CardSource) => boolean,
  run: (g: Legion, self: CardSource) => Flow,
): CardRules => {
  const may = (g: Legion, unit: Unit, self: CardSource): boolean =>
    unit === self.unit &&
    unit.status === 'play' &&
    !g.state.turn?.panics && // LE-PANIK-11: no free actions
    unit.note[note] === undefined &&
    able(g, self);
  return {
    abilities: [
      at('move.ready', {
        when: (g, m, self) => may(g, m.unit, self),
        *run(g, m, self) {
          self.unit.note[note] = true;
          m.kinds = ['standard'];
          yield* run(g, self);
        },
      }),
      at('move.after', {
        when: (g, m, self) => m.kind === 'standard' && may(g, m.unit, self),
        run: (g, _m, self) => run(g, self),
      }),
      at('action.after', {
        id: 'done',
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && m.unit.note[note] === true,
        *run(_g, m) {
          delete m.unit.note[note];
        },
      }),
    ],
  };
};

/** Something it stands at that one action takes it up, down or over, with room for everybody. */
const mayClamber = (g: Legion, unit: Unit): boolean =>
  climbs(g, unit).some(({ piece, way }) => {
    const answer = { kind: 'clamber', speed: 1, heading: 0, bend: 0, way: 1, climb: { piece, way } } as const;
    return isPlan(planMove(g, { unit: unit.id, kinds: ['clamber'], speed: speedOf(g, unit), free: true }, answer));
  });

/** A clamber of one height that costs nothing. */
function* clamber(g: Legion, { unit }: CardSource): Flow {
  const move = yield* g.rules.move(g, unit, { kinds: ['clamber'], free: true, clauses: ['LC-UEBERWINDEN-01'] });
  yield* after(g, unit, { move });
}

/** Millimetres: small bases are narrower. */
const MEDIUM = 40;

function* scatter(g: Legion, { defender }: AttackMoment, self: CardSource): Flow {
  const minis = living(defender).filter((mini) => mini !== defender.leader);
  yield* placeAnew(g, defender, minis, self.seat, self.unit);
}

export const KEYWORDS_S: CardFamily = {
  // LC-UEBERWINDEN-01: neither difficult ground nor clambering hurts it
  'keyword/scale': {
    values: [value('unhindered', () => ({ add: 1 })), value('keyword.expert-climber', () => ({ add: 1 }))],
    ...besideMove('scaled', (g, { unit }) => mayClamber(g, unit), clamber),
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
  'keyword/scouting-party': { askedBy: 'cards/keywords/s.ts' },
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
  // LE-WACHPOSTEN-01
  'keyword/sentinel': { values: [value('standbyRange', () => ({ atLeast: 3 }))] },
  // LE-SCHARFSCHUETZE-X-01
  'keyword/sharpshooter': {
    values: [
      value('coverWorse', (g, unit, _self, { attack }) =>
        attack ? { add: keywordOf(g, unit, 'sharpshooter') } : undefined,
      ),
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
  'keyword/sidearm': { askedBy: 'flow/attack/targets.ts' },
  'keyword/small': { askedBy: 'values.ts' },
  'keyword/smoke': act('smoke', { free: true, when: () => true, run: (g, unit) => smoke(g, unit) }),
  // LC-SORESU-MEISTERSCHAFT-01, -02; as a guardian see guardHits
  'keyword/soresu-mastery': {
    wantsDodge: true,
    abilities: [woundsBack('soresu-mastery', mayDeflect), surgesBlock(dodges)],
  },
  // LE-GLEITER-X-11, -12, LC-GLEITER-X-07
  'keyword/speeder': {
    values: [value('flightHeight', (g, unit) => ({ atLeast: keywordOf(g, unit, 'speeder') * HEIGHT }))],
  },
  'keyword/spotter': act('spotter', { when: () => true, run: (g, unit) => share(g, unit, 'spotter', ['aim']) }),
  'keyword/spray': { askedBy: 'flow/attack/pools.ts' },
  // A suppression token makes it faster by 1, to 3 at most.
  'keyword/spur': { values: [value('spur', (g, unit) => (hasKeyword(g, unit, 'spur') ? { add: 1 } : undefined))] },
  // LE-STATIONAER-01, -02
  'keyword/stationary': {
    bans: [
      ban('move', (g, { unit, pivot }, self) =>
        unit === self.unit && !pivot && hasKeyword(g, unit, 'stationary')
          ? { clauses: ['LE-STATIONAER-01'], message: say('le.no.stationary', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  // LE-RUHIGE-HAND-01..04
  'keyword/steady': {
    abilities: [
      at('action.after', {
        when: (g, m, self) => movedFreely(g, m, self, { melee: false }),
        run: (g, _m, self) => attackFreely(g, self, { melee: false }),
      }),
    ],
  },
  'keyword/strategize': act('strategize', {
    when: () => true,
    *run(g, unit) {
      yield* gain(g, unit, 'suppression', 1, 'strategize');
      yield* share(g, unit, 'strategize', ['aim', 'dodge']);
    },
  }),
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
};
