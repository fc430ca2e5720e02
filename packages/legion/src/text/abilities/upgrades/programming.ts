import type { Sayings } from '../types.ts';

export const programming: Sayings = {
  'upgrade/bounty-programming': {
    de: 'Ist die Beute von Kopfgeld ein Commander, haben die Waffen der Einheit Durchschlagen 1; ist sie ein Agent, sind sie niederhaltend.',
    en: 'If the prey of Bounty is a commander, the unit’s weapons have Pierce 1; if it is an operative, they are Suppressive.',
  },
  'upgrade/programmed-loyalty': {
    de: 'Die Einheit kann Befehle nur von Commandern erhalten.',
    en: 'The unit can be issued orders by commanders only.',
  },
};
