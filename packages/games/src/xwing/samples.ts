import type { Samples } from '../samples.ts';

const XWS = {
  version: '1.0.0',
  name: 'Rogue',
  faction: 'rebels',
  points: 65,
  pilots: [
    { name: 'lukeskywalker', ship: 'xwing', points: 32, upgrades: { amd: ['r2d2'], ept: ['marksmanship'] } },
    { name: 'bluesquadronpilot', ship: 'bwing', upgrades: { system: 'firecontrolsystem', cannon: ['ioncannon'] } },
  ],
  obstacles: ['coreasteroid0', 'yt2400debris1'],
  vendor: { elsewhere: { link: 'https://example.org' } },
};

export const xwingSamples: Samples = {
  lists: [
    JSON.stringify(XWS),
    JSON.stringify({ container: [XWS, { ...XWS, name: 'Two' }] }),
    JSON.stringify({
      faction: 'imperial',
      pilots: [
        { ship: 'raiderclasscorv', sections: [{ name: 'raiderclasscorvfore' }, { name: 'raiderclasscorvaft' }] },
      ],
    }),
    JSON.stringify({
      faction: 'rebel',
      name: 'Own',
      ships: [{ type: 'xwing', pilot: 'rookiepilot', upgrades: [{ slot: 'amd', id: 'r2d2' }] }],
    }),
    '[b]Soontir Fel (27)[/b]\n[i]Push the Limit (3)[/i]\n[i]Autothrusters (2)[/i]\n\n[b][i]Total: 32[/i][/b]\n[url=https://example.org/?d=v4!s!39]View[/url]',
    '<b>Soontir Fel (27)</b><br /><i>Push the Limit (3)</i><br /><br /><b><i>Total: 30</i></b>',
    'Soontir Fel + Push the Limit + Royal Guard TIE (30)\nOmicron Group Pilot + Emperor Palpatine (29)',
    '(27) Soontir Fel [TIE Interceptor]\n(3) Push the Limit\n\n(21) Omicron Group Pilot [Lambda-class Shuttle]\n(8) Emperor Palpatine\n\nTotal points: 59/100',
    '**Luke Skywalker** (28)\n* R2-D2\n* Proton Torpedoes\n\n4x Rookie Pilot (21)\nTotal: 116',
    'Soontir Fel\n  Bis an die Grenzen\n  Automatische Schubdüsen\nPilot der Omikron-Gruppe\n  Imperator Palpatine',
  ],
  changes: [
    { ship: 0, x: 200, y: 500, degrees: 90, shields: 1, tokens: { stress: 0, focus: 2 }, activated: true },
    { ship: 1, deal: ['consolefire', null], locks: [0] },
    { ship: 0, turn: [0], discard: [0], cards: [{ at: 0, discarded: true, face: 0, tokens: 1 }], fought: true },
    { ship: 1, destroyed: true },
    { end: { winner: null, reason: 'agreed' } },
  ],
  questions: [
    { question: 'range', from: 0, to: 1 },
    { question: 'distance', from: 1, to: 0 },
    { question: 'within', from: 0, to: 1, min: 1, max: 2 },
    { question: 'beyond', from: 0, to: 1, range: 3 },
    { question: 'arc', from: 0, to: 1, arc: 'front' },
    { question: 'line', from: 0, to: 1 },
    { question: 'targets', from: 0 },
    { question: 'prospect', from: 0, weapon: 'primary', to: 1 },
    { question: 'pairs' },
    { question: 'arcs' },
    { question: 'values' },
    { question: 'dial', ship: 0 },
    { question: 'pose', ship: 0, manoeuvre: 's2' },
    { question: 'position' },
  ],
  positions: [],
};
