import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';
import { type Client, toyRoom } from '../../../../packages/room/test/table.ts';
import { FaceProvider } from '../../src/games/face-provider.tsx';
import { type MatchApi, MatchContext } from '../../src/match/match-api.ts';
import { snapshotOf } from '../../src/match/snapshot.ts';
import { LanguageProvider } from '../../src/settings/language.tsx';
import { DraftProvider } from '../../src/table-ui/draft.tsx';
import { PlayingProvider } from '../../src/table-ui/playing.ts';

export { Client, GUARD } from '../../../../packages/room/test/table.ts';
export { toyRoom };

const never = (): never => {
  throw new Error('nobody does anything while a page is only looked at');
};

/** What a page knows that is connected to a room. */
export const apiOf = (client: Client, more: Partial<MatchApi> = {}): MatchApi => ({
  snapshot: snapshotOf(client.seen),
  busy: false,
  refusal: undefined,
  fault: undefined,
  names: ['Anna', 'Bert'],
  texts: undefined,
  home: undefined,
  local: undefined,
  leave: never,
  decide: never,
  check: never,
  sample: never,
  look: never,
  peek: never,
  undoCost: never,
  undo: never,
  redo: never,
  override: never,
  propose: never,
  consent: never,
  question: never,
  file: never,
  dismissRefusal: never,
  dismissFault: never,
  ...more,
});

/** A part of the page as an English browser would get it, around it all that stands around a table that shows everything. */
export async function shown(part: ReactNode, api: MatchApi): Promise<string> {
  const { view, taken, events } = api.snapshot!;
  const still = {
    act: undefined,
    marks: [],
    labels: [],
    banners: [],
    waiting: false,
    still: false,
    skip: never,
    hold: never,
  };
  const playing = { ...still, view, taken, told: events.length };
  const page = (
    <LanguageProvider>
      <MatchContext value={api}>
        <FaceProvider game={api.snapshot!.game} unknown="unknown">
          <DraftProvider>
            <PlayingProvider value={playing}>{part}</PlayingProvider>
          </DraftProvider>
        </FaceProvider>
      </MatchContext>
    </LanguageProvider>
  );
  vi.stubGlobal('navigator', { languages: ['en'] });
  try {
    const { prelude } = await prerender(page);
    return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
  } finally {
    vi.unstubAllGlobals();
  }
}

/** The words of each element of a kind, in their order. */
export const wordsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([whole]) =>
    whole.replaceAll(/<[^>]*>/g, ''),
  );
