import { isObject, type Json, type Language } from '@holotisch/engine';

/** What a campaign that began so is called where matches are listed: by how many lead fleets in it. */
export function campaignTitle(setup: Json, language: Language): string | undefined {
  const fleets = isObject(setup) ? (setup['fleets'] ?? setup['players']) : undefined;
  if (!Array.isArray(fleets)) return undefined;
  return language === 'de' ? `Feldzug mit ${fleets.length} Flotten` : `Campaign of ${fleets.length} fleets`;
}
