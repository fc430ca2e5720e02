// The report of a battle that was fought at a real table: who writes it says who has won, and who agrees has read it.
import { type Json, quickRng, sampleAnswer } from '@holotisch/engine';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MatchContext, useMatch } from '../../../src/match/match-api.ts';
import { Proposals } from '../../../src/online/proposals.tsx';
import { leaveAll, type Panel, sitDown } from '../../at-a-question.tsx';
import { campaign } from './played.ts';

afterEach(leaveAll);

interface AskedProps {
  readonly report: Json;
  readonly seats: readonly number[];
}

/** Somebody else's screen: he is asked to agree. */
function Asked({ report, seats }: AskedProps) {
  const api = useMatch();
  const proposals = [{ id: 1, seat: seats[0]!, awaits: [seats[1]!], what: { report } }];
  const far = { open: { seats, match: null } };
  const snapshot = { ...api.snapshot!, own: [seats[1]!], proposals };
  return createElement(MatchContext, { value: { ...api, far, snapshot } as never }, createElement(Proposals));
}

async function asked(id: string, language: string, change: (report: never) => Json): Promise<Panel> {
  const played = await campaign(id);
  played.to('battle');
  const [ask] = played.match.open;
  const { seats } = (ask as unknown as { region: { seats: readonly number[] } }).region;
  const report = change(sampleAnswer(ask!, quickRng(2)) as never);
  return sitDown(played, { language, part: createElement(Asked, { report, seats }) });
}

interface FleetsReport {
  readonly fleets: readonly [readonly { readonly fate: string }[], readonly { readonly fate: string }[]];
}
const fleetsOf = ({ fleets }: FleetsReport, fate: string) =>
  fleets.map((fleet) => fleet.map((unit, at) => ({ ...unit, fate: at === 0 ? fate : 'stands' })));
interface HousesReport {
  readonly fates: readonly [readonly string[], readonly string[]];
}

describe('whoever has to agree to a report by hand', () => {
  it.each([
    ['corellia', 'de', /Sieger: .*Schlachtpunkte: 17.*zerstört.*Schlachtpunkte: 93.*steht/],
    ['rim', 'en', /Winner: .*Battle score: 17.*destroyed.*Battle score: 93.*stands/],
  ])('reads in %s (%s) who has won, by how much, and what has become of each unit', async (id, language, words) => {
    const panel = await asked(id, language, (report: FleetsReport) => {
      const [first, second] = [fleetsOf(report, 'destroyed')[0]!, fleetsOf(report, 'stands')[1]!];
      return { ...report, winner: 1, score: [17, 93], resources: [0, 0], fleets: [first, second] } as unknown as Json;
    });
    expect(panel.text).toMatch(words);
    // Whoever defends has won.
    const [, defender] = panel.find(({ nodeName }) => nodeName === 'H3');
    expect(panel.text).toContain(`: ${defender!.textContent}`);
  });

  it.each([
    ['de', 'Sieger', 'gefallen', 'steht'],
    ['en', 'Winner', 'has fallen', 'stands'],
  ])('reads in Sektorkrieg (%s) who has fallen', async (language, winner, fallen, stands) => {
    const panel = await asked('sektor', language, ({ fates }: HousesReport) => ({
      winner: 0,
      fates: fates.map((side, at) => side.map((_, unit) => (at === 1 && unit === 0 ? 'fallen' : 'stands'))),
    }));
    expect(panel.text).toMatch(new RegExp(`${winner}: `));
    const fates = panel.find(({ nodeName }) => nodeName === 'TD').map(({ textContent }) => textContent);
    expect(fates.filter((fate) => fate === fallen)).toHaveLength(1);
    expect(fates.filter((fate) => fate !== fallen)).toEqual(Array(fates.length - 1).fill(stands));
  });
});

describe('whoever reports a battle by hand', () => {
  it.each(['corellia', 'rim', 'sektor'])('says first who has won: in %s nobody has until then', async (id) => {
    const played = await campaign(id);
    played.to('battle');
    const panel = await sitDown(played, { language: 'en', own: [played.match.open[0]!.seat] });
    expect(panel.boxes.filter((box) => box.endsWith('*') && !/veteran/i.test(box))).toEqual([]);
    expect(panel.buttons).not.toContain('Hand in the report');
    // First the two that may have won.
    await panel.tick(panel.boxes[1]!);
    expect(panel.buttons).toContain('Hand in the report');
    // All of it is fields and buttons of the page: the keyboard goes past none of them.
    const fields = panel.find(({ nodeName }) => ['INPUT', 'SELECT', 'BUTTON'].includes(nodeName));
    expect(fields.filter((field) => field.getAttribute('tabindex') === '-1')).toEqual([]);
  });
});
