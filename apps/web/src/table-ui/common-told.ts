import type { Json, Language } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import type { EffectItem } from '../scene/description.ts';
import type { PieceLabel, Telling } from './game-face.ts';

// How long things are shown at normal speed, in milliseconds.

/** A new chapter gets the time to be seen. */
export const CHAPTER = 900;
/** Dice have to tumble and then be read. */
export const ROLL = 1300;
/** Something to read at a piece. */
export const READ = 650;
/** Bolts fly, and meet or pass. */
export const SHOT = 900;
/** Something small to notice. */
export const NOTICE = 320;

/** The short words of a game for what happens. */
type Shortly<V, Key extends string> = (
  view: V,
  language: Language,
  key: Key,
  args: Readonly<Record<string, Json>>,
) => string;

/** An effect at a place of the table for as long as the event lasts; where there is no place, there is none. */
export const effectOn =
  <E, V>(effect: EffectItem['effect'], place: (event: E, view: V) => Vec | undefined | null) =>
  (event: E, view: V, milliseconds: number): readonly EffectItem[] => {
    const at = place(event, view);
    return at ? [{ kind: 'effect', key: effect, effect, at: { x: at.x, y: at.y }, milliseconds }] : [];
  };

interface OfRound {
  readonly round: number;
}

/** A round begins. */
export const roundTold = <V, E extends OfRound>(shortly: Shortly<V, 'told.round'>): Telling<V, E> => ({
  lasts: CHAPTER,
  banner: ({ round }, view, language) => ({
    kind: 'chapter',
    text: shortly(view, language, 'told.round', { round }),
  }),
  log: 'heading',
});

/** What a card does is said at the unit that has it, if one has. */
export const abilityTold = <V>(
  shortly: Shortly<V, 'told.ability'>,
): Telling<V, { readonly unit: number | null; readonly card: string }> => ({
  lasts: READ,
  label: ({ unit, card }, view, language): PieceLabel | undefined =>
    unit === null
      ? undefined
      : { piece: unit, text: shortly(view, language, 'told.ability', { card }), tone: 'accent' },
  log: 'line',
});

/** Whether what `byAttackOrTurn` has named is an attack. */
export const isAttack = (name: string): boolean => name.startsWith('attack ');

/** Events of one attack stand together in the log, else those of one turn. */
export const byAttackOrTurn = ({
  attack,
  active,
}: {
  readonly attack?: string | number;
  readonly active?: string | number;
}): string | undefined =>
  attack !== undefined ? `attack ${attack}` : active === undefined ? undefined : `turn ${active}`;
