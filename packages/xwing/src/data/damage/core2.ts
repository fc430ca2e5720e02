import { damageCard } from '../rows.ts';
import type { DamageCard } from '../types.ts';

export const core2: readonly DamageCard[] = [
  damageCard('pilot', 'blindedpilot', ['Blinded Pilot', 'Geblendeter Pilot']),
  damageCard('ship', 'consolefire', ['Console Fire', 'Konsolenbrand']),
  damageCard('pilot', 'damagedcockpit', ['Damaged Cockpit', 'Cockpitschaden']),
  damageCard('ship', 'damagedengine', ['Damaged Engine', 'Triebwerksschaden']),
  damageCard('ship', 'damagedsensorarray', ['Damaged Sensor Array', 'Sensorenausfall']),
  damageCard('ship', 'directhit', ['Direct Hit!', 'Direkter Treffer!'], 7),
  damageCard('ship', 'loosestabilizer', ['Loose Stabilizer', 'Lockerer Stabilisator']),
  damageCard('ship', 'majorexplosion', ['Major Explosion', 'Schwere Explosion']),
  damageCard('ship', 'majorhullbreach', ['Major Hull Breach', 'Schwerer Hüllenbruch']),
  damageCard('pilot', 'shakenpilot', ['Shaken Pilot', 'Verstörter Pilot']),
  damageCard('ship', 'structuraldamage', ['Structural Damage', 'Strukturschäden']),
  damageCard('pilot', 'stunnedpilot', ['Stunned Pilot', 'Benommener Pilot']),
  damageCard('ship', 'thrustcontrolfire', ['Thrust Control Fire', 'Schubreglerbrand']),
  damageCard('ship', 'weaponsfailure', ['Weapons Failure', 'Waffenausfall']),
];
