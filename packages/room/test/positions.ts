import { armada } from '@holotisch/armada';
import { type AnyGame, Games } from '@holotisch/engine';
import { xwing } from '@holotisch/xwing';
import { openRoom, type Room } from '../src/index.ts';
import { SEED } from './leaks.ts';
import { AIDS, BOTH, value } from './table.ts';

/** Squads in reach of each other, with cards that look at dials, and hurt already. */
export function spies(game: AnyGame = xwing): Room {
  const ship = (
    seat: number,
    faction: string,
    type: string,
    pilot: string,
    x: number,
    y: number,
    upgrades: string[],
  ) => ({
    seat,
    faction,
    type,
    pilot,
    x,
    y,
    degrees: seat === 0 ? 0 : 180,
    upgrades,
    damage: [{ card: 'hidden' }],
    shields: 0,
  });
  const position = {
    ships: [
      ship(0, 'rebel', 'yt1300', 'chewbacca', 350, 350, ['crew/intelligenceagent', 'crew/cassianandor']),
      ship(0, 'rebel', 'xwing', 'rookiepilot', 450, 350, []),
      ship(1, 'scum', 'yv666', 'bossk', 350, 550, ['crew/boshek', 'crew/intelligenceagent']),
      ship(1, 'scum', 'z95headhunter', 'binayrepirate', 450, 550, []),
    ],
    rules: { roundLimit: 4 },
  };
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', edition: game.edition, position, seed: SEED };
  return value(openRoom(new Games([game]), JSON.stringify(file), { seats: BOTH, aids: AIDS }));
}

/** Two fleets in reach of each other, hurt already, in the phase in which dials are set. */
export function brawl(game: AnyGame = armada, deck: readonly string[] = []): Room {
  const ship = (card: string, seat: number, x: number, y: number, upgrades: string[] = []) => ({
    ship: card,
    seat,
    x,
    y,
    degrees: seat === 0 ? 0 : 180,
    speed: 1,
    upgrades,
    shields: { front: 0, left: 0, right: 0, rear: 0 },
    damage: 1,
  });
  const position = {
    units: [
      ship('nebulon-b-escort-frigate', 0, 800, 320),
      ship('assault-frigate-mark-ii-a', 0, 1000, 320),
      { squadron: 'x-wing-squadron', seat: 0, x: 900, y: 430 },
      ship('gladiator-i-class-star-destroyer', 1, 800, 560),
      ship('victory-ii-class-star-destroyer', 1, 1000, 580),
      { squadron: 'tie-fighter-squadron', seat: 1, x: 900, y: 480 },
    ],
    phase: 'command',
    objective: 'surprise-attack',
    note: { secret: ['repair', 'navigate', 'squadron'] },
    rules: { rounds: 3 },
  };
  const decks = { damage: [...deck] };
  const file = {
    holotisch: 'scenario',
    version: 1,
    game: 'armada',
    edition: game.edition,
    position,
    seed: SEED,
    decks,
  };
  return value(openRoom(new Games([game]), JSON.stringify(file), { seats: BOTH, aids: AIDS }));
}
