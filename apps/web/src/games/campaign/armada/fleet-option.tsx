import { data } from '@holotisch/armada';
import { type Roster, rosterPoints, type Team } from '@holotisch/campaign';
import type { Json } from '@holotisch/engine';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { ShipPortrait, SquadronPortrait } from '../../armada/table/portrait.tsx';
import { cardAbout, seatAbout } from '../kit.ts';
import { campaignText } from '../text.ts';

interface Fleets {
  readonly rosters: readonly Roster[];
  readonly teams: readonly Team[];
}

/** The flagship of a fleet before its name, or the ship or squadron that is offered. */
export function fleetSign({ rosters, teams }: Fleets, about: Json | undefined): ReactNode {
  const seat = seatAbout(about);
  const roster = seat === undefined ? undefined : rosters[seat];
  const ship = roster?.ships[0];
  if (ship && seat !== undefined) return <ShipPortrait card={ship.card} owner={teams[seat]!} />;
  const card = cardAbout(about);
  return card !== undefined && data.findSquadron(card) ? <SquadronPortrait card={card} owner={0} /> : undefined;
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
