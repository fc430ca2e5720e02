import type { Sayings } from '../../types.ts';

export const separatistPips2: Sayings = {
  'command/double-the-fall': {
    de: 'Zu Beginn der Aktivierungsphase darf Dooku seinen offenen Befehlsmarker in den Pool zurücklegen: Dann verlieren auch bis zu 2 feindliche Einheiten in Reichweite 1–2 ihre an ihren Pool.',
    en: 'At the start of the activation phase Dooku may put his faceup order token back into the pool: then up to 2 enemy units at range 1–2 lose theirs to their pool, too.',
  },
  'command/im-in-control': {
    de: 'Zu Beginn und am Ende seiner Aktivierung darf Cad Bane Niederhalten-Marker an Truppler-Einheiten in Reichweite 1–2 weitergeben; Feinde, die welche erhalten, erhalten auch 1 Immobilisiert-Marker.',
    en: 'At the start and end of his activation Cad Bane may hand on suppression tokens to trooper units at range 1–2; enemies that gain some gain 1 immobilize token, too.',
  },
  'command/orbital-strike': {
    de: 'Einmal in dieser Runde darf ein befreundeter Droiden-Truppler-Commander oder Feldkommandeur am Ende seiner Aktivierung mit der Waffe dieser Karte jenseits von Reichweite 3 angreifen.',
    en: 'Once this round a friendly droid trooper commander or field commander may attack beyond range 3 with the weapon of this card at the end of its activation.',
  },
  'command/pincer-attack': {
    de: 'Greift ein befreundetes Fahrzeug in dieser Runde eine Einheit an, die ein anderes befreundetes Fahrzeug in Reichweite 1 sieht, so hat sie keine Deckung.',
    en: 'When a friendly vehicle attacks a unit this round that another friendly vehicle sees within range 1, that unit has no cover.',
  },
  'command/preservation-protocols': {
    de: 'Droiden-Truppler und Einheiten mit KI, denen der Superdroide einen Befehl erteilt, erhalten 1 Ausweichmarker und haben bis zum Ende der Runde Lösen und Undurchdringlich.',
    en: 'Droid troopers and units with AI that the super tactical droid issues an order to gain 1 dodge token and have Disengage and Impervious until the end of the round.',
  },
  'command/supreme-commander': {
    de: 'Grievous erhält 1 Energiemarker für jede andere befreundete Truppler-Einheit in Reichweite 1. Andere befreundete Truppler-Einheiten mit offenem Befehlsmarker haben Beschützer 2, auch bei Nahkampfangriffen.',
    en: 'Grievous gains 1 surge token for each other friendly trooper unit at range 1. Other friendly trooper units with a faceup order token have Guardian 2, during melee attacks, too.',
  },
  'command/supreme-commander@2.6': {
    de: 'Grievous ist Rücksichtslos. Jede Einheit, die mit dieser Karte einen Befehl bekommt, und jede andere befreundete Truppler-Einheit in Reichweite 1 und Sichtlinie von ihr erhält 1 Energiemarker.',
    en: 'Grievous has Ruthless. Each unit that is issued an order with this card, and each other friendly trooper unit within range 1 and in line of sight of it, gains 1 surge token.',
  },
  'command/the-phantom-menace': {
    de: 'Maul kann nicht angreifen, und Feinde jenseits von Reichweite 2 können ihn nicht angreifen. Vor der Aufstellung vorgezeigt und danach abgelegt gibt die Karte ihm Infiltrieren; er und DRK-1-Sonden führen in Runde 1 keine Aktionen des Einsatzziels durch.',
    en: 'Maul cannot attack, and enemies beyond range 2 cannot attack him. Divulged before deployment and then discarded, the card gives him Infiltrate; he and DRK-1 probes perform no objective actions in round 1.',
  },
  'command/we-serve-the-queen': {
    de: 'Statt seine Krieger direkt zu befehligen koordiniert Sun Fac sie, und sie einander. Geonosianische Krieger mit offenem Befehlsmarker erhalten zu Beginn ihrer Aktivierung 1 Ziel- und 1 Ausweichmarker.',
    en: 'Instead of directing his warriors Sun Fac coordinates them, and they each other. Geonosian Warriors with a faceup order token gain 1 aim and 1 dodge token when they activate.',
  },
};
