import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../../src/values.ts';
import { lay, unit } from '../../table.ts';
import { alone, storm } from '../../troops.ts';

describe('Plo Koon', () => {
  const one = alone(4);
  it('Agile 2 in this activation, by a free action, once', () => {
    const t = lay({
      units: [
        unit('laat-le-patrol-transport-republic', 0, 600, 450, { degrees: 90, upgrades: ['plo-koon'] }),
        storm(1700, 100, one),
      ],
      active: 0,
    }).until('action');
    const id = t.options().find((option) => option.includes('plo-koon'))!;
    expect(keywordOf(t.g, t.unit(0), 'agile')).toBe(0);
    t.take(id);
    expect([keywordOf(t.g, t.unit(0), 'agile'), t.state.turn?.actions]).toEqual([2, 2]);
    expect(t.options()).not.toContain(id);
    t.goOn(({ state }) => state.turn === null);
    expect(keywordOf(t.g, t.unit(0), 'agile')).toBe(0);
  });
});
