import type { QuestionOf } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { hover, useHovered } from '../../../table-ui/decide/shared.ts';
import { zoneAlong } from '../../../table-ui/decide/zone.ts';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';

/** How deep the starting areas are that the edges stand for. */
const REACH = 100;
const keyOf = (id: string) => `zone:${id}`;

/** The edges to choose from, each a strip of the table that answers a click. */
export function EdgeZones({ ask, ground }: OverlayProps<XWingView, QuestionOf<'edge'>>) {
  const { decide } = useMatch();
  const { option } = useWords();
  const hovered = useHovered();
  const layer = useMemo(() => {
    const idOf = (key: string | undefined) => ask.options.find(({ id }) => keyOf(id) === key)?.id;
    return {
      items: ask.options.flatMap((one): readonly OutlineItem[] => {
        const { id } = one;
        const d = zoneAlong(id, REACH, ground);
        if (d === undefined) return [];
        const name = option(one, ask);
        const pointed = hovered === id;
        return [
          { kind: 'outline', key: keyOf(id), d, tone: 'accent', fill: 'soft', line: 'dashed', label: name, pointed },
        ];
      }),
      actions: {
        onPick: (key: string) => {
          const id = idOf(key);
          if (id !== undefined) void decide(id);
        },
        onPoint: (key: string | undefined) => hover(idOf(key)),
      },
    };
  }, [ask, ground, decide, option, hovered]);
  useSceneLayer(layer);
  return null;
}
