import { describe, expect, it } from 'vitest';
import { ship } from '../../table.ts';
import { deeds } from './deeds.ts';
import { type Fleet, fleet, ISD, position } from './fleet.ts';

/** How an attack ends that is declared now, wherever a card changes it. */
function doneIn(shot: string, more: Fleet = {}): string {
  const heard = fleet(more);
  heard.table.fight({ attack: shot });
  const spec = (id: string) => position({ ...more, card: { ...more.card, id } });
  const isOver: Parameters<typeof deeds>[3] = (t) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0;
  return deeds(heard.cards(), spec, { attack: shot }, isOver);
}

describe('what upgrade cards do in attacks', () => {
  it('while their own ship attacks a ship', async () => {
    await expect(doneIn('front>1.front')).toMatchFileSnapshot(
      '../../golden/moments/deeds-attack/while-their-own-ship-attacks-a-ship.txt',
    );
  });
  it('while their own ship attacks a squadron', async () => {
    await expect(doneIn('front>4')).toMatchFileSnapshot(
      '../../golden/moments/deeds-attack/while-their-own-ship-attacks-a-squadron.txt',
    );
  });
  it('while their own ship attacks from its side', async () => {
    const also = [ship(ISD, 1, 560, 300, 90, { speed: 2, raids: ['repair'] })];
    await expect(doneIn('left>5.front', { also })).toMatchFileSnapshot(
      '../../golden/moments/deeds-attack/while-their-own-ship-attacks-from-its-side.txt',
    );
  });
  it('while a friend attacks', () => {
    expect(doneIn('front>1.front', { active: 2 })).toMatchInlineSnapshot(`
      "admiral-screed: 1 damage 1 of 6, used activation, dice crit accuracy hit crit hitcrit blank hit = 6,
      darth-vader-commander: 1 damage 1 of 5, 2 tokens be re ed cr,
          dice blank hit crit accuracy hit hit hit blank = 5,
      home-one: 1 damage 1 of 7, dice accuracy double accuracy hit crit hitcrit blank hit = 7,
      kraken: used activation, dice hit double accuracy hit crit hitcrit blank hit = 8,
      mar-tuuk: dice crit double accuracy hit crit hitcrit blank hit blank = 8,
      tf-1726: 1 damage 1 of 9, used activation, dice crit double accuracy hit crit hitcrit blank hit hit = 9,
      toryn-farr: 1 damage 1 of 7, dice crit double accuracy accuracy crit hitcrit blank hit = 7,"
    `);
  });
});

describe('what upgrade cards do in attacks on their side', () => {
  it('while the enemy attacks their own ship', async () => {
    await expect(doneIn('front>0.front', { active: 1, turnOf: 1 })).toMatchFileSnapshot(
      '../../golden/moments/deeds-attack/while-the-enemy-attacks-their-own-ship.txt',
    );
  });
  it('while the enemy attacks a friend', () => {
    expect(doneIn('front>2.front', { active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "implacable: 0 shields 1 1 3 2 0 0, 0 card exhausted repair navigate squadron concentrate repair 1 ,
          2 damage 0 of 6,
      luminara-unduli-commander: 2 tokens br rr ed cr,
      targeting-scrambler: 0 card exhausted repair navigate squadron concentrate repair 1 , 2 damage 0 of 5,
          dice blank hit crit accuracy crit hitcrit blank hit = 6,"
    `);
  });
});
