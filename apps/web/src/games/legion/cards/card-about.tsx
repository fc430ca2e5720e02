import { cardName, type LegionQuestion } from '@holotisch/legion';
import type { AboutOf } from '../../../match/ask-view.ts';
import { useKnown } from '../table/use-values.ts';
import { type LegionView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { sayingKey } from './card-on.ts';
import { useSayings } from './use-sayings.ts';
import { withNumber } from './with-number.ts';

interface CardAboutProps {
  readonly view: LegionView;
  readonly about: AboutOf<LegionQuestion> | undefined;
}

/** The card that a question is about: its name, whose it is, and what it does in our own words. */
export function CardAbout({ view, about }: CardAboutProps) {
  const { lang, unit: nameOf } = useWords();
  const { edition } = view.rules;
  const says = useSayings(edition);
  const known = useKnown();
  const card = about && typeof about === 'object' && 'card' in about ? about.card : undefined;
  if (typeof card !== 'string') return null;
  const id = about && typeof about === 'object' && 'unit' in about ? about.unit : undefined;
  const unit = typeof id === 'number' ? view.units[id] : undefined;
  const key = sayingKey(card, edition);
  // Questions in the course of an effect do not say whose it is: then it is the unit at work, if that has the keyword.
  const said = withNumber(says(key), key, known, unit?.id ?? view.turn?.unit);
  if (!said) return null;
  const side = unit ? `side-${ownerOf(view, unit.seat) === 0 ? 'first' : 'second'}` : '';
  return (
    <section className={`about-card ${side}`} aria-label={cardName(card, edition, lang)}>
      <header>
        <strong>{cardName(card, edition, lang)}</strong>
        {unit && <span>{nameOf(unit.id)}</span>}
      </header>
      <p>{said}</p>
    </section>
  );
}
