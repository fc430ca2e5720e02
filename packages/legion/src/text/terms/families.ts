import type { Phrase } from '@holotisch/engine';
import type { MoveKind } from '../../cards/moments.ts';
import type { Scope, WindowName } from '../../cards/vocabulary.ts';
import type { AttackColour, AttackFace, DefenceFace } from '../../data/types.ts';
import type { DiceChange } from '../../events.ts';
import type { FormationFault } from '../../flow/activation/move/formation.ts';
import type { Supply } from '../../flow/objectives/supplies.ts';
import type { Quarter } from '../../geometry/base.ts';
import type { TerrainKind } from '../../geometry/terrain.ts';
import type { ActionName, AttackKind, Edge, Marker, OrderToken, Phase, TokenKind } from '../../state.ts';
import type { Place } from '../marker-word.ts';

/** The words of whole families: one for every member, so that a dictionary in which one is missing does not compile. */
type Words<Prefix extends string, Member extends string> = { readonly [M in Member as `le.${Prefix}.${M}`]: Phrase };

/** The stretches of a match for which the engine has no words. */
type ScopeWords = {
  readonly [S in Exclude<Scope, 'attack' | 'activation' | 'phase' | 'round' | 'game'> as `engine.scope.${S}`]: Phrase;
};

export type TermWords = ScopeWords &
  Words<'window', WindowName> &
  Words<'phase', Phase> &
  Words<'action', Exclude<ActionName, `card:${string}`>> &
  Words<'token', TokenKind> &
  Words<'marker', Marker['kind']> &
  Words<'place', Place> &
  Words<'order', OrderToken> &
  Words<'move', MoveKind> &
  Words<'attack', AttackKind> &
  Words<'dice', DiceChange> &
  Words<'die', AttackColour> &
  Words<'face', AttackFace | DefenceFace> &
  Words<'terrain', TerrainKind> &
  Words<'cover', '0' | '1' | '2'> &
  Words<'quarter', Quarter> &
  Words<'edge', Edge> &
  Words<'colour', 'blue' | 'red'> &
  Words<'no.stand', FormationFault> &
  Words<'act', BattleAct> &
  Words<'supply', Supply> &
  Words<'because', Because>;

/** Actions that battle cards give. */
type BattleAct = 'claim' | 'sabotage' | 'repair' | 'drop' | 'extract' | 'resupply';

/** Why tokens come and go, where it is not a card that says so. */
type Because =
  | 'action'
  | 'aim'
  | 'attack'
  | 'displaced'
  | 'dodge'
  | 'end'
  | 'immobilize'
  | 'ion'
  | 'lost'
  | 'rally'
  | 'recover'
  | 'spent'
  | 'rule';
