import { agreedOn, draftOf } from '@holotisch/games/legion/draft';
import { legionLists } from '@holotisch/games/legion/lists';
import { READY_ARMIES } from '@holotisch/legion';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnenforcedNote, unenforcedNames } from '../../../src/games/legion/start/unenforced.tsx';

const ready = READY_ARMIES.find(({ army }) => army.edition === '2.6')!;
const draft = (upgrade?: string) => {
  const [first, ...others] = ready.army.units;
  const units = upgrade
    ? [{ ...first!, upgrades: [...(first!.upgrades ?? []), upgrade] }, ...others]
    : ready.army.units;
  return draftOf({ ...ready.army, units }, agreedOn(ready.format));
};
const names = (upgrade?: string) => unenforcedNames([draft(upgrade), draft(upgrade)], legionLists.unenforced, 'en');
const shown = (list: readonly string[], lang: 'de' | 'en') =>
  renderToStaticMarkup(createElement(UnenforcedNote, { names: list, lang }));

describe('before a match of Legion starts', () => {
  it('[LE-GOLDENE-REGELN-02] cards of either army that the program does not carry out are named, each once', () => {
    expect(names('annul')).toEqual(['Annul']);
    expect(shown(names('annul'), 'en')).toContain('Annul');
    expect(shown(names('annul'), 'de')).toMatch(/Annul.*selbst/);
  });
  it('and nothing is said where all cards act', () => {
    expect(names()).toEqual([]);
    expect(shown([], 'de')).toBe('');
  });
});
