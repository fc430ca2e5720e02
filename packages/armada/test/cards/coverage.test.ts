import { describe, expect, it } from 'vitest';
import { abilityCoverage } from '../../src/cards/coverage.ts';
import { CARDS } from '../../src/cards/index.ts';
import * as data from '../../src/data/index.ts';

/** Every card that says something does something. */
describe('the book of cards', () => {
  it('has rules for every squadron with an ability of its own, and for no other', () => {
    const able = data.ALL_SQUADRONS.filter((s) => s.ability).map((s) => `squadron/${s.id}`);
    const written = CARDS.keys().filter((key) => key.startsWith('squadron/'));
    expect([...written].sort()).toEqual([...able].sort());
  });
  it('has rules for every commander and every officer that says something in play', () => {
    const people = data.ALL_UPGRADES.filter((u) => u.slots.includes('commander') || u.slots.includes('officer'));
    expect(people).toHaveLength(38 + 72); // with two that were not printed again
    const silent = people.filter((u) => !CARDS.has(`upgrade/${u.id}`)).map((u) => u.id);
    expect(silent).toEqual(['minister-tua']);
  });
  it('has rules for every title that does more than change the upgrade bar', () => {
    const able = data.ALL_UPGRADES.filter((u) => u.slots.includes('title') && u.ability !== false);
    expect(able).toHaveLength(77);
    expect(able.filter(({ id }) => !CARDS.has(`upgrade/${id}`))).toEqual([]);
  });
  it('has rules for every other upgrade: guns, teams, retrofits, what is for the whole fleet', () => {
    const able = data.ALL_UPGRADES.filter((u) => u.ability !== false);
    expect(able.filter(({ id }) => !CARDS.has(`upgrade/${id}`)).map(({ id }) => id)).toEqual([]);
  });
  it('has rules for every objective', () => {
    const written = CARDS.keys().filter((key) => key.startsWith('objective/'));
    expect([...written].sort()).toEqual(data.ALL_OBJECTIVES.map((o) => `objective/${o.id}`).sort());
  });
  it('has rules for every damage card', () => {
    const written = CARDS.keys().filter((key) => key.startsWith('damage/'));
    expect([...written].sort()).toEqual(data.DAMAGE_DECK.map((d) => `damage/${d.id}`).sort());
  });
  it('counts what says something, and all of it acts; who only changes an upgrade bar is not counted', () => {
    const silent =
      data.ALL_UPGRADES.filter((u) => u.ability === false).length + data.ALL_SQUADRONS.filter((s) => !s.ability).length;
    const cards = [data.ALL_UPGRADES, data.ALL_SQUADRONS, data.ALL_OBJECTIVES, data.DAMAGE_DECK];
    const all = cards.reduce((sum, pool) => sum + pool.length, 0);
    expect(silent).toBeGreaterThan(0);
    expect(abilityCoverage()).toEqual({ pool: all - silent, enforced: all - silent });
  });
});
