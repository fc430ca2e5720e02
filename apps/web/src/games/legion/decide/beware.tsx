import type { LegionQuestion } from '@holotisch/legion';
import { Warnings } from '../../../table-ui/decide/warnings.tsx';
import type { ControlProps } from '../../../table-ui/game-face.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { wastedBy } from './wasted.ts';

export default function Beware({ view, ask }: ControlProps<LegionView, LegionQuestion>) {
  const { lang } = useWords();
  return <Warnings all={wastedBy(view, ask, lang)} />;
}
