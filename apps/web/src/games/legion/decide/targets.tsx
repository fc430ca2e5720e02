import type { QuestionOf } from '@holotisch/legion';
import { useMemo } from 'react';
import type { LabelItem, Light, SceneItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { useHovered } from '../../../table-ui/decide/shared.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { type OverlayProps, pieceKey, pieceOfKey } from '../../../table-ui/game-face.ts';
import { rangeRings } from '../table/rings.ts';
import { sightLines } from '../table/sight-lines.ts';
import { type LegionView, unitOfPiece } from '../view.ts';
import { useWords } from '../words.ts';
import { type TargetQuestion, useProspects, useSight } from './use-prospects.ts';

/** Who may be attacked: to click, with odds; range rings of the attacker, and who sees whom of the one that is aimed at. */
export function Targets({ ask, view }: OverlayProps<LegionView, TargetQuestion>) {
  const { answer, set, confirm } = useDraft();
  const { number } = useLanguage();
  const { own } = useWords();
  const hovered = useHovered();
  const prospects = useProspects(ask);
  const options = ask.options.filter(({ about }) => about);
  const aimed = options.find(({ id }) => id === (hovered ?? answer)) ?? options.find(({ id }) => id === answer);
  const sight = useSight(aimed?.about?.melee ? undefined : ask.about.unit, aimed?.about?.unit);
  const layer = useMemo(() => {
    const lights: Record<string, Light> = {};
    const items: SceneItem[] = [...rangeRings(view, ask.about.unit), ...(sight ? sightLines(view, sight) : [])];
    for (const option of ask.options) {
      if (!option.about) continue;
      const { unit } = option.about;
      lights[pieceKey(unit)] = option === aimed ? 'aimed' : 'target';
      const prospect = prospects.get(option.id);
      if (prospect)
        items.push({
          kind: 'label',
          key: `odds:${unit}`,
          at: { piece: pieceKey(unit) },
          tone: 'attack',
          silent: true,
          text: own.attack.expected(number(prospect.odds.expected, 1)),
        } satisfies LabelItem);
    }
    return {
      items,
      lights,
      actions: {
        onPick: (key: string) => {
          const piece = pieceOfKey(key);
          const option =
            piece === undefined ? undefined : ask.options.find(({ about }) => about?.unit === unitOfPiece(piece));
          if (!option) return;
          if (option.id === answer) confirm();
          else set(option.id);
        },
      },
    };
  }, [ask, view, answer, set, confirm, aimed, sight, prospects, own, number]);
  useSceneLayer(layer);
  return null;
}

interface WeaponSightProps {
  readonly view: LegionView;
  readonly ask: QuestionOf<'weapons'>;
}

/** Whom those see who are given their weapons. */
export function WeaponSight({ view, ask }: WeaponSightProps) {
  const attacker = ask.fields[0]?.options[0]?.about?.unit;
  const sight = useSight(ask.about.melee ? undefined : attacker, ask.about.unit);
  const layer = useMemo(() => {
    const lights: Record<string, Light> = { [pieceKey(ask.about.unit)]: 'aimed' };
    return { lights, items: sight ? sightLines(view, sight) : [] };
  }, [view, ask, sight]);
  useSceneLayer(layer);
  return null;
}
