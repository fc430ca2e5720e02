import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';
import { lay, ship, type Table } from '../table.ts';

/** A card acts at the moment that its words name: what it says in our own words is held against where it stands. */

const WORDS: Readonly<Record<string, RegExp>> = {
  'setup.before': /before deploy/i,
  'setup.deploys': /while deploying/i,
  'setup.after': /after (deploy|all|it|fleets)|choose the dials/i,
  'round.start': /start of (the|a|any|each|your|that) .*round|start of the first round|first round/i,
  'ships.start': /ship phase/i,
  'squadrons.start': /squadron phase/i,
  'squadrons.end': /squadron phase/i,
  'status.start': /status phase|readied|every round/i,
  'ship.revealed': /reveal|during the activation|discard a squadron dial/i,
  'ship.beforeReveal': /reveal|during the activation/i,
  'manoeuvre.overlaps': /overlap/i,
  'obstacle.overlaps': /obstacle|overlap|asteroid/i,
  'unit.doomed': /destroyed/i,
  'unit.destroyed': /destroyed|lost/i,
  'attack.defend': /defen[scd]|attacks you|attacked|against an obstructed attack/i,
  'attack.tokenSpent': /spen[dt]|defence token may work/i,
  'squadron.activates': /activat/i,
  'damage.deals': /damage card|dealt|faceup/i,
};

describe('the moment of a card', () => {
  const cards = CARDS.keys().filter((key) => /^(upgrade|squadron)\//.test(key));
  const spoken = cards.flatMap((key) =>
    (CARDS.get(key)!.abilities ?? []).flatMap(({ window }) => (WORDS[window] ? [[key, window] as const] : [])),
  );
  it('[AR-EFFEKTE-UND-TIMING-01] is the one that its words name', () => {
    const wrong = spoken.filter(([key, window]) => !WORDS[window]!.test(SAYINGS[key]!.en));
    expect(wrong.map(([key, window]) => `${key} ${window}: ${SAYINGS[key]!.en}`)).toEqual([]);
  });
  it('[AR-EFFEKTE-UND-TIMING-01] a card that speaks of the start of the Ship Phase stands there', () => {
    const says = cards.filter((key) => /start of the Ship Phase/.test(SAYINGS[key]?.en ?? ''));
    const stands = says.filter((key) => CARDS.get(key)!.abilities?.some((a) => a.window.startsWith('ships.start')));
    expect(says.filter((key) => !stands.includes(key))).toEqual([]);
    expect(stands.length).toBeGreaterThan(8);
  });
});

describe('Grand Moff Tarkin', () => {
  const VSD = 'victory-ii-class-star-destroyer';
  const fleet = (more: object = {}): Table =>
    lay({
      units: [
        ship(VSD, 0, 300, 200, 0, { upgrades: ['grand-moff-tarkin'], speed: 1, dials: ['repair'] }),
        ship(VSD, 0, 500, 200, 0, { commands: ['squadron'], speed: 1, dials: ['repair'] }),
        ship(VSD, 1, 300, 700, 180, { speed: 1, dials: ['repair'] }),
      ],
      stage: 'start',
      ...more,
    });
  it('[AR-EFFEKTE-UND-TIMING-01][AR-EFFEKTE-UND-TIMING-05] acts at the start of the Ship Phase, once, and never later', () => {
    const t = fleet();
    expect([t.open, t.options()]).toEqual([['0 window:ships.start'], ['0:grand-moff-tarkin', 'pass']]);
    t.take('0:grand-moff-tarkin', 'repair');
    expect(t.open).toEqual(['0 activate']); // not a second time
    t.refuses('0:grand-moff-tarkin', 'AR-EFFEKTE-UND-TIMING-01');
    const later = fleet({ stage: 'main' });
    expect(later.open).toEqual(['0 activate']);
    later.refuses('0:grand-moff-tarkin', 'AR-EFFEKTE-UND-TIMING-01');
    const asked = fleet({ stage: 'main' }).goOn((u) => u.state.round === 2 && u.state.phase === 'ship');
    expect(asked.match.taken.filter((d) => d.kind.startsWith('window:') && d.kind !== 'window:ships.start')).toEqual(
      [],
    );
  });
  it('[AR-KOMMANDOMARKER-04] every friendly ship gains the token, nobody a second one of a kind, and no enemy any', () => {
    const t = fleet().take('0:grand-moff-tarkin', 'squadron');
    expect([0, 1, 2].map((id) => t.ship(id).commands)).toEqual([['squadron'], ['squadron'], []]);
    const none = fleet().take('pass');
    expect([0, 1, 2].map((id) => none.ship(id).commands)).toEqual([[], ['squadron'], []]);
  });
  it('is his owner’s alone', () => {
    const t = fleet({ first: 1 });
    expect(t.open).toEqual(['0 window:ships.start']);
    expect(t.match.check(1, '0:grand-moff-tarkin')?.clauses).toEqual(['AR-EFFEKTE-UND-TIMING-11']);
  });
});
