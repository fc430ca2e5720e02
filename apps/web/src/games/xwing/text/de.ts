import type { XWingText } from './xwing-text.ts';

export const de: XWingText = {
  phase: {
    initiative: 'Aufbau: Initiative',
    obstacles: 'Aufbau: Hindernisse',
    forces: 'Aufbau: Streitkräfte',
    planning: 'Planungsphase',
    activation: 'Aktivierungsphase',
    combat: 'Kampfphase',
    end: 'Endphase',
  },
  attackSteps: [
    'Ziel bestimmen',
    'Angriffswürfel werfen',
    'Angriffswürfel modifizieren',
    'Verteidigungswürfel werfen',
    'Verteidigungswürfel modifizieren',
    'Ergebnisse vergleichen',
    'Schaden zufügen',
  ],
  over: {
    reason: {
      destroyed: 'Vom Gegner ist kein Schiff mehr im Spiel.',
      points: 'Nach Punkten.',
      mission: 'Das Ziel der Mission ist erreicht.',
    },
    youAreDestroyed: 'Von deinen Schiffen ist keines mehr im Spiel.',
    nobodyLeft: 'Auf keiner Seite ist noch ein Schiff im Spiel.',
    left: (player, ships, of) => `${player}: ${ships} von ${of} Schiffen übrig`,
  },
};
