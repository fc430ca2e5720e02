import type { Sayings } from './types.ts';

export const damage: Sayings = {
  'damage/blinded-gunners': {
    de: 'Solange das Schiff angreift, kann es keine Zielgenauigkeit ausgeben, wofür auch immer.',
    en: 'While the ship attacks, no accuracy icon can be spent, whatever for.',
  },
  'damage/comm-noise': {
    de: 'Sofort: Der Gegner senkt den Schub des Schiffs um 1, oder er bestimmt ein neues Kommando auf dem obersten Kommandorad, oder er lässt beides. Danach wird die Karte verdeckt.',
    en: 'At once: the opponent lowers the speed of the ship by 1, or sets its top command dial anew, or does neither. Then the card goes facedown.',
  },
  'damage/compartment-fire': {
    de: 'Das Schiff kann seine Verteidigungsmarker nicht selbst spielbereit machen; die Karte eines anderen Schiffs kann es.',
    en: 'The ship itself cannot ready its defence tokens; the card of another ship can.',
  },
  'damage/crew-panic': {
    de: 'Bevor das Schiff ein Kommandorad aufdeckt: Es erleidet 1 Schaden, oder dieses Rad wird abgelegt und in dieser Runde keines aufgedeckt.',
    en: 'Before a command dial is revealed: the ship suffers 1 damage, or that dial is lost and none is revealed this round.',
  },
  'damage/damaged-controls': {
    de: 'Überschneidet sich das Schiff durch sein Manöver mit einem Schiff oder Hindernis, erhält es 1 verdeckte Schadenskarte, noch bevor das Hindernis wirkt.',
    en: 'If its manoeuvre makes the ship overlap a ship or an obstacle, it is dealt 1 facedown damage card, before the obstacle has its own effect.',
  },
  'damage/injured-crew': {
    de: 'Sofort: Das Schiff legt 1 seiner Verteidigungsmarker ab; welchen, bestimmt sein Besitzer. Danach wird die Karte verdeckt.',
    en: 'At once: the ship loses 1 of its defence tokens; its owner says which. Then the card goes facedown.',
  },
  'damage/life-support-failure': {
    de: 'Sofort: Alle Kommandomarker des Schiffs werden abgelegt. Solange die Karte offen liegt, kann es keine haben.',
    en: 'At once: all command tokens of the ship are discarded. As long as the card is faceup it can hold none.',
  },
  'damage/capacitor-failure': {
    de: 'In Hüllensektionen ohne Schilde kann das Schiff keine wiederherstellen und keine dorthin bewegen. Verteidigt sich eine solche Hüllensektion, kann kein Marker „Umlenken“ ausgegeben werden.',
    en: 'To a hull zone without shields the ship brings none, neither recovered nor moved. While such a hull zone defends, no redirect token can be spent.',
  },
  'damage/coolant-discharge': {
    de: 'In jeder Runde kann nur 1 Angriff dieses Schiffs einem Schiff gelten.',
    en: 'In each round only 1 attack of this ship can be aimed at a ship.',
  },
  'damage/damaged-munitions': {
    de: 'Greift das Schiff ein Schiff an, entfernt es vor dem Wurf 1 Würfel seiner Wahl.',
    en: 'When the ship attacks a ship, it leaves out 1 die of its choice before rolling.',
  },
  'damage/depowered-armament': {
    de: 'Das Schiff kann nicht auf große Reichweite angreifen.',
    en: 'Attacks at long range are closed to the ship.',
  },
  'damage/disengaged-fire-control': {
    de: 'Das Schiff kann kein Ziel festlegen, gegen das der Angriff versperrt wäre.',
    en: 'The ship cannot aim at a target if that attack would be obstructed.',
  },
  'damage/faulty-countermeasures': {
    de: 'Das Schiff kann erschöpfte Verteidigungsmarker nicht ausgeben, auch nicht für andere Karten.',
    en: 'The ship cannot spend exhausted defence tokens, not even for other cards.',
  },
  'damage/point-defense-failure': {
    de: 'Greift das Schiff eine Staffel an, entfernt es vor dem Wurf 1 Würfel seiner Wahl.',
    en: 'When the ship attacks a squadron, it leaves out 1 die of its choice before rolling.',
  },
  'damage/power-failure': {
    de: 'Der Technikwert des Schiffs ist halb so groß, abgerundet. Zwei dieser Karten wirken nacheinander.',
    en: 'The engineering value of the ship is halved, rounded down. Two of these cards act one after the other.',
  },
  'damage/projector-misaligned': {
    de: 'Sofort: Die Hüllensektion mit den meisten Schilden verliert sie alle; bei Gleichstand wählt der Besitzer. Danach wird die Karte verdeckt.',
    en: 'At once: the hull zone with most shields loses all of them; its owner breaks ties. Then the card goes facedown.',
  },
  'damage/ruptured-engine': {
    de: 'Nach jedem Manöver: Zeigt das Schubrad mehr als 1, erleidet das Schiff 1 Schaden.',
    en: 'After each manoeuvre: if the speed dial shows more than 1, the ship suffers 1 damage.',
  },
  'damage/shield-failure': {
    de: 'Sofort: Der Gegner wählt bis zu 2 Hüllensektionen, die je 1 Schild verlieren. Danach wird die Karte verdeckt.',
    en: 'At once: the opponent names up to 2 hull zones, and each of them loses 1 shield. Then the card goes facedown.',
  },
  'damage/structural-damage': {
    de: 'Sofort: Das Schiff erhält 1 weitere Schadenskarte, verdeckt. Danach wird auch diese Karte verdeckt.',
    en: 'At once: the ship is dealt 1 more damage card, facedown. Then this one goes facedown, too.',
  },
  'damage/targeter-disruption': {
    de: 'Solange das Schiff angreift, kann es keine kritischen Effekte abhandeln.',
    en: 'While the ship attacks, it resolves no critical effects.',
  },
  'damage/thrust-control-malfunction': {
    de: 'Beim Schub, den das Schubrad zeigt, ist der Kurskorrekturwert des letzten einstellbaren Gelenks um 1 kleiner.',
    en: 'At the speed that its dial shows, the last joint that can be bent has a yaw value 1 lower.',
  },
  'damage/thruster-fissure': {
    de: 'Ändert das Schiff seinen Schub, erleidet es 1 Schaden.',
    en: 'Whenever the ship changes its own speed, it suffers 1 damage.',
  },
};
