import { lazy, memo, Suspense, useMemo } from 'react';
import type { Description, Light, OutlineItem, PieceItem } from './description.ts';
import { Thrown } from './items/dice.tsx';
import { Effect } from './items/effect.tsx';
import { Inscription } from './items/inscription.tsx';
import { Label } from './items/label.tsx';
import { Outline } from './items/outline.tsx';
import { Piece, PieceHandle, PieceUnder } from './items/piece.tsx';
import { isMarked, Plate } from './items/plate.tsx';
import { Ray } from './items/ray.tsx';
import { Ruler } from './items/ruler.tsx';

/** Fetched by games that have units of several pieces. */
const Band = lazy(async () => ({ default: (await import('./items/band.tsx')).Band }));

interface ItemsProps {
  readonly description: Description;
  readonly lights: Readonly<Record<string, Light>>;
}

const NO_SIGNS = {};

/** Pieces by what they stand on, from the ground up. */
function storeys(pieces: readonly PieceItem[]): readonly (readonly [foot: number, pieces: readonly PieceItem[]])[] {
  const by = new Map<number, PieceItem[]>();
  for (const piece of pieces) {
    const foot = piece.foot ?? 0;
    by.set(foot, [...(by.get(foot) ?? []), piece]);
  }
  return [...by].sort(([a], [b]) => a - b);
}

/** Those who stand together, where they are more than one. */
const unitsOf = (pieces: readonly PieceItem[]): readonly (readonly [group: string, PieceItem[]])[] =>
  [...Map.groupBy(pieces, ({ group }) => group)].flatMap(([group, members]) =>
    group !== undefined && members.length > 1 ? [[group, members] as const] : [],
  );

/** What lies flat under the pieces; the rest can be clicked or hovers over them. */
const isFlat = ({ height = 0, label }: OutlineItem): boolean => height <= 0 && label === undefined;

/** Everything that stands and lies on the ground, from the ground up. */
export const Items = memo(function Items({ description, lights }: ItemsProps) {
  const { items, signs = NO_SIGNS } = description;
  const { scenery, standing, units, ghosts, pieces, flat, above } = useMemo(() => {
    const all = items.flatMap((item) => (item.kind === 'piece' ? [item] : []));
    const outlines = items.flatMap((item) => (item.kind === 'outline' ? [item] : []));
    return {
      pieces: all,
      scenery: all.filter((item) => item.scenery),
      standing: storeys(all.filter((item) => item.ghost === undefined && !item.scenery)),
      units: unitsOf(all.filter((item) => item.ghost === undefined && !item.scenery)),
      ghosts: all.filter(({ ghost }) => ghost !== undefined),
      flat: outlines.filter(isFlat),
      above: outlines.filter((item) => !isFlat(item)),
    };
  }, [items]);
  const body = (item: PieceItem) => <Piece key={item.key} item={item} light={lights[item.key]} />;
  return (
    <>
      {flat.map((item) => (
        <Outline key={item.key} item={item} />
      ))}
      {scenery.map((item) => (
        <PieceUnder key={item.key} item={item} />
      ))}
      {scenery.map(body)}
      {items.map((item) => item.kind === 'inscription' && <Inscription key={item.key} item={item} />)}
      {units.length > 0 && (
        <Suspense fallback={null}>
          {units.map(([group, members]) => (
            <Band key={group} members={members} />
          ))}
        </Suspense>
      )}
      {standing.map(([foot, level]) => (
        <g key={foot}>
          <g>
            {level.map((item) => (
              <PieceUnder key={item.key} item={item} />
            ))}
          </g>
          <g>{level.map(body)}</g>
        </g>
      ))}
      {above.map((item) => (
        <Outline key={item.key} item={item} />
      ))}
      <g>
        {ghosts.map((item) => (
          <PieceUnder key={item.key} item={item} />
        ))}
        {ghosts.map(body)}
      </g>
      {pieces.map((item) => item.turnable && <PieceHandle key={item.key} item={item} />)}
      {items.map((item) => item.kind === 'ray' && <Ray key={item.key} item={item} />)}
      {items.map((item) => item.kind === 'ruler' && <Ruler key={item.key} item={item} />)}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus; the names of the pieces tell it. */}
      <g aria-hidden="true">
        {pieces.map((item) => isMarked(item) && <Plate key={item.key} item={item} signs={signs} />)}
        {items.map((item) => item.kind === 'effect' && <Effect key={item.key} item={item} />)}
      </g>
    </>
  );
});

/** Words at pieces and places. */
export const Labels = memo(function Labels({ description }: { readonly description: Description }) {
  const { items } = description;
  const radius = useMemo(
    () => new Map(items.flatMap((item) => (item.kind === 'piece' ? [[item.key, item.radius] as const] : []))),
    [items],
  );
  return (
    <div className="stage-labels">
      {items.map(
        (item) =>
          item.kind === 'label' && (
            <Label key={item.key} item={item} room={'piece' in item.at ? (radius.get(item.at.piece) ?? 0) : 0} />
          ),
      )}
      {items.map(
        (item) => item.kind === 'dice' && <Thrown key={item.key} item={item} room={radius.get(item.by) ?? 0} />,
      )}
    </div>
  );
});
