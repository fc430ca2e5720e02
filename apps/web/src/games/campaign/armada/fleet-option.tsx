import { type Roster, rosterPoints, type Team } from '@holotisch/campaign';
import type { Json } from '@holotisch/engine';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { ShipPortrait } from '../../armada/table/portrait.tsx';
import { seatAbout } from '../kit.ts';
import { campaignText } from '../text.ts';

interface Fleets {
  readonly rosters: readonly Roster[];
  readonly teams: readonly Team[];
}

/** The flagship of a fleet before its name. */
export function fleetSign({ rosters, teams }: Fleets, about: Json | undefined): ReactNode {
  const seat = seatAbout(about);
  const roster = seat === undefined ? undefined : rosters[seat];
  const ship = roster?.ships[0];
  if (!ship || seat === undefined) return undefined;
  const owner = teams[seat]!;
  return (
    <span className={`choice-ship side-${owner === 0 ? 'first' : 'second'}`}>
      <ShipPortrait card={ship.card} owner={owner} />
    </span>
  );
}

/** What a fleet is worth and how it fares. */
export function fleetSays({ rosters }: Fleets, about: Json | undefined): ReactNode {
  const seat = seatAbout(about);
  const roster = seat === undefined ? undefined : rosters[seat];
  return roster && <FleetSays roster={roster} />;
}

function FleetSays({ roster }: { readonly roster: Roster }) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const units = [...roster.ships, ...roster.squadrons];
  const scars = units.filter(({ scarred }) => scarred).length;
  const veterans = units.filter(({ veteran }) => veteran).length;
  return (
    <small className="option-says">
      {[
        t.points(rosterPoints(roster)),
        ...(scars > 0 ? [t.scars(scars)] : []),
        ...(veterans > 0 ? [t.veterans(veterans)] : []),
      ].join(' · ')}
    </small>
  );
}
