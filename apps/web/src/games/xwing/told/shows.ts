import type { Pose } from '@holotisch/table';
import { type DamageView, type EventOf, newMemory, type TokenKind } from '@holotisch/xwing';
import type { Attack, Face, ShipView, XWingView } from '../view.ts';

// What an event changes in what the table shows, as far as that is simple: the rest comes with the decision.

const withShip = (view: XWingView, id: number, change: (ship: ShipView) => Partial<ShipView>): XWingView => ({
  ...view,
  ships: view.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
});

export const activates = ({ ship }: EventOf<'activates'>, view: XWingView): XWingView => ({
  ...withShip(view, ship, () => ({ activated: true })),
  active: ship,
  attacks: [],
});

/** With the next ship's turn that of the ship before it is over. */
export const fights = ({ ship }: EventOf<'fights'>, view: XWingView): XWingView => ({
  ...(view.active === null ? view : withShip(view, view.active, () => ({ fought: true }))),
  active: ship,
  attacks: [],
});

export const standsAt = (view: XWingView, ship: number, pose: Pose): XWingView =>
  withShip(view, ship, () => ({ pose, status: 'play' }));

export const token = (view: XWingView, ship: number, kind: TokenKind, by: number): XWingView =>
  withShip(view, ship, ({ tokens }) => ({ tokens: { ...tokens, [kind]: Math.max(0, tokens[kind] + by) } }));

export const locked = ({ ship, target }: EventOf<'locked'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ locks }) => ({ locks: [...locks.filter((id) => id !== target), target] }));

export const unlocked = ({ ship, target }: EventOf<'unlocked'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ locks }) => {
    const gone = locks.indexOf(target);
    return { locks: locks.filter((_, i) => i !== gone) };
  });

export const shields = ({ ship, by }: EventOf<'shield'>, view: XWingView): XWingView =>
  withShip(view, ship, (old) => ({ shields: Math.max(0, old.shields + by) }));

export const damaged = (event: EventOf<'damage'>, view: XWingView): XWingView =>
  withShip(view, event.ship, ({ damage }) => ({
    damage: [...damage, event.faceup ? faceup(event.card, view) : FACEDOWN],
  }));

const FACEDOWN = { card: null, faceup: false } as const;
const faceup = (card: string, { round }: XWingView): DamageView => ({ card, faceup: true, round });

/** One card of those that lie the other way up is turned; which facedown one it was nobody knew. */
export const turnedUp = ({ ship, card }: EventOf<'faceup'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ damage }) => {
    const at = damage.findIndex((d) => !d.faceup);
    return { damage: damage.map((d, i) => (i === at ? faceup(card, view) : d)) };
  });

export const turnedDown = ({ ship, card }: EventOf<'facedown'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ damage }) => {
    const at = damage.findIndex((d) => d.faceup && d.card === card);
    return { damage: damage.map((d, i) => (i === at ? FACEDOWN : d)) };
  });

export const repaired = ({ ship, card }: EventOf<'repaired'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ damage }) => {
    const gone = damage.findIndex((d) => (card === null ? !d.faceup : d.card === card));
    return { damage: damage.filter((_, i) => i !== gone) };
  });

export const revealed = ({ ship, manoeuvre }: EventOf<'revealed'>, view: XWingView): XWingView =>
  withShip(view, ship, () => ({ dial: manoeuvre, revealed: true }));

export const destroyed = ({ ship }: EventOf<'destroyed'>, view: XWingView): XWingView =>
  withShip(view, ship, () => ({ pose: null, status: 'destroyed' }));

export const mobileArc = ({ ship, to }: EventOf<'arcRotated'>, view: XWingView): XWingView =>
  withShip(view, ship, () => ({ mobile: to }));

export const conditionOn = ({ ship, condition }: EventOf<'condition'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ conditions }) => ({ conditions: [...conditions, condition] }));

export const conditionOff = ({ ship, condition }: EventOf<'conditionLifted'>, view: XWingView): XWingView =>
  withShip(view, ship, ({ conditions }) => ({ conditions: conditions.filter((c) => c !== condition) }));

const nobodyActs = (view: XWingView): XWingView => ({ ...view, active: null, attacks: [] });

export const nextPhase = ({ phase }: EventOf<'phase'>, view: XWingView): XWingView => ({ ...nobodyActs(view), phase });

export const nextRound = ({ round }: EventOf<'round'>, view: XWingView): XWingView => ({
  ...nobodyActs(view),
  round,
  phase: 'planning',
  ships: view.ships.map((ship) => ({ ...ship, dial: null, revealed: false, activated: false, fought: false })),
});

export const cleared = ({ taken }: EventOf<'cleared'>, view: XWingView): XWingView =>
  taken.reduce((shown, { ship, token: kind, count }) => token(shown, ship, kind, -count), view);

/** The attack that begins, or begins again. One that has been compared and only waits for its damage is over for the eye. */
export const attackBegins = (event: EventOf<'attack'>, view: XWingView): XWingView => {
  const { attack: id, attacker, defender, weapon, range, obstructed } = event;
  const attack: Attack = {
    id,
    attacker,
    defender,
    weapon,
    range,
    obstructed,
    inArc: true,
    arc: null,
    step: 1,
    attackDice: [],
    defenceDice: [],
    hit: null,
    memory: newMemory(),
    noted: {},
  };
  return { ...view, attacks: [...view.attacks.filter((other) => other.id !== id && other.hit === null), attack] };
};

const withAttack = (view: XWingView, id: number, change: (attack: Attack) => Partial<Attack>): XWingView => ({
  ...view,
  attacks: view.attacks.map((attack) => (attack.id === id ? { ...attack, ...change(attack) } : attack)),
});

const STEPS = { attack: { rolled: 2, modified: 3 }, defence: { rolled: 4, modified: 5 } } as const;

export const dice = (event: EventOf<'rolled' | 'modified'>, view: XWingView): XWingView =>
  withAttack(view, event.attack, (attack) => {
    const key = event.dice === 'attack' ? 'attackDice' : 'defenceDice';
    const again = event.type === 'modified' ? (event.rerolled ?? []) : [];
    const before = attack[key];
    const kept = (i: number) => event.type === 'modified' && event.how !== 'cancel' && before[i]?.rerolled === true;
    const faces = event.faces.map((face: Face, i) => ({ face, rerolled: again.includes(i) || kept(i) }));
    return { step: STEPS[event.dice][event.type], [key]: faces };
  });

export const compared = (event: EventOf<'hit' | 'missed'>, view: XWingView): XWingView =>
  withAttack(view, event.attack, () => ({ step: event.type === 'hit' ? 7 : 6, hit: event.type === 'hit' }));
