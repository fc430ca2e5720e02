// `--game xwing`: the tests of what all games share and those of this one, so that the time of one game can be measured.
// A test is another game's if its path says so, or its title; the toy is the engine's own proving ground and stays.
import { gameIds } from '@holotisch/games';

/** The name as ids and sentences spell it: xwing, X-Wing. */
const spelled = (id: string): string => [...id].map((letter) => `[${letter.toUpperCase()}${letter}]`).join('-?');

/** What vitest has to be told to leave the other games' tests out. */
export function onlyGame(game: string, all: readonly string[] = gameIds): string[] {
  const others = all.filter((id) => id !== game && id !== 'toy');
  return [
    ...others.flatMap((id) => [`--exclude=**/${id}/**`, `--exclude=**/*${id}*`]),
    // A title that names several games is about this one too.
    `--testNamePattern=^(?!.*(?:${others.map(spelled).join('|')}))|${spelled(game)}`,
  ];
}
