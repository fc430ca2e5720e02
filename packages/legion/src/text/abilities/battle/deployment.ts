import type { Sayings } from '../types.ts';

export const deployment: Sayings = {
  'battle/advanced-positions': {
    de: 'Aufgestellt wird entlang einer kurzen und einer halben langen Tischseite. Alle Truppler haben dabei Auskundschaften 1 mehr.',
    en: 'You deploy along a short and half a long table edge. All troopers have Scout 1 more while deploying.',
  },
  'battle/battle-lines': {
    de: 'Beide stellen entlang ihrer langen Tischseite auf, bis Reichweite 1 vom Rand.',
    en: 'Both deploy along their long table edge, up to range 1 from it.',
  },
  'battle/battle-lines-skirmish': {
    de: 'Beide stellen entlang ihrer Tischseite auf, bis Reichweite 1 vom Rand.',
    en: 'Both deploy along their table edge, up to range 1 from it.',
  },
  'battle/danger-close': {
    de: 'Die Zonen ziehen sich an drei Rändern um die halbe Tischfläche und kommen einander nahe.',
    en: 'The zones run along three edges around half the table and come close to each other.',
  },
  'battle/disarray': {
    de: 'Jede Seite hat zwei Zonen in gegenüberliegenden Ecken und muss in jeder mindestens eine Einheit aufstellen.',
    en: 'Each side has two zones in opposite corners and must deploy at least one unit in each.',
  },
  'battle/faceoff': {
    de: 'Jede Seite stellt in einem Halbkreis um die Mitte ihrer Tischkante auf.',
    en: 'Each side deploys in a half circle about the middle of its table edge.',
  },
  'battle/flanking-positions': {
    de: 'Die Zonen liegen an den Flanken; auf dem Tisch sind sie umrandet, wenn aufgestellt wird.',
    en: 'The zones lie on the flanks; they are outlined on the table while deploying.',
  },
  // Deployments
  'battle/forces-converge': {
    de: 'Szenario: Das Imperium spielt Blau, die Rebellen Rot. Aufgestellt wird an den kurzen Tischseiten und ein Stück um die Ecken.',
    en: 'Scenario: the Empire plays blue, the Rebels red. Both deploy along the short table edges and a little around the corners.',
  },
  'battle/hemmed-in': {
    de: 'Blau steht in der Mitte seiner Tischseite, Rot kommt von beiden Ecken gegenüber.',
    en: 'Blue stands at the middle of its table edge, red comes from both corners opposite.',
  },
  'battle/major-offensive': {
    de: 'Jede Seite stellt in einer Ecke und an den Rändern daneben auf, dem Feind schräg gegenüber.',
    en: 'Each side deploys in a corner and along the edges beside it, diagonally opposite the enemy.',
  },
  'battle/meeting-engagement': {
    de: 'Beide Seiten treffen aufeinander; die Zonen sind auf dem Tisch umrandet, wenn aufgestellt wird.',
    en: 'Both sides run into each other; the zones are outlined on the table while deploying.',
  },
  'battle/roll-out': {
    de: 'Aufgestellt wird an den kurzen Tischseiten und in die Ecke hinein. Fahrzeuge dürfen auch bis Reichweite 1 vor der Zone stehen.',
    en: 'You deploy at the short table edges and into the corner. Vehicles may also stand up to range 1 outside the zone.',
  },
  'battle/the-long-march': {
    de: 'Aufgestellt wird an den kurzen Tischseiten: ein langer Weg zum Feind.',
    en: 'You deploy at the short table edges: a long way to the enemy.',
  },
};
