import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { at as at_ } from '../../../src/cards/vocabulary.ts';
import { takeUpMarker } from '../../../src/flow/markers.ts';
import { squadronShots } from '../../../src/flow/shots.ts';
import { commandable } from '../../../src/flow/squadron.ts';
import { armadaGame } from '../../../src/game.ts';
import { hasKeyword, keywordOf } from '../../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';
import { AT, asked, commanded, cruiser, foe, inPhase, own } from './dogfight.ts';

const targets = (t: Table, id = 0): number[] =>
  squadronShots(t.g, t.squadron(id)).flatMap((s) => ('unit' in s.defender ? [s.defender.unit] : []));
const starting = (units: readonly Spec[], more: object = {}): Table =>
  lay({ units, phase: 'squadron', stage: 'start', ...more });

describe('squadrons of the Galactic Empire other than TIEs', () => {
  it('IG-88: enemy Escort and Counter do not count against him', () => {
    const units = (id: string) => [own(id), foe('x-wing-squadron', 10), foe('a-wing-squadron', -10)];
    expect(targets(inPhase(units('ig-88')))).toEqual([1, 2]);
    expect(targets(inPhase(units('aggressor-assault-fighter')))).toEqual([1]);
    const counters = (id: string) =>
      asked(
        inPhase([own(id), foe('a-wing-squadron', -10)])
          .take('attack')
          .fight({ attack: '>1' }),
      );
    expect(counters('ig-88')).not.toContain('window:attack.after');
    expect(counters('aggressor-assault-fighter')).toContain('window:attack.after');
  });

  it('[AR-SQ-IG-88B-01] IG-88B: for his activation one obstructed attack on each enemy squadron at distance 1', () => {
    const units = [
      own('ig-88b'),
      foe('y-wing-squadron', 76),
      foe('b-wing-squadron', -76),
      foe('y-wing-squadron', 0, 76.5),
    ];
    const t = starting(units).take('0:ig-88b');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('1').fight({ colour: 'blue' });
    t.take('2').fight({ colour: 'black' });
    const attacks = t.events('attack');
    expect(attacks.map((e) => [e.defender, e.obstructed])).toEqual([
      [{ unit: 1 }, true],
      [{ unit: 2 }, true],
    ]);
    expect(t.events('rolled').map((e) => e.dice.length)).toEqual([3, 3]);
    expect(t.events('slider')[0]).toMatchObject({ unit: 0, activated: true });
  });

  it('[AR-SQ-IG-88B-02][AR-SQ-IG-88B-03][AR-SQ-IG-88B-04] IG-88B attacks engaged Escorts first, each once, and stops if one is left', () => {
    const storm = (hull: number) =>
      starting([own('ig-88b'), foe('x-wing-squadron', 10, 0, { hull }), foe('y-wing-squadron', -10)], {
        blue: ['hit', 'hit'],
        black: ['hit'],
      }).take('0:ig-88b');
    const t = storm(3);
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1').fight({ colour: 'black' });
    expect(t.unit(1).status).toBe('destroyed');
    expect(t.options()).toEqual(['2', 'none']);
    const left = storm(4);
    left.take('1').fight({ colour: 'black' });
    expect(left.squadron(1).hull).toBe(1);
    expect(left.open).not.toContain('0 card-unit');
  });

  it('Boba Fett: when he is activated an enemy at distance 1 suffers 1 damage; of a ship its owner chooses where', () => {
    const t = lay({
      units: [own('boba-fett'), foe('y-wing-squadron', 76), cruiser(), foe('y-wing-squadron', -76.5)],
      phase: 'squadron',
    });
    t.until('card-unit');
    expect(t.options()).toEqual(['1', '2']);
    t.take('2');
    expect(t.open).toEqual(['1 zone']);
    t.take('front');
    expect(t.ship(2).shields.front).toBe(2);
  });

  it('Hondo Ohnaka: instead of attacking he marks a squadron as activated, or places an activated one', () => {
    const t = inPhase([
      own('hondo-ohnaka-firespray-31'),
      foe('y-wing-squadron', 20),
      foe('x-wing-squadron', -20, 0, { activated: true }),
    ]);
    expect(t.options()).toContain('toggle-other');
    t.take('toggle-other', '1');
    expect(t.events('slider')[0]).toMatchObject({ unit: 1, activated: true });
    expect(t.options()).not.toContain('attack'); // he may still move, since he is a Rogue
    const u = inPhase([own('hondo-ohnaka-firespray-31'), foe('x-wing-squadron', -20, 0, { activated: true })]);
    u.take('toggle-other', '1').refuses({ x: AT[0], y: AT[1] + apart(76.5) }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    u.take({ x: AT[0], y: AT[1] + apart(76) });
    expect(u.pose(1).slice(0, 2)).toEqual([AT[0], AT[1] + apart(76)]);
    expect(u.events('squadronMoved')).toEqual([]);
  });

  it('Dengar: other friends at distance 2 have Counter 1, or one more', () => {
    const t = lay({
      units: [
        own('dengar'),
        own('tie-bomber-squadron', 125),
        own('tie-interceptor-squadron', -125),
        own('tie-bomber-squadron', 0, 125.5),
        foe('x-wing-squadron', 0, -20),
      ],
    });
    expect([0, 1, 2, 3, 4].map((id) => keywordOf(t.g, t.squadron(id), 'counter'))).toEqual([0, 1, 3, 0, 0]);
  });

  it('Tel Trevura: an Escort while a token is ready; a discarded token gives 3 hull, even to the destroyed', () => {
    const spent = {
      tokens: [
        { kind: 'scatter', state: 'discarded' },
        { kind: 'brace', state: 'exhausted' },
      ],
      hull: 1,
    };
    const t = lay({ units: [own('tel-trevura'), squadron('tel-trevura', 0, 1200, 400, spent)] });
    expect([0, 1].map((id) => hasKeyword(t.g, t.squadron(id), 'escort'))).toEqual([true, false]);
    const fight = (...defend: string[]) =>
      inPhase([foe('x-wing-squadron', 0), own('tel-trevura', 10, 0, spent)], { blue: ['hit', 'hit', 'hit', 'hit'] })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.defend': defend, 'window:attack.after': '1:tel-trevura' });
    expect(fight('1:token.1').squadron(1)).toMatchObject({ hull: 3, status: 'play', doomed: false });
    expect(fight('pass').unit(1).status).toBe('destroyed');
  });

  it('[AR-SQ-COLONEL-JENDON-01][AR-SQ-COLONEL-JENDON-03][AR-SQ-COLONEL-JENDON-04] Colonel Jendon: instead of attacking a friend at distance 2 attacks, activated or not, and is not activated by it', () => {
    const units = (gap: number) => [
      own('colonel-jendon'),
      own('tie-bomber-squadron', gap, 0, { activated: true }),
      squadron('y-wing-squadron', 1, AT[0] + apart(gap) + apart(20), AT[1]),
      own('tie-fighter-squadron', -20),
    ];
    const t = commanded(units(125));
    expect(t.options()).toEqual(['move', 'attack-other', 'none']);
    t.take('attack-other', '1').fight({ attack: '>2' });
    expect(t.events('attack')[0]).toMatchObject({ attacker: { unit: 1 }, defender: { unit: 2 } });
    expect(t.events('squadronActivates')).toEqual([]);
    expect(t.events('slider')).toEqual([]);
    expect(t.options()).toEqual(['move', 'none']);
    expect(commanded(units(125.5)).options()).toEqual(['move', 'none']);
    // in the Squadron Phase it is the attack that he does instead of moving
    const phase = inPhase(units(125)).take('attack-other', '1');
    phase.fight({ attack: '>2' });
    expect(phase.state.flying?.squadron).not.toBe(0);
  });

  it('[AR-SQ-COLONEL-JENDON-02] Colonel Jendon may do so even if an effect forbids him to attack', () => {
    const peaceful = armadaGame(
      CARDS.with({
        'squadron/y-wing-squadron': {
          bans: [
            {
              ban: 'attack',
              refuse: (_g, { unit }) => (unit.id === 0 ? { clauses: [], message: { text: 'no' } } : undefined),
            },
          ],
        },
      }),
    );
    const units = [own('colonel-jendon'), own('tie-bomber-squadron', 10), foe('y-wing-squadron', 0, 20)];
    const t = lay({ units, phase: 'squadron', flying: { squadron: 0 } }, peaceful);
    expect(t.options()).toEqual(['move', 'attack-other', 'none']);
    expect(t.ask().type === 'choice' && t.barred('attack')).toEqual([]);
  });

  it('[AR-ERR-COLONEL-JENDON-01][AR-ERR-COLONEL-JENDON-02][AR-ERR-RAUMFAEHRE-DER-LAMBDA-KLASSE-01] Relay 2 of Jendon and of the shuttle: two squadrons at distance 3 of them, if they are in reach themselves', () => {
    const carrier = ship('victory-ii-class-star-destroyer', 0, 300, 400);
    const reach = (id: string, gap: number, far: number) => {
      const x = 300 + 31.5 + gap + 17;
      const units = [
        carrier,
        squadron(id, 0, x, 400),
        ...[-40, 0, 40].map((dy) => squadron('tie-fighter-squadron', 0, x + apart(far), 400 + dy)),
      ];
      const t = lay({ units });
      const command = {
        dial: true,
        token: false,
        left: 3,
        activated: [],
        relayed: [] as { by: number; squadron: number }[],
      };
      const all = () => commandable(t.g, t.ship(0), command).map((c) => c.squadron.id);
      const before = all();
      command.relayed.push({ by: 1, squadron: 2 }, { by: 1, squadron: 3 });
      return [before, all()];
    };
    for (const id of ['colonel-jendon', 'lambda-class-shuttle']) {
      expect(reach(id, 187, 180)).toEqual([[1, 2, 3, 4], [1]]);
      expect(reach(id, 187.5, 180)).toEqual([[], []]);
      expect(reach(id, 187, 185.5)[0]).toEqual([1]);
    }
  });

  it('Gar Saxon: an enemy with Intel or Relay that is activated at distance 1 suffers 1 damage', () => {
    const activate = (id: string, gap: number) => {
      const t = lay({ units: [own(id), foe('gar-saxon', gap)], phase: 'squadron' });
      return t.suffered(0);
    };
    expect(activate('hwk-290', 76)).toBe(1);
    expect(activate('vcx-100-freighter', 76)).toBe(1);
    expect(activate('hwk-290', 76.5)).toBe(0);
    expect(activate('x-wing-squadron', 10)).toBe(0);
    const gone = lay({ units: [own('hwk-290', 0, 0, { hull: 1 }), foe('gar-saxon', 10)], phase: 'squadron' });
    expect(gone.unit(0).status).toBe('destroyed');
    expect(gone.state.flying?.squadron).toBe(1);
  });

  it('Morna Kee: a token spent for any rerolls; a discarded one comes back when she is activated', () => {
    const t = inPhase(
      [own('morna-kee', 0, 0, { tokens: [{ kind: 'brace', state: 'exhausted' }] }), foe('y-wing-squadron', 10)],
      {
        black: ['blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      },
    ).take('attack');
    t.fight({ attack: '>1', 'window:attack.modify': '0:morna-kee', reroll: ['0', '1', '2'] });
    expect(t.damage).toBe(3);
    expect(t.unit(0).tokens[0]!.state).toBe('discarded');
    const u = lay({
      units: [own('morna-kee', 0, 0, { tokens: [{ kind: 'brace', state: 'discarded' }] })],
      phase: 'squadron',
    });
    u.take('0:morna-kee');
    expect(u.unit(0).tokens[0]!.state).toBe('ready');
  });

  it('Bossk: with 6 hull or less a blue die that shows accuracy', () => {
    const fight = (hull: number) =>
      inPhase([own('bossk', 0, 0, { hull }), foe('gold-squadron', 10, 0, { tokens: ['brace'] })])
        .take('attack')
        .fight({ attack: '>1', 'window:attack.modify': ['0:bossk', '0:accuracy', 'pass'] });
    const t = fight(6);
    expect(t.events('dice')[0]).toMatchObject({ how: 'added' });
    expect(t.events('dice')[0]!.dice.at(-1)).toMatchObject({ colour: 'blue', face: 'accuracy' });
    expect(t.events('locked')).toHaveLength(1);
    expect(fight(7).events('dice')).toEqual([]);
  });

  it('Moralo Eval: when an objective token at distance 2 is moved, he may move and attack', () => {
    const at = (gap: number) =>
      lay({
        units: [
          squadron('vcx-100-freighter', 1, AT[0] + 20, AT[1] + 250),
          squadron('moralo-eval', 0, AT[0], AT[1] + 200 - gap - 8.5 - 17),
          squadron('y-wing-squadron', 1, AT[0] - 150, AT[1] + 200 - gap - 8.5 - 17),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
        markers: [{ kind: 'objective', x: AT[0], y: AT[1] + 200 }],
      })
        .take('move', { x: AT[0] + 20, y: AT[1] + 250 })
        .take('0', { x: AT[0] + 80, y: AT[1] + 250 });
    const t = at(125);
    expect(t.open).toEqual(['0 window:marker.moved']);
    t.take('1:moralo-eval');
    expect(t.options()).toEqual(['move', 'nothing']); // nobody is near enough yet
    t.take('move', { x: AT[0] - 60, y: t.pose(1)[1] }, 'attack');
    expect(t.open).toEqual(['0 attack']);
    t.fight({ attack: '>2' });
    expect(t.events('attack')[0]).toMatchObject({ attacker: { unit: 1 } });
    expect(t.events('slider').map((e) => e.unit)).not.toContain(1);
    expect(at(125.5).open).not.toContain('0 window:marker.moved');
    // a token that leaves the play area will do as well
    const cleared = armadaGame(
      CARDS.with({
        'squadron/yt-2400': {
          abilities: [
            at_('squadron.activates', {
              mandatory: true,
              when: (g) => g.state.markers.length > 0,
              run: (g) => takeUpMarker(g, g.state.markers[0]!),
            }),
          ],
        },
      }),
    );
    const u = lay(
      {
        units: [squadron('yt-2400', 0, 1000, 200), own('moralo-eval'), foe('y-wing-squadron', 20)],
        phase: 'squadron',
        markers: [{ kind: 'objective', x: AT[0], y: AT[1] + 60 }],
      },
      cleared,
    ).until('window:marker.moved', { 'activate-squadron': '0' });
    expect(u.take('1:moralo-eval').options()).toEqual(['move', 'attack', 'nothing']);
  });
});
