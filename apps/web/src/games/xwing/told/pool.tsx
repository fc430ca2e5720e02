import { faceTerm } from '@holotisch/xwing';
import type { CSSProperties } from 'react';
import { type DiePick, PoolDie } from '../../../table-ui/decide/pool-die.tsx';
import { usePicked } from '../../../table-ui/decide/use-picked.ts';
import { diceAsked, useXWingAsk } from '../decide/ask.ts';
import { FaceSign } from '../decide/face-sign.tsx';
import { useWords } from '../words.ts';
import type { ShownDie } from './roll-shown.ts';

/** The share of the time in which dice tumble or turn over; in the rest they lie still to be read. */
const MOVING = 0.42;
/** Colour alone must not tell what has become of a die. */
const BADGE: Readonly<Record<NonNullable<ShownDie['mark']>, string>> = {
  rerolled: '↻',
  changed: '⇄',
  added: '+',
  cancelled: '×',
};

/** Dice that move: which event moves them, for how long, and whether all of them have just been rolled. */
interface Moving {
  readonly id: number;
  readonly lasts: number;
  readonly fresh: boolean;
}

interface PoolProps {
  readonly kind: 'attack' | 'defence';
  readonly dice: readonly ShownDie[];
  readonly moving?: Moving | undefined;
  /** The attack whose dice these are: the open question may pick from them. */
  readonly attack?: number;
}

/** Dice of one kind, side by side. */
export function Pool({ kind, dice, moving, attack }: PoolProps) {
  const { own } = useWords();
  const ask = useXWingAsk();
  const of = diceAsked(ask);
  const pickable = attack !== undefined && of?.attack === attack && of.dice === kind;
  const { picked, full, toggle } = usePicked(pickable ? ask : undefined);
  if (dice.length === 0) return <p className="quiet">{moving ? own.attack.noneRolled : own.attack.noDice}</p>;
  const style = moving && ({ '--moving': `${moving.lasts * MOVING}ms` } as CSSProperties);
  return (
    // Dice of another event are other dice: their motion begins anew.
    <ul className={`pool-dice pool-${kind}`} key={moving?.id} style={style}>
      {dice.map((die, i) => {
        const id = String(i);
        const pick =
          pickable && ask?.type === 'several' && ask.options.some((o) => o.id === id)
            ? { pressed: picked.includes(id), disabled: full && !picked.includes(id), toggle: () => toggle(id) }
            : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
          <li key={i} data-mark={die.mark}>
            <Die die={die} motion={motionOf(die, moving)} pick={pick} idle={pickable} />
          </li>
        );
      })}
    </ul>
  );
}

type Motion = 'tumbles' | 'turns' | 'comes' | undefined;

/** Rolled dice tumble and show nothing until they lie; changed ones turn over; others come where they are. */
function motionOf({ mark }: ShownDie, moving: Moving | undefined): Motion {
  if (!moving) return undefined;
  if (moving.fresh || mark === 'rerolled') return 'tumbles';
  return mark === 'changed' ? 'turns' : mark === 'added' ? 'comes' : undefined;
}

interface DieProps {
  readonly die: ShownDie;
  readonly motion: Motion;
  readonly pick: DiePick | undefined;
  readonly idle: boolean;
}

function Die({ die: { face, was, mark }, motion, pick, idle }: DieProps) {
  const { lang, own } = useWords();
  const name = [faceTerm(face, lang), mark && own.attack[mark]].filter(Boolean).join(', ');
  const sides = (
    <>
      {motion === 'turns' && was && (
        <span className="die-was">
          <FaceSign face={was} />
        </span>
      )}
      <span className="die-now">
        <FaceSign face={face} />
      </span>
    </>
  );
  return (
    <>
      <PoolDie name={name} pick={pick} motion={motion} look={{ 'data-idle': pick ? undefined : idle }}>
        {sides}
      </PoolDie>
      <small aria-hidden="true">{own.attack.faces[face]}</small>
      {mark && (
        <i className="pool-badge" title={own.attack[mark]} aria-hidden="true">
          {BADGE[mark]}
        </i>
      )}
    </>
  );
}
