import type { Sayings } from '../types.ts';

export const samd: Sayings = {
  'samd/unhingedastromech': {
    de: 'Du darfst alle deine Manöver mit Geschwindigkeit 3 als grün behandeln.',
    en: 'All your manoeuvres of speed 3 may count as green.',
  },
  'samd/genius': {
    de: 'Nachdem du ein Manöver aufgedeckt und ausgeführt hast, ohne ein Schiff zu überschneiden: Du darfst 1 deiner Bombenkarten ohne „Aktion:“ ablegen, um ihren Bombenmarker zu legen.',
    en: 'After the manoeuvre of your dial, if it overlapped no ship: you may discard one of your bomb cards not headed “Action:” and drop its token.',
  },
  'samd/salvagedastromech': {
    de: 'Wird dir eine offene Schadenskarte mit dem Merkmal Schiff zugeteilt: Du darfst sie sofort ablegen, bevor sie wirkt. Lege dann auch diese Karte ab.',
    en: 'When a damage card with the Ship trait is dealt to you faceup: you may discard it at once, before it takes effect. This card is then discarded too.',
  },
  'samd/r4agromech': {
    de: 'Im Angriff, nachdem du einen Fokusmarker ausgegeben hast: Du darfst eine Zielerfassung auf den Verteidiger herstellen.',
    en: 'When you attack and spend a focus token: you may then lock the defender.',
  },
  'samd/r4b11': {
    de: 'Im Angriff: Du darfst deine Zielerfassung auf den Verteidiger ausgeben und beliebig viele Verteidigungswürfel wählen, die er neu würfeln muss.',
    en: 'When you attack: you may spend your lock on the defender and pick any of the defence dice, which must then be rerolled.',
  },
  'samd/r5p8': {
    de: 'Einmal pro Runde, nachdem du verteidigt hast: Du darfst 1 Angriffswürfel werfen. Bei einem Treffer erleidet der Angreifer 1 Schaden, bei einem kritischen Treffer erleidet ihr beide je 1 Schaden.',
    en: 'Once per round, after you have defended: you may roll 1 attack die. A hit is 1 damage for the attacker, a critical hit 1 damage for each of you.',
  },
  'samd/overclockedr4': {
    de: 'In der Kampfphase, wenn du einen Fokusmarker ausgibst: Du darfst 1 Stressmarker nehmen, um 1 Fokusmarker zu erhalten.',
    en: 'In the Combat phase, on spending a focus token: you may take 1 stress token to get a focus token back.',
  },
  'samd/r4e1': {
    de: 'Aktionen auf deinen Torpedo- und Bombenkarten kannst du auch gestresst durchführen. Nach einer solchen Aktion darfst du diese Karte ablegen, um 1 deiner Stressmarker zu entfernen.',
    en: 'Stress does not keep you from the actions on your torpedo and bomb cards. After such an action under stress, you may discard this card to lose 1 stress token.',
  },
  'samd/r5tk': {
    de: 'Du kannst auch freundliche Schiffe erfassen und angreifen.',
    en: 'You can lock and attack friendly ships too.',
  },
};
