import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { resolves } from '../../../src/cards/phrases/cards.ts';
import { value, at as when } from '../../../src/cards/vocabulary.ts';
import { raid } from '../../../src/flow/tokens.ts';
import { armada, armadaGame } from '../../../src/game.ts';
import type { Face } from '../../../src/state.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** What is spent for a command, when, and what counts as having resolved it. */

const NEBULON = 'nebulon-b-escort-frigate'; // command 2, squadron 2, engineering 3
const AT = [900, 300] as const;
const own = (more: Spec) => ship(NEBULON, 0, AT[0], AT[1], 0, { speed: 2, ...more });
const at = (step: string, more: Spec, others: readonly Spec[] = [], game = armada, red: Face[] = []): Table =>
  lay({ units: [own(more), ...others], active: 0, step, red }, game);
const enemy = ship('victory-i-class-star-destroyer-empire', 1, AT[0], AT[1] + 286.5, 180, { speed: 0 });
const wing = squadron('x-wing-squadron', 0, AT[0] + 100, AT[1]);

describe('spending', () => {
  it('[AR-KOMMANDOS-01][AR-KOMMANDOMARKER-01][AR-KOMMANDOMARKER-06] a dial or a token with the icon; the token does less, and goes back to the supply', () => {
    const damaged = { shields: { front: 0 } };
    const points = (t: Table) => t.ask().prompt.args?.['points'];
    const dial = at('commands', { open: ['repair'], ...damaged }).take('repair:dial');
    const token = at('commands', { commands: ['repair', 'navigate'], ...damaged }).take('repair:token');
    expect([points(dial), points(token)]).toEqual([3, 2]);
    expect([dial.ship(0).open, token.ship(0).commands]).toEqual([[], ['navigate']]);
    // another icon will not do
    expect(at('commands', { commands: ['concentrate'], ...damaged }).open).not.toContain('0 command');
  });

  it('[AR-KOMMANDOS-05][AR-KOMMANDOS-09] Squadron and Repair come after the reveal, before the attacks', () => {
    const t = at('reveal', { dials: ['repair'], commands: ['squadron'], shields: { front: 0 } }, [wing, enemy]);
    expect(t.open).toEqual(['0 dial-use']);
    t.take('keep');
    expect(t.options()).toEqual(['squadron:token', 'repair:dial', 'none']);
    t.take('none');
    expect(t.open).toEqual(['0 attack']); // and now it is too late
    t.until('course');
    expect(t.events('command')).toHaveLength(0);
  });

  it('[AR-KOMMANDORAEDER-02] a dial that was kept and not spent is told of when it is discarded; one that was spent is not', () => {
    const ended = (...answers: string[]) =>
      at('reveal', { dials: ['repair', 'navigate'], shields: { front: 0 } })
        .take('keep', ...answers)
        .until('course');
    const course = { speed: 2, clicks: [0, 0], side: 'right' };
    const unspent = ended('none');
    expect(unspent.events('dialUnspent')).toEqual([]); // it may still be wanted
    expect(unspent.take(course).events('dialUnspent')).toMatchObject([{ unit: 0, dial: 'repair' }]);
    expect(ended('repair:dial', 'none').take(course).events('dialUnspent')).toEqual([]);
  });

  it('[AR-KOMMANDOS-26][AR-FAQ-KOMMANDOS-02][AR-FAQ-KOMMANDOS-03] dial, token or both: that is decided first, and nothing is added later', () => {
    const red: Face[] = ['hit', 'hit', 'blank', 'crit', 'double'];
    const attack = () =>
      at('attack', { open: ['concentrate'], commands: ['concentrate'] }, [enemy], armada, red).take(
        'front>1.front',
        '0:concentrate',
      );
    expect(attack().options()).toEqual(['dial', 'token', 'both']);
    const dial = attack().take('dial');
    expect(dial.ship(0).commands).toEqual(['concentrate']);
    expect(dial.open.includes('0 window:attack.modify')).toBe(false); // the token does not help any more
    const both = attack().take('both');
    expect([both.ship(0).open, both.ship(0).commands]).toEqual([[], []]); // spent before anything is rerolled
    expect(both.open).toEqual(['0 reroll']);
    // who has only one of them cannot use both
    const single = at('commands', { open: ['repair'], commands: ['squadron'], shields: { front: 0 } }, [wing]);
    expect(single.options()).toEqual(['squadron:token', 'repair:dial', 'none']);
  });

  it('[AR-KOMMANDOS-28] two tokens after the reveal, and then the dial for the course', () => {
    const t = at('reveal', { dials: ['navigate'], commands: ['squadron', 'repair'], shields: { front: 0 } }, [
      wing,
    ]).take('keep', 'squadron:token', 'none', 'repair:token', 'none');
    t.until('command')
      .take('dial')
      .take({ speed: 3, clicks: [0, 0, 0], side: 'right' });
    expect(t.events('command').map((e) => [e.command, e.dial, e.token])).toEqual([
      ['squadron', false, true],
      ['repair', false, true],
      ['navigate', true, false],
    ]);
  });

  it('[AR-FAQ-KOMMANDOS-04] a dial is turned into its token when it is revealed, not later', () => {
    const t = at('reveal', { dials: ['navigate'] }, [enemy]).take('keep');
    const seen: string[] = [];
    t.goOn((x) => {
      if (x.ask().type === 'choice') seen.push(...x.options());
      return x.ship(0).activated;
    });
    expect(seen).not.toContain('token');
    expect(t.ship(0).commands).toEqual([]);
  });

  it('[AR-FAQ-KOMMANDOS-09] one dial and one token at most, also for whoever has two of a kind', () => {
    const game = armadaGame(
      CARDS.with({ 'upgrade/intel-officer': { values: [value('sameTokens', () => ({ set: 2 }))] } }),
    );
    const t = at(
      'commands',
      {
        open: ['repair', 'repair'],
        commands: ['repair', 'repair'],
        shields: { front: 0 },
        upgrades: ['intel-officer'],
      },
      [],
      game,
    ).take('repair:both');
    expect(t.ask().prompt.args?.['points']).toBe(5); // 3 for a dial and 2 for a token
    expect([t.ship(0).open, t.ship(0).commands]).toEqual([['repair'], ['repair']]);
    t.take('none');
    expect(t.open).not.toContain('0 command');
  });
});

describe('resolving', () => {
  it('[AR-ERR-KOMMANDOS-01][AR-ERR-KOMMANDOS-02] a command may be resolved without its effect, and cards that ask for it are served', () => {
    const game = armadaGame(
      CARDS.with({
        'upgrade/intel-officer': {
          abilities: [
            when('command.resolved', {
              when: (_g, m, self) => resolves(m, self, 'repair'),
              *run() {
                yield* [];
              },
            }),
          ],
        },
      }),
    );
    const t = at('commands', { open: ['repair'], shields: { front: 0 }, upgrades: ['intel-officer'] }, [], game);
    t.take('repair:dial', 'none');
    expect([t.ship(0).shields.front, t.events('command').length]).toEqual([0, 1]);
    expect(t.options()).toEqual(['0:intel-officer', 'pass']);
    // even where there is nothing to repair
    const whole = at('commands', { open: ['repair'], upgrades: ['intel-officer'] }, [], game).take('repair:dial');
    whole.goOn((x) => x.ask().kind !== 'repair');
    expect(whole.options()).toEqual(['0:intel-officer', 'pass']);
  });

  it('[AR-KOMMANDORAEDER-06] a dial gained in the activation is spent for its token at once, or kept for its command', () => {
    const bail = { id: 'bail-organa-commander', tokens: ['repair'] };
    const gained = () =>
      at('reveal', { dials: ['navigate'], upgrades: [bail], shields: { front: 0 } }).take(
        '0:bail-organa-commander',
        'repair',
      );
    expect(gained().options()).toEqual(['keep', 'token']);
    expect(gained().take('token').ship(0).commands).toEqual(['repair']);
    const kept = gained().take('keep', 'keep');
    expect(kept.options()).toContain('repair:dial');
  });

  it('[AR-UEBERFALLMARKER-04] a ship has one raid token of a kind', () => {
    const t = at('attack', { raids: ['repair'] }, [enemy]);
    expect([raid(t.g, t.ship(0), 'repair'), t.ship(0).raids]).toEqual([false, ['repair']]);
    expect([raid(t.g, t.ship(0), 'squadron'), t.ship(0).raids]).toEqual([true, ['repair', 'squadron']]);
  });
});
