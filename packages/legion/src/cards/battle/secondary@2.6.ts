import { say } from '@holotisch/engine';
import { chooseWay } from '../../flow/choose.ts';
import { contests, secures } from '../../flow/edition26/objectives.ts';
import { award } from '../../flow/end/end.ts';
import { removeMarker, shapeOf } from '../../flow/objectives/markers.ts';
import { colourOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { gap, touchesShape, within } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { inPlay, isTrooper, leaderOf, onTable, otherSide, sideOf } from '../../values.ts';
import { placeMarker } from '../phrases/battle.ts';
import { giveOut, holders, oneEach, placeInTurn, sideOfCard, take } from '../phrases/handing.ts';
import {
  assetsOf,
  bothSides,
  claimAsset,
  hasBegun,
  layInCentre,
  pick,
  scorePoints,
  tick,
  ticked,
  tokensOf,
  unitsOfSide,
} from '../phrases/missions.ts';
import { heel, recon, scan } from '../phrases/recon.ts';
import { at, type CardSource, type LaterCards, valueOfAny } from '../vocabulary.ts';

const SWEEP = { any: 1, own: 1, contested: 1, enemy: 2 } as const;
type SweepRow = keyof typeof SWEEP;

/** Territories in which the attacking leader stands, in whole or in part. */
function sweepRows(g: Legion, attacker: Unit, side: Side): readonly SweepRow[] {
  const { base } = leaderOf(g, attacker);
  const touches = (of: Side) => zoneShapes(g, colourOf(g.state, of)).some((zone) => touchesShape(base, zone));
  const covered = bothSides(g).some((of) => zoneShapes(g, colourOf(g.state, of)).some((zone) => within(zone, base)));
  const there: Record<SweepRow, boolean> = {
    any: true,
    own: touches(side),
    contested: !covered,
    enemy: touches(otherSide(side)),
  };
  const done = ticked(g, 'sweep-and-clear', side);
  return (['enemy', 'contested', 'own', 'any'] as const).filter((row) => there[row] && !done.includes(row));
}

const supplyPoints = ({ state }: Legion): number => (state.round >= 4 ? 2 : 1);

const isLineTrooper = (g: Legion, unit: Unit): boolean =>
  isTrooper(g, unit) && (unit.rank === 'corps' || unit.rank === 'special');

/** The card lies there once for each side: each speaks of its own units. */
const hasPrisoner = (g: Legion, unit: Unit, self: CardSource): boolean =>
  sideOf(g.state, unit) === sideOfCard(g, self) && assetsOf(g, unit, 'failed-negotiations').length > 0;

const foreignRelays = (g: Legion, unit: Unit): readonly Marker[] =>
  tokensOf(g, 'align-the-relay').filter((relay) => relay.note !== sideOf(g.state, unit) && contests(g, unit, relay));

/** A base of the enemy that one secures and where somebody with a bomb stands. */
const bombed = (g: Legion, side: Side): Marker | undefined =>
  tokensOf(g, 'destroy-enemy-base').find(
    (marker) =>
      marker.kind === 'poi' &&
      marker.note === otherSide(side) &&
      secures(g, side, marker) &&
      holders(g, 'destroy-enemy-base', side).some((u) => contests(g, u, marker)),
  );

export const SECONDARY_26: LaterCards = {
  'battle/align-the-relay': {
    battle: {
      *prepare(g) {
        layInCentre(g, 'align-the-relay', 'asset');
        yield* placeInTurn(g, 'align-the-relay', 2, { kind: 'asset', longEdges: 3, shortEdges: 1, beyondMarkers: 1 });
      },
      acts: [
        {
          id: 'align',
          when: (g, unit) => foreignRelays(g, unit).length > 0,
          *run(g, unit) {
            const [relay] = foreignRelays(g, unit);
            relay!.note = sideOf(g.state, unit);
            g.emit({ type: 'note', why: say('le.relay', { unit: unit.id }), clauses: ['L2-AKTIONEN-IM-DETAIL-05'] });
          },
        },
      ],
      *roundScore(g) {
        if (!hasBegun(g)) return;
        scorePoints(g, 'align-the-relay', (side) => {
          const mine = tokensOf(g, 'align-the-relay').filter(({ note }) => note === side).length;
          return Math.floor(mine / 2);
        });
      },
    },
  },
  'battle/bring-them-to-heel': heel('bring-them-to-heel'),
  'battle/bring-them-to-heel-recon': heel('bring-them-to-heel-recon'),
  'battle/destroy-enemy-base': {
    battle: {
      *prepare(g) {
        for (const side of bothSides(g)) {
          const base = yield* placeMarker(g, side, 'destroy-enemy-base', { kind: 'poi', beyondEdges: 1 }, [
            'L2-SPIELAUFBAU-07',
          ]);
          if (base) base.note = side;
        }
        yield* giveOut(g, 'destroy-enemy-base', 1);
      },
      acts: [claimAsset('destroy-enemy-base', oneEach('destroy-enemy-base'))],
    },
    abilities: [
      at('end.start', {
        mandatory: true,
        when: (g, _m, self) => bombed(g, sideOfCard(g, self)) !== undefined,
        *run(g, _m, self) {
          const side = sideOfCard(g, self);
          const base = bombed(g, side)!;
          for (const unit of holders(g, 'destroy-enemy-base', side))
            if (contests(g, unit, base))
              for (const bomb of assetsOf(g, unit, 'destroy-enemy-base')) take(g, unit, bomb);
          removeMarker(g, base);
          award(g, side, 4, say('le.score.battle', { card: 'destroy-enemy-base' }));
        },
      }),
    ],
  },
  'battle/failed-negotiations': {
    battle: {
      *prepare(g) {
        layInCentre(g, 'failed-negotiations', 'poi');
        yield* giveOut(g, 'failed-negotiations', 1, isLineTrooper);
      },
      acts: [claimAsset('failed-negotiations', isLineTrooper)],
      *roundScore(g) {
        const exchange = tokensOf(g, 'failed-negotiations').find(({ kind }) => kind === 'poi');
        if (!hasBegun(g) || !exchange) return;
        scorePoints(
          g,
          'failed-negotiations',
          (side) =>
            holders(g, 'failed-negotiations', side).filter((u) =>
              onTable(u).some((mini) => isAt(gap(g.mini(u, mini).base, [shapeOf(exchange)]), 1)),
            ).length,
        );
      },
    },
    grants: ['incognito'],
    values: [
      valueOfAny('courage', (g, unit, self) => (hasPrisoner(g, unit, self) ? { add: 1 } : undefined)),
      valueOfAny('keyword.incognito', (g, unit, self) =>
        g.state.round === 1 && g.state.phase !== 'command' && hasPrisoner(g, unit, self) ? { add: 1 } : undefined,
      ),
    ],
  },
  'battle/marked-targets': {
    battle: {
      *prepare(g) {
        const free = (side: Side) => unitsOfSide(g, side).filter(({ note }) => note['marked'] !== true);
        for (const side of bothSides(g))
          for (const whose of [side, otherSide(side)])
            for (const unit of yield* pick(g, side, 'marked-targets', 2, free(whose))) unit.note['marked'] = true;
      },
    },
    abilities: [
      at('unit.defeated', {
        mandatory: true,
        when: (g, m, self) => m.unit.note['marked'] === true && sideOf(g.state, m.unit) !== sideOfCard(g, self),
        *run(g, _m, self) {
          award(g, sideOfCard(g, self), 1, say('le.score.battle', { card: 'marked-targets' }));
        },
      }),
    ],
  },
  'battle/recon-mission': recon('recon-mission'),
  'battle/recon-mission-recon': recon('recon-mission-recon'),
  'battle/retrieve-the-data': {
    battle: {
      *prepare(g) {
        layInCentre(g, 'retrieve-the-data', 'asset');
        yield* placeInTurn(g, 'retrieve-the-data', 2, {
          kind: 'asset',
          contested: true,
          beyondEdges: 2,
          beyondMarkers: 1,
        });
      },
      // Tokens on a core are counted like wounds.
      acts: [
        {
          id: 'recover-data',
          free: true,
          when: (g, unit) => tokensOf(g, 'retrieve-the-data').some((core) => contests(g, unit, core)),
          *run(g, unit) {
            const core = tokensOf(g, 'retrieve-the-data').find((one) => contests(g, unit, one))!;
            core.wounds++;
            g.emit({
              type: 'note',
              why: say('le.dataCore', { unit: unit.id, n: core.wounds }),
              clauses: ['L2-AKTIONEN-IM-DETAIL-07'],
            });
          },
        },
      ],
      *roundScore(g) {
        if (!hasBegun(g)) return;
        for (const side of bothSides(g))
          for (const core of tokensOf(g, 'retrieve-the-data'))
            if (core.wounds >= 2 && secures(g, side, core)) {
              award(g, side, 1, say('le.score.battle', { card: 'retrieve-the-data' }));
              removeMarker(g, core);
            }
      },
    },
  },
  'battle/supply-run': {
    battle: {
      *prepare(g) {
        yield* placeInTurn(g, 'supply-run', 2, { kind: 'asset', contested: true, beyondEdges: 2, beyondMarkers: 1 });
      },
      acts: [claimAsset('supply-run', (g, unit) => isTrooper(g, unit) && assetsOf(g, unit, 'supply-run').length === 0)],
    },
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          hasBegun(g) &&
          sideOf(g.state, m.unit) === sideOfCard(g, self) &&
          assetsOf(g, m.unit, 'supply-run').length > 0 &&
          g.state.markers.some((marker) => marker.kind === 'poi' && contests(g, m.unit, marker)),
        label: (g, _m, self) => say('le.usePoints', { card: self.card, points: supplyPoints(g) }),
        *run(g, m, self) {
          take(g, m.unit, assetsOf(g, m.unit, 'supply-run')[0]!);
          award(g, sideOfCard(g, self), supplyPoints(g), say('le.score.battle', { card: 'supply-run' }));
        },
      }),
    ],
  },
  'battle/surface-scan': scan('surface-scan'),
  'battle/surface-scan-recon': scan('surface-scan-recon'),
  'battle/sweep-and-clear': {
    battle: {},
    abilities: [
      at('unit.defeated', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.attack !== undefined &&
          m.by !== undefined &&
          inPlay(m.by) &&
          sideOf(g.state, m.by) === sideOfCard(g, self) &&
          sideOf(g.state, m.unit) !== sideOfCard(g, self) &&
          sweepRows(g, m.by, sideOfCard(g, self)).length > 0,
        label: (g, m, self) =>
          say('le.usePoints', {
            card: self.card,
            points: Math.max(...sweepRows(g, m.by!, sideOfCard(g, self)).map((row) => SWEEP[row])),
          }),
        *run(g, m, self) {
          const side = sideOfCard(g, self);
          const row = yield* chooseWay(
            self.seat,
            sweepRows(g, m.by!, side),
            ['L2-ENDPHASE-02'],
            say('le.ask.chart', { card: 'sweep-and-clear' }),
            { card: 'sweep-and-clear' },
          );
          tick(g, 'sweep-and-clear', side, row, SWEEP[row]);
        },
      }),
    ],
  },
};
