import type { GameEvent, Language } from '@holotisch/engine';
import { use } from 'react';
import { DieFace } from '../../scene/items/die-sign.tsx';
import type { StoryDie, StoryFace, StorySource } from '../../table-ui/story-face.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useDistinct } from '../../ui/clause-name.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { clausesOf } from './story-clauses.ts';
import './story.css';

interface StoryDialogProps {
  /** All that belongs to an attack or a turn, in the order in which it happened. */
  readonly events: readonly GameEvent[];
  readonly onClose: () => void;
  /** What it is called, where it is no attack and no turn. */
  readonly title?: string;
  /** What an event was worth, where points are counted. */
  readonly worth?: (event: GameEvent) => string | undefined;
}

/** One thing after another, each with its dice, where they came from, and the clauses that say so. */
export function StoryDialog({ events, onClose, title, worth }: StoryDialogProps) {
  const words = useWords();
  const { story } = useFace();
  const teller = use(story ? storyOf(story) : NONE);
  return (
    <Dialog title={title ?? TITLE[words.lang]} className="story" onClose={onClose}>
      <ol className="story-steps">
        {events.map((event, i) => {
          const sources = teller?.sources(event, events, words.lang) ?? [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its place.
            <li key={i}>
              <p>
                {words.event(event)} {worth && <strong>{worth(event)}</strong>}
              </p>
              {teller && <Dice dice={teller.dice(event, words.lang)} />}
              <Sources sources={sources} />
              <Because event={event} said={sources.map(({ clause }) => clause)} />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

const TITLE: Readonly<Record<Language, string>> = { de: 'Schritt für Schritt', en: 'Step by step' };
const NONE = Promise.resolve(undefined);
/** Fetched once; what a component waits for has to stay the same. */
const fetched = new Map<() => Promise<StoryFace>, Promise<StoryFace>>();
export function storyOf(fetch: () => Promise<StoryFace>): Promise<StoryFace> {
  let coming = fetched.get(fetch);
  if (!coming) {
    coming = fetch();
    fetched.set(fetch, coming);
    coming.catch(() => fetched.delete(fetch));
  }
  return coming;
}

interface BecauseProps {
  readonly event: GameEvent;
  /** What its sources have named already. */
  readonly said: readonly string[];
}

function Because({ event, said }: BecauseProps) {
  const { clause } = useWords();
  const ids = useDistinct(clausesOf(event, clause(event)).filter((id) => !said.includes(id)));
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
