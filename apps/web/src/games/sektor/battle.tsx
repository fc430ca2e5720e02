import { type ArmId, deployed, placeNamed } from '@holotisch/campaign/sektor';
import { isObject, type Json } from '@holotisch/engine';
import { useEffect, useState } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { BattleWays } from '../campaign/battle-ways.tsx';
import { campaignText } from '../campaign/text.ts';
import { cardIn, houseName, rankOf } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { ownText } from './text.ts';
import type { SektorView } from './view.ts';
import '../campaign/armada/refit.css';
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

/** The report of a battle that was fought at a real table, unit by unit. */
function Report({ view, seats, game }: ReportProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  const own = ownText[lang];
  const { busy, propose } = useMatch();
  const { refusal, checking, set, answer } = useDraft();
  const [report, setReport] = useState<BattleReport>(() => ({
    winner: 1,
    fates: [unitsOf(view, seats[0], game).map(() => 'stands'), unitsOf(view, seats[1], game).map(() => 'stands')],
  }));
  const [touched, setTouched] = useState(false);
  // Only what somebody has filled in is a report.
  useEffect(() => {
    if (touched) set(report as unknown as Json);
  }, [report, touched, set]);
  const change = (more: Partial<BattleReport>) => {
    setTouched(true);
    setReport({ ...report, ...more });
  };
  const withFate = (side: number, at: number, fate: Fate) => {
    const fates = report.fates[side]!.map((old, i) => (i === at ? fate : old));
    change({ fates: side === 0 ? [fates, report.fates[1]] : [report.fates[0], fates] });
  };
  return (
    <div className="battle-report">
      <fieldset>
        <legend>{t.winner}</legend>
        {seats.map((seat, side) => (
          <label key={seat}>
            <input
              type="radio"
              name="winner"
              checked={report.winner === side}
              onChange={() => change({ winner: side === 0 ? 0 : 1 })}
            />
            {houseName(view, seat, lang)}
          </label>
        ))}
      </fieldset>
      {seats.map((seat, side) => (
        <section key={seat} className={`side-${view.teams[seat] === 0 ? 'first' : 'second'}`}>
          <h3 className="refit-head">{houseName(view, seat, lang)}</h3>
          <table>
            <tbody>
              {unitsOf(view, seat, game).map((unit, at) => {
                const name = cardIn(view.houses[seat]!.forces[game], unit.card, lang);
                const rank = rankOf(unit);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
                  <tr key={at}>
                    <td>
                      {name} {rank && <small>★ {own.rank[rank]}</small>}
                    </td>
                    <td>
                      <select
                        aria-label={name}
                        value={report.fates[side]![at]}
                        onChange={({ target }) => {
                          const fate = FATES.find((one) => one === target.value);
                          if (fate) withFate(side, at, fate);
                        }}
                      >
                        {FATES.map((fate) => (
                          <option key={fate} value={fate}>
                            {own.fate[fate]}
                          </option>
                        ))}
                      </select>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ))}
      {answer !== undefined && refusal && <Reason refusal={refusal} />}
      <button
        type="button"
        className="primary"
        disabled={busy || checking || !touched || refusal !== undefined}
        onClick={() => answer !== undefined && void propose({ report: answer })}
      >
        {t.send}
      </button>
    </div>
  );
}
