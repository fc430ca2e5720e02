import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { lay, type Script, ship, type Table } from '../table.ts';

/** Who adds dice asks first whether any may be added: nobody may in a Salvo attack. */

const VSD = 'victory-ii-class-star-destroyer';
const FULL = {
  speed: 2,
  tokens: ['salvo', { kind: 'redirect', state: 'discarded' }],
  shields: { front: 2, left: 1, right: 3 },
  commands: ['concentrate', 'repair'],
  raids: ['squadron'],
  marked: [{ token: 'focus', zone: 'front' }],
};
/** Ship 1 answers an attack of ship 0 with a Salvo, and may change its dice: an accuracy icon is there to be spent. */
function salvo(card: string | undefined, objective: string | null): Table {
  const upgrades = card === undefined ? [] : [{ id: card, tokens: ['repair', 'concentrate'] }];
  return lay({
    objective,
    first: 1,
    units: [
      ship(VSD, 0, 900, 300, 0, { ...FULL, objectives: 1, activated: false, upgrades: ['intel-officer'] }),
      ship('imperial-ii-class-star-destroyer', 1, 900, 460, 180, { ...FULL, speed: 1, objectives: 1, upgrades }),
      ship(VSD, 1, 700, 500, 180, FULL),
    ],
    active: 0,
    step: 'attack',
    red: Array(12).fill('accuracy'),
    blue: Array(12).fill('accuracy'),
    black: Array(12).fill('hit'),
  }).until(
    'window:attack.modify',
    { attack: 'front>1.front', 'window:attack.defend': '1:token.0', ...using('objective:0') },
    1,
  );
}
/** Uses what is offered under this name, and passes otherwise. */
const using = (own: string): Script => ({
  'window:attack.modify': (a) =>
    'options' in a ? (a.options.find(({ id }) => id.startsWith(own))?.id ?? a.options.at(-1)!.id) : '',
});
/** What the card may not do now for want of dice that may be added. */
const barredIn = (t: Table): readonly string[] => {
  const a = t.ask();
  const all = a.type === 'choice' ? (a.barred?.() ?? []) : [];
  return all.flatMap(({ id, refusal }) => (refusal.clauses.includes('AR-VERTEIDIGUNGSMARKER-15') ? [id] : []));
};
const modifies = (kind: string): readonly string[] =>
  CARDS.keys()
    .filter((key) => key.startsWith(`${kind}/`) && CARDS.get(key)!.abilities?.some((a) => a.window === 'attack.modify'))
    .map((key) => key.slice(kind.length + 1));
/** Uses whatever the card offers in the Salvo; everything else is declined. */
const useAll = (t: Table, own: string): Table => t.fight(using(own));
const added = (t: Table): number => t.events('dice').filter((e) => e.how === 'added').length;

describe('in a Salvo attack', () => {
  it('[AR-VERTEIDIGUNGSMARKER-15] no objective adds dice, and none asks for their colour', () => {
    const barred = modifies('objective').flatMap((objective) => {
      const t = salvo(undefined, objective);
      const [before, none] = [added(t), barredIn(t)];
      useAll(t, 'objective:');
      expect([objective, added(t)]).toEqual([objective, before]);
      return none.map((id) => `${objective} ${id}`);
    });
    expect(barred).toEqual(['most-wanted objective:1', 'opening-salvo objective:1']);
  });

  it('[AR-VERTEIDIGUNGSMARKER-15][AR-OBJ-EROEFFNUNGSSALVE-01] Opening Salvo: the token stays for an attack to which dice can be added', () => {
    const t = salvo(undefined, 'opening-salvo');
    expect([t.ship(0).objectives, added(t)]).toEqual([0, 2]); // of the attack itself
    useAll(t, 'objective:');
    expect([t.ship(1).objectives, added(t)]).toEqual([1, 2]);
  });

  it('[AR-VERTEIDIGUNGSMARKER-15] no upgrade card adds dice; each that would is barred by this rule', async () => {
    const barred = modifies('upgrade').flatMap((card) => {
      const t = salvo(card, null);
      const none = barredIn(t);
      useAll(t, `1:${card}`);
      expect([card, added(t)]).toEqual([card, 0]);
      return none;
    });
    await expect(barred.map((id) => id.slice(2))).toMatchFileSnapshot(
      '../golden/adding/no-upgrade-card-adds-dice-each-that-would-is-barred-by-this.txt',
    );
  });
});
