import { chance, copy, type Seat } from '@holotisch/engine';
import { type CampaignBattle, marksOf } from '../campaign/battle.ts';
import {
  type ArmadaState,
  type Attack,
  cloneState,
  type Damage,
  type DefenceToken,
  type Equipped,
  HIDDEN,
  type Lasting,
  type Marker,
  type Obstacle,
  type Ship,
  type Squadron,
  type Turn,
} from '../state.ts';

/**
 * What a seat may know, field by field: whatever is added to the state stays hidden until it is named here. Hidden are
 * facedown command dials, from all but their owner (AR-KOMMANDORAEDER-05, AR-OPT-TEAM-SPIEL-08); the face of facedown
 * damage cards, from everybody (AR-SCHADEN-09, AR-FAQ-SCHADENSKARTEN-01); the order of the deck and the chance to come;
 * objectives that nobody has looked at yet.
 */
export type ArmadaView = Pick<
  ArmadaState,
  | 'rules'
  | 'campaign'
  | 'sides'
  | 'captains'
  | 'points'
  | 'first'
  | 'objective'
  | 'objectiveNote'
  | 'round'
  | 'phase'
  | 'stage'
  | 'turnOf'
  | 'token'
  | 'active'
  | 'turn'
  | 'flying'
  | 'squadronsLeft'
  | 'passes'
  | 'passed'
  | 'edges'
  | 'supply'
  | 'obstacles'
  | 'markers'
  | 'nextMarker'
  | 'attacks'
  | 'lasting'
  | 'uses'
  | 'victory'
  | 'outcome'
> & {
  readonly units: readonly UnitView[];
  readonly brought: ArmadaState['brought'];
  readonly deck: { readonly left: number; readonly discard: readonly string[] };
};
export type ShipView = Omit<Ship, 'damage'> & { readonly damage: readonly DamageView[] };
export type UnitView = ShipView | Squadron;
export type DamageView = Damage | { readonly card: null; readonly faceup: false };

export function view(s: ArmadaState, seat: Seat | 'nobody'): ArmadaView {
  return {
    rules: {
      width: s.rules.width,
      depth: s.rules.depth,
      rounds: s.rules.rounds,
      points: s.rules.points,
      prices: s.rules.prices,
      unenforced: s.rules.unenforced,
    },
    ...(s.campaign && { campaign: viewCampaign(s.campaign) }),
    sides: [...s.sides],
    captains: s.captains,
    points: [...s.points],
    // AR-AUFBAU-14: the first player looks at the other's three; before that only one's own are known
    brought: s.brought.map((o, owner) => (o !== null && knowsObjectives(s, seat, owner) ? { ...o } : null)),
    first: s.first,
    objective: s.objective,
    objectiveNote: viewNote(s),
    round: s.round,
    phase: s.phase,
    stage: s.stage,
    turnOf: s.turnOf,
    token: s.token,
    active: s.active,
    turn: s.turn && viewTurn(s.turn),
    flying: s.flying && {
      squadron: s.flying.squadron,
      by: s.flying.by,
      commanded: s.flying.commanded,
      moved: s.flying.moved,
      attacked: s.flying.attacked,
    },
    squadronsLeft: s.squadronsLeft,
    passes: [...s.passes],
    passed: [...s.passed],
    edges: [...s.edges],
    supply: [...s.supply],
    obstacles: s.obstacles.map(viewObstacle),
    markers: s.markers.map(viewMarker),
    nextMarker: s.nextMarker,
    units: s.units.map((u) => (u.kind === 'squadron' ? viewSquadron(u) : viewShip(u, seat))),
    deck: { left: s.deck.draw.length, discard: [...s.deck.discard] },
    attacks: s.attacks.map(viewAttack),
    lasting: s.lasting.map(viewLasting),
    uses: { ...s.uses },
    victory: [...s.victory],
    outcome: s.outcome && { winner: s.outcome.winner, reason: s.outcome.reason, score: [...s.outcome.score] },
  };
}

/** Whether a seat has looked at the objectives that another has brought. */
export const knowsObjectives = (s: ArmadaState, seat: Seat | 'nobody', owner: Seat): boolean => {
  if (seat === owner) return true;
  return seat !== 'nobody' && s.sides[seat] === s.first && s.sides[owner] !== s.first && s.phase !== 'initiative';
};

/** Dials that an objective keeps facedown are hidden, but not how many; `secret` is where it keeps such things. */
function viewNote(s: ArmadaState): ArmadaState['objectiveNote'] {
  const { secret, ...rest } = s.objectiveNote;
  return { ...copy(rest), ...(Array.isArray(secret) && { secret: secret.map(() => HIDDEN) }) };
}

const viewCampaign = ({ rules, assault, objectives, base, own, exchange }: CampaignBattle): CampaignBattle => ({
  rules,
  assault,
  objectives: [...objectives],
  base,
  own,
  exchange,
});

const viewTurn = (t: Turn): Turn => ({
  step: t.step,
  attacked: [...t.attacked],
  targeted: [...t.targeted],
  attacks: t.attacks,
  squadrons: t.squadrons && {
    dial: t.squadrons.dial,
    token: t.squadrons.token,
    left: t.squadrons.left,
    activated: [...t.squadrons.activated],
    relayed: t.squadrons.relayed.map(({ by, squadron }) => ({ by, squadron })),
  },
});

const viewTokens = (tokens: readonly DefenceToken[]): DefenceToken[] =>
  tokens.map(({ kind, state }) => ({ kind, state }));

const viewSquadron = (s: Squadron): Squadron => ({
  kind: s.kind,
  id: s.id,
  seat: s.seat,
  faction: s.faction,
  card: s.card,
  status: s.status,
  doomed: s.doomed,
  pose: s.pose,
  tokens: viewTokens(s.tokens),
  objectives: s.objectives,
  ...(s.asideBy !== undefined && { asideBy: s.asideBy }),
  ...marksOf(s),
  hull: s.hull,
  slider: s.slider,
});

function viewShip(s: Ship, seat: Seat | 'nobody'): ShipView {
  const mine = s.seat === seat;
  return {
    kind: s.kind,
    id: s.id,
    seat: s.seat,
    faction: s.faction,
    card: s.card,
    status: s.status,
    doomed: s.doomed,
    pose: s.pose,
    tokens: viewTokens(s.tokens),
    objectives: s.objectives,
    ...(s.asideBy !== undefined && { asideBy: s.asideBy }),
    upgrades: s.upgrades.map((u) => viewUpgrade(u, mine)),
    speed: s.speed,
    shields: { ...s.shields },
    damage: s.damage.map(({ card, faceup }) => (faceup ? { card, faceup } : { card: null, faceup: false })),
    commands: [...s.commands],
    raids: [...s.raids],
    dials: s.dials.map((dial) => (mine ? dial : HIDDEN)),
    open: [...s.open],
    activated: s.activated,
    ...marksOf(s),
    ...(s.retreats && { retreats: true }),
    marked: s.marked.map(({ token, zone }) => ({ token, zone })),
    aim: s.aim && { x: s.aim.x, y: s.aim.y },
  };
}

const viewUpgrade = (u: Equipped, mine: boolean): Equipped => ({
  id: u.id,
  discarded: u.discarded,
  exhausted: u.exhausted,
  tokens: [...u.tokens],
  dials: u.dials.map((dial) => (mine ? dial : HIDDEN)),
  count: u.count,
  ...(u.note !== undefined && { note: copy(u.note) }),
});

const viewObstacle = (o: Obstacle): Obstacle => ({
  token: o.token,
  kind: o.kind,
  pose: o.pose,
  marked: o.marked,
  ...(o.station && { station: { armed: o.station.armed, damage: o.station.damage } }),
});

const viewMarker = (m: Marker): Marker => ({
  id: m.id,
  kind: m.kind,
  seat: m.seat,
  x: m.x,
  y: m.y,
  ...(m.by !== undefined && { by: m.by }),
});

const viewAttack = (a: Attack): Attack => ({
  id: a.id,
  kind: a.kind,
  seat: a.seat,
  attacker: a.attacker,
  zone: a.zone,
  defender: a.defender,
  defending: a.defending,
  range: a.range,
  obstructed: a.obstructed,
  armament: a.armament,
  step: a.step,
  dice: a.dice.map(({ colour, face, fixed }) => ({ colour, face, ...(fixed && { fixed }) })),
  locked: [...a.locked],
  spent: [...a.spent],
  memory: {
    targets: [...a.memory.targets],
    lent: a.memory.lent.map(({ unit, token }) => ({ unit, token })),
    spentEarlier: a.memory.spentEarlier,
    effects: [...a.memory.effects],
    exhaustedSpent: a.memory.exhaustedSpent,
    brace: a.memory.brace,
    contain: a.memory.contain,
    redirect: [...a.memory.redirect],
    salvo: a.memory.salvo,
    criticals: [...a.memory.criticals],
    noAdding: a.memory.noAdding,
    damage: a.memory.damage,
    shieldsLost: a.memory.shieldsLost,
    cardsDealt: a.memory.cardsDealt,
    hullLost: a.memory.hullLost,
    resolved: [...a.memory.resolved],
    faceup: a.memory.faceup,
    turnedUp: a.memory.turnedUp,
    marked: a.memory.marked.map(({ unit, token }) => ({ unit, token })),
  },
  noted: copy(a.noted),
});

const viewLasting = ({ source, unit, until, instance, value, modifier, note }: Lasting): Lasting => ({
  source,
  unit,
  until,
  ...(instance === undefined ? {} : { instance }),
  ...(value === undefined ? {} : { value }),
  ...(modifier === undefined ? {} : { modifier: copy(modifier) }),
  ...(note === undefined ? {} : { note: copy(note) }),
});

/** A state to think and measure with, out of a view and nothing else: dials and cards that it hides are hidden in it. */
export function imagine({ units, deck, ...open }: ArmadaView): ArmadaState {
  return cloneState({
    ...open,
    chance: chance('imagined'),
    units: units.map((u) =>
      u.kind === 'squadron'
        ? u
        : { ...u, damage: u.damage.map((d) => (d.faceup ? d : { card: HIDDEN, faceup: false })) },
    ),
    deck: { draw: new Array<string>(deck.left).fill(HIDDEN), discard: [...deck.discard] },
  });
}
