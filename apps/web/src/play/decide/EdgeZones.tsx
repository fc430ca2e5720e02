import { useMatch } from '../../match/useMatch.tsx';
import type { AskView } from '../view.ts';
import { viewOf } from '../words.ts';
import { hover, useHovered } from './shared.ts';
import { Zone } from './Zone.tsx';

/** How deep the starting areas are that the edges stand for. */
const REACH = 100;

/** The edges to choose from, each a strip of the table that answers a click. The buttons serve the keyboard. */
export function EdgeZones({ ask }: { readonly ask: AskView }) {
  const { snapshot, decide } = useMatch();
  const hovered = useHovered();
  const { width, depth } = viewOf(snapshot!).rules;
  return (ask.options ?? []).map(({ id }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel has a button for each
    <g
      key={id}
      className="edge-zone"
      data-hovered={hovered === id}
      onClick={() => void decide(id)}
      onPointerEnter={() => hover(id)}
      onPointerLeave={() => hover(undefined)}
    >
      <Zone edge={id} reach={REACH} width={width} depth={depth} />
    </g>
  ));
}
