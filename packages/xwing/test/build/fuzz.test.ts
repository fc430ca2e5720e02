import { quickRng, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { spoiled } from '../../../engine/test/list/spoiled.ts';
import { tries } from '../../../table/test/tries.ts';
import { printHtml, printText } from '../../src/build/print.ts';
import { readSquads } from '../../src/build/read.ts';
import { writeSquadText } from '../../src/build/text.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { readXws, writeXwc, writeXws } from '../../src/build/xws.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { text as dictionary } from '../../src/text/index.ts';

const squads = READY_SQUADS.map((r) => r.squad);
const SEEDS = [
  ...squads.map(writeXws),
  writeXwc(squads.slice(0, 3)),
  ...squads.map((s) => writeSquadText(s, 'bbcode')),
  ...squads.map((s) => writeSquadText(s, 'simple')),
  ...squads.map((s) => JSON.stringify(s)),
];
/** What means something in the lists of X-Wing. */
const BITS = [' + ', '[b]', '99x ', '{"id":"x"}', '"faction":7'];

const TEXTS = tries(3000);

describe('hostile input', () => {
  it('mutated files and texts: never a crash; a squad, or a message without holes; what is read can be used', () => {
    const rng = quickRng(20240501);
    let readable = 0;
    for (let n = 0; n < TEXTS; n++) {
      const text = spoiled(SEEDS[rng.below(SEEDS.length)]!, rng, BITS);
      const got = readSquads(text);
      if (!got.ok) {
        const said = render([dictionary.en], got.fault.message);
        expect(said, text).not.toMatch(/^(xw|file)\.|\{(count|most|path|found|possible)\}/);
        continue;
      }
      for (const { squad, report } of got.value) {
        readable++;
        for (const change of report) expect(render([dictionary.de], change.message)).not.toMatch(/^xw\./);
        for (const fault of faultsOf(squad, { points: 100, format: 'standard' }))
          expect(render([dictionary.de], fault.message)).not.toMatch(/^xw\.|\{(card|allowed|slot|id)\}/);
        printText(squad, 'de');
        printHtml(squad, 'en');
        writeSquadText(squad, 'bbcode');
        const once = writeXws(squad);
        const again = readXws(once);
        // Our own form may name unknown cards; those alone an export cannot carry back.
        if (again.ok && again.value.report.length === 0) expect(writeXws(again.value.squad)).toBe(once);
      }
    }
    expect(readable).toBeGreaterThan(TEXTS / 6);
  }, 60_000);

  it('made to be slow or to reach into the program: an answer all the same', () => {
    const long = (bit: string) => bit.repeat(Math.floor(90_000 / bit.length));
    for (const text of [
      `a${long(' ')}b`,
      `Rookie Pilot${long(' (')}`,
      `Rookie Pilot${long('()')}`,
      `a${long('[b=')}`,
      long('<a '),
      long('&amp'),
      long('Rookie Pilot\n'),
      `Rookie Pilot\n${long('  R2-D2\n')}`,
      `Wedge Antilles\n${long('  Störsender\n')}`,
      JSON.stringify({
        faction: 'rebel',
        pilots: [{ name: 'rookiepilot', ship: 'xwing', upgrades: { amd: Array(90_000).fill('x') } }],
      }),
    ])
      readSquads(text);
    for (const slot of ['__proto__', 'constructor', 'toString']) {
      const text = JSON.stringify({
        faction: 'rebel',
        ships: [
          { type: slot, pilot: slot, upgrades: [{ slot, id: slot }] },
          { type: 'xwing', pilot: 'rookiepilot', upgrades: [{ slot, id: slot }] },
        ],
      });
      const got = readSquads(text);
      if (!got.ok) throw new Error('was refused');
      const { squad } = got.value[0]!;
      expect(faultsOf(squad, { points: 100, format: 'standard' }).length).toBe(2);
      expect(writeXws(squad)).toContain(slot);
      expect(printHtml(squad, 'de')).toContain(slot);
    }
  }, 60_000);
});
