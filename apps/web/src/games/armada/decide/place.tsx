import type { ArmadaQuestion } from '@holotisch/armada';
import { spotOf } from '../../../table-ui/decide/ask.ts';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { Placement } from '../../../table-ui/decide/placement.tsx';
import { PointFields, SpotFields } from '../../../table-ui/decide/spot-fields.tsx';
import { Together } from '../../../table-ui/decide/together.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { looksNowhere } from '../table/ghosts.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { type DisplacedAsk, putAside } from './displaced.ts';

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

/** Squadrons that have been pushed aside: all at once as proposed, or each by itself. */
export function Displaced({ view, ask }: { readonly view: ArmadaView; readonly ask: DisplacedAsk }) {
  const { own } = useWords();
  return (
    <>
      <Together steps={putAside(ask)} className="tool tool-text">
        {own.go.putAside}
      </Together>
      <p className="quiet">{own.go.putAsideSays}</p>
      {ask.kind === 'displaced' ? <Place view={view} ask={ask} /> : <Choice ask={ask} />}
    </>
  );
}
