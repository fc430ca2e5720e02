import { expect, it } from 'vitest';
import { distinct, nameOf } from '../../src/ui/clause-name.ts';

const HEADINGS = {
  'LE-EINZIGARTIG': ['Einzigartige Karten', 'Unique Cards'],
  'LC-EINZIGARTIG': ['Einzigartige Karten', 'Unique Cards'],
} as const;
const name = (id: string) => nameOf(id, HEADINGS, 'en');

it('of two books that say the same under the same heading and number one is named', () => {
  const said = ['LE-EINZIGARTIG-02', 'LE-EINZIGARTIG-03', 'LC-EINZIGARTIG-02'];
  expect(said.map(name)).toEqual(['§ Unique Cards 2', '§ Unique Cards 3', '§ Unique Cards 2']);
  expect(distinct(said, name)).toEqual(['LE-EINZIGARTIG-02', 'LE-EINZIGARTIG-03']);
});
