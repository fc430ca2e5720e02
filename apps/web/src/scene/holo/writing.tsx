import { createContext, memo, type RefObject, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../models/part.ts';
import { PLATE_SIDES, type Side } from '../arrange.ts';
import type {
  Description,
  DiceItem,
  InscriptionItem,
  LabelItem,
  OutlineItem,
  PieceItem,
  RulerItem,
} from '../description.ts';
import { ThrownFace } from '../items/dice.tsx';
import { ABOVE, BELOW, LabelFace } from '../items/label.tsx';
import { isMarked, PlateFace, plateOf, sizeOf, stemOf } from '../items/plate.tsx';
import { sideClass } from '../svg.ts';
import type { Over, Overlay } from './overlay.ts';
import { surfacesIn } from './relief.ts';
import { RIM, RIM_HIGH } from './rim.ts';

export const OverlayContext = createContext<Overlay | undefined>(undefined);

/** Stands over the picture for as long as the component does. */
function useOver(name: string, ref: RefObject<HTMLElement | SVGElement | null>, over: Omit<Over, 'node'>): void {
  const overlay = use(OverlayContext);
  useLayoutEffect(
    () => (ref.current ? overlay?.add(name, { ...over, node: ref.current }) : undefined),
    [overlay, name, ref, over],
  );
}

/** Plates are a little larger than on the flat table, where many more of them lie side by side. */
export const GROWN = 1.12;

interface PieceProps {
  readonly item: PieceItem;
}

const HoloPlate = memo(function HoloPlate({
  item,
  signs,
}: PieceProps & { readonly signs: NonNullable<Description['signs']> }) {
  const ref = useRef<SVGSVGElement>(null);
  const stem = useRef<SVGPathElement>(null);
  const [brief, setBrief] = useState(false);
  const words = useMemo(() => plateOf(item), [item]);
  const over = useMemo(
    (): Omit<Over, 'node'> => ({
      at: item.key,
      is: 'plate',
      sides: PLATE_SIDES,
      size: sizeOf(words, GROWN),
      detail: setBrief,
      stem: (to) => stem.current?.setAttribute('d', to ? stemOf(to) : ''),
    }),
    [item.key, words],
  );
  useOver(`plate ${item.key}`, ref, over);
  return (
    <svg
      ref={ref}
      className={`plate holo-plate ${sideClass(item.owner)}`}
      data-detail={brief ? 'brief' : 'full'}
      aria-hidden="true"
    >
      <path ref={stem} className="plate-stem" />
      <g transform={`scale(${GROWN})`}>
        <PlateFace words={words} owner={item.owner} signs={signs} brief={brief} />
      </g>
    </svg>
  );
});

/** What a piece is for the keyboard, for a screen reader and for whoever looks for it by its name. */
const Hit = memo(function Hit({ item }: PieceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const over = useMemo((): Omit<Over, 'node'> => ({ at: item.key, is: 'hit' }), [item.key]);
  useOver(`hit ${item.key}`, ref, over);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would take the keys that move pieces.
    <div
      ref={ref}
      role="button"
      className="piece holo-hit"
      aria-label={item.label}
      tabIndex={-1}
      data-key={item.key}
      data-ghost={item.ghost}
      data-grab={item.draggable || undefined}
      {...(item.pressed !== undefined && { 'aria-pressed': item.pressed })}
    />
  );
});

const Knob = memo(function Knob({ item: { key, owner } }: PieceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const over = useMemo((): Omit<Over, 'node'> => ({ at: key, is: 'knob' }), [key]);
  useOver(`knob ${key}`, ref, over);
  return <div ref={ref} className={`holo-knob ${sideClass(owner)}`} data-turns={key} />;
});

/** The middle of a surface of the ground. */
function middleOf({ d, pose, height = 0 }: OutlineItem): Point {
  const rim = surfacesIn(d)[0]?.rim ?? [[0, 0]];
  const [x, y] = rim.reduce(([sx, sy], [px, py]) => [sx + px / rim.length, sy + py / rim.length], [0, 0]);
  const at = pose ?? { x: 0, y: 0, hx: 0, hy: 1 };
  return [at.x + x * at.hy + y * at.hx, at.y - x * at.hx + y * at.hy, height];
}

const SurfaceHit = memo(function SurfaceHit({ item }: { readonly item: OutlineItem }) {
  const ref = useRef<HTMLDivElement>(null);
  const over = useMemo((): Omit<Over, 'node'> => ({ at: middleOf(item), is: 'hit' }), [item]);
  useOver(`hit ${item.key}`, ref, over);
  return (
    // biome-ignore lint/a11y/useSemanticElements: like the pieces beside it.
    <div
      ref={ref}
      role="button"
      className="outline-hit holo-hit"
      aria-label={item.label}
      tabIndex={0}
      data-key={item.key}
    />
  );
});

const HoloLabel = memo(function HoloLabel({ item }: { readonly item: LabelItem }) {
  const ref = useRef<HTMLDivElement>(null);
  const over = useMemo(
    (): Omit<Over, 'node'> => ({
      at: 'piece' in item.at ? item.at.piece : [item.at.x, item.at.y, 12],
      is: 'words',
      sides: item.side === 'below' ? BELOW : ABOVE,
    }),
    [item],
  );
  useOver(`label ${item.key}`, ref, over);
  return <LabelFace ref={ref} item={item} />;
});

const HoloDice = memo(function HoloDice({ item }: { readonly item: DiceItem }) {
  const ref = useRef<HTMLDivElement>(null);
  const { by, against } = item;
  const over = useMemo(
    (): Omit<Over, 'node'> => ({ at: by, is: 'dice', ...(against !== undefined && { awayFrom: against }) }),
    [by, against],
  );
  useOver(`dice ${item.key}`, ref, over);
  return <ThrownFace ref={ref} item={item} />;
});

function Print({
  name,
  at,
  lines,
  className,
  label,
}: {
  readonly name: string;
  readonly at: Point;
  readonly lines: readonly string[];
  readonly className: string;
  readonly label?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [x, y, z] = at;
  const over = useMemo((): Omit<Over, 'node'> => ({ at: [x, y, z], is: 'print' }), [x, y, z]);
  useOver(`print ${name}`, ref, over);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div ref={ref} className={`holo-print ${className}`} {...spoken}>
      <span>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place.
          <span key={i}>{line}</span>
        ))}
      </span>
    </div>
  );
}

const rulerMiddle = ({ from, to, heights }: RulerItem): Point => [
  (from.x + to.x) / 2,
  (from.y + to.y) / 2,
  ((heights?.[0] ?? 2) + (heights?.[1] ?? 2)) / 2 + 10,
];
const BESIDE: readonly Side[] = ['above', 'right', 'left', 'below', ...PLATE_SIDES.slice(4)];

/** What was measured: beside the middle of its line, where it covers nothing. */
const RulerWords = memo(function RulerWords({ item }: { readonly item: RulerItem }) {
  const ref = useRef<HTMLDivElement>(null);
  const over = useMemo(
    (): Omit<Over, 'node'> => ({ at: rulerMiddle(item), is: 'words', sides: BESIDE, loose: true }),
    [item],
  );
  useOver(`ruler ${item.key}`, ref, over);
  return (
    <div ref={ref} className="ruler holo-ruler" role="img" aria-label={item.text.join(', ')}>
      {item.text.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
});

const inscribed = ({ at }: InscriptionItem): Point => [at.x, at.y, 2];

interface WritingProps {
  readonly description: Description;
  /** Named as it can be picked. */
  readonly drawn: Description;
  readonly heightAt: (at: { readonly x: number; readonly y: number }) => number;
}

const NO_SIGNS = {};

/** What lies under the hand: it takes the pointer, and the picture below finds out what is meant. */
export const Felt = memo(function Felt({ drawn }: Pick<WritingProps, 'drawn'>) {
  return drawn.items.map((item) => {
    if (item.kind === 'outline' && item.label !== undefined) return <SurfaceHit key={item.key} item={item} />;
    if (item.kind !== 'piece' || item.label === undefined) return null;
    return <Hit key={item.key} item={item} />;
  });
});

/** Everything that is written over the picture. */
export const Writing = memo(function Writing({ description, heightAt }: Omit<WritingProps, 'drawn'>) {
  const { items, signs = NO_SIGNS, ground } = description;
  return (
    <>
      {ground.edges?.map(({ side, name, owner }) => (
        <Print
          key={side}
          name={`edge ${side}`}
          at={edgeAt(side, ground)}
          lines={[name]}
          className={`holo-edge ${sideClass(owner)}`}
        />
      ))}
      {items.map((item) => {
        switch (item.kind) {
          case 'inscription':
            return (
              <Print
                key={item.key}
                name={item.key}
                at={[...inscribed(item).slice(0, 2), heightAt(item.at) + 2] as unknown as Point}
                lines={item.text.split('\n')}
                className="holo-inscription"
              />
            );
          case 'ruler':
            return item.text.length > 0 && <RulerWords key={item.key} item={item} />;
          case 'piece':
            return isMarked(item) && <HoloPlate key={item.key} item={item} signs={signs} />;
          default:
            return null;
        }
      })}
      {items.map((item) => item.kind === 'label' && <HoloLabel key={item.key} item={item} />)}
      {items.map((item) => item.kind === 'dice' && <HoloDice key={item.key} item={item} />)}
    </>
  );
});

/** The handles that turn pieces. */
export const Knobs = memo(function Knobs({ description }: Pick<WritingProps, 'description'>) {
  return description.items.map((item) => item.kind === 'piece' && item.turnable && <Knob key={item.key} item={item} />);
});

function edgeAt(side: 'south' | 'north' | 'west' | 'east', { width, depth }: Description['ground']): Point {
  // Upon the rim: there it hides nothing, and is not cut off where the whole table fills the picture.
  const off = RIM / 2;
  switch (side) {
    case 'south':
      return [width / 2, -off, RIM_HIGH + 1];
    case 'north':
      return [width / 2, depth + off, RIM_HIGH + 1];
    case 'west':
      return [-off, depth / 2, RIM_HIGH + 1];
    case 'east':
      return [width + off, depth / 2, RIM_HIGH + 1];
  }
}
