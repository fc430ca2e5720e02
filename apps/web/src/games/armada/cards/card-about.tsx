import { type ArmadaQuestion, cardName, data, type UnitView } from '@holotisch/armada';
import type { AboutOf } from '../../../match/ask-view.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { sayingKey } from './card-on.ts';
import { useSayings } from './use-sayings.ts';

interface CardAboutProps {
  readonly view: ArmadaView;
  readonly about: AboutOf<ArmadaQuestion> | undefined;
}

/** The card that a question is about, as it lies on its ship: its name, and what it does in our own words. */
export function CardAbout({ view, about }: CardAboutProps) {
  const { lang, unit: nameOf } = useWords();
  const says = useSayings();
  const card = about && typeof about === 'object' && 'card' in about ? about.card : undefined;
  if (typeof card !== 'string') return null;
  const said = says(sayingKey(card));
  if (!said) return null;
  const id = about && typeof about === 'object' && 'unit' in about ? about.unit : undefined;
  const unit = bearerOf(view, card, typeof id === 'number' ? id : undefined);
  return (
    <section
      className={`about-card ${unit ? `side-${ownerOf(view, unit.seat) === 0 ? 'first' : 'second'}` : ''}`}
      aria-label={cardName(card, lang)}
      data-damage={data.findDamage(card) !== undefined}
    >
      <header>
        <strong>{cardName(card, lang)}</strong>
        {unit && <span>{nameOf(unit.id)}</span>}
      </header>
      <p>{said}</p>
    </section>
  );
}

/** The unit that the card lies on. The question may be about another one, which the card is used against. */
function bearerOf(view: ArmadaView, key: string, asked: number | undefined): UnitView | undefined {
  const id = key.replace(/^\w+:/, '').split(/[/#]/, 1)[0]!;
  if (!data.findUpgrade(id)) return asked === undefined ? undefined : view.units[asked];
  const bears = (unit: UnitView | undefined) =>
    unit?.kind === 'ship' && unit.upgrades.some((upgrade) => upgrade.id === id) ? unit : undefined;
  return (asked === undefined ? undefined : bears(view.units[asked])) ?? view.units.find(bears);
}
