import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { HALF, SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { go } from '../../flow/move/moving.ts';
import { apart, piece, type Script, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';
import { told } from './watching.ts';

/** Command cards that only a list tells of: whom they mean, how often, how far. R-L2-50 */

const inActivation = (t: Table) => t.state.phase === 'activation';
const one = alone(4);
const use = (card: string) => (a: Ask) =>
  a.type === 'choice' ? (a.options.find(({ id }) => id.includes(card))?.id ?? 'pass') : '';
const far = storm(1700, 850);
const troops = (x: number, y: number, more: Spec = {}) => unit('stormtroopers', 0, x, y, { ...one, ...more });
const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
const BIKES: Spec = { degrees: 0, minis: [null, 'fallen'] };
const bikes = (x: number, y: number, more: Spec = {}) => unit('74-z-speeder-bikes', 0, x, y, { ...BIKES, ...more });

describe('Empire', () => {
  it('Moment of Consideration: a standby token for corps, support and heavy units, for nobody else', () => {
    const t = resolving('moment-of-consideration', [
      ...[unit('moff-gideon', 0, 300, 300), troops(500, 300), unit('scout-troopers', 0, 300, 500), foe(1700, 800)],
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'standby'))).toEqual([0, 1, 0]);
  });
  /** The bikes go straight ahead, so far from a unit of three in the end. */
  const drive = (gap: number, order: string, moves = 1) => {
    const y = 419 + LENGTH / 2 + gap + 13.5;
    const t = acting(
      'drive-them-out',
      { unit: 0, step: 'act' },
      [bikes(400, 200, { order }), foe(400, y, { minis: [null, [440, y + 60], [480, y + 60], 'fallen'] })],
      { whiteDefence: ['block', 'surge', 'blank'] },
    );
    const ahead = { kind: 'standard', speed: 3, heading: 0, bend: 0, way: 1 };
    for (let i = 0; i < moves; i++) t.until('action').take('move').until('action', { move: ahead });
    return t;
  };
  const LENGTH = 50;
  it('Drive Them Out: vehicles demoralize; who is run over suffers for blocks and surges', () => {
    const t = drive(HALF, 'faceup');
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'demoralize'))).toEqual([1, 0]);
    expect([t.pose(0), t.alive(1)]).toEqual([[400, 419, 0], 1]);
  });
  it('Drive Them Out: not a millimetre further off, nor without a faceup order', () => {
    expect([drive(HALF + 0.1, 'faceup').alive(1), drive(HALF, 'none').alive(1)]).toEqual([3, 3]);
  });

  it('We Need Reinforcements and I Care Not For Your Struggles: keywords for those who are ordered', () => {
    const t = resolving('we-need-reinforcements', [
      ...[unit('general-veers', 0, 300, 300), troops(500, 300), bikes(300, 600), foe(1700, 800)],
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'disengage'))).toEqual([true, true, false]);
    const u = resolving('i-care-not-for-your-struggles', [
      ...[unit('fifth-brother', 0, 300, 300), troops(500, 300), troops(500, 500), troops(900, 700), foe(1700, 800)],
    ]).goOn(inActivation, { orders: ['1', '2'] });
    expect([1, 2, 3].map((id) => hasKeyword(u.g, u.unit(id), 'dauntless'))).toEqual([true, true, false]);
  });
  const pair = (active: number, script: Script, sister = 'seventh-sister') =>
    acting('you-would-question-me', active, [
      ...[unit('fifth-brother', 0, 300, 300), unit(sister, 0, 600, 300), foe(1700, 800)],
    ])
      .until('action')
      .take('aim')
      .until('action', script);
  const tokens = (t: Table, id: number) =>
    (['aim', 'dodge', 'immobilize'] as const).map((token) => t.tokens(id, token));
  it('You Would Question Me?: his aim is her dodge, but hers is not his', () => {
    const his = pair(0, {});
    expect([tokens(his, 0), tokens(his, 1)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    const hers = pair(1, {});
    expect([tokens(hers, 0), tokens(hers, 1)]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
  it('You Would Question Me?: the other takes an immobilize token for one token more, which calls forth nothing', () => {
    const t = pair(1, { 'window:token.gained': use('you-would-question-me') });
    expect([tokens(t, 0), tokens(t, 1)]).toEqual([
      [0, 0, 1],
      [2, 0, 0],
    ]);
  });
  it('You Would Question Me?: nothing without the Sister', () => {
    expect(tokens(pair(0, {}, 'agent-kallus'), 0)).toEqual([1, 0, 0]);
  });
  const sister = (target: Spec, script: Script) =>
    acting('unexpected-but-not-unwelcome', 0, [unit('seventh-sister', 0, 400, 400), target]).fight(script);
  const GIVES = { 'window:attack.gather': use('unexpected'), 'card-number': '2' };
  const leia = (order: string) => unit('leia-organa', 1, 400 + apart(0), 400, { order });
  it('Unexpected, But Not Unwelcome: fear becomes aim against commanders and operatives who have acted', () => {
    const t = sister(leia('facedown'), GIVES);
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'aim')]).toEqual([2, 2]);
    expect(sister(leia('facedown'), {}).tokens(0, 'aim')).toBe(0);
    const asked: string[][] = [];
    sister(leia('facedown'), {
      ...GIVES,
      'card-number': (a) => {
        if (a.type === 'choice') asked.push(a.options.map(({ id }) => id));
        return '1';
      },
    });
    expect(asked).toEqual([['1', '2']]);
  });
  it('Unexpected, But Not Unwelcome: not against one who is yet to act, nor against the ranks', () => {
    expect(told(sister(leia('faceup'), GIVES), 'unexpected-but-not-unwelcome')).toEqual([]);
    expect(
      told(sister(foe(400 + apart(0), 400, { order: 'facedown' }), GIVES), 'unexpected-but-not-unwelcome'),
    ).toEqual([]);
  });
  it('Unexpected, But Not Unwelcome: whoever is ordered recovers', () => {
    const t = resolving('unexpected-but-not-unwelcome', [
      ...[unit('seventh-sister', 0, 300, 300, holding('suppression', 1)), foe(1700, 800)],
    ]).goOn(inActivation, { recover: (a) => (a.type === 'several' ? a.options.map(({ id }) => id) : []) });
    expect([t.unit(0).order, t.tokens(0, 'suppression')]).toEqual(['faceup', 0]);
  });
});

describe('Rebels', () => {
  const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, more);
  it('For the Tribe: Ewok troopers of an Ewok commander are dauntless and relentless, and may recover', () => {
    const units = [unit('wicket', 0, 400, 400), ewoks(600, 300, holding('suppression', 1)), rebels(300, 600), far];
    const t = resolving('for-the-tribe', units).goOn(inActivation, {
      'window:unit.ordered': use('for-the-tribe'),
      recover: (a) => (a.type === 'several' ? a.options.map(({ id }) => id) : []),
    });
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'relentless'))).toEqual([true, true, false]);
    expect([hasKeyword(t.g, t.unit(1), 'dauntless'), t.tokens(1, 'suppression')]).toEqual([true, 0]);
    const cards = (hero: string) =>
      lay26({
        units: [unit(hero, 0, 400, 400), ewoks(600, 300), far],
        phase: 'command',
        hands: [{ cards: ['for-the-tribe', 'push'] }, {}],
      })
        .until('command-card')
        .options();
    expect([cards('wicket'), cards(LUKE)]).toEqual([['for-the-tribe', 'push'], ['push']]);
  });
  it('Diversionary Tactics: a dodge and an observation token for whoever is ordered', () => {
    const t = resolving('diversionary-tactics', [unit('rebel-officer', 0, 300, 300), rebels(500, 300, one), far]);
    t.goOn(inActivation);
    expect([0, 1, 2].map((id) => [t.tokens(id, 'dodge'), t.tokens(id, 'observation')])).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });
  it('Battlefield Reconnaissance: as many passes more as the round counts, for its own side', () => {
    const passes = (card: string, round: number) => {
      const t = resolving(card, [unit('rebel-agent', 0, 300, 300), rebels(500, 300, one), far], { round });
      return t.goOn(inActivation).state.hands.map((hand) => hand.passes);
    };
    expect([passes('battlefield-reconnaissance', 1), passes('battlefield-reconnaissance', 3)]).toEqual([
      [1, 0],
      [3, 0],
    ]);
    expect(passes('push', 3)).toEqual([0, 0]);
  });
});

describe('Republic', () => {
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

describe('Separatists', () => {
  const GRIEVOUS = 'general-grievous-sinister-cyborg';
  it('Unstoppable Advance: a move for whoever is ordered, if its player likes', () => {
    const moves = (script: Script) =>
      resolving('unstoppable-advance', [unit('count-dooku', 0, 300, 300), unit('b1-battle-droids', 0, 500, 500), far])
        .goOn(inActivation, script)
        .events('moved')
        .map(({ unit: id }) => id)
        .sort();
    expect(moves({ 'window:unit.ordered': use('unstoppable-advance') })).toEqual([0, 1]);
    expect(moves({})).toEqual([]);
    const asked = resolving('unstoppable-advance', [unit('count-dooku', 0, 300, 300), far]).until('move', {
      'window:unit.ordered': use('unstoppable-advance'),
    });
    const fits = (speed: number): boolean => asked.match.check(0, go('standard', speed, 90)) === undefined;
    expect([fits(1), fits(2)]).toEqual([true, false]);
  });
  const stap = (x: number, y: number, seat = 0) => unit('stap-riders', seat, x, y, { ...BIKES, degrees: 90 });
  it('Full Throttle: dodges for the ordered, a surge for each move of a vehicle, not of a trooper', () => {
    const t = resolving('full-throttle', [unit(GRIEVOUS, 0, 300, 300), stap(500, 500), far]).goOn(inActivation);
    expect([0, 1].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1]);
    const moved = (own: Spec) =>
      acting('full-throttle', { unit: 0, step: 'act' }, [own, unit(GRIEVOUS, 0, 300, 300), far])
        .until('action')
        .take('move')
        .until('action')
        .tokens(0, 'surge');
    expect(moved(stap(500, 500))).toBeGreaterThan(0);
    expect(moved(unit('b1-battle-droids', 0, 500, 500))).toBe(0);
  });
  const pinced = (gap: number, seat = 0) =>
    acting('pincer-attack', 0, [
      ...[stap(400, 400), storm(800, 400, { ...one, ...holding('suppression', 1) })],
      unit('stap-riders', seat, 800, 400 + 13.5 + 17.5 + gap, { ...BIKES, degrees: 90, order: 'facedown' }),
    ]).fight({ defender: '1' }).cover;
  it('Pincer Attack: no cover before another vehicle within 1, and cover a millimetre beyond, or before an enemy’s', () => {
    expect([pinced(100), pinced(SEGMENT + 60), pinced(100, 1)]).toEqual([0, 1, 1]);
  });
});

describe('mercenaries', () => {
  it('Speak Softly and Drive a Big Tank: a free move, an aim or a dodge for a vehicle', () => {
    const t = resolving('speak-softly-and-drive-a-big-tank', [
      ...[unit('pyke-syndicate-capo', 0, 300, 300), unit('wlo-5-speeder-tank', 0, 600, 400, { degrees: 90 }), far],
    ]);
    t.until('card-way', { 'window:unit.ordered': use('speak-softly') });
    expect(t.options()).toEqual(['move', 'aim', 'dodge']);
    expect(t.take('dodge').goOn(inActivation).tokens(1, 'dodge')).toBe(1);
    const moved = resolving('speak-softly-and-drive-a-big-tank', [
      ...[unit('pyke-syndicate-capo', 0, 300, 300), unit('wlo-5-speeder-tank', 0, 600, 400, { degrees: 90 }), far],
    ]).until('move', { 'window:unit.ordered': use('speak-softly'), 'card-way': 'move' });
    expect(moved.ask()).toMatchObject({ seat: 0, about: { unit: 1 } });
    expect(moved.goOn(inActivation).tokens(1, 'aim')).toBe(0);
  });
  const SAXON = 'gar-saxon-militant-commando';
  const saxon = (card: string, gap: number) =>
    resolving(card, [
      unit(SAXON, 0, 300, 300),
      unit('stormtroopers', 0, 300 + apart(gap), 300, one),
      unit('mandalorian-super-commandos', 0, 300, 700),
      foe(1700, 850),
    ]).goOn(inActivation);
  it('Fight Another Day: he orders within 1 only; special forces outmanoeuvre', () => {
    const [near, off] = [saxon('fight-another-day', SEGMENT), saxon('fight-another-day', SEGMENT + 0.1)];
    expect([near.tokens(1, 'dodge'), off.tokens(1, 'dodge'), off.unit(1).order]).toEqual([1, 0, 'none']);
    expect([0, 1, 2].map((id) => hasKeyword(near.g, near.unit(id), 'outmaneuver'))).toEqual([true, false, true]);
  });
  it('Victory or Death!: aim for the ordered, also further away; special forces are indomitable', () => {
    const t = saxon('victory-or-death', SEGMENT + 0.1);
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'aim'))).toEqual([1, 1, 1, 0]);
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'indomitable'))).toEqual([true, false, true]);
  });
  const ig = (more: Spec, prey: Spec = {}) => [
    unit('ig-88', 0, 400, 400, more),
    storm(600, 400, { ...one, ...holding('dodge', 1), ...prey }),
  ];
  it('Focused on the Kill: prey with a bounty spends nothing, other units do', () => {
    const dodges = (bounty: number) =>
      acting('focused-on-the-kill', 0, ig({}, { bounty }), { black: ['hit', 'hit'], red: ['hit', 'hit'] })
        .fight({ dodge: 'dodge' })
        .tokens(1, 'dodge');
    expect([dodges(1), dodges(0)]).toEqual([1, 0]);
  });
  it('Focused on the Kill: his prey defends itself against everybody else', () => {
    const hunted = unit('b1-battle-droids', 0, 600, 600, one);
    const t = acting('focused-on-the-kill', 2, [...ig({}, { bounty: 1 }), hunted], { white: ['hit'] });
    expect(t.fight({ defender: '1', dodge: 'dodge' }).tokens(1, 'dodge')).toBe(0);
  });
  const shot = (played: string) =>
    lay26({
      units: [unit('ig-88', 0, 400, 400, { wounds: IG_WOUNDS - 1 }), foe(600, 400)],
      active: 1,
      hands: [{ played }, {}],
      black: ['crit'],
      redDefence: ['blank'],
      whiteDefence: ['blank'],
    }).fight();
  const IG_WOUNDS = 5;
  it('Focused on the Kill: wounds do not defeat IG-88 at once, as they do without the card', () => {
    const t = shot('focused-on-the-kill');
    expect([t.unit(0).status, t.unit(0).minis[0]!.wounds]).toEqual(['play', IG_WOUNDS]);
    expect(shot('push').unit(0).status).toBe('defeated');
  });
  it('Focused on the Kill: he falls when the end phase begins, unless he has been healed', () => {
    const ends = (wounds: number) =>
      lay26({
        units: ig({ wounds, order: 'facedown' }, { order: 'facedown' }),
        phase: 'end',
        stage: 0,
        hands: [{ played: 'focused-on-the-kill' }, {}],
      }).unit(0).status;
    expect([ends(IG_WOUNDS - 1), ends(IG_WOUNDS)]).toEqual(['play', 'defeated']);
  });
});
