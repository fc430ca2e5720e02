import type { data, Phase, Turn } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import { de } from './de.ts';
import { en } from './en.ts';

type Count = (n: number) => string;
type With = (name: string) => string;

/** What the page itself says of Armada. */
export interface ArmadaText {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly steps: Readonly<Record<Turn['step'], string>>;
  readonly attackSteps: readonly [string, string, string, string, string, string, string];
  readonly unit: {
    readonly speed: Count;
    readonly hull: (left: number, of: number) => string;
    readonly shields: With;
    readonly commands: With;
    readonly raids: With;
    readonly objectives: Count;
    readonly engaged: string;
    readonly activated: string;
  };
  readonly standing: {
    readonly label: string;
    readonly objective: string;
    readonly noObjective: string;
    readonly first: string;
    readonly initiative: With;
    readonly passes: Count;
    readonly victory: Count;
    readonly score: string;
    readonly scoreSoFar: string;
    readonly round: (n: number, of: number | null) => string;
    readonly token: Readonly<Record<'blue' | 'orange', string>>;
  };
  readonly briefing: {
    readonly title: string;
    readonly youFirst: string;
    readonly otherFirst: With;
    readonly goal: (rounds: number | null) => string;
    /** Ships and squadrons that do not stand on the table. */
    readonly away: string;
  };
  /** Why one chooses the first player, and what is known of both fleets. */
  readonly initiative: Readonly<Record<'cheaper' | 'coin' | 'yours' | 'theirs', string>> & {
    readonly points: Count;
  };
  readonly order: Readonly<Record<'label' | 'ships' | 'squadrons' | 'open' | 'away' | 'now' | 'speed', string>> & {
    readonly dials: Count;
  };
  readonly attack: Readonly<
    Record<
      | 'attacker'
      | 'defender'
      | 'pool'
      | 'empty'
      | 'obstructed'
      | 'tokens'
      | 'locked'
      | 'spent'
      | 'brace'
      | 'contain'
      | 'salvo'
      | 'range'
      | 'dice'
      | 'odds'
      | 'oddsCount',
      string
    >
  > & {
    readonly damage: Count;
    readonly redirect: With;
    readonly sum: (damage: number, accuracies: number) => string;
    readonly target: With;
    readonly expected: With;
    readonly go: With;
    readonly kills: With;
    readonly defended: With;
    readonly critical: With;
    readonly chance: (damage: number, percent: string) => string;
  };
  /** What each defence token does. */
  readonly tokens: Readonly<Record<data.DefenceKind, string>>;
  readonly course: Readonly<
    Record<'speed' | 'straight' | 'side' | 'help' | 'ends' | 'leaves' | 'tool' | 'stays', string>
  > & {
    readonly joint: Count;
    readonly left: Count;
    readonly right: Count;
    readonly sideOf: Readonly<Record<'left' | 'right', string>>;
    readonly extra: Count;
    readonly overlapsShip: With;
    readonly overlapsSquadron: With;
    readonly overlapsObstacle: With;
    readonly yaw: Count;
  };
  readonly place: Readonly<Record<'x' | 'y' | 'help', string>>;
  readonly dials: Readonly<Record<'help' | 'set' | 'same' | 'lay', string>> & {
    readonly stack: With;
    readonly next: Count;
    readonly missing: Count;
  };
  readonly go: Readonly<
    Record<
      | 'draw'
      | 'drawCourse'
      | 'togetherSays'
      | 'attackAll'
      | 'bothZones'
      | 'bothZonesSays'
      | 'spend'
      | 'bear'
      | 'bearAlways'
      | 'bearStands'
      | 'defendSays'
      | 'defendAlways'
      | 'defendAlwaysSays'
      | 'defendStands'
      | 'oneByOne'
      | 'alwaysStandard'
      | 'standardStands'
      | 'helm'
      | 'leadSays'
      | 'noShot'
      | 'use'
      | 'modifySays'
      | 'leave'
      | 'repair'
      | 'putAside'
      | 'putAsideSays'
      | 'repairAlways'
      | 'repairStands'
      | 'repairSays',
      string
    >
  > & {
    readonly dial: Readonly<
      Record<'keep' | 'dial-only' | 'token' | 'token-only', (ship: string, command: string) => string>
    >;
    readonly defend: Count;
    readonly together: Count;
    readonly further: With;
    readonly lead: With;
    readonly modify: Count;
    readonly modifyAlways: Count;
    readonly modifyStands: With;
    readonly when: Readonly<Record<'always' | 'blank' | 'blanks' | 'locks', string>>;
    readonly lock: With;
    readonly add: With;
  };
  readonly card: Readonly<
    Record<
      | 'speed'
      | 'hull'
      | 'command'
      | 'squadron'
      | 'engineering'
      | 'shields'
      | 'battery'
      | 'antiSquadron'
      | 'zones'
      | 'zone'
      | 'tokens'
      | 'commands'
      | 'raids'
      | 'objectives'
      | 'dials'
      | 'upgrades'
      | 'damage'
      | 'keywords'
      | 'exhausted'
      | 'discarded'
      | 'engagedWith'
      | 'held'
      | 'chart'
      | 'activated'
      | 'notActivated'
      | 'activating'
      | 'destroyed'
      | 'noDice'
      | 'counted'
      | 'lookAt',
      string
    >
  > & {
    readonly label: With;
    readonly dialsDown: Count;
    readonly dialOpen: With;
    readonly facedown: Count;
    readonly points: Count;
    readonly state: Readonly<Record<'ready' | 'exhausted' | 'discarded', string>>;
  };
  readonly over: {
    readonly reason: Readonly<Record<string, string>>;
    /** Where one side has lost by what it did or lost, that side is named; undefined: it is you. */
    readonly lost: Readonly<Record<string, (player: string | undefined) => string>>;
    readonly line: (player: string, score: number, ships: number, squadrons: number) => string;
    readonly tokens: Count;
  };
  readonly start: Readonly<
    Record<
      | 'intro'
      | 'other'
      | 'openFile'
      | 'build'
      | 'untitled'
      | 'rules'
      | 'rounds'
      | 'roundsNote'
      | 'noLimit'
      | 'objective'
      | 'broughtObjective'
      | 'objectiveNote'
      | 'unlike',
      string
    >
  > & {
    readonly fleetOf: With;
    readonly chooseFor: With;
    readonly points: Count;
    readonly group: Readonly<Record<'own' | 'core' | 'full', string>>;
  };
  readonly measure: { readonly range: string; readonly distance: Count; readonly mm: Count; readonly overlap: string };
  readonly aids: { readonly odds: { readonly name: string; readonly note: string } };
}

export const armadaText: Readonly<Record<Language, ArmadaText>> = { de, en };
