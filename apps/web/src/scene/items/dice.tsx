import type { Pose } from '@holotisch/table';
import { type CSSProperties, memo, type Ref, useCallback, useRef } from 'react';
import { besideBox } from '../arrange.ts';
import type { DiceItem } from '../description.ts';
import { screenOf } from '../details.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { sideClass } from '../svg.ts';
import { DieFace } from './die-sign.tsx';
import './dice.css';

/** Pixels between a piece and the dice that lie beside it. */
const AWAY = 14;
const UNPLACED = { visibility: 'hidden' } as const;

interface ThrowProps {
  readonly item: DiceItem;
  /** The radius of the piece beside which they lie, in millimetres. */
  readonly room: number;
}

/**
 * Dice thrown on the table beside a fight: on the far side of the piece, so that they hide neither it nor the line of
 * fire, and of the same size at any zoom. Who does not see them hears of them in the log and in the panel.
 */
export const Thrown = memo(function Thrown({ item, room }: ThrowProps) {
  const { by, against } = item;
  const { rig, camera } = useStageParts();
  const ref = useRef<HTMLDivElement>(null);
  const draw = useCallback(
    (pose: Pose) => {
      const node = ref.current;
      if (!node) return;
      const here = camera.onScreen(pose);
      const other = against === undefined ? undefined : rig.poseOf(against);
      const there = other ? camera.onScreen(other) : { x: here.x, y: here.y + 1 };
      const size = (2 * room) / camera.view.pixel;
      const { offsetWidth: width, offsetHeight: height } = node;
      const { x, y } = besideBox(screenOf(camera), { ...here, width: size, height: size }, there, {
        width,
        height,
        gap: AWAY,
      });
      node.style.visibility = 'visible';
      comesFrom(node, here.x - x, here.y - y);
      node.style.transform = `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)`;
    },
    [camera, rig, against, room],
  );
  usePart(by, draw, 'view');
  return <ThrownFace ref={ref} item={item} />;
});

/** Where the piece is that spends a token for them, from their middle. */
export function comesFrom(node: HTMLElement | SVGElement, x: number, y: number): void {
  node.style.setProperty('--from-x', `${Math.round(x)}px`);
  node.style.setProperty('--from-y', `${Math.round(y)}px`);
}

/** The dice themselves, wherever whoever draws puts them. */
export function ThrownFace({ ref, item }: { readonly ref: Ref<HTMLDivElement>; readonly item: DiceItem }) {
  const style = { ...UNPLACED, '--moving': `${item.milliseconds}ms` } as CSSProperties;
  return (
    <div ref={ref} className={`thrown ${sideClass(item.owner)}`} style={style} aria-hidden="true">
      {item.dice.map(({ key, colour, sides, sign, state, pair }, i) => (
        <span
          key={`${item.throw} ${key}`}
          className="thrown-die"
          data-colour={colour}
          data-sides={sides}
          data-state={state}
          style={{ '--nth': i, '--pair': pair ?? 0 } as CSSProperties}
        >
          <DieFace sign={sign} />
        </span>
      ))}
      {item.spent && (
        <svg key={`spent ${item.throw}`} className="thrown-token" viewBox="-6 -6 12 12" aria-hidden="true">
          <path d={item.spent.shape} fill={item.spent.colour} />
          {item.spent.mark && <path className="thrown-token-mark" d={item.spent.mark} />}
        </svg>
      )}
    </div>
  );
}
