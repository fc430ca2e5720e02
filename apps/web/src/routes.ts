import {
  ABOUT,
  benchPath,
  CAMPAIGNS,
  CHOOSE_GAME,
  CHOOSE_LISTS,
  COMPANION,
  FIRST_GAME,
  LADDER,
  listPath,
  matchPath,
  PUZZLES,
  startPath,
} from './address/paths.ts';

/** What an address shows. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly game: string; readonly at: 'start' | 'quick' | 'table' }
  | { readonly page: 'lists'; readonly game: string }
  /** Of which game: to be played, or to build lists for. */
  | { readonly page: 'choose'; readonly what: 'play' | 'lists' }
  | { readonly page: 'bench'; readonly game: string }
  /** Where one learns to play. */
  | { readonly page: 'learn'; readonly of: string | undefined; readonly lesson: string | undefined }
  /** Where puzzles wait: of which game, and which of them. */
  | { readonly page: 'puzzles'; readonly of: string | undefined; readonly puzzle: string | undefined }
  /** Where campaigns are chosen, begun and gone on with: which of them. */
  | { readonly page: 'campaigns'; readonly of: string | undefined }
  /** What helps at a real table: of which game, and which part of it. */
  | { readonly page: 'companion'; readonly of: string | undefined; readonly part: string | undefined }
  /** Where people find each other, or a match that they play from afar. */
  | { readonly page: 'online'; readonly match: string | undefined }
  | { readonly page: 'rulebook'; readonly clause: string | undefined }
  /** The procedures of a book, step by step, or one of them. */
  | { readonly page: 'reference'; readonly of: string | undefined; readonly procedure: string | undefined }
  /** What the project is, in figures. */
  | { readonly page: 'about' }
  /** How strong the computer is. */
  | { readonly page: 'ladder' }
  /** A large table to try the stage on; nothing leads there. */
  | { readonly page: 'trial' }
  /** It has another address now; saved links still lead there, with all that they carry behind the #. */
  | { readonly page: 'moved'; readonly to: string }
  | { readonly page: 'unknown' };

const MOVED: Readonly<Record<string, string>> = {
  '/spiel': startPath(FIRST_GAME),
  '/spiel/partie': matchPath(FIRST_GAME),
  '/staffel': listPath(FIRST_GAME),
  '/liste': listPath(FIRST_GAME),
  '/messen': benchPath(FIRST_GAME),
};

const PARTS: Readonly<Record<string, 'quick' | 'table'>> = { partie: 'table', sofort: 'quick' };

export function routeOf(address: string): Route {
  const path = address === '/' ? address : address.replace(/\/$/, '');
  if (path === '/') return { page: 'home' };
  if (path === ABOUT) return { page: 'about' };
  if (path === LADDER) return { page: 'ladder' };
  if (path === '/ladder') return { page: 'moved', to: LADDER };
  if (path === '/probe') return { page: 'trial' };
  if (path === CHOOSE_GAME) return { page: 'choose', what: 'play' };
  if (path === CHOOSE_LISTS) return { page: 'choose', what: 'lists' };
  if (Object.hasOwn(MOVED, path)) return { page: 'moved', to: MOVED[path]! };
  const play = /^\/spiel\/([\w-]+)(?:\/(partie|sofort))?$/.exec(path);
  if (play) return { page: 'play', game: play[1]!, at: PARTS[play[2] ?? ''] ?? 'start' };
  const lists = /^\/liste\/([\w-]+)$/.exec(path);
  if (lists) return { page: 'lists', game: lists[1]! };
  const bench = /^\/messen\/([\w-]+)$/.exec(path);
  if (bench) return { page: 'bench', game: bench[1]! };
  const learn = /^\/lernen(?:\/([\w-]+)(?:\/([\w-]+))?)?$/.exec(path);
  if (learn) return { page: 'learn', of: learn[1], lesson: learn[2] };
  const puzzles = /^\/raetsel(?:\/([\w-]+)(?:\/([\w-]+))?)?$/.exec(path);
  if (puzzles) return { page: 'puzzles', of: puzzles[1], puzzle: puzzles[2] };
  const inEnglish = /^\/puzzles(\/.*)?$/.exec(path);
  if (inEnglish) return { page: 'moved', to: `${PUZZLES}${inEnglish[1] ?? ''}` };
  const campaigns = /^\/feldzug(?:\/([\w-]+))?$/.exec(path);
  if (campaigns) return { page: 'campaigns', of: campaigns[1] };
  if (path === '/campaigns') return { page: 'moved', to: CAMPAIGNS };
  const companion = /^\/begleiter(?:\/([\w-]+)(?:\/([\w-]+))?)?$/.exec(path);
  if (companion) return { page: 'companion', of: companion[1], part: companion[2] };
  if (path === '/companion') return { page: 'moved', to: COMPANION };
  const reference = /^\/kurzreferenz(?:\/([\w.-]+)(?:\/([\w-]+))?)?$/.exec(path);
  if (reference) return { page: 'reference', of: reference[1], procedure: reference[2] };
  const online = /^\/online(?:\/([\w-]+))?$/.exec(path);
  if (online) return { page: 'online', match: online[1] };
  const rulebook = /^\/regeln(?:\/([\w-]+))?$/.exec(path);
  return rulebook ? { page: 'rulebook', clause: rulebook[1] } : { page: 'unknown' };
}
