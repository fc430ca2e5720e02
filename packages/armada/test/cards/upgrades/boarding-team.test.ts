import { describe, expect, it } from 'vitest';
import { duel, LONG, states } from './bridge.ts';

/** Ship 0 (squadron 3, engineering 4) is about to reveal its dial, an enemy at close range. */
const board = (card: string, foe: object = {}, more: object = {}) =>
  duel({ mine: [card], own: { dials: ['squadron'] }, foe: foe as never, step: 'reveal', ...more }).until(
    'window:ship.revealed',
  );
const DOWN = [
  { card: 'ruptured-engine', faceup: false },
  { card: 'blinded-gunners', faceup: false },
  { card: 'crew-panic', faceup: false },
];

describe('boarding teams', () => {
  it('cost the card and a Squadron dial or token, and reach close range', () => {
    const t = board('boarding-troopers', {}, { own: { dials: ['squadron'], commands: ['squadron'] } });
    t.take('0:boarding-troopers');
    expect(t.options()).toEqual(['squadron-dial', 'squadron-token']);
    t.take('squadron-token', []);
    expect([t.ship(0).commands, t.ship(0).open, t.ship(0).upgrades[0]!.discarded]).toEqual([[], ['squadron'], true]);
    const dial = board('boarding-troopers').take('0:boarding-troopers', []);
    expect(dial.events('dialSpent')).toMatchObject([{ dial: 'squadron', for: 'card' }]);
    for (const more of [{ y: LONG }, { own: { dials: ['repair'] } }])
      expect(() => board('boarding-troopers', {}, more)).toThrow('no window:ship.revealed');
  });

  it('[AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-01][AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-02][AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-03] Boarding Engineers: first all cards are chosen, each once, then they are turned one after the other', () => {
    const t = board('boarding-engineers', { damage: DOWN }).take('0:boarding-engineers');
    const seen = t.match.events.find((r) => r.event.type === 'damageSeen');
    expect(seen).toMatchObject({ event: { cards: DOWN.map((d) => d.card) }, only: [0], others: { cards: [] } });
    expect(t.ask()).toMatchObject({ kind: 'card-damages', min: 0, max: 3 });
    expect(t.match.decide(0, ['0', '0'])).toBeDefined();
    t.take(['0', '2']);
    expect(t.events('faceup').map((e) => e.card)).toEqual(['ruptured-engine', 'crew-panic']);
    expect(t.ship(1).damage.map((d) => d.faceup)).toEqual([true, false, true]);
    const open = { card: 'capacitor-failure', faceup: true };
    const few = board('boarding-engineers', { damage: [open, ...DOWN.slice(0, 2)] }).take('0:boarding-engineers');
    expect([few.options().length, few.ask()]).toMatchObject([2, { max: 2 }]); // of those facedown
    expect(few.events('damageSeen')[0]!.cards).toHaveLength(2);
  });

  it('[AR-CARD-ENTERKOMMANDO-01][AR-CARD-ENTERKOMMANDO-02][AR-CARD-ENTERKOMMANDO-03] Boarding Troopers: tokens up to the squadron value, each at most once', () => {
    const tokens = ['brace', { kind: 'redirect', state: 'exhausted' }, 'redirect', 'contain'];
    const t = board('boarding-troopers', { tokens }).take('0:boarding-troopers');
    expect(t.ask()).toMatchObject({ kind: 'card-tokens', min: 0, max: 3 });
    expect(t.match.decide(0, ['0', '0'])).toBeDefined();
    t.take(['0', '1']);
    expect(states(t.ship(1))).toEqual(['brace exhausted', 'redirect discarded', 'redirect ready', 'contain ready']);
    expect(t.events('tokenSpent').map((e) => e.token)).toEqual([0, 1]);
  });

  it('[AR-CARD-CHAM-SYNDULLA-01][AR-CARD-CHAM-SYNDULLA-03] Cham Syndulla: sees all dials of the enemy and sets them anew', () => {
    const t = board('cham-syndulla', { dials: ['repair', 'navigate'] }).take('0:cham-syndulla');
    const seen = t.match.events.find((r) => r.event.type === 'dialsSeen');
    expect(seen).toMatchObject({ event: { dials: ['repair', 'navigate'] }, others: { dials: [] } });
    t.take({ 0: 'squadron', 1: 'navigate' });
    expect(t.ship(1).dials).toEqual(['squadron', 'navigate']);
  });

  it('Darth Vader: any upgrade but the commander; Shriv Suurgav: only teams and machines', () => {
    const theirs = ['admiral-motti', 'relentless', 'gunnery-team'];
    const vader = board('darth-vader-boarding-team', {}, { theirs }).take('0:darth-vader-boarding-team');
    expect(vader.options()).toEqual(['relentless', 'gunnery-team']);
    vader.take('relentless');
    expect(vader.ship(1).upgrades.map((u) => u.discarded)).toEqual([false, true, false]);
    const shriv = board('shriv-suurgav', {}, { theirs }).take('0:shriv-suurgav');
    expect(shriv.ship(1).upgrades.map((u) => u.discarded)).toEqual([false, false, true]);
  });

  it('Jyn Erso: two raid tokens for who has none, a victory token from an objective ship', () => {
    const t = board('jyn-erso', { objectives: 1 }).take('0:jyn-erso', 'repair', 'navigate', 'yes');
    expect([t.ship(1).raids, t.state.victory]).toEqual([
      ['repair', 'navigate'],
      [1, 0],
    ]);
    const raided = board('jyn-erso', { objectives: 1, raids: ['squadron'] }).take('0:jyn-erso', 'no');
    expect([raided.ship(1).raids, raided.state.victory]).toEqual([['squadron'], [0, 0]]);
  });
});
