import { type ArmadaQuestion, data, type OfZone } from '@holotisch/armada';
import type { AboutOf, OptionOf } from '../../../match/ask-view.ts';
import { tokenOf } from '../decide/token-option.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { sayingKey } from './card-on.ts';
import { useSayings } from './use-sayings.ts';

interface SaysProps {
  readonly view: ArmadaView;
  readonly id: string;
  readonly about: AboutOf<OptionOf<ArmadaQuestion>> | undefined;
}

/** What the card or the token does that an option is about; the shields of a hull zone. */
export function Says({ view, id, about }: SaysProps) {
  const { own, message } = useWords();
  const says = useSayings();
  if (!about || typeof about !== 'object') return null;
  const token = tokenOf(view, { id: '', about });
  if (token)
    return (
      <span className="card-says">
        {own.card.state[token.state]} · {own.tokens[token.kind]}
      </span>
    );
  if ('zone' in about && 'unit' in about) {
    // An option that is nothing but the zone has just named it.
    const word = id === about.zone ? own.card.shields : message({ text: `ar.zone.${about.zone}` });
    // Shields that are moved leave a zone, which is named in the option itself.
    const from = /^move:(.+)>/.exec(id)?.[1];
    const zone = data.ZONES.find((one) => one === from);
    const both = zone === undefined ? [] : [shieldsOf(view, { ...about, zone }, message({ text: `ar.zone.${zone}` }))];
    return <Line says={[...both, shieldsOf(view, about, word)].join(' → ')} />;
  }
  if ('damage' in about && 'unit' in about) {
    const unit = view.units[about.unit];
    const card = unit?.kind === 'ship' ? unit.damage[about.damage]?.card : undefined;
    return <Line says={card ? says(`damage/${card}`) : undefined} />;
  }
  if ('objective' in about) return <Line says={says(`objective/${about.objective}`)} />;
  return 'card' in about && typeof about.card === 'string' ? <Line says={says(sayingKey(about.card))} /> : null;
}

function shieldsOf(view: ArmadaView, { unit: id, zone }: OfZone, word: string): string | undefined {
  const unit = view.units[id];
  return unit?.kind === 'ship' ? `${word} ◆${unit.shields[zone] ?? 0}` : undefined;
}

const Line = ({ says }: { readonly says: string | undefined }) =>
  says ? <span className="card-says">{says}</span> : null;
