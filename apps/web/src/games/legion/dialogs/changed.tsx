import { isObject, type Json } from '@holotisch/engine';
import { readChange, TOKENS } from '@holotisch/legion';
import { Changes, type OneChange, untold, valuesChanged } from '../../../table-ui/dialogs/changed.tsx';
import { placeValues } from '../../../table-ui/dialogs/override-fields.tsx';
import { dialogText } from '../text/dialogs.ts';
import { type LegionView, leaderPose } from '../view.ts';
import { useWords } from '../words.ts';

/** What is said in words. */
const TOLD = ['unit', 'x', 'y', 'degrees', 'tokens', 'order', 'panicked', 'damaged', 'disabled', 'defeated'];
/** Of miniatures only whether they have fallen, and their wounds. */
const isTold = (mini: unknown) =>
  mini === null || mini === 'fallen' || (isObject(mini) && Object.keys(mini).every((name) => name === 'wounds'));

/** What a change by hand would make other about a unit, in words. */
export function Changed({ view, change }: { readonly view: LegionView; readonly change: Json }) {
  const { own, lang, unit: nameOf, term } = useWords();
  const t = dialogText[lang];
  const read = readChange(change);
  const wanted = read.ok && 'unit' in read.value ? read.value : undefined;
  const unit = view.units.find(({ id }) => id === wanted?.unit);
  if (!wanted || !unit) return <Changes untold={change} />;
  const at = placeValues(leaderPose(unit));
  const minis = (wanted.minis ?? []).flatMap((mini, place): readonly OneChange[] => {
    if (mini === 'fallen') return [{ what: t.fallen(place + 1) }];
    const wounds = mini !== null && typeof mini === 'object' && 'wounds' in mini ? mini.wounds : undefined;
    return valuesChanged([[t.wounds(place + 1), unit.minis[place]?.wounds, wounds]]);
  });
  const changes = [
    ...valuesChanged([
      [`${t.place}, ${own.place.x}`, at.x, wanted.x],
      [`${t.place}, ${own.place.y}`, at.y, wanted.y],
      [t.degrees, at.degrees, wanted.degrees],
      [t.order, t.orders[unit.order], wanted.order && t.orders[wanted.order]],
      ...TOKENS.map((token) => [term('token', token), unit.tokens[token], wanted.tokens?.[token]] as const),
    ]),
    ...minis,
    ...valuesChanged([
      [t.panicked, unit.panicked, wanted.panicked],
      [t.damaged, unit.damaged, wanted.damaged],
      [t.disabled, unit.disabled, wanted.disabled],
      [t.defeated, unit.status === 'defeated', wanted.defeated],
    ]),
  ];
  return (
    <Changes
      piece={nameOf(unit.id)}
      changes={changes}
      untold={untold(wanted, wanted.minis?.every(isTold) ? [...TOLD, 'minis'] : TOLD)}
    />
  );
}
