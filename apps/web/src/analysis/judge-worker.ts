import {
  bad,
  type Games,
  good,
  type Json,
  onTable,
  quickRng,
  readMatchFile,
  refuse,
  replay,
  sameData,
  sampleAnswer,
  unheard,
} from '@holotisch/engine';
import { loadGames } from '@holotisch/games';
import type { JudgeCall, Seeing } from './judge.ts';
import type { AdviceOrder, LookOrder, WhyOrder } from './orders.ts';

/**
 * The rules at hand while the match itself is far away: what a player tries is judged on the table that he sees, at once.
 * It knows nothing that the player does not know, so whatever counts is decided by the server.
 */
async function gameOf(id: string, edition: string) {
  const { games } = await loadGames([id]);
  return games.find(id, edition);
}

async function tableOf({ game: id, edition, view, viewer, ask }: Seeing) {
  const game = await gameOf(id, edition);
  if (!game) throw new Error(`no game ${id}`);
  const state = game.imagine(view, viewer);
  if (ask?.type !== 'region') return { game, state, asked: undefined };
  const { barred: _, ...posed } = ask;
  return { game, state, asked: onTable(game.regions, game.sit(state, unheard), posed) };
}

async function answer(call: JudgeCall): Promise<unknown> {
  switch (call.do) {
    case 'check': {
      const { asked } = await tableOf(call.seeing);
      return asked && good(refuse(asked, call.answer) ?? null);
    }
    case 'sample': {
      const { asked } = await tableOf(call.seeing);
      return asked && good(sampleAnswer(asked, quickRng(call.number)) ?? null);
    }
    case 'question': {
      const { game, state } = await tableOf(call.seeing);
      const aid = game.askable[call.question];
      if (aid === undefined || !Object.hasOwn(game.questions, call.question))
        return bad({
          clauses: [],
          message: { text: 'room.noQuestion', args: { question: call.question, known: Object.keys(game.askable) } },
        });
      if (aid !== null && !call.seeing.allowed.includes(aid))
        return bad({ clauses: [], message: { text: 'room.aidOff', args: { aid: { text: `room.aid.${aid}` } } } });
      return game.questions[call.question]!(state, call.args);
    }
    case 'verify': {
      const { games } = await loadGames([call.game]);
      return comesOutAlike(games, call);
    }
  }
}

function comesOutAlike(games: Games, { file: said, viewer, events }: Extract<JudgeCall, { do: 'verify' }>): boolean {
  try {
    const text = JSON.stringify(said);
    const file = readMatchFile(text, games);
    const again = file.ok ? replay(file.value, games, { text, events: true, keep: 'none' }) : file;
    if (!again.ok) return false;
    const seen = again.value.match.seenBy(viewer).events as readonly Json[];
    return again.value.hashMatches === true && sameData(seen, events);
  } catch {
    // A file that cannot even be played does not come out as it was seen.
    return false;
  }
}

type Sent = { readonly id: number; readonly call?: JudgeCall; readonly looking?: LookOrder | WhyOrder | AdviceOrder };

self.onmessage = async ({ data: { id, call, looking } }: MessageEvent<Sent>) => {
  try {
    // A match that is over is looked back at by a worker of this kind too: it has the same rules at hand.
    if (looking) return (await import('./looking.ts')).answer(looking);
    // Without a call it is only asked whether it is there.
    self.postMessage({ id, value: call && (await answer(call)) });
  } catch (error) {
    self.postMessage(looking ? { failed: String(error) } : { id, error: String(error) });
  }
};
