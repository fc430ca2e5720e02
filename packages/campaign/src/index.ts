export { reportFrom } from './armada/report.ts';
export { rosterPoints } from './armada/roster.ts';
export { anyCampaign } from './corellia/first-fleets.ts';
export { corellia } from './corellia/game.ts';
export { placeNamed } from './corellia/places.ts';
export type { CorelliaView } from './corellia/view.ts';
export { text } from './text/index.ts';
