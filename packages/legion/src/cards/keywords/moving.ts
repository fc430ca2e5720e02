import { type Flow, say } from '@holotisch/engine';
import { refuseAction } from '../../flow/actions.ts';
import { climbs } from '../../flow/move/climb.ts';
import { isPinned } from '../../flow/move/kinds.ts';
import { isPlan, planMove } from '../../flow/move/plan.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { engagedWith, hasKeyword, keywordOf, speedOf } from '../../values.ts';
import { at, ban, type CardFamily, type CardRules, type CardSource, value } from '../vocabulary.ts';

/** Keywords that say how a unit moves, and what a move brings. */

/** Tokens after every standard move. */
const afterStandard = (keyword: 'agile' | 'tactical', token: 'dodge' | 'aim'): CardRules => ({
  abilities: [
    at('move.after', {
      mandatory: true,
      when: (_g, m, self) => m.unit === self.unit && m.kind === 'standard' && m.unit.status === 'play',
      *run(g, _m, self) {
        yield* gain(g, self.unit, token, keywordOf(g, self.unit, keyword), keyword);
      },
    }),
  ],
});

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

/** A pivot that is an action of its own, but no move action. R-LE-29 */
function* turn(g: Legion, { unit }: CardSource): Flow {
  const move = yield* g.rules.move(g, unit, { kinds: ['pivot'], clauses: ['LE-NEUPOSITIONIEREN-01'] });
  yield* after(g, unit, { move });
}

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

const HEIGHT = 152.4;

export const MOVING: CardFamily = {
  'keyword/agile': afterStandard('agile', 'dodge'),
  'keyword/tactical': afterStandard('tactical', 'aim'),
  // LE-NEUPOSITIONIEREN-01..03, R-LE-29: a free action before or after a standard move, not both
  'keyword/reposition': {
    values: [value('repositions', () => ({ add: 1 }))],
    abilities: [
      at('move.after', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.kind === 'standard' &&
          m.unit.status === 'play' &&
          !m.turned &&
          !g.state.turn?.panics,
        run: (g, _m, self) => turn(g, self),
      }),
    ],
  },
  // LE-VOLLE-DREHUNG-01
  'keyword/full-pivot': { values: [value('pivot', () => ({ set: 360 }))] },
  // LE-UNGEHINDERT-01
  'keyword/unhindered': { values: [value('unhindered', () => ({ add: 1 }))] },
  // LE-GLEITER-X-11, -12, LC-GLEITER-X-07
  'keyword/speeder': {
    values: [value('flightHeight', (g, unit) => ({ atLeast: keywordOf(g, unit, 'speeder') * HEIGHT }))],
  },
  // Air: over everything so high; the rest is the same for both kinds: strafing, reversing, standby.
  'keyword/hover': {
    values: [
      value('flightHeight', (g, unit) => {
        const air = g.card(unit).keywords.find(({ keyword, of }) => keyword === 'hover' && of?.includes('Air'));
        return air ? { atLeast: (air.value ?? 1) * HEIGHT } : undefined;
      }),
    ],
    askedBy: 'flow/move/kinds.ts',
  },
  // LE-SPRINGEN-X-01..08
  'keyword/jump': {
    acts: [
      {
        id: 'jump',
        as: 'move',
        when: (g, unit) => refuseAction(g, unit, 'move') === undefined && speedOf(g, unit) > 0 && !isPinned(g, unit),
        *run(g, unit) {
          const move = yield* g.rules.move(g, unit, {
            kinds: ['jump'],
            jump: keywordOf(g, unit, 'jump') * HEIGHT,
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
      ban('move', (g, { unit, pivot }, self) =>
        unit === self.unit && !pivot && hasKeyword(g, unit, 'stationary')
          ? { clauses: ['LE-STATIONAER-01'], message: say('le.no.stationary', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  // A suppression token makes it faster by 1, to 3 at most.
  'keyword/spur': { values: [value('spur', (g, unit) => (hasKeyword(g, unit, 'spur') ? { add: 1 } : undefined))] },
  // LC-UEBERWINDEN-01: neither difficult ground nor clambering hurts it
  'keyword/scale': {
    values: [value('unhindered', () => ({ add: 1 })), value('keyword.expert-climber', () => ({ add: 1 }))],
    ...besideMove('scaled', (g, { unit }) => mayClamber(g, unit), clamber),
  },
  // One enemy does not hold it.
  'keyword/disengage': {
    values: [value('movesEngaged', (g, unit) => (engagedWith(g, unit).length === 1 ? { add: 1 } : undefined))],
  },
  'keyword/grounded': { askedBy: 'flow/move/climb.ts' },
  'keyword/expert-climber': { askedBy: 'flow/move/climb.ts' },
  'keyword/climbing-vehicle': { askedBy: 'flow/move/climb.ts' },
  'keyword/plodding': { askedBy: 'flow/move/kinds.ts' },
};
