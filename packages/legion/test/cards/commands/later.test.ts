import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed, keywordOf, speedOf } from '../../../src/values.ts';
import { apart, lay, type Script, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from './played.ts';

/** Command cards in 2.6: those that changed, and those that are new. */

const one = alone(4);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string, seat = 0) => `command:${seat}.${card}`;
/** Cards are resolved right after they were revealed. */
const revealing = (card: string, units: readonly Spec[], more: object = {}) => {
  const t = lay({ units, phase: 'command', hands: [{ cards: [card] }, {}], ...more }, legion26);
  t.until('command-card').take(card);
  return t;
};

describe('cards that changed', () => {
  it('[L2-KOMMANDOPHASE-03] cards are resolved before priority is determined', () => {
    const t = revealing('this-is-the-way', [unit('din-djarin', 0, 300, 300), unit(VADER, 1, 1500, 700)], {
      hands: [{ cards: ['this-is-the-way'] }, { cards: ['push'] }],
    });
    t.goOn(inActivation);
    const told = t.events().map(({ type }) => type);
    expect(told.indexOf('tokens')).toBeGreaterThan(-1);
    expect(told.indexOf('tokens')).toBeLessThan(told.indexOf('priority'));
  });
  it('Son of Skywalker: the second attack is a free attack action', () => {
    const t = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    t.until('action').take('attack').until('action', { may: 'yes' });
    expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
      ['attack', false],
      ['attack', true],
    ]);
  });
  it('My Ally Is the Force: only who is ordered with this card', () => {
    const t = resolving('my-ally-is-the-force', [
      unit(LUKE, 0, 300, 300),
      rebels(400, 300, one),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
    const by = resolving('push', [unit(LUKE, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]).goOn(inActivation);
    expect(by.tokens(1, 'dodge')).toBe(0);
  });
  it('New Ways to Motivate Them: one more action, not a free one', () => {
    const t = lay(
      {
        units: [storm(400, 400, { order: 'faceup' }), unit(VADER, 1, 400, 700), rebels(1500, 700)],
        active: { unit: 0, step: 'start' },
        hands: [{}, { played: 'new-ways-to-motivate-them' }],
      },
      legion26,
    );
    t.until('action', { 'window:unit.activates': use('new-ways-to-motivate-them', 1) });
    expect([t.alive(0), t.state.turn?.actions]).toEqual([3, 3]);
  });
  it('Fear and Dead Men: the attacker suffers as many wounds as Vader did', () => {
    const t = lay(
      {
        units: [unit('darth-vader-the-emperors-apprentice', 1, 400, 400), rebels(600, 400)],
        active: 1,
        hands: [{}, { played: 'fear-and-dead-men' }],
        black: ['crit', 'crit', 'blank', 'blank'],
        redDefence: ['blank', 'blank'],
      },
      legion26,
    );
    t.until('action').take('attack').until('action');
    expect([t.wounds(0), t.alive(1)]).toEqual([2, 2]);
  });
  it('Annihilation Looms: two suppression tokens, three from round 4 on', () => {
    const fear = (round: number) => {
      const t = lay(
        {
          units: [unit('director-orson-krennic', 1, 300, 300), rebels(1500, 700, one)],
          phase: 'command',
          round,
          hands: [{}, { cards: ['annihilation-looms'] }],
        },
        legion26,
      );
      t.until('command-card').take('annihilation-looms').goOn(inActivation);
      return t.events('tokens').find(({ unit: u }) => u === 1)?.change;
    };
    expect([fear(3), fear(4)]).toEqual([2, 3]);
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
  it('Call Me Captain: three red dice for another’s attack on an enemy at range 2 of Rex', () => {
    const dice = (gap: number) => {
      const t = acting('call-me-captain', 1, [
        unit('clone-captain-rex', 0, 600 - apart(gap), 400, { order: 'faceup' }),
        unit('clone-trooper-infantry', 0, 600, 600, one),
        storm(600, 400, one),
      ]);
      return t
        .fight()
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'red').length;
    };
    expect([dice(2 * SEGMENT), dice(2 * SEGMENT + 0.01)]).toEqual([3, 0]);
  });
  it('Supreme Commander: ordered units and troopers at range 1 gain a surge token', () => {
    const t = resolving('supreme-commander', [
      unit('general-grievous-sinister-cyborg', 0, 400, 400),
      unit('b1-battle-droids', 0, 700, 400, alone(6)),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([1, 1]);
    expect(hasKeyword(t.g, t.unit(0), 'ruthless')).toBe(true);
  });
  it('Face Me!: whoever fights Kallus stays where it is', () => {
    const t = lay(
      {
        units: [unit('agent-kallus', 1, 400, 400), rebels(400 + apart(0), 400, one), rebels(900, 700, one)],
        active: 1,
        hands: [{}, { played: 'face-me' }],
      },
      legion26,
    );
    expect(
      t.g.bans('move').some(({ rule, source }) => rule.refuse(t.g, { unit: t.unit(1), pivot: false }, source)),
    ).toBe(true);
    expect(
      t.g.bans('move').some(({ rule, source }) => rule.refuse(t.g, { unit: t.unit(2), pivot: false }, source)),
    ).toBe(false);
  });
  it('Yoda’s cards come back at the start of the end phase', () => {
    const t = lay(
      {
        units: [unit('yoda', 0, 400, 400), storm(1500, 700)],
        phase: 'end',
        round: 2,
        hands: [{ played: 'size-matters-not', discard: ['there-is-no-try'] }, {}],
      },
      legion26,
    );
    expect(t.state.hands[0]).toMatchObject({ cards: ['there-is-no-try'], discard: ['size-matters-not'] });
  });
  it('Crack Shot: a suppression token if he likes, and a free attack in his activation', () => {
    const t = acting('crack-shot', 0, [unit('cassian-andor', 0, 400, 400), storm(600, 400)]).until('action');
    t.take('card:command:0.crack-shot/shot').until('action');
    expect(t.events('action')).toMatchObject([{ action: 'attack', free: true }]);
    expect(t.state.turn?.actions).toBe(2);
  });
  it('You Serve Your Master Well: an enemy gains 3 suppression tokens', () => {
    const t = acting('you-serve-your-master-well', 0, [
      unit('luke-skywalker-jedi-knight', 0, 400, 400),
      storm(500, 400, { ...one, ...holding('suppression', 1) }),
    ]);
    t.until('action').take('card:command:0.you-serve-your-master-well/serve').until('action');
    expect(t.tokens(1, 'suppression')).toBe(4);
  });
});

describe('cards that are new', () => {
  it('Ploy: one token of choice lies facedown on the card and may be used instead of a draw', () => {
    const t = lay(
      {
        units: [
          unit(LEIA, 0, 300, 300, { order: 'facedown' }),
          rebels(500, 300, one),
          unit('at-rt-rebel', 0, 700, 300),
          storm(1500, 700, { order: 'facedown' }),
        ],
        stage: 0,
        hands: [{ played: 'ploy' }, {}],
      },
      legion26,
    );
    t.until('card-way').take('support').until('window:pool.draw').take(use('ploy')).until('action');
    expect(t.state.turn?.unit).toBe(2);
  });
  it('Rebellions Are Built on Hope: troopers with orders are neither suppressed nor afraid', () => {
    const t = acting('rebellions-are-built-on-hope', 0, [
      rebels(300, 300, { ...one, order: 'faceup', ...holding('suppression', 3) }),
      rebels(600, 300, { ...one, ...holding('suppression', 3) }),
      storm(1500, 700),
    ]);
    expect([isSuppressed(t.g, t.unit(0)), isSuppressed(t.g, t.unit(1))]).toEqual([false, true]);
    expect([keywordOf(t.g, t.unit(0), 'danger-sense'), hasKeyword(t.g, t.unit(0), 'indomitable')]).toEqual([2, true]);
  });
  it('Constantly Alert: an aim token for each enemy at range 1, otherwise a standby token', () => {
    const tokens = (gap: number) => {
      const t = lay(
        {
          units: [unit('imperial-officer', 1, 300, 300), rebels(300 + apart(gap), 300, one)],
          phase: 'command',
          stage: 2,
          priority: 1,
          hands: [{}, { played: 'constantly-alert' }],
        },
        legion26,
      );
      t.goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(0, 'standby')];
    };
    expect(tokens(SEGMENT)).toEqual([1, 0]);
    expect(tokens(SEGMENT + 0.01)).toEqual([0, 1]);
  });
  it('Delaying Tactics: an opponent gives back the order of a unit that is no commander', () => {
    const t = lay(
      {
        units: [
          unit(LEIA, 0, 400, 400),
          unit(VADER, 1, 1500, 700, { order: 'faceup' }),
          storm(1300, 700, { ...one, order: 'faceup' }),
        ],
        phase: 'command',
        stage: 3,
        hands: [{ played: 'delaying-tactics' }, {}],
      },
      legion26,
    );
    t.goOn(inActivation);
    expect([t.unit(1).order, t.events('orderReturned').map(({ unit: u }) => u)]).toEqual(['faceup', [2]]);
  });
  it('Courage of the Rebellion and Hold at Any Cost: recovery, or an aim and a standby token, for whom they order', () => {
    const t = resolving('courage-of-the-rebellion', [
      unit(LEIA, 0, 300, 300, holding('suppression', 1)),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { 'window:unit.ordered': use('courage-of-the-rebellion'), recover: most });
    expect(t.tokens(0, 'suppression')).toBe(0);
    const hold = resolving('hold-at-any-cost', [unit(LEIA, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([hold.tokens(1, 'aim'), hold.tokens(1, 'standby')]).toEqual([1, 1]);
  });
  it('General Skywalker: Inspire 2 and an aim token for each unit ordered with it', () => {
    const t = resolving('general-skywalker', [
      unit('anakin-skywalker-the-chosen-one', 0, 300, 300),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'aim'), keywordOf(t.g, t.unit(0), 'inspire')]).toEqual([1, 2]);
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
  it('Witch Magick: Maul loses up to two wounds, one if his player likes, and recovers when he is activated', () => {
    const healed = (script: Script) => {
      const t = revealing('witch-magick', [
        unit('maul-impatient-apprentice', 0, 300, 300, { wounds: 3, ...holding('immobilize', 1) }),
        storm(1500, 700),
      ]);
      t.goOn(inActivation, script);
      return [t.wounds(0), t.tokens(0, 'immobilize')];
    };
    expect(healed({ 'card-mini': '0' })).toEqual([1, 0]);
    expect(healed({ 'card-mini': 'none' })).toEqual([2, 0]);
  });
  it('The Jedi Shall Fall: suppression for dodge tokens before she rolls', () => {
    const t = acting('the-jedi-shall-fall', 0, [unit('asajj-ventress', 0, 400, 400), storm(400 + apart(0), 400)]);
    t.fight({ 'window:attack.gather': use('the-jedi-shall-fall'), 'card-number': '3' });
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'dodge')]).toEqual([3, 3]);
  });
  it('Marked For Elimination: two aim tokens, and an enemy of rank is marked', () => {
    const t = resolving('marked-for-elimination', [
      unit('gar-saxon-militant-commando', 0, 300, 300),
      unit(VADER, 1, 1500, 700),
      storm(1300, 700),
    ]);
    t.goOn(inActivation);
    expect([t.tokens(0, 'aim'), t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([2, 4, 0]);
  });
  it('This is the Way, Close Call: keywords and tokens for Din Djarin and Wicket', () => {
    const din = revealing('this-is-the-way', [unit('din-djarin', 0, 300, 300), storm(1500, 700)]).goOn(inActivation);
    expect([din.tokens(0, 'dodge'), hasKeyword(din.g, din.unit(0), 'relentless')]).toEqual([1, true]);
    const wicket = acting('close-call', 0, [unit('wicket', 0, 400, 400), storm(400 + apart(0), 400)]).until('action');
    expect([speedOf(wicket.g, wicket.unit(0)), wicket.options().includes('attack')]).toEqual([3, false]);
  });
  it('I Like Those Odds: after an attack action an attack on somebody else', () => {
    const t = acting('i-like-those-odds', 0, [unit('din-djarin', 0, 400, 400), storm(600, 400), storm(400, 600)]);
    t.until('action').take('attack');
    t.goOn(() => t.events('attack').length > 1, { defender: '1', 'window:action.after': use('i-like-those-odds') });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
  });
  it('We Make Weapons: a corps unit gives back its order for a fallen droid', () => {
    const t = resolving('we-make-weapons', [
      unit('poggle-the-lesser', 0, 300, 300),
      unit('b1-battle-droids', 0, 500, 300, { minis: [null, null, null, 'fallen'] }),
      storm(1500, 700),
    ]);
    const before = t.alive(1);
    t.goOn(inActivation, { 'window:unit.ordered': use('we-make-weapons') });
    expect([t.alive(1), t.events('orderReturned').map(({ unit: u }) => u)]).toEqual([before + 1, [1]]);
  });
});
