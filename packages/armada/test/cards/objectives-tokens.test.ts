import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_OBJECTIVES } from '../../src/data/index.ts';
import { begin, deployed } from './objectives/begin.ts';

const CR90 = { card: 'cr90-corvette-a', upgrades: [] };
const GLADIATOR = { card: 'gladiator-i-class-star-destroyer', upgrades: [] };
/** As few as an objective can be set up with: what it puts down does not depend on how many there are. */
const SMALL = {
  rebel: { ships: [CR90, { ...CR90, upgrades: ['general-dodonna'] }], squadrons: [] },
  empire: { ships: [GLADIATOR, { ...GLADIATOR, upgrades: ['grand-moff-tarkin'] }], squadrons: [] },
};

/** What an objective has put down when the first round begins: tokens on the table, on units, and what it has noted. */
function putDownBy(objective: string): string {
  const { markers, units, objectiveNote } = deployed(begin(objective, SMALL)).state;
  const kinds = [...new Set(markers.map(({ kind, seat }) => `\`${kind}\`${seat === null ? '' : ' with a `seat`'}`))];
  return [
    ...kinds.map((kind) => `markers ${kind}`),
    ...(units.some((unit) => unit.objectives > 0) ? ['`objectives` of units'] : []),
    ...Object.keys(objectiveNote).map((name) => `\`note.${name}\``),
  ].join(', ');
}

it('docs/NOTATION.md lists the tokens of every objective, and no others', () => {
  const page = readFileSync(new URL('../../../../docs/NOTATION.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \| ((?:markers|`objectives`|`note\.).*?) \|$/gm)];
  const today = ALL_OBJECTIVES.flatMap(({ id }) => {
    const put = putDownBy(id);
    return put === '' ? [] : [[id, put]];
  });
  expect(listed.map(([, id, put]) => [id, put])).toEqual(today);
  expect(today.length).toBeGreaterThan(15);
});
