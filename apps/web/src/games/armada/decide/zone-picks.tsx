import type { ArmadaQuestion, data } from '@holotisch/armada';
import { useMemo } from 'react';
import type { OptionOf } from '../../../match/ask-view.ts';
import { useMatch } from '../../../match/use-match.tsx';
import type { OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { usePicked } from '../../../table-ui/decide/use-picked.ts';
import { type OverlayProps, pieceKey } from '../../../table-ui/game-face.ts';
import { zonePath } from '../table/arcs.ts';
import { type ArmadaView, shipIn } from '../view.ts';
import { useWords } from '../words.ts';

type Option = OptionOf<ArmadaQuestion>;
type Listed = Extract<ArmadaQuestion, { readonly type: 'choice' | 'several' }>;

/** The hull zone that an option is about. */
function zoneOf({ about }: Option): { readonly unit: number; readonly zone: data.Zone } | undefined {
  return about && typeof about === 'object' && 'zone' in about && 'unit' in about ? about : undefined;
}

/** Whether a question is answered by hull zones, each of which stands for one option. */
export function asksForZones(ask: ArmadaQuestion): ask is Listed {
  if (ask.type !== 'choice' && ask.type !== 'several') return false;
  const options: readonly Option[] = ask.options;
  const zones = options.flatMap((option) => zoneOf(option) ?? []);
  return zones.length > 0 && new Set(zones.map(({ unit, zone }) => `${unit} ${zone}`)).size === zones.length;
}

/** Hull zones on the ship itself that answer the question. The buttons of the panel say the same. */
export function ZonePicks({ ask, view }: OverlayProps<ArmadaView, Listed>) {
  const { decide } = useMatch();
  const { message } = useWords();
  const { picked, toggle } = usePicked(ask);
  const several = ask.type === 'several';
  const chosen = several ? picked.join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked says when `toggle` does something else
  const layer = useMemo(() => {
    const options: readonly Option[] = ask.options;
    const items = options.flatMap((option): readonly OutlineItem[] => {
      const of = zoneOf(option);
      const ship = of && shipIn(view, of.unit);
      if (!of || !ship) return [];
      return [
        {
          kind: 'outline',
          key: `zone:${option.id}`,
          on: pieceKey(ship.id),
          d: zonePath(ship.card, of.zone),
          tone: 'shield',
          fill: picked.includes(option.id) ? 'strong' : 'soft',
          height: 6,
          label: option.label ? message(option.label) : of.zone,
        },
      ];
    });
    return {
      items,
      actions: {
        onPick: (key: string) => {
          const id = key.startsWith('zone:') ? key.slice('zone:'.length) : undefined;
          if (id === undefined) return;
          if (several) toggle(id);
          else void decide(id);
        },
      },
    };
  }, [ask, view, several, chosen, decide, message]);
  useSceneLayer(layer);
  return null;
}
