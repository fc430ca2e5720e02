import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readXws, writeXws } from '../../src/build/xws.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';

const folder = new URL('../../../../examples/xwing/', import.meta.url);

describe('the example files', () => {
  it('are the ready-made squads, just as they would be written today', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.xws.json'));
    expect(files.toSorted()).toEqual(READY_SQUADS.map((r) => `${r.id}.xws.json`).toSorted());
    for (const { id, squad } of READY_SQUADS) {
      const text = readFileSync(new URL(`${id}.xws.json`, folder), 'utf8');
      expect(text).toBe(writeXws(squad));
      expect(readXws(text)).toEqual({ ok: true, value: { squad, report: [] } });
    }
  });
});
