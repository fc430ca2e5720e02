import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { MatchApi } from '../../../src/match/match-api.ts';
import { CoachTools } from '../../../src/play/coach/coach-tools.tsx';
import { DecisionPanel } from '../../../src/play/decide/decision-panel.tsx';
import { playEn } from '../../../src/text/play.en.ts';
import { apiOf, Client, shown, toyRoom } from '../at-the-table.tsx';

const AT_HOME = {} as MatchApi['local'];
const { askCoach } = playEn.panel;
/** Anna's question, and she sits at this machine or is one of two who play from afar. */
const panel = (aids: Record<string, boolean>, local?: MatchApi['local'], seats: readonly number[] = [0]) => {
  const api = apiOf(new Client(toyRoom({ aids }), seats), { local });
  return shown(createElement(DecisionPanel), api);
};

describe('the coach', () => {
  it('is there at one’s own table, whatever the match says', async () => {
    expect(await panel({}, AT_HOME)).toContain(askCoach);
    expect(await panel({ coach: false }, AT_HOME)).toContain(askCoach);
  });

  it('is offered from afar only where both have agreed to him', async () => {
    expect(await panel({ coach: true })).toContain(askCoach);
    expect(await panel({ coach: false })).not.toContain(askCoach);
    expect(await panel({ hints: true })).not.toContain(askCoach);
  });

  it('tells nobody who only looks on what to do', async () => {
    expect(await panel({ coach: true }, undefined, [])).not.toContain(askCoach);
  });

  it('does not play through from afar what this machine cannot know', async () => {
    const tools = async (local?: MatchApi['local']) => {
      const api = apiOf(new Client(toyRoom({ aids: { coach: true } }), [0]), { local });
      return shown(createElement(CoachTools, { ask: api.snapshot!.ask!, onClose: () => {} }), api);
    };
    expect(await tools(AT_HOME)).toContain('What would you do?');
    const afar = await tools();
    expect(afar).toContain('What can I do here?');
    expect(afar).not.toContain('What would you do?');
  });
});
