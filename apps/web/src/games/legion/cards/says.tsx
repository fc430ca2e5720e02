import type { Language } from '@holotisch/engine';
import { cardName, type LegionQuestion } from '@holotisch/legion';
import type { AboutOf, OptionOf } from '../../../match/ask-view.ts';
import { unitWords } from '../table/unit-words.ts';
import { useKnown } from '../table/use-values.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { sayingKey } from './card-on.ts';
import { useSayings } from './use-sayings.ts';
import { withNumber } from './with-number.ts';

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
  if (card !== undefined) {
    const key = sayingKey(card, view.rules.edition);
    return <Line says={withNumber(says(key), key, known, ownerIn(about))} />;
  }
  if ('mini' in about && typeof about.mini === 'number') return <Line says={carried(view, about, lang)} />;
  const unit =
    'unit' in about && typeof about.unit === 'number' && !('mini' in about) ? view.units[about.unit] : undefined;
  return unit ? <Line says={unitWords(view, unit, lang, known)} /> : null;
}

/** Whose card it is. */
function ownerIn(about: object): number | undefined {
  const id = 'unit' in about ? about.unit : 'piece' in about ? about.piece : undefined;
  return typeof id === 'number' ? id : undefined;
}
/** What an upgrade has given to a miniature: who falls, takes it along. */
function carried(view: LegionView, about: object & { readonly mini?: unknown }, lang: Language): string | undefined {
  const unit = view.units[ownerIn(about) ?? -1];
  const by = unit?.minis[Number(about.mini)]?.by ?? null;
  const upgrade = by === null ? undefined : unit?.upgrades[by]?.id;
  return upgrade === undefined ? undefined : cardName(upgrade, view.rules.edition, lang);
}

const Line = ({ says }: { readonly says: string | undefined }) =>
  says ? <span className="card-says">{says}</span> : null;
