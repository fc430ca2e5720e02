import { ezra, hera, sabine, zeb } from '../../phrases/pilots.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const attackshuttle: CardFamily = {
  'rebel/attackshuttle/herasyndulla': hera,
  'rebel/attackshuttle/sabinewren': sabine,
  'rebel/attackshuttle/ezrabridger': ezra,
  'rebel/attackshuttle/zeborrelios': zeb,
};
