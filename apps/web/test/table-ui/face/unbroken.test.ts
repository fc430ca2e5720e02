import { expect, it } from 'vitest';
import { isUnbroken } from '../../../src/table-ui/face/unbroken.tsx';

it('a line does not end after the first letters of a name, but may in a long compound', () => {
  const names = 'GR-75 X-wing Nebulon-B V-19 („T-65") Munificent-class Flaggschiff-Karte Corvette -';
  expect(names.split(' ').filter(isUnbroken)).toEqual(['GR-75', 'X-wing', 'Nebulon-B', 'V-19', '(„T-65")']);
});
