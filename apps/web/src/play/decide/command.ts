import type { Json } from '@holotisch/engine';
import type { AskView, BarredView, FieldView, OptionView, RefusalView } from '../../match/ask-view.ts';
import { isNumbers, isSpot } from '../../table-ui/decide/ask.ts';
import type { AnyCommandWords, LabelOf } from '../../table-ui/game-face.ts';

/**
 * The typed language of the table: names and numbers of what is offered, plain words in German and English, and the
 * vocabulary of the game. What it means depends on the open question: `tl 3` is a turn on a dial and a target lock among
 * actions.
 */

export type CommandFault =
  | { readonly is: 'unknown' | 'notOpen' | 'noSuchValue'; readonly word: string }
  | { readonly is: 'ambiguous'; readonly options: readonly OptionView[] }
  /** Which piece? Each with the command that names it. */
  | { readonly is: 'which'; readonly pieces: readonly (readonly [command: string, piece: number])[] }
  | { readonly is: 'barred'; readonly refusal: RefusalView }
  | { readonly is: 'nothing' };

/** The rest of a command for the question after this one: `tl 3` first takes the action, then names the ship. */
export interface Follow {
  readonly kind: RegExp;
  readonly words: string;
}

type Command =
  | { readonly do: 'answer'; readonly answer: Json; readonly after?: Follow }
  | { readonly do: 'field'; readonly field: string; readonly value: string }
  | { readonly do: 'draft'; readonly answer: Json }
  | { readonly do: 'confirm' | 'undo' | 'redo' | 'help' }
  | { readonly do: 'fail'; readonly fault: CommandFault };

/** What a line is read by. */
export interface Context {
  readonly ask: AskView | undefined;
  /** The answer in the making: its shape tells which numbers are wanted. */
  readonly draft: Json | undefined;
  /** The field of a form that is being filled in. */
  readonly field: string | undefined;
  readonly label: LabelOf;
  pieceOf(option: OptionView): number | undefined;
  readonly words: AnyCommandWords | undefined;
}

const words = (list: string): readonly string[] => list.split(' ');
const UNDO = words('undo q zurück zurücknehmen');
const REDO = words('redo wiederholen wiederherstellen');
const HELP = words('help hilfe ? h');
const CONFIRM = words('ok confirm bestätigen fertig go');
const PASS = words('pass none no skip passen nein nichts verzichten');
const YES = words('yes ja y j');

const fail = (fault: CommandFault): Command => ({ do: 'fail', fault });
const spelled = (word: string, context: Context): string | undefined =>
  context.words?.fieldValue ? context.words.fieldValue(word) : word;

/** The piece that an option stands for, by its number on the table. */
/** The card that an option is about, in games that have cards. */
const cardOf = ({ about }: OptionView): Json | undefined =>
  typeof about === 'object' && about !== null && 'card' in about ? about.card : undefined;

const pieceMeant = (option: OptionView, { words: own, pieceOf }: Context): number | undefined =>
  own?.pieceMeant ? own.pieceMeant(option) : pieceOf(option);
const meansPiece = (option: OptionView, number: string, context: Context): boolean =>
  pieceMeant(option, context) === Number(number.replace('#', '')) - 1;

/** The option id or card that a word of players stands for. */
const synonymOf = (word: string, { words: own }: Context): string | undefined =>
  own && Object.keys(own.synonyms).find((id) => own.synonyms[id]!.includes(word));

/** What a line means, for the question that is open. */
export function readCommand(line: string, context: Context): Command {
  const typed = line.trim().toLowerCase().split(/\s+/);
  const [first = ''] = typed;
  if (UNDO.includes(first)) return { do: 'undo' };
  if (REDO.includes(first)) return { do: 'redo' };
  if (HELP.includes(first)) return { do: 'help' };
  const { ask } = context;
  if (!ask) return fail({ is: 'nothing' });
  if (CONFIRM.includes(first)) return { do: 'confirm' };
  switch (ask.type) {
    case 'form':
      return fieldCommand(typed, ask, context);
    case 'region':
      return placeCommand(typed, context.draft);
    case 'several':
      return severalCommand(typed, ask);
    case 'choice':
      return openOrBarred(typed, ask, context);
  }
}

/** `s2` sets the field that is open, `3 s2` that of piece 3. */
function fieldCommand(typed: readonly string[], ask: AskView, context: Context): Command {
  const [first = '', ...rest] = typed;
  const named = rest.length > 0 && /^#?\d+:?$/.test(first);
  const field = named ? numbered(ask.fields ?? [], Number(first.replace(/\D/g, ''))) : fieldOf(ask, context.field);
  if (!field) return fail({ is: 'notOpen', word: first });
  const said = named ? rest : typed;
  const word = said.join('');
  const value = spelled(word, context);
  if (value === undefined) return fail({ is: 'unknown', word: said.join(' ') });
  const barred = ask.barred?.find((b) => b.id === `${field.id}=${value}`);
  if (barred) return fail({ is: 'barred', refusal: barred.refusal });
  const option =
    field.options.find((o) => o.id === value) ??
    field.options.find((o) => context.label(o).toLowerCase().startsWith(word));
  return option
    ? { do: 'field', field: field.id, value: option.id }
    : fail({ is: 'noSuchValue', word: said.join(' ') });
}

const fieldOf = (ask: AskView, id: string | undefined): FieldView | undefined => ask.fields?.find((f) => f.id === id);
/** Fields of pieces go by the number of the piece, others by their place. */
const numbered = (fields: readonly FieldView[], number: number): FieldView | undefined =>
  fields.every((f) => /^\d+$/.test(f.id)) ? fields.find((f) => f.id === String(number - 1)) : fields[number - 1];

function placeCommand(typed: readonly string[], draft: Json | undefined): Command {
  const numbers = typed.map((word) => Number(word.replace(',', '.')));
  const wanted = isSpot(draft) ? 3 : isNumbers(draft) ? (typeof draft === 'number' ? 1 : draft.length) : 0;
  if (numbers.length !== wanted || numbers.some(Number.isNaN)) return fail({ is: 'unknown', word: typed.join(' ') });
  const [x, y, degrees] = numbers as [number, number, number];
  if (isSpot(draft)) return { do: 'draft', answer: { x, y, degrees } };
  return { do: 'draft', answer: typeof draft === 'number' ? x : numbers };
}

/** Dice or cards by their place in the list: `1 3`. */
function severalCommand(typed: readonly string[], ask: AskView): Command {
  if (PASS.includes(typed[0]!)) return { do: 'answer', answer: [] };
  const picked: string[] = [];
  for (const word of typed) {
    const option = /^\d+$/.test(word) ? ask.options?.[Number(word) - 1] : undefined;
    if (!option) return fail({ is: 'notOpen', word });
    if (!picked.includes(option.id)) picked.push(option.id);
  }
  return { do: 'answer', answer: picked };
}

/** What is meant but not open now says why. */
function openOrBarred(typed: readonly string[], ask: AskView, context: Context): Command {
  const options = ask.options ?? [];
  const barred: readonly BarredView[] = ask.barred ?? [];
  const ofPieces = [...options, ...barred].some((o) => pieceMeant(o, context) !== undefined);
  if (!ofPieces && /^\d+$/.test(typed.join(' '))) return nthCommand(typed[0]!, options);
  const read = choiceCommand(typed, options, context);
  if (read.do !== 'fail' || read.fault.is === 'ambiguous' || read.fault.is === 'which') return read;
  const meant = choiceCommand(typed, barred, context);
  const found = meant.do === 'answer' ? barred.find((b) => b.id === meant.answer) : undefined;
  return found ? fail({ is: 'barred', refusal: found.refusal }) : read;
}

/** In a list of pieces a number is that of a piece, in any other the place of an item. */
function nthCommand(number: string, options: readonly OptionView[]): Command {
  const option = options[Number(number) - 1];
  return option ? { do: 'answer', answer: option.id } : fail({ is: 'notOpen', word: number });
}

function choiceCommand(typed: readonly string[], options: readonly OptionView[], context: Context): Command {
  const [first = '', ...rest] = typed;
  const { label, words: own } = context;
  const only = (found: readonly OptionView[], after?: Follow): Command => {
    if (found.length === 0) return fail({ is: 'notOpen', word: typed.join(' ') });
    if (found.length > 1) return fail({ is: 'ambiguous', options: found });
    return { do: 'answer', answer: found[0]!.id, ...(after && { after }) };
  };
  const ids = (wanted: readonly string[]) => options.filter((o) => wanted.includes(o.id));
  if (PASS.includes(first)) return only(ids(['pass', 'none', 'no']));
  if (YES.includes(first) && ids(['yes']).length > 0) return only(ids(['yes']));
  const meant = own?.meant?.(typed, options, label);
  if (meant && 'which' in meant)
    return fail({ is: 'which', pieces: meant.which.map((piece) => [`${first} ${piece + 1}`, piece]) });
  if (meant) return only(meant.options);
  if (/^#?\d+$/.test(first)) return only(options.filter((o) => meansPiece(o, first, context)));
  const synonym = synonymOf(first, context);
  const named = options.filter((o) => synonym !== undefined && (o.id === synonym || cardOf(o) === synonym));
  if (named.length > 0) {
    const kind = rest.length > 0 ? own?.follows?.(synonym!) : undefined;
    return only(named, kind && { kind, words: rest.join(' ') });
  }
  const text = typed.join(' ');
  const labelled = options.filter((o) => label(o).toLowerCase().startsWith(text));
  if (labelled.length > 0) return only(labelled);
  return fail({ is: synonym === undefined ? 'unknown' : 'notOpen', word: text });
}

/** What could be typed now, for completion. */
export function suggestions(context: Context): readonly string[] {
  const { ask, field, label, words: own } = context;
  if (!ask) return ['undo', 'redo', 'help'];
  if (ask.type === 'form') return (fieldOf(ask, field)?.options ?? []).map((o) => o.id).concat('ok');
  if (ask.type !== 'choice') return ['ok', 'undo'];
  return (ask.options ?? []).map((o) => {
    const suggested = own?.suggest?.(o, ask, label);
    if (suggested !== undefined) return suggested;
    const piece = pieceMeant(o, context);
    if (piece !== undefined) return String(piece + 1);
    if (PASS.includes(o.id)) return 'pass';
    return own?.synonyms[o.id]?.[0] ?? label(o).toLowerCase();
  });
}
