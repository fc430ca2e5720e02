import { type Names, nearest } from '@holotisch/engine/list';
import type { ShipCard, SquadronCard } from '../data/types.ts';
import {
  isTelling,
  shipNames,
  shipsNamed,
  squadronNamesKnown,
  squadronsNamed,
  upgradeNames,
  upgradesNamed,
} from './card-names.ts';
import { fittingOn } from './one-of.ts';
import { entryOf } from './text-lines.ts';
import { isPiece, isShipName, isSquadronName, isUpgradeName } from './text-words.ts';

/** What a sentence about a fleet may name. */

export const isFlying = (words: string): boolean =>
  isShipName(words) || (isSquadronName(words) && !isUpgradeName(words));

const shipsOf = (words: string): readonly ShipCard[] => {
  const { name, remarks } = entryOf(words);
  return shipsNamed(name, remarks);
};
const squadronsOf = (words: string): readonly SquadronCard[] => {
  const { name, remarks } = entryOf(words);
  return squadronsNamed(name, remarks);
};

/** `an Imperial` says whose it is. */
const isSide = (words: string): boolean => /^imperials?$/i.test(words);
export const isSpokenName = (words: string): boolean => !isSide(words) && isPiece(words);

export const NAMES: Names = {
  piece: (words) => (!isSide(words) && (isShipName(words) || isSquadronName(words)) ? words : undefined),
  isCarried: isUpgradeName,
  couldCarry(ship, card) {
    const { name, remarks } = entryOf(card);
    const cards = upgradesNamed(name, remarks);
    return shipsOf(ship).some(
      ({ id, faction }) => fittingOn(cards, { card: id, upgrades: [] }, faction, []).length > 0,
    );
  },
  sides: (words) => [...shipsOf(words), ...squadronsOf(words)].map(({ faction }) => faction),
  isKindOf: (squadron, words) => isTelling(entryOf(squadron).name, words.replace(/s$/, '')),
  isNearly: (words, kind) =>
    nearest(words, kind === 'carried' ? upgradeNames() : [...shipNames(), ...squadronNamesKnown()]).length > 0,
};
