import { readChange } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import { Changes, untold, valuesChanged } from '../../../table-ui/dialogs/changed.tsx';
import { placeValues } from '../../../table-ui/dialogs/override-fields.tsx';
import { dialogText } from '../text/dialogs.ts';
import { type ArmadaView, isActivated } from '../view.ts';
import { useWords } from '../words.ts';

/** What is said in words. */
const TOLD = [
  ...['unit', 'x', 'y', 'degrees', 'speed', 'hull', 'shields', 'tokens', 'commands', 'discard', 'deal'],
  ...['activated', 'destroyed'],
];

/** What a change by hand would make other about a ship or squadron, in words. */
export function Changed({ view, change }: { readonly view: ArmadaView; readonly change: Json }) {
  const { own, lang, unit: nameOf, message } = useWords();
  const t = dialogText[lang];
  const read = readChange(change);
  const wanted = read.ok && 'unit' in read.value ? read.value : undefined;
  const unit = view.units.find(({ id }) => id === wanted?.unit);
  if (!wanted || !unit) return <Changes untold={change} />;
  const at = placeValues(unit.pose);
  const ship = unit.kind === 'ship' ? unit : undefined;
  const commands = (list: readonly string[] = []) =>
    list.map((command) => message({ text: `ar.command.${command}` })).join(', ') || '–';
  const changes = [
    ...valuesChanged([
      [own.place.x, at.x, wanted.x],
      [own.place.y, at.y, wanted.y],
      [t.degrees, at.degrees, wanted.degrees],
      [own.card.speed, ship?.speed, wanted.speed],
      [own.card.hull, unit.kind === 'squadron' ? unit.hull : undefined, wanted.hull],
      ...Object.entries(wanted.shields ?? {}).map(
        ([zone, n]) =>
          [
            `${own.card.shields}, ${message({ text: `ar.zone.${zone}` })}`,
            Object.entries(ship?.shields ?? {}).find(([one]) => one === zone)?.[1],
            n,
          ] as const,
      ),
      ...unit.tokens.map(({ kind, state }, place) => {
        const to = wanted.tokens?.[place];
        return [message({ text: `ar.token.${kind}` }), own.card.state[state], to && own.card.state[to]] as const;
      }),
      [own.card.commands, commands(ship?.commands), wanted.commands && commands(wanted.commands)],
    ]),
    ...(wanted.discard ? [{ what: t.discard, to: wanted.discard.length }] : []),
    ...(wanted.deal ? [{ what: t.deal, to: wanted.deal }] : []),
    ...valuesChanged([
      [t.activated, isActivated(view, unit), wanted.activated],
      [t.destroyed, unit.status === 'destroyed', wanted.destroyed],
    ]),
  ];
  return <Changes piece={nameOf(unit.id)} changes={changes} untold={untold(wanted, TOLD)} />;
}
