import { type Json, Match } from '@holotisch/engine';
import { xwing } from '@holotisch/xwing';
import { expect, it, describe as suite } from 'vitest';
import { describe } from '../../../../src/games/xwing/table/describe.ts';
import { viewOf, type XWingView } from '../../../../src/games/xwing/view.ts';
import type { PieceItem, SceneItem } from '../../../../src/scene/description.ts';
import type { Situation } from '../../../../src/table-ui/game-face.ts';

const LUKE = { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'lukeskywalker', x: 450, y: 200, degrees: 0 };
const MAULER = {
  seat: 1,
  faction: 'imperial',
  type: 'tiefighter',
  pilot: 'maulermithel',
  x: 450,
  y: 520,
  degrees: 180,
};

/** A position as its first player sees it. */
function seen(position: Readonly<Record<string, Json>>): XWingView {
  const start = { position: { phase: 'planning', ...position }, seed: 'seen', dice: {}, decks: {} };
  const match = Match.start(xwing, { start });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return viewOf({ game: 'xwing', view: xwing.view(match.value.state, 0) } as never);
}

const look = (view: XWingView, more: Partial<Situation<XWingView>> = {}) =>
  describe({ view, language: 'de', player: (seat) => `Spieler ${seat + 1}`, measuring: false, ...more });
const piece = (items: readonly SceneItem[], key: string): PieceItem => {
  const found = items.find((item) => item.key === key);
  if (found?.kind !== 'piece') throw new Error(`no piece ${key}`);
  return found;
};

suite('the table of X-Wing as data', () => {
  const duel = seen({ ships: [{ ...LUKE, tokens: { focus: 1, stress: 2 }, locks: [1], shields: 1 }, MAULER] });

  it('is nothing but data: it survives the wire', () => {
    const description = look(duel, { shown: 0, named: true });
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  });

  it('has each ship on its base, with owner, number, facing and state', () => {
    const { items } = look(duel);
    const luke = piece(items, 'piece:0');
    expect(luke).toMatchObject({ owner: 0, badge: '1', front: 20, pose: { x: 450, y: 200, hx: 0, hy: 1 } });
    expect(luke.pips).toEqual([
      { sign: 'shield', count: 1, of: 2 },
      { sign: 'hull', count: 3, of: 3 },
      { sign: 'focus', count: 1 },
      { sign: 'stress', count: 2 },
      { sign: 'lock', count: 1, text: '2' },
    ]);
    expect(luke.label).toMatch(/^Luke Skywalker #1, X-Flügler, Spieler 1, Schilde 1 von 2, Hülle 3 von 3/);
    expect(piece(items, 'piece:1')).toMatchObject({ owner: 1, badge: '2' });
  });

  it('has a sign for every pip', () => {
    const { items, signs } = look(duel);
    const used = items.flatMap((item) => (item.kind === 'piece' ? (item.pips ?? []).map(({ sign }) => sign) : []));
    expect(used.length).toBeGreaterThan(0);
    for (const sign of used) expect(Object.keys(signs ?? {})).toContain(sign);
  });

  it('lifts a hull above its base, so that it casts a shadow on it; rocks stand higher than debris', () => {
    const { items } = look(
      seen({
        ships: [LUKE, MAULER],
        obstacles: [
          { kind: 'coreasteroid0', x: 200, y: 200, degrees: 0 },
          { kind: 'yt2400debris0', x: 700, y: 700, degrees: 0 },
        ],
      }),
    );
    const hull = piece(items, 'piece:0').drawing.find(({ paint }) => paint === 'body');
    expect(hull?.lift).toBeGreaterThan(piece(items, 'piece:0').height);
    expect(piece(items, 'obstacle:0').height).toBeGreaterThan(piece(items, 'obstacle:1').height);
    // Nobody's: without a colour, and not to be picked.
    expect(piece(items, 'obstacle:0').owner).toBeUndefined();
    expect(piece(items, 'obstacle:0').label).toBeUndefined();
  });

  it('[XW-ANGRIFF-03] draws the printed lines of an arc always, range bands only where measuring is allowed', () => {
    const keys = (measuring: boolean) =>
      look(duel, { shown: 0, measuring }).items.flatMap((item) => (item.kind === 'outline' ? [item.key] : []));
    expect(keys(false)).toEqual(['piece:0 lines']);
    expect(keys(true)).toEqual([100, 200, 300].flatMap((limit) => [`piece:0 ring${limit}`, `piece:0 front${limit}`]));
  });

  it('an arc moves with its ship', () => {
    const arcs = look(duel, { shown: 1, measuring: true }).items.filter((item) => item.kind === 'outline');
    expect(arcs.length).toBeGreaterThan(0);
    for (const arc of arcs) expect(arc).toMatchObject({ on: 'piece:1', owner: 1, tone: 'owner' });
  });

  it('puts the light on the attack, or on the ship that is on', () => {
    const attack = { attacker: 0, defender: 1, hit: null } as XWingView['attacks'][number];
    const lights = (view: XWingView) =>
      look(view).items.flatMap((item) => (item.kind === 'piece' && item.light ? [[item.key, item.light]] : []));
    expect(lights(duel)).toEqual([]);
    expect(lights({ ...duel, active: 1 })).toEqual([['piece:1', 'active']]);
    const fight = { ...duel, active: 1, attacks: [attack] };
    expect(lights(fight)).toEqual([
      ['piece:0', 'attacker'],
      ['piece:1', 'aimed'],
    ]);
    const line = look(fight).items.find(({ key }) => key === 'line-of-fire');
    expect(line).toMatchObject({ kind: 'outline', tone: 'attack' });
    expect(look(fight).items.find(({ key }) => key === 'piece:1')).toMatchObject({
      label: expect.stringContaining('Verteidiger'),
    });
  });

  it('a cloaked ship is faint', () => {
    const phantom = { ...MAULER, type: 'tiephantom', pilot: 'whisper', tokens: { cloak: 1 } };
    expect(piece(look(seen({ ships: [LUKE, phantom] })).items, 'piece:1').faint).toBe(true);
  });

  it('the same ship twice is drawn with the very same outlines', () => {
    const [a, b] = [look(duel), look(duel)];
    expect(piece(a.items, 'piece:0').drawing).toBe(piece(b.items, 'piece:0').drawing);
  });
});
