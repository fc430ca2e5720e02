import type { Samples } from '../samples.ts';

const NAMES = {
  name: 'Raiders',
  faction: 'rebel',
  points: 116,
  commander: 'General Dodonna',
  objectives: { assault: 'Most Wanted', defense: 'Fire Lanes', navigation: 'Superior Positions' },
  ships: [
    {
      name: 'Nebulon-B Escort Frigate',
      points: 57,
      upgrades: [{ name: 'General Dodonna', type: 'Commander', points: 20 }],
    },
    { name: 'CR90 Corvette B', points: 39, upgrades: [] },
  ],
  squadrons: [{ name: 'X-wing Squadron', 'ace-name': 'Luke Skywalker', count: 1, points: 20 }],
};

export const armadaSamples: Samples = {
  lists: [
    JSON.stringify(NAMES),
    JSON.stringify({
      faction: 'empire',
      ships: [{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
      squadrons: ['howlrunner'],
      objectives: { assault: 'most-wanted' },
    }),
    ' Name: Example\nFaction: Rebel\nGamemode: Task Force\nCommander: General Dodonna (20)\n\nNebulon-B Escort Frigate (57)\n• General Dodonna (20)\n= 77 Points\n\nSquadrons:\n• 2 x A-wing Squadron (22)\n= 22 Points\n\nTotal Points: 99\n',
    'Example\n\nFaction: Galactic Empire\nPoints: 105/400\n\n[ flagship ] Victory II-class Star Destroyer (85 points)\n-  Grand Moff Tarkin  ( 28  points)\n= 113 total ship cost\n\n5 TIE Fighter Squadrons ( 40 points)\n= 40 total squadron cost\n',
    'Core (113/400/287)\n====\n\nFaction: Galactic Empire\n\nVictory II-class Star Destroyer (85 + 28: 113)\n· Grand Moff Tarkin (28)\n\n2 x TIE Fighter Squadron (2 x 8)\n',
    'https://example.org/fleets/1234',
  ],
  changes: [
    { unit: 0, x: 300, y: 200, degrees: 90, speed: 2, shields: { front: 1, rear: 0 }, commands: ['repair'], raids: [] },
    { unit: 1, tokens: ['exhausted', 'discarded'], activated: true, deal: 1, objectives: 1 },
    { unit: 0, discard: [0], destroyed: true },
    { victory: [2, 0] },
    { end: { winner: null, reason: 'agreed' } },
  ],
  questions: [
    { question: 'range', from: 0, to: 1 },
    { question: 'within', from: 0, to: 1, distance: 5 },
    { question: 'beyond', from: 0, to: 1, distance: 2 },
    { question: 'arc', from: 0, zone: 'front', to: 2 },
    { question: 'sight', from: 0, zone: 'front', to: 2, defending: 'left' },
    { question: 'shot', from: 0, zone: 'front', to: 2, defending: 'left' },
    { question: 'targets', unit: 0 },
    { question: 'engaged', unit: 3 },
    { question: 'squadronTargets', unit: 3 },
    { question: 'pose', unit: 0, speed: 2, clicks: [1, -1], side: 'left' },
    { question: 'chart', unit: 0 },
    { question: 'values' },
    { question: 'position' },
    { question: 'score' },
  ],
  positions: [
    {
      units: [
        {
          ship: 'victory-ii-class-star-destroyer',
          seat: 0,
          x: 900,
          y: 300,
          upgrades: ['grand-moff-tarkin', { id: 'gunnery-team', exhausted: true }],
          speed: 2,
          shields: { front: 2 },
          damage: [{ card: 'power-failure', faceup: true }, { card: 'structural-damage' }],
          commands: ['repair'],
          raids: ['squadron'],
          dials: ['navigate', 'repair', 'squadron'],
        },
        {
          ship: 'cr90-corvette-a',
          seat: 1,
          x: 900,
          y: 620,
          degrees: 180,
          tokens: ['evade', { kind: 'evade', state: 'exhausted' }],
        },
        { squadron: 'luke-skywalker', seat: 1, x: 800, y: 450, hull: 4 },
        { squadron: 'tie-fighter-squadron', seat: 0, x: 860, y: 450, activated: true },
      ],
      objective: 'most-wanted',
      phase: 'ship',
      active: 0,
      step: 'attack',
      obstacles: [{ token: 'asteroid-1', x: 500, y: 450 }],
      markers: [{ kind: 'mine', x: 1200, y: 450 }],
      victory: [1, 0],
    },
  ],
};
