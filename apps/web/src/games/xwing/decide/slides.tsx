import { isNumbers } from '../../../play/decide/ask.ts';
import { NumberSliders } from '../../../play/decide/number-sliders.tsx';
import { Placement } from '../../../play/decide/placement.tsx';
import { useDraft } from '../../../play/draft.tsx';
import type { AskView } from '../../game-face.ts';
import { useWords } from '../words.ts';

interface SlideRegion {
  /** A barrel roll has two slides, a Tallon roll one; each within these bounds. */
  readonly slides?: readonly [number, number];
  readonly slide?: readonly [number, number];
}

const regionOf = (ask: AskView): SlideRegion => (ask.region ?? {}) as SlideRegion;
export const isSlide = (ask: AskView): boolean => {
  const { slides, slide } = regionOf(ask);
  return ask.type === 'region' && (slides ?? slide) !== undefined;
};

/** Where along its template a ship ends that rolls, decloaks or turns by a Tallon roll. */
export function SlideControl({ ask }: { readonly ask: AskView }) {
  return <Placement ask={ask} Fields={Slides} help={useWords().own.slides.help} />;
}

function Slides({ ask }: { readonly ask: AskView }) {
  const { answer } = useDraft();
  const t = useWords().own.slides;
  const { slides, slide } = regionOf(ask);
  if (!isNumbers(answer)) return null;
  return (
    <NumberSliders
      answer={answer}
      ask={ask}
      names={slides ? [t.start, t.end] : [t.end]}
      bounds={slides ?? slide ?? [0, 0]}
      unit="mm"
    />
  );
}
