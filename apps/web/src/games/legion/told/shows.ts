import type { EventOf, MiniWay } from '@holotisch/legion';
import type { LegionUnit, LegionView } from '../view.ts';
import { pieceOfMini } from '../view.ts';
import { interpolate } from './motion.ts';

// What an event changes in what the table shows, as far as that is simple: the rest comes with the decision.

type Attack = LegionView['attacks'][number];

const withUnit = (view: LegionView, id: number, change: (unit: LegionUnit) => Partial<LegionUnit>): LegionView => ({
  ...view,
  units: view.units.map((unit) => (unit.id === id ? { ...unit, ...change(unit) } : unit)),
});

interface Ways {
  readonly unit: number;
  readonly minis: readonly MiniWay[];
}
/** All miniatures that move, each from where it stood: the leader a little ahead of the others. */
export const march = ({ unit, minis }: Ways, view: LegionView, t: number) => {
  const one = view.units[unit];
  if (!one) return [];
  return minis.flatMap(({ mini, from, to }) => {
    const late = mini === one.leader ? Math.min(1, t * 1.25) : Math.max(0, t * 1.25 - 0.25);
    return from ? [[pieceOfMini(one, mini), interpolate(from, to, late)] as const] : [];
  });
};
export const arrived = ({ unit, minis }: Ways, view: LegionView): LegionView =>
  withUnit(view, unit, (old) => ({
    status: 'play',
    minis: old.minis.map((mini, at) => {
      const way = minis.find((one) => one.mini === at);
      return way ? { ...mini, pose: way.to } : mini;
    }),
  }));

const withMini = (
  view: LegionView,
  unit: number,
  at: number,
  change: Partial<LegionUnit['minis'][number]>,
): LegionView =>
  withUnit(view, unit, ({ minis }) => ({ minis: minis.map((mini, i) => (i === at ? { ...mini, ...change } : mini)) }));
export const fallen = ({ unit, mini }: EventOf<'miniDefeated'>, view: LegionView): LegionView =>
  withMini(view, unit, mini, { pose: null, fell: view.round });
export const restored = ({ unit, mini, at }: EventOf<'miniRestored'>, view: LegionView): LegionView =>
  withMini(view, unit, mini, { pose: at, fell: null, wounds: 0 });
export const woundedTo = ({ unit, mini, wounds }: EventOf<'wounded' | 'healed'>, view: LegionView): LegionView =>
  withMini(view, unit, mini, { wounds });
export const led = ({ unit, mini }: EventOf<'newLeader'>, view: LegionView): LegionView =>
  withUnit(view, unit, () => ({ leader: mini }));
export const gone = ({ unit }: EventOf<'defeated'>, view: LegionView): LegionView =>
  withUnit(view, unit, () => ({ status: 'defeated' }));
export const counted = ({ unit, token, count }: EventOf<'tokens'>, view: LegionView): LegionView =>
  withUnit(view, unit, ({ tokens }) => ({ tokens: { ...tokens, [token]: count } }));

export const begins = ({ unit, actions }: EventOf<'activates'>, view: LegionView): LegionView => ({
  ...withUnit(view, unit, () => ({ order: 'faceup' })),
  attacks: [],
  turn: {
    unit,
    step: 'start',
    actions,
    done: [],
    attacked: false,
    moved: false,
    standardMoves: 0,
    cumbersome: false,
    panics: false,
    over: false,
  },
});
export const ends = ({ unit }: EventOf<'activationEnds'>, view: LegionView): LegionView => ({
  ...withUnit(view, unit, () => ({ order: 'facedown' })),
  turn: null,
});

export const nextPhase = ({ phase }: EventOf<'phase'>, view: LegionView): LegionView => ({
  ...view,
  phase,
  turn: null,
  attacks: [],
});
export const nextRound = ({ round }: EventOf<'round'>, view: LegionView): LegionView => ({
  ...view,
  round,
  phase: 'command',
  turn: null,
  attacks: [],
  units: view.units.map((unit) => (unit.status === 'play' ? { ...unit, order: 'none' } : unit)),
});

/** The pool that is resolved from now on. */
export function attackBegins(event: EventOf<'attack'>, view: LegionView): LegionView {
  const { attack: id, kind, attacker, defender, melee, range } = event;
  const seat = 'unit' in attacker ? (view.units[attacker.unit]?.seat ?? 0) : 0;
  const attack: Attack = {
    id,
    kind,
    seat,
    attacker,
    defender,
    melee,
    range,
    pool: [],
    step: 'roll',
    dice: [],
    defence: [],
    showedHit: false,
    cover: 0,
    dodged: 0,
    aimed: 0,
    pierced: 0,
    guarded: [],
    wounds: 0,
    seen: [],
    noted: {},
  };
  return { ...view, attacks: [...view.attacks.filter((other) => other.id !== id), attack] };
}
const withAttack = (view: LegionView, id: number, change: Partial<Attack>): LegionView => ({
  ...view,
  attacks: view.attacks.map((attack) => (attack.id === id ? { ...attack, ...change } : attack)),
});
export const diceLie = ({ attack, dice }: EventOf<'rolled' | 'dice'>, view: LegionView): LegionView =>
  withAttack(view, attack, { dice: dice.map((die) => ({ ...die })) });
export const coverFound = ({ attack, grade }: EventOf<'cover'>, view: LegionView): LegionView =>
  withAttack(view, attack, { cover: grade, step: 'cover' });
export const defenceLies = ({ attack, dice }: EventOf<'defenceRolled' | 'defenceDice'>, view: LegionView): LegionView =>
  withAttack(view, attack, { defence: dice.map((die) => ({ ...die })), step: 'defend' });
export const compared = ({ attack, wounds }: EventOf<'result'>, view: LegionView): LegionView =>
  withAttack(view, attack, { wounds, step: 'compare' });
export const attackOver = ({ attack }: EventOf<'attackEnds'>, view: LegionView): LegionView => ({
  ...view,
  attacks: view.attacks.filter(({ id }) => id !== attack),
});
