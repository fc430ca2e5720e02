import type { Json } from '../json.ts';
import type { Modifier } from '../modifier.ts';

/**
 * Scopes: the stretches of a match that rules speak of (an attack, a command, an activation, a phase, a round, the
 * game). Each game names its own. What is used once in a scope and what lasts until its end are both forgotten when it
 * ends, by one call.
 */

/** What has been used how often; part of the state. Keys are `scope:source`, of a scope that nests `scope#7:source`. */
export type Uses = Record<string, number>;

/** A state that counts. The record is another one as soon as something in it is forgotten. */
export interface Counting {
  uses: Uses;
}

/** Something that began and has a definite end, whatever becomes of its source; part of the state. */
export type Lasting<P extends string = string> = {
  /** The key of the card that began it. */
  readonly source: string;
  readonly until: P;
  /** Of scopes that nest (an attack inside an attack): which one of them it ends with. */
  readonly instance?: number;
  /** The value that it changes, and how. */
  readonly value?: string;
  readonly modifier?: Modifier;
  readonly note?: Json;
};

/** How often a card may be used in a scope, whichever of its abilities it is. */
export interface Limit<P extends string = string> {
  readonly per: P;
  readonly times: number;
  /** Counted for this ability alone, not for the whole card. */
  readonly own?: true;
}

/** Which instance of a scope is going on, for scopes that nest: `{ attack: 7 }`. Others need none. */
export type Instances<P extends string = string> = { readonly [S in P]?: number };

const scopeKey = (per: string, instance: number | undefined): string =>
  instance === undefined ? per : `${per}#${instance}`;

/** What is counted: a card, an ability. */
interface Used {
  readonly key: string;
}
function useKey(per: string, { key }: Used, instances: Instances | undefined): string {
  const instance = instances?.[per];
  return instance === undefined ? plainKey(per, key) : `${scopeKey(per, instance)}:${key}`;
}

/** There are only so many cards and scopes, and a name that has just been put together takes long to look up. */
const plainKeys = new Map<string, Map<string, string>>();
function plainKey(per: string, key: string): string {
  let keys = plainKeys.get(per);
  if (keys === undefined) {
    keys = new Map();
    plainKeys.set(per, keys);
  }
  let joined = keys.get(key);
  if (joined === undefined) {
    joined = `${per}:${key}`;
    keys.set(key, joined);
  }
  return joined;
}

/** How often this has been done in the scope that is going on. */
export const usesOf = (uses: Uses, what: Used, per: string, instances?: Instances): number =>
  uses[useKey(per, what, instances)] ?? 0;

export const isUsedUp = (uses: Uses, what: Used, limit: Limit, instances?: Instances): boolean =>
  usesOf(uses, what, limit.per, instances) >= limit.times;

export function countUse(uses: Uses, what: Used, per: string, instances?: Instances): void {
  const key = useKey(per, what, instances);
  uses[key] = (uses[key] ?? 0) + 1;
}

const NOTHING: readonly never[] = [];

/** Nothing is counted of this any more. */
export function forgetUse(state: Counting, what: Used, per: string): void {
  const gone = useKey(per, what, undefined);
  if (gone in state.uses) state.uses = keeping(state.uses, (key) => key !== gone);
}

/** A new record of what stays: one that members have been deleted from takes long to go through ever after. */
function keeping(uses: Uses, stays: (key: string) => boolean): Uses {
  const kept: Uses = {};
  for (const key in uses) if (stays(key)) kept[key] = uses[key]!;
  return kept;
}

/** A scope has ended: what was counted in it is forgotten, and what lasted until then is over. Returns what that was. */
export function endScope<L extends Lasting>(
  state: Counting & { readonly lasting?: L[] },
  scope: L['until'],
  instance?: number,
): readonly L[] {
  const counted = `${scopeKey(scope, instance)}:`;
  for (const key in state.uses)
    if (key.startsWith(counted)) {
      state.uses = keeping(state.uses, (other) => !other.startsWith(counted));
      break;
    }
  const { lasting } = state;
  if (lasting === undefined || lasting.length === 0) return NOTHING;
  const over = lasting.filter((l) => l.until === scope && l.instance === instance);
  for (const l of over) lasting.splice(lasting.indexOf(l), 1);
  return over;
}
