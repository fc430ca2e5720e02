import { type Flow, openWindow, say } from '@holotisch/engine';
import type { ActionMoment, AttackMoment, MoveMoment } from '../cards/moments.ts';
import type { CardSource } from '../cards/vocabulary.ts';
import { isAt } from '../geometry/range.ts';
import type { Legion } from '../legion.ts';
import type { Equipped, Unit } from '../state.ts';
import { banned, between, enemiesOf, hasKeyword, isRepulsor, numberOf } from '../values.ts';
import { isPinned } from './activation/move/kinds.ts';
import { detonations } from './attack/detonation.ts';
import { unitSees } from './attack/sight.ts';
import { hasTarget } from './attack/targets.ts';
import { choose, mayChooseUnit, NONE, noActionOption } from './choose.ts';
import { open, othersFirst, tellAbility } from './timing.ts';
import { remove } from './tokens.ts';

/**
 * What may follow when a unit has attacked, moved or acted, in the book's order: standby first, then detonations, the other
 * player's before one's own, then everything that happens 'after' it. LE-BEREITSCHAFT-10, LE-DETONIEREN-11
 */
interface Done {
  readonly action?: ActionMoment;
  readonly move?: MoveMoment;
  readonly attacks?: readonly AttackMoment[];
}

export function* after(g: Legion, unit: Unit, done: Done): Flow {
  yield* standbys(g, unit);
  if (done.action || done.move) yield* setOff(g, unit);
  if (done.move && done.move.kind !== 'withdraw')
    yield* open(g, 'move.after', done.action ? { ...done.move, acted: true } : done.move); // LE-FAEHIGKEITEN-11, -12
  for (const m of done.attacks ?? []) yield* open(g, 'attack.after', m);
  if (done.action) yield* open(g, 'action.after', done.action);
}

/** Units that may spend their standby token now. LE-BEREITSCHAFT-04, -08, LE-WACHPOSTEN-01 */
function watchers(g: Legion, unit: Unit): readonly Unit[] {
  if (unit.minis.every(({ pose }) => pose === null)) return [];
  return enemiesOf(g.state, unit).filter(
    (enemy) =>
      enemy.tokens.standby > 0 &&
      (!isRepulsor(g, enemy) || hasKeyword(g, enemy, 'hover')) &&
      isAt(between(g, enemy, unit), numberOf(g, enemy, 'standbyRange', 2)) &&
      unitSees(g, enemy, unit) &&
      !banned(g, 'spend', { unit: enemy, token: 'standby', attack: undefined }),
  );
}

function* standbys(g: Legion, unit: Unit): Flow {
  if (!g.state.units.some((u) => u.tokens.standby > 0)) return;
  const done = new Set<number>();
  for (;;) {
    const able = watchers(g, unit).filter(({ id }) => !done.has(id));
    const ready = able.filter((watcher) => waysOf(g, watcher, unit).length > 0);
    const watcher = yield* nextWatcher(ready, unit, done);
    if (!watcher) return;
    done.add(watcher.id);
    const ways = waysOf(g, watcher, unit);
    const way = yield* choose({
      seat: watcher.seat,
      kind: 'free-action',
      about: { unit: watcher.id },
      clauses: ['LE-BEREITSCHAFT-04', 'LE-BEREITSCHAFT-10'],
      prompt: say('le.ask.standby', { unit: watcher.id, enemy: unit.id }),
      options: [...ways.map((id) => ({ id, label: say(`le.action.${id}`) })), noActionOption],
    });
    if (way === NONE) continue;
    remove(g, watcher, 'standby', 1, 'spent');
    g.emit({ type: 'standby', unit: watcher.id, enemy: unit.id });
    yield* g.rules.act(g, watcher, way === 'attack' ? 'attack' : 'move', {
      free: true,
      outside: true,
      ...(way === 'attack' && { limits: g.rules.standbyLimits(unit) }),
    });
  }
}

/** What a standby token could be spent on now. LE-BEREITSCHAFT-04 */
const waysOf = (g: Legion, watcher: Unit, unit: Unit): readonly ('attack' | 'move')[] => [
  ...(hasTarget(g, watcher, g.rules.standbyLimits(unit)) ? (['attack'] as const) : []),
  ...(!isPinned(g, watcher) && g.rules.moveKinds(g, watcher).some((kind) => kind !== 'pivot')
    ? (['move'] as const)
    : []), // LE-HANDGEMENGE-02
];
/** Of several of one player he says who reacts first; 'nobody' is for all of them. */
function* nextWatcher(ready: readonly Unit[], unit: Unit, done: Set<number>): Flow<Unit | undefined> {
  const [first] = ready;
  const own = ready.filter(({ seat }) => seat === first?.seat);
  if (!first || own.length === 1) return first;
  const prompt = say('le.ask.standbyFirst', { enemy: unit.id });
  const chosen = yield* mayChooseUnit(first.seat, own, ['LE-BEREITSCHAFT-04', 'LE-BEREITSCHAFT-10'], prompt);
  if (chosen) return chosen;
  for (const { id } of own) done.add(id);
  return yield* nextWatcher(
    ready.filter(({ seat }) => seat !== first.seat),
    unit,
    done,
  );
}

/** LE-DETONIEREN-X-BOMBENTYP-06, -07 */
function* setOff(g: Legion, unit: Unit): Flow {
  if (!g.state.markers.some(({ kind }) => kind === 'charge')) return;
  const done = new Map<Equipped, number>();
  yield* openWindow<Legion, unknown, CardSource>(g, {
    name: 'action.after',
    context: {},
    state: g.state,
    prompt: say('le.ask.detonate'),
    clauses: ['LE-DETONIEREN-X-BOMBENTYP-01'],
    seats: othersFirst(g, unit),
    find: () => detonations(g, done),
    tell: (source) => tellAbility(g, source),
  });
}
