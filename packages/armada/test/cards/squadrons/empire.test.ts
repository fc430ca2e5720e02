import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { at as at_, valueOfAny } from '../../../src/cards/vocabulary.ts';
import { squadronShots } from '../../../src/flow/attack/shots.ts';
import { takeUpMarker } from '../../../src/flow/markers.ts';
import { commandable } from '../../../src/flow/squadrons/squadron.ts';
import { armadaGame } from '../../../src/game.ts';
import { hasKeyword, keywordOf } from '../../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';
import { AT, asked, commanded, cruiser, foe, inPhase, own } from './dogfight.ts';

const targets = (t: Table, id = 0): number[] =>
  squadronShots(t.g, t.squadron(id)).flatMap((s) => ('unit' in s.defender ? [s.defender.unit] : []));

describe('Boba Fett', () => {
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
});

describe('Bossk', () => {
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
});

describe('Captain Jonus', () => {
  it('Captain Jonus: a friendly ship that attacks a ship near him turns a die to accuracy', () => {
    const fight = (dy: number) =>
      lay({
        units: [
          ship('victory-ii-class-star-destroyer', 0, AT[0], AT[1]),
          cruiser({ y: AT[1] + 200 }),
          squadron('captain-jonus', 0, AT[0] + 110, AT[1] + 200 + dy),
        ],
        active: 0,
        step: 'attack',
        red: ['blank', 'blank', 'blank'],
        blue: ['hit', 'hit', 'hit'],
      }).until('attack');
    const t = fight(0).until('window:attack.modify', { attack: 'front>1.rear' });
    t.take('2:captain-jonus', ['0']);
    expect(t.events('dice')[0]!.dice[0]!.face).toBe('accuracy');
    const far = fight(150).take('front>1.rear');
    expect(far.options()).not.toContain('2:captain-jonus');
  });
});

describe('Ciena Ree', () => {
  it('Ciena Ree: attacks on her are obstructed, Counters too; engaged she is all the same', () => {
    const t = inPhase([own('a-wing-squadron'), foe('ciena-ree', 10)]);
    expect(t.options()).toEqual(['attack', 'none']);
    t.take('attack').fight({ attack: '>1', 'window:attack.after': 'pass' });
    expect(t.events('rolled')[0]!.dice).toHaveLength(2);
    const counter = lay({
      units: [own('a-wing-squadron'), foe('ciena-ree', 10)],
      phase: 'squadron',
      flying: { squadron: 1 },
    });
    counter.take('attack').fight({ attack: '>0', 'window:attack.after': '0:counter' });
    expect(counter.events('attack').map((e) => e.obstructed)).toEqual([false, true]);
  });
});

describe('Colonel Jendon', () => {
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
});

describe('Darth Vader', () => {
  it('Darth Vader: critical icons hurt; in the TIE Advanced always, in the TIE Defender unique squadrons', () => {
    const hit = (id: string, target: string) =>
      inPhase([own(id), foe(target, 10)], {
        red: ['crit'],
        blue: ['crit', 'accuracy', 'accuracy'],
        black: ['blank', 'blank'],
      })
        .take('attack')
        .fight({ attack: '>1' }).damage;
    expect(hit('darth-vader-tie-advanced', 'y-wing-squadron')).toBe(1);
    expect(hit('darth-vader-tie-defender', 'y-wing-squadron')).toBe(0);
    expect(hit('darth-vader-tie-defender', 'gold-squadron')).toBe(2);
    const ships = inPhase([own('darth-vader-tie-advanced'), cruiser()], { black: ['hitcrit'] }).take('attack');
    ships.fight({ attack: '>1.rear' });
    expect(ships.damage).toBe(2);
    expect(asked(ships)).not.toContain('critical');
  });
});

describe('Dengar', () => {
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
});

describe('Gar Saxon', () => {
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
});

describe('Hondo Ohnaka', () => {
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
});

describe('“Howlrunner”', () => {
  it('Howlrunner: another Swarm squadron at distance 1 adds a blue die against squadrons', () => {
    const fight = (gap: number) =>
      inPhase([own('tie-fighter-squadron'), foe('y-wing-squadron', 70), own('howlrunner', -gap)], {
        blue: ['accuracy', 'accuracy', 'accuracy', 'hit'],
      })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.modify': '2:howlrunner' }).damage;
    expect(fight(76)).toBe(1);
    expect(fight(76.5)).toBe(0);
    const self = inPhase([own('howlrunner'), foe('y-wing-squadron', 10)])
      .take('attack')
      .fight({ attack: '>1' });
    expect(asked(self)).not.toContain('window:attack.modify');
  });
});

describe('IG-88', () => {
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
});

describe('IG-88B', () => {
  const starting = (units: readonly Spec[], more: object = {}): Table =>
    lay({ units, phase: 'squadron', stage: 'start', ...more });
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
});

describe('Maarek Stele', () => {
  it('Maarek Stele: one die to a critical face', () => {
    const t = inPhase([own('maarek-stele'), cruiser()], { blue: ['accuracy', 'accuracy'] }).take('attack');
    t.fight({ attack: '>1.rear', 'window:attack.modify': ['0:maarek-stele', 'pass'], dice: ['1'] });
    expect(t.damage).toBe(1);
  });
});

describe('Major Rhymer', () => {
  it('[AR-ERR-MAJOR-RHYMER-01][AR-SQ-MAJOR-RHYMER-01][AR-SQ-MAJOR-RHYMER-02][AR-ERR-MAJOR-RHYMER-03] Major Rhymer: he and friends at distance 1 attack ships at close range, squadrons still at distance 1', () => {
    const gap = (mm: number) => ship('gladiator-i-class-star-destroyer', 1, AT[0], AT[1] + 17 + mm + 35.5);
    expect(targets(lay({ units: [own('major-rhymer'), gap(123)] }))).toEqual([1]);
    expect(targets(lay({ units: [own('major-rhymer'), gap(123.5)] }))).toEqual([]);
    expect(targets(lay({ units: [own('tie-bomber-squadron'), gap(123), own('major-rhymer', 76)] }))).toEqual([1]);
    expect(targets(lay({ units: [own('tie-bomber-squadron'), gap(123), own('major-rhymer', 76.5)] }))).toEqual([]);
    expect(targets(lay({ units: [own('major-rhymer'), foe('x-wing-squadron', 76.5)] }))).toEqual([]);
  });
  it('[AR-ERR-MAJOR-RHYMER-02][AR-SQ-MAJOR-RHYMER-03][AR-SQ-MAJOR-RHYMER-04] Major Rhymer: all dice of the battery, whatever their colour', () => {
    const far = ship('gladiator-i-class-star-destroyer', 1, AT[0], AT[1] + 17 + 120 + 35.5);
    const t = inPhase([own('boba-fett'), far, own('major-rhymer', 20)])
      .take('attack')
      .fight({ attack: '>1.rear' });
    expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['blue', 'black']);
  });
});

describe('“Mauler” Mithel', () => {
  it('“Mauler” Mithel: after his move everybody engaged with him suffers 1', () => {
    const t = inPhase([
      own('mauler-mithel'),
      foe('y-wing-squadron', 100),
      foe('x-wing-squadron', -300, 0),
      own('tie-fighter-squadron', 0, 100),
    ]);
    t.take('move', { x: AT[0] + 24, y: AT[1] });
    expect([1, 2, 3].map((id) => t.suffered(id))).toEqual([1, 0, 0]);
  });
});

describe('Moralo Eval', () => {
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

describe('Morna Kee', () => {
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
});

describe('Soontir Fel', () => {
  it('Soontir Fel: who is engaged with him and attacks somebody else suffers 1', () => {
    const fight = (target: number) => {
      const t = inPhase([own('y-wing-squadron'), foe('soontir-fel', 76), foe('tie-bomber-squadron', -10)]);
      t.take('attack').fight({ attack: `>${target}` });
      return t.suffered(0);
    };
    expect(fight(2)).toBe(1);
    expect(fight(1)).toBe(0);
    // destroyed by him, the attacker is not countered any more
    const last = inPhase([
      own('y-wing-squadron', 0, 0, { hull: 1 }),
      foe('soontir-fel', 76),
      foe('tie-interceptor-squadron', -10),
    ]);
    last.take('attack').until('window:attack.after', { attack: '>2' });
    expect(last.options()).toEqual(['2:counter', '1:soontir-fel']);
    last.take('1:soontir-fel').goOn(() => last.state.attacks.length === 0);
    expect(last.unit(0).status).toBe('destroyed');
    expect(last.events('attack')).toHaveLength(1);
    const counter = lay({
      units: [own('a-wing-squadron'), foe('soontir-fel', 30), foe('tie-bomber-squadron', -10)],
      phase: 'squadron',
      flying: { squadron: 2 },
      black: ['blank'],
    }).take('attack');
    counter.fight({ attack: '>0', 'window:attack.after': '0:counter' });
    expect(counter.events('attack').map((e) => e.kind)).toEqual(['normal', 'counter']);
    expect(counter.suffered(0)).toBe(0);
  });
});

describe('Tel Trevura', () => {
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
});

describe('TIE Fighter Squadron', () => {
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
});

describe('Valen Rudor', () => {
  it('[AR-SQ-VALEN-RUDOR-02] Valen Rudor: who is engaged with another squadron cannot attack him, nor snipe at him', () => {
    const units = [own('e-wing-squadron'), foe('valen-rudor', 10)];
    expect(targets(lay({ units }))).toEqual([1]);
    expect(targets(lay({ units: [...units, foe('tie-fighter-squadron', -76)] }))).toEqual([2]);
    expect(targets(lay({ units: [...units, foe('tie-fighter-squadron', -76.5)] }))).toEqual([1, 2]);
    expect(targets(lay({ units: [units[0]!, foe('valen-rudor', 100), foe('tie-fighter-squadron', -20)] }))).toEqual([
      2,
    ]);
  });
  it('[AR-SQ-VALEN-RUDOR-01] Valen Rudor: nor can it counter him', () => {
    const counters = (...more: Spec[]) =>
      asked(
        lay({
          units: [own('a-wing-squadron'), foe('valen-rudor', 10), ...more],
          phase: 'squadron',
          flying: { squadron: 1 },
        })
          .take('attack')
          .fight({ attack: '>0' }),
      );
    expect(counters()).toContain('window:attack.after');
    expect(counters(foe('tie-fighter-squadron', -10))).not.toContain('window:attack.after');
  });
  it('[AR-SQ-VALEN-RUDOR-02] Valen Rudor: squadrons that one only counts as engaged with protect him as well, and ships are open then', () => {
    const crowded = armadaGame(
      CARDS.with({
        'squadron/tie-fighter-squadron': {
          values: [valueOfAny('engagers', (_g, unit) => (unit.id === 0 ? { add: 2 } : undefined))],
        },
      }),
    );
    const units = [own('x-wing-squadron'), foe('valen-rudor', 10), cruiser(), foe('tie-fighter-squadron', 500)];
    const t = lay({ units, phase: 'squadron', flying: { squadron: 0 } }, crowded);
    expect(t.options()).toEqual(['attack', 'none']);
    expect(t.barred('move')).toContain('AR-NAHKAMPF-02');
    // nor does Grit help: it is no single squadron that holds them
    const grit = lay(
      { units: [own('scurrg-h-6-bomber'), ...units.slice(1)], phase: 'squadron', flying: { squadron: 0 } },
      crowded,
    );
    expect(grit.options()).not.toContain('move');
    const options = t.take('attack').options();
    expect(options).toContain('>2.rear');
    expect(options).not.toContain('>1');
  });
});

describe('Vult Skerris', () => {
  it('Vult Skerris: no attack in the Squadron Phase but Counters', () => {
    const units = [own('vult-skerris'), foe('x-wing-squadron', 10)];
    expect(inPhase(units).open).not.toContain('0 squadron-act');
    expect(commanded(units).options()).toEqual(['attack', 'none']);
    const t = lay({ units, phase: 'squadron', flying: { squadron: 1 } }).take('attack');
    t.fight({ attack: '>0', 'window:attack.after': '0:counter' });
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'counter']);
  });
});

describe('“Whisper”', () => {
  it('[AR-SQ-WHISPER-02] “Whisper”: after defending with a token she moves up to distance 1, even if engaged', () => {
    const fight = (defend: string) =>
      inPhase([foe('x-wing-squadron', 0), own('whisper', 10)], { blue: ['hit', 'hit', 'accuracy', 'accuracy'] })
        .take('attack')
        .until(defend === 'pass' ? 'squadron-act' : 'squadron-move', {
          attack: '>1',
          'window:attack.defend': [defend, 'pass'],
          'window:attack.after': '1:whisper',
        });
    const t = fight('1:token.1');
    t.refuses({ x: AT[0] + apart(10) + 76.5, y: AT[1] }, 'AR-BEWEGUNG-VON-STAFFELN-04');
    t.take({ x: AT[0] + apart(10) + 76, y: AT[1] });
    expect(t.pose(1)[0]).toBe(AT[0] + apart(10) + 76);
    expect(fight('pass').events('squadronMoved')).toEqual([]);
  });
  it('[AR-SQ-WHISPER-01] “Whisper”: her Counter from Dengar comes before her move, or not at all', () => {
    const t = inPhase([foe('x-wing-squadron', 0), own('whisper', 10), own('dengar', 10, 60)], {
      blue: ['hit', 'hit', 'accuracy', 'accuracy', 'hit'],
    }).take('attack');
    t.until('window:attack.after', { attack: '>1', 'window:attack.defend': ['1:token.1', 'pass'] });
    expect(t.options()).toEqual(['1:counter', '1:whisper', 'pass']);
    t.take('1:counter');
    expect(t.suffered(0)).toBe(1);
    t.take('1:whisper', { x: AT[0] + apart(10), y: AT[1] - 20 });
    const u = inPhase([foe('x-wing-squadron', 0), own('whisper', 10), own('dengar', 10, 60)]).take('attack');
    u.until('window:attack.after', { attack: '>1', 'window:attack.defend': ['1:token.1', 'pass'] });
    u.take('1:whisper', { x: AT[0] + apart(10), y: AT[1] - 20 });
    expect(u.open).not.toContain('0 window:attack.after');
    expect(u.events('attack')).toHaveLength(1);
  });
});

describe('Zertik Strom', () => {
  it('Zertik Strom: another friend at distance 1 suffers 1 damage for as many rerolls as he likes', () => {
    const t = inPhase(
      [own('zertik-strom'), own('tie-fighter-squadron', -76, 0, { hull: 1 }), foe('y-wing-squadron', 10)],
      {
        red: ['blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      },
    ).take('attack');
    t.fight({ attack: '>2', 'window:attack.modify': '0:zertik-strom', reroll: ['0', '1', '2'] });
    expect(t.damage).toBe(3);
    expect(t.unit(1).status).toBe('destroyed');
    const alone = inPhase([own('zertik-strom'), own('tie-fighter-squadron', -76.5), foe('y-wing-squadron', 10)]);
    expect(asked(alone.take('attack').fight({ attack: '>2' }))).not.toContain('window:attack.modify');
  });
});
