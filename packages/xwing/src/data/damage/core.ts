import { damageCard } from '../rows.ts';
import type { DamageCard } from '../types.ts';

export const core: readonly DamageCard[] = [
  damageCard('pilot', 'blindedpilot', ['Blinded Pilot', 'Geblendeter Pilot']),
  damageCard('ship', 'consolefire', ['Console Fire', 'Konsolenbrand']),
  damageCard('pilot', 'damagedcockpit', ['Damaged Cockpit', 'Cockpitschaden']),
  damageCard('ship', 'damagedengine', ['Damaged Engine', 'Triebwerksschaden']),
  damageCard('ship', 'damagedsensorarray', ['Damaged Sensor Array', 'Sensorenausfall']),
  damageCard('ship', 'directhit', ['Direct Hit!', 'Direkter Treffer!'], 7),
  damageCard('pilot', 'injuredpilot', ['Injured Pilot', 'Verletzter Pilot']),
  damageCard('ship', 'minorexplosion', ['Minor Explosion', 'Schwache Explosion']),
  damageCard('ship', 'minorhullbreach', ['Minor Hull Breach', 'Hüllenbruch']),
  damageCard('ship', 'munitionsfailure', ['Munitions Failure', 'Ladehemmung']),
  damageCard('ship', 'structuraldamage', ['Structural Damage', 'Strukturschäden']),
  damageCard('pilot', 'stunnedpilot', ['Stunned Pilot', 'Benommener Pilot']),
  damageCard('ship', 'thrustcontrolfire', ['Thrust Control Fire', 'Schubreglerbrand']),
  damageCard('ship', 'weaponmalfunction', ['Weapon Malfunction', 'Waffenfehlfunktion']),
];
