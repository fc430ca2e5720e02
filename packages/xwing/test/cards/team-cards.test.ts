import { describe, expect, it } from 'vitest';
import { academy, rookie, type SceneSpec, scene, ship } from '../scene.ts';

/** 'It may': in a team the player of the ship that the card speaks of decides, not the one who brought the card. */
const SIDES = [0, 0, 1, 1] as const;
const of = (seat: number, more = {}) => ({ seat, ...more });
/** Seat 0 has the card, seat 1 the ship that it helps; seat 2 has the other side. */
const fight = (spec: Omit<SceneSpec, 'sides' | 'phase'>) => scene({ sides: SIDES, phase: 'combat', ...spec });

const ATTACKS: readonly [name: string, key: string, weapon: string, card: ReturnType<typeof ship>, more: object][] = [
  ['Howlrunner', '0:howlrunner', 'primary', ship('imperial/tiefighter/howlrunner', 380, 300, 0, of(0)), {}],
  [
    'Captain Jonus',
    '0:captainjonus',
    '1:cannon.ioncannon',
    ship('imperial/tiebomber/captainjonus', 380, 300, 0, of(0)),
    { upgrades: ['cannon/ioncannon'] },
  ],
  [
    'Saw Gerrera',
    '0:sawgerrera',
    'primary',
    ship('rebel/uwing/sawgerrera', 370, 280, 0, of(0)),
    { tokens: { stress: 1 } },
  ],
  ["Etahn A'baht", '0:etahnabaht', 'primary', ship('rebel/ewing/etahnabaht', 380, 300, 0, of(0)), {}],
];

describe('cards of a teammate', () => {
  for (const [name, key, weapon, card, more] of ATTACKS)
    it(`[R-XW-53] ${name}: the player whose ship attacks is asked, and he only`, () => {
      const s = fight({
        ships: [
          { ...card, fought: true },
          ship('rebel/xwing/redsquadronpilot', 450, 300, 0, of(1, more)),
          academy(450, 480, 180, of(2)),
        ],
        attack: ['hit', 'blank', 'blank'],
      });
      s.take(`${weapon}>2`);
      expect(s.open).toEqual(['1 window:attack.modifyAttackDice']);
      expect(s.options()).toContain(key);
      expect(s.match.decide(0, key)).toBeDefined();
      s.take(key);
      expect(s.open.every((o) => !o.startsWith('0 '))).toBe(true);
    });

  it('[R-XW-53] Howlrunner: asked of her own player where the ship beside her is his, and of nobody for an enemy', () => {
    const beside = (seat: number) =>
      fight({
        ships: [
          ship('imperial/tiefighter/howlrunner', 380, 300, 0, of(0, { fought: true })),
          ship('rebel/xwing/redsquadronpilot', 450, 300, 0, of(seat)),
          academy(450, 480, 180, of(seat === 2 ? 1 : 2, { fought: true })),
        ],
        attack: ['hit', 'blank', 'blank'],
        defence: ['blank', 'blank', 'blank'],
      }).take('primary>2');
    expect(beside(0).open).toEqual(['0 window:attack.modifyAttackDice']);
    expect(beside(2).open).not.toContain('0 window:attack.modifyAttackDice');
  });

  it('[R-XW-53] Serissu: the player whose ship defends is asked', () => {
    const s = fight({
      ships: [
        ship('scum/m3ainterceptor/serissu', 380, 300, 0, of(0, { fought: true })),
        rookie(450, 300, 0, of(1, { fought: true })),
        ship('imperial/tiefighter/obsidiansquadronpilot', 450, 480, 180, of(2)),
      ],
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank'],
    });
    s.take('primary>1').until('window:attack.modifyDefenceDice');
    expect(s.open).toEqual(['1 window:attack.modifyDefenceDice']);
    expect(s.take('0:serissu').open).toEqual(['1 reroll']);
  });

  it('[R-XW-53] Captain Nym: the player whose ship defends is asked', () => {
    const s = fight({
      ships: [
        ship('scum/scurrgh6bomber/captainnym', 200, 300, 0, of(0, { fought: true })),
        rookie(450, 300, 0, of(1, { fought: true })),
        ship('imperial/tiefighter/obsidiansquadronpilot', 450, 480, 180, of(2)),
      ],
      bombs: [{ card: 'proximitymines', ship: 0, x: 450, y: 400 }],
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank'],
    });
    s.take('primary>1').until('window:attack.modifyDefenceDice');
    expect(s.open).toEqual(['1 window:attack.modifyDefenceDice']);
    expect(s.options()).toContain('0:captainnym');
  });

  it('[XW-TEAM-SPIEL-05] Inspiring Recruit: the player whose ship loses a stress token may lose another', () => {
    const s = scene({
      sides: SIDES,
      phase: 'activation',
      ships: [
        ship('rebel/yt1300/outerrimsmuggler', 380, 200, 0, of(0, { upgrades: ['crew/inspiringrecruit'], dial: 's1' })),
        rookie(480, 200, 0, of(1, { tokens: { stress: 2 }, dial: 's1' })),
        academy(450, 800, 180, of(2, { activated: true })),
      ],
    }).until('window:token.removed');
    expect(s.open).toEqual(['1 window:token.removed']);
    expect(s.take('0:crew.inspiringrecruit').ship(1).tokens.stress).toBe(0);
  });

  it('[XW-TEAM-SPIEL-05] Leia Organa: the player whose ship has revealed a red manoeuvre may take it as white', () => {
    const s = scene({
      sides: SIDES,
      phase: 'activation',
      ships: [
        ship('rebel/yt1300/outerrimsmuggler', 380, 200, 0, of(0, { upgrades: ['crew/leiaorgana'], dial: 's1' })),
        rookie(480, 200, 0, of(1, { dial: 'k4' })),
        academy(450, 800, 180, of(2, { activated: true })),
      ],
    });
    expect(s.open).toEqual(['0 window:activation.start']);
    s.take('0:crew.leiaorgana').until('window:ship.revealed');
    expect(s.open).toEqual(['1 window:ship.revealed']);
    expect(s.take('0:crew.leiaorgana').ship(1).tokens.stress).toBe(0);
  });

  it('[XW-TEAM-SPIEL-05] Systems Officer: the player of the ship that was chosen may lock, or leave it', () => {
    const s = scene({
      sides: SIDES,
      phase: 'activation',
      ships: [
        ship(
          'imperial/lambdaclassshuttle/omicrongrouppilot',
          380,
          200,
          0,
          of(0, { upgrades: ['crew/systemsofficer'], dial: 's1' }),
        ),
        ship('imperial/tiefighter/obsidiansquadronpilot', 480, 240, 0, of(1, { dial: 's2', activated: true })),
        rookie(480, 400, 180, of(2, { activated: true })),
      ],
    });
    expect(s.open).toEqual(['1 lock']);
    expect(s.options()).toEqual(['2', 'none']);
    expect(s.take('none').ship(1).locks).toEqual([]);
  });
});
