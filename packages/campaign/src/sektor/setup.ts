import { bad, chance, good, type Json, type Refusal, type Result, readShape, say } from '@holotisch/engine';
import * as v from 'valibot';
import { ARMS, type ArmId } from './arms/arm.ts';
import { ARM } from './arms/index.ts';
import { PLACES } from './places.ts';
import { measure } from './refusal.ts';
import type { Force, House, SektorRules, SektorState, Site, Team } from './state.ts';
import { deployed, forceWorth } from './worth.ts';

/** SK-1: how the war begins: two teams of one to three players, each with a first force of every game. */

export const USUAL_RULES: SektorRules = {
  turns: 6,
  legion: '2.6',
  rounds: null,
  first: { xwing: 40, armada: 180, legion: 300 },
  full: { xwing: 100, armada: 400, legion: 800 },
};

const points = v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(1600));
const sizes = ({ xwing, armada, legion }: Readonly<Record<ArmId, number>>) =>
  v.optional(
    v.strictObject({
      xwing: v.optional(points, xwing),
      armada: v.optional(points, armada),
      legion: v.optional(points, legion),
    }),
    {},
  );
const list = v.looseObject({});
const HouseShape = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  team: v.picklist([0, 1]),
  forces: v.strictObject({ xwing: list, armada: list, legion: list }),
});
export const SektorSetupShape = v.strictObject({
  players: v.pipe(v.array(HouseShape), v.minLength(2), v.maxLength(6)),
  turns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), USUAL_RULES.turns),
  legion: v.optional(v.picklist(['2.6', '1.2']), USUAL_RULES.legion),
  rounds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), null),
  first: sizes(USUAL_RULES.first),
  full: sizes(USUAL_RULES.full),
});
type Setup = v.InferOutput<typeof SektorSetupShape>;

export function setUp(setup: Json, seed: string): Result<SektorState> {
  const read = readShape(SektorSetupShape, setup);
  if (!read.ok) return read;
  const { players, turns, legion, rounds, first, full } = read.value;
  const rules: SektorRules = { turns, legion, rounds, first, full };
  const wrong = refuseRules(read.value);
  if (wrong) return bad(wrong);
  const houses: House[] = [];
  for (const [seat, player] of players.entries()) {
    const forces = forcesFrom(player.forces, rules);
    if (!forces.ok) return bad({ ...forces.fault, where: ['players', seat, 'forces', ...(forces.fault.where ?? [])] });
    houses.push({ name: player.name, forces: forces.value, credits: 0, gone: [] });
  }
  return good({
    chance: chance(seed),
    rules,
    teams: players.map(({ team }): Team => team),
    turn: 1,
    phase: 'orders',
    step: 0,
    houses,
    sites: Object.fromEntries(PLACES.map(({ id, owner }): [string, Site] => [id, { owner, damage: 0, dug: null }])),
    fronts: [],
    won: [0, 0],
    outcome: null,
  });
}

/** Teams of one size, each with its players, and forces that do not shrink. */
function refuseRules({ players, first, full }: Setup): Refusal | undefined {
  const ours = players.filter(({ team }) => team === 0).length;
  if (ours * 2 !== players.length)
    return { ...measure('SK-1', 'teams', ours, players.length - ours), where: ['players'] };
  const shrunk = ARMS.find((game) => first[game] > full[game]);
  return shrunk && { ...measure('SK-1', 'sizes', first[shrunk], full[shrunk]), where: ['first', shrunk] };
}

/** What a player brings, as it is judged; `where` is told from what he brings. */
export function forcesFrom(
  forces: Readonly<Record<ArmId, unknown>>,
  rules: SektorRules = USUAL_RULES,
): Result<House['forces']> {
  const read: Partial<Record<(typeof ARMS)[number], Force>> = {};
  for (const game of ARMS) {
    const force = ARM[game].forceOf(forces[game], rules);
    if (!force.ok) return bad({ ...force.fault, where: [game, ...(force.fault.where ?? [])] });
    const wrong = refuseFirst(force.value, rules);
    if (wrong) return bad({ ...wrong, where: [game] });
    read[game] = force.value;
  }
  const { xwing, armada, legion } = read;
  return good({ xwing: xwing!, armada: armada!, legion: legion! });
}

/** A first force is a list as its game allows it, of so many points at the most. */
function refuseFirst(force: Force, rules: SektorRules): Refusal | undefined {
  const most = rules.first[force.game];
  const worth = forceWorth(force);
  if (worth > most) return measure('SK-1', 'first', worth, most, { game: { text: `sk.force.${force.game}` } });
  const fault = ARM[force.game].fault(force, force.units, most);
  if (fault) return { ...fault, message: say('sk.no.list', { fault: { ...fault.message }, rule: 'SK-1' }) };
  if (deployed(force, rules, 1) === undefined) throw new Error('a list without faults cannot fight');
  return undefined;
}
