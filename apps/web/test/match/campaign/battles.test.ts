import type { Json } from '@holotisch/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  backToCampaign,
  battleOf,
  battleTold,
  quickFight,
  startBattle,
  takeReport,
} from '../../../src/match/campaign/battle-of.ts';
import type { Reply } from '../../../src/match/protocol.ts';
import { forgetMatch, keptMatches } from '../../../src/match/storage.ts';
import { fakeStorage } from '../fake-storage.ts';
import { Machine } from './machine.ts';

let machine: Machine;
beforeEach(() => {
  fakeStorage();
  machine = new Machine();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const value = (reply: Reply<Json> | undefined): Json => {
  if (!reply?.ok) throw new Error(JSON.stringify(reply));
  return reply.value;
};
const why = (reply: Reply | undefined) => (reply?.ok ? 'done' : reply?.fault.message.text);
const battleIds = () => keptMatches().flatMap(({ id, campaign }) => (campaign ? [id] : []));
const reports = () =>
  (machine.table.room!.match.state as unknown as { battles: readonly { readonly report: Json }[] }).battles.map(
    ({ report }) => report,
  );

/** Fights the open battle: its first seat gives up, and everybody goes back to the map. */
async function giveUp(): Promise<void> {
  expect(await startBattle(machine.local)).toBe('/spiel/armada/partie');
  expect(why(machine.propose({ end: 'concede' }))).toBe('done');
  expect(await backToCampaign(machine.local)).toBe('/spiel/rim/partie');
}

describe('a battle of a campaign at this machine', () => {
  it('is a match of its own, found again until it is over, whose end the worker reports and a press confirms', async () => {
    const campaign = await machine.campaign();
    expect(await takeReport(machine.local)).toBeUndefined();
    await startBattle(machine.local);
    const [begun] = battleIds();
    expect(machine.file).toMatchObject({ game: 'armada', edition: '1.5.3' });
    await backToCampaign(machine.local);
    expect(machine.local.kept()).toBe(campaign);
    expect(why(await takeReport(machine.local))).toBe('room.battleGoesOn');
    await giveUp();
    expect(battleIds()).toEqual([begun]);
    const before = machine.taken;
    const report = value(await takeReport(machine.local));
    expect(report).toMatchObject({ winner: 1 });
    expect(machine.taken).toBe(before);
    expect(why(machine.propose({ report }))).toBe('done');
    expect(reports()[0]).toEqual(report);
    // Once: what is open now is another battle.
    expect(why(machine.propose({ report }))).not.toBe('done');
    expect((await battleOf(machine.local))!.match).toBeUndefined();
  });

  it('that a computer’s fleet has begun is seen to by whoever sits there, and by who only looks on', async () => {
    for (const human of [0, 1, 2, 3, undefined]) {
      await machine.campaign([0, 1, 2, 3].map((seat) => (seat === human ? 'human' : 'computer')));
      const { seat } = machine.table.room!.battle!;
      if (seat === human) continue;
      const { sight } = machine.seen!;
      expect([sight.asking, sight.awaited.map(({ computer }) => computer)]).toEqual(['battle', [false]]);
      // It answers for nobody else: only what the battle has come to is told.
      const at = machine.table.room!.log.length;
      const answer = machine.table.room!.sample(seat, 1)!;
      expect(why(machine.say({ type: 'decide', at, seat, answer }))).toBe('room.notYours');
      expect(why(machine.say({ type: 'check', at, seat, answer }))).toBe('done');
      expect(why(machine.say({ type: 'propose', at, seat, what: { takeback: 0 } }))).toBe('room.notYours');
      const before = machine.taken;
      expect(why(machine.propose({ report: answer }, human ?? 0))).toBe('done');
      expect(machine.taken).toBeGreaterThan(before);
    }
  });

  it('is found again by the decision that its end was, by no other, and not where it was reported by hand', async () => {
    await machine.campaign();
    await giveUp();
    const end = machine.taken + 1;
    machine.propose({ report: value(await takeReport(machine.local)) });
    expect(battleTold(machine.local, end)?.id).toBe(battleIds()[0]);
    expect([end - 1, end + 1].map((at) => battleTold(machine.local, at))).toEqual([undefined, undefined]);
    machine.toBattle();
    const other = machine.taken + 1;
    machine.propose({ report: machine.table.room!.sample(machine.table.room!.battle!.seat, 1)! });
    expect(battleTold(machine.local, other)).toBeUndefined();
  });

  it('is open again where the campaign takes its report back, and its match tells the same', async () => {
    await machine.campaign();
    await giveUp();
    const report = value(await takeReport(machine.local));
    const before = machine.taken;
    machine.propose({ report });
    machine.propose({ takeback: before });
    machine.say({ type: 'consent', proposal: 1, seat: 1, agree: true });
    machine.say({ type: 'consent', proposal: 1, seat: 2, agree: true });
    machine.say({ type: 'consent', proposal: 1, seat: 3, agree: true });
    expect(machine.taken).toBe(before);
    expect((await battleOf(machine.local))!.match!.over).toBe(true);
    expect(value(await takeReport(machine.local))).toEqual(report);
  });

  it('changes nothing in the campaign by what is taken back in it after its report', async () => {
    await machine.campaign();
    await giveUp();
    machine.propose({ report: value(await takeReport(machine.local)) });
    const told = reports()[0];
    const kept = keptMatches().find(({ campaign }) => campaign)!;
    await machine.local.resume(kept);
    expect(machine.table.room!.match.over).toBe(true);
    machine.propose({ takeback: 0 });
    machine.say({ type: 'consent', proposal: 1, seat: 1, agree: true });
    expect(machine.table.room!.match.over).toBe(false);
    await backToCampaign(machine.local);
    expect(reports()[0]).toEqual(told);
  });

  it('is another one where the campaign has gone another way, and no other match speaks for it', async () => {
    await machine.campaign();
    await giveUp();
    const asked = (await battleOf(machine.local))!;
    const fought = asked.match!;
    machine.propose({ report: value(await takeReport(machine.local)) });
    machine.toBattle();
    const next = (await battleOf(machine.local))!;
    expect(next.asked.battle).not.toBe(asked.asked.battle);
    const open = { text: JSON.stringify(fought.file), log: [], seats: fought.seats, aids: fought.aids };
    expect(why(await machine.local.battles.report(open))).toBe('room.otherBattle');
  });

  it('begins anew with the same dice where its match was deleted', async () => {
    await machine.campaign();
    await startBattle(machine.local);
    const first = machine.file;
    forgetMatch(battleIds()[0]!);
    expect(await backToCampaign(machine.local)).toBeUndefined();
    await machine.local.resume(keptMatches()[0]);
    await startBattle(machine.local);
    expect([machine.file['seed'], machine.file['setup']]).toEqual([first['seed'], first['setup']]);
    expect(battleIds()).toHaveLength(1);
  });

  it('may be reported by hand, fought at a real table, and its match is none of the campaign any more', async () => {
    await machine.campaign();
    await startBattle(machine.local);
    await backToCampaign(machine.local);
    const report = machine.table.room!.sample(machine.table.room!.battle!.seat, 1)!;
    expect(why(machine.propose({ report: { winner: 7 } }))).toBe('engine.notOpen');
    expect(why(machine.propose({ report }))).toBe('done');
    expect(reports()[0]).toEqual(report);
    expect(await takeReport(machine.local)).toBeUndefined();
  });

  it('is kept while its campaign goes on, however many matches are finished after it', async () => {
    await machine.campaign();
    await giveUp();
    const campaign = keptMatches().find((one) => !one.campaign)!;
    for (let n = 0; n < 7; n++) {
      await machine.local.start({ ...startOfArmada(), seed: `other ${n}` });
      machine.propose({ end: 'concede' });
    }
    expect(battleIds()).toHaveLength(1);
    await machine.local.resume(campaign);
    expect(why(await takeReport(machine.local))).toBe('done');
  });

  function startOfArmada() {
    const { file } = keptMatches().find((one) => one.campaign)!;
    return { game: 'armada', setup: file['setup']!, seats: ['human', 'human'] as const, aids: {} };
  }
});

describe('the computers', () => {
  it('never make up the end of a battle that they are asked for', async () => {
    await machine.campaign(['computer', 'computer', 'computer', 'human']);
    const before = machine.taken;
    expect(machine.table.room!.seats[machine.table.room!.battle!.seat]).toBe('computer');
    expect(machine.table.step()).toBe(false);
    expect(machine.taken).toBe(before);
    // Whoever sits here brings the report for them.
    const fight = quickFight(machine.local, () => {});
    await machine.work();
    expect(await fight).toBe(true);
    expect(why(machine.propose({ report: value(await takeReport(machine.local)) }, 3))).toBe('done');
  });

  it('fight a battle to its end in slices, telling how far they are, and its match can be looked at', async () => {
    const campaign = await machine.campaign();
    const far: number[] = [];
    const fight = quickFight(machine.local, ({ decisions }) => void far.push(decisions));
    await machine.work();
    expect(await fight).toBe(true);
    expect(far.length).toBeGreaterThan(3);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(machine.local.kept()).toBe(campaign);
    const { match } = (await battleOf(machine.local))!;
    expect(match).toMatchObject({ over: true, file: { game: 'armada' } });
    expect(why(machine.propose({ report: value(await takeReport(machine.local)) }))).toBe('done');
  });

  it('stop when they are told to, and leave nothing behind', async () => {
    await machine.campaign();
    const fight = quickFight(machine.local, () => {});
    await machine.work(3);
    machine.local.battles.stop();
    expect(await fight).toBe(false);
    await machine.work();
    expect(battleIds()).toEqual([]);
  });

  it('stop by themselves where the campaign has gone on', async () => {
    await machine.campaign();
    const fight = quickFight(machine.local, () => {});
    await machine.work(2);
    const room = machine.table.room!;
    machine.propose({ report: room.sample(room.battle!.seat, 1)! });
    await machine.work();
    expect(await fight).toBe(false);
    expect(battleIds()).toEqual([]);
  });
});
