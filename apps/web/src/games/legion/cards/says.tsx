import type { LegionQuestion } from '@holotisch/legion';
import type { AboutOf, OptionOf } from '../../game-face.ts';
import { unitWords } from '../table/unit-words.ts';
import { useKnown } from '../table/use-values.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { sayingKey } from './card-on.ts';
import { useSayings } from './use-sayings.ts';

interface SaysProps {
  readonly view: LegionView;
  readonly id: string;
  readonly about: AboutOf<OptionOf<LegionQuestion>> | undefined;
}

/** What the card or the action does that an option is about, or how the unit stands. */
export function Says({ view, id, about }: SaysProps) {
  const { lang, own } = useWords();
  const known = useKnown();
  const says = useSayings(view.rules.edition);
  if (!about || typeof about !== 'object') return <Line says={own.actions[id]} />;
  const card = 'card' in about && typeof about.card === 'string' ? about.card : undefined;
  if (card !== undefined) return <Line says={says(sayingKey(card, view.rules.edition))} />;
  const unit =
    'unit' in about && typeof about.unit === 'number' && !('mini' in about) ? view.units[about.unit] : undefined;
  return unit ? <Line says={unitWords(view, unit, lang, known)} /> : null;
}

const Line = ({ says }: { readonly says: string | undefined }) =>
  says ? <span className="card-says">{says}</span> : null;
