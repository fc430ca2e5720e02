import { type Ability, type Flow, type Limit, type Message, type Seat, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { Colour, Command, Zone } from '../../data/types.ts';
import { shieldsAreIgnored } from '../../flow/attack/damage.ts';
import {
  addDie,
  changeDie,
  chooseDice,
  type DiceChoice,
  mayReroll,
  refuseAdding,
  removeDice,
} from '../../flow/attack/dice.ts';
import { chooseOne, chooseZone } from '../../flow/choose.ts';
import { discardCard, exhaust, gainShield } from '../../flow/tokens.ts';
import type { Die, Face, Ship, Unit } from '../../state.ts';
import { banned, isFriendly, maxShields, zonesOf } from '../../values.ts';
import type { Windows } from '../moments.ts';
import {
  type AnyAbility,
  type AttackMoment,
  at,
  type CardSource,
  type Scope,
  type ValueRule,
  value,
} from '../vocabulary.ts';

/** Turns of phrase that many cards share. */

/** 'You' attack, or defend. */
export const attacks = (m: AttackMoment, self: CardSource): boolean => m.attacker?.id === self.piece;
export const attacksShip = (m: AttackMoment, self: CardSource): boolean => attacks(m, self) && defendsAsShip(m);
/** The defender is a ship, or a station that is treated as one. AR-ANGRIFFE-UND-RAUMSTATIONEN-04, -05 */
export const defendsAsShip = ({ attack, defender }: AttackMoment): boolean =>
  defender?.kind === 'ship' || 'obstacle' in attack.defender;
export const attacksSquadron = (m: AttackMoment, self: CardSource): boolean =>
  attacks(m, self) && (m.defender?.kind === 'squadron' || 'marker' in m.attack.defender);
/** There is a die left to do something to. */
export const hasDice = ({ attack }: Pick<AttackMoment, 'attack'>): boolean => attack.dice.length > 0;
export const defends = (m: AttackMoment, self: CardSource): boolean => m.defender?.id === self.piece;

/** The defender is treated as having no shields, whatever it has (Luke Skywalker). */
export const isBare = (g: Armada, m: AttackMoment | undefined): boolean => m !== undefined && shieldsAreIgnored(g, m);

/** A friendly unit, the card's own included. */
export const isFriend = (g: Armada, self: CardSource, unit: Unit | undefined): unit is Unit =>
  unit !== undefined && isFriendly(g.state, self, unit);
export const isEnemy = (g: Armada, self: CardSource, unit: Unit | undefined): unit is Unit =>
  unit !== undefined && !isFriendly(g.state, self, unit);

/** The total of an attack is so much lower, if there is that much. */
export function suffersLess({ memory }: AttackMoment['attack'], by: number): void {
  memory.damage = Math.max(0, memory.damage! - by);
}

type When = (g: Armada, m: AttackMoment, self: CardSource) => boolean;
type Run = (g: Armada, m: AttackMoment, self: CardSource) => Flow<void>;
interface Modifying {
  readonly when: When;
  readonly run: Run;
  readonly id?: string;
  /** The card is exhausted, or discarded, to do it. */
  readonly cost?: 'exhaust' | 'discard';
  readonly mandatory?: true;
  /** It adds dice: it is barred where none may be added. AR-VERTEIDIGUNGSMARKER-15 */
  readonly adds?: true;
  readonly limit?: Limit<Scope>;
  readonly label?: (g: Armada, m: AttackMoment, self: CardSource) => Message;
}

/** Whether the cost of a card can be paid. AR-ERSCHOEPFT-02 */
const canPay = (self: CardSource, cost: Modifying['cost']): boolean => cost !== 'exhaust' || !self.equipped.exhausted;
function pay(g: Armada, self: CardSource, cost: Modifying['cost']): void {
  if (cost === 'exhaust') exhaust(g, self.ship, self.equipped);
  if (cost === 'discard') discardCard(g, self.ship, self.equipped);
}

type Doing<N extends keyof Windows> = Omit<Ability<Armada, Windows[N], CardSource, Scope>, 'window'>;
/** 'Exhaust this card to …', 'Discard this card to …': paid before anything else, and by no card that is exhausted already. */
export const atCost = <N extends keyof Windows>(
  cost: 'exhaust' | 'discard',
  window: N,
  { when, run, ...more }: Doing<N>,
): AnyAbility =>
  at<N>(window, {
    ...more,
    when: (g, m, self) => canPay(self, cost) && when(g, m, self),
    *run(g, m, self) {
      pay(g, self, cost);
      yield* run(g, m, self);
    },
  });

const inAttack =
  (window: 'attack.modify' | 'attack.defend') =>
  ({ when, run, cost, adds, ...more }: Modifying): AnyAbility =>
    at(window, {
      ...more,
      ...(adds && { bars: refuseAdding }),
      when: (g, m, self) => canPay(self, cost) && when(g, m, self),
      *run(g, m, self) {
        pay(g, self, cost);
        yield* run(g, m, self);
      },
    });
/** 'While attacking, you may …': in step 3, by whoever `when` says. AR-EFFEKTE-UND-TIMING-02 */
export const whileAttacking = inAttack('attack.modify');
/** 'While defending, during the Spend Defense Tokens step, you may …' */
export const whileDefending = inAttack('attack.defend');

const CLAUSE = ['AR-EFFEKTE-UND-TIMING-02'] as const;
type Picking = Partial<Pick<DiceChoice, 'filter' | 'min' | 'prompt' | 'takes'>>;

/** Rerolls up to so many dice. */
export const rerolls =
  (max: number, more: Picking = {}): Run =>
  (g, m, self) =>
    dropCount(
      mayReroll(g, m, {
        seat: self.seat,
        max,
        prompt: say('ar.ask.reroll', { n: max }),
        clauses: CLAUSE,
        card: self.card,
        ...more,
      }),
    );
function* dropCount(flow: Flow<unknown>): Flow<void> {
  yield* flow;
}

/** Adds dice of a colour; of several, the player chooses one for each. */
export const adds =
  (colours: readonly Colour[], count = 1): Run =>
  (g, m, self) =>
    addChosen(g, m, self, colours, count);
export function* addChosen(
  g: Armada,
  m: AttackMoment,
  self: CardSource,
  colours: readonly Colour[],
  count = 1,
): Flow<void> {
  for (let i = 0; i < count && colours.length > 0; i++) {
    const colour = yield* chooseOne(self.seat, 'colour', colours, CLAUSE, say('ar.ask.add-colour'), {
      card: self.card,
    });
    addDie(g, m, colour);
  }
}

/** Picks one die and turns it to one of these faces. */
export const changes =
  (faces: readonly Face[], more: Picking = {}): Run =>
  (g, m, self) =>
    changeOne(g, m, self, faces, more);
export function* changeOne(
  g: Armada,
  m: AttackMoment,
  self: CardSource,
  faces: readonly Face[],
  { filter = () => true, fixed }: Picking & { readonly fixed?: true } = {},
): Flow<void> {
  const fits = (die: Die) => filter(die) && facesFor(die, faces).length > 0;
  const [die] = yield* pickDice(g, m, self, 1, { filter: fits, min: 1 });
  if (!die) return;
  const face = yield* chooseOne(
    self.seat,
    'card-face',
    facesFor(die, faces),
    ['AR-MODIFIKATION-VON-WUERFELN-06'],
    say('ar.ask.card-face'),
    { card: self.card },
  );
  changeDie(g, m, die, face, fixed);
}
/** Which of the faces a die of this colour has. */
const facesFor = ({ colour }: Die, faces: readonly Face[]): readonly Face[] =>
  faces.filter((face) => FACES[colour].includes(face));
const FACES: Readonly<Record<Colour, readonly Face[]>> = {
  red: ['blank', 'hit', 'double', 'crit', 'accuracy'],
  blue: ['hit', 'crit', 'accuracy'],
  black: ['blank', 'hit', 'hitcrit'],
};
/** A face with a critical icon, whatever the colour. */
export const CRITICAL: readonly Face[] = ['crit', 'hitcrit'];
export const ANY_FACE: readonly Face[] = ['blank', 'hit', 'double', 'crit', 'hitcrit', 'accuracy'];

export function* pickDice(
  g: Armada,
  m: AttackMoment,
  self: CardSource,
  max: number,
  more: Picking = {},
): Flow<readonly Die[]> {
  return yield* chooseDice(g, m, {
    seat: self.seat,
    max,
    prompt: say('ar.ask.dice', { n: max, card: self.card }),
    clauses: CLAUSE,
    card: self.card,
    ...more,
  });
}
/** Spends a die that fits; false if the player has none to spend. */
export function* spendsDie(g: Armada, m: AttackMoment, self: CardSource, filter: (die: Die) => boolean): Flow<boolean> {
  const prompt = say('ar.ask.spend-die', { card: self.card });
  const dice = yield* pickDice(g, m, self, 1, { filter, min: 1, takes: 'spent', prompt });
  removeDice(g, m, dice, 'spent');
  return dice.length === 1;
}

/** 'The battery armament of these hull zones is increased.' */
export const moreDice = (colour: Colour, zones: readonly Zone[], add: number): ValueRule =>
  value(`battery.${colour}`, (_g, _unit, _self, { zone }) => (zone && zones.includes(zone) ? { add } : undefined));

/** 'When you reveal a command …' and the like: which command a ship resolves. */
export const resolves = (
  m: { readonly ship: Ship; readonly command: Command },
  self: CardSource,
  command: Command,
): boolean => m.ship.id === self.piece && m.command === command;

/** What the card has begun is still going on. */
export const begun = (g: Armada, self: CardSource): boolean => g.state.lasting.some((l) => l.source === self.key);
export function begin(g: Armada, self: CardSource, until: Scope): void {
  g.state.lasting.push({ source: self.key, unit: self.unit.id, until });
}

/** The card's ship may recover a shield in a hull zone that its player chooses. */
export function* recoversShield(g: Armada, ship: Ship, seat: Seat, card: string): Flow<void> {
  const zones = zonesOf(g, ship).filter(
    (zone) => ship.shields[zone] < maxShields(g, ship, zone) && !banned(g, 'gainShields', { ship, zone }),
  );
  if (zones.length === 0) return;
  const zone = yield* chooseZone(
    seat,
    'zone',
    ship.id,
    zones,
    ['AR-SCHILDE-03'],
    say('ar.ask.recover-zone', { unit: ship.id, card }),
  );
  gainShield(g, ship, zone);
}
export const lacksShields = (g: Armada, ship: Ship): boolean =>
  zonesOf(g, ship).some((zone) => ship.shields[zone] < maxShields(g, ship, zone));
