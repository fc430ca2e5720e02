import { data } from '@holotisch/armada';
import { pose, type Vec } from '@holotisch/table';
import { useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { PieceItem, RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { follow } from '../../../table-ui/decide/plan.ts';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { squadronShape } from '../table/squadron-drawing.ts';
import { useKnown } from '../table/use-values.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { type Flight, type FlightAsk, flightTo, flying } from './steps.ts';
import { alongWith, goalOf, isWing, whileFlying, wingOf, wingSteps } from './wing.ts';
import { useTogether } from './wing-control.tsx';

const KEY = 'fly:';

/** Squadrons to draw to where they shall fly, or onto the enemy that they shall attack. */
export function Flights({ ask, view }: OverlayProps<ArmadaView, FlightAsk>) {
  const { decide, snapshot } = useMatch();
  const { unit: nameOf } = useWords();
  const { squadrons } = useKnown();
  const [held, setHeld] = useState<{ readonly unit: number; readonly at: Vec }>();
  const taken = snapshot?.taken ?? 0;
  const together = useTogether();
  const layer = useMemo(() => {
    const may = ask.kind !== 'squadron-act' || ask.options.some(({ id }) => id === 'move');
    const speedOf = (unit: number): number => {
      const squadron = view.units[unit];
      const known = squadrons.get(unit);
      if (squadron?.kind !== 'squadron' || known?.held) return 0;
      return known?.speed ?? data.squadronCard(squadron.card).speed;
    };
    const flight = (unit: number, at: Vec) =>
      view.units[unit]?.kind === 'squadron' ? flightTo(view, ask, unit, speedOf(unit), at) : undefined;
    const goal = held && goalOf(view, held.unit, held.at);
    const wing = held && together && isWing(ask) ? wingOf(view, ask, held.unit) : [];
    /** What it does, drawn or going along. */
    const meant = (unit: number): Flight | undefined => {
      if (held?.unit === unit) return flight(unit, held.at);
      return goal && wing.includes(unit) ? alongWith(view, unit, goal, speedOf(unit)) : undefined;
    };
    const ghosts = (may ? flying(ask) : []).flatMap((unit): readonly (PieceItem | RulerItem)[] => {
      const squadron = view.units[unit];
      if (squadron?.kind !== 'squadron' || !squadron.pose) return [];
      const doing = meant(unit);
      const to = doing?.to ?? squadron.pose;
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
        // Who need not move attacks from where it is.
        to: doing?.to || !held ? to : held.at,
        tone: doing?.to ? 'accent' : 'attack',
        text: [],
      };
      return doing ? [way, piece] : [piece];
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
          const along = held && goal && isWing(ask) && wing.length > 0;
          const steps = along
            ? wingSteps(ask, [held.unit, ...wing], goal, speedOf)
            : held && flight(held.unit, held.at)?.steps;
          setHeld(undefined);
          const [first, ...rest] = steps ?? [];
          const answer = first?.answer(ask, view);
          if (answer === undefined) return;
          follow(rest, taken, along ? whileFlying(view, ask) : undefined);
          void decide(answer);
        },
      },
    };
  }, [ask, view, squadrons, held, together, taken, decide, nameOf]);
  useSceneLayer(layer);
  return null;
}
