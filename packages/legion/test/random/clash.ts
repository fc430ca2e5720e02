import { type Ask, type Json, Match, quickRng, type Rng, sampleAnswer } from '@holotisch/engine';
import { type Army, STANDING_ORDERS } from '../../src/build/army.ts';
import { BATTLE_KINDS, battleCardsIn } from '../../src/data/index.ts';
import type { LegionGame, LegionMatch } from '../../src/game.ts';
import { piece, type Spec, unit } from '../table.ts';
import { drawArmy, formatIn } from './play.ts';

/** The two lines stand so far apart that nearly everybody has somebody in range. */
const LINES = [340, 570] as const;
/** What lies between the lines, so that nobody stands in it to begin with. */
const BETWEEN: readonly Spec[] = [
  piece('barricade', 300, 455, 150, 10),
  piece('barricade', 760, 455, 150, 10),
  piece('crater', 1000, 455, 120, 60),
  piece('light-woods', 1250, 455, 140, 60),
  piece('ruins', 1500, 455, 100, 60),
];
const WIDTH = 1828;
const EDGE = 100;

/** Two armies from the whole pool, drawn up face to face, with the battle cards laid out. */
export function clash(number: number, game: LegionGame): LegionMatch {
  const rng = quickRng(number + 1);
  const format = formatIn(game);
  const armies = [drawArmy(rng, format), drawArmy(rng, format)] as const;
  const battle: Record<string, Json> = {};
  for (const kind of BATTLE_KINDS[format.edition]) {
    const cards = battleCardsIn(format.edition).filter((c) => c.kind === kind);
    const card = cards[rng.below(cards.length)]!;
    if (kind !== 'advantage') battle[kind] = card.id;
  }
  const position = {
    units: armies.flatMap((army, seat) => drawnUp(army, seat, rng)),
    hands: armies.map((army) => ({ cards: [...army.commands, STANDING_ORDERS] })),
    terrain: BETWEEN,
    phase: 'command',
    round: 1,
    battle,
  };
  const start = { position, seed: `clash ${number}`, dice: {}, decks: {} };
  const match = Match.start(game, { start }, {});
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** Evenly along the line, and so far from its ends that the largest base stands on the table. */
const along = (i: number, of: number): number => Math.min(WIDTH - EDGE, Math.max(EDGE, ((i + 0.5) * WIDTH) / of));

const drawnUp = (army: Army, seat: number, rng: Rng): Spec[] =>
  army.units.map(({ unit: card, upgrades }, i) =>
    unit(card, seat, along(i, army.units.length), LINES[seat]! + (seat ? 1 : -1) * 150 * (i % 2), {
      degrees: seat ? 180 : 0,
      upgrades: [...upgrades],
      tokens: { suppression: rng.below(3), aim: rng.below(2), dodge: rng.below(2) },
    }),
  );

/** Any legal answer, but who can attack does so more often than not. */
export function answerTo(ask: Ask, rng: Rng): Json | undefined {
  const attack = ask.kind === 'action' && ask.type === 'choice' && ask.options.some(({ id }) => id === 'attack');
  return attack && rng.below(2) === 0 ? 'attack' : sampleAnswer(ask, rng);
}
