import type { Message } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { eventInWords } from '../../src/text/naming.ts';
import { academy, rookie, scene } from '../scene.ts';

const table = () =>
  scene({
    phase: 'activation',
    ships: [
      rookie(450, 300, 0, { dial: 's2', locks: [1], tokens: { stress: 1 } }),
      academy(450, 344, 180, { dial: 's2', damage: [{ card: 'directhit' }], activated: true }),
    ],
    touching: [[0, 1]],
  });

/** What is wrong, also where it is only the reason why the match could not go on. */
const reasonOf = ({ text: key, args }: Message): unknown =>
  key === 'xw.overrideBreaks' ? (args!['problem'] as Message).text : key;

describe('a change by hand, where the players agree that the engine is wrong', () => {
  it('sets a ship somewhere else, its tokens and its shields, and the match goes on', () => {
    const s = table();
    const change = { ship: 0, x: 200, y: 500, degrees: 90, shields: 1, tokens: { stress: 0, focus: 2 } };
    expect(s.match.override(change)).toBeUndefined();
    expect(s.pose(0)).toEqual([200, 500, 90]); // it has flown already, and is about to act
    expect(s.open).toEqual(['0 action']);
    expect(s.state.touching).toEqual([]);
    expect(s.ship(0)).toMatchObject({ shields: 1, tokens: { stress: 0, focus: 2 } });
    expect(s.match.taken.at(-1)).toMatchObject({ seat: 'override', answer: change });
    s.until('dials');
    const still = table();
    still.match.override({ ship: 0, x: 200, y: 500, activated: true });
    expect([still.pose(0), still.state.touching, still.state.phase]).toEqual([[200, 500, 0], [], 'planning']);
  });

  it('lets a ship count as activated or as having fought, so that nothing waits for it', () => {
    const s = table();
    expect(s.match.override({ ship: 0, activated: true })).toBeUndefined();
    expect([s.state.phase, s.state.active]).toEqual(['planning', null]); // nothing was left to do in this round
    expect(s.events('action')).toEqual([]);
    const again = table();
    expect(again.match.override({ ship: 0, x: 450, y: 300, activated: false })).toBeUndefined();
    expect([again.pose(0), again.events('moved').length]).toEqual([[450, 420, 0], 2]); // it has been activated anew
    const fought = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 500, 180)] });
    expect(fought.open).toEqual(['0 attack']);
    expect(fought.match.override({ ship: 0, fought: true })).toBeUndefined();
    expect(fought.open).toEqual(['1 attack']);
  });

  it('takes a ship off the table with everything that lay on it', () => {
    const s = table();
    expect(s.match.override({ ship: 1, destroyed: true })).toBeUndefined();
    expect(s.ship(1)).toMatchObject({ status: 'destroyed', pose: null, damage: [] });
    expect([s.ship(0).locks, s.state.touching, s.state.decks[0]!.discard]).toEqual([[], [], ['directhit']]);
  });

  it('deals, turns and discards damage cards out of the very deck', () => {
    const s = table();
    const [top] = s.state.decks[0]!.draw;
    expect(s.match.override({ ship: 0, deal: ['consolefire', null], locks: [] })).toBeUndefined();
    expect(s.ship(0).locks).toEqual([]);
    expect(s.ship(0).damage.map((d) => [d.card === 'consolefire', d.faceup])).toEqual([
      [true, true],
      [top === 'consolefire', false],
    ]);
    expect(s.match.override({ ship: 0, turn: [1], discard: [0] })).toBeUndefined();
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([true]);
    expect(s.state.decks[0]!.discard).toEqual(['consolefire']);
  });

  it('brings a destroyed ship back, and a discarded card too', () => {
    const s = scene({
      ships: [
        rookie(450, 300, 0, { upgrades: [{ card: 'torpedo/protontorpedoes', discarded: true }] }),
        { ...rookie(0, 0), x: undefined, y: undefined } as never,
        academy(450, 700, 180),
      ],
    });
    expect(s.ship(1).status).toBe('destroyed');
    expect(s.match.override({ ship: 1, shields: 1 })?.message.text).toBe('xw.noSuchShip');
    expect(s.match.override({ ship: 1, x: 300, y: 300, degrees: 0, shields: 1 })).toBeUndefined();
    expect(s.ship(1)).toMatchObject({ status: 'play', shields: 1 });
    expect(s.match.override({ ship: 0, cards: [{ at: 0, discarded: false }] })).toBeUndefined();
    expect(s.ship(0).upgrades[0]!.discarded).toBe(false);
  });

  it('stands in the log in words', () => {
    const s = table();
    s.match.override({ ship: 0, x: 200, y: 500, tokens: { focus: 2 }, deal: [null], locks: [1], activated: true });
    const [event] = s.events('override');
    expect(eventInWords(s.state, text.de, 'de', event!)).toBe(
      'Von Hand geändert: Anfängerpilot #1: steht auf 200/500 mm, 0°, Fokusmarker 2, hat Pilot der Akademie #2 erfasst, eine verdeckte Schadenskarte mehr, war schon aktiv.',
    );
    expect(eventInWords(s.state, text.en, 'en', event!)).toContain(
      'Changed by hand: Rookie Pilot #1: stands at 200/500',
    );
  });

  it('is refused where it makes no sense or the match could not go on from there', () => {
    const s = table();
    const before = s.match.hash();
    for (const [change, key] of [
      [{ ship: 7, shields: 1 }, 'xw.noSuchShip'],
      [{ ship: 0, shields: -1 }, 'file.tooLow'],
      [{ ship: 0, wings: 2 }, 'file.unknownMember'],
      [{ ship: 0, x: 450, y: 330 }, 'xw.wrong.overlap'], // on top of the other ship
      [{ ship: 0, x: 5, y: 300 }, 'xw.offTable'], // over the edge
      [{ ship: 0, x: 5 }, 'xw.wrong.halfPlace'],
      [{ ship: 0, x: 1e9, y: 300 }, 'file.tooHigh'],
      [{ ship: 0, x: 450, y: 500, destroyed: true }, 'xw.wrong.change'],
      [{ ship: 0, shields: 9 }, 'xw.tooManyShields'], // more than it has
      [{ ship: 0, tokens: { focus: 0.5 } }, 'file.notWhole'],
      [{ ship: 0, tokens: { stress: 1e9 } }, 'file.tooHigh'],
      [{ ship: 0, locks: Array.from({ length: 99 }, () => 1) }, 'file.tooMany'],
      [{ ship: 1, discard: [0, 0] }, 'xw.wrong.twice'],
      [{ ship: 0, deal: [null, null, null] }, 'xw.wrong.hull'], // it would be destroyed
      [{ ship: 0, locks: [0] }, 'xw.wrong.lock'], // on itself
      [{ ship: 0, discard: [0] }, 'xw.noSuchDamage'],
      [{ ship: 0, deal: ['moonburn'] }, 'xw.noSuchDamage'],
      [{ ship: 0, cards: [{ at: 0, discarded: true }] }, 'xw.noSuchUpgrade'],
    ] as const)
      expect(reasonOf(s.match.override(change)!.message), JSON.stringify(change)).toBe(key);
    expect([s.match.hash(), s.match.taken.length]).toEqual([before, 0]);
  });
});

describe('the end by the players', () => {
  it('is a change by hand: a side gives up, or all agree on a draw; then nothing is asked any more', () => {
    for (const [by, seat, outcome, words] of [
      ['concede', 0, { winner: 1, reason: 'conceded' }, 'Spieler 1 gibt auf: Die Partie ist zu Ende.'],
      ['draw', 1, { winner: null, reason: 'agreed' }, 'Beide Seiten einigen sich auf Unentschieden.'],
    ] as const) {
      const s = table();
      const { change, agreed } = xwing.ending(s.state, seat, by);
      expect(agreed).toEqual(by === 'draw' ? [0, 1] : [seat]);
      expect(s.match.override(change)).toBeUndefined();
      expect([s.match.over, s.match.result]).toEqual([true, outcome]);
      expect(eventInWords(s.state, text.de, 'de', s.events('override')[0]!)).toBe(words);
    }
    expect(table().match.override({ end: { winner: 2, reason: 'bored' } })?.message.text).toBe('file.notOneOf');
  });

  it('of a team takes all of its players', () => {
    const state = { ...table().state, sides: [0, 0, 1, 1] as const };
    expect(xwing.ending(state, 3, 'concede').agreed).toEqual([2, 3]);
    expect(xwing.ending(state, 3, 'draw').agreed).toEqual([0, 1, 2, 3]);
  });
});
