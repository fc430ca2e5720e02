import { type Barred, countUse, type Flow, type Option, type Refusal, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { AttackMoment, CardSource, CommandMoment, RepairEffect, WayMoment } from '../../cards/vocabulary.ts';
import { COMMANDS, type Command, type Zone } from '../../data/types.ts';
import type { EventOf } from '../../events.ts';
import type { OfCommand, OfDamage, OfUnit, OfZone } from '../../payloads.ts';
import type { Damage, Ship } from '../../state.ts';
import { banned, engineeringOf, maxShields, numberOf, refuse, squadronValueOf, zonesOf } from '../../values.ts';
import { discardDamage } from '../attack/damage.ts';
import { addDie, chooseColour, coloursIn, mayReroll, refuseAdding } from '../attack/dice.ts';
import { choose, chooseOne, noneOption } from '../choose.ts';
import { endOf, open } from '../timing.ts';
import { gainShield, moveShield, spendToken } from '../tokens.ts';

/** The four commands: by dial, by token, or by both at once. AR-KOMMANDOS-01 */

/** What is spent for a command. */
export interface Way {
  readonly dial: boolean;
  readonly token: boolean;
  /** The card that stands in for the token. */
  readonly by?: CardSource;
}

const resolved = (ship: Ship, command: Command) => ({ key: `${ship.id}:command.${command}` });
/** Whether a ship has resolved a command in this round. */
export const hasResolved = (g: Armada, ship: Ship, command: Command): boolean =>
  usesOf(g.state.uses, resolved(ship, command), 'round') > 0;

/** How often a ship has resolved a command in this round, or any. */
export const timesResolved = (g: Armada, ship: Ship, commands: readonly Command[] = COMMANDS): number =>
  commands.reduce((sum, command) => sum + usesOf(g.state.uses, resolved(ship, command), 'round'), 0);

const inActivation = (ship: Ship) => ({ key: `${ship.id}:commands` });
/** How many commands a ship has resolved in its activation. */
export const resolvedNow = (g: Armada, ship: Ship): number =>
  g.state.active === ship.id ? usesOf(g.state.uses, inActivation(ship), 'activation') : 0;

/** Why a ship cannot resolve a command now, whatever it has. */
export function refuseCommand(g: Armada, ship: Ship, command: Command): Refusal | undefined {
  // AR-UEBERFALLMARKER-01
  if (ship.raids.includes(command)) return refuse(['AR-UEBERFALLMARKER-01'], say('ar.no.raided'), { piece: ship.id });
  // AR-KOMMANDOS-23
  if (usesOf(g.state.uses, resolved(ship, command), 'round') > 0)
    return refuse(['AR-KOMMANDOS-23'], say('ar.no.commandTwice'), { piece: ship.id });
  return banned(g, 'command', { ship, command });
}

/** AR-KOMMANDOS-24, AR-FAQ-KOMMANDOS-09: one dial, one token, or one of each. */
export function waysToResolve(g: Armada, ship: Ship, command: Command): readonly Way[] {
  if (refuseCommand(g, ship, command)) return [];
  const dial = ship.open.includes(command) || [...g.having('dialFor')].some((d) => d.rule(g, d.source, ship, command));
  const token = ship.commands.includes(command);
  const ways: Way[] = [];
  if (dial) ways.push({ dial: true, token: false });
  if (token) ways.push({ dial: false, token: true });
  if (dial && token) ways.push({ dial: true, token: true });
  for (const { source: by, rule } of g.having('tokenFor')) {
    if (!rule.when(g, by, ship, command)) continue;
    ways.push({ dial: false, token: true, by });
    if (dial) ways.push({ dial: true, token: true, by });
  }
  return ways;
}

const kindOf = ({ dial, token }: Way): 'both' | 'dial' | 'token' => (dial && token ? 'both' : dial ? 'dial' : 'token');
const wayId = (way: Way): string => (way.by ? `${kindOf(way)}@${way.by.key}` : kindOf(way));

export const wayOptions = (ship: Ship, command: Command, ways: readonly Way[], prefix = ''): Option<OfCommand>[] =>
  ways.map((way) => ({
    id: `${prefix}${wayId(way)}`,
    label: way.by
      ? say(way.dial ? 'ar.wayOf.both' : 'ar.wayOf.token', {
          command: { ...say(`ar.command.${command}`) },
          card: way.by.card,
        })
      : say(`ar.way.${kindOf(way)}`, { command: { ...say(`ar.command.${command}`) } }),
    about: { unit: ship.id, command },
  }));

export const wayNamed = (ways: readonly Way[], id: string): Way | undefined => ways.find((way) => wayId(way) === id);

/** Dial and token are spent before anything is resolved. AR-KOMMANDOS-26 */
export function* begin(g: Armada, ship: Ship, command: Command, way: Way): Flow<CommandMoment> {
  if (way.dial) spendDial(g, ship, command, 'command');
  if (way.by) yield* standIn(g, way.by, ship, command);
  else if (way.token) yield* spendToken(g, ship, command);
  const as: WayMoment = { ship, command, spent: way, dial: way.dial, token: way.token };
  yield* open(g, 'command.way', as);
  const { dial, token } = as;
  countUse(g.state.uses, resolved(ship, command), 'round');
  if (g.state.active === ship.id) countUse(g.state.uses, inActivation(ship), 'activation');
  g.state.attacks.at(-1)?.memory.resolved.push(command);
  g.emit({ type: 'command', unit: ship.id, command, dial, token });
  const points = pointsOf(g, ship, command, as);
  const moment: CommandMoment = { ship, command, dial, token, points, yaw: 0, activated: [] };
  if (command === 'navigate' && dial) moment.yaw = 1; // AR-KOMMANDOS-03
  yield* open(g, 'command.resolving', moment);
  return moment;
}

function* standIn(g: Armada, by: CardSource, ship: Ship, command: Command): Flow {
  for (const { source, rule } of g.having('tokenFor'))
    if (source.key === by.key) yield* rule.run(g, source, ship, command);
}

/** What a command gives: engineering points, squadrons, changes of speed. */
function pointsOf(g: Armada, ship: Ship, command: Command, { dial, token }: Pick<Way, 'dial' | 'token'>): number {
  switch (command) {
    case 'repair': {
      // AR-KOMMANDOS-10, AR-KOMMANDOS-14
      const value = engineeringOf(g, ship);
      return numberOf(g, ship, 'repairPoints', (dial ? value : 0) + (token ? Math.ceil(value / 2) : 0));
    }
    case 'squadron':
      return (dial ? squadronValueOf(g, ship) : 0) + (token ? 1 : 0); // AR-KOMMANDOS-06, AR-KOMMANDOS-08
    case 'navigate':
      return (dial ? 1 : 0) + (token ? 1 : 0); // AR-KOMMANDOS-03, AR-KOMMANDOS-04, AR-KOMMANDOS-25
    case 'concentrate':
      return 0;
  }
}

export function spendDial(g: Armada, ship: Ship, dial: Command, what: EventOf<'dialSpent'>['for']): void {
  const at = ship.open.indexOf(dial);
  if (at < 0) return;
  ship.open.splice(at, 1);
  g.emit({ type: 'dialSpent', unit: ship.id, dial, for: what });
}

/** The top dial of the stack is discarded by a card instead of being revealed. */
export function discardTopDial(g: Armada, ship: Ship): void {
  const dial = ship.dials.shift();
  if (dial === undefined || dial === 'hidden') return;
  ship.open.push(dial);
  spendDial(g, ship, dial, 'card');
}

export function* finish(g: Armada, moment: CommandMoment): Flow {
  yield* open(g, 'command.resolved', moment);
  endOf(g, 'command');
}

/** Where no die may be added a dial does nothing, and is not spent. */
export const waysToConcentrate = (g: Armada, m: AttackMoment, ship: Ship): readonly Way[] =>
  waysToResolve(g, ship, 'concentrate').filter(({ dial }) => !dial || !refuseAdding(g, m));

/** AR-KOMMANDOS-21, AR-KOMMANDOS-22, AR-FAQ-KOMMANDOS-07, -08 */
export function* resolveConcentrate(g: Armada, m: AttackMoment, ship: Ship): Flow {
  const ways = waysToConcentrate(g, m, ship);
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'command',
    prompt: say('ar.ask.concentrate', { unit: ship.id }),
    clauses: ['AR-KOMMANDOS-20', 'AR-KOMMANDOS-26'],
    about: { unit: ship.id },
    options: wayOptions(ship, 'concentrate', ways),
  });
  const way = wayNamed(ways, answer)!;
  const moment = yield* begin(g, ship, 'concentrate', way);
  yield* concentrateEffect(g, m, ship, moment);
  yield* finish(g, moment);
}

function* concentrateEffect(
  g: Armada,
  m: AttackMoment,
  ship: Ship,
  { dial, token }: Pick<Way, 'dial' | 'token'>,
): Flow {
  if (dial && !refuseAdding(g, m)) {
    const colour = yield* chooseColour(ship.seat, coloursIn(m.attack), ['AR-KOMMANDOS-21'], say('ar.ask.add-colour'));
    if (colour) addDie(g, m, colour);
  }
  if (token && (yield* tokenAdds(g, m, ship))) {
    const colour = yield* chooseColour(ship.seat, coloursIn(m.attack), ['AR-KOMMANDOS-21'], say('ar.ask.add-colour'));
    if (colour) addDie(g, m, colour);
  } else if (token)
    yield* mayReroll(g, m, {
      seat: ship.seat,
      max: 1,
      prompt: say('ar.ask.reroll', { n: 1 }),
      clauses: ['AR-KOMMANDOS-22', 'AR-FAQ-KOMMANDOS-08'],
    });
}

/** A card lets the token add a die instead. */
function* tokenAdds(g: Armada, m: AttackMoment, ship: Ship): Flow<boolean> {
  if (numberOf(g, ship, 'tokenAddsDie', 0) === 0 || refuseAdding(g, m)) return false;
  const prompt = say('ar.ask.token-use', { unit: ship.id });
  const ways = ['reroll-die', 'add-die'] as const;
  return (yield* chooseOne(ship.seat, 'card-way', ways, ['AR-KOMMANDOS-22'], prompt, { unit: ship.id })) === 'add-die';
}

/** AR-KOMMANDOS-09..19: one effect after the other, as long as there are points. */
export function* resolveRepair(g: Armada, ship: Ship, way: Way): Flow {
  const moment = yield* begin(g, ship, 'repair', way);
  yield* repair(g, ship, moment);
  yield* finish(g, moment);
}

/** Spends engineering points; what is left is lost. AR-KOMMANDOS-19 */
function* repair(g: Armada, ship: Ship, moment: { points: number }): Flow {
  const forbidden = banned(g, 'spendPoints', { ship });
  if (forbidden) return g.emit({ type: 'note', why: forbidden.message, clauses: forbidden.clauses });
  while (moment.points > 0) {
    const effects = repairs(g, ship, moment.points);
    const answer = yield* choose({
      seat: ship.seat,
      kind: 'repair',
      prompt: say('ar.ask.repair', { unit: ship.id, points: moment.points }),
      clauses: ['AR-KOMMANDOS-11', 'AR-KOMMANDOS-12', 'AR-KOMMANDOS-13', 'AR-KOMMANDOS-17'],
      about: { unit: ship.id },
      options: [...effects.map(({ option }) => option), noneOption],
      barred: () => barredRepairs(g, ship, moment.points),
    });
    const effect = effects.find(({ option }) => option.id === answer);
    if (!effect) return;
    moment.points -= effect.cost;
    effect.run();
  }
}

/** Every repair effect that a ship can pay for and resolve. */
function repairs(g: Armada, ship: Ship, points: number): readonly RepairEffect[] {
  const out: RepairEffect[] = [];
  const zones = zonesOf(g, ship);
  for (const to of zones) {
    if (points >= 1 && !refuseShield(g, ship, to, true))
      for (const from of zones)
        if (from !== to && ship.shields[from] > 0)
          out.push({
            cost: 1,
            option: {
              id: `move:${from}>${to}`,
              label: say('ar.repair.move', { from: zoneWord(from), to: zoneWord(to) }),
              about: { unit: ship.id, zone: to },
            },
            run: () => void moveShield(g, ship, from, to),
          });
    if (points >= 2 && !refuseShield(g, ship, to))
      out.push({
        cost: 2,
        option: {
          id: `recover:${to}`,
          label: say('ar.repair.recover', { to: zoneWord(to) }),
          about: { unit: ship.id, zone: to },
        },
        run: () => void gainShield(g, ship, to),
      });
  }
  const firstFacedown = ship.damage.findIndex(({ faceup }) => !faceup);
  for (const [at, damage] of ship.damage.entries()) {
    // Nobody knows one facedown card from another (AR-SCHADEN-09): they are offered once.
    if (!damage.faceup && at !== firstFacedown) continue;
    const cost = hullCost(g, ship, damage);
    if (points >= cost)
      out.push({
        cost,
        option: {
          id: `hull:${at}`,
          label: say('ar.repair.hull', { card: damage.faceup ? damage.card : null, cost }),
          about: { unit: ship.id, damage: at },
        },
        run: () => discardDamage(g, ship, damage),
      });
  }
  for (const { source, rule } of g.having('repairs'))
    out.push(...rule(g, source, ship).filter(({ cost }) => cost <= points));
  return out;
}

const zoneWord = (zone: Zone) => ({ ...say(`ar.zone.${zone}`) });

/** AR-KOMMANDOS-13 */
const hullCost = (g: Armada, ship: Ship, { faceup }: Damage): number => numberOf(g, ship, 'hullCost', 3, { faceup });

/** AR-SCHILDE-04 and what cards forbid. */
function refuseShield(g: Armada, ship: Ship, zone: Zone, moved = false): Refusal | undefined {
  const most = maxShields(g, ship, zone);
  if (ship.shields[zone] >= most)
    return refuse(['AR-SCHILDE-04', 'AR-KOMMANDOS-12'], say('ar.no.fullShields', { most }), { allowed: most });
  return banned(g, 'gainShields', { ship, zone, ...(moved && { moved }) });
}

/** AR-KOMMANDOS-11: from a zone that has one to another that has room. */
function refuseMoving(g: Armada, ship: Ship, from: Zone, to: Zone): Refusal | undefined {
  if (from === to) return refuse(['AR-KOMMANDOS-11'], say('ar.no.sameShieldZone'));
  if (ship.shields[from] === 0)
    return refuse(['AR-KOMMANDOS-11'], say('ar.no.noShields', { zone: zoneWord(from) }), { measured: 0, allowed: 1 });
  return refuseShield(g, ship, to, true);
}

function barredRepairs(g: Armada, ship: Ship, points: number): readonly Barred<OfZone | OfDamage | OfUnit>[] {
  const out: Barred<OfZone | OfDamage | OfUnit>[] = [];
  const short = (cost: number): Refusal =>
    refuse(['AR-KOMMANDOS-16'], say('ar.no.points', { cost, points }), { measured: points, allowed: cost });
  for (const zone of zonesOf(g, ship)) {
    const refusal = refuseShield(g, ship, zone) ?? (points < 2 ? short(2) : undefined);
    if (refusal) out.push({ id: `recover:${zone}`, about: { unit: ship.id, zone }, refusal });
    for (const from of zonesOf(g, ship)) {
      const still = refuseMoving(g, ship, from, zone);
      if (still) out.push({ id: `move:${from}>${zone}`, about: { unit: ship.id, zone }, refusal: still });
    }
  }
  for (const [at, damage] of ship.damage.entries()) {
    const price = hullCost(g, ship, damage);
    if (points < price) out.push({ id: `hull:${at}`, about: { unit: ship.id, damage: at }, refusal: short(price) });
  }
  return out;
}
