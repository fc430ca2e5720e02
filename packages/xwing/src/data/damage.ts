/**
 * The two damage decks: id, name, copies. Cards of one id may differ in effect between the decks.
 * 'Direct Hit!' carries the German name of the handbook; a German tournament program calls it 'Volltreffer!'.
 */
import { named } from './rows.ts';
import type { DamageCard, DamageDeckId } from './types.ts';

const cardOf =
  (trait: DamageCard['trait']) =>
  (id: string, name: readonly [en: string, de: string], count = 2): DamageCard => ({
    id,
    name: named(name),
    trait,
    count,
  });

const ship = cardOf('ship');
const pilot = cardOf('pilot');

export const DAMAGE_DECKS: Readonly<Record<DamageDeckId, readonly DamageCard[]>> = {
  core: [
    pilot('blindedpilot', ['Blinded Pilot', 'Geblendeter Pilot']),
    ship('consolefire', ['Console Fire', 'Konsolenbrand']),
    pilot('damagedcockpit', ['Damaged Cockpit', 'Cockpitschaden']),
    ship('damagedengine', ['Damaged Engine', 'Triebwerksschaden']),
    ship('damagedsensorarray', ['Damaged Sensor Array', 'Sensorenausfall']),
    ship('directhit', ['Direct Hit!', 'Direkter Treffer!'], 7),
    pilot('injuredpilot', ['Injured Pilot', 'Verletzter Pilot']),
    ship('minorexplosion', ['Minor Explosion', 'Schwache Explosion']),
    ship('minorhullbreach', ['Minor Hull Breach', 'Hüllenbruch']),
    ship('munitionsfailure', ['Munitions Failure', 'Ladehemmung']),
    ship('structuraldamage', ['Structural Damage', 'Strukturschäden']),
    pilot('stunnedpilot', ['Stunned Pilot', 'Benommener Pilot']),
    ship('thrustcontrolfire', ['Thrust Control Fire', 'Schubreglerbrand']),
    ship('weaponmalfunction', ['Weapon Malfunction', 'Waffenfehlfunktion']),
  ],
  core2: [
    pilot('blindedpilot', ['Blinded Pilot', 'Geblendeter Pilot']),
    ship('consolefire', ['Console Fire', 'Konsolenbrand']),
    pilot('damagedcockpit', ['Damaged Cockpit', 'Cockpitschaden']),
    ship('damagedengine', ['Damaged Engine', 'Triebwerksschaden']),
    ship('damagedsensorarray', ['Damaged Sensor Array', 'Sensorenausfall']),
    ship('directhit', ['Direct Hit!', 'Direkter Treffer!'], 7),
    ship('loosestabilizer', ['Loose Stabilizer', 'Lockerer Stabilisator']),
    ship('majorexplosion', ['Major Explosion', 'Schwere Explosion']),
    ship('majorhullbreach', ['Major Hull Breach', 'Schwerer Hüllenbruch']),
    pilot('shakenpilot', ['Shaken Pilot', 'Verstörter Pilot']),
    ship('structuraldamage', ['Structural Damage', 'Strukturschäden']),
    pilot('stunnedpilot', ['Stunned Pilot', 'Benommener Pilot']),
    ship('thrustcontrolfire', ['Thrust Control Fire', 'Schubreglerbrand']),
    ship('weaponsfailure', ['Weapons Failure', 'Waffenausfall']),
  ],
};
