import type { QuestionOf } from '@holotisch/xwing';
import { isNumbers } from '../../../table-ui/decide/ask.ts';
import { NumberSliders } from '../../../table-ui/decide/number-sliders.tsx';
import { Placement } from '../../../table-ui/decide/placement.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { useWords } from '../words.ts';

/** A barrel roll has two slides, a Tallon roll one. */
export type SlideQuestion = QuestionOf<'barrelroll-slide' | 'tallon-slide'>;
type Bounds = readonly [number, number];

export const slidesOf = ({ region }: SlideQuestion): { readonly two: boolean; readonly bounds: Bounds } =>
  'slides' in region ? { two: true, bounds: region.slides } : { two: false, bounds: region.slide };

/** Where along its template a ship ends that rolls, decloaks or turns by a Tallon roll. */
export function SlideControl({ ask }: { readonly ask: SlideQuestion }) {
  return <Placement ask={ask} fields={<Slides ask={ask} />} help={useWords().own.slides.help} />;
}

function Slides({ ask }: { readonly ask: SlideQuestion }) {
  const { answer } = useDraft();
  const t = useWords().own.slides;
  const { two, bounds } = slidesOf(ask);
  if (!isNumbers(answer)) return null;
  return <NumberSliders answer={answer} ask={ask} names={two ? [t.start, t.end] : [t.end]} bounds={bounds} unit="mm" />;
}
