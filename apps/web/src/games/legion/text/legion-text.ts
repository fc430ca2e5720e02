import type { Language } from '@holotisch/engine';
import type { AttackStep, data } from '@holotisch/legion';
import type { LegionView } from '../view.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Count = (n: number) => string;
type With = (name: string) => string;
type Words<K extends string> = Readonly<Record<K, string>>;

/** What the page itself says of Legion. */
export interface LegionText {
  readonly phases: Readonly<Record<LegionView['phase'], string>>;
  /** The steps of a unit's activation. */
  readonly steps: Words<'start' | 'rally' | 'act' | 'end'>;
  readonly attackSteps: Readonly<Record<AttackStep, string>>;
  readonly move: Words<
    | 'kind'
    | 'speed'
    | 'heading'
    | 'bend'
    | 'way'
    | 'engage'
    | 'nobody'
    | 'help'
    | 'soloHelp'
    | 'compulsory'
    | 'leader'
    | 'anew'
    | 'climb'
    | 'over'
    | 'up'
    | 'down'
    | 'turn'
    | 'turnHelp'
    | 'side'
    | 'left'
    | 'right'
    | 'leaves'
    | 'stopped'
  > & { readonly mini: Count; readonly engages: With; readonly kinds: Readonly<Record<string, string>> };
  /** Where a unit is told to go by a click. */
  readonly go: Words<
    | 'help'
    | 'aimFirst'
    | 'confirm'
    | 'afterwards'
    | 'nearest'
    | 'nowhere'
    | 'cancel'
    | 'best'
    | 'weapons'
    | 'drawOn'
    | 'drawOnSays'
  > & {
    readonly moves: With;
    readonly twice: With;
    readonly charge: With;
    readonly attack: With;
    readonly aimed: With;
    readonly reroll: Count;
  };
  readonly place: Words<'x' | 'y' | 'help' | 'unitHelp' | 'minisHelp' | 'nothing'> & {
    readonly goes: (mini: string, mm: number) => string;
    readonly stays: With;
  };
  /** What an action does, by its id. */
  readonly actions: Readonly<Record<string, string>>;
  readonly battle: Words<'counts' | 'left' | 'briefing'> & { readonly you: With };
  readonly over: {
    readonly reason: Readonly<Record<string, string>>;
    /** Where one side has lost by what it did or lost, that side is named; undefined: it is you. */
    readonly lost: Readonly<Record<string, (player: string | undefined) => string>>;
    /** What reads differently where victory points are counted. */
    readonly reason26: Readonly<Record<string, string>>;
    readonly line: (player: string, score: string, units: number) => string;
  };
  readonly unit: {
    readonly minis: Count;
    readonly tokens: (n: number, token: string) => string;
    readonly health: (left: number, of: number) => string;
    readonly melee: With;
    readonly suppressed: string;
    readonly panicked: string;
    readonly height: Count;
  };
  readonly order: Words<'label' | 'now' | 'done' | 'ordered' | 'open'>;
  readonly standing: Words<
    'label' | 'blue' | 'red' | 'priority' | 'hand' | 'played' | 'facedown' | 'nothing' | 'pool'
  > & {
    readonly round: (n: number, of: number | null) => string;
    /** Victory tokens, in 2.6 victory points. */
    readonly score: (n: number, edition: data.Edition) => string;
    readonly defeated: Count;
    readonly pips: Count;
    readonly passes: Count;
    /** The score counts only at the end, or so far. */
    readonly provisional: string;
  };
  readonly card: Words<
    | 'wounds'
    | 'courage'
    | 'resilience'
    | 'speed'
    | 'defence'
    | 'surges'
    | 'surgeNone'
    | 'weapons'
    | 'weapon'
    | 'range'
    | 'dice'
    | 'melee'
    | 'keywords'
    | 'upgrades'
    | 'tokens'
    | 'minis'
    | 'mini'
    | 'leader'
    | 'fallen'
    | 'exhausted'
    | 'discarded'
    | 'destroyed'
    | 'activating'
    | 'activated'
    | 'ordered'
    | 'waiting'
    | 'defeated'
    | 'reserve'
    | 'withEnemies'
    | 'damaged'
    | 'disabled'
    | 'carries'
  > & {
    readonly label: With;
    readonly surge: (what: 'hit' | 'crit' | 'block') => string;
  };
  readonly attack: Words<
    | 'attacker'
    | 'defender'
    | 'pool'
    | 'defence'
    | 'empty'
    | 'melee'
    | 'weapons'
    | 'odds'
    | 'oddsCount'
    | 'sightTitle'
    | 'coverTitle'
    | 'noCover'
    | 'hole'
    | 'hidden'
  > & {
    readonly range: Count;
    readonly go: With;
    readonly fire: string;
    readonly expected: With;
    readonly falls: With;
    readonly kills: With;
    readonly suppresses: With;
    readonly hits: With;
    readonly chance: (wounds: number, percent: string) => string;
    readonly sees: (mini: string, seen: number, of: number) => string;
    /** Everybody sees everybody. */
    readonly allSee: (minis: number, of: number) => string;
    readonly unseen: With;
    readonly second: With;
    readonly behind: (mini: string, cover: string, what: string) => string;
    readonly covered: (n: number, of: number, cover: string) => string;
    readonly changed: With;
    readonly sum: (hits: number, crits: number) => string;
    readonly blocks: Count;
    readonly wounds: Count;
    readonly each: (minis: number, weapon: string) => string;
  };
  readonly casualties: Words<'plain' | 'leader' | 'plainFirst'> & { readonly place: (n: number) => string };
  readonly dice: {
    readonly pick: (min: number, max: number, picked: number) => string;
    readonly rerollNone: string;
    readonly rerollSome: Count;
  };
  readonly terrain: {
    readonly label: (kind: string, height: string, cover: string, footing: string) => string;
    /** The same on the table, where it has to find room beside its neighbours. */
    readonly lines: (kind: string, height: string, cover: string, footing: string) => readonly string[];
    /** What the signs on the pieces mean. */
    readonly legend: string;
    readonly footing: Words<'open' | 'difficult' | 'impassable' | 'climbed' | 'climbedOver'>;
  };
  readonly measure: { readonly range: Count; readonly beyond: string };
  readonly hints: Readonly<Record<string, string>>;
}

export const legionText: Readonly<Record<Language, LegionText>> = { de, en };
