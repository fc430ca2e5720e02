import {
  type Dictionary,
  type GameEvent,
  isMessage,
  type Language as Lang,
  type Message,
  render,
  type Seat,
} from '@holotisch/engine';
import { roomText } from '@holotisch/room/client';
import type { ClauseId } from '@holotisch/rules';
import { useMemo } from 'react';
import type { AskView, FieldView, OptionView } from '../match/ask-view.ts';
import type { Snapshot } from '../match/protocol.ts';
import { useMatch } from '../match/use-match.tsx';
import { useLanguage } from '../settings/language.tsx';
import { playDe } from '../text/play.de.ts';
import { playEn } from '../text/play.en.ts';
import type { PlayText } from '../text/play.ts';
import type { NamesSeat } from './game-face.ts';
import { useFace } from './use-face.ts';

export interface Words {
  readonly t: PlayText;
  readonly lang: Lang;
  player(seat: Seat): string;
  piece(id: number): string;
  message(message: Message): string;
  event(event: GameEvent): string;
  /** The clause that says why it has happened. */
  clause(event: GameEvent): ClauseId | undefined;
  /** An option or a field by its label, else by the name that the game has for it, else as the engine calls it. */
  option(option: OptionView, ask: AskView): string;
  field(field: FieldView, ask: AskView): string;
}

const TEXTS: Readonly<Record<Lang, PlayText>> = { de: playDe, en: playEn };

export const usePlayText = (): PlayText => TEXTS[useLanguage().lang];

/** The one way in which this table calls its seats. */
export function usePlayer(): NamesSeat {
  const t = usePlayText();
  const { snapshot, names } = useMatch();
  const computers = (snapshot?.seats ?? []).map((kind) => kind === 'computer');
  const who = JSON.stringify(computers);
  return useMemo(() => {
    const isComputer: readonly boolean[] = JSON.parse(who);
    return (seat) => (isComputer[seat] ? t.computerPlayer : names[seat] || t.player(seat));
  }, [t, names, who]);
}

/** What room or server say may be about something that the game says: each part in the words of whoever says it. */
export function saidBy(common: readonly Dictionary[], game: (message: Message) => string, one: Message): string {
  if (!common.some((text) => Object.hasOwn(text, one.text))) return game(one);
  const args = Object.entries(one.args ?? {}).map(
    ([name, value]) => [name, isMessage(value) ? saidBy(common, game, value) : value] as const,
  );
  return render(common, { text: one.text, args: Object.fromEntries(args) });
}

/** What the log says of a takeback on record: all have agreed, where there is more than one to agree. */
export function loggedAs(
  { t, player }: LogWords,
  { seats, backs }: Pick<Snapshot, 'seats' | 'backs'>,
  to?: number,
): string {
  if (seats.filter((kind) => kind === 'human').length < 2) return t.undo.loggedAlone;
  const by = backs.findLast((back) => back.recorded && back.to === to)?.by;
  return t.undo.logged(by === undefined ? undefined : player(by));
}
type LogWords = Pick<Words, 't' | 'player'>;

/** Puts what the engine says into the words of the chosen language. */
export function useWords(): Words {
  const { lang } = useLanguage();
  const { snapshot, texts } = useMatch();
  const face = useFace();
  const player = usePlayer();
  return useMemo(() => {
    const t = TEXTS[lang];
    const words = face.words(lang, player);
    const view = snapshot && face.sees(snapshot) ? snapshot.view : undefined;
    // What the room says, and whoever stands around it, is the same in every game.
    const common = [roomText[lang], texts?.[lang] ?? {}];
    const message = (one: Message) => saidBy(common, (inner) => words.message(view, inner), one);
    const named = (one: OptionView | FieldView, name: string | undefined) =>
      one.label ? message(one.label) : (name ?? one.id);
    return {
      t,
      lang,
      player,
      piece: (id) => (view === undefined ? String(id) : words.piece(view, id)),
      message,
      event: (event) => (view === undefined ? event.type : words.event(view, event)),
      clause: (event) => words.clause(event, view),
      option: (option, ask) => named(option, view === undefined ? undefined : words.option?.(view, option, ask)),
      field: (field, ask) => named(field, view === undefined ? undefined : words.field?.(view, field, ask)),
    };
  }, [lang, snapshot, player, texts, face]);
}
