import type { Ask } from '@holotisch/engine';
import { lay, type Script, type Spec, type Table } from '../table.ts';

/** What is seen of a card while a match goes on: when its player may use it, and when it has acted. */

/** The windows until then in which the card was offered; what the script does not speak of is declined. */
export function offered(t: Table, card: string, stop: (table: Table) => boolean, script: Script = {}): string[] {
  const seen: string[] = [];
  t.goOn((now) => {
    const a = now.match.open[0];
    const may = a?.type === 'choice' && a.kind.startsWith('window:') && a.options.some(({ id }) => id.includes(card));
    if (may && !stop(now)) seen.push(a.kind.slice('window:'.length));
    return stop(now);
  }, script);
  return seen;
}

/** Whose card of this name has acted, in order: the numbers of units, null for a card of nobody. */
export const told = (t: Table, card: string): (number | null)[] =>
  t.events('ability').flatMap((e) => (e.card === card ? [e.unit] : []));

/** Takes what the card offers in the open window. */
export const use = (t: Table, card: string): Table => t.take(t.options().find((id) => id.includes(card))!);

export const acts = (t: Table): boolean => t.open[0]?.endsWith(' action') === true;

/** An answer for scripts: everybody with the weapons that are named, nobody else. */
export const armed =
  (...weapons: readonly string[]) =>
  (a: Ask) =>
    a.type === 'form'
      ? Object.fromEntries(
          a.fields.map((f) => [
            f.id,
            f.options.find(({ id }) => weapons.some((w) => id.endsWith(`:${w}`)))?.id ?? 'none',
          ]),
        )
      : '';

/** Whether a card is offered in this window of the coming attack. */
export const inFight = (t: Table, window: string, card: string): boolean => {
  let seen = false;
  t.fight({
    [`window:${window}`]: (a) => {
      if (a.type === 'choice' && a.options.some(({ id }) => id.includes(card))) seen = true;
      return 'pass';
    },
  });
  return seen;
};

/** Whether a card is offered in this window before the next action. */
export const offeredBeforeAction = (t: Table, window: string, card: string): boolean => {
  let seen = false;
  t.goOn((table) => table.open.some((ask) => ask.endsWith(' action')), {
    [`window:${window}`]: (a) => {
      if (a.type === 'choice' && a.options.some(({ id }) => id.includes(card))) seen = true;
      return 'pass';
    },
  });
  return seen;
};

/** The colours of the last dice that were rolled. */
export const diceRolled = (t: Table) =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map(({ colour }) => colour)
    .sort();

/** Who is asked what while orders are issued, everything being declined. */
export const windowsOfOrders = (units: readonly Spec[], more: Spec = {}) => {
  const t = lay({
    units,
    phase: 'command',
    stage: 2,
    priority: 1,
    ...more,
    hands: [{ played: 'ambush' }, { played: 'standing-orders' }],
  });
  const windows: string[] = [];
  t.goOn(({ state, ask }) => {
    if (state.phase === 'activation') return true;
    if (ask.call(t).kind.startsWith('window:')) windows.push(t.open[0]!);
    return false;
  });
  return windows;
};

/** An answer for scripts: the leader uses the weapon of its first upgrade and nothing else. */
export const upgradeOnly = (a: Ask) =>
  a.type === 'form'
    ? Object.fromEntries(
        a.fields.map(({ id, options }) => [
          id,
          (id === '0.0' ? options.find((o) => o.id.startsWith('0:')) : undefined)?.id ?? 'none',
        ]),
      )
    : {};

/** An answer for scripts: what the card offers. */
export const using = (card: string) => (a: Ask) =>
  a.type === 'choice' ? (a.options.find(({ id }) => id.includes(card))?.id ?? 'pass') : '';

/** The activation phase has begun; and the first unit may be activated. */
export const inActivation = (t: Table) => t.state.phase === 'activation';
export const activationsBegun = (t: Table) => t.state.phase === 'activation' && t.state.stage > 0;

/** An answer for scripts: as many of a list as may be taken. */
export const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map(({ id }) => id) : '');

/** Whether the card is offered in the window that is open. */
export const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));

/** Whether the active unit has this action of a card. */
export const hasAction = (t: Table, id: string) =>
  t
    .until('action')
    .options()
    .some((one) => one.endsWith(`/${id}`));

/** What has been done, free actions named as such. */
export const actionsTaken = (t: ReturnType<typeof lay>) =>
  t.events('action').map(({ action, free }) => `${free ? 'free ' : ''}${action}`);

/** The action of a card among the options, and taking it. */
export const actionNamed = (t: Table, id: string) => t.options().find((option) => option.endsWith(`/${id}`));
export const takeAction = (t: Table, act: string) => t.take(t.options().find((id) => id.endsWith(`/${act}`))!);

/** Everything else of the activation is declined. */
export const finishTurn = (t: Table, id: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== id, script);

/** A move as a player names it: one step straight ahead. */
export const ahead = (heading: number, more: Spec = {}) => ({
  kind: 'standard',
  speed: 1,
  heading,
  bend: 0,
  way: 1,
  ...more,
});

/** How many red, black and white dice were rolled first. */
export const coloursRolled = (t: Table) => {
  const all = t.events('rolled')[0]!.dice.map(({ colour }) => colour);
  return (['red', 'black', 'white'] as const).map((one) => all.filter((colour) => colour === one).length);
};
