import { describe, expect, it } from 'vitest';
import { isOpenTo } from '../../src/build/limits.ts';
import { type Edition, unitsIn, upgradesIn } from '../../src/data/index.ts';
import type { Unit, Upgrade } from '../../src/data/types.ts';
import { attackSurge, newAttack } from '../../src/flow/attack/attack.ts';
import { legion, legion26 } from '../../src/game.ts';
import { courageOf, keywordsOn, living, speedOf, weaponsOf, woundsOf } from '../../src/values.ts';
import { lay as layTable, unit } from '../table.ts';

/** What stands on every upgrade card besides its effect comes true on the table. */

const GAMES = { '1.2': legion, '2.6': legion26 };
/** A unit that may carry the card, the smallest first; some cards are made for units that are not in the facts. */
const bearerOf = (card: Upgrade, edition: Edition): Unit | undefined =>
  unitsIn(edition)
    .filter((one) => one.rank !== 'counterpart' && isOpenTo(card, one, one) && one.minis > 0)
    .sort((a, b) => Number(b.slots.includes(card.slot)) - Number(a.slots.includes(card.slot)) || a.minis - b.minis)[0];

describe.each(['1.2', '2.6'] as const)('every upgrade of %s', (edition) => {
  const cards = upgradesIn(edition).filter(({ unknown }) => !unknown);
  const laid = cards.flatMap((card) => {
    const bearer = bearerOf(card, edition);
    if (!bearer) return [];
    const plain = { degrees: 0, upgrades: [] };
    const t = layTable(
      {
        units: [unit(bearer.id, 0, 600, 450, { ...plain, upgrades: [card.id] }), unit(bearer.id, 1, 1500, 450, plain)],
        active: 0,
      },
      GAMES[edition],
    );
    return [{ card, bearer, t, own: t.unit(0), bare: t.unit(1) }];
  });

  // Of 2.6 those whose text nobody has read stay out.
  it('is laid on a unit', () => {
    expect(laid.length).toBeGreaterThan(edition === '1.2' ? 215 : 277);
  });
  it('[LE-AUFWERTUNGSKARTEN-05] [LE-AUFWERTUNGSKARTEN-06] adds its miniatures with their wounds, and its leader leads', () => {
    for (const { card, t, own, bare } of laid) {
      const added = own.minis.flatMap(({ by }, mini) => (by === 0 ? [mini] : []));
      expect([card.id, added.length]).toEqual([card.id, card.mini?.count ?? 0]);
      expect([card.id, living(own).length - living(bare).length]).toEqual([card.id, added.length]);
      for (const mini of added)
        expect([card.id, woundsOf(t.g, own, mini)]).toEqual([card.id, card.mini?.wounds ?? t.g.card(own).wounds]);
      if (card.mini?.leader) expect([card.id, added.includes(own.leader)]).toEqual([card.id, true]);
    }
  });
  it('[LE-AUFWERTUNGSKARTEN-07] gives its weapon, of two sides the one that is up', () => {
    for (const { card, t, own } of laid) {
      const ids = [...weaponsOf(t.g, own)].filter(({ at }) => at === 0).map(({ weapon }) => weapon.id);
      const printed = card.weapons.map(({ id }) => id);
      expect([card.id, ids]).toEqual([card.id, card.flips && printed.length > 1 ? printed.slice(0, 1) : printed]);
    }
  });
  it('[LE-SCHLUESSELWOERTER-03] gives its keywords and takes those that it says are lost', () => {
    for (const { card, t, own, bare } of laid) {
      const names = (one: typeof own) => [...keywordsOn(t.g, one)].map(({ keyword, of }) => `${keyword} ${of ?? ''}`);
      const lost = (card.loses ?? []).map(({ keyword, of }) => `${keyword} ${of ?? ''}`);
      const expected = [
        ...names(bare).filter((one) => !lost.includes(one)),
        ...card.keywords.map(({ keyword, of }) => `${keyword} ${of ?? ''}`),
      ];
      expect([card.id, names(own)]).toEqual([card.id, expected]);
    }
  });
  it('changes courage, speed and surges as printed', () => {
    for (const { card, t, own, bare } of laid) {
      if (card.flips) continue;
      const [mine, theirs] = [courageOf(t.g, own), courageOf(t.g, bare)];
      if (mine !== null && theirs !== null) expect([card.id, mine - theirs]).toEqual([card.id, card.courage ?? 0]);
      expect([card.id, speedOf(t.g, own) - speedOf(t.g, bare)]).toEqual([card.id, card.speed ?? 0]);
      const attack = newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1);
      const surge = attackSurge(t.g, { attack, attacker: own, defender: bare, kind: 'action' });
      expect([card.id, surge]).toEqual([card.id, card.surge ?? t.g.card(own).surges.attack]);
    }
  });
});
