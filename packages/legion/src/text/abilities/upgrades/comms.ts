import type { Sayings } from '../types.ts';

export const comms: Sayings = {
  'upgrade/command-control-array': {
    de: 'Mit Koordinieren kann die Einheit Befehle auf Reichweite 1–2 erteilen.',
    en: 'With Coordinate the unit can issue orders at range 1–2.',
  },
  'upgrade/comms-jammer': {
    de: 'Feindliche Einheiten in Reichweite 1 können keine Befehle erhalten, außer von sich selbst.',
    en: 'Enemy units at range 1 cannot be issued orders except by themselves.',
  },
  'upgrade/comms-relay': {
    de: 'Soll die Einheit einen Befehl erhalten, kann ihn stattdessen eine befreundete Einheit in Reichweite 1–2 bekommen; diese Einheit kann dann in dieser Runde keinen Befehl mehr erhalten.',
    en: 'When the unit would be issued an order, a friendly unit at range 1–2 may get it instead; the unit cannot be issued another order this round.',
  },
  'upgrade/emergency-transponder': {
    de: 'Einmal im Spiel, wenn die Einheit durch einen Marker aus dem Befehlspool aktiviert wird: 1 Zielmarker, 1 Ausweichmarker oder 1 Niederhalten-Marker weniger.',
    en: 'Once per game, when the unit activates by a token from the order pool: 1 aim token, 1 dodge token, or 1 suppression token less.',
  },
  'upgrade/hacked-comms-unit': {
    de: 'Nachdem beim Erteilen der Befehle eine feindliche Einheit in Reichweite 1 einen Befehl erhalten hat, kann die Einheit sich selbst einen erteilen.',
    en: 'After an enemy unit at range 1 was issued an order in the Issue Orders step, the unit may issue an order to itself.',
  },
  'upgrade/hq-uplink': {
    de: 'Erschöpfen, während Befehle erteilt werden: Die Einheit erteilt sich selbst einen Befehl.',
    en: 'Exhaust while orders are issued: the unit issues an order to itself.',
  },
  'upgrade/integrated-comms-antenna': {
    de: 'Die Einheit kann in der Kommandophase Befehle von befreundeten Commandern und Agenten in Reichweite 1–4 erhalten.',
    en: 'In the Command Phase the unit can be issued orders by friendly commanders and operatives at range 1–4.',
  },
  'upgrade/long-range-comlink': {
    de: 'Die Einheit kann in der Kommandophase Befehle von befreundeten Commandern und Agenten auf jede Entfernung erhalten.',
    en: 'In the Command Phase the unit can be issued orders by friendly commanders and operatives at any range.',
  },
  'upgrade/onboard-comms-channel': {
    de: 'Nachdem die Einheit beim Erteilen der Befehle einen Befehl erhalten hat, kann sie einer Einheit, die sie transportiert, einen erteilen.',
    en: 'After the unit was issued an order in the Issue Orders step, it may issue one to a unit that it transports.',
  },
  'upgrade/spotter-uplink': {
    de: 'Sagt eine andere befreundete Einheit einen Fernkampfangriff gegen einen Feind in Reichweite 1 und Sichtlinie dieser Einheit an, hat sie dabei Scharfschütze 1, sofern diese Einheit nicht im Handgemenge ist.',
    en: 'When another friendly unit declares a ranged attack against an enemy at range 1 and in line of sight of this unit, it has Sharpshooter 1 for that attack, unless this unit is engaged.',
  },
};
