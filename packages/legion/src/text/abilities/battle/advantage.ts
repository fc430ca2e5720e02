import type { Sayings } from '../types.ts';

export const advantage: Sayings = {
  'battle/advanced-intel': {
    de: 'Zu Beginn der ersten Aktivierungsphase kommt ein Marker in deinen Passen-Vorrat.',
    en: 'At the start of the first activation phase add a token to your pass pool.',
  },
  'battle/advanced-intel-recon': {
    de: 'Zu Beginn der ersten Aktivierungsphase kommt ein Marker in deinen Passen-Vorrat.',
    en: 'At the start of the first activation phase add a token to your pass pool.',
  },
  'battle/armored-assault': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhalten bis zu drei Fahrzeuge je 1 Zielmarker.',
    en: 'At the start of the first activation phase up to three vehicles gain 1 aim token each.',
  },
  'battle/black-ops': {
    de: 'Zu Beginn der ersten Aktivierungsphase kann ein Trupp aus höchstens sechs Miniaturen infiltrieren; kann er es schon, erhält er 1 Ziel- und 1 Ausweichmarker.',
    en: 'At the start of the first activation phase a squad of up to six miniatures gains Infiltrate; if it has it, 1 aim and 1 dodge token.',
  },
  'battle/command-override': {
    de: 'Zweimal, beim Erteilen von Befehlen: Eine Einheit mit KI erteilt sich selbst einen Befehl.',
    en: 'Twice, while orders are issued: a unit with AI orders itself.',
  },
  'battle/coordinated-strike': {
    de: 'Einmal: Bis zu zwei Einheiten der Republik können, wenn sie Befehle haben, einer Klontruppler- oder Fahrzeugeinheit in Reichweite 1 einen Befehl erteilen.',
    en: 'Once: up to two Republic units with orders may issue an order to a clone trooper or vehicle unit within range 1.',
  },
  'battle/cunning-deployment': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhalten drei deiner Einheiten je 1 Ausweichmarker.',
    en: 'At the start of the first activation phase three of your units gain 1 dodge token each.',
  },
  'battle/cunning-deployment-recon': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhalten drei deiner Einheiten je 1 Ausweichmarker.',
    en: 'At the start of the first activation phase three of your units gain 1 dodge token each.',
  },
  'battle/extreme-discipline': {
    de: 'Zweimal: Hat eine Einheit Niederhalten-Marker erhalten, kann sie alle für 1 Wunde ablegen.',
    en: 'Twice: after a unit has gained suppression it may remove all of it for 1 wound.',
  },
  'battle/fortified-position': {
    de: 'Beim Aufbau stellst du bis zu drei Barrikaden in eigenes oder umkämpftes Gebiet, nicht in Reichweite 1 voneinander.',
    en: 'During set-up place up to three barricades in your own or contested territory, not within range 1 of each other.',
  },
  'battle/fortified-position-recon': {
    de: 'Beim Aufbau stellst du bis zu drei Barrikaden in eigenes oder umkämpftes Gebiet, nicht in Reichweite 1 voneinander.',
    en: 'During set-up place up to three barricades in your own or contested territory, not within range 1 of each other.',
  },
  'battle/garrison': {
    de: 'Eine deiner Standardeinheiten geht in vorbereitete Stellung.',
    en: 'One of your corps units takes a prepared position.',
  },
  'battle/no-time-to-lose': {
    de: 'Zu Beginn einer Aktivierung: 1 Marker des Passen-Vorrats für 1 Ziel- und 1 Ausweichmarker oder eine freie Erholung.',
    en: 'At the start of an activation: 1 token of the pass pool for 1 aim and 1 dodge token, or a free recover.',
  },
  'battle/ordnance': {
    de: 'Einmal, am Ende einer Kommandophase, legst du einen Marker; zu Beginn der Endphase treffen drei schwarze Würfel alle in Reichweite 1: Fahrzeuge und Gepanzerte erleiden Wunden, andere Niederhalten-Marker.',
    en: 'Once, at the end of a command phase, place a token; at the start of the end phase three black dice strike all within range 1: vehicles and armoured units suffer wounds, others suppression.',
  },
  'battle/rapid-deployment': {
    de: 'Bis zu zwei Standardeinheiten der Klontruppler bewegen sich zu Beginn der ersten Endphase mit Geschwindigkeit 1.',
    en: 'Up to two corps clone units make a speed-1 move at the start of the first end phase.',
  },
  'battle/scrambled-orders': {
    de: 'Beim Aufbau legst du einen Störsender. Feinde in Reichweite 1 erhalten keine Befehle; einer im Kontakt entfernt ihn als freie Aktion.',
    en: 'During set-up place a scrambler. Enemies within range 1 are issued no orders; one in contact removes it as a free action.',
  },
  'battle/strafing-run': {
    de: 'Einmal, am Ende einer Kommandophase, legst du einen Marker; zu Beginn der Endphase erhält jede Einheit unter einer Linie von Reichweite 2 Niederhalten-Marker nach vier schwarzen Würfeln.',
    en: 'Once, at the end of a command phase, place a token; at the start of the end phase every unit under a line of range 2 gains suppression by four black dice.',
  },
};
