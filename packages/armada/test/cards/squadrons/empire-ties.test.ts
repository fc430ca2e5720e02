import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { valueOfAny } from '../../../src/cards/vocabulary.ts';
import { squadronShots } from '../../../src/flow/shots.ts';
import { armadaGame } from '../../../src/game.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';
import { AT, asked, commanded, cruiser, foe, inPhase, own } from './dogfight.ts';

const targets = (t: Table, id = 0): number[] =>
  squadronShots(t.g, t.squadron(id)).flatMap((s) => ('unit' in s.defender ? [s.defender.unit] : []));

describe('TIE squadrons of the Galactic Empire', () => {
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

  it('Maarek Stele: one die to a critical face', () => {
    const t = inPhase([own('maarek-stele'), cruiser()], { blue: ['accuracy', 'accuracy'] }).take('attack');
    t.fight({ attack: '>1.rear', 'window:attack.modify': ['0:maarek-stele', 'pass'], dice: ['1'] });
    expect(t.damage).toBe(1);
  });

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

  it('Vult Skerris: no attack in the Squadron Phase but Counters', () => {
    const units = [own('vult-skerris'), foe('x-wing-squadron', 10)];
    expect(inPhase(units).open).not.toContain('0 squadron-act');
    expect(commanded(units).options()).toEqual(['attack', 'none']);
    const t = lay({ units, phase: 'squadron', flying: { squadron: 1 } }).take('attack');
    t.fight({ attack: '>0', 'window:attack.after': '0:counter' });
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'counter']);
  });

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
