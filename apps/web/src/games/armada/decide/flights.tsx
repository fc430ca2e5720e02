import { data } from '@holotisch/armada';
import { pose, type Vec } from '@holotisch/table';
import { useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { follow } from '../../../play/decide/plan.ts';
import type { PieceItem, RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import type { OverlayProps } from '../../game-face.ts';
import { squadronShape } from '../table/squadron-drawing.ts';
import { useKnown } from '../table/use-values.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { type FlightAsk, flightTo, flying } from './steps.ts';

const KEY = 'fly:';

/** Squadrons to draw to where they shall fly, or onto the enemy that they shall attack. */
export function Flights({ ask, view }: OverlayProps<ArmadaView, FlightAsk>) {
  const { decide, snapshot } = useMatch();
  const { unit: nameOf } = useWords();
  const { squadrons } = useKnown();
  const [held, setHeld] = useState<{ readonly unit: number; readonly at: Vec }>();
  const taken = snapshot?.taken ?? 0;
  const layer = useMemo(() => {
    const may = ask.kind !== 'squadron-act' || ask.options.some(({ id }) => id === 'move');
    const flight = (unit: number, at: Vec) => {
      const squadron = view.units[unit];
      if (squadron?.kind !== 'squadron') return undefined;
      const known = squadrons.get(unit);
      const speed = known?.held ? 0 : (known?.speed ?? data.squadronCard(squadron.card).speed);
      return flightTo(view, ask, unit, speed, at);
    };
    const ghosts = (may ? flying(ask) : []).flatMap((unit): readonly (PieceItem | RulerItem)[] => {
      const squadron = view.units[unit];
      if (squadron?.kind !== 'squadron' || !squadron.pose) return [];
      const to = held?.unit === unit ? (flight(unit, held.at)?.to ?? squadron.pose) : squadron.pose;
      const piece: PieceItem = {
        ...squadronShape(squadron.card),
        kind: 'piece',
        key: `${KEY}${unit}`,
        pose: pose(to.x, to.y, 0),
        owner: ownerOf(view, squadron.seat),
        ghost: 'preview',
        draggable: true,
        turnable: false,
        label: nameOf(unit),
      };
      const way: RulerItem = {
        kind: 'ruler',
        key: `fly-way:${unit}`,
        from: squadron.pose,
        to,
        tone: 'accent',
        text: [],
      };
      return held?.unit === unit ? [way, piece] : [piece];
    });
    const unitOf = (key: string): number | undefined => {
      const unit = key.startsWith(KEY) ? Number(key.slice(KEY.length)) : undefined;
      return unit !== undefined && flying(ask).includes(unit) ? unit : undefined;
    };
    return {
      items: ghosts,
      actions: {
        onPick: (key: string) => {
          const unit = unitOf(key);
          if (unit !== undefined && ask.kind !== 'squadron-act') void decide(String(unit));
        },
        onDrag: (key: string, at: Vec) => {
          const unit = unitOf(key);
          if (unit !== undefined) setHeld({ unit, at });
        },
        onDrop: () => {
          const steps = held && flight(held.unit, held.at)?.steps;
          setHeld(undefined);
          const [first, ...rest] = steps ?? [];
          const answer = first?.answer(ask, view);
          if (answer === undefined) return;
          follow(rest, taken);
          void decide(answer);
        },
      },
    };
  }, [ask, view, squadrons, held, taken, decide, nameOf]);
  useSceneLayer(layer);
  return null;
}
