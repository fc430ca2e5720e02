import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const modLToZ: readonly Upgrade[] = upgradesOf('mod', [
  card('stealthdevice', ['Stealth Device', 'Tarnvorrichtung'], 3, [7, 26, 62, 73], {
    grants: { stats: { agility: 1 } },
  }),
  card('shieldupgrade', ['Shield Upgrade', 'Verbesserte Schilde'], 4, [6, 21], {
    grants: { stats: { shields: 1 } },
    ability: false,
  }),
  card('targetingcomputer', ['Targeting Computer', 'Zielerfassungssystem'], 2, 21, {
    grants: { actions: ['targetlock'] },
    ability: false,
  }),
  card('munitionsfailsafe', ['Munitions Failsafe', 'Ausfallsichere Munition'], 1, [16, 17]),
  card('stygiumparticleaccelerator', ['Stygium Particle Accelerator', 'Stygium-Teilchen-Beschleuniger'], 2, 19),
  card('tacticaljammer', ['Tactical Jammer', 'Taktischer Störsender'], 1, [24, 56], { restrict: { size: ['large'] } }),
  card('twinionenginemkii', ['Twin Ion Engine Mk. II', 'Zwillings-Ionenantrieb MK. II'], 1, 34, {
    restrict: { shipType: ['TIE'] },
    grants: { dial: { bearings: ['bank'], to: 'green', optional: true } },
    ability: false,
  }),
  card('maneuveringfins', ['Maneuvering Fins', 'Steuertragflächen'], 1, 31, { restrict: { shipType: ['YV-666'] } }),
  card('optimizedgenerators', ['Optimized Generators', 'Optimierte Generatoren'], 5, [35, 58], {
    restrict: { size: ['huge'] },
  }),
  card('ordnancetubes', ['Ordnance Tubes', 'Abschussrohre'], 5, 35, {
    restrict: { size: ['huge'] },
    grants: { treats: { slot: 'hardpoint', as: ['torpedo', 'missile'] } },
  }),
  card('longrangescanners', ['Long-Range Scanners', 'Langstreckenscanner'], 0, 52, {
    restrict: { slots: ['torpedo', 'missile'] },
  }),
  card('vectoredthrusters', ['Vectored Thrusters', 'Schwenkbare Schubdüsen'], 2, [53, 73], {
    restrict: { size: ['small'] },
    grants: { actions: ['barrelroll'] },
    ability: false,
  }),
  card('smugglingcompartment', ['Smuggling Compartment', 'Schmuggelverschläge'], 0, 57, {
    limited: true,
    restrict: { shipType: ['YT-1300', 'YT-2400'] },
    grants: { gains: [{ slot: 'illicit' }, { slot: 'mod', maxPoints: 3 }] },
    ability: false,
  }),
  card('spacetugtractorarray', ['Spacetug Tractor Array', 'Schleppertraktorstrahl'], 2, 61, {
    restrict: { shipType: ['Quadjumper'] },
  }),
  card('lightweightframe', ['Lightweight Frame', 'Leichtgewichtrahmen'], 2, [63, 66], {
    restrict: { shipType: ['TIE'], maxAgility: 2 },
  }),
  card('pulsedrayshield', ['Pulsed Ray Shield', 'Pulsstrahlenschild'], 2, [58, 73], {
    restrict: { faction: ['rebel', 'scum'], exactShields: 1 },
  }),
  card('servomotorsfoils', ['Servomotor S-foils', 'Servomotorische S-Flügel'], 0, 74, {
    restrict: { ship: ['xwing'] },
    sides: [
      { name: { en: 'Attack', de: 'Angriffsposition' }, grants: { actions: ['barrelroll'] } },
      {
        name: { en: 'Closed', de: 'Geschlossen' },
        grants: {
          stats: { attack: -1 },
          actions: ['boost'],
          dial: { speeds: [2], bearings: ['bank'], to: 'green', optional: false },
        },
      },
    ],
  }),
  unique('multispectralcamouflage', ['Multi-spectral Camouflage', 'Multispektrale Tarnung'], 1, 75, {
    restrict: { size: ['small'] },
  }),
]);
