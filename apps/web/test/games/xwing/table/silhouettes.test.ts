import { data } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { silhouetteOf } from '../../../../src/games/xwing/table/ships.ts';

describe('silhouettes', () => {
  it('show every type of ship in a drawing of its own', () => {
    const unknown = silhouetteOf('no such ship').hull;
    const typesOf = new Map<string, string[]>([[unknown, []]]);
    for (const { id } of data.SHIPS) {
      const { hull } = silhouetteOf(id);
      typesOf.set(hull, [...(typesOf.get(hull) ?? []), id]);
    }
    expect(typesOf.get(unknown)).toEqual([]);
    expect([...typesOf.values()].filter((types) => types.length > 1)).toEqual([]);
  });
});
