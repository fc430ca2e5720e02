import { describe, expect, it } from 'vitest';
import { namesAnyOf, naming } from '../../mutants/names.ts';

const ENTRIES = `export const cards = {
  'upgrade/general-rieekan': {
    times: 1,
  },
  'upgrade/dodonnas-pride': { dice: 2 },
  'squadron/plo-koon-delta-7': { dice: 4 },
};

const near = 3;
`;

describe('the title of a test names what was broken', () => {
  const named = (title: string, what: string, file = 'packages/armada/src/cards/upgrades/title/a-d.ts') => {
    const start = ENTRIES.indexOf(what);
    return naming({ file, text: ENTRIES, mutant: { start, end: start + 1, now: '9', isStatement: false } }).test(title);
  };

  it('by a clause', () => {
    expect(named('[AR-ANGREIFEN-05] what is not in the arc', '3;', 'packages/armada/src/flow/end.ts')).toBe(true);
    expect(named('what is not in the arc', '3;', 'packages/armada/src/flow/end.ts')).toBe(false);
    expect(named('General Rieekan keeps a ship', '3;', 'packages/armada/src/flow/end.ts')).toBe(false);
  });

  it('by the card that the place stands in, however its name is written', () => {
    expect(named('General Rieekan keeps a ship', '1,')).toBe(true);
    expect(named("titles Dodonna's Pride: a blue critical", '2 }')).toBe(true);
    expect(named('Plo Koon: friends at distance 1', '4 }')).toBe(true);
    expect(named('General Rieekan keeps a ship', '2 }')).toBe(false);
    expect(named('what cards ask', '1,')).toBe(false);
  });

  it('by any card of the file where several have it', () => {
    expect(named('General Rieekan keeps a ship', '3;')).toBe(true);
    expect(named('Commander Sato: other dice', '3;')).toBe(false);
  });

  it('by any card at all where a phrase of many is broken', () => {
    expect(namesAnyOf('Commander Sato: other dice', ['general-rieekan', 'commander-sato'])).toBe(true);
    expect(namesAnyOf('what cards ask', ['general-rieekan', 'commander-sato'])).toBe(false);
  });
});
