import type { Json, JsonObject, Rng } from '@holotisch/engine';
import { ARMS, type ArmId } from './arms/arm.ts';
import { ARM } from './arms/index.ts';
import { USUAL_RULES } from './setup.ts';
import type { SektorRules } from './state.ts';

/** First forces for studies, and for who wants to begin at once: any legal ones. */

const FACTIONS: readonly Readonly<Record<ArmId, string>>[] = [
  { xwing: 'imperial', armada: 'empire', legion: 'empire' },
  { xwing: 'rebel', armada: 'rebel', legion: 'rebel' },
];

/** First forces of one player of a team. */
export function anyForces(rng: Rng, team: 0 | 1, legion: SektorRules['legion'] = '2.6'): JsonObject {
  const rules: SektorRules = { ...USUAL_RULES, legion };
  return Object.fromEntries(
    ARMS.map((game) => [game, ARM[game].random(rng, rules.first[game], FACTIONS[team]![game], rules)!]),
  );
}

export type Wishes = { readonly turns?: number; readonly rounds?: number; readonly legion?: SektorRules['legion'] };

/** The setup of a war with so many players a team. */
export function anySektor(rng: Rng, players: 1 | 2 | 3, wishes: Wishes = {}): Json {
  return {
    players: Array.from({ length: players }, (_, i) =>
      ([0, 1] as const).map((team) => ({
        name: `${team === 0 ? 'K' : 'F'}${i + 1}`,
        team,
        forces: anyForces(rng, team, wishes.legion),
      })),
    ).flat(),
    ...wishes,
  };
}
