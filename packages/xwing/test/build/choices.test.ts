import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, slotsLeft, whyNot, withUpgrade } from '../../src/build/choices.ts';
import type { Squad } from '../../src/build/squad.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { PILOTS } from '../../src/data/index.ts';
import { empire, rebels, STANDARD, scum, ship } from './words.ts';

const choice = (list: Squad, slot: Parameters<typeof choicesFor>[2], id: string) =>
  choicesFor(list, 0, slot, STANDARD).find((c) => c.card.id === id)!;

describe('choices of a builder', () => {
  it('say for every card of a slot whether it goes, and if not, why', () => {
    const list = rebels('xwing/wedgeantilles', 'yt1300/outerrimsmuggler crew/lukeskywalker');
    expect(choice(list, 'ept', 'predator').fault).toBeUndefined();
    expect(choice(list, 'ept', 'ruthlessness').fault?.message.text).toBe('xw.squad.otherFaction');
    expect(choice(list, 'crew', 'gunner').fault?.message.text).toBe('xw.squad.noIcon');
    expect(
      choice(rebels('xwing/wedgeantilles', 'xwing/lukeskywalker amd/r2d2'), 'amd', 'r2d2').fault?.message.text,
    ).toBe('xw.squad.twice');
    const dear = rebels('xwing/wedgeantilles', 'xwing/lukeskywalker', 'yt1300/landocalrissian');
    expect(choice(dear, 'mod', 'shieldupgrade').fault?.message.text).toBe('xw.squad.tooDear');
  });

  it('warn where a new card would take the icon of one that is there', () => {
    const list = empire('tiebomber/scimitarsquadronpilot torpedo/protontorpedoes');
    const { fault } = choice(list, 'title', 'tieshuttle');
    expect([fault?.message.text, fault?.upgrade]).toEqual(['xw.squad.noIcon', 0]);
  });

  it('offer a card that obliges to another, so that the other can follow', () => {
    const list = scum('g1astarfighter/gandfindsman');
    expect(choice(list, 'title', 'misthunter').fault).toBeUndefined();
    const with_ = withUpgrade(list, 0, { slot: 'title', id: 'misthunter' });
    expect(choice(with_, 'cannon', 'tractorbeam').fault).toBeUndefined();
    expect(choice(with_, 'cannon', 'ioncannon').fault?.message.text).toBe('xw.squad.iconTaken');
    expect(slotsLeft(with_, 0).find((p) => p.kinds[0] === 'cannon')?.mustBe).toBe('tractorbeam');
  });

  it('answer the same question for a whole ship', () => {
    const one = rebels('xwing/wedgeantilles');
    const two = { ...one, ships: [...one.ships, ship('xwing/wedgeantilles')] };
    expect(whyNot(one, two, STANDARD)?.message.text).toBe('xw.squad.twice');
    expect(whyNot(one, { ...one, ships: [...one.ships, ship('xwing/rookiepilot')] }, STANDARD)).toBeUndefined();
  });

  it('of a faulty ship: one wrong card does not excuse another', () => {
    const list = rebels('xwing/rookiepilot crew/gunner');
    expect(choice(list, 'crew', 'tactician').fault).toMatchObject({ upgrade: 1, message: { text: 'xw.squad.noIcon' } });
    expect(choice(list, 'amd', 'r2d2').fault).toBeUndefined();
  });

  it('in a squad that is too dear: what makes it no dearer still goes', () => {
    const list = rebels('awing/greensquadronpilot', 'yt1300/hansolo', 'yt1300/chewbacca');
    expect(faultsOf(list, STANDARD).map((f) => f.message.text)).toEqual(['xw.squad.tooDear']);
    expect(choice(list, 'missile', 'chardaanrefit').fault).toBeUndefined();
    expect(choice(list, 'title', 'awingtestpilot').fault).toBeUndefined();
    expect(choice(list, 'mod', 'stealthdevice').fault?.message.text).toBe('xw.squad.tooDear');
  });

  it('of a ship that is not there are none', () => {
    expect(choicesFor(rebels('xwing/rookiepilot'), 3, 'ept', STANDARD)).toEqual([]);
    expect(slotsLeft(rebels('xwing/tarkin'), 0)).toEqual([]);
    expect(slotsLeft(rebels('xwing/rookiepilot'), 3)).toEqual([]);
  });

  it('[XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-03] whatever is built from what is offered is legal, from the whole pool; what is refused is not', () => {
    const pool = PILOTS.filter((p) => p.arrivesBy === undefined);
    fc.assert(
      fc.property(
        fc.constantFrom(...pool),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 }),
        (pilot, picks) => {
          const agreed = { points: null, format: 'epic' } as const;
          let list: Squad = { faction: pilot.faction, ships: [{ type: pilot.ship, pilot: pilot.id, upgrades: [] }] };
          for (const [a, b] of picks) {
            const free = slotsLeft(list, 0).flatMap((p) => p.kinds);
            if (free.length === 0) break;
            const choices = choicesFor(list, 0, free[a % free.length]!, agreed);
            const good = choices.filter((c) => !c.fault);
            const refused = choices.filter((c) => c.fault)[b];
            if (refused) expect(faultsOf(withUpgrade(list, 0, refused.card), agreed)).not.toEqual([]);
            if (good.length > 0) list = withUpgrade(list, 0, good[b % good.length]!.card);
          }
          expect(faultsOf(list, agreed).filter((f) => !f.incomplete)).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 3 },
    );
  }, 30_000);
});
