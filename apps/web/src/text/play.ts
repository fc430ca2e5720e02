import type { Aids } from '../match/protocol.ts';
import type { Phase } from '../play/view.ts';

export type Speed = 'off' | 'fast' | 'normal';

/** Everything that is said at the table of a match; each language fills in all of it. */
export interface PlayText {
  readonly title: string;
  readonly loading: string;
  readonly player: (seat: number) => string;
  readonly computerPlayer: string;
  readonly close: string;
  readonly cancel: string;
  readonly start: {
    readonly intro: string;
    readonly continueTitle: string;
    readonly continueNote: string;
    readonly continue: string;
    readonly replaceTitle: string;
    readonly replaceNote: string;
    readonly replaceSave: string;
    readonly replace: string;
    readonly untitled: string;
    readonly newMatch: string;
    readonly seats: string;
    readonly hotSeat: string;
    readonly hotSeatNote: string;
    readonly computer: string;
    readonly computerNote: string;
    readonly squadOf: (player: string) => string;
    readonly core: string;
    readonly full: string;
    readonly own: string;
    readonly points: (points: number) => string;
    readonly openSquad: string;
    readonly aids: string;
    readonly aidsNote: string;
    readonly aid: Readonly<Record<keyof Aids, string>>;
    readonly aidNote: Readonly<Record<keyof Aids, string>>;
    readonly unenforced: string;
    readonly unenforcedNote: string;
    readonly limit: string;
    readonly limitNote: string;
    readonly seed: string;
    readonly seedNote: string;
    readonly begin: string;
    readonly openFile: string;
    readonly dropNote: string;
    readonly dropHere: string;
    readonly faultAt: (line: number, column: number) => string;
    readonly noLink: string;
  };
  readonly bar: {
    readonly round: (round: number) => string;
    readonly phase: Readonly<Record<Phase, string>>;
    readonly awaits: (player: string, prompt: string) => string;
    readonly awaitsYou: (prompt: string) => string;
    readonly thinking: string;
    readonly past: (moment: number, taken: number) => string;
    readonly over: string;
    readonly undo: string;
    readonly redo: string;
    readonly menu: string;
  };
  readonly table: {
    readonly label: string;
    readonly help: string;
    readonly turn: string;
    readonly ruler: string;
    readonly rulerBarred: string;
    readonly sight: (sight: {
      readonly inArc: boolean;
      readonly range: number;
      readonly obstructed: boolean;
    }) => string;
    readonly rulerFrom: string;
    readonly rulerTo: string;
    readonly rulerDone: string;
    readonly range: (band: string) => string;
    readonly beyond: string;
    readonly ship: (name: string, type: string, owner: string) => string;
    readonly shield: (now: number, full: number) => string;
    readonly hull: (now: number, full: number) => string;
    readonly skip: string;
  };
  readonly card: {
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
    readonly facedown: (count: number) => string;
    readonly upgrades: string;
    readonly byHand: string;
    readonly discarded: string;
    readonly conditions: string;
    readonly dial: string;
    readonly dialSet: string;
    readonly dialShown: (manoeuvre: string) => string;
    readonly difficulty: Readonly<Record<'green' | 'white' | 'red', string>>;
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
  };
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly goTo: (line: string) => string;
    readonly back: string;
    readonly forth: string;
    readonly first: string;
    readonly now: string;
    readonly override: (change: string) => string;
  };
  readonly curtain: {
    readonly title: (player: string) => string;
    readonly note: (others: string) => string;
    readonly ready: string;
  };
  readonly undo: {
    readonly title: string;
    readonly dice: string;
    readonly secrets: string;
    readonly others: string;
    readonly agree: string;
    readonly agreed: string;
    readonly logged: string;
  };
  readonly menu: {
    readonly save: string;
    readonly load: string;
    readonly position: string;
    readonly link: string;
    readonly linkCopied: string;
    readonly report: string;
    readonly override: string;
    readonly words: string;
    readonly keys: string;
    readonly leave: string;
    readonly leaveNote: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly autoTurn: string;
  };
  readonly override: {
    readonly title: string;
    readonly note: string;
    readonly ship: string;
    readonly x: string;
    readonly y: string;
    readonly degrees: string;
    readonly shields: string;
    readonly tokens: string;
    readonly activated: string;
    readonly fought: string;
    readonly destroyed: string;
    readonly agree: string;
    readonly apply: string;
  };
  readonly bug: {
    readonly screen: string;
    readonly title: string;
    readonly note: string;
    readonly download: string;
    readonly goOn: string;
  };
  readonly over: {
    readonly wins: (player: string) => string;
    readonly draw: string;
    readonly reason: Readonly<Record<string, string>>;
    readonly rounds: (rounds: number) => string;
    readonly left: (player: string, ships: number, of: number) => string;
    readonly again: string;
    readonly look: string;
  };
  readonly words: {
    readonly title: string;
    readonly none: string;
    readonly at: (name: string, owner: string, x: string, y: string, heading: string) => string;
    readonly heading: readonly string[];
    readonly sees: (name: string, range: string, inArc: boolean, covers: boolean) => string;
    readonly obstacles: string;
    readonly obstacleAt: (name: string, x: string, y: string) => string;
  };
  readonly clause: string;
}
