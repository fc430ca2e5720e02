import { EZRA_BRIDGER, HERA_SYNDULLA, SABINE_WREN, ZEB_ORRELIOS } from '../../phrases/pilots.ts';
import type { Sayings } from '../../types.ts';

export const attackshuttle: Sayings = {
  'rebel/attackshuttle/herasyndulla': HERA_SYNDULLA,
  'rebel/attackshuttle/sabinewren': SABINE_WREN,
  'rebel/attackshuttle/ezrabridger': EZRA_BRIDGER,
  'rebel/attackshuttle/zeborrelios': ZEB_ORRELIOS,
};
