import type { Sayings } from './types.ts';

/** What faceup damage cards do. */
export const damage: Sayings = {
  'damage/blinded-gunners': {
    de: 'Das Schiff kann im Angriff keine Zielgenauigkeiten ausgeben.',
    en: 'The ship cannot spend accuracy icons while attacking.',
  },
  'damage/comm-noise': {
    de: 'Der Gegner darf die Geschwindigkeit um 1 senken oder das oberste Kommandorad neu wählen. Danach verdeckt.',
    en: 'The opponent may reduce the speed by 1 or choose a new command on the top dial. Then facedown.',
  },
  'damage/compartment-fire': {
    de: 'Die Verteidigungsmarker werden in der Statusphase nicht spielbereit.',
    en: 'Its defense tokens are not readied in the Status Phase.',
  },
  'damage/crew-panic': {
    de: 'Vor dem Aufdecken: 1 Schaden erleiden oder das Kommandorad ohne Wirkung ablegen.',
    en: 'Before revealing: suffer 1 damage, or discard the command dial without effect.',
  },
  'damage/damaged-controls': {
    de: 'Überschneidet es nach dem Manöver ein Schiff oder Hindernis, erhält es eine weitere verdeckte Schadenskarte.',
    en: 'If it overlaps a ship or obstacle after its maneuver, it is dealt one more facedown card.',
  },
  'damage/injured-crew': {
    de: 'Es legt einen Verteidigungsmarker seiner Wahl ab. Danach verdeckt.',
    en: 'It discards a defense token of its choice. Then facedown.',
  },
  'damage/life-support-failure': {
    de: 'Alle Kommandomarker gehen verloren, und es kann keine mehr haben.',
    en: 'All command tokens are lost, and it cannot have any.',
  },
  'damage/capacitor-failure': {
    de: 'Zonen ohne Schilde gewinnen keine zurück; wird eine solche angegriffen, kann Umlenken nicht ausgegeben werden.',
    en: 'Zones without shields gain none; while such a zone defends, Redirect cannot be spent.',
  },
  'damage/coolant-discharge': {
    de: 'Höchstens ein Angriff pro Runde darf einem Schiff gelten.',
    en: 'Only one of its attacks in a round can target a ship.',
  },
  'damage/damaged-munitions': {
    de: 'Im Angriff auf ein Schiff ein Würfel weniger, bevor gewürfelt wird.',
    en: 'Attacking a ship, one die less before the roll.',
  },
  'damage/depowered-armament': {
    de: 'In großer Reichweite kann es nicht angreifen.',
    en: 'It cannot attack at long range.',
  },
  'damage/disengaged-fire-control': {
    de: 'Versperrte Ziele kann es nicht angreifen.',
    en: 'It cannot attack obstructed targets.',
  },
  'damage/faulty-countermeasures': {
    de: 'Erschöpfte Verteidigungsmarker kann es nicht ausgeben.',
    en: 'It cannot spend exhausted defense tokens.',
  },
  'damage/point-defense-failure': {
    de: 'Im Angriff auf eine Staffel ein Würfel weniger, bevor gewürfelt wird.',
    en: 'Attacking a squadron, one die less before the roll.',
  },
  'damage/power-failure': {
    de: 'Der Technikwert ist halbiert, aufgerundet.',
    en: 'Its engineering value is halved, rounded up.',
  },
  'damage/projector-misaligned': {
    de: 'Die Zone mit den meisten Schilden verliert alle. Danach verdeckt.',
    en: 'The zone with the most shields loses all of them. Then facedown.',
  },
  'damage/ruptured-engine': {
    de: 'Nach einem Manöver erleidet es 1 Schaden, wenn seine Geschwindigkeit höher als 1 ist.',
    en: 'After a maneuver it suffers 1 damage if its speed is above 1.',
  },
  'damage/shield-failure': {
    de: 'Der Gegner nimmt bis zu zwei Zonen je 1 Schild. Danach verdeckt.',
    en: 'The opponent takes 1 shield from up to two zones. Then facedown.',
  },
  'damage/structural-damage': {
    de: 'Es erhält eine weitere verdeckte Schadenskarte. Danach verdeckt.',
    en: 'It is dealt one more facedown damage card. Then facedown.',
  },
  'damage/targeter-disruption': {
    de: 'Im Angriff kann es keine kritischen Effekte abhandeln.',
    en: 'It cannot resolve critical effects while attacking.',
  },
  'damage/thrust-control-malfunction': {
    de: 'Das letzte einstellbare Gelenk jeder Geschwindigkeit hat einen Klick weniger.',
    en: 'The last adjustable joint of each speed has one click less.',
  },
  'damage/thruster-fissure': {
    de: 'Ändert sich seine Geschwindigkeit, erleidet es 1 Schaden.',
    en: 'When its speed changes, it suffers 1 damage.',
  },
};
