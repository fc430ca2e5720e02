import type { Die } from '@holotisch/xwing';
import type { KeyName } from '../settings/keys.ts';

/** What is said where decisions are made; each language fills in all of it. */
export interface DecideText {
  readonly waiting: string;
  readonly confirm: string;
  readonly whyNot: string;
  readonly notNow: (count: number) => string;
  readonly because: (name: string) => string;
  readonly measured: string;
  readonly allowed: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly dismiss: string;
  readonly dials: {
    readonly lay: string;
    readonly done: (set: number, all: number) => string;
    readonly unset: string;
    readonly difficulty: Readonly<Record<'green' | 'white' | 'red', string>>;
    readonly legend: Readonly<Record<'green' | 'red', string>>;
    readonly stressedRed: string;
    readonly risky: string;
    readonly overlaps: (ships: string) => string;
    obstacles(count: number): string;
    readonly flees: string;
  };
  readonly pick: (min: number, max: number) => string;
  readonly pickDice: (min: number, max: number, picked: number) => string;
  readonly pickMore: (count: number) => string;
  readonly pickMoreDice: (count: number) => string;
  readonly rerollNone: string;
  readonly rerollSome: (count: number) => string;
  readonly place: {
    readonly position: string;
    readonly x: string;
    readonly y: string;
    readonly degrees: string;
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly straighten: string;
    readonly elsewhere: string;
    readonly slideStart: string;
    readonly slideEnd: string;
    readonly help: (left: string, right: string, straighten: string) => string;
    readonly slideHelp: string;
    readonly checking: string;
    readonly legal: string;
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
    readonly steps: readonly string[];
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
    readonly expected: (points: string) => string;
  };
  readonly command: {
    readonly label: string;
    readonly placeholder: string;
    readonly run: string;
    readonly errors: {
      readonly unknown: (word: string) => string;
      readonly notOpen: (word: string) => string;
      readonly nothing: string;
      readonly nothingToUndo: string;
      readonly nothingToRedo: string;
      readonly ambiguous: (words: string) => string;
      readonly whichShip: (ships: readonly (readonly [number: number, name: string])[]) => string;
      readonly notOnDial: (code: string) => string;
      readonly notReady: string;
    };
  };
  readonly keys: {
    readonly title: string;
    readonly names: Readonly<Record<KeyName, string>>;
    readonly fixed: readonly (readonly [keys: string, does: string])[];
    readonly change: (does: string) => string;
    readonly press: string;
    readonly taken: (does: string) => string;
    readonly reset: string;
    readonly note: string;
    readonly commands: string;
    readonly commandList: readonly (readonly [command: string, does: string])[];
    readonly space: string;
    readonly ctrl: string;
  };
}
