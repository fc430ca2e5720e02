import type { LegionQuestion } from '@holotisch/legion';
import { spotOf } from '../../../play/decide/ask.ts';
import { Placement } from '../../../play/decide/placement.tsx';
import { SpotFields } from '../../../play/decide/spot-fields.tsx';
import { useDraft } from '../../../play/draft.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { looksNowhere } from '../table/ghosts.ts';
import { useWords } from '../words.ts';

type PlaceAsk = Extract<LegionQuestion, { readonly type: 'region' }>;

/** A place on the table: for a unit, for something that looks somewhere, or for what is only put down. */
export function Place({ ask }: { readonly ask: PlaceAsk }) {
  const { answer, set, confirm } = useDraft();
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
  const field = (name: 'x' | 'y') => (
    <NumberField
      className="field"
      label={own.place[name]}
      value={Math.round(spot[name])}
      onChange={(value) => set({ ...spot, [name]: value })}
      onKeyDown={(event) => event.key === 'Enter' && confirm()}
    />
  );
  return (
    <Placement
      ask={ask}
      help={own.place.help}
      fields={
        <fieldset className="spot">
          {field('x')}
          {field('y')}
        </fieldset>
      }
    />
  );
}
