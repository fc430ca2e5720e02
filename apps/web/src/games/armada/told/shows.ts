import type { data, EventOf } from '@holotisch/armada';
import type { Pose } from '@holotisch/table';
import type { ArmadaView, Attack, ShipView, Squadron, UnitView } from '../view.ts';

// What an event changes in what the table shows, as far as that is simple: the rest comes with the decision.

const withUnit = (view: ArmadaView, id: number, change: (unit: UnitView) => UnitView): ArmadaView => ({
  ...view,
  units: view.units.map((unit) => (unit.id === id ? change(unit) : unit)),
});
export const withShip = (view: ArmadaView, id: number, change: (ship: ShipView) => Partial<ShipView>): ArmadaView =>
  withUnit(view, id, (unit) => (unit.kind === 'ship' ? { ...unit, ...change(unit) } : unit));
export const withSquadron = (
  view: ArmadaView,
  id: number,
  change: (squadron: Squadron) => Partial<Squadron>,
): ArmadaView => withUnit(view, id, (unit) => (unit.kind === 'squadron' ? { ...unit, ...change(unit) } : unit));

export const standsAt = (view: ArmadaView, unit: number, pose: Pose): ArmadaView =>
  withUnit(view, unit, (old) => ({ ...old, pose, status: 'play' }));
export const gone = (view: ArmadaView, unit: number, status: 'destroyed' | 'retreated' = 'destroyed'): ArmadaView =>
  withUnit(view, unit, (old) => ({ ...old, pose: null, status }));

const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
};
export const commandGained = ({ unit, token }: EventOf<'tokenGained'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ commands }) => ({ commands: [...commands, token] }));
export const commandLost = ({ unit, token }: EventOf<'tokenLost'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ commands }) => ({ commands: without(commands, token) }));

export const shieldsAt = (view: ArmadaView, unit: number, zone: data.Zone, count: number): ArmadaView =>
  withShip(view, unit, ({ shields }) => ({ shields: { ...shields, [zone]: count } }));
export const shieldMoved = ({ unit, from, to }: EventOf<'shieldMoved'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ shields }) => ({
    shields: { ...shields, [from]: shields[from] - 1, [to]: shields[to] + 1 },
  }));

const FACEDOWN = { card: null, faceup: false } as const;
export const dealt = ({ unit, card }: EventOf<'damageCard'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ damage }) => ({ damage: [...damage, card === null ? FACEDOWN : { card, faceup: true }] }));
/** Which facedown card it was nobody knew. */
export const turnedUp = ({ unit, card }: EventOf<'faceup'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ damage }) => {
    const at = damage.findIndex((d) => !d.faceup);
    return { damage: damage.map((d, i) => (i === at ? { card, faceup: true } : d)) };
  });
export const turnedDown = ({ unit, card }: EventOf<'turnedDown'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ damage }) => {
    const at = damage.findIndex((d) => d.faceup && d.card === card);
    return { damage: damage.map((d, i) => (i === at ? FACEDOWN : d)) };
  });
export const repaired = ({ unit, card }: EventOf<'damageDiscarded'>, view: ArmadaView): ArmadaView =>
  withShip(view, unit, ({ damage }) => {
    const at = damage.findIndex((d) => (card === null ? !d.faceup : d.card === card));
    return { damage: damage.filter((_, i) => i !== at) };
  });

export const tokenTurned = (
  { unit, token, state }: Pick<EventOf<'tokenState'>, 'unit' | 'token' | 'state'>,
  view: ArmadaView,
): ArmadaView =>
  withUnit(view, unit, (old) => ({ ...old, tokens: old.tokens.map((t, i) => (i === token ? { ...t, state } : t)) }));

export const begins = ({ unit }: EventOf<'activates'>, view: ArmadaView): ArmadaView => ({
  ...view,
  active: unit,
  attacks: [],
});
export const flies = ({ unit, by }: EventOf<'squadronActivates'>, view: ArmadaView): ArmadaView => ({
  ...view,
  flying: { squadron: unit, by, commanded: by !== null, moved: false, attacked: false },
  attacks: [],
});
export const landed = ({ unit }: EventOf<'squadronEnds'>, view: ArmadaView): ArmadaView => ({
  ...withSquadron(view, unit, () => ({ slider: view.token === 'blue' ? 'orange' : 'blue' })),
  flying: null,
});
export const shipDone = ({ unit }: EventOf<'activationEnds'>, view: ArmadaView): ArmadaView => ({
  ...withShip(view, unit, () => ({ activated: true })),
  active: null,
});

const nobodyActs = (view: ArmadaView): ArmadaView => ({ ...view, active: null, flying: null, turn: null, attacks: [] });
export const nextPhase = ({ phase }: EventOf<'phase'>, view: ArmadaView): ArmadaView => ({
  ...nobodyActs(view),
  phase,
});
export const nextRound = ({ round }: EventOf<'round'>, view: ArmadaView): ArmadaView => ({
  ...nobodyActs(view),
  round,
  phase: 'command',
  units: view.units.map((unit) => (unit.kind === 'ship' ? { ...unit, activated: false } : unit)),
});

const MEMORY: Attack['memory'] = {
  targets: [],
  lent: [],
  marked: [],
  spentEarlier: 0,
  effects: [],
  exhaustedSpent: 0,
  brace: 0,
  contain: false,
  redirect: [],
  salvo: false,
  criticals: [],
  noAdding: false,
  damage: null,
  shieldsLost: 0,
  cardsDealt: 0,
  hullLost: 0,
  resolved: [],
  faceup: 0,
  turnedUp: 0,
};

/** The attack that begins. Whoever is aimed at next in the same attack takes the place of the one before. */
export function attackBegins(event: EventOf<'attack'>, view: ArmadaView): ArmadaView {
  const { attack: id, kind, attacker, zone, defender, defending, range, obstructed } = event;
  const known = 'unit' in attacker ? view.units[attacker.unit]?.seat : undefined;
  const attack: Attack = {
    id,
    kind,
    attacker,
    zone,
    defender,
    defending,
    range,
    obstructed,
    seat: known ?? 0,
    armament: defending === null ? 'anti-squadron' : 'battery',
    step: 1,
    dice: [],
    locked: [],
    spent: [],
    memory: MEMORY,
    noted: {},
  };
  return { ...view, attacks: [...view.attacks.filter((other) => other.id !== id), attack] };
}

const withAttack = (view: ArmadaView, id: number, change: (attack: Attack) => Partial<Attack>): ArmadaView => ({
  ...view,
  attacks: view.attacks.map((attack) => (attack.id === id ? { ...attack, ...change(attack) } : attack)),
});
export const diceLie = (event: EventOf<'rolled' | 'dice'>, view: ArmadaView): ArmadaView =>
  withAttack(view, event.attack, ({ step }) => ({
    dice: event.dice.map((die) => ({ ...die })),
    step: event.type === 'rolled' ? 2 : step,
  }));
export const lockedToken = (event: EventOf<'locked'>, view: ArmadaView): ArmadaView =>
  withAttack(view, event.attack, ({ locked }) => ({ locked: [...locked, event.token] }));
export const totalled = (event: EventOf<'damage'>, view: ArmadaView): ArmadaView =>
  withAttack(view, event.attack, ({ memory }) => ({ memory: { ...memory, damage: event.total }, step: 5 }));
export const attackOver = (event: EventOf<'attackEnds' | 'cancelled'>, view: ArmadaView): ArmadaView => ({
  ...view,
  attacks: view.attacks.filter(({ id }) => id !== event.attack),
});
export const withUnitObjectives = ({ unit, count }: EventOf<'objectiveTokens'>, view: ArmadaView): ArmadaView =>
  withUnit(view, unit, (old) => ({ ...old, objectives: count }));
