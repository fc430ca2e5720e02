import { faceTerm } from '@holotisch/xwing';
import { useMatch } from '../../match/useMatch.tsx';
import type { Attack } from '../view.ts';
import { useWords, viewOf } from '../words.ts';
import { FaceSign } from './FaceSign.tsx';
import { useDecideText } from './text.ts';

/** The attack in progress: who shoots at whom, at which step, and the dice as they lie. */
export function AttackTray() {
  const { snapshot } = useMatch();
  const words = useWords();
  const t = useDecideText();
  const attack = snapshot && viewOf(snapshot).attacks.at(-1);
  if (!attack) return null;
  return (
    <div className="attack-tray">
      <ol className="attack-steps">
        {t.steps.map((name, i) => (
          <li key={name} data-now={attack.step === i + 1} aria-current={attack.step === i + 1 ? 'step' : undefined}>
            <span className="only-heard">{t.step(i + 1)}: </span>
            {attack.step === i + 1 ? name : i + 1}
          </li>
        ))}
      </ol>
      <div className="attack-sides">
        <Pool title={`${t.attacker}: ${words.ship(attack.attacker)}`} dice={attack.attackDice} kind="attack" />
        <Pool title={`${t.defender}: ${words.ship(attack.defender)}`} dice={attack.defenceDice} kind="defence" />
      </div>
      <p className="quiet">
        {t.range(attack.range)}
        {attack.obstructed && ` · ${t.obstructed}`}
      </p>
    </div>
  );
}

interface PoolProps {
  readonly title: string;
  readonly dice: Attack['attackDice'];
  readonly kind: 'attack' | 'defence';
}

function Pool({ title, dice, kind }: PoolProps) {
  const { lang } = useWords();
  const t = useDecideText();
  return (
    <div className="pool">
      <h4>{title}</h4>
      {dice.length === 0 ? (
        <p className="quiet">{t.noDice}</p>
      ) : (
        <ul className="dice">
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
            <li key={i} className={`die die-${kind}`} data-rerolled={die.rerolled}>
              <FaceSign face={die.face} />
              <span className="only-heard">{faceTerm(die.face, lang)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
