import type { AttackDie, AttackStep, DefenceDie, EventOf } from '@holotisch/legion';
import type { CSSProperties } from 'react';
import type { AskView } from '../../../match/ask-view.ts';
import { useAsk } from '../../../table-ui/decide/ask.ts';
import { type DiePick, PoolDie } from '../../../table-ui/decide/pool-die.tsx';
import { usePicked } from '../../../table-ui/decide/use-picked.ts';
import type { Act } from '../../../table-ui/game-face.ts';
import type { LegionEvent, LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { FaceSign } from './face-sign.tsx';
import { TurnSteps } from './turn-steps.tsx';
import '../../../table-ui/decide/dice.css';
import '../cards/legion-dice.css';

interface TrayProps {
  readonly view: LegionView;
  readonly act: Act<LegionView, LegionEvent> | undefined;
}
type Attack = LegionView['attacks'][number];

/** The attack in progress: its step, attack and defence dice as they lie, cover, dodges and the wounds to come. */
export function Tray({ view, act }: TrayProps) {
  const attack = view.attacks.at(-1);
  return (
    <>
      <TurnSteps view={view} />
      {attack && attack.step !== 'declared' && <Running attack={attack} act={act} />}
    </>
  );
}

const STEPS: readonly AttackStep[] = [
  'roll',
  'reroll',
  'convert',
  'cover',
  'modify',
  'defend',
  'defendReroll',
  'defendConvert',
  'defendModify',
  'compare',
];

type Rolling = EventOf<'rolled' | 'dice' | 'defenceRolled' | 'defenceDice'>;
const ROLLS: readonly string[] = ['rolled', 'dice', 'defenceRolled', 'defenceDice'];
const isRoll = (event: LegionEvent): event is Rolling => ROLLS.includes(event.type);
const rollIn = (act: TrayProps['act'], attack: Attack): Rolling | undefined =>
  act && isRoll(act.event) && act.event.attack === attack.id ? act.event : undefined;

function Running({ attack, act }: Pick<TrayProps, 'act'> & { readonly attack: Attack }) {
  const { own, unit: nameOf, term } = useWords();
  const t = own.attack;
  const at = STEPS.indexOf(attack.step);
  const roll = rollIn(act, attack);
  const count = (face: AttackDie['face']) => attack.dice.filter((die) => die.face === face).length;
  const blocks = attack.defence.filter(({ face }) => face === 'block').length;
  return (
    <section className="tray" aria-label={own.attackSteps[attack.step]}>
      <ol className="tray-steps" style={{ gridTemplateColumns: `repeat(${STEPS.length}, 1fr)` }}>
        {STEPS.map((step, i) => (
          <li
            key={step}
            data-state={at === i ? 'now' : at > i || at < 0 ? 'done' : 'ahead'}
            aria-current={at === i ? 'step' : undefined}
            title={own.attackSteps[step]}
          >
            <span className="only-heard">{own.attackSteps[step]}</span>
          </li>
        ))}
      </ol>
      <p className="tray-now">{own.attackSteps[attack.step]}</p>
      <div className="tray-sides">
        <div className="pool pool-attack">
          <p className="pool-role">{t.attacker}</p>
          <p className="pool-ship">
            {'unit' in attack.attacker ? nameOf(attack.attacker.unit) : term('attack', 'detonation')}
          </p>
        </div>
        <div className="pool pool-defence">
          <p className="pool-role">{t.defender}</p>
          <p className="pool-ship">{nameOf(attack.defender)}</p>
        </div>
      </div>
      <Dice dice={attack.dice} label={t.pool} shape="attack" roll={roll} act={act} />
      {attack.defence.length > 0 && (
        <Dice dice={attack.defence} label={t.defence} shape="defence" roll={roll} act={act} />
      )}
      <div className="tray-result">
        <p>
          {t.sum(count('hit'), count('crit'))}
          {attack.defence.length > 0 && ` − ${t.blocks(blocks)}`}
          {(attack.step === 'compare' || attack.step === 'after') && ` = ${t.wounds(attack.wounds)}`}
        </p>
      </div>
      <p className="tray-facts">
        <span className="shot-tag">{attack.melee ? t.melee : t.range(attack.range)}</span>
        {attack.cover > 0 && <span className="shot-tag">{term('cover', attack.cover)}</span>}
        {attack.dodged > 0 && (
          <span className="shot-tag">{own.unit.tokens(attack.dodged, term('token', 'dodge'))}</span>
        )}
        {attack.aimed > 0 && <span className="shot-tag">{own.unit.tokens(attack.aimed, term('token', 'aim'))}</span>}
      </p>
    </section>
  );
}

/** The share of the time in which dice tumble; in the rest they lie still to be read. */
const MOVING = 0.42;

interface DiceProps {
  readonly dice: readonly (AttackDie | DefenceDie)[];
  readonly label: string;
  readonly shape: 'attack' | 'defence';
  readonly roll: Rolling | undefined;
  readonly act: TrayProps['act'];
}

const KINDS: readonly string[] = ['aim', 'reroll', 'dice', 'defence-reroll'];
const pickable = ({ type, kind }: AskView, shape: DiceProps['shape']): boolean =>
  type === 'several' && KINDS.includes(kind) && (kind === 'defence-reroll') === (shape === 'defence');

/** A pool. Where the open question picks dice of it, they are buttons. */
function Dice({ dice, label, shape, roll, act }: DiceProps) {
  const { own } = useWords();
  const asked = useAsk();
  const ask = asked && pickable(asked, shape) ? asked : undefined;
  const { picked, full, toggle } = usePicked(ask);
  const mine = roll && roll.type.startsWith('defence') === (shape === 'defence') ? roll : undefined;
  if (dice.length === 0) return <p className="quiet">{own.attack.empty}</p>;
  const style = mine && ({ '--moving': `${(act?.lasts ?? 0) * MOVING}ms` } as CSSProperties);
  return (
    <ul className="pool-dice" key={mine && act?.id} style={style} aria-label={label}>
      {dice.map((die, i) => {
        const id = String(i);
        const pick = ask?.options?.some((o) => o.id === id)
          ? { pressed: picked.includes(id), disabled: full && !picked.includes(id), toggle: () => toggle(id) }
          : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
          <li key={i}>
            <OneDie die={die} shape={shape} motion={mine && motionOf(mine, i)} pick={pick} />
          </li>
        );
      })}
    </ul>
  );
}

function motionOf(roll: Rolling, i: number): string | undefined {
  if (roll.type === 'rolled' || roll.type === 'defenceRolled') return 'tumbles';
  if (roll.how === 'cancelled' || roll.how === 'spent' || !roll.at.includes(i)) return undefined;
  return roll.how === 'rerolled' ? 'tumbles' : roll.how === 'added' ? 'comes' : 'turns';
}

interface OneDieProps {
  readonly die: AttackDie | DefenceDie;
  readonly shape: DiceProps['shape'];
  readonly motion: string | undefined;
  readonly pick: DiePick | undefined;
}

function OneDie({ die: { colour, face }, shape, motion, pick }: OneDieProps) {
  const { message } = useWords();
  const said = message({ text: 'le.die', args: { colour, face } });
  return (
    <PoolDie name={said} pick={pick} motion={motion} look={{ 'data-colour': colour, 'data-shape': shape }}>
      <span className="die-now">
        <FaceSign face={face} />
      </span>
    </PoolDie>
  );
}
