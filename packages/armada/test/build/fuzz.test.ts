import { quickRng, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { spoiled } from '../../../engine/test/list/spoiled.ts';
import { FULL } from '../../../table/test/tries.ts';
import { FORMATS } from '../../src/build/formats.ts';
import { writeFleetJson } from '../../src/build/json-write.ts';
import { printHtml, printText } from '../../src/build/print.ts';
import { readFleet } from '../../src/build/read.ts';
import { DIALECTS, writeFleetText } from '../../src/build/text-write.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { buildDe } from '../../src/text/build/de.ts';

const SEEDS = READY_FLEETS.flatMap(({ fleet }) => [
  ...DIALECTS.map((dialect) => writeFleetText(fleet, dialect, FORMATS.standard)),
  writeFleetJson(fleet, 'latest'),
  JSON.stringify(fleet),
]);
/** What means something in the lists of Armada. */
const BITS = ['• ', '99 x ', '[ flagship ] ', '= 9 Points', 'Faction: '];

describe('fleets that somebody has spoiled', () => {
  it('are read or refused with words, and can be judged, printed and written again', () => {
    for (let seed = 1; seed <= (FULL ? 1500 : 300); seed++) {
      const rng = quickRng(seed);
      const read = readFleet(spoiled(SEEDS[rng.below(SEEDS.length)]!, rng, BITS));
      if (!read.ok) {
        if (read.fault.message.text.startsWith('ar.'))
          expect(render([buildDe], read.fault.message)).not.toContain('ar.import');
        continue;
      }
      const { fleet, report } = read.value;
      for (const { message } of report) expect(render([buildDe], message)).not.toContain('ar.import');
      for (const fault of faultsOf(fleet, FORMATS.standard))
        expect(render([buildDe], fault.message)).not.toContain('ar.fleet');
      expect(printHtml(fleet, 'de', 'first')).not.toContain('<b>');
      expect(printText(fleet, 'en', 'latest')).not.toBe('');
      const again = readFleet(JSON.stringify(fleet));
      if (fleet.ships.length > 0) expect(again).toEqual({ ok: true, value: { fleet, report: [] } });
      for (const dialect of DIALECTS) writeFleetText(fleet, dialect, FORMATS.standard);
    }
  });
});
