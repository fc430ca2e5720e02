import { geometry } from '@holotisch/armada';
import { useMemo } from 'react';
import type { LabelItem, Light, OutlineItem, RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { useHovered } from '../../../table-ui/decide/shared.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { type OverlayProps, pieceKey, pieceOfKey } from '../../../table-ui/game-face.ts';
import { arcsOf, zonePath } from '../table/arcs.ts';
import { roomOf } from '../table/measure.tsx';
import { type ArmadaView, ownerOf, shipIn } from '../view.ts';
import { useWords } from '../words.ts';
import { nameOfParty } from './shots.tsx';
import { useOdds } from './use-odds.ts';
import { type ShotOption, type ShotQuestion, useShots } from './use-shots.ts';

const targetOf = ({ about }: ShotOption): number | undefined =>
  about && 'unit' in about.defender ? about.defender.unit : undefined;

/** What may be attacked: hull zones and squadrons to click, the arcs of the attacker, and the line that is measured. */
export function Targets({ ask, view }: OverlayProps<ArmadaView, ShotQuestion>) {
  const { answer, set, confirm } = useDraft();
  const { number } = useLanguage();
  const { own, lang, message } = useWords();
  const hovered = useHovered();
  const shots = useShots(ask);
  const odds = useOdds(view, ask.about.unit, shots);
  const layer = useMemo(() => {
    const options = ask.options.filter((o) => o.about);
    const chosen = options.find(({ id }) => id === (hovered ?? answer)) ?? options.find(({ id }) => id === answer);
    const zone = chosen?.about?.zone ?? null;
    /** From the zone that is chosen; a target that it does not reach, from any other. */
    const offered = options.filter(
      (o) => o.about!.zone === zone || !options.some((p) => p.about!.zone === zone && targetOf(p) === targetOf(o)),
    );
    const attacker = shipIn(view, ask.about.unit);
    const lights: Record<string, Light> = {};
    for (const option of offered) {
      const target = targetOf(option);
      if (target === undefined) continue;
      const key = pieceKey(target);
      lights[key] = target === (chosen && targetOf(chosen)) ? 'aimed' : 'target';
    }
    const zones = offered.flatMap((option): readonly OutlineItem[] => {
      const target = targetOf(option);
      const ship = target === undefined ? undefined : shipIn(view, target);
      const { defending, defender } = option.about!;
      if (!ship || !defending) return [];
      return [
        {
          kind: 'outline',
          key: `shot:${option.id}`,
          on: pieceKey(ship.id),
          d: zonePath(ship.card, defending),
          tone: 'attack',
          fill: option === chosen ? 'strong' : 'soft',
          height: 6,
          label: `${nameOfParty(view, lang, defender)}, ${message({ text: `ar.zone.${defending}` })}`,
        },
      ];
    });
    const shot = chosen && shots.get(chosen.id);
    const line: readonly RulerItem[] = shot
      ? [
          {
            kind: 'ruler',
            key: 'shot',
            from: shot.line[0],
            to: shot.line[1],
            tone: 'attack',
            bands: geometry.RANGE,
            text: [
              message({ text: `ar.range.${shot.range}` }) + (shot.obstructed ? `, ${own.attack.obstructed}` : ''),
              `${number(shot.mm, 1)} mm`,
            ],
            keepOff: view.units.flatMap(({ id }) => roomOf(view, id)),
          },
        ]
      : [];
    const prospects = [...Map.groupBy(offered, (o) => targetOf(o) ?? -1)].flatMap(
      ([unit, at]): readonly LabelItem[] => {
        const best = Math.max(...at.map((o) => odds.get(o.id)?.expected ?? -1));
        if (best < 0 || unit < 0) return [];
        return [
          {
            kind: 'label',
            key: `odds:${unit}`,
            at: { piece: pieceKey(unit) },
            text: own.attack.expected(number(best, 1)),
            tone: 'attack',
            silent: true,
          },
        ];
      },
    );
    const pick = (option: ShotOption | undefined) => {
      if (!option) return;
      if (option.id === answer) confirm();
      else set(option.id);
    };
    return {
      items: [...(attacker ? arcsOf(attacker, ownerOf(view, attacker.seat)) : []), ...zones, ...line, ...prospects],
      lights,
      actions: {
        onPick: (key: string) => {
          if (key.startsWith('shot:')) return pick(options.find(({ id }) => id === key.slice('shot:'.length)));
          const unit = pieceOfKey(key);
          const of = offered.filter((o) => targetOf(o) === unit);
          // A ship that is aimed at already: its next zone, by turns.
          const at = of.findIndex(({ id }) => id === answer);
          pick(of.length === 1 || at < 0 ? of[0] : of[(at + 1) % of.length]);
        },
      },
    };
  }, [ask, view, answer, set, confirm, hovered, shots, odds, own, lang, message, number]);
  useSceneLayer(layer);
  return null;
}
