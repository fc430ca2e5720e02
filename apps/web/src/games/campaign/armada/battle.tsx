import type { Report as BattleReport, Roster, Team } from '@holotisch/campaign';
import { isObject, type Json } from '@holotisch/engine';
import type { AskView } from '../../../match/ask-view.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { ShipPortrait } from '../../armada/table/portrait.tsx';
import { BattleWays } from '../battle-ways.tsx';
import { campaignText } from '../text.ts';
import { Report } from './report.tsx';
import '../refit.css';

interface BattleControlProps {
  readonly ask: AskView;
  readonly rosters: readonly Roster[];
  readonly teams: readonly Team[];
}

/** Whose seats of the campaign sit at the battle that a question asks for. */
function seatsOf({ region }: AskView): readonly [number, number] | undefined {
  const seats = region !== undefined && isObject(region) ? region['seats'] : undefined;
  if (!Array.isArray(seats)) return undefined;
  const [assault, defence] = seats;
  return typeof assault === 'number' && typeof defence === 'number' ? [assault, defence] : undefined;
}

/** A battle waits: who meets whom, and the ways to fight it. */
export function BattleControl({ ask, rosters, teams }: BattleControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const seats = seatsOf(ask);
  if (!seats) return undefined;
  const told = (report: Json): string => {
    const { winner, score, fleets } = report as unknown as BattleReport;
    const seat = seats[winner];
    const lost = fleets.flat().filter(({ fate }) => fate === 'destroyed').length;
    return t.battle.came(t.fleet(seat + 1, rosters[seat]!.name), score[0], score[1], lost);
  };
  const roles = [t.battle.attacker, t.battle.defender];
  return (
    <>
      <div className="battle-sides">
        {seats.map((seat, i) => (
          <Side key={seat} roster={rosters[seat]!} seat={seat} team={teams[seat]!} role={roles[i]!} isFirst={i === 0} />
        ))}
      </div>
      <BattleWays told={told}>
        <Report seats={seats} rosters={rosters} teams={teams} />
      </BattleWays>
    </>
  );
}

interface SideProps {
  readonly roster: Roster;
  readonly seat: number;
  readonly team: Team;
  readonly role: string;
  readonly isFirst: boolean;
}

function Side({ roster, seat, team, role, isFirst }: SideProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const [flagship] = roster.ships;
  return (
    <>
      {!isFirst && <span>{t.battle.versus}</span>}
      <div className={`side-${team === 0 ? 'first' : 'second'}`}>
        {flagship && <ShipPortrait card={flagship.card} owner={team} />}
        <strong>{t.fleet(seat + 1, roster.name)}</strong>
        <small>{role}</small>
      </div>
    </>
  );
}
