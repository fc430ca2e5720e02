import { LEGION_ATTACK_SIDES, LEGION_DEFENCE_SIDES, legionOdds } from '@holotisch/odds/legion';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { Counter, DiceCounters, Flag, Segments } from '../../../table-ui/companion/controls.tsx';
import type { DieKind } from '../../../table-ui/companion/dice.ts';
import { settingsFrom, useKept } from '../../../table-ui/companion/kept.ts';
import { OddsTable } from '../../../table-ui/companion/odds-table.tsx';
import { Reset } from '../../../table-ui/companion/reset.tsx';
import { Roller } from '../../../table-ui/companion/roller.tsx';
import { useCompanionText } from '../../../table-ui/companion/text.ts';
import { FACES } from '../told/face-sign.tsx';
import { COLOURS, COVERS, DICE, KINDS, leftAfter, MOST_DICE, type Pool, SURGES, specOf, USUAL } from './pool.ts';
import { useDiceWords } from './words.ts';
import '../../../table-ui/decide/dice.css';
import '../../../table-ui/companion/dice.css';
import '../cards/legion-dice.css';

const ATTACK: Readonly<Record<(typeof COLOURS)[number], DieKind>> = {
  red: { id: 'red', sides: LEGION_ATTACK_SIDES.red },
  black: { id: 'black', sides: LEGION_ATTACK_SIDES.black },
  white: { id: 'white', sides: LEGION_ATTACK_SIDES.white },
};
const DEFENCE: Readonly<Record<(typeof DICE)[number], DieKind>> = {
  red: { id: 'red', sides: LEGION_DEFENCE_SIDES.red },
  white: { id: 'white', sides: LEGION_DEFENCE_SIDES.white },
};
const signOf = (face: string) => FACES[face as keyof typeof FACES];

export function Dice({ edition }: { readonly edition: string | undefined }) {
  const t = useDiceWords();
  const [pool, setPool] = useKept<Pool>('dice.legion', (value) =>
    settingsFrom(USUAL, value, { surge: SURGES, kind: KINDS, cover: COVERS, die: DICE }),
  );
  const set = (change: Partial<Pool>) => setPool({ ...pool, ...change });
  /** What the last roll has left to defend against. */
  const [left, setLeft] = useState<number>();
  const [defending, setDefending] = useState(1);
  const name = (face: string) => t.faces[face] ?? face;
  const counts = (face: string): number => {
    if (face === 'surge') return pool.surge === 'none' ? 0 : 1;
    return face === 'blank' ? 0 : 1;
  };
  return (
    <div className="dice-page">
      <PoolFields pool={pool} set={set} onReset={() => setPool(USUAL)} />
      <div className="dice-thrown">
        <Odds pool={pool} edition={edition} />
        <Roller
          title={t.attack}
          handful={COLOURS.map((colour) => [ATTACK[colour], pool[colour]] as const)}
          sign={signOf}
          colourOf={({ kind }) => kind.id}
          name={name}
          worth={counts}
          onRoll={(dice) => {
            const next = leftAfter(
              dice.map(({ face }) => face),
              pool,
              edition,
            );
            setLeft(next);
            setDefending(next);
          }}
        />
        {left !== undefined && (
          <p role="status">
            {t.left(left)} {edition === '2.6' && pool.kind === 'ranged' && pool.cover !== '0' && t.coverLater}
          </p>
        )}
        <Counter label={t.defend} value={defending} onChange={setDefending} />
        <Roller
          title={t.defence}
          handful={[[DEFENCE[pool.die === 'white' ? 'white' : 'red'], defending]]}
          sign={signOf}
          colourOf={({ kind }) => kind.id}
          name={name}
          worth={(face) => (face === 'block' || (pool.blocks && face === 'surge') ? 1 : 0)}
        />
      </div>
    </div>
  );
}

function Odds({ pool, edition }: { readonly pool: Pool; readonly edition: string | undefined }) {
  const t = useDiceWords();
  const { odds: common } = useCompanionText();
  const { number } = useLanguage();
  const dice = pool.red + pool.black + pool.white;
  const odds = useMemo(
    () => (dice <= MOST_DICE ? legionOdds(specOf(pool, edition)) : undefined),
    [dice, pool, edition],
  );
  if (!odds) return <p className="quiet">{common.tooMany}</p>;
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  return (
    <OddsTable
      of={t.wounds}
      chances={odds.wounds}
      expected={odds.expected}
      notes={[
        ...(pool.minis > 0 ? [t.falls(number(odds.falls, 1)), t.all(percent(odds.wipedOut))] : []),
        ...(odds.suppression > 0 ? [t.suppressed(percent(odds.suppression))] : []),
      ]}
    />
  );
}

interface PoolFieldsProps {
  readonly pool: Pool;
  readonly set: (change: Partial<Pool>) => void;
  readonly onReset: () => void;
}

function PoolFields({ pool, set, onReset }: PoolFieldsProps) {
  const t = useDiceWords();
  return (
    <div className="dice-pool">
      <DiceCounters
        colours={COLOURS}
        names={t.colours}
        drawn="legion-dice"
        pool={pool}
        most={12}
        onChange={(colour, count) => set({ [colour]: count })}
      />
      <Segments
        label={t.surge}
        options={SURGES.map((one) => [one, t.surges[one]] as const)}
        value={pool.surge}
        onChange={(surge) => set({ surge })}
      />
      <Counter label={t.aims} value={pool.aims} most={4} onChange={(aims) => set({ aims })} />
      <Segments
        label={t.kind}
        options={KINDS.map((one) => [one, t.kinds[one]] as const)}
        value={pool.kind}
        onChange={(kind) => set({ kind })}
      />
      <fieldset>
        <legend>{t.target}</legend>
        {pool.kind === 'ranged' && (
          <Segments
            label={t.cover}
            options={COVERS.map((one) => [one, t.covers[one]] as const)}
            value={pool.cover}
            onChange={(cover) => set({ cover })}
          />
        )}
        <Segments
          label={t.die}
          options={DICE.map((one) => [one, t.dice[one]] as const)}
          value={pool.die}
          onChange={(die) => set({ die })}
        />
        <div className="flags">
          <Flag label={t.blocks} on={pool.blocks} onChange={(blocks) => set({ blocks })} />
          <Flag label={t.armour} on={pool.armour} onChange={(armour) => set({ armour })} />
          <Flag label={t.fearless} on={pool.fearless} onChange={(fearless) => set({ fearless })} />
        </div>
        <Counter label={t.dodges} value={pool.dodges} most={6} onChange={(dodges) => set({ dodges })} />
        <Counter label={t.minis} value={pool.minis} most={12} onChange={(minis) => set({ minis })} />
        <Counter label={t.lives} value={pool.lives} most={12} onChange={(lives) => set({ lives })} />
        {!pool.armour && (
          <Counter label={t.armourX} value={pool.armourX} most={6} onChange={(armourX) => set({ armourX })} />
        )}
        <Counter label={t.shields} value={pool.shields} most={6} onChange={(shields) => set({ shields })} />
      </fieldset>
      <fieldset>
        <legend>{t.keywords}</legend>
        <Counter label={t.pierce} value={pool.pierce} most={6} onChange={(pierce) => set({ pierce })} />
        <Counter label={t.impact} value={pool.impact} most={6} onChange={(impact) => set({ impact })} />
        <Counter label={t.critical} value={pool.critical} most={6} onChange={(critical) => set({ critical })} />
        <Counter label={t.precise} value={pool.precise} most={4} onChange={(precise) => set({ precise })} />
        <Counter
          label={t.surgeTokens}
          value={pool.surgeTokens}
          most={6}
          onChange={(surgeTokens) => set({ surgeTokens })}
        />
      </fieldset>
      <Reset onReset={onReset} />
    </div>
  );
}
