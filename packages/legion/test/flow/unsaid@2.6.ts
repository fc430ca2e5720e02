import type { ClauseId } from '@holotisch/rules';

/** What 2.6 says nothing of, though it has words of its own on the entry: there 1.2 goes on, and its clauses are named. */
export const LEFT_TO_12: readonly ClauseId[] = [
  // attacks that cards grant, and what the keywords of a weapon demand
  'LE-ANGRIFF-07',
  'LE-ANGRIFF-13',
  // an empty pool, two pools against one defender, exhausted weapons
  'LE-ANGRIFFSPOOL-01',
  'LE-ANGRIFFSPOOL-03',
  'LE-ANGRIFFSPOOL-05',
  // where a unit is put down that has a prepared position
  'LE-AUFSTELLUNG-05',
  'LE-AUFSTELLUNG-06',
  'LE-AUFSTELLUNG-07',
  // how many standby tokens, and before what they are spent
  'LE-BEREITSCHAFT-07',
  'LE-BEREITSCHAFT-10',
  // which tool, and where a base may come to stand
  'LE-BEWEGUNG-03',
  'LE-BEWEGUNG-04',
  'LE-BEWEGUNG-14',
  'LE-BEWEGUNG-21',
  'LE-BEWEGUNG-23',
  'LE-BEWEGUNG-24',
  'LE-BEWEGUNG-25',
  'LE-BEWEGUNG-28',
  // how miniatures fall in, but for how far from their leader
  'LE-FORMATION-01',
  'LE-FORMATION-06',
  'LE-FORMATION-09',
  'LE-FORMATION-10',
  'LE-FORMATION-11',
  'LE-FORMATION-15',
  'LE-FORMATION-16',
  'LE-FORMATION-18',
  'LE-FORMATION-19',
  'LE-FORMATION-20',
  // that a card grants one
  'LE-FREIE-KARTENAKTIONEN-01',
  // on what a climb may end; clambering is a move of 1.2 alone
  'LE-KLIMMEN-UND-KLETTERN-01',
  'LE-KLIMMEN-UND-KLETTERN-04',
  'LE-KLIMMEN-UND-KLETTERN-18',
  'LE-KLIMMEN-UND-KLETTERN-19',
  'LE-KLIMMEN-UND-KLETTERN-30',
  // units by name, and what a card says
  'LE-KOMMANDOKARTEN-13',
  'LE-KOMMANDOKARTEN-14',
  // how a melee is begun, and who is placed where
  'LE-NAHKAMPF-06',
  'LE-NAHKAMPF-07',
  'LE-NAHKAMPF-08',
  'LE-NAHKAMPF-09',
  'LE-NAHKAMPF-11',
  'LE-NAHKAMPF-13',
  'LE-NAHKAMPF-14',
  'LE-NAHKAMPF-16',
  // what the tokens are
  'LE-NIEDERHALTEN-01',
  // that the objective says how victory points are won
  'LE-SIEGMARKER-01',
  // which edge blue takes
  'LE-SPIELAUFBAU-08',
  // what a wound token is, and that a leader comes last
  'LE-WUNDEN-01',
  'LE-WUNDEN-05',
  // one die by several tokens
  'LE-ZIELEN-09',
];

/** The entries of 1.2 on which 2.6 has words of its own. */
export const SPOKEN: readonly string[] = [
  'LE-AKTIONEN',
  'LE-AKTIVIERUNG-VON-EINHEITEN',
  'LE-AKTIVIERUNGSPHASE',
  'LE-ANGRIFF',
  'LE-ANGRIFFSPOOL',
  'LE-AUFSTELLUNG',
  'LE-AUSWEICHEN',
  'LE-BEFEHLE-ERTEILEN',
  'LE-BEFEHLSMARKER',
  'LE-BEREITSCHAFT',
  'LE-BEWEGUNG',
  'LE-COMMANDER',
  'LE-DECKUNG',
  'LE-ENDPHASE',
  'LE-ERHOLUNG',
  'LE-FORMATION',
  'LE-FREIE-KARTENAKTIONEN',
  'LE-HANDGEMENGE',
  'LE-KARTENAKTIONEN',
  'LE-KLIMMEN-UND-KLETTERN',
  'LE-KOMMANDOKARTEN',
  'LE-KOMMANDOPHASE',
  'LE-NAHKAMPF',
  'LE-NIEDERHALTEN',
  'LE-PANIK',
  'LE-REICHWEITE',
  'LE-RUECKZUG',
  'LE-SAMMELN',
  'LE-SCHWIERIGES-GELAENDE-GLOSSAR',
  'LE-SICHTLINIE',
  'LE-SIEGMARKER',
  'LE-SPIELAUFBAU',
  'LE-SPIELRUNDE',
  'LE-SPIELSIEG',
  'LE-VERTIKALE-BEWEGUNG',
  'LE-WUNDEN',
  'LE-ZIELEN',
];
