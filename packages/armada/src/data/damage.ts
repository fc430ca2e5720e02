import { damageCard } from './rows.ts';
import type { DamageCard } from './types.ts';

/** 52 cards of 22 titles. */
export const DAMAGE_DECK: readonly DamageCard[] = [
  damageCard('crew', 'blinded-gunners', 'Blinded Gunners', { persistent: true }),
  damageCard('crew', 'comm-noise', 'Comm Noise', { immediate: true }),
  damageCard('crew', 'compartment-fire', 'Compartment Fire', { persistent: true }),
  damageCard('crew', 'crew-panic', 'Crew Panic', { persistent: true }),
  damageCard('crew', 'damaged-controls', ['Damaged Controls', 'Schaden an der Steuerkonsole'], { persistent: true }),
  damageCard('crew', 'injured-crew', 'Injured Crew', { copies: 4, immediate: true }),
  damageCard('crew', 'life-support-failure', 'Life Support Failure', { immediate: true, persistent: true }),
  damageCard('ship', 'capacitor-failure', ['Capacitor Failure', 'Kondensator ausgefallen'], { persistent: true }),
  damageCard('ship', 'coolant-discharge', 'Coolant Discharge', { persistent: true }),
  damageCard('ship', 'damaged-munitions', 'Damaged Munitions', { persistent: true }),
  damageCard('ship', 'depowered-armament', 'Depowered Armament', { persistent: true }),
  damageCard('ship', 'disengaged-fire-control', ['Disengaged Fire Control', 'Feuerkontrolle außer Funktion'], {
    persistent: true,
  }),
  damageCard('ship', 'faulty-countermeasures', 'Faulty Countermeasures', { persistent: true }),
  damageCard('ship', 'point-defense-failure', 'Point-Defense Failure', { persistent: true }),
  damageCard('ship', 'power-failure', ['Power Failure', 'Energieausfall'], { persistent: true }),
  damageCard('ship', 'projector-misaligned', ['Projector Misaligned', 'Fehlfunktion des Schildprojektors'], {
    immediate: true,
  }),
  damageCard('ship', 'ruptured-engine', 'Ruptured Engine', { persistent: true }),
  damageCard('ship', 'shield-failure', ['Shield Failure', 'Schilde ausgefallen'], { immediate: true }),
  damageCard('ship', 'structural-damage', 'Structural Damage', { copies: 8, immediate: true }),
  damageCard('ship', 'targeter-disruption', 'Targeter Disruption', { persistent: true }),
  damageCard('ship', 'thrust-control-malfunction', ['Thrust Control Malfunction', 'Fehlfunktion der Schubkontrolle'], {
    persistent: true,
  }),
  damageCard('ship', 'thruster-fissure', ['Thruster Fissure', 'Risse in den Schubdüsen'], { persistent: true }),
];
