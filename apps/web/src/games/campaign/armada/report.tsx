import type { Report as BattleReport, Roster, Team, UnitReport } from '@holotisch/campaign';
import type { Json } from '@holotisch/engine';
import { useMatch } from '../../../match/match-api.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { FateField, HandReport, withSide } from '../hand-report.tsx';
import { ReportInWords } from '../reported.tsx';
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

/** The report of a battle of two fleets, unit by unit. */
export function Report({ seats, rosters, teams }: ReportProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const first: BattleReport = {
    winner: 1,
    score: [0, 0],
    resources: [0, 0],
    fleets: [unhurt(rosters[seats[0]]!), unhurt(rosters[seats[1]]!)],
  };
  return (
    <HandReport
      first={first}
      sides={seats.map((seat) => ({ name: t.fleet(seat + 1, rosters[seat]!.name), team: teams[seat]! }))}
      side={(side, report, change) => {
        const { ships, squadrons } = rosters[seats[side]]!;
        const withUnit = (place: number, unit: Partial<UnitReport>) =>
          change({
            fleets: withSide(
              report.fleets,
              side,
              report.fleets[side].map((old, i) => (i === place ? { ...old, ...unit } : old)),
            ),
          });
        return (
          <>
            <div className="override-row">
              <NumberField
                label={t.battle.score}
                value={report.score[side]}
                onChange={(value) => change({ score: withSide(report.score, side, value) })}
              />
              <NumberField
                label={t.battle.resources}
                value={report.resources[side]}
                onChange={(value) => change({ resources: withSide(report.resources, side, value) })}
              />
            </div>
            <table>
              <tbody>
                {[...ships, ...squadrons].map((unit, place) => {
                  const told = report.fleets[side][place]!;
                  const name = nameOfCard(unit.card, lang);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
                    <tr key={place}>
                      <td>{name}</td>
                      <td>
                        <FateField
                          name={name}
                          fate={told.fate}
                          fates={FATES.filter((fate) => place < ships.length || fate !== 'retreated')}
                          words={t.battle.fate}
                          onChange={(fate) => withUnit(place, { fate })}
                        />
                      </td>
                      <td>
                        <label>
                          <input
                            type="checkbox"
                            checked={told.veteran}
                            disabled={unit.veteran}
                            onChange={({ target }) => withUnit(place, { veteran: target.checked })}
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
          </>
        );
      }}
    />
  );
}

interface ReportedProps {
  readonly view: Pick<ReportProps, 'rosters' | 'teams'>;
  readonly report: Json;
}

/** The same report, read: by whoever has to agree to it. */
export function Reported({ view: { rosters, teams }, report }: ReportedProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const seats = useMatch().far?.open?.seats;
  if (!seats) return null;
  const { winner, score, resources, fleets } = report as unknown as BattleReport;
  const sideOf = (side: 0 | 1) => {
    const seat = seats[side]!;
    const roster = rosters[seat]!;
    const units = [...roster.ships, ...roster.squadrons.map((one) => ({ ...one, upgrades: [] }))];
    return {
      name: t.fleet(seat + 1, roster.name),
      team: teams[seat]!,
      says: [
        `${t.battle.score}: ${score[side]}`,
        ...(resources[side] > 0 ? [`${t.battle.resources}: ${resources[side]}`] : []),
      ],
      units: units.map((unit, at) => {
        const told = fleets[side][at]!;
        const gone = unit.upgrades.filter((card) => !told.upgrades.includes(card));
        const fate = [
          t.battle.fate[told.fate],
          ...(told.veteran && !unit.veteran ? [t.battle.veteran] : []),
          ...(gone.length > 0 ? [t.historyOf.lost(gone.map((card) => nameOfCard(card, lang)).join(', '))] : []),
        ];
        return { name: nameOfCard(unit.card, lang), fate: fate.join(', ') };
      }),
    };
  };
  const sides = [sideOf(0), sideOf(1)] as const;
  return <ReportInWords winner={sides[winner].name} sides={sides} />;
}
