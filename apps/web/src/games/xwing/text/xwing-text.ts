import type { Die, Phase } from '@holotisch/xwing';

/** What the screen says of X-Wing and of no other game; each language fills in all of it. */
export interface XWingText {
  readonly phase: Readonly<Record<Phase, string>>;
  /** The steps of an attack, in the order of the book. */
  readonly attackSteps: readonly string[];
  readonly table: {
    readonly rulerBarred: string;
    readonly sight: (sight: {
      readonly inArc: boolean;
      readonly range: number;
      readonly obstructed: boolean;
    }) => string;
    readonly range: (band: string) => string;
    readonly beyond: string;
    readonly ship: (name: string, type: string, owner: string) => string;
    readonly shield: (now: number, full: number) => string;
    readonly hull: (now: number, full: number) => string;
  };
  readonly card: {
    readonly pilot: string;
    readonly label: (name: string) => string;
    readonly skill: string;
    readonly attack: string;
    readonly agility: string;
    readonly hull: string;
    readonly shields: string;
    readonly printed: (value: number) => string;
    readonly tokens: string;
    readonly locks: (names: string) => string;
    readonly lockedBy: (names: string) => string;
    readonly damage: string;
    readonly actions: string;
    readonly facedown: (count: number) => string;
    readonly upgrades: string;
    readonly byHand: string;
    readonly discarded: string;
    readonly conditions: string;
    readonly aside: (card: string) => string;
    readonly dial: string;
    readonly dialSet: string;
    readonly dialShown: (manoeuvre: string) => string;
  };
  readonly order: {
    readonly activation: string;
    readonly combat: string;
    readonly other: string;
    readonly skill: (skill: number) => string;
    readonly done: string;
    readonly now: string;
    readonly next: string;
    readonly destroyed: string;
    readonly docked: string;
  };
  readonly override: {
    readonly ship: string;
    readonly x: string;
    readonly y: string;
    readonly degrees: string;
    readonly shields: string;
    readonly tokens: string;
    readonly activated: string;
    readonly locks: string;
    readonly damage: string;
    readonly facedown: string;
    readonly turn: string;
    readonly discard: string;
    readonly deal: string;
    readonly dealNone: string;
    readonly discarded: string;
    readonly fought: string;
    readonly destroyed: string;
  };
  readonly words: {
    readonly none: string;
    readonly at: (name: string, owner: string, x: string, y: string, heading: string) => string;
    readonly heading: readonly string[];
    readonly has: (state: string) => string;
    readonly unmeasured: string;
    readonly sees: (range: string | undefined, inArc: boolean, covers: boolean) => string;
    readonly obstacles: string;
    readonly obstacleAt: (name: string, x: string, y: string) => string;
  };
  readonly dials: {
    readonly lay: string;
    readonly done: (set: number, all: number) => string;
    readonly unset: string;
    readonly difficulty: Readonly<Record<'green' | 'white' | 'red', string>>;
    readonly legend: Readonly<Record<'green' | 'red', string>>;
    readonly stressedRed: string;
    readonly risky: string;
    readonly overlaps: (ships: string) => string;
    /** Ships that stand in the way now, and fly before this one. */
    readonly clearOnce: (ships: string) => string;
    /** Own ships that are to end where this one would. */
    readonly bumps: (ships: string) => string;
    readonly obstacles: (count: number) => string;
    readonly flees: string;
  };
  readonly attack: {
    readonly targets: string;
    readonly go: (target: string) => string;
    readonly range: (range: number) => string;
    readonly obstructed: string;
    readonly inArc: string;
    readonly outOfArc: string;
    readonly attackDice: (count: number) => string;
    readonly defenceDice: (count: number) => string;
    readonly attacker: string;
    readonly defender: string;
    readonly step: (step: number, name: string) => string;
    readonly noDice: string;
    readonly noneRolled: string;
    readonly rerolled: string;
    readonly changed: string;
    readonly added: string;
    readonly cancelled: string;
    /** Short enough to stand below a die. */
    readonly faces: Readonly<Record<Die['face'], string>>;
    readonly last: string;
    readonly hit: (hits: number, crits: number) => string;
    readonly missed: string;
    readonly destroyed: string;
    readonly seen: string;
    readonly odds: string;
    readonly oddsNote: string;
    readonly damage: (points: number, percent: string) => string;
    /** On average, where there is little room. */
    readonly mean: (points: string) => string;
    readonly kills: (percent: string) => string;
    readonly expected: (points: string) => string;
    /** Of how much hull and shields together. */
    readonly share: (points: string, left: number) => string;
  };
  readonly dice: {
    readonly pick: (min: number, max: number, picked: number) => string;
    readonly pickMore: (count: number) => string;
    readonly noEyes: string;
    readonly rerollNone: string;
    readonly rerollSome: (count: number) => string;
  };
  readonly slides: {
    readonly start: string;
    readonly end: string;
    readonly help: string;
  };
  readonly over: {
    /** By the reason that the rules give, to whoever looks on. */
    readonly reason: Readonly<Record<string, string>>;
    readonly conceded: (player: string) => string;
    /** The same to whoever has lost by it. */
    readonly youConceded: string;
    readonly youAreDestroyed: string;
    readonly nobodyLeft: string;
    readonly left: (player: string, ships: number, of: number) => string;
  };
}
