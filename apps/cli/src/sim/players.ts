import { type Player, randomPlayer, xwingPilot } from '@holotisch/players';

const PLAYERS: readonly Player[] = [randomPlayer, xwingPilot];

export const playerNamed = (id: string): Player | undefined => PLAYERS.find((p) => p.id === id);
export const playerNames = (): readonly string[] => PLAYERS.map((p) => p.id);
