import { cardName, type QuestionOf, type ShotFacts } from '@holotisch/xwing';
import { useMatch } from '../../../match/use-match.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { barredOf, isQuiet } from '../../../table-ui/decide/ask.ts';
import { isVain, useBestShot } from '../../../table-ui/decide/best-shot.ts';
import { hover } from '../../../table-ui/decide/shared.ts';
import { WhyNot } from '../../../table-ui/decide/why-not.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { ControlProps } from '../../../table-ui/game-face.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { ActionSign } from './action-sign.tsx';
import { shipOf } from './ask.ts';
import { OddsChart } from './odds-chart.tsx';
import { type ShotOdds, useOdds } from './use-odds.ts';
import { useShots } from './use-shots.ts';

/** Weapon and target: every legal shot with its range, arc, obstruction and dice; the chosen one lies drawn on the table. */
export function Shots({ ask, view }: ControlProps<XWingView, QuestionOf<'attack'>>) {
  const { decide, busy } = useMatch();
  const { answer, confirm } = useDraft();
  const words = useWords();
  const t = words.own;
  const shots = useShots(ask);
  const odds = useOdds(ask, view, shots);
  const options = ask.options.filter((o) => !isQuiet(o));
  const chosen = options.find((o) => o.id === answer);
  const aimed = chosen && odds.get(chosen.id);
  const promised = options.map(({ id }) => ({ id, expected: odds.get(id)?.expected }));
  useBestShot(promised);
  const isIdle = promised.some((shot) => shot.id === answer && isVain(shot));
  return (
    <>
      <fieldset className="shots">
        <legend className="only-heard">{t.attack.targets}</legend>
        {options.map((option) => (
          <ShotCard
            key={option.id}
            option={option}
            facts={shots.get(option.id)}
            odds={odds.get(option.id)}
            chosen={option.id === answer}
          />
        ))}
      </fieldset>
      {aimed && <OddsChart odds={aimed} />}
      {chosen && (
        <button
          type="button"
          className={isIdle ? 'tool tool-text at-hand' : 'primary at-hand'}
          data-confirm
          disabled={busy}
          onClick={confirm}
        >
          {t.attack.go(words.ship(shipOf(chosen)!))}
        </button>
      )}
      {ask.options.filter(isQuiet).map((option) => (
        <button
          key={option.id}
          type="button"
          className="choice choice-quiet"
          disabled={busy}
          onClick={() => void decide(option.id)}
        >
          <ActionSign of="none" />
          <span className="choice-name">{words.option(option, ask)}</span>
        </button>
      ))}
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}

interface ShotCardProps {
  readonly option: QuestionOf<'attack'>['options'][number];
  readonly facts: ShotFacts | undefined;
  readonly odds: ShotOdds | undefined;
  readonly chosen: boolean;
}

function ShotCard({ option, facts, odds, chosen }: ShotCardProps) {
  const { set } = useDraft();
  const words = useWords();
  const t = words.own;
  const { ship, weapon } = option.about!;
  return (
    <label
      className="shot"
      data-chosen={chosen}
      onPointerEnter={() => hover(option.id)}
      onPointerLeave={() => hover(undefined)}
    >
      <input
        type="radio"
        className="only-heard"
        name="shot"
        data-step
        checked={chosen}
        onChange={() => set(option.id)}
      />
      <span className="shot-name">
        <strong>{words.ship(ship)}</strong>
        <span>{cardName(weapon, words.lang)}</span>
      </span>
      {facts && (
        <span className="shot-facts">
          <span className="shot-tag">{t.attack.range(facts.range)}</span>
          <span className="shot-tag">{facts.inArc ? t.attack.inArc : t.attack.outOfArc}</span>
          {facts.obstructed && <span className="shot-tag shot-tag-alert">{t.attack.obstructed}</span>}
          <span className="shot-dice">
            <DiceCount count={facts.dice.attack} kind="attack" label={t.attack.attackDice(facts.dice.attack)} />
            <DiceCount count={facts.dice.defence} kind="defence" label={t.attack.defenceDice(facts.dice.defence)} />
          </span>
        </span>
      )}
      {odds && <Prospect odds={odds} />}
    </label>
  );
}

interface DiceCountProps {
  readonly count: number;
  readonly kind: 'attack' | 'defence';
  readonly label: string;
}

/** As many little dice as will be rolled. */
function DiceCount({ count, kind, label }: DiceCountProps) {
  return (
    <span className={`dice-count dice-count-${kind}`} role="img" aria-label={label} title={label}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place.
        <i key={i} />
      ))}
      {count}
    </span>
  );
}

/** What the shot promises: how much of what the target has left it takes, its average, and whether the target survives. */
function Prospect({ odds: { expected, destroyed, left } }: { readonly odds: ShotOdds }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const percent = `${number(destroyed * 100, 0)} %`;
  return (
    <span className="shot-odds">
      <i aria-hidden="true" title={t.share(number(expected, 1), left)}>
        <b className="shot-odds-bar" style={{ width: `${Math.min(1, expected / left) * 100}%` }} />
      </i>
      <strong title={t.expected(number(expected, 1))}>
        <span className="only-heard">{t.expected(number(expected, 1))}</span>
        <span aria-hidden="true">{t.mean(number(expected, 1))}</span>
      </strong>
      {destroyed >= 0.005 && <span className="shot-kills">{t.kills(percent)}</span>}
    </span>
  );
}
