import { describe, expect, it } from 'vitest';
import { CARDS, CARDS_26 } from '../../src/cards/index.ts';

/** How often a card may act where it does not exhaust, card by card as printed: once in a match, a round, a phase, an activation. */

const ONCE: Readonly<Record<string, string>> = {
  'keyword/entourage': 'phase phase',
  'keyword/direct': 'phase phase',
  'keyword/authoritative': 'phase',
  'keyword/tempted@2.6': 'round',
  'keyword/transport@2.6': 'phase',
  'keyword/one-step-ahead': 'phase',
  'upgrade/reckless-driver': 'activation',
  'upgrade/mission-objective': 'round',
  'command/son-of-skywalker': 'round',
  'command/rebellious': 'round',
  'command/give-in-to-your-anger': 'round',
  'command/air-support': 'round',
  'command/orbital-strike': 'round',
  'command/they-too-will-suffer': 'round',
  'command/call-me-captain@2.6': 'activation',
  'command/i-rebel@2.6': 'round',
  'command/exterminate': 'round',
  'command/rule-with-respect': 'activation',
  'command/thats-just-good-business': 'round',
  'command/drive-them-out': 'round',
  'battle/bring-them-to-heel': 'round',
  'battle/bring-them-to-heel-recon': 'round',
  'battle/sweep-and-clear': 'round',
  'battle/ordnance': 'game',
  'battle/strafing-run': 'game',
};

describe('how often a card acts', () => {
  it.each([
    ['1.2', CARDS],
    ['2.6', CARDS_26],
  ] as const)('[LE-FAEHIGKEITEN-03] in %s', (edition, book) => {
    const limited: string[] = [];
    for (const key of book.keys()) {
      const limits = (book.get(key)!.abilities ?? []).flatMap(({ limit }) => limit ?? []);
      const said = (edition === '2.6' ? ONCE[`${key}@2.6`] : undefined) ?? ONCE[key] ?? '';
      expect([key, limits.map(({ per }) => per).join(' ')]).toEqual([key, said]);
      for (const { times } of limits) expect([key, times]).toEqual([key, 1]);
      if (limits.length > 0) limited.push(key);
    }
    expect(limited.length).toBeGreaterThan(9);
  });
});

/** What actions of cards cost where it is not one action of the two, in the order in which the card lists them. */
const COST: Readonly<Record<string, string>> = {
  'keyword/distract': 'free',
  'keyword/secret-mission': 'free',
  'keyword/secret-mission@2.6': '',
  'keyword/self-destruct': 'free',
  'keyword/self-destruct@2.6': '1',
  'keyword/smoke': 'free',
  'keyword/treat': 'free 1',
  'keyword/repair': 'free 1',
  'keyword/take-cover@2.6': '1 free',
  'keyword/spotter@2.6': '1 free',
  'keyword/bolster@2.6': '1 free',
  'keyword/strategize@2.6': '1 free',
  'keyword/guidance@2.6': '1 free',
  'keyword/calculate-odds@2.6': '1 free',
  'upgrade/force-choke': 'free',
  'upgrade/force-guidance': 'free',
  'upgrade/force-lift': 'free',
  'upgrade/force-push': 'free',
  'upgrade/force-reflexes': 'free',
  'upgrade/jedi-mind-trick': 'free',
  'upgrade/phase-i-clone-specialist': 'free',
  'upgrade/rebel-trooper-specialist': 'free',
  'upgrade/stormtrooper-specialist': 'free',
  'upgrade/clone-specialist': 'free',
  'upgrade/clone-commander-fox': 'free',
  'upgrade/governor-pryce': 'free',
  'upgrade/shriv-suurgav': 'free',
  'upgrade/general-weiss': 'free',
  'upgrade/lok-durd': 'free',
  'upgrade/plo-koon': 'free',
  'upgrade/wedge-antilles': 'free',
  'upgrade/ascension-cables': 'free',
  'upgrade/hunter-the-bad-batch-clone-force-99-republic': 'free',
  'upgrade/insatiable-curiosity': 'free',
  'upgrade/herbal-medicine': 'free',
  'upgrade/dins-amban-rifle': '2',
  'upgrade/agent-kallus': 'free',
  'command/you-serve-your-master-well': 'free',
  'command/symbol-of-rebellion': 'free, no action',
  'command/symbol-of-rebellion@2.6': 'free',
  'command/vaders-might': 'free',
  'command/and-now-you-will-die': 'free, no action, again and again',
  'command/whipcord-launcher': 'free',
  'command/reptilian-rampage': 'free, no action',
  'command/incapacitate': 'free, no action',
  'command/face-me': 'free, no action',
  'command/face-me@2.6': '',
  'command/ruthless-tactics': 'free, no action',
  'command/ruthless-tactics@2.6': '',
  'command/crack-shot@2.6': 'free, no action',
  'command/make-the-impossible-possible': 'free',
  'battle/sabotage-the-moisture-vaporators': '1 1',
  'battle/bombing-run': '1 free',
  'battle/secure-the-intel': '1 2',
  'battle/supply-drop': 'free 1 1',
  'battle/recon-mission': 'free',
  'battle/recon-mission-recon': 'free',
  'battle/surface-scan': 'free',
  'battle/surface-scan-recon': 'free',
  'battle/destroy-enemy-base': 'free',
  'battle/supply-run': 'free',
  'battle/retrieve-the-data': 'free',
  'battle/failed-negotiations': 'free',
  'battle/scrambled-orders': 'free',
};

describe('what an action of a card costs', () => {
  it.each([
    ['1.2', CARDS],
    ['2.6', CARDS_26],
  ] as const)('[LE-KARTENAKTIONEN-01] [LE-FREIE-KARTENAKTIONEN-01] in %s', (edition, book) => {
    for (const key of book.keys()) {
      const { acts: own = [], battle } = book.get(key)!;
      const acts = [...own, ...(battle?.acts ?? [])];
      const told = acts.map(
        ({ free, cost = 1, plain, repeatable }) =>
          `${free ? 'free' : cost}${plain ? ', no action' : ''}${repeatable ? ', again and again' : ''}`,
      );
      const said = (edition === '2.6' ? COST[`${key}@2.6`] : undefined) ?? COST[key] ?? (acts.length > 0 ? '1' : '');
      expect([key, told.join(' ')]).toEqual([key, said]);
    }
  });
});
