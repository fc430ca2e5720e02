import { type At, type LegionQuestion, type QuestionOf, readPlaces } from '@holotisch/legion';
import { pose } from '@holotisch/table';
import { useMemo } from 'react';
import type { OutlineItem, SceneItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath, linePath } from '../../../scene/svg.ts';
import { Placement } from '../../../table-ui/decide/placement.tsx';
import { noteAt } from '../../../table-ui/decide/spot-ghost.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { miniShape } from '../table/drawings.ts';
import { type LegionUnit, type LegionView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { ghostKey, miniOfGhost } from './unit-ghosts.ts';

/** Miniatures that are put somewhere one by one: into base contact in a melee, or beside a vehicle that has pushed them aside. */
type MiniPlacesAsk = QuestionOf<'formation' | 'displaced'>;
export const isMiniPlaces = (ask: LegionQuestion): ask is MiniPlacesAsk =>
  ask.kind === 'formation' || ask.kind === 'displaced';

interface MiniPlacesProps {
  readonly view: LegionView;
  readonly ask: MiniPlacesAsk;
}

/** What stands in the panel: who goes where, with how far it is. The places themselves are drawn on the table. */
export function MiniPlaces({ view, ask }: MiniPlacesProps) {
  const { own } = useWords();
  const { answer } = useDraft();
  const t = own.place;
  const places = readPlaces(answer)?.at;
  const unit = view.units[ask.region.unit];
  if (!unit || !places) return <Placement ask={ask} fields={<p className="quiet">{t.nothing}</p>} />;
  const ways = ask.region.minis.map((mini, i) => {
    const [from, to] = [stoodAt(ask, unit, i), places[i]];
    const name = mini === unit.leader ? own.move.leader : own.move.mini(mini + 1);
    const away = from && to ? Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])) : 0;
    return { mini, said: away < 1 ? t.stays(name) : t.goes(name, away) };
  });
  return (
    <Placement
      ask={ask}
      help={t.minisHelp}
      fields={
        <ul className="mini-ways">
          {ways.map(({ mini, said }) => (
            <li key={mini}>{said}</li>
          ))}
        </ul>
      }
    />
  );
}

/** Where a miniature stands, or stood before it was lifted. */
const stoodAt = ({ region }: MiniPlacesAsk, unit: LegionUnit, i: number): At | undefined => {
  if (region.name === 'displaced') return region.stood[i];
  const at = unit.minis[region.minis[i]!]?.pose;
  return at ? [at.x, at.y] : undefined;
};

/** Each of them as a ghost that is drawn where it is wanted, with the way it goes. */
export function MiniPlacesGhosts({ view, ask }: OverlayProps<LegionView, MiniPlacesAsk>) {
  const { answer, set, refusal } = useDraft();
  const { own, message } = useWords();
  const layer = useMemo(() => {
    const { region } = ask;
    const unit = view.units[region.unit];
    const places = readPlaces(answer)?.at;
    if (!unit || !places) return undefined;
    const items: SceneItem[] = region.minis.flatMap((mini, i): readonly SceneItem[] => {
      const [from, at] = [stoodAt(ask, unit, i), places[i]];
      if (!at) return [];
      const tone = refusal ? 'barred' : 'accent';
      const way: readonly OutlineItem[] = from
        ? [
            {
              kind: 'outline',
              key: `way:${mini}`,
              tone,
              line: 'dashed',
              height: 2,
              d: linePath({ x: from[0], y: from[1] }, { x: at[0], y: at[1] }),
            },
            { kind: 'outline', key: `stood:${mini}`, tone: 'neutral', d: circlePath(4), pose: pose(from[0], from[1]) },
          ]
        : [];
      return [
        ...way,
        {
          ...miniShape(view, unit, mini),
          kind: 'piece',
          key: ghostKey(mini),
          pose: pose(at[0], at[1]),
          owner: ownerOf(view, unit.seat),
          ghost: refusal ? 'barred' : 'legal',
          draggable: true,
          label: mini === unit.leader ? own.move.leader : own.move.mini(mini + 1),
        },
      ];
    });
    if (refusal) items.push(noteAt(ghostKey(region.minis[0]!), message(refusal.message)));
    return {
      items,
      inSight: places.flatMap((at) => (at ? [{ x: at[0], y: at[1] }] : [])),
      actions: {
        onDrag: (key: string, to: { readonly x: number; readonly y: number }) => {
          const at = region.minis.indexOf(miniOfGhost(key) ?? -1);
          if (at >= 0) set({ at: places.map((old, i) => (i === at ? [to.x, to.y] : old && [...old])) });
        },
      },
    };
  }, [view, ask, answer, set, refusal, own, message]);
  useSceneLayer(layer);
  return null;
}
