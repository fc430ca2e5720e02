import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { keywordOf } from '../../../../src/values.ts';
import { apart, piece, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, rebels, storm, VADER } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { activationsBegun, inActivation, told } from '../../watching.ts';

const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
const one = alone(4);

describe('Get In Position', () => {
  const far = storm(1700, 850);
  const WOOKIEES = 'wookiee-warriors-kashyyyk-resistance';
  it('Get In Position and Daring Defense: Wookiees whom a chieftain orders with the card', () => {
    const lent = (card: string, keyword: 'agile' | 'demoralize', chief: string) => {
      const t = resolving(card, [
        ...[unit(chief, 0, 400, 400), unit(WOOKIEES, 0, 600, 400), unit('clone-trooper-infantry', 0, 400, 600, one)],
        far,
      ]).goOn(inActivation, { orders: ['1', '2'] });
      return [1, 2].map((id) => keywordOf(t.g, t.unit(id), keyword));
    };
    expect(lent('get-in-position', 'agile', 'wookiee-chieftain')).toEqual([1, 0]);
    expect(lent('daring-defense', 'demoralize', 'wookiee-chieftain')).toEqual([1, 0]);
    expect(lent('get-in-position', 'agile', 'clone-captain-rex')).toEqual([0, 0]);
  });
});

describe('Lead From the Front', () => {
  const far = storm(1700, 850, one);
  it('Lead From the Front: who is no commander, or stands alone, hears nothing', () => {
    const rex = mine('clone-captain-rex', 300, 300);
    const clones = (x: number, y: number) => mine('clone-trooper-infantry', x, y, one);
    const heard = (...units: readonly Spec[]) =>
      told(
        resolving('lead-from-the-front', [...units, far]).goOn(activationsBegun, { nominate: '0' }),
        'lead-from-the-front',
      );
    expect(heard(rex, clones(600, 300), clones(700, 300))).toEqual([]);
    expect(heard(rex, clones(300 + apart(SEGMENT + 1), 300))).toEqual([]);
    expect(heard(rex, clones(400, 300))).toEqual([null]);
    const directs = resolving('lead-from-the-front', [
      rex,
      mine('count-dooku', 1300, 200),
      mine('clone-commander', 1400, 200),
      far,
    ]).goOn(activationsBegun, {
      nominate: '0',
      'window:command.orders': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-unit': '2',
    });
    expect([directs.unit(2).order, told(directs, 'lead-from-the-front')]).toEqual(['faceup', []]);
  });
  it('Lead From the Front: up to three friends at range 1 of the commander gain a token', () => {
    const t = resolving('lead-from-the-front', [
      unit('clone-captain-rex', 0, 300, 300),
      unit('clone-trooper-infantry', 0, 300 + apart(SEGMENT), 300, one),
      unit('clone-trooper-infantry', 0, 300, 300 + apart(SEGMENT + 0.01), one),
      storm(1500, 700),
    ]);
    t.until('card-units');
    expect(t.options()).toEqual(['1']);
    t.take(['1']).goOn(inActivation, { 'card-way': 'dodge' });
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
});

describe('Recon Division', () => {
  const far = storm(1700, 850);
  const recon = (terrain: readonly Spec[]) =>
    lay26({
      units: [
        unit('clone-trooper-infantry', 0, 400, 400, one),
        storm(900, 400, { ...one, ...holding('observation', 2) }),
      ],
      phase: 'end',
      stage: 0,
      terrain,
      hands: [{ played: 'recon-division' }, {}],
    });
  it('Recon Division: troopers observe; enemies who see one of them stay observed', () => {
    const t = acting('recon-division', 0, [unit('clone-trooper-infantry', 0, 400, 400, one), far]);
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'observe'))).toEqual([1, 0]);
    expect(recon([]).tokens(1, 'observation')).toBe(2);
    expect(recon([piece('building', 650, 400, 40, 400, { height: 400 })]).tokens(1, 'observation')).toBe(0);
  });
});

describe('Tactical Planning', () => {
  const clones = (x: number, y: number, more: Spec = {}) =>
    unit('clone-trooper-infantry', 0, x, y, { ...one, ...more });
  it('Tactical Planning: whoever special forces or support shoot at gives back its order', () => {
    const order = (rank: string, faceup: string) => {
      const t = acting('tactical-planning', 0, [
        clones(400, 400, { rank }),
        storm(600, 400, { order: faceup }),
        unit(VADER, 1, 1500, 700),
      ]);
      return t.fight().until('action').unit(1).order;
    };
    expect([order('special', 'faceup'), order('support', 'faceup'), order('corps', 'faceup')]).toEqual([
      'none',
      'none',
      'faceup',
    ]);
    expect(order('special', 'facedown')).toBe('facedown');
  });
});

describe('You Underestimate My Power in 2.6', () => {
  const colours = (t: Table, colour: string) =>
    t.events('rolled')[0]!.dice.filter((die) => die.colour === colour).length;
  it('You Underestimate My Power: nobody but Anakin', () => {
    const t = acting('you-underestimate-my-power', 0, [
      rebels(400, 400, one),
      mine('anakin-skywalker-the-chosen-one', 300, 300),
      storm(600, 400, { order: 'facedown' }),
    ]);
    expect(colours(t.fight(), 'white')).toBe(0);
  });
  it('You Underestimate My Power: six white dice against whoever has been activated', () => {
    const dice = (order: string) => {
      const t = acting('you-underestimate-my-power', 0, [
        unit('anakin-skywalker-the-chosen-one', 0, 400, 400),
        storm(400 + apart(0), 400, { order }),
      ]);
      return t
        .fight()
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'white').length;
    };
    expect([dice('facedown'), dice('none')]).toEqual([6, 0]);
  });
});
