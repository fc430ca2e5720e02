import type { QuestionOf } from '@holotisch/legion';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { terrainKey } from './ask.ts';

type TerrainAsk = QuestionOf<'card-terrain'>;
const KEY = 'pick-terrain:';

/** Pieces of terrain that answer the question when they are clicked. The buttons of the panel say the same. */
export function TerrainPicks({ view, ask }: OverlayProps<LegionView, TerrainAsk>) {
  const { decide } = useMatch();
  const { option: nameOf } = useWords();
  const layer = useMemo(() => {
    const items = ask.options.flatMap((option): readonly OutlineItem[] => {
      const at = option.about?.terrain;
      const piece = at === undefined ? undefined : view.terrain[at];
      if (at === undefined || !piece) return [];
      return [
        {
          kind: 'outline',
          key: `${KEY}${option.id}`,
          on: terrainKey(at),
          tone: 'legal',
          fill: 'soft',
          d: `M${piece.outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
          height: piece.height,
          label: nameOf(option, ask),
        },
      ];
    });
    return { items, actions: { onPick: (key: string) => void decide(key.slice(KEY.length)) } };
  }, [view, ask, decide, nameOf]);
  useSceneLayer(layer);
  return null;
}
