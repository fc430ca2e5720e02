import { ATTACK_SIDES, attackOdds, DEFENCE_SIDES } from '@holotisch/odds/xwing';
import type { Die } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { Counter, Flag, Segments } from '../../../table-ui/companion/controls.tsx';
import type { DieKind } from '../../../table-ui/companion/dice.ts';
import { settingsFrom, useKept } from '../../../table-ui/companion/kept.ts';
import { OddsTable } from '../../../table-ui/companion/odds-table.tsx';
import { Reset } from '../../../table-ui/companion/reset.tsx';
import { Roller } from '../../../table-ui/companion/roller.tsx';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { FACES } from '../decide/face-sign.tsx';
import { diceOf, type Pool, RANGES, specOf, USUAL } from './pool.ts';
import { useDiceWords } from './words.ts';
import '../../../table-ui/decide/dice.css';
import '../../../table-ui/companion/dice.css';

const RED: DieKind = { id: 'attack', sides: ATTACK_SIDES };
const GREEN: DieKind = { id: 'defence', sides: DEFENCE_SIDES };
const signOf = (face: string) => FACES[face as Die['face']];

export function Dice() {
  const t = useDiceWords();
  const { number } = useLanguage();
  const [pool, setPool] = useKept<Pool>('dice.xwing', (value) => settingsFrom(USUAL, value, { range: RANGES }));
  const set = (change: Partial<Pool>) => setPool({ ...pool, ...change });
  const dice = diceOf(pool);
  const odds = useMemo(() => attackOdds(specOf(pool)), [pool]);
  const critical = odds.outcomes.reduce((sum, { crits, chance }) => sum + (crits > 0 ? chance : 0), 0);
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  const name = (face: string) => t.faces[face] ?? face;
  /** Focus results count where they can be spent. */
  const worth = (faces: readonly string[], focus: boolean) => (face: string) =>
    faces.includes(face) || (focus && face === 'focus') ? 1 : 0;
  return (
    <div className="dice-page">
      <div className="dice-pool">
        <Counter label={t.attackValue} value={pool.attack} most={10} onChange={(attack) => set({ attack })} />
        <Counter label={t.agility} value={pool.agility} most={10} onChange={(agility) => set({ agility })} />
        <Segments
          label={t.range}
          options={RANGES.map((range) => [range, range] as const)}
          value={pool.range}
          onChange={(range) => set({ range })}
        />
        <div className="flags">
          <Flag label={t.secondary} on={pool.secondary} onChange={(secondary) => set({ secondary })} />
          <Flag label={t.obstructed} on={pool.obstructed} onChange={(obstructed) => set({ obstructed })} />
        </div>
        <p className="quiet">
          {t.rolls(dice.attack, dice.defence)} <ClauseLink id="XW-REICHWEITEN-KAMPF-BONUS-01" />
        </p>
        <fieldset>
          <legend>{t.attacker}</legend>
          <div className="flags">
            <Flag label={t.focus} on={pool.focus} onChange={(focus) => set({ focus })} />
            <Flag label={t.lock} on={pool.lock} onChange={(lock) => set({ lock })} />
          </div>
          <Counter label={t.rerolls} value={pool.rerolls} most={10} onChange={(rerolls) => set({ rerolls })} />
        </fieldset>
        <fieldset>
          <legend>{t.defender}</legend>
          <div className="flags">
            <Flag label={t.focus} on={pool.defenceFocus} onChange={(defenceFocus) => set({ defenceFocus })} />
          </div>
          <Counter label={t.evades} value={pool.evades} most={10} onChange={(evades) => set({ evades })} />
          <Counter
            label={t.rerolls}
            value={pool.defenceRerolls}
            most={10}
            onChange={(defenceRerolls) => set({ defenceRerolls })}
          />
        </fieldset>
        <Reset onReset={() => setPool(USUAL)} />
      </div>
      <div className="dice-thrown">
        <OddsTable
          of={t.damage}
          chances={odds.damage}
          expected={odds.expected}
          notes={[t.hits(percent(odds.hit)), t.crits(percent(critical))]}
        />
        <Roller
          title={t.attack}
          handful={[[RED, dice.attack]]}
          sign={signOf}
          name={name}
          worth={worth(['hit', 'crit'], pool.focus)}
        />
        <Roller
          title={t.defence}
          defence
          handful={[[GREEN, dice.defence]]}
          sign={signOf}
          name={name}
          worth={worth(['evade'], pool.defenceFocus)}
        />
      </div>
    </div>
  );
}
