import type { GameEvent } from '@holotisch/engine';
import { use } from 'react';
import { useFace } from '../../games/use-face.tsx';
import { DieFace } from '../../scene/items/die-sign.tsx';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useDistinct } from '../../ui/clause-name.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../words.ts';
import { clausesOf } from './story-clauses.ts';
import type { StoryDie, StoryFace, StorySource } from './story-face.ts';
import './story.css';

interface StoryDialogProps {
  /** What it is the story of: an attack, a turn. */
  readonly title: string;
  readonly events: readonly GameEvent[];
  readonly onClose: () => void;
}

/** One thing after another, each with its dice, where they came from, and the clauses that say so. */
export function StoryDialog({ title, events, onClose }: StoryDialogProps) {
  const words = useWords();
  const { story } = useFace();
  const teller = use(story ? storyOf(story) : NONE);
  return (
    <Dialog title={title} className="story" onClose={onClose}>
      <ol className="story-steps">
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its place.
          <li key={i}>
            <p>{words.event(event)}</p>
            {teller && <Dice dice={teller.dice(event, words.lang)} />}
            {teller && <Sources sources={teller.sources(event, events, words.lang)} />}
            <Because event={event} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const NONE = Promise.resolve(undefined);
/** Fetched once; what a component waits for has to stay the same. */
const fetched = new Map<() => Promise<StoryFace>, Promise<StoryFace>>();
function storyOf(fetch: () => Promise<StoryFace>): Promise<StoryFace> {
  let coming = fetched.get(fetch);
  if (!coming) {
    coming = fetch();
    fetched.set(fetch, coming);
    coming.catch(() => fetched.delete(fetch));
  }
  return coming;
}

function Because({ event }: { readonly event: GameEvent }) {
  const { clause } = useWords();
  const ids = useDistinct(clausesOf(event, clause(event)));
  if (ids.length === 0) return null;
  return (
    <p className="clauses">
      {ids.map((id) => (
        <ClauseLink key={id} id={id} />
      ))}
    </p>
  );
}

function Dice({ dice }: { readonly dice: readonly StoryDie[] }) {
  if (dice.length === 0) return null;
  return (
    <ul className="story-dice">
      {dice.map(({ sign, colour, name, gone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place.
        <li key={i} data-colour={colour} data-gone={gone}>
          <span role="img" aria-label={name} title={name}>
            <DieFace sign={sign} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sources({ sources }: { readonly sources: readonly StorySource[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className="story-sources">
      {sources.map(({ text, clause }) => (
        <li key={text}>
          {text} <ClauseLink id={clause} />
        </li>
      ))}
    </ul>
  );
}
