import { type ArmadaQuestion, cardName, inWords, text, unitName } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import type { OptionOf } from '../../match/ask-view.ts';
import { armadaText } from './text/armada-text.ts';
import type { ArmadaView } from './view.ts';

type Option = Pick<OptionOf<ArmadaQuestion>, 'id' | 'about'>;

/** What is barred comes without a label: its name by what it is about, else by the question. */
export function optionInWords(
  view: ArmadaView,
  { id, about }: Option,
  { kind }: Pick<ArmadaQuestion, 'kind'>,
  lang: Language,
): string | undefined {
  const words = (key: string, args = {}) => inWords(view, text[lang], lang, { text: `ar.${key}`, args });
  if (!about || typeof about !== 'object') {
    if (kind === 'squadron-act') return words(`act.${id}`);
    if (kind === 'dial-use') return words(`dial.${id}`);
    return kind === 'activate' && id === 'pass' ? words('pass', { left: 0 }) : undefined;
  }
  if ('defender' in about) {
    const { zone, defender, defending } = about;
    const from = zone === null ? '' : `${words(`zone.${zone}`)} → `;
    const target = inWords(view, { ...text[lang], 'own.party': '{defender}' }, lang, {
      text: 'own.party',
      args: { defender: { ...defender } },
    });
    return `${from}${target}${defending === null ? '' : ` (${words(`zone.${defending}`)})`}`;
  }
  if ('damage' in about && 'unit' in about) {
    const ship = view.units[about.unit];
    const card = ship?.kind === 'ship' ? ship.damage[about.damage]?.card : undefined;
    return card ? cardName(card, lang) : armadaText[lang].card.facedown(1);
  }
  if ('zone' in about) return id.startsWith('recover:') ? words('repair.recover', { to: about.zone }) : undefined;
  return 'unit' in about ? unitName(view, about.unit, lang) : undefined;
}
