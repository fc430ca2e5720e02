import type { ArmadaQuestion } from '@holotisch/armada';
import { Warnings } from '../../../play/coach/warnings.tsx';
import type { ControlProps } from '../../game-face.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { wastedBy } from './wasted.ts';

export default function Beware({ ask }: ControlProps<ArmadaView, ArmadaQuestion>) {
  const { lang } = useWords();
  return <Warnings all={wastedBy(ask, lang)} />;
}
