import { type AnyMatch, type Ask, type Json, quickRng, refuse, type Seat } from '@holotisch/engine';
import type { Player } from '@holotisch/players';
import type { Theme } from '@holotisch/players/ground';

/** All answers to the question of a puzzle: each a line of one decision or of a few that belong together. */

// biome-ignore lint/suspicious/noExplicitAny: whoever deals with any game has to forget what is inside its state
export type AnyTheme = Theme<any>;
export type Line = readonly Json[];

const LONGEST = 4;
const MOST_TOGETHER = 16;
/** Of so many things any may be chosen or not. */
const MOST_IN_A_LIST = 4;

/** Whether this question belongs to the answer that was begun. */
const goesOn = ({ follows = [] }: AnyTheme, ask: Ask | undefined, line: Line): ask is Ask =>
  ask !== undefined && line.length < LONGEST && follows.includes(ask.kind);

export function linesOf(match: AnyMatch, seat: Seat, theme: AnyTheme, most: number): readonly Line[] {
  const out: Line[] = [];
  const visit = (at: AnyMatch, line: Line): void => {
    const ask = at.askOf(seat);
    if (line.length > 0 && !goesOn(theme, ask, line)) {
      out.push(line);
      return;
    }
    for (const answer of ask ? answersTo(at, ask, theme) : []) {
      if (out.length > most) return;
      const twin = at.fork({ events: false });
      if (twin.decide(seat, answer) === undefined) visit(twin, [...line, answer]);
    }
  };
  visit(match, []);
  return out;
}

function answersTo(match: AnyMatch, ask: Ask, theme: AnyTheme): readonly Json[] {
  switch (ask.type) {
    case 'choice':
      return ask.options.map(({ id }) => id);
    case 'region': {
      const places = theme.places?.(match.state, ask, quickRng(1)) ?? [];
      return places.filter((place) => refuse(ask, place) === undefined);
    }
    case 'form': {
      let all: Record<string, string>[] = [{}];
      for (const { id, options } of ask.fields) {
        all = all.flatMap((one) => options.map((option) => ({ ...one, [id]: option.id })));
        if (all.length > MOST_TOGETHER) return [];
      }
      return all.filter((one) => refuse(ask, one) === undefined);
    }
    case 'several': {
      const { options } = ask;
      if (options.length > MOST_IN_A_LIST) return [];
      const some = Array.from({ length: 1 << options.length }, (_, bits) =>
        options.flatMap(({ id }, i) => ((bits >> i) & 1 ? [id] : [])),
      );
      return some.filter((one) => refuse(ask, one) === undefined);
    }
  }
}

/** What a player would answer, as far as it belongs to the question. */
export function lineBy(player: Player, match: AnyMatch, seat: Seat, theme: AnyTheme): Line {
  const twin = match.fork({ events: false });
  const line: Json[] = [];
  for (let ask = twin.askOf(seat); line.length === 0 || goesOn(theme, ask, line); ask = twin.askOf(seat)) {
    if (!ask) break;
    const answer = player.choose({ seat, ask, view: twin.game.view(twin.state, seat), rng: quickRng(1) });
    if (twin.decide(seat, answer)) break;
    line.push(answer);
  }
  return line;
}

/** Lines that differ only in a place or an angle are one idea. */
export const ideaOf = (line: Line): string =>
  line.filter((one) => typeof one === 'string').join(' ') || JSON.stringify(line);
