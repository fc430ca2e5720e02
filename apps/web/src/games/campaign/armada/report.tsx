import type { Report as BattleReport, Roster, Team, UnitReport } from '@holotisch/campaign';
import type { Json } from '@holotisch/engine';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { Reason } from '../../../table-ui/decide/reason.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { campaignText } from '../text.ts';
import { nameOfCard } from './words.ts';

const FATES = ['stands', 'retreated', 'destroyed'] as const satisfies readonly UnitReport['fate'][];

interface ReportProps {
  readonly seats: readonly [number, number];
  readonly rosters: readonly Roster[];
  readonly teams: readonly Team[];
}

/** Nothing has happened to anybody yet. */
const unhurt = ({ ships, squadrons }: Roster): readonly UnitReport[] => [
  ...ships.map(({ veteran, upgrades }): UnitReport => ({ fate: 'stands', veteran, upgrades })),
  ...squadrons.map(({ veteran }): UnitReport => ({ fate: 'stands', veteran, upgrades: [] })),
];

/** The report of a battle that was fought at a real table, unit by unit. */
export function Report({ seats, rosters, teams }: ReportProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const { busy, propose } = useMatch();
  const { refusal, checking, set, answer } = useDraft();
  const [report, setReport] = useState<BattleReport>(() => ({
    winner: 1,
    score: [0, 0],
    resources: [0, 0],
    fleets: [unhurt(rosters[seats[0]]!), unhurt(rosters[seats[1]]!)],
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
  const pair = (list: readonly [number, number], side: number, value: number): readonly [number, number] =>
    side === 0 ? [value, list[1]] : [list[0], value];
  const withUnit = (side: number, place: number, unit: Partial<UnitReport>) => {
    const fleet = report.fleets[side]!.map((old, i) => (i === place ? { ...old, ...unit } : old));
    change({ fleets: side === 0 ? [fleet, report.fleets[1]] : [report.fleets[0], fleet] });
  };
  return (
    <div className="battle-report">
      <fieldset>
        <legend>{t.battle.winner}</legend>
        {seats.map((seat, side) => (
          <label key={seat}>
            <input
              type="radio"
              name="winner"
              checked={report.winner === side}
              onChange={() => change({ winner: side === 0 ? 0 : 1 })}
            />
            {t.fleet(seat + 1, rosters[seat]!.name)}
          </label>
        ))}
      </fieldset>
      {seats.map((seat, side) => (
        <section key={seat} className={`side-${teams[seat] === 0 ? 'first' : 'second'}`}>
          <h3 className="refit-head">{t.fleet(seat + 1, rosters[seat]!.name)}</h3>
          <div className="override-row">
            <NumberField
              label={t.battle.score}
              value={report.score[side]!}
              onChange={(value) => change({ score: pair(report.score, side, value) })}
            />
            <NumberField
              label={t.battle.resources}
              value={report.resources[side]!}
              onChange={(value) => change({ resources: pair(report.resources, side, value) })}
            />
          </div>
          <table>
            <tbody>
              {[...rosters[seat]!.ships, ...rosters[seat]!.squadrons].map((unit, place) => {
                const isShip = place < rosters[seat]!.ships.length;
                const told = report.fleets[side]![place]!;
                const name = nameOfCard(unit.card, lang);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
                  <tr key={place}>
                    <td>{name}</td>
                    <td>
                      <select
                        aria-label={name}
                        value={told.fate}
                        onChange={({ target }) => {
                          const fate = FATES.find((one) => one === target.value);
                          if (fate) withUnit(side, place, { fate });
                        }}
                      >
                        {FATES.filter((fate) => isShip || fate !== 'retreated').map((fate) => (
                          <option key={fate} value={fate}>
                            {t.battle.fate[fate]}
                          </option>
                        ))}
                      </select>
                    </td>
                    <td>
                      <label>
                        <input
                          type="checkbox"
                          checked={told.veteran}
                          disabled={unit.veteran}
                          onChange={({ target }) => withUnit(side, place, { veteran: target.checked })}
                        />
                        {t.battle.veteran}
                        <span className="only-heard">: {name}</span>
                      </label>
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
        {t.battle.send}
      </button>
    </div>
  );
}
