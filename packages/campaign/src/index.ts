export { reportFrom } from './corellia/battle.ts';
export { anyCampaign } from './corellia/first-fleets.ts';
export { corellia } from './corellia/game.ts';
export { placeNamed } from './corellia/places.ts';
export { rosterPoints } from './corellia/roster.ts';
export type { CorelliaView } from './corellia/view.ts';
export { text } from './text/index.ts';
