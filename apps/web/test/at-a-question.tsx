// The page at an open question, without a browser: a match on its table, a room, the panel where it is decided, and a hand
// that presses, chooses and types. What is pressed is decided by the rules themselves.
import type { AnyMatch, Seat } from '@holotisch/engine';
import { type Aids, type ClientMessage, Connection, Mirror, Room, type Seen } from '@holotisch/room';
import { act, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { vi } from 'vitest';
import { FaceProvider } from '../src/games/face-provider.tsx';
import { faceOf } from '../src/games/faces.ts';
import { MatchContext } from '../src/match/match-api.ts';
import type { Reply } from '../src/match/protocol.ts';
import { useRoom } from '../src/match/use-room.ts';
import { DecisionPanel } from '../src/play/decide/decision-panel.tsx';
import { LanguageProvider } from '../src/settings/language.tsx';
import { DraftProvider } from '../src/table-ui/draft.tsx';
import { PlayingProvider } from '../src/table-ui/playing.ts';
import { useFace } from '../src/table-ui/use-face.ts';
import { SmallDocument, SmallElement } from './small-dom.ts';

const nothing = () => {};

interface AroundProps {
  readonly room: Room;
  readonly own: readonly Seat[];
  readonly children: ReactNode;
}

/** All that stands around a table of this machine, its room without a worker. */
function AroundTable({ room, own, children }: AroundProps) {
  const [seen, setSeen] = useState<Seen>();
  const [line, setLine] = useState<Connection>();
  useEffect(() => {
    const mirror = new Mirror();
    const connection = new Connection(room, own, (update) => setSeen(mirror.take(JSON.parse(JSON.stringify(update)))));
    setLine(connection);
    connection.receive({ type: 'resume', from: 0 });
    return () => connection.close();
  }, [room, own]);
  const say = useCallback(
    async <T,>(message: ClientMessage): Promise<Reply<T>> =>
      line!.receive(JSON.parse(JSON.stringify(message))) as Reply<T>,
    [line],
  );
  const api = useRoom(seen, say);
  const { snapshot } = api;
  if (!snapshot) return null;
  const playing = {
    view: snapshot.view,
    taken: snapshot.taken,
    told: snapshot.events.length,
    act: undefined,
    marks: [],
    labels: [],
    banners: [],
    waiting: false,
    still: true,
    skip: nothing,
    hold: nothing,
  };
  const around = {
    ...api,
    busy: false,
    fault: undefined,
    names: ['Anna', 'Bert'],
    texts: undefined,
    home: undefined,
    local: undefined,
    leave: nothing,
    dismissFault: nothing,
  };
  return (
    <LanguageProvider>
      <MatchContext value={around}>
        <Suspense>
          <FaceProvider game={snapshot.game} unknown="unknown">
            <Known>
              <DraftProvider>
                <PlayingProvider value={playing}>{children}</PlayingProvider>
              </DraftProvider>
            </Known>
          </FaceProvider>
        </Suspense>
      </MatchContext>
    </LanguageProvider>
  );
}

/** What a game looks up for its table and panels together. */
function Known({ children }: { readonly children: ReactNode }) {
  const { Around } = useFace();
  return Around ? <Around waiting={false}>{children}</Around> : children;
}

const namedBy = (element: SmallElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA'];

export interface Panel {
  /** All that is to be read. */
  readonly text: string;
  /** The names of all buttons that can be pressed, in their order. */
  readonly buttons: readonly string[];
  /** The labels of boxes, in their order, those that are ticked with a star. */
  readonly boxes: readonly string[];
  /** Presses a button by its name, or by how that begins; of several with the very same name the first, or the nth. */
  press(name: string | RegExp, nth?: number): Promise<void>;
  /** Ticks a box, or chooses one of several. */
  tick(label: string | RegExp, nth?: number): Promise<void>;
  /** Types into a field, moves a slider, or chooses from a list. */
  fill(label: string | RegExp, value: string): Promise<void>;
  key(key: string, on?: string | RegExp): Promise<void>;
  find(is: (element: SmallElement) => boolean): readonly SmallElement[];
  leave(): Promise<void>;
}

export interface Seated {
  readonly aids?: Aids;
  /** The seats of this screen. */
  readonly own?: readonly Seat[];
  readonly language?: string;
  /** What is shown; the panel of decisions unless said otherwise. */
  readonly part?: ReactNode;
}

const opened: Panel[] = [];
/** Everybody gets up, and the document is gone: for `afterEach`. */
export async function leaveAll(): Promise<void> {
  for (const panel of opened.splice(0)) await panel.leave();
  vi.unstubAllGlobals();
}

/** Sits down at a match and looks at its question. */
export async function sitDown(
  { match }: { readonly match: unknown },
  { aids = {}, own = [0, 1], language = 'en', part = <DecisionPanel /> }: Seated = {},
): Promise<Panel> {
  const document = new SmallDocument();
  const window = {
    document,
    event: undefined,
    addEventListener: nothing,
    removeEventListener: nothing,
    HTMLIFrameElement: class {},
    getSelection: () => null,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  };
  document.defaultView = window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', SmallElement);
  vi.stubGlobal('getComputedStyle', () => ({ color: '' }));
  vi.stubGlobal('navigator', { languages: [language], userAgent: '', platform: '' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { createRoot } = await import('react-dom/client');
  const { taken, game } = match as AnyMatch;
  await faceOf(game.id);
  const room = new Room(match as never, { seats: ['human', 'human'], aids, trusted: true }, taken.length);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place as never);
  const settled = (doing: () => void) =>
    act(async () => {
      doing();
      await new Promise((then) => setTimeout(then));
    });
  await settled(() =>
    root.render(
      <AroundTable room={room} own={own}>
        {part}
      </AroundTable>,
    ),
  );
  const one = (all: readonly SmallElement[], name: string | RegExp, nameOf = namedBy, nth = 0): SmallElement => {
    const exact = all.filter((element) => nameOf(element) === name);
    const fits = (said: string) => (typeof name === 'string' ? said.startsWith(name) : name.test(said));
    const fitting = exact.length > 0 ? exact : all.filter((element) => fits(nameOf(element)));
    const found = fitting[nth];
    const names = all.map(nameOf).join(' | ');
    if (!found) throw new Error(`nothing is called ${name}, only: ${names}`);
    if (new Set(fitting.map(nameOf)).size > 1) throw new Error(`more than one is called ${name}: ${names}`);
    return found;
  };
  const find = (is: (element: SmallElement) => boolean) => place.all(is);
  const labelOf = (field: SmallElement): string => {
    const id = field.getAttribute('id');
    const by = find((element) => element.nodeName === 'LABEL' && element.getAttribute('for') === id && id !== null)[0];
    for (let node = field.parentElement; node; node = node.parentElement)
      if (node.nodeName === 'LABEL') return wordsBeside(node);
    return field.getAttribute('aria-label') ?? (by ? namedBy(by) : '');
  };
  const fields = () => find(({ nodeName }) => FIELDS.includes(nodeName));
  const isBox = ({ type }: SmallElement) => type === 'checkbox' || type === 'radio';
  const panel: Panel = {
    get text() {
      return place.textContent.replaceAll(/\s+/g, ' ');
    },
    get buttons() {
      return find(({ nodeName, disabled }) => nodeName === 'BUTTON' && !disabled).map(namedBy);
    },
    get boxes() {
      return fields()
        .filter(isBox)
        .map((box) => labelOf(box) + (box.checked ? ' *' : ''));
    },
    press: (name, nth) =>
      settled(() => {
        const all = find(({ nodeName }) => nodeName === 'BUTTON');
        const button = one(all, name, namedBy, nth);
        if (button.disabled) throw new Error(`${name} cannot be pressed`);
        button.happens('click');
      }),
    tick: (label, nth) =>
      settled(() => {
        const box = one(fields().filter(isBox), label, labelOf, nth);
        if (box.disabled) throw new Error(`${label} cannot be ticked`);
        SET_CHECKED.call(box, box.type === 'radio' || !box.checked);
        box.happens('click');
      }),
    fill: (label, value) =>
      settled(() => {
        const field = one(
          fields().filter((one) => !isBox(one)),
          label,
          labelOf,
        );
        SET_VALUE.call(field, value);
        field.happens(field.nodeName === 'SELECT' ? 'change' : 'input');
      }),
    key: (key, on) =>
      settled(() => {
        const all = find(({ nodeName, attributes }) => nodeName === 'BUTTON' || attributes.has('tabindex'));
        (on === undefined ? place : one(all, on)).happens('keydown', { key, code: key });
      }),
    find,
    leave: async () => {
      await act(async () => root.unmount());
    },
  };
  opened.push(panel);
  return panel;
}

// React watches what is set on a field itself; a hand goes past it.
const setterOf = (name: string) => Object.getOwnPropertyDescriptor(SmallElement.prototype, name)!.set!;
const SET_CHECKED = setterOf('checked');
const SET_VALUE = setterOf('value');

/** The words of a label without those of the field in it. */
const wordsBeside = (label: SmallElement): string =>
  label.childNodes
    .filter((node) => !(node instanceof SmallElement && FIELDS.includes(node.nodeName)))
    .map(({ textContent }) => textContent)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
