import type { Samples } from '../samples.ts';

export const legionSamples: Samples = {
  lists: [
    'Rebels\n800/800 (10 activations)\n\n• Luke Skywalker (Hero of the Rebellion) (160): Force Push (10)\n• 3× Rebel Troopers (40): Z-6 Trooper (22)\n• AT-RT (55): AT-RT Rotary Blaster (30)\n',
    JSON.stringify({
      listname: 'Blizzard',
      points: 400,
      armyFaction: 'empire',
      commandCards: ['Ambush', 'Push', 'Assault', 'Standing Orders'],
      units: [{ name: 'Stormtroopers', upgrades: ['DLT-19 Stormtrooper'], loadout: [] }],
    }),
    'https://legionhq.thatguy.com/list/empire/1aa000,3ab0',
    'https://example.org/armies/1234',
  ],
  changes: [
    { unit: 0, x: 300, y: 200, degrees: 90, tokens: { suppression: 1, aim: 0 }, order: 'facedown', panicked: true },
    { unit: 1, minis: [null, 'fallen', [500, 500], { wounds: 1 }], ready: [0], exhaust: [0] },
    { unit: 0, damaged: true, disabled: false, defeated: true },
    { victory: [2, 0] },
    { end: { winner: null, reason: 'agreed' } },
  ],
  questions: [
    { question: 'range', from: 0, to: 1 },
    { question: 'range', from: 0, mini: 1, to: 2, other: 0 },
    { question: 'arc', from: 2, to: 0 },
    { question: 'sight', from: 0, to: 1 },
    { question: 'cover', from: 0, to: 1 },
    { question: 'gaze', from: 0, mini: 1, to: 1 },
    { question: 'cohesion', unit: 0 },
    { question: 'melee', unit: 1 },
    { question: 'targets', unit: 0 },
    { question: 'move', unit: 0, move: { kind: 'standard', speed: 2, heading: 45, bend: 20, way: 1 } },
    { question: 'prospect', unit: 0, defender: 1 },
    { question: 'prospect', unit: 0, defender: 1, weapons: [[0, 'unit:a-280-blaster-rifle']] },
    {
      question: 'deployment',
      unit: 0,
      zones: [
        [
          [0, 0],
          [300, 0],
          [300, 300],
          [0, 300],
        ],
      ],
      at: { x: 100, y: 100 },
    },
    { question: 'values' },
    { question: 'score' },
    { question: 'position' },
  ],
  positions: [
    {
      units: [
        {
          card: 'rebel-troopers',
          seat: 0,
          x: 400,
          y: 400,
          upgrades: ['z-6-trooper', { id: 'concussion-grenades', exhausted: true }],
          minis: [null, [430, 400], 'fallen'],
          tokens: { aim: 1, suppression: 2 },
          order: 'faceup',
        },
        { card: 'darth-vader-dark-lord-of-the-sith', seat: 1, x: 800, y: 420, wounds: 3, tokens: { dodge: 1 } },
        { card: 'at-rt-rebel', seat: 0, x: 300, y: 700, degrees: 90, damaged: true },
        { card: 'stormtroopers', seat: 1, x: 900, y: 500, panicked: true, order: 'facedown' },
      ],
      terrain: [
        {
          kind: 'barricade',
          x: 700,
          y: 420,
          outline: [
            [-13.5, -35],
            [13.5, -35],
            [13.5, 35],
            [-13.5, 35],
          ],
        },
        {
          kind: 'building',
          x: 1200,
          y: 300,
          degrees: 30,
          height: 120,
          outline: [
            [-90, -70],
            [90, -70],
            [90, 70],
            [-90, 70],
          ],
        },
      ],
      markers: [{ kind: 'objective', x: 600, y: 200, claimed: 0 }],
      battle: { objective: 'key-positions', deployment: 'battle-lines', condition: 'clear-conditions' },
      hands: [{ cards: ['ambush', 'push'], played: 'assault' }, { cards: ['ambush'] }],
      active: { unit: 0, actions: 1, done: ['aim'] },
      round: 2,
      victory: [1, 0],
    },
  ],
};
