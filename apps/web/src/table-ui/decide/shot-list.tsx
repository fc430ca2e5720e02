import type { ReactNode } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useWords } from '../words.ts';
import { barredOf, isQuiet } from './ask.ts';
import { isVain, useBestShot } from './best-shot.ts';
import { follow, type Step } from './plan.ts';
import { hover } from './shared.ts';
import { WhyNot } from './why-not.tsx';
import './dice.css';

/** A shot that may be chosen. */
export interface Shot {
  /** The id of its option. */
  readonly id: string;
  readonly name: ReactNode;
  /** Beside the name: the part that is aimed at. */
  readonly beside?: ReactNode;
  /** Range, obstruction, dice. */
  readonly facts: ReactNode;
  readonly odds?: ReactNode;
  /** The damage that it does on average, where that is known. */
  readonly expected: number | undefined;
}

interface ShotListProps {
  readonly ask: AskView;
  readonly groups: readonly { readonly key: string; readonly title: ReactNode; readonly shots: readonly Shot[] }[];
  /** What stands on the button that takes the chosen one. */
  readonly go: (id: string) => string;
  /** What is answered together with it. */
  readonly together?: readonly Step[];
  /** What is said of the chosen one at length. */
  readonly children?: ReactNode;
}

/** Every legal shot with its facts and odds; the chosen one lies drawn on the table, and a button takes it. */
export function ShotList({ ask, groups, go, together, children }: ShotListProps) {
  const { decide, busy, snapshot } = useMatch();
  const { answer, confirm } = useDraft();
  const words = useWords();
  const shots = groups.flatMap((group) => group.shots);
  const chosen = shots.find(({ id }) => id === answer);
  useBestShot(shots);
  return (
    <>
      {groups.map(({ key, title, shots: of }) => (
        <fieldset key={key} className="shots">
          <legend>{title}</legend>
          {of.map((shot) => (
            <ShotCard key={shot.id} shot={shot} chosen={shot.id === answer} />
          ))}
        </fieldset>
      ))}
      {chosen && (
        <button
          type="button"
          className={isVain(chosen) ? 'tool tool-text at-hand' : 'primary at-hand'}
          data-confirm
          disabled={busy}
          onClick={() => {
            if (together) follow(together, snapshot?.taken ?? 0);
            confirm();
          }}
        >
          {go(chosen.id)}
        </button>
      )}
      {children}
      {(ask.options ?? []).filter(isQuiet).map((option) => (
        <button
          key={option.id}
          type="button"
          className="choice choice-quiet"
          disabled={busy}
          onClick={() => void decide(option.id)}
        >
          <span className="choice-name">{words.option(option, ask)}</span>
        </button>
      ))}
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}

function ShotCard({ shot, chosen }: { readonly shot: Shot; readonly chosen: boolean }) {
  const { set } = useDraft();
  const { id, name, beside, facts, odds } = shot;
  return (
    <label
      className="shot"
      data-chosen={chosen}
      onPointerEnter={() => hover(id)}
      onPointerLeave={() => hover(undefined)}
    >
      <input
        type="radio"
        className="only-heard"
        name="shot"
        data-step
        checked={chosen}
        onChange={() => set(id)}
        // What is proposed is on already and changes nothing when it is clicked; it is chosen all the same.
        onClick={() => set(id)}
      />
      <span className="shot-name">
        <strong>{name}</strong>
        {beside && <span>{beside}</span>}
      </span>
      <span className="shot-facts">{facts}</span>
      {odds}
    </label>
  );
}

interface ShotProspectProps {
  /** How much of what is left it takes on average, 0 to 1. */
  readonly share: number;
  readonly mean: string;
  /** How likely it is that the target does not survive, in words; nothing where it is not. */
  readonly kills?: string | undefined;
}

/** What a shot promises, in one line. */
export function ShotProspect({ share, mean, kills }: ShotProspectProps) {
  return (
    <span className="shot-odds">
      <i aria-hidden="true">
        <b className="shot-odds-bar" style={{ width: `${Math.min(1, share) * 100}%` }} />
      </i>
      <strong>{mean}</strong>
      {kills && <span className="shot-kills">{kills}</span>}
    </span>
  );
}
