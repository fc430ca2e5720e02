import { text as armadaText, cardName, data, inWords } from '@holotisch/armada';
import { text as campaignText } from '@holotisch/campaign';
import { isMessage, type Json, type Language, type Message, render } from '@holotisch/engine';

/** What a campaign of Armada says: places and events in the words of the campaign, cards and fleets in those of the game. */

const NOBODY = { units: [], obstacles: [], markers: [] };

/** Cards by their names; seats counted from one, as people do. */
function told(language: Language, name: string, value: Json): Json {
  if (isMessage(value)) return saidInCampaign(language, value);
  if (Array.isArray(value)) return value.map((one) => told(language, name, one));
  if (name === 'seat' && typeof value === 'number') return value + 1;
  return (name === 'card' || name === 'id') && typeof value === 'string' ? nameOfCard(value, language) : value;
}

export function saidInCampaign(language: Language, message: Message): string {
  if (!Object.hasOwn(campaignText[language], message.text) || message.text.startsWith('ar.'))
    return inWords(NOBODY, armadaText[language], language, message);
  const args = Object.entries(message.args ?? {}).map(([name, value]) => [name, told(language, name, value)] as const);
  return render([campaignText[language]], { text: message.text, args: Object.fromEntries(args) });
}

export const placeName = (language: Language, id: string): string =>
  saidInCampaign(language, { text: `ca.place.${id}` });

/** The name of a ship, a squadron, an upgrade or an objective. */
export const nameOfCard = (id: string, language: Language): string =>
  data.findShip(id) || data.findSquadron(id) || data.findUpgrade(id) || data.findObjective(id)
    ? cardName(id, language)
    : id;
