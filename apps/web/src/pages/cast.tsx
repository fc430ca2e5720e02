import type { Game } from '@holotisch/rulebook';
import { type CSSProperties, useEffect, useState } from 'react';
import { idle, pictures } from '../models/own-pictures.ts';

/** The sides' colours as light on a dark table, in both themes. */
const SIDES = [0x58c8ff, 0xffa63d] as const;

interface Player {
  readonly model: string;
  readonly side: 0 | 1;
  /** Where its middle is, and how large it is. */
  readonly at: readonly [x: number, y: number, size: number];
  /** Looks the other way. */
  readonly turned?: true;
}
interface Scene {
  /** The farthest first. */
  readonly cast: readonly Player[];
  /** From where to where they shoot, and whose shot it is. */
  readonly bolts: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number, side: 0 | 1])[];
}

const SCENES: Readonly<Record<Game, Scene>> = {
  xwing: {
    cast: [
      { model: 'xwing/tieinterceptor', side: 1, at: [232, 50, 52], turned: true },
      { model: 'xwing/tiefighter', side: 1, at: [330, 62, 66], turned: true },
      { model: 'xwing/xwing', side: 0, at: [46, 84, 78] },
      { model: 'xwing/tieadvanced', side: 1, at: [300, 136, 96], turned: true },
      { model: 'xwing/xwing', side: 0, at: [118, 138, 138] },
    ],
    bolts: [
      [176, 124, 318, 68, 0],
      [262, 128, 160, 140, 1],
    ],
  },
  armada: {
    cast: [
      { model: 'armada/victory', side: 1, at: [366, 56, 70], turned: true },
      { model: 'armada/nebulon-b', side: 0, at: [62, 78, 80] },
      { model: 'armada/imperial', side: 1, at: [276, 104, 186], turned: true },
      { model: 'armada/squadron/tie-fighter', side: 1, at: [246, 186, 44], turned: true },
      { model: 'armada/squadron/x-wing', side: 0, at: [150, 104, 42] },
      { model: 'armada/cr90', side: 0, at: [80, 152, 104] },
    ],
    bolts: [
      [206, 140, 112, 148, 1],
      [220, 150, 118, 160, 1],
      [98, 86, 226, 112, 0],
    ],
  },
  legion: {
    cast: [
      { model: 'legion/at-st', side: 1, at: [330, 70, 118], turned: true },
      { model: 'legion/stormtroopers', side: 1, at: [236, 116, 58], turned: true },
      { model: 'legion/stormtroopers/leader legion/stormtroopers', side: 1, at: [272, 132, 66], turned: true },
      { model: 'legion/rebel-troopers', side: 0, at: [36, 122, 62] },
      { model: 'legion/rebel-troopers/heavy legion/rebel-troopers', side: 0, at: [82, 134, 70] },
      { model: 'legion/darth-vader-dark-lord-of-the-sith', side: 1, at: [340, 150, 104], turned: true },
      { model: 'legion/luke-skywalker-hero-of-the-rebellion', side: 0, at: [142, 150, 100] },
    ],
    bolts: [
      [98, 124, 262, 104, 0],
      [276, 118, 62, 112, 1],
    ],
  },
};

/** Who takes part, each as the picture of its model; they appear one by one as they are made. */
export default function Cast({ game }: { readonly game: Game }) {
  const { cast, bolts } = SCENES[game];
  const [made, setMade] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    let gone = false;
    const all = async () => {
      await idle();
      const got = await Promise.all(
        cast.map(({ model, side }) => (gone ? undefined : pictures.of(model, SIDES[side]))),
      );
      if (!gone) setMade(got);
    };
    void all();
    return () => {
      gone = true;
    };
  }, [cast]);
  if (made.length === 0) return null;
  return (
    <g className="living-cast">
      {bolts.map(([x1, y1, x2, y2, side], i) => (
        <line
          key={`${x1} ${y1}`}
          className={`living-bolt living-side-${side}`}
          style={beat(i)}
          x1={x1}
          y1={y1}
          x2={x2}
          y2={y2}
          pathLength="100"
        />
      ))}
      {cast.map(({ model, at: [x, y, size], turned }, i) => (
        <g key={`${model} ${x}`} transform={`translate(${x} ${y})${turned ? ' scale(-1 1)' : ''}`}>
          <image
            className="living-piece"
            style={beat(i)}
            href={made[i]}
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
          />
        </g>
      ))}
    </g>
  );
}

/** Not all at the same time. */
const beat = (i: number): CSSProperties => ({ animationDelay: `${-1.7 * i}s` });
