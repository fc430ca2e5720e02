import type { Flight } from '@holotisch/xwing';
import { useMemo } from 'react';
import type { Light, SceneItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useHovered, useOpenField } from '../../../table-ui/decide/shared.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { type OverlayProps, pieceKey } from '../../../table-ui/game-face.ts';
import { ownerOf } from '../table/describe.ts';
import { shipGhost, templateItem } from '../table/ghosts.ts';
import { useKnown, valuesFrom } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { plannedBumps } from './planned-bumps.ts';
import { useFlights } from './use-flights.ts';

interface FlightGhostsProps extends Pick<OverlayProps<XWingView>, 'view'> {
  /** Only in a match whose players have agreed on this aid. */
  readonly previewing: boolean;
}

const keyOf = (ship: string) => `flight:${ship}`;

/** Where the manoeuvres that are set would end, and the one that is looked at on the open dial. */
export function FlightGhosts({ view, previewing }: FlightGhostsProps) {
  const { answer } = useDraft();
  const words = useWords();
  const t = words.own.dials;
  const open = useOpenField();
  const hovered = useHovered();
  const set = answer as Readonly<Record<string, string>> | undefined;
  const wanted = useMemo(() => {
    const codes = new Map(Object.entries(set ?? {}));
    if (open !== undefined && hovered !== undefined) codes.set(open, hovered);
    return previewing ? codes : new Map<string, string>();
  }, [set, open, hovered, previewing]);
  const known = useKnown();
  const values = useMemo(() => valuesFrom(known), [known]);
  const flights = useFlights(wanted, view, values);
  const layer = useMemo(() => {
    const warning = ({ overlapped, obstacles, flees }: Flight, bumps: readonly number[]): string =>
      [
        ...(bumps.length > 0 ? [t.bumps(bumps.map(words.ship).join(', '))] : []),
        ...(overlapped.length > 0 ? [t.overlaps(overlapped.map(words.ship).join(', '))] : []),
        ...(obstacles.length > 0 ? [t.obstacles(obstacles.length)] : []),
        ...(flees ? [t.flees] : []),
      ].join(' · ');
    const items = [...flights].flatMap(([id, flight]): readonly SceneItem[] => {
      const ship = view.ships[Number(id)];
      if (!ship) return [];
      const bumps = plannedBumps(id, flights, view, values);
      const warned = warning(flight, bumps);
      const looked = id === open;
      const { clearOnce } = flight;
      const said = [
        ...(warned ? [warned] : []),
        ...(clearOnce.length > 0 ? [t.clearOnce(clearOnce.map(words.ship).join(', '))] : []),
      ].join(' · ');
      const ghost = shipGhost(view, ship, keyOf(id), flight.pose, warned ? 'barred' : looked ? 'legal' : 'preview');
      return [
        ...(flight.template
          ? [templateItem(`${keyOf(id)} template`, flight.template, ownerOf(view, ship.seat), warned !== '')]
          : []),
        ghost,
        // Whichever of two dials brings them together: the one that comes too late says so.
        ...(said && (looked || bumps.length > 0 || flight.overlapped.some((other) => flights.has(String(other))))
          ? [
              {
                kind: 'label',
                key: `${keyOf(id)} warning`,
                at: { piece: keyOf(id) },
                text: said,
                tone: warned ? 'warning' : 'neutral',
              } as const,
            ]
          : []),
      ];
    });
    const lights: Record<string, Light> = open === undefined ? {} : { [pieceKey(Number(open))]: 'active' };
    return { items, lights };
  }, [flights, view, values, open, words, t]);
  useSceneLayer(layer);
  return null;
}
