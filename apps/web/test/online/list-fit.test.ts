import { loadGame } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { listInfo, setupFrom } from '../../../../packages/online/src/lists.ts';
import { choiceLabel, choicesOf, nameHere, notFitting, proposed, type Table } from '../../src/online/list-fit.ts';
import { onlineDe } from '../../src/text/online.de.ts';
import { onlineEn } from '../../src/text/online.en.ts';

const lists = await (await loadGame('legion'))!.lists();
const core = lists.ready.find(({ id }) => id === 'core-army-rebel')!.list;
const later = lists.ready.find(({ list }) => lists.editionOf!(list) === '2.6')!;

/** An army that was left with one unit too few. */
const unfinished = { ...core, army: { ...core.army, name: 'Rest', units: core.army.units.slice(0, 1) } };

const offered = (table: Table, lang: 'de' | 'en' = 'en') =>
  choicesOf(lists, [{ id: '1', list: unfinished }], table, {
    lang,
    t: lang === 'de' ? onlineDe : onlineEn,
    untitled: '–',
  });
const reasons = (table: Table, lang: 'de' | 'en' = 'en') =>
  new Map(offered(table, lang).map(({ id, unfit }) => [id, unfit]));

describe('the lists that somebody may bring to a table', () => {
  it('stand there with their points and their edition', () => {
    const one = offered({}).find(({ id }) => id === later.id)!;
    expect(choiceLabel(one, onlineEn, (n) => `${n} points`)).toBe(
      `${later.name.en} · ${lists.points(later.list)} points · Rules 2.6`,
    );
    expect(one.edition).toBe('2.6');
  });

  it('of another edition are not offered, and it is said why', () => {
    expect(reasons({ edition: '1.2' }).get(later.id)).toBe(
      'Built for the rules 2.6; this table plays by the rules 1.2.',
    );
    expect(reasons({ edition: '2.6' }).get(later.id)).toBeUndefined();
    expect(reasons({ edition: '2.6' }, 'de').get('core-army-rebel')).toBe(
      'Gebaut für die Regeln 1.2; an diesem Tisch gelten die Regeln 2.6.',
    );
  });

  it('are not swapped without a word: the one that was chosen before is named with what bars it', () => {
    const text = lists.forms[0]!.write(later.list);
    const refused = notFitting(offered({ edition: '1.2' }), text)!;
    expect(refused.id).toBe(later.id);
    expect(onlineEn.fit.yours(refused.name, refused.unfit!)).toBe(
      `Your list ‘${later.name.en}’ does not fit this table. Built for the rules 2.6; this table plays by the rules 1.2. Choose another one.`,
    );
    expect(notFitting(offered({ edition: '2.6' }), text)).toBeUndefined();
    expect(notFitting(offered({ edition: '1.2' }), undefined)).toBeUndefined();
  });

  it('with a fault are not offered, and the fault is told in words, never by its key', () => {
    for (const lang of ['de', 'en'] as const) {
      const why = reasons({ edition: '1.2' }, lang).get('own-1');
      expect(why).toMatch(/ \S+ /);
      expect(why).not.toMatch(/\ble\.\w/);
    }
  });

  it('are judged by the size of the table: an army of 800 points does not come to one of 500', () => {
    const why = reasons({ edition: '1.2', limit: 500 });
    expect(why.get('skirmish-rebel')).toBeUndefined();
    expect(why.get('rebel-jedi-knight')).toMatch(
      /^Built for ‘Standard battle’; this table plays ‘Skirmish’\. .*788.*500/,
    );
    expect(reasons({ edition: '1.2', limit: 500 }, 'de').get('rebel-jedi-knight')).toMatch(
      /^Gebaut für „Standardpartie“; an diesem Tisch wird „Scharmützel“ gespielt\. /,
    );
    // Its own fault needs no other size.
    expect(why.get('own-1')).not.toContain('this table');
    expect(reasons({ edition: '1.2', limit: 800 }).get('rebel-jedi-knight')).toBeUndefined();
  });

  it('are judged by the format of the table, which says more than its size: a core set is as large as a standard battle', () => {
    const at = (format: string) => reasons({ edition: '1.2', limit: 800, format });
    expect(at('standard').get('core-army-rebel')).toMatch(
      /^Built for ‘Core set’; this table plays ‘Standard battle’\. .*3/,
    );
    expect(at('standard').get('rebel-jedi-knight')).toBeUndefined();
    expect(at('core-set').get('core-army-rebel')).toBeUndefined();
    expect(at('core-set').get('rebel-jedi-knight')).toMatch(
      /^Built for ‘Standard battle’; this table plays ‘Core set’\./,
    );
    // Who waits for the same size can play with whoever waits for it.
    const sizes = new Map(offered({}).map(({ id, size }) => [id, size]));
    expect(['core-army-rebel', 'rebel-jedi-knight', 'skirmish-rebel'].map((id) => sizes.get(id))).toEqual([
      'core-set',
      'standard',
      'skirmish',
    ]);
  });

  it('are offered only where the table takes them', async () => {
    const { editions } = (await loadGame('legion'))!;
    const hosts = ['core-army-rebel', 'rebel-jedi-knight', 'skirmish-rebel', later.id];
    for (const host of lists.ready.filter(({ id }) => hosts.includes(id))) {
      const edition = lists.editionOf!(host.list);
      const rules = { lists, game: editions.find((one) => one.edition === edition)! };
      const { limit, format } = listInfo(rules, host.list);
      const offers = offered({ edition, limit, ...(format !== null && { format }) }).filter(({ unfit }) => !unfit);
      const refused = offers.filter(({ text }) => !setupFrom(rules, null, [lists.forms[0]!.write(host.list), text]).ok);
      expect([host.id, offers.length > 3, refused.map(({ id }) => id)]).toEqual([host.id, true, []]);
    }
  });

  it('are called in the language of whoever reads, where they are ready-made', () => {
    const points = lists.points(later.list);
    for (const name of [lists.name(later.list), later.name.de, later.name.en]) {
      expect(nameHere(lists, { name, points }, 'de')).toBe(later.name.de);
      expect(nameHere(lists, { name, points }, 'en')).toBe(later.name.en);
    }
    expect(nameHere(lists, { name: later.name.en, points: points + 1 }, 'de')).toBe(later.name.en);
    expect(nameHere(undefined, { name: 'Mine', points }, 'de')).toBe('Mine');
    expect(nameHere(lists, { name: null, points }, 'de')).toBeNull();
  });

  it('begin with one of about as many points as the other side has', () => {
    const fitting = offered({ edition: '1.2' }).filter(({ unfit }) => unfit === undefined);
    const by = (points: number | undefined, picked?: string) =>
      proposed(fitting, { picked, points, usual: 'core-army-rebel' })?.id;
    expect([by(undefined), by(483), by(799)]).toEqual(['core-army-rebel', 'skirmish-empire', 'republic-kenobi']);
    expect(by(483, 'empire-vader')).toBe('empire-vader');
    expect(proposed([], { picked: undefined, points: 483, usual: 'x' })).toBeUndefined();
  });
});
