import { type Player, randomPlayer } from '@holotisch/players';

const PLAYERS: readonly Player[] = [randomPlayer];

export const playerNamed = (id: string): Player | undefined => PLAYERS.find((p) => p.id === id);
export const playerNames = (): readonly string[] => PLAYERS.map((p) => p.id);
