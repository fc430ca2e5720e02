import type { Pose } from '@holotisch/table';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { boxAt, isFar, PLATE_SIDES } from '../arrange.ts';
import type { Description, PieceItem, Pip, Sign } from '../description.ts';
import { hangsAt } from '../details.ts';
import type { Eye } from '../rig.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { put, round, sideClass, uprightOff } from '../svg.ts';
import { singly, Token } from './token.tsx';

/** In pixels of the screen, whatever the distance. */
const HEIGHT = 15;
const PITCH = 6;
const SIGN = 13;
const GAUGE = 11;
const EDGE = 5;
const PIPS = 6;
const AFAR = 12;
/** A bar needs some length to be read. */
const BAR_ROOM = 8;

/** From near it grows a little. */
const growth = (pixel: number): number => Math.min(1.5, Math.max(1, pixel ** -0.35));
/** How far from the middle of a piece its plate begins. */
const reachOf = (radius: number, { pixel }: Eye): number => (radius / pixel) * 0.92 + 4;

const isLeft = (pip: Pip): pip is Pip & { readonly of: number } => pip.of !== undefined;
const letters = (text: string): number => text.length * 6.8;

interface PlateProps {
  readonly item: PieceItem;
  readonly signs: NonNullable<Description['signs']>;
}

/** How wide and how high the plate of a piece is, in full and in brief, and what stands on it. */
export function plateOf({ badge = '', short = badge, pips = [] }: Pick<PieceItem, 'badge' | 'short' | 'pips'>) {
  const bar = pips.find((pip) => pip.bar);
  const left = pips.filter((pip) => isLeft(pip) && !pip.bar) as readonly (Pip & { readonly of: number })[];
  const signed = pips.filter((pip) => !isLeft(pip)).flatMap(singly);
  const far = pips.filter((pip) => pip.far);
  const state = left.reduce((sum, pip) => sum + wideOf(pip), 0) + Math.max(0, left.length - 1) * 2;
  const number = badge === '' ? 0 : letters(badge) + 4;
  const few = badge === '' ? 0 : letters(short) + 4;
  const full = number + state + 2 * EDGE;
  const brief = few + (left.length > 0 && !bar ? GAUGE : 0) + far.length * AFAR + 2 * EDGE + (bar ? BAR_ROOM : 0);
  const wide = Math.max(full, signed.length * SIGN);
  const high = HEIGHT + (signed.length > 0 ? SIGN : 0);
  return { badge, short, bar, left, signed, far, number, few, full, brief, wide, high };
}
type PlateWords = ReturnType<typeof plateOf>;

/** Whether a piece has anything to say on a plate. */
export const isMarked = ({ badge, pips }: PieceItem): boolean =>
  badge !== undefined || (pips !== undefined && pips.length > 0);

/** How large a plate is on the screen, in full and in brief. */
export const sizeOf = ({ wide, high, brief }: PlateWords, grown: number) => ({
  width: wide * grown,
  height: high * grown,
  brief: { width: brief * grown, height: HEIGHT * grown },
});
/** The same on the flat table, and how far from the middle of its piece it begins. */
export const flatSizeOf = (words: PlateWords, radius: number, eye: Eye) => ({
  ...sizeOf(words, growth(eye.pixel)),
  reach: reachOf(radius, eye),
});

interface PlateFaceProps {
  readonly words: PlateWords;
  readonly owner: PieceItem['owner'];
  readonly signs: NonNullable<Description['signs']>;
  readonly brief: boolean;
}

/** What is to be seen on a plate, about the middle of its upper edge. */
export function PlateFace({ words, owner, signs, brief }: PlateFaceProps) {
  const { badge, bar, left, signed, far } = words;
  const number = brief ? words.few : words.number;
  const width = brief ? words.brief : words.full;
  const numberAt = -width / 2 + EDGE + (number - 4) / 2;
  const at = -width / 2 + EDGE + number;
  return (
    <>
      <path className="plate-ground" d={pill(width, owner === 1)} />
      {badge !== '' && (
        <text className="plate-number" x={round(numberAt)} y={HEIGHT / 2 - (bar ? 1.2 : 0)}>
          {brief ? words.short : badge}
        </text>
      )}
      {bar && <Health pip={bar} width={width} />}
      {brief ? (
        <>
          {left.length > 0 && !bar && <Gauge at={at + GAUGE / 2} left={left} signed={signed.length - far.length} />}
          {far.map((pip, i) => (
            <g
              key={pip.sign}
              transform={`translate(${round(width / 2 - EDGE - (far.length - i - 0.5) * AFAR)} ${HEIGHT / 2 - 1}) scale(.92)`}
            >
              <Token pip={pip} sign={signs[pip.sign]} />
            </g>
          ))}
        </>
      ) : (
        <>
          {left.map((pip, group) => (
            <Left
              key={pip.sign}
              pip={pip}
              sign={signs[pip.sign]}
              raised={bar !== undefined}
              at={at + left.slice(0, group).reduce((sum, one) => sum + wideOf(one) + 2, 0)}
            />
          ))}
          {signed.map((pip, i) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind have nothing but their place.
              key={`${pip.sign}${i}`}
              transform={`translate(${round((i - (signed.length - 1) / 2) * SIGN)} ${HEIGHT + SIGN / 2 + 1}) scale(1.18)`}
            >
              <Token pip={pip} sign={signs[pip.sign]} />
            </g>
          ))}
        </>
      )}
    </>
  );
}

/** Leads from a plate that hangs far away to its piece. */
export const stemOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M0 ${HEIGHT / 2}L${round(x)} ${round(y)}`;

/** The number of a piece and its state, upright and readable at any distance. */
export const Plate = memo(function Plate({ item, signs }: PlateProps) {
  const { key, radius, badge, short, pips, owner } = item;
  const { details } = useStageParts();
  const ref = useRef<SVGGElement>(null);
  const stem = useRef<SVGPathElement>(null);
  const words = useMemo(
    () =>
      plateOf({ ...(badge !== undefined && { badge }), ...(short !== undefined && { short }), ...(pips && { pips }) }),
    [badge, short, pips],
  );
  useLayoutEffect(
    () =>
      details.add(key, { piece: key, sides: PLATE_SIDES, is: 'plate', size: (eye) => flatSizeOf(words, radius, eye) }),
    [details, key, words, radius],
  );
  const listen = useCallback((told: () => void) => details.listen(key, told), [details, key]);
  const detail = useSyncExternalStore(listen, () => details.of(key));
  const side = useSyncExternalStore(listen, () => details.sideOf(key)) ?? 'below';
  const room = useSyncExternalStore(listen, () => details.roomOf(key));
  const brief = detail === 'brief';
  const width = brief ? words.brief : words.full;
  const draw = useCallback(
    ({ x, y }: Pose, eye: Eye) => {
      const { pixel, turn } = eye;
      const grown = growth(pixel);
      const size = { width: width * grown, height: (brief ? HEIGHT : words.high) * grown };
      const hung = room ? hangsAt(room, pixel) : { at: { x: 0, y: 0 }, reach: reachOf(radius, eye) };
      const box = boxAt({ ...hung, ...size }, side);
      const off = { x: pixel * box.x, y: pixel * (box.y - size.height / 2) };
      put(ref.current, uprightOff({ x, y }, turn, pixel * grown, off));
      const away = Math.hypot(box.x, box.y);
      const share = Math.max(0, 1 - (0.7 * radius) / pixel / away);
      const to = { x: -box.x * share, y: -box.y * share };
      stem.current?.setAttribute(
        'd',
        isFar(side) ? stemOf({ x: to.x / grown, y: (to.y + size.height / 2) / grown }) : '',
      );
    },
    [radius, side, room, width, brief, words.high],
  );
  usePart(key, draw, 'both', ref);
  return (
    <g ref={ref} className={`plate ${sideClass(owner)}`} data-detail={detail}>
      <path ref={stem} className="plate-stem" />
      <PlateFace words={words} owner={owner} signs={signs} brief={brief} />
    </g>
  );
});

/** How wide pips are that say what is left: each by itself, or one with a number where there are many. */
const wideOf = ({ of, count }: Pip & { readonly of: number }): number =>
  of > PIPS ? PITCH + letters(String(count)) + 2 : of * PITCH;

interface LeftProps {
  readonly pip: Pip & { readonly of: number };
  readonly sign: Sign | undefined;
  readonly at: number;
  /** A bar lies below it. */
  readonly raised: boolean;
}

/** How much of a piece is left: full pips and hollow ones. */
function Left({ pip: { of, count }, sign, at, raised }: LeftProps) {
  const y = HEIGHT / 2 - (raised ? 1.4 : 0);
  const one = (i: number) => (
    <path
      key={i}
      className={i < count ? 'pip' : 'pip pip-gone'}
      d={sign?.shape}
      style={{ color: sign?.colour }}
      transform={`translate(${round(at + (i + 0.5) * PITCH)} ${y}) scale(.52)`}
    />
  );
  if (of <= PIPS) return Array.from({ length: of }, (_, i) => one(i));
  return (
    <>
      {one(0)}
      <text className="pip-count" x={round(at + PITCH + 1)} y={y}>
        {count}
      </text>
    </>
  );
}

/** Along the lower edge of the plate, as much of it as is left. */
function Health({ pip: { count, of = 1 }, width }: { readonly pip: Pip; readonly width: number }) {
  const [room, share] = [width - 2 * EDGE, Math.max(0, Math.min(1, count / Math.max(1, of)))];
  const bar = (long: number) => `M${round(-room / 2)} ${HEIGHT - 2.6}h${round(long)}`;
  return (
    <g data-share={share > 0.67 ? 'much' : share > 0.34 ? 'some' : 'little'}>
      <path className="health-gone" d={bar(room)} />
      {share > 0 && <path className="health-left" d={bar(room * share)} />}
    </g>
  );
}

/** The plates of the second side have corners: colour alone must not tell whose it is. */
function pill(width: number, angular: boolean): string {
  const [h, w, r] = [HEIGHT, width / 2, HEIGHT / 2];
  const end = angular ? 4.5 : r;
  return angular
    ? `M${-w} ${r}L${-w + end} 0H${w - end}L${w} ${r}L${w - end} ${h}H${-w + end}Z`
    : `M${-w + end} 0H${w - end}A${r} ${r} 0 0 1 ${w - end} ${h}H${-w + end}A${r} ${r} 0 0 1 ${-w + end} 0Z`;
}

interface GaugeProps {
  readonly at: number;
  readonly left: readonly { readonly count: number; readonly of: number }[];
  readonly signed: number;
}

/** All pips in one sign: a disc with as much of it as is left of the piece; a dot says that tokens lie beside it. */
function Gauge({ at, left, signed }: GaugeProps) {
  const of = left.reduce((sum, pip) => sum + pip.of, 0);
  const share = of === 0 ? 1 : left.reduce((sum, pip) => sum + Math.max(0, pip.count), 0) / of;
  const r = 4.4;
  const angle = share * 2 * Math.PI;
  const [x, y] = [r * Math.sin(angle), -r * Math.cos(angle)];
  const wedge =
    share >= 1
      ? `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`
      : `M0 0V${-r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${round(x)} ${round(y)}Z`;
  return (
    <g
      transform={`translate(${round(at)} ${HEIGHT / 2})`}
      data-share={share > 0.67 ? 'much' : share > 0.34 ? 'some' : 'little'}
    >
      <circle className="gauge-ring" r={r} />
      <path className="gauge-left" d={wedge} />
      {signed > 0 && <circle className="gauge-tokens" cx="6.2" cy="-5.2" r="2.4" />}
    </g>
  );
}
