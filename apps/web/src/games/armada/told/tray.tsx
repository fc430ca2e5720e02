import type { Die, EventOf } from '@holotisch/armada';
import type { CSSProperties } from 'react';
import type { AskView } from '../../../match/ask-view.ts';
import { useAsk } from '../../../table-ui/decide/ask.ts';
import { type DiePick, PoolDie } from '../../../table-ui/decide/pool-die.tsx';
import { usePicked } from '../../../table-ui/decide/use-picked.ts';
import type { Act } from '../../../table-ui/game-face.ts';
import { nameOfParty } from '../decide/shots.tsx';
import { TokenSign } from '../table/command-sign.tsx';
import type { ArmadaEvent, ArmadaView, Attack, UnitView } from '../view.ts';
import { useWords } from '../words.ts';
import { FaceSign } from './face-sign.tsx';
import { TurnSteps } from './turn-steps.tsx';
import '../../../table-ui/decide/dice.css';
import '../decide/armada-dice.css';

interface TrayProps {
  readonly view: ArmadaView;
  readonly act: Act<ArmadaView, ArmadaEvent> | undefined;
}

/** The attack in progress: its step, the dice as they lie, the defender's tokens and the damage to come. */
export function Tray({ view, act }: TrayProps) {
  const attack = view.attacks.at(-1);
  return (
    <>
      <TurnSteps view={view} />
      {attack && <Running view={view} attack={attack} act={act} />}
    </>
  );
}

type Rolling = EventOf<'rolled' | 'dice'>;
const rollIn = (act: TrayProps['act'], attack: Attack): Rolling | undefined =>
  act && (act.event.type === 'rolled' || act.event.type === 'dice') && act.event.attack === attack.id
    ? act.event
    : undefined;

function Running({ view, attack, act }: TrayProps & { readonly attack: Attack }) {
  const { own, lang, message } = useWords();
  const t = own.attack;
  const step = own.attackSteps[attack.step - 1]!;
  const defender = 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  const term = (family: string, id: string) => message({ text: `ar.${family}.${id}` });
  return (
    <section className="tray" aria-label={step}>
      <ol className="tray-steps">
        {own.attackSteps.map((name, i) => (
          <li
            key={name}
            data-state={attack.step === i + 1 ? 'now' : attack.step > i + 1 ? 'done' : 'ahead'}
            aria-current={attack.step === i + 1 ? 'step' : undefined}
            title={name}
          >
            <span className="only-heard">{name}</span>
          </li>
        ))}
      </ol>
      <p className="tray-now">{step}</p>
      <div className="tray-sides">
        <div className="pool pool-attack">
          <p className="pool-role">{t.attacker}</p>
          <p className="pool-ship">
            {nameOfParty(view, lang, attack.attacker, 'attacker')}
            {attack.zone && ` · ${term('zone', attack.zone)}`}
          </p>
        </div>
        <div className="pool pool-defence">
          <p className="pool-role">{t.defender}</p>
          <p className="pool-ship">
            {nameOfParty(view, lang, attack.defender)}
            {attack.defending && ` · ${term('zone', attack.defending)}`}
            {defender?.kind === 'ship' && attack.defending && ` ◆${defender.shields[attack.defending]}`}
          </p>
        </div>
      </div>
      <Dice attack={attack} roll={rollIn(act, attack)} act={act} />
      {defender && <Tokens attack={attack} defender={defender} />}
      <ul className="tray-more">
        {attack.memory.brace > 0 && <li>{t.brace}</li>}
        {attack.memory.contain && <li>{t.contain}</li>}
        {attack.memory.salvo && <li>{t.salvo}</li>}
        {attack.memory.redirect.length > 0 && (
          <li>{t.redirect(attack.memory.redirect.map((zone) => term('zone', zone)).join(', '))}</li>
        )}
      </ul>
      <div className="tray-result">
        <p>
          {attack.memory.damage === null
            ? t.sum(damageNow(view, attack), attack.dice.filter(({ face }) => face === 'accuracy').length)
            : t.damage(attack.memory.damage)}
        </p>
      </div>
      <p className="tray-facts">
        <span className="shot-tag">{term('range', attack.range)}</span>
        {attack.obstructed && <span className="shot-tag shot-tag-alert">{t.obstructed}</span>}
      </p>
    </section>
  );
}

/** As the dice lie, before cards and tokens. AR-ANGREIFEN-20: criticals count between ships. */
function damageNow(view: ArmadaView, { dice, attacker, defender }: Attack): number {
  const isShip = (party: Attack['attacker']) => !('unit' in party) || view.units[party.unit]?.kind === 'ship';
  const crits = isShip(attacker) && isShip(defender);
  return dice.reduce((sum, { face }) => {
    const hits = face === 'double' ? 2 : face === 'hit' || face === 'hitcrit' ? 1 : 0;
    return sum + hits + (crits && (face === 'crit' || face === 'hitcrit') ? 1 : 0);
  }, 0);
}

/** The share of the time in which dice tumble; in the rest they lie still to be read. */
const MOVING = 0.42;

interface DiceProps {
  readonly attack: Attack;
  readonly roll: Rolling | undefined;
  readonly act: TrayProps['act'];
}

/** The pool by colour. Where the open question picks dice, they are buttons. */
function Dice({ attack, roll, act }: DiceProps) {
  const { own } = useWords();
  const asked = useAsk();
  const ask = asked && pickable(asked) ? asked : undefined;
  const { picked, full, toggle } = usePicked(ask);
  if (attack.dice.length === 0) return <p className="quiet">{own.attack.empty}</p>;
  const style = roll && ({ '--moving': `${(act?.lasts ?? 0) * MOVING}ms` } as CSSProperties);
  return (
    <ul className="pool-dice" key={roll && act?.id} style={style} aria-label={own.attack.pool}>
      {attack.dice.map((die, i) => {
        const id = String(i);
        const pick =
          ask?.options?.some((o) => o.id === id) === true
            ? { pressed: picked.includes(id), disabled: full && !picked.includes(id), toggle: () => toggle(id) }
            : undefined;
        const moves = roll && (roll.type === 'rolled' || (roll.how !== 'removed' && roll.at.includes(i)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
          <li key={i}>
            <OneDie die={die} motion={moves ? motionOf(roll) : undefined} pick={pick} />
          </li>
        );
      })}
    </ul>
  );
}

const pickable = ({ type, kind }: AskView): boolean =>
  type === 'several' && (kind === 'reroll' || kind === 'evade' || kind === 'dice');
const motionOf = (roll: Rolling): string =>
  roll.type === 'rolled' || roll.how === 'rerolled' ? 'tumbles' : roll.how === 'added' ? 'comes' : 'turns';

interface OneDieProps {
  readonly die: Die;
  readonly motion: string | undefined;
  readonly pick: DiePick | undefined;
}

function OneDie({ die: { colour, face }, motion, pick }: OneDieProps) {
  const { message } = useWords();
  const said = message({ text: 'ar.die', args: { colour, face } });
  return (
    <PoolDie name={said} pick={pick} motion={motion} look={{ 'data-colour': colour }}>
      <span className="die-now">
        <FaceSign face={face} />
      </span>
    </PoolDie>
  );
}

/** The defender's tokens: their state, which an accuracy has locked, which have been spent. */
function Tokens({ attack, defender }: { readonly attack: Attack; readonly defender: UnitView }) {
  const { own, message } = useWords();
  if (defender.tokens.length === 0) return null;
  return (
    <ul className="tray-tokens" aria-label={own.attack.tokens}>
      {defender.tokens.map(({ kind, state }, i) => {
        const locked = attack.locked.includes(i);
        const spent = attack.spent.includes(i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are told apart by their place only.
          <li key={i} data-barred={locked || spent || state === 'discarded'}>
            <TokenSign kind={kind} state={state} />
            {message({ text: `ar.token.${kind}` })}
            <small>{locked ? own.attack.locked : spent ? own.attack.spent : own.card.state[state]}</small>
          </li>
        );
      })}
    </ul>
  );
}
