import { chance, copy, type Seat } from '@holotisch/engine';
import type { Rank } from '../data/types.ts';
import {
  type Attack,
  cloneState,
  type Equipped,
  type Hand,
  HIDDEN,
  type Lasting,
  type LegionState,
  type Marker,
  type Mini,
  type Turn,
  type Unit,
} from '../state.ts';

/**
 * What a seat may know, field by field: whatever is added to the state stays hidden until it is named here. Hidden are the
 * command cards in others' hands and the one that lies facedown (LE-KOMMANDOPHASE-02), battle decks that are not laid out, and
 * which token comes next (LE-KOMMANDOPHASE-16); everything else lies open.
 */
export type HandView = Omit<Hand, 'cards' | 'played' | 'kept'> & {
  readonly cards: readonly string[];
  readonly played: string | null;
  readonly kept: readonly (Rank | typeof HIDDEN)[];
};
export type LegionView = Pick<
  LegionState,
  | 'rules'
  | 'sides'
  | 'points'
  | 'blue'
  | 'edges'
  | 'rows'
  | 'battle'
  | 'advantages'
  | 'vetoes'
  | 'battleNote'
  | 'round'
  | 'phase'
  | 'stage'
  | 'priority'
  | 'counter'
  | 'turnOf'
  | 'revealed'
  | 'turn'
  | 'terrain'
  | 'supply'
  | 'markers'
  | 'nextMarker'
  | 'units'
  | 'attacks'
  | 'lasting'
  | 'uses'
  | 'victory'
  | 'outcome'
> & { readonly hands: readonly HandView[] };

export function view(s: LegionState, seat: Seat | 'nobody'): LegionView {
  return {
    rules: { ...s.rules },
    sides: [...s.sides],
    points: [...s.points],
    hands: s.hands.map((hand, owner) => viewHand(hand, isOwn(s, owner, seat), s.revealed)),
    blue: s.blue,
    edges: [...s.edges],
    rows: copy(s.rows),
    battle: { ...s.battle },
    advantages: [...s.advantages],
    vetoes: s.vetoes,
    battleNote: viewNote(s, seat),
    round: s.round,
    phase: s.phase,
    stage: s.stage,
    priority: s.priority,
    counter: s.counter,
    turnOf: s.turnOf,
    revealed: s.revealed,
    turn: s.turn && viewTurn(s.turn),
    terrain: [...s.terrain],
    supply: [...s.supply],
    markers: s.markers.map((marker) => viewMarker(marker, seat)),
    nextMarker: s.nextMarker,
    units: s.units.map(viewUnit),
    attacks: s.attacks.map(viewAttack),
    lasting: s.lasting.map(viewLasting),
    uses: { ...s.uses },
    victory: [...s.victory],
    outcome: s.outcome && { winner: s.outcome.winner, reason: s.outcome.reason, score: [...s.outcome.score] },
  };
}

/** One's own, and in a team battle one's partner's: they plan together. LE-TEAM-GEFECHT-01 */
const isOwn = ({ sides }: LegionState, owner: Seat, seat: Seat | 'nobody'): boolean =>
  seat !== 'nobody' && sides[owner] === sides[seat];
const viewHand = (h: Hand, mine: boolean, revealed: boolean): HandView => ({
  cards: mine ? [...h.cards] : h.cards.map(() => HIDDEN),
  played: h.played === null || mine || revealed ? h.played : HIDDEN,
  discard: [...h.discard],
  aside: [...h.aside],
  divulged: [...h.divulged],
  contingencies: mine ? [...h.contingencies] : h.contingencies.map(() => HIDDEN),
  nominated: h.nominated,
  // Which tokens are left in a bag is known to everybody who counts; the order is not.
  // Which of them lie on a card, only their owner knows.
  pool: (mine ? [...h.pool] : [...h.pool, ...h.kept]).sort(),
  kept: mine ? [...h.kept] : h.kept.map(() => HIDDEN),
  passes: h.passes,
  passed: h.passed,
});

/** What a battle card keeps secret lies under `secret.<seat>`. */
function viewNote({ battleNote }: LegionState, seat: Seat | 'nobody'): LegionState['battleNote'] {
  const open = Object.entries(battleNote).filter(([key]) => !key.startsWith('secret.') || key === `secret.${seat}`);
  return copy(Object.fromEntries(open));
}

const viewTurn = (t: Turn): Turn => ({
  unit: t.unit,
  step: t.step,
  actions: t.actions,
  done: [...t.done],
  attacked: t.attacked,
  moved: t.moved,
  standardMoves: t.standardMoves,
  cumbersome: t.cumbersome,
  panics: t.panics,
  over: t.over,
});
const viewMini = ({ by, pose, wounds, fell }: Mini): Mini => ({ by, pose, wounds, fell });
const viewUpgrade = ({ id, exhausted, discarded, wounds, note }: Equipped): Equipped => ({
  id,
  exhausted,
  discarded,
  wounds,
  ...(note !== undefined && { note: copy(note) }),
});
const viewUnit = (u: Unit): Unit => ({
  id: u.id,
  seat: u.seat,
  faction: u.faction,
  card: u.card,
  number: u.number,
  status: u.status,
  rank: u.rank,
  promoted: u.promoted,
  minis: u.minis.map(viewMini),
  leader: u.leader,
  upgrades: u.upgrades.map(viewUpgrade),
  order: u.order,
  tokens: { ...u.tokens },
  panicked: u.panicked,
  damaged: u.damaged,
  disabled: u.disabled,
  destroyedWeapons: [...u.destroyedWeapons],
  resilienceRolled: u.resilienceRolled,
  claimed: [...u.claimed],
  bounty: u.bounty,
  bountiesWon: u.bountiesWon,
  inside: u.inside,
  doomed: u.doomed,
  note: copy(u.note),
});
/** Some tokens lie facedown: only their owner knows what they are. */
const viewMarker = ({ id, kind, seat, x, y, by, claimed, wounds, note }: Marker, who: Seat | 'nobody'): Marker => ({
  id,
  kind,
  seat,
  x,
  y,
  by,
  claimed,
  wounds,
  ...(note !== undefined && { note: kind === 'bane' && seat !== who ? HIDDEN : copy(note) }),
});
const viewAttack = (a: Attack): Attack => ({
  id: a.id,
  kind: a.kind,
  seat: a.seat,
  attacker: a.attacker,
  ...(a.stood && { stood: a.stood }),
  defender: a.defender,
  melee: a.melee,
  range: a.range,
  pool: [...a.pool],
  step: a.step,
  showedHit: a.showedHit,
  cover: a.cover,
  dodged: a.dodged,
  aimed: a.aimed,
  pierced: a.pierced,
  dice: a.dice.map((d) => ({ ...d })),
  defence: a.defence.map((d) => ({ ...d })),
  guarded: [...a.guarded],
  wounds: a.wounds,
  seen: [...a.seen],
  noted: copy(a.noted),
  ...(a.loose && { loose: [...a.loose] }),
});
const viewLasting = ({ source, unit, until, instance, value, modifier, note }: Lasting): Lasting => ({
  source,
  unit,
  until,
  ...(instance !== undefined && { instance }),
  ...(value !== undefined && { value }),
  ...(modifier !== undefined && { modifier: copy(modifier) }),
  ...(note !== undefined && { note: copy(note) }),
});

/** A state to think and measure with, out of a view and nothing else: what it hides is hidden in it. */
export function imagine({ hands, ...open }: LegionView): LegionState {
  return cloneState({
    ...open,
    chance: chance('imagined'),
    brought: open.sides.map(() => ({})),
    hands: hands.map((h) => ({
      ...h,
      cards: [...h.cards],
      contingencies: h.contingencies.filter((card) => card !== HIDDEN),
      kept: h.kept.filter((rank) => rank !== HIDDEN),
    })),
  });
}
