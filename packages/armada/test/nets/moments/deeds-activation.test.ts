import { describe, expect, it } from 'vitest';
import { deeds } from './deeds.ts';
import { type Fleet, fleet, OBEY, position } from './fleet.ts';

/** How the activation of a ship ends that begins now, wherever a card changes it. */
function doneIn(unit: number, more: Fleet): string {
  const about = { step: 'reveal', y: 640, active: unit, ...more };
  const heard = fleet(about);
  heard.table.goOn((t) => t.state.active !== unit, OBEY);
  const spec = (id: string) => position({ ...about, card: { id } });
  return deeds(heard.cards(), spec, OBEY, (t) => t.state.active !== unit);
}
const dial = (command: string) => ({ dials: [command, command, command], commands: [command] });

describe('what upgrade cards do in activations', () => {
  it('while their own ship resolves Repair', async () => {
    await expect(doneIn(0, { own: dial('repair') })).toMatchFileSnapshot(
      '../../golden/moments/deeds-activation/while-their-own-ship-resolves-repair.txt',
    );
  });
  it('while their own ship resolves Squadron', async () => {
    await expect(doneIn(0, { own: dial('squadron') })).toMatchFileSnapshot(
      '../../golden/moments/deeds-activation/while-their-own-ship-resolves-squadron.txt',
    );
  });
  it('while their own ship resolves Navigate', async () => {
    await expect(doneIn(0, { own: dial('navigate') })).toMatchFileSnapshot(
      '../../golden/moments/deeds-activation/while-their-own-ship-resolves-navigate.txt',
    );
  });
  it('while an enemy resolves Squadron', () => {
    expect(doneIn(1, { turnOf: 1, foe: { ...dial('squadron'), raids: [] } })).toMatchInlineSnapshot(`
      "g-8-experimental-projector: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          1 place 867 551 158,
      general-draven-commander: 0 card ready repair navigate concentrate repair 1 , 1 raids squadron,"
    `);
  });
});

it('what upgrade cards do between two rounds', async () => {
  const dials = { dials: ['repair', 'repair', 'repair'] };
  const about = { active: null, y: 640, own: dials, foe: dials, friend: dials, phase: 'status', stage: 'start' };
  const heard = fleet(about);
  heard.table.until('activate');
  const spec = (id: string) => position({ ...about, card: { id } });
  await expect(deeds(heard.cards(), spec, {}, (t) => t.open.some((o) => o.endsWith(' activate')))).toMatchFileSnapshot(
    '../../golden/moments/deeds-activation/what-upgrade-cards-do-between-two-rounds.txt',
  );
});
