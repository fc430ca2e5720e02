import type { Sayings } from '../../types.ts';

export const tieadvanced: Sayings = {
  'imperial/tieadvanced/darthvader': {
    de: 'In deinem Schritt „Aktion durchführen“: Du darfst 2 Aktionen durchführen.',
    en: 'In your Perform Action step: you may take 2 actions instead of 1.',
  },
  'imperial/tieadvanced/junoeclipse': {
    de: 'Deckst du dein Manöver auf: Du darfst seine Geschwindigkeit um 1 erhöhen oder senken, nicht unter 1.',
    en: 'When you reveal your dial: you may fly that manoeuvre 1 speed faster or slower, but no slower than 1.',
  },
  'imperial/tieadvanced/maarekstele': {
    de: 'Teilt dein Angriff dem Verteidiger eine offene Schadenskarte zu: Du ziehst stattdessen 3, wählst 1 davon für ihn aus und legst die übrigen ab.',
    en: 'Whenever your attack would deal a faceup damage card: you draw 3 instead, pick the one that the defender gets and discard the rest.',
  },
  'imperial/tieadvanced/zertikstrom': {
    de: 'Feindliche Schiffe in Reichweite 1 erhalten bei ihren Angriffen keinen Reichweiten-Kampf-Bonus.',
    en: 'Enemy ships at range 1 get no range combat bonus for their attacks.',
  },
  'imperial/tieadvanced/commanderalozen': {
    de: 'Zu Beginn der Kampfphase: Du darfst eine Zielerfassung auf ein feindliches Schiff in Reichweite 1 herstellen.',
    en: 'When the Combat phase begins: you may lock an enemy ship at range 1.',
  },
  'imperial/tieadvanced/lieutenantcolzet': {
    de: 'Zu Beginn der Endphase: Du darfst deine Zielerfassung auf ein feindliches Schiff ausgeben, um 1 zufällige verdeckte Schadenskarte dieses Schiffes auf die offene Seite zu drehen.',
    en: 'When the End phase begins: you may spend your target lock on an enemy ship to turn one of its facedown damage cards, picked at random, faceup.',
  },
};
