// The measuring table as it is to be seen: two ships with their arcs, the planned flight, and the ruler between them.
import { squareBase, stripOutline } from '@holotisch/table';
import type { Description, OutlineItem, Owner, PieceItem, SceneItem } from '../../../scene/description.ts';
import { linePath, outline } from '../../../scene/svg.ts';
import { arcBand } from '../table/arc-band.ts';
import { shipShape } from '../table/ship-drawing.ts';
import { readings } from './readings.ts';
import { ARC_EDGE, HALF_BASE, RANGE_LIMITS, type ShipId, shipIds, TABLE_SIDE } from './ships.ts';
import { type MeasuringState, plannedFlight } from './state.ts';
import type { MeasuringLanguage } from './use-measuring.ts';
import { bandText, millimetres, shipText } from './words.ts';

const LOOK: Readonly<Record<ShipId, { readonly type: string; readonly owner: Owner; readonly badge: string }>> = {
  a: { type: 'xwing', owner: 0, badge: 'A' },
  b: { type: 'tiefighter', owner: 1, badge: 'B' },
};

const keyOf = (id: ShipId) => `ship:${id}`;
export const shipOfKey = (key: string): ShipId => (key === keyOf('b') ? 'b' : 'a');

export function describeBench(state: MeasuringState, language: MeasuringLanguage): Description {
  const { ships, selected } = state;
  const reading = readings(ships);
  const { from, to } = reading.closest.measure;
  return {
    ground: { width: TABLE_SIDE, depth: TABLE_SIDE, look: 'space' },
    items: [
      ...shipIds.flatMap((id) => arcOf(id, id === selected)),
      ...previewOf(state),
      ...lineInArc(reading, selected),
      ...shipIds.map(
        (id): PieceItem => ({
          kind: 'piece',
          key: keyOf(id),
          pose: ships[id],
          owner: LOOK[id].owner,
          badge: LOOK[id].badge,
          ...shipShape(LOOK[id].type),
          label: shipText(language, id, ships[id]),
          pressed: id === selected,
          draggable: true,
          ...(id === selected && { turnable: true }),
        }),
      ),
      {
        kind: 'ruler',
        key: 'ruler',
        from,
        to,
        tone: 'neutral',
        bands: RANGE_LIMITS,
        text: [bandText(language, reading.closest), millimetres(language, reading.closest)],
      },
    ],
  };
}

/** What the front arc covers, one shade for each band of the ruler. */
const arcOf = (id: ShipId, selected: boolean): readonly OutlineItem[] =>
  RANGE_LIMITS.map((limit) => ({
    kind: 'outline',
    key: `arc:${id}:${limit}`,
    on: keyOf(id),
    owner: LOOK[id].owner,
    tone: 'owner',
    fill: 'soft',
    d: arcBand(HALF_BASE, ARC_EDGE, limit),
    pointed: selected,
  }));

/** The template between the guides and the shadow of the ship at its end. */
function previewOf(state: MeasuringState): readonly SceneItem[] {
  const { flying, landed, selected } = state;
  const flight = flying?.flight ?? (landed ? undefined : plannedFlight(state));
  if (!flight) return [];
  const { type, owner } = LOOK[selected];
  return [
    { kind: 'outline', key: 'template', d: outline(stripOutline(flight.template)), owner, tone: 'owner', fill: 'soft' },
    ...(flight.blocked
      ? [
          {
            kind: 'outline',
            key: 'blocked',
            d: outline(squareBase(flight.full, HALF_BASE)),
            tone: 'barred',
            fill: 'soft',
            line: 'dashed',
          } as const,
        ]
      : []),
    { kind: 'piece', key: 'end', pose: flight.end, owner, ...shipShape(type), ghost: 'preview' },
  ];
}

/** Where what lies in the arc is farther away than the ship itself, the line to it is drawn, too. */
function lineInArc({ closest, inArc }: ReturnType<typeof readings>, selected: ShipId): readonly OutlineItem[] {
  const found = inArc[selected]?.measure;
  if (!found || found.distance <= closest.measure.distance + 0.05) return [];
  return [{ kind: 'outline', key: 'in-arc', d: linePath(found.from, found.to), tone: 'neutral', line: 'dashed' }];
}
