import type { KeyName } from '../../../settings/keys.ts';

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
  readonly pick: (min: number, max: number) => string;
  readonly pickMore: (count: number) => string;
  readonly place: {
    readonly position: string;
    readonly x: string;
    readonly y: string;
    readonly degrees: string;
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly straighten: string;
    readonly elsewhere: string;
    readonly help: (left: string, right: string, straighten: string) => string;
    readonly checking: string;
    readonly legal: string;
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
      readonly which: (pieces: readonly (readonly [command: string, name: string])[]) => string;
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
