import { cardName, data, type XWingAbout } from '@holotisch/xwing';
import { SlotIcon } from '../builder/slot-icon.tsx';
import { Portrait } from '../table/portrait.tsx';
import type { ShipView, XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { aboutCard, cardOn } from './card-on.ts';
import { useSayings } from './use-sayings.ts';

/** The card that a question is about, as it lies on its ship: its sign, its name, and what it does in our own words. */
export function CardAbout({ view, about }: { readonly view: XWingView; readonly about: XWingAbout | undefined }) {
  const { ship: nameOf, lang, own } = useWords();
  const says = useSayings();
  const found = aboutCard(view, about);
  if (!found) return null;
  const { ship, card } = found;
  const key = cardOn(view, ship, card);
  if (!key) return null;
  const upgrade = ship.upgrades.find((u) => u.id === card);
  return (
    <section
      className={`about-card side-${ship.seat % 2 === 0 ? 'first' : 'second'}`}
      aria-label={cardName(card, lang)}
      data-damage={isDamage(view, ship, card)}
    >
      <header>
        {upgrade ? <SlotIcon slot={upgrade.slot} /> : <Portrait type={ship.type} seat={ship.seat} />}
        <strong>{cardName(card, lang)}</strong>
        <span>{ship.pilot === card ? own.card.pilot : nameOf(ship.id)}</span>
      </header>
      <p>{says(key)}</p>
    </section>
  );
}

const isDamage = (view: XWingView, ship: ShipView, card: string): boolean =>
  ship.pilot !== card && data.DAMAGE_DECKS[view.rules.damageDeck].some(({ id }) => id === card);
