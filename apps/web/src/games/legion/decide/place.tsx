import type { LegionQuestion } from '@holotisch/legion';
import { spotOf } from '../../../table-ui/decide/ask.ts';
import { Placement } from '../../../table-ui/decide/placement.tsx';
import { PointFields, SpotFields } from '../../../table-ui/decide/spot-fields.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { looksNowhere } from '../table/ghosts.ts';
import { useWords } from '../words.ts';

type PlaceAsk = Extract<LegionQuestion, { readonly type: 'region' }>;

/** A place on the table: for a unit, for something that looks somewhere, or for what is only put down. */
export function Place({ ask }: { readonly ask: PlaceAsk }) {
  const { answer } = useDraft();
  const { own } = useWords();
  const spot = spotOf(answer);
  if (!spot) return <Placement ask={ask} fields={<p className="quiet">{own.place.nothing}</p>} />;
  if (!looksNowhere(ask))
    return (
      <Placement
        ask={ask}
        help={ask.kind === 'deploy' ? own.place.unitHelp : own.place.help}
        fields={<SpotFields spot={spot} ask={ask} />}
      />
    );
  return <Placement ask={ask} help={own.place.help} fields={<PointFields spot={spot} names={own.place} />} />;
}
