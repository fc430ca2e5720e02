import { type Flow, say } from '@holotisch/engine';
import { contesting, contests, layNear, secures } from '../../flow/edition26/objectives.ts';
import { award } from '../../flow/end/end.ts';
import { removeMarker, shapeOf } from '../../flow/objectives/markers.ts';
import { colourOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { gap } from '../../geometry/base.ts';
import { HALF } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { otherSide, sideOf, unitsInPlay } from '../../values.ts';
import {
  bothSides,
  hasBegun,
  layPoints,
  pick,
  scorePoints,
  territoryOf,
  tokensOf,
  unitsOfSide,
} from '../phrases/missions.ts';
import { at, type BattleRules, type CardRules, type LaterCards } from '../vocabulary.ts';

const points = (card: string) =>
  function* (g: Legion): Flow {
    layPoints(g, card);
  };

const securedBy = (g: Legion, card: string, side: Side): readonly Marker[] =>
  tokensOf(g, card).filter((marker) => secures(g, side, marker));

/** Each end phase from the second round on. */
const scoring = (card: string, of: (g: Legion, side: Side) => number): BattleRules => ({
  prepare: points(card),
  *roundScore(g) {
    if (hasBegun(g)) scorePoints(g, card, (side) => of(g, side));
  },
});

/** Own checkpoints that no enemy contests; two points for each that is secured in enemy territory. */
const breakthrough = (card: string): CardRules => ({
  battle: scoring(card, (g, side) =>
    tokensOf(g, card).reduce((sum, marker) => {
      const where = territoryOf(g, side, marker);
      if (where === 'own') return sum + (contesting(g, marker, otherSide(side)).length === 0 ? 1 : 0);
      return sum + (where === 'enemy' && secures(g, side, marker) ? 2 : 0);
    }, 0),
  ),
});

/** How far a token lies from the territory of a side. */
const farFrom = (g: Legion, marker: Marker, side: Side): number =>
  gap([shapeOf(marker)], zoneShapes(g, colourOf(g.state, side)));

/** The two that were farther from one's own territory when they were laid. */
const isEnemyBunker = (g: Legion, marker: Marker, side: Side): boolean =>
  farFrom(g, marker, side) > farFrom(g, marker, otherSide(side));

const BUNKER_WOUNDS = 3;
const isElite = ({ rank }: Unit): boolean => rank === 'commander' || rank === 'operative' || rank === 'special';

const shelled = (g: Legion, card: string, side: Side): readonly Marker[] =>
  securedBy(g, card, side).filter((marker) => isEnemyBunker(g, marker, side));

/** Enemy bunkers that are secured suffer wounds before points are counted; one with three is destroyed: three points. */
const bunkers = (card: string): CardRules => ({
  battle: scoring(card, (g, side) => securedBy(g, card, side).length),
  abilities: [
    at('end.start', {
      mandatory: true,
      when: (g, _m, self) => hasBegun(g) && shelled(g, card, g.state.sides[self.seat]!).length > 0,
      *run(g, _m, self) {
        const side = g.state.sides[self.seat]!;
        for (const marker of shelled(g, card, side)) {
          marker.wounds += contesting(g, marker, side).some(isElite) ? 2 : 1;
          g.emit({
            type: 'note',
            why: say('le.bunker', { marker: marker.id, wounds: marker.wounds }),
            clauses: ['L2-ENDPHASE-01'],
          });
          if (marker.wounds < BUNKER_WOUNDS) continue;
          removeMarker(g, marker);
          award(g, side, 3, say('le.score.battle', { card }));
        }
      },
    }),
  ],
});

/** The middle one is worth two. */
const pocket = (card: string): CardRules => ({
  battle: {
    ...scoring(card, (g, side) =>
      securedBy(g, card, side).reduce((sum, { note }) => sum + (note === 'centre' ? 2 : 1), 0),
    ),
    *prepare(g) {
      const [, centre] = layPoints(g, card);
      if (centre) centre.note = 'centre';
    },
  },
});

const INTEL = 'intel';
const MOST_INTEL = 2;
const hasIntel = (unit: Unit): boolean => unit.note[INTEL] === true;

const mayLearn = (g: Legion, card: string, side: Side): readonly Unit[] =>
  unitsOfSide(g, side).filter(hasIntel).length >= MOST_INTEL
    ? []
    : unitsInPlay(g.state).filter(
        (u) =>
          sideOf(g.state, u) === side &&
          !hasIntel(u) &&
          securedBy(g, card, side).some((marker) => contests(g, u, marker)),
      );

/** Towers outside one's own territory that are secured, or that a unit with intel contests. */
const signals = (card: string): CardRules => ({
  battle: {
    ...scoring(
      card,
      (g, side) =>
        tokensOf(g, card).filter(
          (marker) =>
            territoryOf(g, side, marker) !== 'own' &&
            (secures(g, side, marker) || contesting(g, marker, side).some(hasIntel)),
        ).length,
    ),
    *prepare(g) {
      layPoints(g, card);
      const named: [readonly Unit[], readonly Unit[]] = [[], []];
      for (const side of bothSides(g)) named[side] = yield* pick(g, side, card, 3, unitsOfSide(g, side));
      for (const side of bothSides(g))
        for (const unit of yield* pick(g, side, card, MOST_INTEL, named[otherSide(side)])) unit.note[INTEL] = true;
    },
  },
  abilities: [
    at('round.end', {
      mandatory: true,
      when: (g, _m, self) => mayLearn(g, card, g.state.sides[self.seat]!).length > 0,
      *run(g, _m, self) {
        const side = g.state.sides[self.seat]!;
        const left = MOST_INTEL - unitsOfSide(g, side).filter(hasIntel).length;
        for (const unit of yield* pick(g, side, card, left, mayLearn(g, card, side), 0)) unit.note[INTEL] = true;
      },
    }),
  ],
});

/** Two laboratories contested: one point, three: two, more: three; both sides may score the same one. */
const labPoints = (labs: number): number => Math.min(3, labs - 1);
const POI_RADIUS = 25.4;

/** One token after the other, in turn. */
function* shift(g: Legion, side: Side, marker: Marker): Flow {
  const { x, y } = marker;
  const where = { kind: 'poi', marker: marker.id, around: { x, y, radius: HALF + POI_RADIUS } } as const;
  const to = yield* layNear(g, side, marker, where, ['L2-ENDPHASE-08']);
  Object.assign(marker, { x: to.x, y: to.y, note: g.state.round });
  g.emit({ type: 'markerMoved', marker: marker.id, from: { x, y }, to });
}

/** What the opponent has secured, once a round. */
const shifting = (g: Legion, side: Side): readonly Marker[] =>
  securedBy(g, 'shifting-priorities', otherSide(side)).filter(({ note }) => note !== g.state.round);

export const PRIMARY_26: LaterCards = {
  'battle/breakthrough-primary': breakthrough('breakthrough-primary'),
  'battle/bunker-assault': bunkers('bunker-assault'),
  'battle/bunker-assault-recon': bunkers('bunker-assault-recon'),
  'battle/close-the-pocket': pocket('close-the-pocket'),
  'battle/close-the-pocket-recon': pocket('close-the-pocket-recon'),
  'battle/intercept-signals': signals('intercept-signals'),
  'battle/intercept-signals-recon': signals('intercept-signals-recon'),
  'battle/recover-the-research': {
    battle: scoring('recover-the-research', (g, side) => {
      const labs = tokensOf(g, 'recover-the-research').filter((marker) => contesting(g, marker, side).length > 0);
      return labPoints(labs.length);
    }),
  },
  'battle/shifting-priorities': {
    battle: scoring('shifting-priorities', (g, side) => securedBy(g, 'shifting-priorities', side).length),
    abilities: [
      at('round.end', {
        mandatory: true,
        // The card lies before either side; the blue one's speaks for both.
        when: (g, _m, self) =>
          hasBegun(g) &&
          g.state.sides[self.seat] === g.state.blue &&
          bothSides(g).some((side) => shifting(g, side).length > 0),
        *run(g) {
          for (
            let side = g.state.blue;
            bothSides(g).some((one) => shifting(g, one).length > 0);
            side = otherSide(side)
          ) {
            const [marker] = shifting(g, side);
            if (marker) yield* shift(g, side, marker);
          }
        },
      }),
    ],
  },
};
