import { EZRA_BRIDGER, ZEB_ORRELIOS } from '../../phrases/pilots.ts';
import type { Sayings } from '../../types.ts';

export const sheathipedeclassshuttle: Sayings = {
  'rebel/sheathipedeclassshuttle/fennrau': {
    de: 'Wenn in der Kampfphase ein feindliches Schiff in Reichweite 1–3 in deinem Feuerwinkel das aktive Schiff wird: Bist du nicht gestresst, darfst du 1 Stressmarker nehmen. Dann kann es in dieser Runde beim Angreifen keine Marker für das Modifizieren seiner Würfel ausgeben.',
    en: 'When an enemy at range 1–3 inside your firing arc becomes active in the Combat phase and you are unstressed: you may take 1 stress token. For this round that enemy can spend no tokens to modify its dice in attacks.',
  },
  'rebel/sheathipedeclassshuttle/ezrabridger': EZRA_BRIDGER,
  'rebel/sheathipedeclassshuttle/zeborrelios': ZEB_ORRELIOS,
  'rebel/sheathipedeclassshuttle/ap5': {
    de: 'Bei der Aktion Koordination, bevor das gewählte freundliche Schiff seine freie Aktion durchführt: Du darfst 2 Stressmarker nehmen, um es von 1 Stressmarker zu befreien.',
    en: 'When you coordinate, before the chosen friend performs its free action: you may take 2 stress tokens to free it of 1.',
  },
};
