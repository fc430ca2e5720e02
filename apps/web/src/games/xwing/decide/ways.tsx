import type { QuestionOf } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { SceneItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { hover, useHovered } from '../../../table-ui/decide/shared.ts';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { ownerOf } from '../table/describe.ts';
import { baseOf } from '../table/facts.ts';
import { shipGhost, templateItem } from '../table/ghosts.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { placeOnWay } from './reposition.ts';

type WayQuestion = QuestionOf<'boost-direction'>;

const keyOf = (id: string) => `way:${id}`;

/** The ways a ship may go, each as a ghost that is declared by a click. */
export function Ways({ ask, view }: OverlayProps<XWingView, WayQuestion>) {
  const { decide } = useMatch();
  const { option } = useWords();
  const hovered = useHovered();
  const layer = useMemo(() => {
    const ship = view.ships[ask.about.ship];
    const start = ship?.pose;
    const { options } = ask;
    const idOf = (key: string | undefined) =>
      options.find(({ id }) => keyOf(id) === key || `${keyOf(id)} template` === key)?.id;
    const items = options.flatMap((one): readonly SceneItem[] => {
      const { id } = one;
      if (!ship || !start || !one.about) return [];
      const placed = placeOnWay(one.about, start, baseOf(ship.type).half, undefined);
      const name = option(one, ask);
      const pointed = hovered === id;
      const ghost = shipGhost(view, ship, keyOf(id), placed.end, pointed ? 'legal' : 'preview');
      return [
        { ...templateItem(`${keyOf(id)} template`, placed.template, ownerOf(view, ship.seat), false), pointed },
        { ...ghost, label: name },
      ];
    });
    return {
      items,
      inSight: items.flatMap((item) => (item.kind === 'piece' ? [item.pose] : [])),
      actions: {
        onPick: (key: string) => {
          const id = idOf(key);
          if (id !== undefined) void decide(id);
        },
        onPoint: (key: string | undefined) => hover(idOf(key)),
      },
    };
  }, [ask, view, decide, option, hovered]);
  useSceneLayer(layer);
  return null;
}
