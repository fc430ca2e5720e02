import type { Sayings } from './types.ts';

/** Keywords of weapons. */
export const weaponKeywords: Sayings = {
  'keyword/beam': {
    en: 'Up to X more attacks with this weapon alone, each at range 1 of the last defender and in sight.',
    de: 'Bis zu X weitere Angriffe nur mit dieser Waffe, jeder in Reichweite 1 des letzten Verteidigers und in Sichtlinie.',
  },
  'keyword/blast': {
    en: 'Cover does not help against the pool.',
    de: 'Gegen den Pool hilft keine Deckung.',
  },
  'keyword/critical': {
    en: 'Up to X surges become critical hits.',
    de: 'Bis zu X Energien werden kritische Treffer.',
  },
  'keyword/cumbersome': {
    en: 'Not in an activation in which its unit moves, pivots excepted.',
    de: 'Nicht in einer Aktivierung, in der sich die Einheit bewegt, außer durch Drehen.',
  },
  'keyword/cycle': {
    en: 'At the end of an activation in which it was not used the card is readied.',
    de: 'Am Ende einer Aktivierung ohne ihren Einsatz wird die Karte spielbereit.',
  },
  'keyword/fixed': {
    en: 'The defender must be in the named arc.',
    de: 'Der Verteidiger muss im genannten Feuerwinkel sein.',
  },
  'keyword/high-velocity': {
    en: 'If all weapons of the pool have it, no dodge token helps.',
    de: 'Haben es alle Waffen des Pools, hilft kein Ausweichmarker.',
  },
  'keyword/immobilize': {
    en: 'Whoever it wounds gains X immobilize tokens.',
    de: 'Wen sie verwundet, der erhält X Immobilisiert-Marker.',
  },
  'keyword/immune-deflect': {
    en: 'Deflect does not help against it.',
    de: 'Ablenken hilft nicht dagegen.',
  },
  'keyword/impact': {
    en: 'Against Armor up to X hits become critical.',
    de: 'Gegen Panzerung werden bis zu X Treffer kritisch.',
  },
  'keyword/ion': {
    en: 'A vehicle or droid that it wounds gains X ion tokens.',
    de: 'Ein Fahrzeug oder Droide, den sie verwundet, erhält X Ionenmarker.',
  },
  'keyword/lethal': {
    en: 'Up to X aim tokens pierce instead of rerolling.',
    de: 'Bis zu X Zielmarker durchschlagen, statt neu zu werfen.',
  },
  'keyword/long-shot': {
    en: 'One aim token in each attack extends the maximum range by 1.',
    de: 'Ein Zielmarker je Angriff verlängert die maximale Reichweite um 1.',
  },
  'keyword/overrun': {
    en: 'Up to X times an activation it attacks whoever its vehicle has moved over.',
    de: 'Bis zu X-mal je Aktivierung greift sie an, wen das Fahrzeug überquert hat.',
  },
  'keyword/pierce': {
    en: 'Up to X blocks are cancelled.',
    de: 'Bis zu X Abwehrergebnisse werden negiert.',
  },
  'keyword/poison': {
    en: 'Living troopers that it wounds gain X poison tokens: a wound each at the end of their activation.',
    de: 'Lebende Truppler, die sie verwundet, erhalten X Giftmarker: am Ende ihrer Aktivierung je eine Wunde.',
  },
  'keyword/ram': {
    en: 'After a whole standard move at full speed X dice become critical hits.',
    de: 'Nach einer ganzen Standardbewegung mit voller Geschwindigkeit werden X Würfel kritische Treffer.',
  },
  'keyword/reconfigure': {
    en: 'When its unit recovers, the card may be turned over.',
    de: 'Erholt sich die Einheit, darf die Karte umgedreht werden.',
  },
  'keyword/scatter': {
    en: 'After the attack everybody but the leader of small-based troopers may be placed anew.',
    de: 'Nach dem Angriff dürfen alle außer dem Einheitenführer von Trupplern auf kleinen Basen neu platziert werden.',
  },
  'keyword/sidearm': {
    en: 'In this kind of attack its bearer uses only this weapon.',
    de: 'Bei dieser Art Angriff benutzt der Träger nur diese Waffe.',
  },
  'keyword/spray': {
    en: 'Its dice count once for each miniature of the defender in sight.',
    de: 'Ihre Würfel zählen für jede Miniatur des Verteidigers in Sichtlinie.',
  },
  'keyword/suppressive': {
    en: 'After the attack the defender gains a suppression token.',
    de: 'Nach dem Angriff erhält der Verteidiger einen Niederhalten-Marker.',
  },
  'keyword/tow-cable': {
    en: 'The attacker turns a vehicle that it has wounded.',
    de: 'Der Angreifer dreht ein Fahrzeug, das er verwundet hat.',
  },
  'keyword/versatile': {
    en: 'It shoots while its unit is engaged.',
    de: 'Sie schießt auch im Handgemenge.',
  },
};
