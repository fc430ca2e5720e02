import { describe, expect, it } from 'vitest';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

describe('cover', () => {
  const against = (attacker: Spec, defender: Spec, terrain: readonly Spec[] = []) =>
    lay({ units: [attacker, defender], terrain, active: 0 }).fight();
  it('[LE-DECKUNG-X-01] [LC-DECKUNG-X-01] [LE-DECKUNG-12] Cover 1 is light cover in the open', () => {
    expect(against(rebels(400, 400), unit('74-z-speeder-bikes', 1, 600, 400)).cover).toBe(1);
  });
  it('[LE-DECKUNG-13] Cover 2 is heavy', () => {
    expect(against(rebels(400, 400), unit('raddaugh-gnasp-fluttercraft', 1, 620, 400)).cover).toBe(2);
  });
  it('[LE-DECKUNG-14] [LE-DECKUNG-15] light cover and suppression are heavy; heavy is never better', () => {
    const hurt = (tokens: object, kind: string) =>
      against(
        rebels(400, 400),
        storm(560, 400, { minis: [null, [560, 430], [560, 370], [590, 400]], tokens: tokens as never }),
        [piece(kind, 520, 400, 14, 200)],
      ).cover;
    expect(hurt({}, 'sandbags')).toBe(1);
    expect(hurt({ suppression: 1 }, 'sandbags')).toBe(2);
    expect(hurt({ suppression: 1 }, 'barricade')).toBe(2);
  });
  it('[LE-SCHARFSCHUETZE-X-01] [LE-SCHARFSCHUETZE-X-02] a sharpshooter takes a grade off at the end', () => {
    const line = { minis: [null, [560, 430], [560, 370], [590, 400]], tokens: { suppression: 1 } };
    const t = against(unit('han-solo-unorthodox-general', 0, 400, 400), storm(560, 400, line), [
      piece('barricade', 520, 400, 14, 200),
    ]);
    expect(t.cover).toBe(1);
  });
  it('[LE-UNAUFFAELLIG-01] [LE-UNAUFFAELLIG-03] [LE-DECKUNG-11] Low Profile makes light cover heavy, and the open stays open', () => {
    const commandos = (terrain: readonly Spec[]) =>
      against(
        storm(400, 400),
        unit('rebel-commandos', 0, 560, 400, { minis: [null, [560, 430], [560, 370], [590, 400]] }),
        terrain,
      ).cover;
    expect(commandos([])).toBe(0);
    expect(commandos([piece('sandbags', 520, 400, 14, 200)])).toBe(2);
  });
  it('[LE-EXPLOSION-01] [LE-EXPLOSION-02] [LE-ANGRIFFSPOOL-09] [LE-WAFFEN-09] one Blast weapon in the pool, and no die of it minds cover', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'], upgrades: ['concussion-grenades'] }),
        storm(480, 400, { ...alone(4), tokens: { suppression: 1 } }),
      ],
      active: 0,
      black: ['hit', 'hit'],
      redDefence: ['block', 'block'],
    });
    t.fight({ weapons: { '0.0': 'unit:a-280-blaster-rifle', '1.0': '0:concussion-grenades' } });
    expect(t.cover).toBe(0);
    expect(t.result.hits).toBe(2);
  });
  it('[LE-IMMUNITAET-EXPLOSION-01] who is immune to Blast keeps its cover', () => {
    // A charge with Blast beside a fluttercraft (Cover 2) and beside a bike (Cover 1).
    const blast = (card: string) => {
      const t = lay({
        units: [
          unit('rebel-commandos', 0, 1200, 700, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['proton-charge-saboteur'],
          }),
          unit(card, 1, 500, 400),
          storm(1600, 300),
        ],
        markers: [
          { kind: 'charge', seat: 0, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', x: 500, y: 480 },
        ],
        active: 0,
      });
      t.until('action').take('aim').until('action', { 'window:action.after': first });
      return t.cover;
    };
    expect(blast('raddaugh-gnasp-fluttercraft')).toBe(2);
    expect(blast('74-z-speeder-bikes')).toBe(0);
  });
});

describe('Armor', () => {
  it('[LE-PANZERUNG-01] [LE-PANZERUNG-03] [LE-NEGIEREN-02] [LE-NEGIEREN-03] hits are taken out of the pool, and nothing is rolled for them', () => {
    const t = lay({
      units: [rebels(400, 400), unit('at-st', 1, 600, 400)],
      active: 0,
      black: ['hit', 'hit', 'crit', 'blank'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    }).fight();
    expect(t.result).toEqual({ hits: 0, crits: 1, blocks: 0, wounds: 1 });
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(1);
  });
  it('[LE-PANZERUNG-02] [LE-WUCHT-X-05] [LE-ANGRIFF-26] the attacker comes first: Impact before Armor', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit('at-st', 1, 400 + 13.5 + 50, 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      redDefence: ['blank', 'blank'],
    });
    t.fight({ 'window:attack.modify': '0:impact' });
    expect(t.result).toMatchObject({ hits: 0, crits: 2 });
  });
  it('[LE-WUCHT-X-01] without Armor there is nothing for Impact to do', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    t.until('action').take('attack').until('action');
    expect(t.result).toMatchObject({ hits: 3, crits: 0 });
  });
});

describe('defence dice', () => {
  it('[LE-ANGRIFF-27] [LE-ANGRIFF-29] [LE-ENERGIE-05] the card’s colour; surges block for who has it on the chart, and are blank otherwise', () => {
    const hit = (enemy: Spec, dice: object) =>
      lay({
        units: [enemy['seat'] === 1 ? rebels(400, 400, alone(4)) : storm(400, 400, alone(4)), enemy],
        active: 0,
        ...dice,
      }).fight();
    // Rebel troopers: white dice, surges block.
    const rebel = hit(rebels(520, 400), { white: ['hit'], whiteDefence: ['surge'] });
    expect(rebel.result).toMatchObject({ blocks: 1, wounds: 0 });
    const trooper = hit(storm(520, 400), { black: ['hit'], redDefence: ['surge'] });
    expect(trooper.result).toMatchObject({ blocks: 0, wounds: 1 });
  });
  it('[LC-ENERGIEMARKER-03] [LC-ENERGIEMARKER-01] a surge token makes a block of one', () => {
    const t = lay({
      units: [rebels(400, 400), storm(520, 400, { tokens: { surge: 1 } })],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      redDefence: ['surge', 'surge'],
    });
    t.fight({ 'window:defence.convert': '1:surge' });
    expect(t.result).toMatchObject({ blocks: 1, wounds: 1 });
    expect(t.tokens(1, 'surge')).toBe(0);
  });
  it('[LE-FLINK-01] Nimble: who has spent a dodge gains one, who has not does not', () => {
    const nimble = (dodge: 'dodge' | 'no') =>
      lay({
        units: [storm(400, 400, alone(4)), rebels(520, 400, { tokens: { dodge: 1 } })],
        active: 0,
        white: ['hit'],
        whiteDefence: ['block'],
      })
        .fight({ dodge })
        .events('tokens')
        .filter(({ token, unit: u }) => token === 'dodge' && u === 1)
        .map(({ change }) => change);
    expect(nimble('dodge')).toEqual([-1, 1]);
    expect(nimble('no')).toEqual([]);
  });
  it('[LE-UNDURCHDRINGLICH-01] [LE-UNDURCHDRINGLICH-02] [LE-UNDURCHDRINGLICH-04] [LC-UNDURCHDRINGLICH-01] Impervious rolls as many more as the pool has Pierce, which then cancels as usual', () => {
    // Luke's saber has Pierce 2; one hit, so three dice.
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit('boba-fett-infamous-bounty-hunter', 1, 400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['block', 'block', 'block'],
    });
    t.fight({ 'window:defence.modify': '0:pierce' });
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(3);
    expect(t.result).toMatchObject({ hits: 1, blocks: 1, wounds: 0 });
  });
  it('[LE-UNHEIMLICHES-GLUECK-X-01] [LE-UNHEIMLICHES-GLUECK-X-02] [LE-UNHEIMLICHES-GLUECK-X-03] [LE-UNHEIMLICHES-GLUECK-X-04] Han rerolls up to three at once, after surges were converted', () => {
    const han = (dice: readonly string[]) =>
      lay({
        units: [storm(400, 400), unit('han-solo-unorthodox-general', 0, 520, 400)],
        active: 0,
        white: ['hit', 'hit', 'hit', 'hit'],
        whiteDefence: dice as never,
      });
    const t = han(['blank', 'blank', 'blank', 'blank', 'block', 'surge', 'block']);
    t.until('action').take('attack').until('defence-reroll', { 'window:defence.modify': '1:uncanny-luck' });
    expect(t.match.check(0, ['0', '1', '2', '3'])).toBeDefined();
    t.take(['0', '1', '2']);
    t.until('action');
    // Han's surges block, the one that came up in the reroll too. R-LE-40
    expect(t.result).toMatchObject({ hits: 4, blocks: 3, wounds: 1 });
    expect(t.events('defenceDice').filter(({ how }) => how === 'rerolled')).toHaveLength(1);
  });
  it('[LE-UNHEIMLICHES-GLUECK-X-01] rerolling none leaves a line', () => {
    const t = lay({
      units: [storm(400, 400), unit('han-solo-unorthodox-general', 0, 560, 400)],
      active: 0,
      white: ['crit', 'crit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
    });
    t.until('action').take('attack').until('defence-reroll', { 'window:defence.modify': '1:uncanny-luck' });
    expect(t.take([]).events('noReroll')).toMatchObject([{ dice: 'defence', why: 'uncanny-luck' }]);
  });
  it('[LE-UNHEIMLICHES-GLUECK-X-01] a blank that comes up again is a blank', () => {
    const t = lay({
      units: [storm(400, 400), unit('han-solo-unorthodox-general', 0, 560, 400)],
      active: 0,
      white: ['crit', 'crit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank', 'blank', 'surge'],
    });
    t.until('action').take('attack').until('defence-reroll', { 'window:defence.modify': '1:uncanny-luck' });
    t.take(['0', '1']).until('action');
    expect(t.result).toMatchObject({ blocks: 1, wounds: 1 });
  });
  it('[LE-IMMUNITAET-DURCHSCHLAGEN-01] [LC-IMMUNITAET-DURCHSCHLAGEN-01] Pierce does nothing to who is immune', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit(VADER, 1, 400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
    });
    t.fight({ 'window:defence.modify': first });
    expect(t.result).toMatchObject({ blocks: 1, wounds: 0 });
  });
  it('[LE-DURCHSCHLAGEN-X-01] [LC-DURCHSCHLAGEN-X-01] up to X blocks, not more', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      redDefence: ['block', 'block', 'block'],
    });
    t.fight({ 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ blocks: 1, wounds: 2 });
  });
});

describe('shields', () => {
  const shot = (shield: number, flipped: string, more: object = {}) =>
    lay({
      units: [rebels(400, 400), unit('droidekas', 1, 560, 400, { degrees: 270, tokens: { shield } })],
      active: 0,
      black: ['crit', 'crit', 'crit', 'blank'],
      whiteDefence: ['blank', 'blank', 'blank'],
      redDefence: ['blank', 'blank', 'blank'],
      ...more,
    }).fight({ 'card-number': flipped });
  it('[LC-SCHILDMARKER-04] [LC-SCHILDMARKER-05] each flipped shield is a block and a die less', () => {
    const t = shot(4, '2');
    expect(t.result).toMatchObject({ crits: 3, blocks: 2, wounds: 1 });
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(3);
    expect(t.tokens(1, 'shield')).toBe(2);
  });
  it('[LC-SCHILDMARKER-06] not in melee', () => {
    const t = lay({
      units: [
        unit(LUKE, 0, 400, 400),
        unit('droidekas', 1, 400 + 13.5 + 25, 400, { tokens: { shield: 4 }, minis: [null, 'fallen'] }),
      ],
      active: 0,
      black: ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    t.fight({ 'card-number': '1' });
    expect(t.tokens(1, 'shield')).toBe(4);
  });
  it('[LC-SCHILDMARKER-07] Pierce cancels the blocks of shields too', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit('droidekas', 1, 560, 400, { degrees: 270, tokens: { shield: 2 } })],
      active: 0,
      black: ['crit', 'blank'],
      red: ['crit', 'blank'],
    });
    t.fight({ 'card-number': '1', 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ crits: 1, blocks: 0, wounds: 1 });
  });
  it('[LC-RADMODUS-03] [LC-RADMODUS-02] in wheel mode they are not flipped, nobody attacks, and there is heavy cover', () => {
    const t = lay({
      units: [
        unit('droidekas', 1, 560, 400, { degrees: 270, order: 'faceup', tokens: { shield: 4 } }),
        rebels(400, 400),
      ],
      active: { unit: 0, step: 'start' },
      black: ['crit', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
      whiteDefence: ['block'],
    });
    t.until('action', { 'window:unit.activates': '0:wheel-mode' });
    expect(t.options()).not.toContain('attack');
    t.take('none');
    t.fight();
    expect(t.tokens(0, 'shield')).toBe(4);
    expect(t.cover).toBe(2);
  });
});

describe('immune to melee', () => {
  it('[LE-IMMUNITAET-NAHKAMPF-01] nobody is placed in contact with an airspeeder', () => {
    const t = lay({ units: [storm(400, 400), unit('t-47-airspeeder', 0, 560, 400)], active: 0 });
    t.until('action').take('move');
    expect(
      t.match.check(1, { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 })?.clauses,
    ).toContain('LE-IMMUNITAET-NAHKAMPF-01');
  });
  it('[LE-IMMUNITAET-NAHKAMPF-01] with others it is possible', () => {
    const t = lay({ units: [storm(400, 400), unit(LEIA, 0, 500, 400)], active: 0 });
    t.until('action').take('move');
    expect(t.match.check(1, { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 })).toBeUndefined();
  });
});
