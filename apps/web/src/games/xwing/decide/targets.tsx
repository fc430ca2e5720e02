import type { QuestionOf } from '@holotisch/xwing';
import { useMemo } from 'react';
import type { LabelItem, Light, RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { alongTable } from '../../../scene/view.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { isQuiet } from '../../../table-ui/decide/ask.ts';
import { useHovered } from '../../../table-ui/decide/shared.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { type OverlayProps, pieceKey, pieceOfKey } from '../../../table-ui/game-face.ts';
import { BANDS } from '../table/arcs.ts';
import { roomOf } from '../table/measure.tsx';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { shipOf } from './ask.ts';
import { useOdds } from './use-odds.ts';
import { useShots } from './use-shots.ts';

/** Millimetres: how far above a ship its odds stand, and how much room they take. */
const WORDS = { above: 50, radius: 26 };

/** Ships that may be attacked: a click aims, another one on the same ship fires. The line of fire lies on the table. */
export function Targets({ ask, view, turn }: OverlayProps<XWingView, QuestionOf<'attack'>>) {
  const { answer, set, confirm, pointed } = useDraft();
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const hovered = useHovered();
  const shots = useShots(ask);
  const odds = useOdds(ask, view, shots);
  const layer = useMemo(() => {
    const options = ask.options.filter((o) => !isQuiet(o));
    const pointedAt = options.find((o) => shipOf(o) === pointed && o.id !== answer)?.id;
    const shot = shots.get(hovered ?? '') ?? shots.get(pointedAt ?? String(answer));
    const aimedAt = options.find(({ id }) => id === answer);
    const aimed = aimedAt && shipOf(aimedAt);
    const lights: Record<string, Light> = {};
    for (const option of options) {
      const ship = shipOf(option);
      if (ship !== undefined) lights[pieceKey(ship)] = ship === aimed ? 'aimed' : 'target';
    }
    /** About where the words above a target stand. */
    const wordsAt = (option: QuestionOf<'attack'>['options'][number]): NonNullable<RulerItem['keepOff']> => {
      const up = alongTable(0, WORDS.above, turn);
      return roomOf(view, shipOf(option) ?? -1).map(({ at }) => ({
        at: { x: at.x + up.x, y: at.y + up.y },
        radius: WORDS.radius,
      }));
    };
    const line: readonly RulerItem[] = shot
      ? [
          {
            kind: 'ruler',
            key: 'shot',
            from: shot.line[0],
            to: shot.line[1],
            tone: 'attack',
            bands: BANDS,
            text: [t.range(shot.range) + (shot.obstructed ? `, ${t.obstructed}` : ''), `${number(shot.mm, 1)} mm`],
            keepOff: [...view.ships.flatMap(({ id }) => roomOf(view, id)), ...options.flatMap(wordsAt)],
          },
        ]
      : [];
    // What each target promises: the chosen weapon's shot at the one aimed at, the best one at every other.
    const prospects = [...Map.groupBy(options, (o) => shipOf(o) ?? -1)].flatMap(([ship, at]): readonly LabelItem[] => {
      const chances = at.flatMap((o) => (ship !== aimed || o.id === answer ? (odds.get(o.id)?.expected ?? []) : []));
      if (chances.length === 0) return [];
      const text = t.mean(number(Math.max(...chances), 1));
      const where = { piece: pieceKey(ship) };
      return [{ kind: 'label', key: `odds:${ship}`, at: where, text, tone: 'attack', silent: true }];
    });
    return {
      items: [...line, ...prospects],
      lights,
      actions: {
        onPick: (key: string) => {
          const ship = pieceOfKey(key);
          if (ship === aimed) return confirm();
          const first = options.find((o) => shipOf(o) === ship);
          if (first) set(first.id);
        },
      },
    };
  }, [ask, view, turn, answer, set, confirm, pointed, hovered, shots, odds, t, number]);
  useSceneLayer(layer);
  return null;
}
