import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Import } from '../../src/build/import.ts';
import { readFleet } from '../../src/build/read.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** Fleets with all that people write around them, in our own words. */

const read = (text: string): Import => {
  const result = readFleet(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
const said = ({ report }: Import) => report.map(({ message, line }) => `${line}: ${render([buildEn], message)}`);
const NOTED = (what: string) => `Noted only: “${what}” (a fleet has no place for it).`;

describe('sentences around a fleet', () => {
  it('are noted, the title behind them is the name, and a total may be said in words', () => {
    const got = read(`I have played this one three times now.
Winter fleet (0/46/400)
CR90 Corvette A (44)
· Jaina's Light (2)
46 points
We lost, but it was not the fault of the ships.`);
    expect(got.fleet).toMatchObject({
      name: 'Winter fleet',
      ships: [{ card: 'cr90-corvette-a', upgrades: ['jainas-light'] }],
    });
    expect(said(got)).toEqual([
      `1: ${NOTED('I have played this one three times now.')}`,
      `6: ${NOTED('We lost, but it was not the fault of the ships.')}`,
      '5: The total fits the first print: 46 fleet points. By today’s points it is 49.',
    ]);
    expect(said(read('CR90 Corvette A (44)\nDeath Star II (90)'))).toEqual([
      '2: Left out: “Death Star II (90)” is unknown.',
    ]);
  });

  it('the squadrons below their heading stay squadrons, bulleted or not', () => {
    expect(
      read('Raider I (44)\n• Admiral Screed (26)\nSquadrons:\n• Darth Vader (TIE Advanced) (21)').fleet,
    ).toMatchObject({ ships: [{ upgrades: ['admiral-screed'] }], squadrons: ['darth-vader-tie-advanced'] });
  });
});

describe('how ships are written', () => {
  it('short forms, a title with nothing between, the commander with the word flagship', () => {
    expect(read('MKIIB (Rieekan flagship): ECM\nMC80C\nCR90B Dodonna’s Pride').fleet.ships).toEqual([
      { card: 'assault-frigate-mark-ii-b', upgrades: ['general-rieekan', 'electronic-countermeasures'] },
      { card: 'mc80-command-cruiser', upgrades: [] },
      { card: 'cr90-corvette-b', upgrades: ['dodonnas-pride'] },
    ]);
  });

  it('“3x Ship, 1x Card” is one card on one of them; without a number it is on each', () => {
    const ship = (...upgrades: string[]) => ({ card: 'gozanti-class-cruisers-empire', upgrades });
    expect(read('ISD I: Motti\n3x Gozanti-class Cruisers, 1x Comms Net').fleet.ships.slice(1)).toEqual([
      ship('comms-net'),
      ship(),
      ship(),
    ]);
    expect(read('ISD I: Motti\n2x Gozanti-class Cruisers, Comms Net').fleet.ships.slice(1)).toEqual([
      ship('comms-net'),
      ship('comms-net'),
    ]);
  });

  it('squadrons counted in words at the end of a row', () => {
    expect(read('CR90A\nSquadrons: Luke Skywalker, plus two Scurrgs.').fleet.squadrons).toEqual([
      'luke-skywalker',
      'scurrg-h-6-bomber',
      'scurrg-h-6-bomber',
    ]);
  });

  it('a name that a page has torn is one, even where its first half is a card', () => {
    const { fleet, report } = read('Raider I (44)\n• Hondo\nOhnaka (2)\n= 46\nPoints');
    expect(fleet).toMatchObject({ ships: [{ upgrades: ['hondo-ohnaka-officer'] }], squadrons: [] });
    expect(report).toEqual([]);
  });

  it('a second objective of a kind is one too many, not unknown', () => {
    expect(said(read('CR90A\nAssault: Most Wanted\nAssault: Opening Salvo'))).toEqual([
      '3: Left out: “Opening Salvo”; more than 1 have no place here.',
    ]);
  });
});
