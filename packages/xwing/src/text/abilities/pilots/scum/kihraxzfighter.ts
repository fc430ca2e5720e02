import type { Sayings } from '../../types.ts';

export const kihraxzfighter: Sayings = {
  'scum/kihraxzfighter/talonbanecobra': {
    de: 'Im Angriff und in der Verteidigung: Dein Reichweiten-Kampf-Bonus zählt doppelt.',
    en: 'When you attack or defend: your range combat bonus counts twice.',
  },
  'scum/kihraxzfighter/viktorhel': {
    de: 'Nachdem du dich verteidigt hast: Hast du nicht genau 2 Verteidigungswürfel geworfen, erhält der Angreifer 1 Stressmarker.',
    en: 'After you defend: unless you rolled exactly 2 defence dice, the attacker gets 1 stress token.',
  },
  'scum/kihraxzfighter/grazthehunter': {
    de: 'In der Verteidigung, wenn der Angreifer in deinem Feuerwinkel ist: Du wirfst 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you defend and have the attacker in your firing arc: the number of your defence dice rises by 1.',
  },
  'scum/kihraxzfighter/captainjostero': {
    de: 'Einmal pro Runde, nachdem ein feindliches Schiff Schaden erlitten hat, ohne Verteidiger eines Angriffs zu sein: Du darfst es angreifen.',
    en: 'Once per round, after an enemy suffers damage other than as the defender of an attack: you may attack it.',
  },
};
