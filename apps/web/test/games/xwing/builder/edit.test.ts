import { data, READY_SQUADS, shipPoints } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import {
  isManual,
  isUsable,
  upgradeCost,
  withoutUpgrade,
  withPilot,
  withUpgradeAt,
} from '../../../../src/games/xwing/builder/edit.ts';

const aces = READY_SQUADS.find((ready) => ready.id === 'emperors-aces')!.squad;
const title = { kinds: ['title'], from: null } as const;

describe('editing a squad', () => {
  it('tells what each card really costs, so that the ship adds up', () => {
    for (const { squad } of READY_SQUADS)
      for (const ship of squad.ships) {
        const cards = ship.upgrades.map((_, i) => upgradeCost(squad, ship, i));
        const pilot = data.pilot(squad.faction, ship.type, ship.pilot).points;
        expect(cards.reduce((sum, cost) => sum + cost, pilot)).toBe(shipPoints(squad, ship));
      }
    // TIE/x1 takes four points off its system upgrade
    expect(aces.ships[1]!.upgrades[1]).toEqual({ slot: 'system', id: 'advtargetingcomputer' });
    expect(upgradeCost(aces, aces.ships[1]!, 1)).toBe(data.upgrade('system', 'advtargetingcomputer').points - 4);
  });

  it('replaces a card in its place and a pilot without losing a card', () => {
    const card = { slot: 'mod', id: 'hullupgrade' } as const;
    expect(withUpgradeAt(aces, 0, 1, card).ships[0]!.upgrades[1]).toEqual(card);
    const turr = withPilot(aces, 0, data.pilot('imperial', 'tieinterceptor', 'turrphennir'));
    expect(turr.ships[0]).toEqual({ ...aces.ships[0], pilot: 'turrphennir' });
    expect(withoutUpgrade(aces, 0, 0).ships[0]!.upgrades).toEqual(aces.ships[0]!.upgrades.slice(1));
  });

  it('offers a title only to ships that have one', () => {
    expect(isUsable('xwing', title)).toBe(false);
    expect(isUsable('yt1300', title)).toBe(true);
    expect(isUsable('xwing', { kinds: ['mod'], from: null })).toBe(true);
  });

  it('knows cards that the players must see to themselves', () => {
    const manual = data.UPGRADES.filter(isManual);
    for (const card of manual) expect(card.ability).toBe(true);
    expect(isManual(data.upgrade('ept', 'pushthelimit'))).toBe(false);
  });
});
