import { describe, expect, it } from 'vitest';
import { debris } from '../../move/words.ts';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { offeredBefore } from './duel.ts';

const roll = (letters: string) =>
  [...letters].map((l) => ({ h: 'hit', c: 'crit', f: 'focus', b: 'blank', e: 'evade' })[l]!);

describe('“Youngster”', () => {
  const LENT = '0:ept.marksmanship@1';
  const beside = (x: number, card = 'ept/marksmanship', more: ShipSpec = {}, type = 'tiefighter/academypilot') =>
    scene({
      phase: 'activation',
      attack: roll('ffb'),
      ships: [
        ship(`imperial/${type}`, 450, 300, 0, { seat: 0, dial: 's2' }),
        ship('imperial/tiefighter/youngster', x, 300, 0, {
          seat: 0,
          activated: true,
          fought: true,
          upgrades: [card],
          ...more,
        }),
        rookie(450, 520, 180, { seat: 1, activated: true, fought: true }),
      ],
    }).until('action', 0);
  it('a TIE fighter at range 1-3 performs the action of his elite card, for itself', () => {
    const s = beside(600).take(LENT).until('attack', 0).take('primary>2', LENT);
    expect(s.events('modified').at(-1)?.faces).toEqual(['crit', 'hit', 'blank']);
  });
  it('it goes on when he is gone', () => {
    const s = beside(600).take(LENT);
    s.ship(1).status = 'destroyed';
    expect(s.g.cards(s.ship(0)).map((c) => c.source.card)).toEqual(['marksmanship']);
  });
  it('not beyond range 3, not for other ships, not what is no action', () => {
    expect(beside(850).options()).not.toContain(LENT);
    expect(beside(600, 'ept/marksmanship', {}, 'tieinterceptor/alphasquadronpilot').options()).not.toContain(LENT);
    expect(beside(600, 'ept/determination').options()).not.toContain('0:ept.determination@1');
  });
  it('not while his ability is ignored', () => {
    const hurt = { damage: [{ card: 'injuredpilot', faceup: true }] };
    const s = scene({
      phase: 'activation',
      rules: { damageDeck: 'core' },
      ships: [
        academy(450, 300, 0, { seat: 0, dial: 's2' }),
        ship('imperial/tiefighter/youngster', 600, 300, 0, {
          seat: 0,
          activated: true,
          upgrades: ['ept/marksmanship'],
          ...hurt,
        }),
        rookie(450, 800, 180, { seat: 1, activated: true }),
      ],
    }).until('action', 0);
    expect(s.options()).not.toContain(LENT);
  });
});

describe('Major Stridan', () => {
  const shuttle = (pilot: string, y: number, upgrades: readonly string[] = []) =>
    scene({
      phase: 'activation',
      ships: [
        ship(`imperial/upsilonclassshuttle/${pilot}`, 450, 200, 0, { seat: 0, dial: 's1', upgrades: [...upgrades] }),
        ship('imperial/tiefighter/academypilot', 450, y, 0, { seat: 0, activated: true }),
        rookie(100, 850, 180, { seat: 1, activated: true }),
      ],
    }).until('action', 0);
  // He ends at 320; his base reaches to 360.
  it('coordinates a ship at range 3', () => {
    const s = shuttle('majorstridan', 640);
    expect(s.options()).toContain('coordinate');
    expect(s.take('coordinate').open).toEqual(['0 free-action']);
    expect(shuttle('starkillerbasepilot', 640).options()).not.toContain('coordinate');
  });
  it('not beyond it', () => {
    expect(shuttle('majorstridan', 700).options()).not.toContain('coordinate');
  });
  it('and so do his upgrade cards', () => {
    const OFFICER = '0:crew.fleetofficer';
    expect(shuttle('majorstridan', 640, ['crew/fleetofficer']).take(OFFICER).options()).toEqual(['0', '1']);
    expect(shuttle('starkillerbasepilot', 640, ['crew/fleetofficer']).take(OFFICER).options()).toEqual(['0']);
  });
});

describe('Sunny Bounder', () => {
  const SUNNY = '0:sunnybounder';
  const attack = (red: string, mine: ShipSpec = {}) =>
    scene({
      phase: 'combat',
      attack: roll(red),
      defence: roll('bbb'),
      ships: [ship('scum/m3ainterceptor/sunnybounder', 450, 300, 0, mine), academy(450, 520, 180, { fought: true })],
    }).take('primary>1');
  it('adds one more of what all attack dice show', () => {
    const s = attack('hh').take(SUNNY);
    expect(s.events('modified').at(-1)?.faces).toEqual(['hit', 'hit', 'hit']);
  });
  it('also after a reroll, but not after a change', () => {
    const s = attack('hbhb', { locks: [1], tokens: { focus: 1 } });
    expect(s.take('0:targetlock', ['1']).options()).toContain(SUNNY);
    const t = attack('hfhb', { tokens: { focus: 1 } });
    expect(offeredBefore(t.take('0:focus'), 'dials', SUNNY)).toBe(false);
  });
  it('not where the dice differ, and once a round only', () => {
    expect(offeredBefore(attack('hbb'), 'dials', SUNNY)).toBe(false);
    const s = scene({
      phase: 'combat',
      attack: roll('hhhhh'),
      defence: roll('bbbbbbb'),
      ships: [
        ship('scum/m3ainterceptor/sunnybounder', 450, 300, 0),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 480, 180),
      ],
    });
    s.take('primary>0', SUNNY);
    expect(offeredBefore(s, 'dials', SUNNY)).toBe(false);
  });
  it('any other roll of his counts, too', () => {
    const s = scene({
      phase: 'activation',
      attack: roll('b'),
      obstacles: [debris(450, 380)],
      ships: [
        ship('scum/m3ainterceptor/sunnybounder', 450, 300, 0, { dial: 's3' }),
        academy(100, 800, 180, { activated: true }),
      ],
    });
    expect(s.until('window:roll.made').options()).toContain(SUNNY);
    expect(s.take(SUNNY).events('rollChanged')[0]).toMatchObject({ faces: ['blank', 'blank'] });
  });
});
