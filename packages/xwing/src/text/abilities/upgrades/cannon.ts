import type { Sayings } from '../types.ts';

export const cannon: Sayings = {
  'cannon/ioncannon': {
    de: 'Angriff: Trifft er, erleidet der Verteidiger 1 Schaden und erhält 1 Ionenmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender takes 1 damage and 1 ion token; all dice are then cancelled.',
  },
  'cannon/heavylasercannon': {
    de: 'Angriff: Sofort nach deinem Angriffswurf werden alle deine kritischen Treffer zu Treffern.',
    en: 'Attack: as soon as your attack dice are rolled, each critical hit becomes a plain hit.',
  },
  'cannon/autoblaster': {
    de: 'Angriff: Verteidigungswürfel können deine Treffer nicht negieren. Der Verteidiger darf seine Ausweichen-Ergebnisse gleich gegen kritische Treffer einsetzen.',
    en: 'Attack: defence dice cannot cancel your hits. The defender may use evade results on your critical hits straight away.',
  },
  'cannon/flechettecannon': {
    de: 'Angriff: Trifft er, erleidet der Verteidiger 1 Schaden und erhält, wenn er nicht gestresst ist, 1 Stressmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender takes 1 damage and, unless stressed already, 1 stress token; all dice are then cancelled.',
  },
  'cannon/manglercannon': {
    de: 'Angriff: Du darfst einen deiner Treffer in einen kritischen Treffer ändern.',
    en: 'Attack: you may turn one of your hits into a critical hit.',
  },
  'cannon/tractorbeam': {
    de: 'Angriff: Trifft er, erhält der Verteidiger 1 Traktorstrahlmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender gets 1 tractor beam token; all dice are then cancelled.',
  },
  'cannon/arccaster#0': {
    de: 'Angriff: Trifft er, erleidet auch ein anderes Schiff deiner Wahl in Reichweite 1 des Verteidigers 1 Schaden. Nach dem Angriff drehst du diese Karte um.',
    en: 'Attack: if it hits, you pick another ship at range 1 of the defender, which suffers 1 damage. After the attack this card turns over.',
  },
  'cannon/arccaster#1': {
    de: 'Zu Beginn der Kampfphase: Du darfst einen Waffen-deaktiviert-Marker nehmen, um diese Karte umzudrehen.',
    en: 'As the Combat phase begins: you may turn this card over for a weapons disabled token.',
  },
  'cannon/jammingbeam': {
    de: 'Angriff: Trifft er, erhält der Verteidiger 1 Störsignalmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender gets 1 jam token; all dice are then cancelled.',
  },
  'cannon/linkedbattery': {
    de: 'Im Angriff mit der Primärwaffe oder einer Kanone: Du darfst einen Angriffswürfel neu würfeln.',
    en: 'When you attack with your primary weapon or a cannon: you may reroll one of your attack dice.',
  },
};
