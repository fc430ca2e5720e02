import type { Json } from '@holotisch/engine';
import { barrelRoll, squareBase, stripOutline, type Template } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { useMatch } from '../../match/useMatch.tsx';
import { useDraft } from '../draft.tsx';
import type { AskView } from '../view.ts';
import { viewOf } from '../words.ts';

/** Where a barrel roll to the declared side would end, and the template it goes along. */
export function SlideGhost({ ask, answer }: { readonly ask: AskView; readonly answer: Json }) {
  const { snapshot } = useMatch();
  const { refusal } = useDraft();
  const about = (ask.about ?? {}) as { readonly ship?: number; readonly way?: string };
  const ship = about.ship === undefined ? undefined : viewOf(snapshot!).ships[about.ship];
  if (!ship?.pose || !Array.isArray(answer) || (about.way !== 'left' && about.way !== 'right')) return null;
  const half = data.ship(ship.type).size === 'small' ? 20 : 40;
  const template: Template = { shape: 'straight', speed: ask.kind.startsWith('decloak') ? 2 : 1, side: 'none' };
  const [startSlide, endSlide] = answer as unknown as readonly [number, number];
  const { end, template: laid } = barrelRoll(ship.pose, half, template, about.way, startSlide, endSlide);
  const path = (points: readonly { readonly x: number; readonly y: number }[]) =>
    `M${points.map((p) => `${p.x} ${p.y}`).join('L')}Z`;
  return (
    <g className="ghost" data-legal={refusal === undefined}>
      <path className="ghost-template" d={path(stripOutline(laid).points)} />
      <path className="ghost-shape" d={path(squareBase(end, half).points)} />
    </g>
  );
}
