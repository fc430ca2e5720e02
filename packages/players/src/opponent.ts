import { CHARACTER_NAMES, CHARACTERS, type CharacterName, isCharacter } from './character.ts';
import type { Player } from './player.ts';

export { CHARACTER_NAMES, type CharacterName, isCharacter };

/** Who plays for the computer, in words that commands, files, lobby and page share: `ace`, `ace:fuchs`, `ace:fuchs:5s`. */
export interface Opponent {
  readonly level: Level;
  readonly character?: CharacterName;
  /** So many seconds of a usual machine for each decision that is thought over. */
  readonly seconds?: number;
  /** It was drawn, and is told when the match is over. */
  readonly surprise?: true;
}

/** How well somebody can play, the easiest first; a game may lack some. */
export const LEVELS = ['partner', 'recruit', 'veteran', 'ace'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (text: string): text is Level => LEVELS.some((one) => one === text);

const SURPRISE = 'surprise';
export const MOST_SECONDS = 10;
const SECONDS = /^(\d{1,2})s$/;

/** undefined: these are no words for an opponent. */
export function readOpponent(text: string): Opponent | undefined {
  const [first = '', ...rest] = text.split(':');
  const surprise = first === SURPRISE;
  const [level = '', ...more] = surprise ? rest : [first, ...rest];
  if (!isLevel(level) || more.length > 2) return undefined;
  const character = isCharacter(more[0] ?? '') ? (more.shift() as CharacterName) : undefined;
  const said = more.length === 1 ? Number(SECONDS.exec(more[0]!)?.[1] ?? 0) : undefined;
  if (more.length > 1 || (said !== undefined && !(said >= 1 && said <= MOST_SECONDS))) return undefined;
  return {
    level,
    ...(character !== undefined && { character }),
    ...(said !== undefined && { seconds: said }),
    ...(surprise && { surprise }),
  };
}

export const wordsFor = ({ level, character, seconds, surprise }: Opponent): string =>
  [surprise && SURPRISE, level, character, seconds !== undefined && `${seconds}s`].filter(Boolean).join(':');

/** Made once for each: whoever asks again finds the same one. */
const known = new WeakMap<Player, Map<string, Player>>();

/** The player of these words among those of a game; undefined where it has none, or none that can be so. */
export function playerFor(players: readonly Player[], text: string): Player | undefined {
  const exact = players.find(({ id }) => id === text);
  if (exact) return exact;
  const opponent = readOpponent(text);
  const base = opponent && players.find(({ id }) => id === opponent.level);
  if (!opponent || !base) return undefined;
  const { character, seconds } = opponent;
  if (character === undefined && seconds === undefined) return base;
  if (base.as === undefined) return undefined;
  const id = wordsFor({ level: opponent.level, ...(character && { character }), ...(seconds && { seconds }) });
  const made = known.get(base) ?? new Map<string, Player>();
  known.set(base, made);
  const player = made.get(id) ?? named(id, base.as({ character: character && CHARACTERS[character], seconds }));
  made.set(id, player);
  return player;
}

function named(id: string, { choose, think, as }: Player): Player {
  return { id, choose, ...(think && { think }), ...(as && { as }) };
}
