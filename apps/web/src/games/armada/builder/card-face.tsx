import { costOf, type data, type Prices } from '@holotisch/armada';
import { term } from '../table/unit-words.ts';
import { SlotIcon } from './slot-icon.tsx';
import { type FleetWords, useFleetWords } from './use-fleet-words.ts';

/** A card in one line, in our own design: no pictures and no text of the publisher. */

type Card = data.ShipCard | data.SquadronCard | data.UpgradeCard;

interface CardFaceProps {
  readonly card: Card;
  readonly prices: Prices;
}

export function CardFace({ card, prices }: CardFaceProps) {
  const { name } = useFleetWords();
  const slots = 'slots' in card ? card.slots : [];
  return (
    <>
      <span className="face-name">
        {card.unique && <span className="face-unique">• </span>}
        {name(card.name)}
      </span>
      <span className="face-slots">
        {slots.map((slot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are told apart by their place only.
          <SlotIcon key={i} slot={slot} />
        ))}
      </span>
      <span className="face-points">{costOf(card, prices)}</span>
    </>
  );
}

/** `2R 1B`, as players write dice. */
const diceText = ({ red, blue, black }: data.Dice, lang: 'de' | 'en'): string => {
  const letters = lang === 'de' ? (['R', 'B', 'S'] as const) : (['R', 'B', 'K'] as const);
  const counts = [red, blue, black].flatMap((count, i) => (count > 0 ? [`${count}${letters[i]}`] : []));
  return counts.join(' ') || '–';
};

/** What is printed on a ship card besides its zones. */
export const shipFacts = ({ t, lang }: FleetWords, card: data.ShipCard): string => {
  const { hull, command, squadron, engineering, shields, battery, antiSquadron, chart } = card;
  return [
    t.card.hull(hull),
    t.card.speed(chart.length),
    t.card.values(command, squadron, engineering),
    t.card.shields(shields.front, shields.side, shields.rear),
    t.card.battery([battery.front, battery.side, battery.rear].map((dice) => diceText(dice, lang)).join(' | ')),
    t.card.antiSquadron(diceText(antiSquadron, lang)),
    card.tokens.map((kind) => term(`token.${kind}`, lang)).join(', '),
  ].join(' · ');
};

export const squadronFacts = ({ t, lang }: FleetWords, card: data.SquadronCard): string =>
  [
    t.card.hull(card.hull),
    t.card.speed(card.speed),
    t.card.antiSquadron(diceText(card.antiSquadron, lang)),
    t.card.antiShip(diceText(card.battery, lang)),
    ...card.tokens.map((kind) => term(`token.${kind}`, lang)),
    ...Object.entries(card.keywords).map(([keyword, n]) => term(`keyword.${keyword}`, lang, { n })),
  ].join(' · ');

export const cardLabel = ({ t, name }: FleetWords, card: Card, prices: Prices): string =>
  [name(card.name), ...(card.unique ? [t.card.unique] : []), t.card.points(costOf(card, prices))].join(', ');
