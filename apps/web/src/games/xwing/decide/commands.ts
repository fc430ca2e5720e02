import type { XWingOption, XWingQuestion } from '@holotisch/xwing';
import type { CommandWords, LabelOf, Meant } from '../../../table-ui/game-face.ts';
import { commandsDe, commandsEn } from '../text/commands.ts';
import { moveOf } from './ask.ts';
import { spokenMove } from './spoken-move.ts';

/** Players' own move notation (`s2`, `bl1`, `k4`) and their words for actions, weapons and directions. */

const words = (list: string): readonly string[] => list.split(' ');
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
  MOVE.test(typed) ? typed.replace(/^([bt])e/, '$1l') : spokenMove(typed);

/** The ship that an option stands for; what a card offers names the ship that carries it, and stands for itself. */
const shipMeant = ({ about }: XWingOption): number | undefined =>
  about && 'ship' in about && !('card' in about) ? about.ship : undefined;

const weaponOf = ({ about }: XWingOption): string | undefined =>
  about && 'weapon' in about ? about.weapon : undefined;

/** Manoeuvres to choose from: a dial. */
const isDial = (options: readonly XWingOption[]): boolean =>
  options.length > 0 && options.every((o) => moveOf(o) !== undefined);

function meant(
  typed: readonly string[],
  options: readonly XWingOption[],
  label: LabelOf<XWingOption>,
): Meant<XWingOption> | undefined {
  const [first = '', ...rest] = typed;
  if (isDial(options)) {
    const code = moveCode(typed.join(''));
    return code === undefined ? undefined : { options: options.filter((o) => o.id === code) };
  }
  if (ATTACK.includes(first)) {
    if (rest.length > 0) return { options: shotsAt(options, rest, label) };
    const targets = [...new Set(options.filter((o) => weaponOf(o) !== undefined).map((o) => shipMeant(o)!))];
    if (targets.length > 1) return { which: targets };
    return { options: targets.length === 1 ? shotsAt(options, [String(targets[0]! + 1)], label) : [] };
  }
  const side = rest.length === 0 ? SIDES[first] : undefined;
  const ways = side === undefined ? [] : options.filter((o) => o.id === side || o.id === `bank${side}`);
  return ways.length > 0 ? { options: ways } : undefined;
}

/** `attack 3` is the primary weapon unless another one is named: `attack 3 torpedo`. */
function shotsAt(
  options: readonly XWingOption[],
  [number = '', ...weapon]: readonly string[],
  label: LabelOf<XWingOption>,
): readonly XWingOption[] {
  const at = options.filter((o) => shipMeant(o) === Number(number.replace('#', '')) - 1);
  if (weapon.length > 0) return at.filter((o) => label(o).toLowerCase().includes(weapon.join(' ')));
  const primary = at.filter((o) => weaponOf(o) === 'primary');
  return primary.length > 0 ? primary : at;
}

export const xwingCommands: CommandWords<XWingQuestion> = {
  synonyms: ACTIONS,
  fieldValue: moveCode,
  noSuchValue: { de: commandsDe.notOnDial, en: commandsEn.notOnDial },
  pieceMeant: shipMeant,
  meant,
  follows: (action) => (action === 'targetlock' ? /^lock$/ : /-direction$/),
  suggest: (option, ask, label) => {
    if (moveOf(option)) return option.id;
    const ship = ask.kind === 'attack' ? shipMeant(option) : undefined;
    if (ship === undefined) return undefined;
    return `attack ${ship + 1}${weaponOf(option) === 'primary' ? '' : ` ${label(option).toLowerCase()}`}`;
  },
  placeholder: { de: commandsDe.placeholder, en: commandsEn.placeholder },
  help: { de: commandsDe.list, en: commandsEn.list },
};
