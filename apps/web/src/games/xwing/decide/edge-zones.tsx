import { useMatch } from '../../../match/use-match.tsx';
import { hover, useHovered } from '../../../play/decide/shared.ts';
import { Zone } from '../../../play/decide/zone.tsx';
import { type AskView, viewOf } from '../view.ts';

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
