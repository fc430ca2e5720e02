import type { Phrase } from '@holotisch/engine';
import type { Scope, WindowName } from '../../cards/vocabulary.ts';
import type { Colour, Command, DefenceKind, KeywordName, ObstacleKind, Zone } from '../../data/types.ts';
import type { DiceChange } from '../../events.ts';
import type { RangeBand } from '../../geometry/index.ts';
import type { AttackKind, DefenceToken, Edge, Face, Marker, Phase, Slider } from '../../state.ts';

/** The words of whole families: one for every member, so that a dictionary in which one is missing does not compile. */
type Words<Prefix extends string, Member extends string> = { readonly [M in Member as `ar.${Prefix}.${M}`]: Phrase };

/** The stretches of a match for which the engine has no words. */
type ScopeWords = {
  readonly [S in Exclude<Scope, 'attack' | 'activation' | 'phase' | 'round' | 'game'> as `engine.scope.${S}`]: Phrase;
};

export type TermWords = ScopeWords &
  Words<'window', WindowName> &
  Words<'phase', Phase> &
  Words<'zone', Zone> &
  Words<'range', RangeBand> &
  Words<'command', Command> &
  Words<'token', DefenceKind> &
  Words<'state', DefenceToken['state']> &
  Words<'keyword', KeywordName> &
  Words<'obstacle', ObstacleKind> &
  Words<'marker', Marker['kind']> &
  Words<'attack', AttackKind> &
  Words<'dice', DiceChange> &
  Words<'slider', Slider> &
  Words<'edge', Edge> &
  Words<'colour', Colour> &
  Words<'face', Face> &
  Words<'option', Colour | Command | Face>;
