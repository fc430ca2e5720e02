import type { Json } from '@holotisch/engine';
import type { AskView, OptionView, RefusalView } from '../../games/xwing/view.ts';

/**
 * The typed language of the table: players' own move notation (`s2`, `bl1`, `k4`) and plain words in German and
 * English. What it means depends on the open question: `tl 3` is a turn on a dial and a target lock among actions.
 */

export type CommandFault =
  | { readonly is: 'unknown' | 'notOpen' | 'notOnDial'; readonly word: string }
  | { readonly is: 'ambiguous'; readonly options: readonly OptionView[] }
  | { readonly is: 'whichShip'; readonly ships: readonly number[] }
  | { readonly is: 'barred'; readonly refusal: RefusalView }
  | { readonly is: 'nothing' };

/** The rest of a command for the question after this one: `tl 3` first takes the action, then names the ship. */
export interface Follow {
  readonly kind: RegExp;
  readonly words: string;
}

export type Command =
  | { readonly do: 'answer'; readonly answer: Json; readonly after?: Follow }
  | { readonly do: 'dial'; readonly ship: string; readonly code: string }
  | { readonly do: 'draft'; readonly answer: Json }
  | { readonly do: 'confirm' | 'undo' | 'redo' | 'help' }
  | { readonly do: 'fail'; readonly fault: CommandFault };

export interface Situation {
  readonly ask: AskView | undefined;
  /** The ship whose dial lies open. */
  readonly dial: string | undefined;
  /** An option in the words that stand on its button. */
  label(option: OptionView): string;
}

const words = (list: string): readonly string[] => list.split(' ');
const UNDO = words('undo q zurück zurücknehmen');
const REDO = words('redo wiederholen wiederherstellen');
const HELP = words('help hilfe ? h');
const CONFIRM = words('ok confirm bestätigen fertig go');
const PASS = words('pass none no skip passen nein nichts verzichten');
const YES = words('yes ja y j');
const ATTACK = words('attack angriff angreifen a');
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  focus: words('focus fokus fokussierung f'),
  evade: words('evade ausweichen e'),
  targetlock: words('tl lock targetlock zielerfassung ze'),
  barrelroll: words('roll barrelroll rolle fassrolle'),
  boost: words('boost schub'),
  cloak: words('cloak tarnen'),
  slam: words('slam'),
  reload: words('reload nachladen'),
  coordinate: words('coordinate koordination koordinieren'),
  jam: words('jam störsignal'),
  reinforce: words('reinforce verstärken'),
};
const SIDES: Readonly<Record<string, string>> = {
  l: 'left',
  left: 'left',
  links: 'left',
  r: 'right',
  right: 'right',
  rechts: 'right',
  s: 'straight',
  g: 'straight',
  straight: 'straight',
  geradeaus: 'straight',
  gerade: 'straight',
};

const MOVE = /^(s|k|[bt][lre])[0-5][str]?$/;
/** `e` stands for left in the notation that came from the tabletop simulators. */
const moveCode = (typed: string): string | undefined =>
  MOVE.test(typed) ? typed.replace(/^([bt])e/, '$1l') : undefined;

const actionOf = (word: string): string | undefined =>
  Object.keys(ACTIONS).find((action) => ACTIONS[action]!.includes(word));

const fail = (fault: CommandFault): Command => ({ do: 'fail', fault });
/** The ship that an option stands for; what a card offers names the ship that carries it, and stands for itself. */
const shipMeant = ({ about }: OptionView): number | undefined =>
  typeof about?.['ship'] === 'number' && about['card'] === undefined ? about['ship'] : undefined;
const meansShip = (option: OptionView, number: string): boolean =>
  shipMeant(option) === Number(number.replace('#', '')) - 1;
const isDial = (options: readonly OptionView[]): boolean =>
  options.length > 0 && options.every((o) => o.about?.['bearing'] !== undefined);

/** What a line means, for the question that is open. */
export function readCommand(line: string, situation: Situation): Command {
  const typed = line.trim().toLowerCase().split(/\s+/);
  const [first = ''] = typed;
  if (UNDO.includes(first)) return { do: 'undo' };
  if (REDO.includes(first)) return { do: 'redo' };
  if (HELP.includes(first)) return { do: 'help' };
  const { ask } = situation;
  if (!ask) return fail({ is: 'nothing' });
  if (CONFIRM.includes(first)) return { do: 'confirm' };
  switch (ask.type) {
    case 'form':
      return dialCommand(typed, ask, situation.dial);
    case 'region':
      return placeCommand(typed, ask);
    case 'several':
      return severalCommand(typed, ask);
    case 'choice':
      return isDial(ask.options ?? [])
        ? oneManoeuvre(typed.join(''), ask.options ?? [])
        : openOrBarred(typed, ask, situation);
  }
}

/** `s2` sets the dial that lies open, `3 s2` that of ship 3. */
function dialCommand(typed: readonly string[], ask: AskView, open: string | undefined): Command {
  const [first = '', ...rest] = typed;
  const named = rest.length > 0 && /^#?\d+:?$/.test(first);
  const ship = named ? String(Number(first.replace(/\D/g, '')) - 1) : open;
  const field = ask.fields?.find((f) => f.id === ship);
  if (!field) return fail({ is: 'notOpen', word: first });
  const word = (named ? rest : typed).join('');
  const code = moveCode(word);
  if (!code) return fail({ is: 'unknown', word });
  const barred = ask.barred?.find((b) => b.id === `${field.id}=${code}`);
  if (barred) return fail({ is: 'barred', refusal: barred.refusal });
  if (!field.options.some((o) => o.id === code)) return fail({ is: 'notOnDial', word });
  return { do: 'dial', ship: field.id, code };
}

function oneManoeuvre(word: string, options: readonly OptionView[]): Command {
  const code = moveCode(word);
  if (!code) return fail({ is: 'unknown', word });
  return options.some((o) => o.id === code) ? { do: 'answer', answer: code } : fail({ is: 'notOnDial', word });
}

function placeCommand(typed: readonly string[], ask: AskView): Command {
  const numbers = typed.map((word) => Number(word.replace(',', '.')));
  const region = (ask.region ?? {}) as { readonly slides?: unknown; readonly slide?: unknown };
  const wanted = region.slides ? 2 : region.slide ? 1 : 3;
  if (numbers.length !== wanted || numbers.some(Number.isNaN)) return fail({ is: 'unknown', word: typed.join(' ') });
  const [x, y, degrees] = numbers as [number, number, number];
  return { do: 'draft', answer: wanted === 3 ? { x, y, degrees } : wanted === 2 ? [x, y] : x };
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
function openOrBarred(typed: readonly string[], ask: AskView, situation: Situation): Command {
  const options = ask.options ?? [];
  const ofShips = [...options, ...(ask.barred ?? [])].some((o) => shipMeant(o) !== undefined);
  if (!ofShips && /^\d+$/.test(typed.join(' '))) return nthCommand(typed[0]!, options);
  const read = choiceCommand(typed, options, situation);
  if (read.do !== 'fail' || read.fault.is === 'ambiguous' || read.fault.is === 'whichShip') return read;
  const meant = choiceCommand(typed, ask.barred ?? [], situation);
  const barred = meant.do === 'answer' ? ask.barred?.find((b) => b.id === meant.answer) : undefined;
  return barred ? fail({ is: 'barred', refusal: barred.refusal }) : read;
}

/** In a list of ships a number is that of a ship, in any other the place of an item. */
function nthCommand(number: string, options: readonly OptionView[]): Command {
  const option = options[Number(number) - 1];
  return option ? { do: 'answer', answer: option.id } : fail({ is: 'notOpen', word: number });
}

function choiceCommand(typed: readonly string[], options: readonly OptionView[], { label }: Situation): Command {
  const [first = '', ...rest] = typed;
  const only = (found: readonly OptionView[], after?: Follow): Command => {
    if (found.length === 0) return fail({ is: 'notOpen', word: typed.join(' ') });
    if (found.length > 1) return fail({ is: 'ambiguous', options: found });
    return { do: 'answer', answer: found[0]!.id, ...(after && { after }) };
  };
  const ids = (wanted: readonly string[]) => options.filter((o) => wanted.includes(o.id));
  if (PASS.includes(first)) return only(ids(['pass', 'none', 'no']));
  if (YES.includes(first) && ids(['yes']).length > 0) return only(ids(['yes']));
  if (ATTACK.includes(first)) {
    if (rest.length > 0) return only(shotsAt(options, rest, label));
    const targets = [...new Set(options.filter((o) => o.about?.['weapon'] !== undefined).map((o) => shipMeant(o)!))];
    if (targets.length > 1) return fail({ is: 'whichShip', ships: targets });
    if (targets.length === 1) return only(shotsAt(options, [String(targets[0]! + 1)], label));
  }
  if (/^#?\d+$/.test(first)) return only(options.filter((o) => meansShip(o, first)));
  const side = SIDES[first];
  if (side && rest.length === 0) {
    const way = options.filter((o) => o.id === side || o.id === `bank${side}`);
    if (way.length > 0) return only(way);
  }
  const action = actionOf(first);
  const meant = options.filter((o) => o.id === action || (action !== undefined && o.about?.['card'] === action));
  if (meant.length > 0) return only(meant, rest.length > 0 ? followOf(action!, rest.join(' ')) : undefined);
  const text = typed.join(' ');
  const labelled = options.filter((o) => label(o).toLowerCase().startsWith(text));
  if (labelled.length > 0) return only(labelled);
  return fail({ is: action || ATTACK.includes(first) ? 'notOpen' : 'unknown', word: text });
}

const followOf = (action: string, words: string): Follow => ({
  kind: action === 'targetlock' ? /^lock$/ : /-direction$/,
  words,
});

/** `attack 3` is the primary weapon unless another one is named: `attack 3 torpedo`. */
function shotsAt(
  options: readonly OptionView[],
  [number = '', ...weapon]: readonly string[],
  label: Situation['label'],
): readonly OptionView[] {
  const at = options.filter((o) => meansShip(o, number));
  if (weapon.length > 0) return at.filter((o) => label(o).toLowerCase().includes(weapon.join(' ')));
  const primary = at.filter((o) => o.about?.['weapon'] === 'primary');
  return primary.length > 0 ? primary : at;
}

/** What could be typed now, for completion. */
export function suggestions({ ask, dial, label }: Situation): readonly string[] {
  if (!ask) return ['undo', 'redo', 'help'];
  if (ask.type === 'form') return (ask.fields?.find((f) => f.id === dial)?.options ?? []).map((o) => o.id).concat('ok');
  if (ask.type !== 'choice') return ['ok', 'undo'];
  return (ask.options ?? []).map((o) => {
    const ship = shipMeant(o);
    if (o.about?.['bearing'] !== undefined) return o.id;
    if (ask.kind === 'attack' && ship !== undefined)
      return `attack ${ship + 1}${o.about?.['weapon'] === 'primary' ? '' : ` ${label(o).toLowerCase()}`}`;
    if (ship !== undefined) return String(ship + 1);
    if (PASS.includes(o.id)) return 'pass';
    return actionOf(o.id) ? ACTIONS[o.id]![0]! : label(o).toLowerCase();
  });
}
