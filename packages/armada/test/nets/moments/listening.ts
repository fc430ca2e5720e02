import type { Armada } from '../../../src/armada.ts';
import { CARDS } from '../../../src/cards/index.ts';
import type {
  AnyAbility,
  AnyBan,
  CardRules,
  CardSource,
  Critical,
  ValueContext,
  ValueRule,
} from '../../../src/cards/vocabulary.ts';
import { armadaGame } from '../../../src/game.ts';
import { lay, type Table, type TableSpec } from '../../table.ts';

/**
 * Whose moment is it? One card of the table stands for all cards of its kind at once: each of them says when its moment
 * comes, and then does nothing. So a few positions show for hundreds of cards when they speak and, above all, when they
 * keep silent: whenever it is another ship, another hull zone, another command, too far away.
 */

/** The cards that stand for all upgrade cards, all objectives, all squadrons. */
export const ALL_UPGRADES = 'veteran-captain';
export const ALL_OBJECTIVES = 'most-wanted';
export const ALL_SQUADRONS = 'z-95-headhunter-squadron';

export interface Heard {
  readonly table: Table;
  /** What was heard: `window who: cards`, one line for each; only what differs from another case, if one is named. */
  readonly moments: (than?: Heard) => string;
  /** Which numbers the cards would change: `= value unit: cards`; the same. */
  readonly numbers: (than?: Heard) => string;
  readonly all: Moments;
  /** Which cards have been heard at all. */
  readonly cards: () => readonly string[];
}

type Moments = ReadonlyMap<string, ReadonlySet<string>>;
type Hear = (moment: string, card: string) => void;

/** Lays a table on which all cards of this kind listen. */
export function listen(kind: 'upgrade' | 'squadron' | 'objective', spec: TableSpec): Heard {
  const heard = new Map<string, Set<string>>();
  const hear: Hear = (moment, card) => heard.set(moment, (heard.get(moment) ?? new Set()).add(card));
  const cards = CARDS.keys()
    .filter((key) => key.startsWith(`${kind}/`))
    .map((key) => [key.slice(kind.length + 1), CARDS.get(key)!] as const);
  const all = cards.map(([card, rules]) => ears(card, rules, hear));
  const once = words(cards, hear);
  const { ignoresObstacle = () => false } = once;
  const one: CardRules = {
    abilities: all.flatMap((e) => e.abilities),
    values: all.flatMap((e) => e.values),
    bans: all.flatMap((e) => e.bans),
    criticals: all.flatMap((e) => e.criticals),
    // an objective has no unit that could do any of the rest
    ...(kind === 'objective' ? { ignoresObstacle } : once),
  };
  const name = { upgrade: ALL_UPGRADES, squadron: ALL_SQUADRONS, objective: ALL_OBJECTIVES }[kind];
  const table = lay(spec, armadaGame(CARDS.with({ [`${kind}/${name}`]: one })));
  return {
    table,
    all: heard,
    moments: (than) => told(than ? changes(than.all, heard) : heard, (moment) => !moment.startsWith('=')),
    numbers: (than) => told(than ? changes(than.all, heard) : heard, (moment) => moment.startsWith('=')),
    cards: () =>
      [...new Set([...heard.values()].flatMap((all) => [...all].map((card) => card.split(/[ /]/)[0]!)))].sort(),
  };
}

/** What a card waits for, without what it does then. */
function ears(card: string, rules: CardRules, hear: Hear) {
  const abilities = (rules.abilities ?? []).map(
    (ability): AnyAbility => ({
      ...ability,
      id: `${card}/${ability.id ?? ''}`,
      when(g, m, self) {
        const name = ability.id === undefined ? card : `${card}/${ability.id}`;
        if (ability.when(g, m, self)) hear(`${ability.window} ${who(m)}${side(self)}`, name);
        return false;
      },
    }),
  );
  const values = (rules.values ?? []).map(
    (rule): ValueRule => ({
      ...rule,
      by(g, unit, self, context) {
        const change = rule.by(g, unit, self, context);
        if (change !== undefined)
          hear(`= ${rule.value} ${unit.id}${within(context)}`, `${card} ${JSON.stringify(change)}`);
        return undefined;
      },
    }),
  );
  const bans = (rules.bans ?? []).map(
    (rule): AnyBan => ({
      ...rule,
      refuse(g, context, self) {
        if (rule.refuse(g, context, self) !== undefined) hear(`no ${rule.ban} ${who(context)}${side(self)}`, card);
        return undefined;
      },
    }),
  );
  const criticals = (rules.criticals ?? []).map(
    (critical): Critical => ({
      ...critical,
      id: `${card}/${critical.id ?? ''}`,
      when(g, m, self) {
        if (critical.when?.(g, m, self) ?? m.attacker?.id === self.piece) hear(`critical ${who(m)}${side(self)}`, card);
        return false;
      },
    }),
  );
  return { abilities, values, bans, criticals };
}

/** An objective stands there once for each side. */
const side = ({ piece, seat }: CardSource): string => (piece === undefined ? ` (${seat})` : '');

/** The words that a card may say but once: what each of them would say, and then nothing. */
function words(cards: readonly (readonly [string, CardRules])[], hear: Hear): CardRules {
  const each = (say: (rules: CardRules) => unknown, moment: string): void => {
    for (const [card, rules] of cards) {
      const said = say(rules);
      if (said !== undefined && said !== false && said !== 0 && (!Array.isArray(said) || said.length > 0))
        hear(moment, Array.isArray(said) ? `${card} ${said.join(' ')}` : `${card}${said === true ? '' : ` ${said}`}`);
    }
  };
  return {
    mayAttackFrom(g, self, ship, zone) {
      each((r) => r.mayAttackFrom?.(g, self, ship, zone), `may attack ${ship.id} ${zone}`);
      return false;
    },
    repairs(g, self, ship) {
      each((r) => r.repairs?.(g, self, ship).map(({ cost, option }) => `${option.id}/${cost}`), `repairs ${ship.id}`);
      return [];
    },
    obstruction(g, self, shot) {
      each(
        (r) => {
          const so = r.obstruction?.(g, self, shot);
          return so === undefined ? undefined : so ? 'yes' : 'no';
        },
        `obstructed ${shot.attacker?.id ?? '?'}>${shot.unit?.id ?? '?'} ${shot.zone ?? ''}`,
      );
      return undefined;
    },
    lendsReach(g, self, ship, squadron, near) {
      each((r) => r.lendsReach?.(g, self, ship, squadron, near), `reach ${ship.id} for ${squadron.id}`);
      return 0;
    },
    reachesFurther(g, self, shot) {
      each(
        (r) => r.reachesFurther?.(g, self, shot),
        `further ${shot.attacker?.id ?? '?'}>${shot.unit?.id ?? '?'} ${shot.zone ?? ''}`,
      );
      return [];
    },
    lendsTokens(g, self, defender) {
      each((r) => r.lendsTokens?.(g, self, defender), `tokens for ${defender.id}`);
      return false;
    },
    ignoresShields(g, self, m) {
      each((r) => r.ignoresShields?.(g, self, m), `no shields ${who(m)}`);
      return false;
    },
    ignoresObstacle(g, self, unit, obstacle) {
      each((r) => r.ignoresObstacle?.(g, self, unit, obstacle), `ignores ${unit.id} ${obstacle.token}`);
      return false;
    },
    dialFor(g, self, ship, command) {
      each((r) => r.dialFor?.(g, self, ship, command), `dial for ${ship.id} ${command}`);
      return false;
    },
    tokenFor: {
      when(g, self, ship, command) {
        each((r) => r.tokenFor?.when(g, self, ship, command), `token for ${ship.id} ${command}`);
        return false;
      },
      *run() {},
    },
    passes: {
      when(g, self) {
        each((r) => r.passes?.when(g, self), 'passes');
        return false;
      },
      *run() {},
    },
    acts: cards.flatMap(([card, { acts = [] }]) =>
      acts.map((act) => ({
        ...act,
        id: `${card}/${act.id}`,
        when(g: Armada, self: CardSource) {
          if (act.when(g, self)) hear(`acts ${self.piece}`, card);
          return false;
        },
      })),
    ),
  };
}

interface Moment {
  readonly attack?: object | undefined;
  readonly attacker?: { readonly id: number } | undefined;
  readonly defender?: object | undefined;
  readonly ship?: { readonly id: number };
  readonly unit?: { readonly id: number } | undefined;
  readonly squadron?: { readonly id: number };
  readonly command?: string;
  readonly token?: string | { readonly kind: string };
}
function who(m: Moment): string {
  const { attacker, defender, command, token } = m;
  const it = m.ship ?? m.unit ?? m.squadron;
  const sides = `${attacker?.id ?? '?'}>${defender && 'id' in defender ? defender.id : (m.unit?.id ?? '?')}`;
  const parts = ['attacker' in m ? sides : it?.id, command, typeof token === 'object' ? token.kind : token];
  return parts.filter((part) => part !== undefined).join(' ');
}
const within = ({ zone, attack }: ValueContext): string =>
  [zone, attack?.range].map((part) => (part === undefined || part === null ? '' : ` ${part}`)).join('');

/** Who speaks now (+), and who no longer does (-): with what was heard before it says all that is heard now. */
function changes(before: Moments, now: Moments): Moments {
  const moments = [...new Set([...before.keys(), ...now.keys()])];
  return new Map(
    moments.flatMap((moment) => {
      const old = before.get(moment) ?? new Set<string>();
      const fresh = now.get(moment) ?? new Set<string>();
      const cards = [
        ...[...old].filter((card) => !fresh.has(card)).map((card) => `-${card}`),
        ...[...fresh].filter((card) => !old.has(card)).map((card) => `+${card}`),
      ];
      return cards.length > 0 ? [[moment, new Set(cards)] as const] : [];
    }),
  );
}

/** Sorted, and broken into lines that can be read. */
const told = (heard: Moments, fits: (moment: string) => boolean): string =>
  [...heard]
    .filter(([moment]) => fits(moment))
    .map(([moment, cards]) => broken(moment.trim(), [...cards].sort()))
    .sort()
    .join('\n');
export function broken(moment: string, cards: readonly string[]): string {
  const lines = [`${moment}:`];
  for (const card of cards) {
    const longer = `${lines.at(-1)} ${card}`;
    if (longer.length > 108) lines.push(`    ${card}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
