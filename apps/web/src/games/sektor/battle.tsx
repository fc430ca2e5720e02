import { type ArmId, deployed, placeNamed } from '@holotisch/campaign/sektor';
import { isObject, type Json } from '@holotisch/engine';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/match-api.ts';
import { useLanguage } from '../../settings/language.tsx';
import { BattleWays } from '../campaign/battle-ways.tsx';
import { FateField, HandReport, withSide } from '../campaign/hand-report.tsx';
import { ReportInWords } from '../campaign/reported.tsx';
import { campaignText } from '../campaign/text.ts';
import { cardIn, houseName, rankOf } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { ownText } from './text.ts';
import type { SektorView } from './view.ts';
import '../campaign/refit.css';
import './sektor.css';

type Fate = 'stands' | 'fallen';
interface BattleReport {
  readonly winner: 0 | 1;
  readonly fates: readonly [readonly Fate[], readonly Fate[]];
}
const FATES: readonly Fate[] = ['stands', 'fallen'];

interface BattleControlProps {
  readonly ask: AskView;
  readonly view: SektorView;
}

/** The front that a question asks about, and who meets there. */
function frontOf({ fronts }: SektorView, { region }: AskView) {
  const at = region !== undefined && isObject(region) ? region['battle'] : undefined;
  const front = typeof at === 'number' ? fronts[at] : undefined;
  if (!front || front.defence === null) return undefined;
  return { game: placeNamed(front.place).game, seats: [front.attack, front.defence] as const };
}

/** Who of a player's force goes into this battle. */
function unitsOf({ houses, rules, turn }: SektorView, seat: number, game: ArmId) {
  const force = houses[seat]!.forces[game];
  return (deployed(force, rules, turn) ?? []).map((at) => force.units[at]!);
}

/** A battle waits: who meets whom with what, and the ways to fight it. */
export function BattleControl({ ask, view }: BattleControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  const front = frontOf(view, ask);
  if (!front) return null;
  const { seats, game } = front;
  const told = (report: Json): string => {
    const { winner, fates } = report as unknown as BattleReport;
    return ownText[lang].came(
      houseName(view, seats[winner], lang),
      fates.flat().filter((fate) => fate === 'fallen').length,
    );
  };
  return (
    <>
      <div className="battle-sides">
        {seats.map((seat, side) => {
          const owner = view.teams[seat]!;
          const [first] = unitsOf(view, seat, game);
          return [
            side === 1 && <span key="versus">{t.versus}</span>,
            <div key={seat} className={`side-${owner === 0 ? 'first' : 'second'}`}>
              {first && <UnitPortrait force={view.houses[seat]!.forces[game]} unit={first} owner={owner} />}
              <strong>{houseName(view, seat, lang)}</strong>
              <small>{side === 0 ? t.attacker : t.defender}</small>
            </div>,
          ];
        })}
      </div>
      <BattleWays told={told}>
        <Report view={view} seats={seats} game={game} />
      </BattleWays>
    </>
  );
}

interface ReportProps {
  readonly view: SektorView;
  readonly seats: readonly [number, number];
  readonly game: ArmId;
}

/** The report of a battle, unit by unit. */
function Report({ view, seats, game }: ReportProps) {
  const { lang } = useLanguage();
  const own = ownText[lang];
  const first: BattleReport = {
    winner: 1,
    fates: [unitsOf(view, seats[0], game).map(() => 'stands'), unitsOf(view, seats[1], game).map(() => 'stands')],
  };
  return (
    <HandReport
      first={first}
      sides={seats.map((seat) => ({ name: houseName(view, seat, lang), team: view.teams[seat]! }))}
      side={(side, report, change) => (
        <table>
          <tbody>
            {unitsOf(view, seats[side], game).map((unit, at) => {
              const name = cardIn(view.houses[seats[side]]!.forces[game], unit.card, lang);
              const rank = rankOf(unit);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
                <tr key={at}>
                  <td>
                    {name} {rank && <small>★ {own.rank[rank]}</small>}
                  </td>
                  <td>
                    <FateField
                      name={name}
                      fate={report.fates[side][at]!}
                      fates={FATES}
                      words={own.fate}
                      onChange={(fate) =>
                        change({ fates: withSide(report.fates, side, report.fates[side].with(at, fate)) })
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    />
  );
}

/** The same report, read: by whoever has to agree to it. */
export function Reported({ view, report }: { readonly view: SektorView; readonly report: Json }) {
  const { lang } = useLanguage();
  const own = ownText[lang];
  const seats = useMatch().far?.open?.seats;
  const front = view.fronts.find(
    ({ attack, defence, winner }) => winner === null && attack === seats?.[0] && defence === seats[1],
  );
  if (!seats || !front) return null;
  const { game } = placeNamed(front.place);
  const { winner, fates } = report as unknown as BattleReport;
  const sideOf = (side: 0 | 1) => {
    const seat = seats[side]!;
    const force = view.houses[seat]!.forces[game];
    return {
      name: houseName(view, seat, lang),
      team: view.teams[seat]!,
      says: [],
      units: unitsOf(view, seat, game).map(({ card }, at) => ({
        name: cardIn(force, card, lang),
        fate: own.fate[fates[side][at]!],
      })),
    };
  };
  const sides = [sideOf(0), sideOf(1)] as const;
  return <ReportInWords winner={sides[winner].name} sides={sides} />;
}
