/** Points, ranks and battlefields of the ways to play. */
import { type Edition, type Format, RANKS, type RankLimits } from './types.ts';

/** `1-2 0-2 3-6 0-3 0-3 0-2`: least and most of each rank, in the order of an army list. */
function ranks(cell: string): RankLimits {
  const [commander, operative, corps, special, support, heavy] = cell.split(' ').map((part) => {
    const [least = 0, most = least] = part.split('-').map(Number);
    return [least, most] as const;
  });
  if (!commander || !operative || !corps || !special || !support || !heavy)
    throw new Error(`${RANKS.length} ranks are wanted, not '${cell}'`);
  return { commander, operative, corps, special, support, heavy };
}

const STANDARD_RANKS = ranks('1-2 0-2 3-6 0-3 0-3 0-2');
const SMALL_RANKS = ranks('1 0-1 2-4 0-2 0-2 0-1');

export const FORMATS: readonly Format[] = [
  {
    id: 'standard',
    name: { en: 'Standard battle', de: 'Standardpartie' },
    edition: '1.2',
    points: 800,
    ranks: STANDARD_RANKS,
    table: 'standard',
    rounds: 6,
    deck: 4,
  },
  {
    id: 'skirmish',
    name: { en: 'Skirmish', de: 'Scharmützel' },
    edition: '1.2',
    points: 500,
    ranks: SMALL_RANKS,
    table: 'skirmish',
    rounds: 6,
    deck: 4,
  },
  {
    // LE-EPISCHE-ARMEE: no deployment cards are drawn.
    id: 'epic',
    name: { en: 'Epic battle', de: 'Episches Gefecht' },
    edition: '1.2',
    points: 1600,
    ranks: ranks('1-4 0-4 6-10 0-5 0-5 0-4'),
    table: 'epic',
    rounds: 6,
    deck: 4,
  },
  {
    // LE-TEAM-GEFECHT-02: each of the two armies of a team.
    id: 'team',
    name: { en: 'Team battle', de: 'Team-Gefecht' },
    edition: '1.2',
    points: 600,
    ranks: STANDARD_RANKS,
    table: 'standard',
    rounds: 6,
    deck: 4,
  },
  {
    // One box is not enough for a standard army (LC-ZUSAMMENSTELLUNG-VON-ARMEEN-02): it is played with what is in it.
    id: 'core-set',
    name: { en: 'Core set', de: 'Grundspiel' },
    edition: '1.2',
    points: 800,
    ranks: ranks('1 0 2 0 1 0'),
    table: 'standard',
    rounds: 6,
    deck: 4,
    coreSet: true,
  },
  {
    // The first act of the scenario of the downed AT-ST. R-LE-111
    id: 'downed-at-st',
    name: { en: 'Scenario: The Downed AT-ST', de: 'Szenario: Der abgestürzte AT-ST' },
    edition: '1.2',
    points: 800,
    ranks: STANDARD_RANKS,
    table: 'standard',
    rounds: 6,
    deck: 4,
    scenario: {
      cards: { objective: 'secure-the-intel', deployment: 'forces-converge', condition: 'the-downed-at-st' },
      factions: { blue: 'empire', red: 'rebel' },
    },
  },
  {
    id: 'standard-2',
    name: { en: 'Standard battle', de: 'Standardpartie' },
    edition: '2.6',
    points: 1000,
    ranks: STANDARD_RANKS,
    table: 'standard',
    rounds: 5,
    deck: 3,
  },
  {
    id: 'escalation',
    name: { en: 'Escalation', de: 'Eskalation' },
    edition: '2.6',
    points: 800,
    ranks: STANDARD_RANKS,
    table: 'standard',
    rounds: 5,
    deck: 3,
  },
  {
    id: 'recon',
    name: { en: 'Recon', de: 'Recon' },
    edition: '2.6',
    points: 600,
    ranks: SMALL_RANKS,
    table: 'skirmish',
    rounds: 5,
    deck: 3,
  },
  {
    id: 'grand-army',
    name: { en: 'Grand army', de: 'Große Armee' },
    edition: '2.6',
    points: 1600,
    ranks: ranks('1-4 0-3 6-10 0-5 0-5 0-4'),
    table: 'standard',
    rounds: 5,
    deck: 3,
  },
];

export function formatOf(id: string): Format {
  const format = FORMATS.find((one) => one.id === id);
  if (!format) throw new Error(`there is no format '${id}'`);
  return format;
}
export const formatsOf = (edition: Edition): readonly Format[] => FORMATS.filter((one) => one.edition === edition);
