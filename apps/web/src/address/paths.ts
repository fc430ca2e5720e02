/** The game that an address without one means: there was no other when it was saved. */
export const FIRST_GAME = 'xwing';

/** Where a match of a game is chosen, and where it is played. */
export const startPath = (game: string): string => `/spiel/${game}`;
/** Leads straight into the first round of a ready-made match. */
export const quickPath = (game: string): string => `/spiel/${game}/sofort`;
export const matchPath = (game: string): string => `/spiel/${game}/partie`;
/** Where one learns to play: which game, its lessons, one of them at its table. */
export const LEARN = '/lernen';
export const lessonsPath = (game: string): string => `${LEARN}/${game}`;
export const lessonPath = (game: string, lesson: string): string => `${LEARN}/${game}/${lesson}`;
/** Where puzzles wait: all of them, those of a game, one of them at its table, and that of the day. */
export const PUZZLES = '/raetsel';
export const PUZZLE_OF_DAY = `${PUZZLES}/heute`;
export const puzzlesPath = (game: string): string => `${PUZZLES}/${game}`;
export const puzzlePath = (game: string, puzzle: string): string => `${PUZZLES}/${game}/${puzzle}`;
/** Where campaigns are chosen and begun: all of them, one of them. */
export const CAMPAIGNS = '/feldzug';
export const campaignPath = (game: string): string => `${CAMPAIGNS}/${game}`;
/** What helps at a real table: of which game, and what of it. */
export const COMPANION = '/begleiter';
export const COMPANION_PARTS = { ask: 'fragen', dice: 'wuerfel', standing: 'runde', list: 'liste' } as const;
export type CompanionPart = keyof typeof COMPANION_PARTS;
export const companionPath = (game: string, part: CompanionPart): string =>
  `${COMPANION}/${game}/${COMPANION_PARTS[part]}`;
/** The procedures of a game, step by step, or one of them. */
const REFERENCE = '/kurzreferenz';
export const referencePath = (book: string, procedure?: string): string =>
  procedure === undefined ? `${REFERENCE}/${book}` : `${REFERENCE}/${book}/${procedure}`;
/** Where its rulers and templates can be tried without a match. */
export const benchPath = (game: string): string => `/messen/${game}`;
/** Where lists are built for a game. */
export const listPath = (game: string): string => `/liste/${game}`;
/** Where somebody says which game it is to be: for playing, for building lists. */
export const CHOOSE_GAME = '/spiele';
export const CHOOSE_LISTS = '/listen';
/** What the project is and how far it has come. */
export const ABOUT = '/projekt';
/** How strong the computer is. */
export const LADDER = '/staerke';
