import type { Message as AnyMessage, Json, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose as AnyPose, Template as AnyTemplate } from '@holotisch/table';
import type { Edge, Phase, Side, TokenKind } from '@holotisch/xwing';
import type { Face } from '../view.ts';

/** Plain data, as it travels. */
type Plain<T> = Pick<T, keyof T>;
type Pose = Plain<AnyPose>;
type Template = Plain<AnyTemplate>;
type Message = Plain<AnyMessage>;

/** The events of X-Wing, as the rules emit them. */
type Of<Type extends string, More = unknown> = { readonly type: Type } & More;
type AtShip<Type extends string, More = unknown> = Of<Type, { readonly ship: number } & More>;
type OfCard<Type extends string, More = unknown> = AtShip<Type, { readonly card: string } & More>;
type Why = { readonly why: Message };
type Faces = { readonly faces: readonly Face[] };
type DiceKind = { readonly dice: 'attack' | 'defence' };
type Spot = { readonly x: number; readonly y: number; readonly degrees: number };
type Way = { readonly from: Pose; readonly to: Pose };
type Compared = {
  readonly attacker: number;
  readonly defender: number;
  readonly cancelled: readonly Face[];
  readonly results: readonly Face[];
} & Faces;

export type XWingEvent =
  // Setup
  | Of<'tieRoll', { readonly side: Side; readonly face: Face }>
  | Of<'initiative', { readonly side: Side }>
  | Of<'obstacle', { readonly seat: Seat; readonly kind: string } & Spot>
  | Of<'noRoom', { readonly left: number }>
  | Of<'edges', { readonly edges: readonly [Edge, Edge] }>
  | AtShip<'deployed', Spot>
  | OfCard<'side', { readonly name: Message }>
  // Rounds and phases
  | Of<'round', { readonly round: number }>
  | Of<'phase', { readonly phase: Phase }>
  | Of<'planned', { readonly ships: readonly number[] }>
  | Of<
      'cleared',
      { readonly taken: readonly { readonly ship: number; readonly token: TokenKind; readonly count: number }[] }
    >
  | Of<'over', { readonly winner: Side | null; readonly reason: string }>
  | Of<'override', { readonly change: Json }>
  // Activation
  | AtShip<'activates'>
  | AtShip<'ionised', { readonly manoeuvre: string }>
  | AtShip<'revealed', { readonly manoeuvre: string }>
  | AtShip<'overruled', { readonly manoeuvre: string }>
  | AtShip<
      'moved',
      Way & {
        readonly manoeuvre: string;
        readonly template?: Template;
        readonly astern?: boolean;
        readonly s: number;
        readonly overlapped: readonly number[];
      }
    >
  | AtShip<'metObstacle', { readonly obstacle: string }>
  | AtShip<'repositioned', Way & { readonly what: string; readonly direction: string }>
  | AtShip<'rotated', Way>
  | AtShip<'undocked', { readonly from: number; readonly to: Pose }>
  | AtShip<
      'failed',
      {
        readonly what: string;
        readonly direction: string;
        readonly because: Message;
        readonly clauses: readonly ClauseId[];
      }
    >
  | AtShip<'action', { readonly action: string; readonly free: boolean }>
  | AtShip<'skippedAction', Why>
  | AtShip<'noAction', Why>
  | AtShip<'passedAction'>
  | AtShip<'obstacleRoll', { readonly obstacle: number; readonly face: Face }>
  | AtShip<'arcRotated', { readonly to: 'front' | 'right' | 'rear' | 'left' }>
  // Tokens
  | AtShip<'token', { readonly token: TokenKind; readonly by: number; readonly clause?: ClauseId }>
  | AtShip<'spent', { readonly token: TokenKind | 'targetlock' }>
  | AtShip<'locked', { readonly target: number }>
  | AtShip<'unlocked', { readonly target: number }>
  | AtShip<'lockPassed', { readonly target: number; readonly to: number }>
  // Combat
  | AtShip<'fights'>
  | AtShip<'noAttack', Why & { readonly clauses: readonly ClauseId[] }>
  | AtShip<'missedTurn'>
  | Of<
      'attack',
      {
        readonly attacker: number;
        readonly defender: number;
        readonly weapon: string;
        readonly range: number;
        readonly obstructed: boolean;
      }
    >
  | Of<'rolled', DiceKind & Faces>
  | Of<
      'modified',
      DiceKind & Faces & { readonly how: 'change' | 'add' | 'cancel' | 'reroll'; readonly rerolled?: readonly number[] }
    >
  | Of<'hit', Compared>
  | Of<'missed', Compared>
  | AtShip<'shield', { readonly by: number }>
  | AtShip<'damage', { readonly card: string | null; readonly faceup: boolean }>
  | OfCard<'faceup'>
  | OfCard<'facedown'>
  | AtShip<'repaired', { readonly card: string | null }>
  | AtShip<'doomed'>
  | AtShip<'destroyed', { readonly cause: 'damage' | 'fled' }>
  // Cards and bombs
  | OfCard<'ability'>
  | OfCard<'ended'>
  | OfCard<'discarded'>
  | OfCard<'recovered'>
  | OfCard<'turned', { readonly face: 0 | 1 }>
  | OfCard<'replaced', { readonly replacement: string }>
  | OfCard<'setAside'>
  | OfCard<'cardRoll', DiceKind & { readonly face: Face }>
  | OfCard<'bombRoll', Faces>
  | OfCard<'rollChanged', Faces>
  | OfCard<'guessed', { readonly manoeuvre: string }>
  | OfCard<'obstacleGone', { readonly obstacle: string }>
  | OfCard<'dropped', { readonly pose: Pose }>
  | Of<'detonated', { readonly bomb: number; readonly card: string; readonly ship: number | null; readonly pose: Pose }>
  | AtShip<'condition', { readonly condition: string }>
  | AtShip<'conditionLifted', { readonly condition: string }>
  | AtShip<'dialSeen', { readonly manoeuvre: string | null }>
  | AtShip<'dialTurned'>;

export type EventOf<T extends XWingEvent['type']> = Extract<XWingEvent, { readonly type: T }>;
