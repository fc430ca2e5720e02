import type { Sayings } from '../../types.ts';

export const quadjumper: Sayings = {
  'scum/quadjumper/constablezuvio': {
    de: 'Deckst du ein Rückwärtsmanöver auf: Du darfst mit deinen vorderen Stoppern eine Bombe legen, auch eine, die sonst eine Aktion verlangt.',
    en: 'When your dial shows a reverse manoeuvre: your front guides may be used to drop a bomb, even one that otherwise takes an action.',
  },
  'scum/quadjumper/sarcoplank': {
    de: 'In der Verteidigung: Du darfst statt deiner Wendigkeit die Geschwindigkeit des Manövers, das du in dieser Runde ausgeführt hast, als Zahl deiner Verteidigungswürfel nehmen.',
    en: 'When you defend: the speed of the manoeuvre you flew this round may stand in for your agility.',
  },
  'scum/quadjumper/unkarplutt': {
    de: 'Am Ende der Aktivierungsphase: Jedes Schiff, das du berührst, ob Freund oder Feind, erhält 1 Traktorstrahlmarker.',
    en: 'When the Activation phase ends: every ship that touches you, friend or enemy, gets 1 tractor beam token.',
  },
};
