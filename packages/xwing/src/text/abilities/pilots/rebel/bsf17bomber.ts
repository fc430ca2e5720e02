import type { Sayings } from '../../types.ts';

export const bsf17bomber: Sayings = {
  'rebel/bsf17bomber/crimsonleader': {
    de: 'Im Angriff: Ist der Verteidiger in deinem Feuerwinkel, darfst du 1 Treffer oder kritischen Treffer ausgeben. Er erhält dann den Zustand „Aus der Fassung“.',
    en: 'When you attack a ship inside your firing arc: you may give up 1 hit or critical hit to put the condition “Rattled” on the defender.',
  },
  'rebel/bsf17bomber/cobaltleader': {
    de: 'Im Angriff: Ist der Verteidiger in Reichweite 1 eines Bombenmarkers, wirft er 1 Verteidigungswürfel weniger (mindestens 0).',
    en: 'When you attack a ship that has a bomb token at range 1: the number of its defence dice falls by 1, but never below 0.',
  },
  'rebel/bsf17bomber/crimsonspecialist': {
    de: 'Wenn du nach dem Aufdecken deines Manöverrads eine Bombe legst: Du darfst ihren Marker an jeder Stelle der Spielfläche platzieren, an der er dein Schiff berührt.',
    en: 'When you drop a bomb upon revealing your dial: its token may lie on any side of your ship, anywhere in the play area, as long as it touches you.',
  },
};
