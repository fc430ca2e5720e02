import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { value } from '../../../src/cards/vocabulary.ts';
import { armadaGame } from '../../../src/game.ts';
import { hasKeyword, isActivated, keywordOf, speedOf } from '../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../table.ts';
import { AT, asked, commanded, cruiser, foe, inPhase, own } from './dogfight.ts';

describe('squadrons of the Rebel Alliance', () => {
  it('Shara Bey: critical icons of her Counter attacks hurt, those of her other attacks do not', () => {
    const t = inPhase([foe('tie-fighter-squadron', 0), own('shara-bey', 10)], {
      flying: { squadron: 0 },
      blue: ['accuracy', 'accuracy', 'accuracy', 'crit', 'crit', 'hit'],
    }).take('attack');
    t.fight({ attack: '>1', 'window:attack.after': '1:counter' });
    expect(t.events('damage').map((e) => e.total)).toEqual([0, 3]);
    const normal = inPhase([own('shara-bey'), foe('tie-bomber-squadron', 10)], { blue: ['crit', 'crit', 'hit'] });
    normal.take('attack').fight({ attack: '>1' });
    expect(normal.damage).toBe(1);
  });

  it('Tycho Celchu: engagement keeps him neither from moving nor from ships', () => {
    const t = inPhase([
      own('tycho-celchu'),
      foe('tie-fighter-squadron', 10),
      foe('tie-fighter-squadron', -10),
      cruiser(),
    ]);
    expect(t.options()).toEqual(['move', 'attack', 'none']);
    expect(t.take('attack').options()).toEqual(expect.arrayContaining(['>1', '>3.rear']));
  });

  it('Keyan Farlander: any dice again against a hull zone without shields', () => {
    const strike = (rear: number) =>
      inPhase([own('keyan-farlander'), cruiser({ shields: { rear } })], { black: ['blank', 'blank', 'hit', 'hit'] })
        .take('attack')
        .fight({ attack: '>1.rear', 'window:attack.modify': '0:keyan-farlander', reroll: ['0', '1'] });
    expect(strike(0).damage).toBe(2);
    expect(strike(1).damage).toBe(0);
  });

  it('Ten Numb: a blue critical icon is spent, and every other enemy squadron at distance 1 of the target suffers 1', () => {
    const units = [
      own('ten-numb'),
      foe('tie-bomber-squadron', 10),
      foe('tie-bomber-squadron', 10, 76),
      foe('tie-fighter-squadron', 10, -76, { hull: 1 }),
      own('x-wing-squadron', 10, 20),
    ];
    const t = inPhase(units, { blue: ['crit', 'hit'], black: ['blank'] }).take('attack');
    t.fight({ attack: '>1', 'window:attack.modify': '0:ten-numb', dice: ['0'] });
    expect([1, 2, 3, 4].map((id) => t.suffered(id))).toEqual([1, 1, 1, 0]);
    // who is destroyed by it is gone before the attack itself does damage
    const order = t.events().map((e) => e.type);
    expect(order.indexOf('destroyed')).toBeLessThan(order.indexOf('damage'));
  });

  it('[AR-SQ-JAN-ORS-01][AR-SQ-JAN-ORS-02] Jan Ors: friends at distance 2 spend her tokens, which no accuracy can lock', () => {
    const at = (gap: number) =>
      inPhase(
        [
          foe('x-wing-squadron', 0),
          own('a-wing-squadron', 10),
          squadron('jan-ors', 0, AT[0] + apart(10) + apart(gap), AT[1]),
        ],
        {
          blue: ['hit', 'hit', 'hit', 'accuracy'],
        },
      ).take('attack');
    const t = at(125).until('window:attack.defend', { attack: '>1' });
    expect(t.options()).toEqual(['2:token.0', '2:token.1', 'pass']);
    t.take('2:token.0');
    // one token of a kind: her other brace is as good as spent
    expect(t.open).not.toContain('0 window:attack.defend');
    t.fight();
    expect(t.damage).toBe(2);
    expect(t.squadron(2).tokens.map((token) => token.state)).toEqual(['exhausted', 'ready']);
    expect(asked(t)).not.toContain('accuracy');
    expect(asked(at(125.5).fight({ attack: '>1' }))).not.toContain('window:attack.defend');
    // an accuracy icon locks a token of the defender, not the one at the same place of hers
    const tycho = inPhase([foe('x-wing-squadron', 0), own('tycho-celchu', 10), own('jan-ors', 10, 60)], {
      blue: ['hit', 'hit', 'hit', 'accuracy'],
    }).take('attack');
    tycho.until('window:attack.defend', { attack: '>1', 'window:attack.modify': '0:accuracy', accuracy: '0' }, 0);
    expect(tycho.options()).toEqual(['1:token.1', '2:token.0', '2:token.1', 'pass']);
    // defending herself she is like anyone else
    const self = inPhase([foe('x-wing-squadron', 0), own('jan-ors', 10)], { blue: ['hit', 'hit', 'hit', 'accuracy'] });
    self.take('attack').until('accuracy', { attack: '>1', 'window:attack.modify': '0:accuracy' }).take('0');
    self.until('window:attack.defend', {}, 0);
    expect(self.options()).toEqual(['1:token.1', 'pass']);
    expect(self.barred('1:token.0')).toContain('AR-ANGREIFEN-15');
  });

  it('Kanan Jarrus: a critical icon for a raid token, besides Assault', () => {
    const t = inPhase([own('kanan-jarrus'), cruiser()], { blue: ['crit', 'hit'] }).take('attack');
    t.until('window:attack.modify', { attack: '>1.rear' });
    expect(t.options()).toEqual(['0:assault', '0:kanan-jarrus', 'pass']);
    t.take('0:kanan-jarrus', 'navigate', '0:assault', 'squadron');
    expect(t.ship(1).raids).toEqual(['navigate', 'squadron']);
  });

  it('Ketsu Onyo: enemy squadrons at distance 1 are 2 slower, but never slower than 1', () => {
    const t = lay({
      units: [
        own('ketsu-onyo'),
        foe('tie-fighter-squadron', 76),
        foe('yv-666', -76),
        foe('tie-fighter-squadron', 0, 76.5),
      ],
    });
    expect([1, 2, 3].map((id) => speedOf(t.g, t.squadron(id)))).toEqual([2, 1, 4]);
    expect(speedOf(t.g, t.squadron(0))).toBe(4);
  });

  it('Fenn Rau: after his commanded activation two generic squadrons at distance 1 are activated as if by that command', () => {
    const units = [
      own('fenn-rau'),
      own('x-wing-squadron', 20),
      own('y-wing-squadron', -20),
      own('luke-skywalker', 0, 20),
      own('x-wing-squadron', 0, -20, { activated: true }),
      ship('nebulon-b-escort-frigate', 0, 300, 400, 0, { activated: true }),
    ];
    const t = commanded(units).take('none');
    t.take('0:fenn-rau');
    expect(t.open).toEqual(['0 card-units']);
    expect(t.options()).toEqual(['1', '2']);
    t.take(['1', '2'], '2');
    expect(t.state.flying).toMatchObject({ squadron: 2, by: 5, commanded: true });
    t.take('none');
    expect(t.state.flying?.squadron).toBe(1);
    t.take('none');
    expect([0, 1, 2].map((id) => isActivated(t.state, t.unit(id)))).toEqual([true, true, true]);
    expect(t.events('squadronEnds').map((e) => e.unit)).toEqual([0, 2, 1]);
    expect(asked(inPhase(units).take('none'))).not.toContain('window:squadron.after');
  });

  it('Malee Hurra: once an activation a friendly ship spends a die to turn another to a critical face', () => {
    const fight = (...more: ReturnType<typeof foe>[]) =>
      lay({
        units: [
          ship('cr90-corvette-a', 0, AT[0], AT[1], 0),
          ship('victory-ii-class-star-destroyer', 1, AT[0], AT[1] + 160, 180),
          squadron('malee-hurra', 0, AT[0] + 70, AT[1] + 80),
          ...more,
        ],
        active: 0,
        step: 'attack',
        red: ['blank', 'hit'],
        blue: ['accuracy'],
      }).until('window:attack.modify', { attack: 'front>1.front' });
    const t = fight();
    t.take('2:malee-hurra', ['0'], ['0']).fight({ critical: 'none' });
    expect(t.events('dice').map((e) => e.how)).toEqual(['spent', 'changed']);
    expect(t.damage).toBe(1);
    // engaged with two squadrons she has other things to do
    const tie = (dx: number) => squadron('tie-fighter-squadron', 1, AT[0] + 70 + dx, AT[1] + 30);
    expect(fight(tie(20)).options()).toContain('2:malee-hurra');
    expect(() => fight(tie(20), tie(60)).options()).not.toThrow();
    expect(fight(tie(20), tie(60)).options()).not.toContain('2:malee-hurra');
  });

  it('Nym: with a blue critical icon the defender loses a token of his choice', () => {
    const t = inPhase([own('nym'), cruiser()], { blue: ['crit'], black: ['blank'] }).take('attack');
    t.until('critical', { attack: '>1.rear' });
    expect(t.options()).toEqual(['standard', '0:nym', 'none']);
    t.take('0:nym', '1').fight();
    expect(t.ship(1).tokens.map((token) => token.state)).toEqual(['ready', 'discarded', 'ready']);
    const black = inPhase([own('nym'), cruiser()], { blue: ['hit'], black: ['hitcrit'] }).take('attack');
    expect(black.until('critical', { attack: '>1.rear' }).options()).toEqual(['standard', 'none']);
  });

  it('Hera Syndulla (Ghost): two squadrons at distance 2 are Rogues for the round', () => {
    const t = lay({
      units: [
        own('hera-syndulla-vcx-100'),
        own('x-wing-squadron', 125),
        own('x-wing-squadron', -125),
        own('y-wing-squadron', 0, 125.5),
      ],
      phase: 'squadron',
      stage: 'start',
    });
    t.take('0:hera-syndulla-vcx-100');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take(['1', '2']);
    expect([1, 2, 3].map((id) => hasKeyword(t.g, t.squadron(id), 'rogue'))).toEqual([true, true, false]);
    t.goOn(() => t.state.round === 2);
    expect(hasKeyword(t.g, t.squadron(1), 'rogue')).toBe(false);
  });

  it('[AR-SQ-BIGGS-DARKLIGHTER-02] Biggs Darklighter: an Escort at distance 1 suffers 1 less, and another one suffers it', () => {
    const units = [
      foe('tie-fighter-squadron', 0),
      own('x-wing-squadron', 10),
      squadron('biggs-darklighter', 0, AT[0] + apart(10) + apart(76), AT[1]),
      squadron('yt-1300', 0, AT[0] + apart(10) + apart(76), AT[1] + apart(20)),
      squadron('y-wing-squadron', 0, AT[0] + apart(10) + apart(76), AT[1] - apart(20)),
    ];
    const t = inPhase(units, { blue: ['hit', 'hit', 'accuracy'] }).take('attack');
    t.until('window:damage.suffers', { attack: '>1' }).take('2:biggs-darklighter');
    expect(t.options()).toEqual(['2', '3']);
    t.take('3').fight();
    expect([1, 2, 3, 4].map((id) => t.suffered(id))).toEqual([1, 0, 1, 0]);
  });

  it('[AR-SQ-BIGGS-DARKLIGHTER-01] Biggs Darklighter cannot choose a squadron that is destroyed and only kept in play', () => {
    const kept = armadaGame(CARDS.with({ 'squadron/yt-1300': { values: [value('undying', () => ({ atLeast: 1 }))] } }));
    const units = [
      foe('tie-interceptor-squadron', 0),
      own('x-wing-squadron', 10),
      own('biggs-darklighter', 10, 10),
      own('yt-1300', 0, -10, { hull: 1 }),
      foe('tie-fighter-squadron', 0, 20),
    ];
    const t = lay(
      {
        units,
        phase: 'squadron',
        flying: { squadron: 0 },
        first: 1,
        blue: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
      },
      kept,
    );
    t.take('attack').fight({ attack: '>3' });
    expect(t.squadron(3)).toMatchObject({ hull: 0, status: 'play' });
    t.goOn((u) => u.state.flying?.squadron === 4, { 'activate-squadron': '4' });
    t.take('attack').until('window:damage.suffers', { attack: '>1' }).take('2:biggs-darklighter');
    expect(t.events('suffers').at(-2)).toMatchObject({ unit: 2, amount: 1 });
  });

  it('Hera Syndulla (X-wing): Escorts at distance 2 have Adept 1', () => {
    const t = lay({
      units: [
        own('hera-syndulla-x-wing'),
        own('x-wing-squadron', 125),
        own('y-wing-squadron', -20),
        own('x-wing-squadron', 0, 125.5),
      ],
    });
    expect([0, 1, 2, 3].map((id) => keywordOf(t.g, t.squadron(id), 'adept'))).toEqual([0, 1, 0, 0]);
  });

  it('[AR-SQ-LUKE-SKYWALKER-03] Luke Skywalker: the ship is treated as having no shields, redirect or not', () => {
    const t = inPhase([own('luke-skywalker'), cruiser()], { black: ['hitcrit'], deck: ['blinded-gunners'] }).take(
      'attack',
    );
    t.fight({ attack: '>1.rear', 'window:attack.defend': ['1:token.2', 'pass'], critical: 'none' });
    expect(t.damage).toBe(2);
    expect(t.ship(1).damage).toHaveLength(2);
    expect(t.ship(1).shields).toMatchObject({ front: 3, left: 2, right: 2, rear: 1 });
    expect(asked(t)).not.toContain('redirect-amount');
  });

  it('[AR-SQ-LUKE-SKYWALKER-01] Luke Skywalker: damage cards about shields look at the real ones', () => {
    const hit = (card: string) =>
      inPhase([own('luke-skywalker'), cruiser()], { black: ['hitcrit'], deck: [card] })
        .take('attack')
        .fight({ attack: '>1.rear', critical: 'standard', 'card-zones': ['front', 'left'] });
    expect(hit('projector-misaligned').ship(1).shields).toMatchObject({ front: 0, left: 2 });
    expect(hit('shield-failure').ship(1).shields).toMatchObject({ front: 2, left: 1 });
  });

  it('[AR-SQ-LUKE-SKYWALKER-02] Norra Wexley gives Bombers at distance 1 a critical effect against shields, but not Luke', () => {
    const options = (id: string, gap: number, rear: number) =>
      inPhase([own(id), own('norra-wexley', -gap), cruiser({ shields: { rear } })], {
        red: ['crit'],
        black: ['hitcrit'],
      })
        .take('attack')
        .until('critical', { attack: '>2.rear' })
        .options();
    expect(options('x-wing-squadron', 76, 1)).toEqual(['standard', '1:norra-wexley', 'none']);
    expect(options('x-wing-squadron', 76.5, 1)).toEqual(['standard', 'none']);
    expect(options('x-wing-squadron', 76, 0)).toEqual(['standard', 'none']);
    expect(options('luke-skywalker', 76, 1)).toEqual(['standard', 'none']);
    const t = inPhase([own('norra-wexley'), cruiser()], { black: ['hitcrit'] }).take('attack');
    t.fight({ attack: '>1.rear', critical: '0:norra-wexley' });
    expect(t.ship(1).shields.rear).toBe(0);
    expect(t.ship(1).damage).toHaveLength(2); // the only shield was gone before the damage came
  });

  it('Wedge Antilles: two more blue dice against a squadron that has been activated', () => {
    const at = (activated: boolean) =>
      inPhase([own('wedge-antilles-x-wing'), foe('tie-bomber-squadron', 10, 0, { activated })], {
        blue: Array.from({ length: 6 }, () => 'hit'),
      })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.modify': '0:wedge-antilles-x-wing' });
    expect(at(true).damage).toBe(6);
    expect(at(false).damage).toBe(4);
  });

  it('[AR-SQ-DUTCH-VANDER-02] “Dutch” Vander: whom he damages is marked as activated, or suffers 1 more', () => {
    const at = (activated: boolean) =>
      inPhase([own('dutch-vander'), foe('tie-bomber-squadron', 10, 0, { activated })], {
        blue: ['hit', 'accuracy', 'crit'],
      })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.resolved': '0:dutch-vander' });
    const fresh = at(false);
    expect(fresh.events('slider')).toMatchObject([{ unit: 1 }, { unit: 0 }]);
    expect(fresh.suffered(1)).toBe(1);
    const gone = inPhase([own('dutch-vander'), foe('tie-bomber-squadron', 10, 0, { hull: 1 })], { blue: ['hit'] });
    expect(asked(gone.take('attack').fight({ attack: '>1' }))).not.toContain('window:attack.resolved');
    const used = at(true);
    expect(used.events('slider')).toMatchObject([{ unit: 0 }]);
    expect(used.suffered(1)).toBe(2);
  });

  it('[AR-SQ-DUTCH-VANDER-01] “Dutch” Vander does not mark whoever suffers nothing because another squadron suffers it', () => {
    const units = [
      { ...own('dutch-vander'), seat: 1 },
      { ...foe('x-wing-squadron', 10), seat: 0 },
      { ...foe('biggs-darklighter', 10, 20), seat: 0 },
    ];
    const t = inPhase(units, { blue: ['hit', 'accuracy', 'crit'] }).take('attack');
    t.fight({ attack: '>1', 'window:damage.suffers': '2:biggs-darklighter' });
    expect([t.suffered(1), t.suffered(2)]).toEqual([0, 1]);
    expect(asked(t)).not.toContain('window:attack.resolved');
    expect(isActivated(t.state, t.unit(1))).toBe(false);
  });

  it('Han Solo: at the start of the Ship Phase he is activated as if by a Squadron command', () => {
    const t = lay({ units: [own('han-solo'), foe('tie-bomber-squadron', 10)], stage: 'start' }).take('0:han-solo');
    expect(t.state.flying).toMatchObject({ squadron: 0, by: null, commanded: true });
    t.take('none');
    expect(isActivated(t.state, t.unit(0))).toBe(true);
    expect(lay({ units: [own('han-solo', 0, 0, { activated: true })], stage: 'start' }).open).not.toContain(
      '0 window:ships.start',
    );
  });

  it('Lando Calrissian: attacking, a token for a die of any face that stays so; defending, a token for rerolls', () => {
    const t = inPhase([own('lando-calrissian-yt-1300'), foe('x-wing-squadron', 10)], {
      red: ['blank'],
      blue: ['accuracy', 'accuracy'],
      black: ['blank'],
    }).take('attack');
    t.until('window:attack.modify', { attack: '>1' }).take('0:lando-calrissian-yt-1300', '0', ['0'], 'double').fight();
    expect(t.damage).toBe(2);
    expect(t.unit(0).tokens.map((token) => token.state)).toEqual(['discarded', 'ready']);
    expect(t.events('dice')[0]!.dice[0]).toMatchObject({ face: 'double', fixed: true });
    const u = inPhase([foe('x-wing-squadron', 0), own('lando-calrissian-yt-1300', 10)], {
      blue: ['hit', 'hit', 'hit', 'hit', 'accuracy', 'accuracy', 'accuracy'],
    }).take('attack');
    u.until('window:attack.defend', { attack: '>1' }, 0).take('1:lando-calrissian-yt-1300', '0', ['0', '1', '2']);
    expect(u.open).not.toContain('0 window:attack.defend'); // a second brace would be one too many
    expect(u.damage).toBe(1);
    expect(u.unit(1).tokens.map((token) => token.state)).toEqual(['exhausted', 'ready']);
  });

  it('Dash Rendar: as many dice again as there are enemies at distance 1', () => {
    const t = inPhase([
      own('dash-rendar'),
      foe('tie-bomber-squadron', 10),
      foe('tie-bomber-squadron', -76.5),
      cruiser(),
    ]);
    t.take('attack').until('reroll', { attack: '>1', 'window:attack.modify': '0:dash-rendar' });
    expect(t.ask()).toMatchObject({ max: 2 });
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-01] Mart Mattin: for his activation a proximity mine at distance 1, not at distance 1 of another', () => {
    const t = lay({
      units: [own('mart-mattin')],
      phase: 'squadron',
      stage: 'start',
      markers: [{ kind: 'mine', seat: 0, x: AT[0] - 140, y: AT[1] }],
    }).take('0:mart-mattin');
    expect(isActivated(t.state, t.unit(0))).toBe(true);
    t.refuses({ x: AT[0] + 17 + 9.5 + 76.5, y: AT[1] }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.refuses({ x: AT[0] - 140 + 19 + 76, y: AT[1] }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: AT[0] + 17 + 9.5 + 76, y: AT[1] });
    expect(t.state.markers.map((m) => m.kind)).toEqual(['mine', 'mine']);
    // mines all around leave no room for another
    const ringed = [-60, 0, 60].flatMap((x) => [-60, 60].map((y) => ({ kind: 'mine', x: AT[0] + x, y: AT[1] + y })));
    const full = lay({ units: [own('mart-mattin')], phase: 'squadron', stage: 'start', markers: ringed });
    expect(full.open).not.toContain('0 window:squadrons.start');
  });

  it('Lieutenant Blount: another Swarm squadron at distance 1 rerolls a die besides its own', () => {
    const fight = (gap: number) =>
      inPhase([own('z-95-headhunter-squadron'), own('lieutenant-blount', -gap), foe('tie-bomber-squadron', 70)], {
        red: ['blank', 'blank', 'blank', 'hit'],
      })
        .take('attack')
        .fight({ attack: '>2', 'window:attack.modify': '1:lieutenant-blount', reroll: ['0'] });
    expect(fight(76).damage).toBe(1);
    expect(fight(76.5).damage).toBe(0);
  });
});
