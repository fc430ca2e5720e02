import type { ArmadaQuestion } from '@holotisch/armada';
import { Warnings } from '../../../table-ui/decide/warnings.tsx';
import type { ControlProps } from '../../../table-ui/game-face.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { wastedBy } from './wasted.ts';

export default function Beware({ ask }: ControlProps<ArmadaView, ArmadaQuestion>) {
  const { lang } = useWords();
  return <Warnings all={wastedBy(ask, lang)} />;
}
