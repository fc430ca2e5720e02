import '../all-words.ts';
import type { Json } from '@holotisch/engine';
import { cardName, readChange, tokenTerm } from '@holotisch/xwing';
import { Changes, type OneChange, untold, valuesChanged } from '../../../table-ui/dialogs/changed.tsx';
import { placeValues } from '../../../table-ui/dialogs/override-fields.tsx';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';

/** What is said in words. */
const TOLD = [
  ...['ship', 'x', 'y', 'degrees', 'shields', 'tokens', 'locks', 'turn', 'discard', 'deal'],
  ...['activated', 'fought', 'destroyed'],
];
/** Of cards only whether they lie discarded. */
const isTold = ({ face, tokens }: { readonly face?: unknown; readonly tokens?: unknown }) =>
  face === undefined && tokens === undefined;

/** What a change by hand would make other about a ship, in words. */
export function Changed({ view, change }: { readonly view: XWingView; readonly change: Json }) {
  const { own, lang, ship: nameOf } = useWords();
  const t = own.override;
  const read = readChange(change);
  const wanted = read.ok && 'ship' in read.value ? read.value : undefined;
  const ship = view.ships.find(({ id }) => id === wanted?.ship);
  if (!wanted || !ship) return <Changes untold={change} />;
  const at = placeValues(ship.pose);
  const damage = (place: number) => {
    const card = ship.damage[place];
    return card?.faceup && card.card ? cardName(card.card, lang) : t.facedown;
  };
  const names = (ids: readonly number[]) => ids.map(nameOf).join(', ') || '–';
  const cards = (wanted.cards ?? []).flatMap(({ at: place, discarded }): OneChange[] => {
    const card = ship.upgrades[place];
    if (!card || discarded === undefined) return [];
    return [{ what: `${t.discarded}, ${cardName(`${card.slot}.${card.id}`, lang)}`, to: discarded }];
  });
  const changes = [
    ...valuesChanged([
      [t.x, at.x, wanted.x],
      [t.y, at.y, wanted.y],
      [t.degrees, at.degrees, wanted.degrees],
      [t.shields, ship.shields, wanted.shields],
      ...Object.entries(wanted.tokens ?? {}).map(
        ([kind, n]) =>
          [tokenTerm(kind, lang) ?? kind, Object.entries(ship.tokens).find(([one]) => one === kind)?.[1], n] as const,
      ),
      [t.locks, names(ship.locks), wanted.locks && names(wanted.locks)],
    ]),
    ...(wanted.turn ?? []).map((place) => ({ what: `${damage(place)}: ${t.turn}` })),
    ...(wanted.discard ?? []).map((place) => ({ what: `${damage(place)}: ${t.discard}` })),
    ...(wanted.deal ?? []).map((card) => ({ what: t.deal, to: card === null ? t.facedown : cardName(card, lang) })),
    ...cards,
    ...valuesChanged([
      [t.activated, ship.activated, wanted.activated],
      [t.fought, ship.fought, wanted.fought],
      [t.destroyed, ship.status === 'destroyed', wanted.destroyed],
    ]),
  ];
  return (
    <Changes
      piece={nameOf(ship.id)}
      changes={changes}
      untold={untold(wanted, wanted.cards?.every(isTold) ? [...TOLD, 'cards'] : TOLD)}
    />
  );
}
