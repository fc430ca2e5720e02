import { text as armadaText, inWords as inArmada } from '@holotisch/armada';
import { type ArmId, type Force, isHero, isVeteran, sektorText } from '@holotisch/campaign/sektor';
import { isMessage, type Json, type Language, type Message, render } from '@holotisch/engine';
import { inWords as inLegion, data as legion, cardName as legionCard, text as legionText } from '@holotisch/legion';
import { inWords as inXWing, nameIn, nameText, data as xwing, text as xwingText } from '@holotisch/xwing';
import { nameOfCard as armadaCard } from '../campaign/armada/words.ts';
import type { SektorView } from './view.ts';

/** Whatever has a name in our own campaign: places, players, cards of three games. */

const XWING_WORDS = {
  de: { ...nameText.de, ...xwingText.de },
  en: { ...nameText.en, ...xwingText.en },
} as const;

/** What a game has said of a list, as that game says it. */
function inGame(language: Language, message: Message): string | undefined {
  const nobody = { units: [], obstacles: [], markers: [] };
  if (message.text.startsWith('ar.')) return inArmada(nobody, armadaText[language], language, message);
  if (message.text.startsWith('xw.')) return inXWing({ ships: [] }, XWING_WORDS[language], language, message);
  if (message.text.startsWith('le.'))
    return inLegion({ rules: { edition: '2.6' }, units: [] }, legionText[language], language, message);
  return undefined;
}

/** Cards by their names; seats counted from one, as people do. */
function told(language: Language, name: string, value: Json): Json {
  if (isMessage(value)) return said(language, value);
  if (name === 'seat' && typeof value === 'number') return value + 1;
  return name === 'card' && typeof value === 'string' ? anyCard(value, language) : value;
}

export function said(language: Language, message: Message): string {
  const other = inGame(language, message);
  if (other !== undefined) return other;
  const args = Object.entries(message.args ?? {}).map(([name, value]) => [name, told(language, name, value)] as const);
  return render([sektorText[language]], { text: message.text, args: Object.fromEntries(args) });
}

export const placeName = (language: Language, id: string): string => said(language, { text: `sk.place.${id}` });
export const teamNames = (language: Language): readonly [string, string] => [
  said(language, { text: 'sk.team.0' }),
  said(language, { text: 'sk.team.1' }),
];
export const forceName = (language: Language, game: ArmId): string => said(language, { text: `sk.force.${game}` });
export const fightName = (language: Language, game: ArmId): string => said(language, { text: `sk.game.${game}` });

/** A player of the campaign, by the number of his seat. */
export function houseName({ houses, teams }: Pick<SektorView, 'houses' | 'teams'>, seat: number, language: Language) {
  const team = teams[seat];
  const name = houses[seat]?.name || (team === undefined ? '' : teamNames(language)[team]);
  return `${seat + 1}: ${name}`;
}

const editionOf = ({ cards }: Pick<Force, 'cards'>): '2.6' | '1.2' => (cards['edition']?.[0] === '1.2' ? '1.2' : '2.6');
const parted = (name: string): readonly [string, string] => {
  const at = name.indexOf('/');
  return [name.slice(0, at), name.slice(at + 1)];
};

/** A unit or an upgrade card of a force. */
export function cardIn(force: Pick<Force, 'game' | 'cards' | 'faction'>, card: string, language: Language): string {
  if (force.game === 'armada') return armadaCard(card, language);
  if (force.game === 'legion') return legionCard(card, editionOf(force), language);
  return xwingName(card, language) ?? card;
}
function xwingName(card: string, language: Language): string | undefined {
  const [first, second] = parted(card);
  const found =
    xwing.findUpgrade(first as xwing.Slot, second) ??
    (['rebel', 'imperial', 'scum'] as const)
      .map((faction) => xwing.findPilot(faction, first, second))
      .find((pilot) => pilot !== undefined);
  return found && nameIn(found.name, language);
}

/** A card of whatever game: where a message does not say which. */
function anyCard(card: string, language: Language): string {
  if (card.includes('/')) return xwingName(card, language) ?? card;
  const known = legion.findUnit(card, '2.6') ?? legion.findUpgrade(card, '2.6');
  return known ? legionCard(card, '2.6', language) : armadaCard(card, language);
}

export const rankOf = (unit: { readonly xp: number }): 'hero' | 'veteran' | null =>
  isHero(unit) ? 'hero' : isVeteran(unit) ? 'veteran' : null;
