import { useState } from 'react';
import type { DieSign } from '../../scene/description.ts';
import { DieFace } from '../../scene/items/die-sign.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { PoolDie } from '../decide/pool-die.tsx';
import { asGood, type Chance, counted, fairChance, type Handful, type RolledDie, thrown, thrownAgain } from './dice.ts';
import { useCompanionText } from './text.ts';

interface RollerProps {
  /** Whose dice they are: attack, defence. */
  readonly title: string;
  readonly handful: Handful;
  readonly defence?: boolean;
  readonly sign: (face: string) => DieSign;
  readonly colourOf?: (die: RolledDie) => string;
  readonly name: (face: string) => string;
  /** What each face is good for: how lucky a roll was, before anything is rerolled. */
  readonly worth: (face: string) => number;
  readonly onRoll?: (dice: readonly RolledDie[]) => void;
  /** Tests throw loaded dice. */
  readonly chance?: Chance;
}

const FAIR = fairChance();

/** A handful of real dice: thrown, picked up and thrown again. */
export function Roller(props: RollerProps) {
  const { title, handful, defence = false, sign, name, colourOf, worth, onRoll, chance = FAIR } = props;
  const t = useCompanionText().rolling;
  const { number } = useLanguage();
  const [dice, setDice] = useState<readonly RolledDie[]>([]);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const count = handful.reduce((sum, [, some]) => sum + some, 0);
  const lay = (next: readonly RolledDie[]) => {
    setDice(next);
    setPicked(new Set());
    onRoll?.(next);
  };
  const toggle = (i: number) => {
    const next = new Set(picked);
    if (!next.delete(i)) next.add(i);
    setPicked(next);
  };
  const said = [...counted(dice)].filter(([, some]) => some > 0).map(([face, some]) => `${some} × ${name(face)}`);
  const first = dice.every(({ throws }) => throws === 1);
  return (
    <section className="roller" aria-label={title}>
      <button type="button" className="roll" disabled={count === 0} onClick={() => lay(thrown(handful, chance))}>
        {title}: {count === 0 ? t.none : t.roll(count)}
      </button>
      {dice.length > 0 && (
        <div className="tray">
          <ul className={defence ? 'pool-dice pool-defence' : 'pool-dice'}>
            {dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place in the tray.
              <li key={`${i} ${die.throws}`}>
                <PoolDie
                  name={name(die.face)}
                  pick={{ pressed: picked.has(i), disabled: false, toggle: () => toggle(i) }}
                  motion={undefined}
                  look={{ 'data-colour': colourOf?.(die), 'data-motion': 'tumbles' }}
                >
                  <DieFace sign={sign(die.face)} />
                </PoolDie>
              </li>
            ))}
          </ul>
          <p className="rolled" role="status">
            <strong>{said.join(', ')}</strong>
            {first && ` ${t.asGood(`${number(asGood(dice, worth) * 100, 0)} %`)}`}
          </p>
          <button
            type="button"
            className="roll-again"
            aria-disabled={picked.size === 0}
            onClick={() => picked.size > 0 && lay(thrownAgain(dice, picked, chance))}
          >
            {picked.size === 0 ? t.pick : t.again(picked.size)}
          </button>
        </div>
      )}
    </section>
  );
}
