import type { Face } from '@holotisch/armada';
import { ARMADA_SIDES, armadaOdds } from '@holotisch/odds/armada';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { Counter, DiceCounters, Segments } from '../../../table-ui/companion/controls.tsx';
import type { DieKind } from '../../../table-ui/companion/dice.ts';
import { settingsFrom, useKept } from '../../../table-ui/companion/kept.ts';
import { OddsTable } from '../../../table-ui/companion/odds-table.tsx';
import { Reset } from '../../../table-ui/companion/reset.tsx';
import { Roller } from '../../../table-ui/companion/roller.tsx';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { FACES } from '../told/face-sign.tsx';
import { COLOURS, inReach, KINDS, type Pool, RANGES, specOf, TOKENS, USUAL } from './pool.ts';
import { useDiceWords } from './words.ts';
import '../../../table-ui/decide/dice.css';
import '../../../table-ui/companion/dice.css';
import '../decide/armada-dice.css';

const DICE: Readonly<Record<(typeof COLOURS)[number], DieKind>> = {
  red: { id: 'red', sides: ARMADA_SIDES.red },
  blue: { id: 'blue', sides: ARMADA_SIDES.blue },
  black: { id: 'black', sides: ARMADA_SIDES.black },
};
const signOf = (face: string) => FACES[face as Face];

export function Dice() {
  const t = useDiceWords();
  const { number } = useLanguage();
  const [pool, setPool] = useKept<Pool>('dice.armada', (value) =>
    settingsFrom(USUAL, value, { range: RANGES, kind: KINDS }),
  );
  const set = (change: Partial<Pool>) => setPool({ ...pool, ...change });
  const dice = inReach(pool);
  const odds = useMemo(() => armadaOdds(specOf(pool)), [pool]);
  const far = COLOURS.reduce((sum, colour) => sum + pool[colour] - dice[colour], 0);
  const defends = TOKENS.some((token) => pool[token] > 0);
  const counts = pool.kind !== 'squadron';
  const worth = (face: string) =>
    ({ hit: 1, double: 2, crit: counts ? 1 : 0, hitcrit: counts ? 2 : 1 })[face as 'hit'] ?? 0;
  return (
    <div className="dice-page">
      <div className="dice-pool">
        <DiceCounters
          colours={COLOURS}
          names={t.colours}
          drawn="armada-dice"
          pool={pool}
          most={8}
          onChange={(colour, count) => set({ [colour]: count })}
        />
        <Segments
          label={t.range}
          options={RANGES.map((range) => [range, t.ranges[range]] as const)}
          value={pool.range}
          onChange={(range) => set({ range })}
        />
        {far > 0 && (
          <p className="quiet">
            {t.far(far)} <ClauseLink id="AR-ANGRIFFSREICHWEITE-02" />
          </p>
        )}
        <Segments
          label={t.kind}
          options={KINDS.map((kind) => [kind, t.kinds[kind]] as const)}
          value={pool.kind}
          onChange={(kind) => set({ kind })}
        />
        <fieldset>
          <legend>{t.tokens}</legend>
          {TOKENS.map((token) => (
            <Counter
              key={token}
              label={t.token[token]}
              value={pool[token]}
              most={3}
              onChange={(count) => set({ [token]: count })}
            />
          ))}
        </fieldset>
        <p className="quiet">{t.note}</p>
        <Reset onReset={() => setPool(USUAL)} />
      </div>
      <div className="dice-thrown">
        <OddsTable
          of={t.damage}
          chances={defends ? odds.defended : odds.damage}
          expected={defends ? odds.expectedDefended : odds.expected}
          notes={[
            ...(defends ? [t.undefended(number(odds.expected, 1))] : []),
            ...(counts ? [t.critical(`${number(odds.critical * 100, 0)} %`)] : []),
            t.accuracies(number(odds.accuracies, 1)),
          ]}
        />
        <Roller
          title={t.attack}
          handful={COLOURS.map((colour) => [DICE[colour], dice[colour]] as const)}
          sign={signOf}
          colourOf={({ kind }) => kind.id}
          name={(face) => t.faces[face] ?? face}
          worth={worth}
        />
      </div>
    </div>
  );
}
