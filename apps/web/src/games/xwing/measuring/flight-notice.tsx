import type { ClauseId } from '@holotisch/rules';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import type { Flight } from './manoeuvres.ts';
import { otherShip, type ShipId } from './ships.ts';
import { useMeasuring } from './use-measuring.ts';

interface FlightNoticeProps {
  readonly ship: ShipId;
  readonly flight: Flight;
  /** Flown already, or only considered. */
  readonly flown: boolean;
}

/** What a manoeuvre leads to, and which clauses make it so. */
export function FlightNotice({ ship, flight, flown }: FlightNoticeProps) {
  const { t, number } = useMeasuring();
  const { manoeuvre, measuring } = t;
  const sentences: string[] = [];
  const clauses: ClauseId[] = [];
  if (flight.blocked) {
    const say = flown ? manoeuvre.hasBlocked : manoeuvre.wouldBlock;
    sentences.push(say(measuring.ship[otherShip(ship)], number(flight.path.length - flight.s, 1)));
    clauses.push('XW-UEBERSCHNEIDENDE-SCHIFFE-02');
    if (flight.manoeuvre.bearing === 'koiogran') {
      sentences.push(manoeuvre.keepsHeading);
      clauses.push('XW-FLUGRICHTUNG-13');
    }
  }
  if (flight.fled) {
    sentences.push(flown ? manoeuvre.hasFled : manoeuvre.wouldFlee);
    clauses.push('XW-FLUCHT-01');
  }
  if (sentences.length === 0) sentences.push(flown ? manoeuvre.flown(measuring.ship[ship]) : manoeuvre.free);
  return (
    <div className={flight.blocked || flight.fled ? 'notice notice-alert' : 'notice'}>
      <p role="status">{sentences.join(' ')}</p>
      {clauses.map((id) => (
        <ClauseLink key={id} id={id} />
      ))}
    </div>
  );
}
