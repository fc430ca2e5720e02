import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Proposals } from '../../src/online/proposals.tsx';
import { UndoDialog } from '../../src/play/dialogs/undo-dialog.tsx';
import { takeBack } from '../../src/play/take-back.ts';
import { apiOf, Client, GUARD, shown, toyRoom, wordsOf } from './at-the-table.tsx';

/** Both have planned, so that Anna can have her plan back only if Bert agrees. */
function planned() {
  const room = toyRoom();
  const [anna, bert] = [new Client(room, [0]), new Client(room, [1])];
  anna.decide(0, GUARD[0]);
  bert.decide(1, GUARD[1]);
  return { anna, bert };
}

describe('a takeback that needs consent', () => {
  it('shows both sides the same, in the same order, each list under its heading', async () => {
    const { anna, bert } = planned();
    const cost = anna.say('cost', { at: anna.at, seat: 0, to: 0 });
    if (!cost.ok) throw new Error('it has no cost');
    const asks = await shown(createElement(UndoDialog, { cost: cost.value, onClose: () => {} }), apiOf(anna));
    anna.say('propose', { at: anna.at, seat: 0, what: { takeback: 0 } });
    const isAsked = await shown(createElement(Proposals), apiOf(bert));
    for (const page of [asks, isAsked])
      expect(wordsOf(page, 'h3')).toEqual(['This would be taken back', 'Why it needs consent']);
    const [decisions, reasons] = [wordsOf(asks, 'ol'), wordsOf(asks, 'ul')];
    expect(decisions[0]).toMatch(/^Anna: .*Bert: /);
    expect(reasons[0]).toContain('Secrets have been revealed since then.');
    expect(wordsOf(isAsked, 'ol')).toEqual(decisions);
    expect(wordsOf(isAsked, 'ul')[0]).toContain('Secrets have been revealed since then.');
    for (const page of [asks, isAsked]) expect(page.indexOf('<ol')).toBeLessThan(page.indexOf('<ul'));
    for (const list of [...asks.matchAll(/<[ou]l[^>]*aria-labelledby="([^"]+)"/g)])
      expect(asks).toContain(`<h3 id="${list[1]}"`);
    expect(asks.match(/aria-labelledby="[^"]+(?:goes|why)"/g)).toHaveLength(2);
  });

  it('says to whoever is asked that it is his turn, to whoever asks that it is the other’s', async () => {
    const { anna, bert } = planned();
    const cost = anna.say('cost', { at: anna.at, seat: 0, to: 0 });
    if (!cost.ok) throw new Error('it has no cost');
    const dialog = createElement(UndoDialog, { cost: { ...cost.value, others: true }, onClose: () => {} });
    expect(wordsOf(await shown(dialog, apiOf(anna)), 'li').at(-1)).toMatch(/^The other player/);
    anna.say('propose', { at: anna.at, seat: 0, what: { takeback: 0 } });
    const why = bert.seen.sight.proposals[0]!.why!;
    const page = await shown(createElement(Proposals), apiOf(bert));
    expect(page.includes('You have had a turn since then')).toBe(why.others);
  });
});

describe('a takeback at a table far away, by button, key or word', () => {
  const tries = async (free: boolean | undefined) => {
    const undone: number[] = [];
    const cost = free !== undefined && {
      to: 3,
      by: 0,
      dice: false,
      secrets: !free,
      others: false,
      recorded: false,
      free,
    };
    const asked = await takeBack({ undoCost: async () => cost || undefined, undo: async (to) => void undone.push(to) });
    return { asked, undone };
  };

  it('is done at once where it turns out to be free, and nobody is asked', async () => {
    expect(await tries(true)).toEqual({ asked: undefined, undone: [3] });
  });

  it('is asked about, with all that is known of it, where it is not, and done by nobody', async () => {
    expect(await tries(false)).toMatchObject({ asked: { to: 3, secrets: true }, undone: [] });
    expect(await tries(undefined)).toEqual({ asked: undefined, undone: [] });
  });
});
