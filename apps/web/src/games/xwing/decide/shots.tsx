import { cardName } from '@holotisch/xwing';
import { useEffect } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { barredOf, isQuiet } from '../../../play/decide/ask.ts';
import { hover } from '../../../play/decide/shared.ts';
import { WhyNot } from '../../../play/decide/why-not.tsx';
import { useDraft } from '../../../play/draft.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import type { AskView, OptionView } from '../view.ts';
import { useWords } from '../words.ts';
import { ActionSign } from './action-sign.tsx';
import { shipOf } from './ask.ts';
import { OddsChart } from './odds-chart.tsx';
import { useExpected } from './use-expected.ts';
import { type ShotFacts, useShots } from './use-shots.ts';

/** Weapon and target: every legal shot with its range, arc, obstruction and dice; the chosen one lies drawn on the table. */
export function Shots({ ask }: { readonly ask: AskView }) {
  const { decide, busy, snapshot } = useMatch();
  const { answer, set, confirm } = useDraft();
  const words = useWords();
  const t = words.own;
  const shots = useShots(ask);
  const expected = useExpected(ask, shots);
  const options = (ask.options ?? []).filter((o) => !isQuiet(o));
  const chosen = options.find((o) => o.id === answer);
  const first = options[0]?.id;
  useEffect(() => {
    if (answer === undefined && first !== undefined) set(first);
  }, [answer, first, set]);
  return (
    <>
      <fieldset className="shots">
        <legend className="only-heard">{t.attack.targets}</legend>
        {options.map((option) => (
          <ShotCard
            key={option.id}
            option={option}
            facts={shots.get(option.id)}
            expected={expected.get(option.id)}
            chosen={option.id === answer}
          />
        ))}
      </fieldset>
      {snapshot?.aids.odds && chosen && <OddsChart ask={ask} facts={shots.get(chosen.id)} />}
      {chosen && (
        <button type="button" className="primary shot-go" data-confirm disabled={busy} onClick={confirm}>
          {t.attack.go(words.ship(shipOf(chosen)!))}
        </button>
      )}
      {(ask.options ?? []).filter(isQuiet).map((option) => (
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
  readonly option: OptionView;
  readonly facts: ShotFacts | undefined;
  /** The damage to be expected, in matches that allow to know it. */
  readonly expected: number | undefined;
  readonly chosen: boolean;
}

function ShotCard({ option, facts, expected, chosen }: ShotCardProps) {
  const { set } = useDraft();
  const { number } = useLanguage();
  const words = useWords();
  const t = words.own;
  const ship = shipOf(option)!;
  const weapon = cardName(String(option.about?.['weapon']), words.lang);
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
        <span>{weapon}</span>
      </span>
      {facts && (
        <span className="shot-facts">
          <span className="shot-tag">{t.attack.range(facts.range)}</span>
          <span className="shot-tag">{facts.inArc ? t.attack.inArc : t.attack.outOfArc}</span>
          {facts.obstructed && <span className="shot-tag shot-tag-alert">{t.attack.obstructed}</span>}
          {expected !== undefined && (
            <span className="shot-tag shot-expected" title={t.attack.expected(number(expected, 1))}>
              <span className="only-heard">{t.attack.expected(number(expected, 1))}</span>
              <span aria-hidden="true">{t.attack.average(number(expected, 1))}</span>
            </span>
          )}
          <span className="shot-dice">
            <DiceCount count={facts.dice.attack} kind="attack" label={t.attack.attackDice(facts.dice.attack)} />
            <DiceCount count={facts.dice.defence} kind="defence" label={t.attack.defenceDice(facts.dice.defence)} />
          </span>
        </span>
      )}
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
