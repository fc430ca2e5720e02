import type { Sayings } from '../types.ts';

export const secondary: Sayings = {
  'battle/align-the-relay': {
    de: 'Als Aktion richtet eine Einheit ein umkämpftes Relais aus; es gehört ihrer Seite, bis der Gegner es übernimmt. Ab Runde 2: 1 Punkt für zwei Relais, 2 für vier.',
    en: 'As an action a unit aligns a relay that it contests; it is its side’s until the other takes it. From round 2 on, 1 point for two relays, 2 for four.',
  },
  'battle/bring-them-to-heel': {
    de: 'Ab Runde 2: 1 Punkt, wenn mehr feindliche als eigene Einheiten mindestens so viele Niederhalten-Marker wie Tapferkeit haben. Einmal pro Runde 2 Punkte, wenn ein Feind in Panik ist oder alle Feinde Marker haben, jedes nur einmal.',
    en: 'From round 2 on, 1 point if more enemy than own units have suppression equal to their courage. Once a round 2 points if an enemy is panicked, or if all enemies have suppression; each only once.',
  },
  'battle/bring-them-to-heel-recon': {
    de: 'Ab Runde 2: 1 Punkt, wenn mehr feindliche als eigene Einheiten mindestens so viele Niederhalten-Marker wie Tapferkeit haben. Einmal pro Runde 2 Punkte, wenn ein Feind in Panik ist oder alle Feinde Marker haben, jedes nur einmal.',
    en: 'From round 2 on, 1 point if more enemy than own units have suppression equal to their courage. Once a round 2 points if an enemy is panicked, or if all enemies have suppression; each only once.',
  },
  'battle/destroy-enemy-base': {
    de: 'Jeder legt eine Basis und gibt einer Einheit eine Bombe. Steht zu Beginn der Endphase ein Bombenträger an einer feindlichen Basis, die man sichert, wird sie gesprengt: 4 Punkte.',
    en: 'Each places a base and gives a unit a bomb. If a carrier contests an enemy base that you secure at the start of the end phase, it is blown up for 4 points.',
  },
  'battle/failed-negotiations': {
    de: 'Eine Einheit führt einen Gefangenen mit: Tapferkeit +1, in Runde 1 unerkannt. Ab Runde 2 je 1 Punkt für Träger in Reichweite 1 des Treffpunkts in der Mitte.',
    en: 'A unit holds a prisoner: courage +1, incognito in round 1. From round 2 on, 1 point for each carrier within range 1 of the exchange in the centre.',
  },
  'battle/marked-targets': {
    de: 'Jeder markiert zwei eigene und zwei feindliche Einheiten. Für jede besiegte markierte Einheit erhält der Gegner 1 Punkt.',
    en: 'Each marks two own and two enemy units. The opponent scores 1 point for each marked unit that is defeated.',
  },
  'battle/recon-mission': {
    de: 'Eine Einheit trägt einen Scanner. Endet ab Runde 2 ihre Aktivierung mit zwei Feinden in Reichweite 2 und Sicht, gibt es 1 Punkt, einmal pro Runde; diese Feinde erhalten Beobachtungsmarker.',
    en: 'A unit carries a scanner. From round 2 on, if its activation ends with two enemies within 2 and in sight, score 1 point, once a round; these enemies gain observation tokens.',
  },
  'battle/recon-mission-recon': {
    de: 'Eine Einheit trägt einen Scanner. Endet ab Runde 2 ihre Aktivierung mit zwei Feinden in Reichweite 2 und Sicht, gibt es 1 Punkt, einmal pro Runde; diese Feinde erhalten Beobachtungsmarker.',
    en: 'A unit carries a scanner. From round 2 on, if its activation ends with two enemies within 2 and in sight, score 1 point, once a round; these enemies gain observation tokens.',
  },
  'battle/retrieve-the-data': {
    de: 'Als freie Aktion legt eine Einheit einen Marker auf einen Datenkern, den sie umkämpft. Ab Runde 2 bringt jeder gesicherte Kern mit zwei Markern 1 Punkt und verschwindet.',
    en: 'As a free action a unit puts a token on a data core that it contests. From round 2 on, each secured core with two tokens scores 1 point and is removed.',
  },
  'battle/supply-run': {
    de: 'Trupplereinheiten tragen Vorräte zu einem Punkt von Interesse und geben sie dort zu Beginn ihrer Aktivierung ab: 1 Punkt, in den Runden 4 und 5 2.',
    en: 'Trooper units carry supplies to a point of interest and turn them in at the start of an activation there: 1 point, 2 in rounds 4 and 5.',
  },
  'battle/surface-scan': {
    de: 'Zwei Einheiten tragen Scanner. Ab Runde 2: 1 Punkt, wenn zwei Träger außerhalb des eigenen Gebiets stehen. Einmal 2 Punkte, wenn ein Träger an einem verlorenen feindlichen Scanner steht.',
    en: 'Two units carry scanners. From round 2 on, 1 point if two carriers are outside your territory. Once, 2 points if a carrier contests a dropped enemy scanner.',
  },
  'battle/surface-scan-recon': {
    de: 'Zwei Einheiten tragen Scanner. Ab Runde 2: 1 Punkt, wenn zwei Träger außerhalb des eigenen Gebiets stehen. Einmal 2 Punkte, wenn ein Träger an einem verlorenen feindlichen Scanner steht.',
    en: 'Two units carry scanners. From round 2 on, 1 point if two carriers are outside your territory. Once, 2 points if a carrier contests a dropped enemy scanner.',
  },
  'battle/sweep-and-clear': {
    de: 'Einmal pro Runde, wenn ein eigener Angriff eine Einheit besiegt, wird eine Zeile nach dem Gebiet des angreifenden Einheitenführers abgestrichen: 1 Punkt, im feindlichen Gebiet 2.',
    en: 'Once a round, when an attack of yours defeats a unit, tick a row by the territory of the attacking leader: 1 point, 2 in enemy territory.',
  },
};
