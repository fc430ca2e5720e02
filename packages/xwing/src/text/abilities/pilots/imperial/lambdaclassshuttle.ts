import type { Sayings } from '../../types.ts';

export const lambdaclassshuttle: Sayings = {
  'imperial/lambdaclassshuttle/captainkagi': {
    de: 'Stellt ein feindliches Schiff eine Zielerfassung her: Es muss dich erfassen, wenn es das kann; ausgenommen sind Zielerfassungen, für die eine Karte das Schiff nennt.',
    en: 'Enemy ships that acquire a target lock must lock you whenever they can, unless a card names the ship to lock.',
  },
  'imperial/lambdaclassshuttle/coloneljendon': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 deiner Zielerfassungen an ein freundliches Schiff in Reichweite 1 weitergeben, das selbst keine hat.',
    en: 'When the Combat phase begins: you may pass on one of your target locks. The ship that gets it must be friendly, at range 1 and without any lock.',
  },
  'imperial/lambdaclassshuttle/captainyorr': {
    de: 'Würde ein anderes freundliches Schiff in Reichweite 1–2 einen Stressmarker erhalten und hast du selbst höchstens 2: Du darfst ihn an seiner Stelle nehmen.',
    en: 'As long as you have no more than 2 stress tokens: you may take stress tokens that any other friend at range 1–2 is about to get.',
  },
};
