import type { Sayings } from '../../types.ts';

export const ewing: Sayings = {
  'rebel/ewing/corranhorn': {
    de: 'Zu Beginn der Endphase: Du darfst einen Angriff durchführen. Tust du es, kannst du die ganze nächste Runde lang nicht angreifen.',
    en: 'As the End phase starts: you may make one attack. If you do, you cannot attack in the following round.',
  },
  'rebel/ewing/etahnabaht': {
    de: 'Wenn sich ein feindliches Schiff in Reichweite 1–3 in deinem Feuerwinkel verteidigt: Der Angreifer darf 1 seiner Treffer in einen kritischen Treffer ändern.',
    en: 'When an enemy at range 1–3 inside your firing arc defends: its attacker may turn 1 hit into a critical hit.',
  },
};
