import type { ArmadaQuestion } from '@holotisch/armada';
import { spotOf } from '../../../play/decide/ask.ts';
import { Placement } from '../../../play/decide/placement.tsx';
import { PointFields, SpotFields } from '../../../play/decide/spot-fields.tsx';
import { useDraft } from '../../../play/draft.tsx';
import { looksNowhere } from '../table/ghosts.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';

interface PlaceProps {
  readonly view: ArmadaView;
  readonly ask: Extract<ArmadaQuestion, { readonly type: 'region' }>;
}

/** A place on the table for something that looks somewhere, or that is only put down. */
export function Place({ view, ask }: PlaceProps) {
  const { answer } = useDraft();
  const { own } = useWords();
  const spot = spotOf(answer);
  if (!spot) return <Placement ask={ask} />;
  if (!looksNowhere(view, ask)) return <Placement ask={ask} fields={<SpotFields spot={spot} ask={ask} />} />;
  return <Placement ask={ask} help={own.place.help} fields={<PointFields spot={spot} names={own.place} />} />;
}
