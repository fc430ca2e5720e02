import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/games/faces.ts';
import type { PieceItem } from '../../../src/scene/description.ts';
import { orbiting, seen } from '../../../src/scene/holo/lens.ts';
import { pieceAt } from '../../../src/scene/holo/pick.ts';
import { defaultAids, pieceKey, type Telling } from '../../../src/table-ui/game-face.ts';
import { libraryFor } from '../../scene/examples.ts';
import { campaign } from './played.ts';

const RAW = /\b(ca|ar|sk|xw|le|room)\.[a-z]/;
const LANGUAGES = ['de', 'en'] as const;
const piecesIn = (items: readonly { readonly kind: string }[]) =>
  items.filter((one) => one.kind === 'piece') as PieceItem[];

describe.each(['corellia', 'rim', 'sektor'])('the map of %s', (id) => {
  it('shows every place that a question is about, whoever looks, until the campaign is three turns old', async () => {
    const face = (await faceOf(id))!;
    const { match, viewOf, step } = await campaign(id);
    for (let taken = 0; taken < 90 && !match.over; taken++) {
      const { seat } = match.open[0]!;
      const view = viewOf(seat);
      const { ground, items } = face.table.describe({ view, language: 'en', player: String, measuring: false });
      const pieces = piecesIn(items);
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      expect(pieces.filter(({ pose: { x, y } }) => x < 0 || y < 0 || x > ground.width || y > ground.depth)).toEqual([]);
      const ask = match.askOf(seat)!;
      const options = ask.type === 'choice' ? [...ask.options, ...(ask.barred?.() ?? [])] : [];
      for (const option of options) {
        const about = option.about as { place?: string } | undefined;
        const piece = face.decide.pieceOf(option);
        if (about?.place !== undefined) expect(pieces.map(({ key }) => key)).toContain(pieceKey(piece!));
      }
      step();
    }
    expect((match.state as unknown as { turn: number }).turn).toBeGreaterThan(2);
  });

  it('says everything in words, in both languages', async () => {
    const face = (await faceOf(id))!;
    const { match, viewOf, step } = await campaign(id);
    const said: string[] = [];
    for (let taken = 0; taken < 90 && !match.over; taken++) {
      const { seat } = match.open[0]!;
      const view = viewOf(seat);
      const ask = match.askOf(seat)!;
      for (const language of LANGUAGES) {
        const words = face.words(language);
        said.push(words.message(view, ask.prompt), face.headline(view, language).phase);
        if (ask.type !== 'choice') continue;
        for (const { label } of ask.options) said.push(label ? words.message(view, label) : 'nameless');
        for (const { refusal } of ask.barred?.() ?? []) said.push(words.message(view, refusal.message));
      }
      step();
    }
    for (const { event } of match.events)
      for (const language of LANGUAGES) {
        expect(Object.keys(face.told)).toContain(event.type);
        said.push(face.words(language).event(viewOf('nobody'), event));
      }
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((one) => RAW.test(one) || one === '' || /undefined|\[object|\{\w+\}/.test(one))).toEqual([]);
  });

  it('tells every kind of event that happens, and the map can be drawn at each of them', async () => {
    const face = (await faceOf(id))!;
    const { match, viewOf, step } = await campaign(id);
    for (let taken = 0; taken < 60 && !match.over; taken++) {
      let before = viewOf('nobody');
      match.onTold = ({ event }) => {
        const telling: Telling<unknown, unknown> = face.told[event.type]!;
        const at = telling.motion?.(event, before, 0.5) ?? [];
        expect(at.flatMap(([, { x, y }]) => [x, y]).every(Number.isFinite)).toBe(true);
        before = viewOf('nobody');
        expect(() =>
          face.table.describe({ view: before, language: 'de', player: String, measuring: false }),
        ).not.toThrow();
      };
      step();
    }
  });

  it('begins online with the helps that its face offers: its rules know them all', async () => {
    const face = (await faceOf(id))!;
    const { match } = await campaign(id);
    expect(Object.keys(match.game.aids)).toEqual(expect.arrayContaining(Object.keys(defaultAids(face))));
    expect(Object.keys(defaultAids(face))).toContain('hints');
  });

  it('is picked alike by both renderers: each place and each fleet where it is seen', async () => {
    const face = (await faceOf(id))!;
    const { viewOf, to } = await campaign(id);
    to('battle');
    const { items } = face.table.describe({ view: viewOf('nobody'), language: 'en', player: String, measuring: false });
    const pieces = piecesIn(items);
    const library = await libraryFor(pieces);
    expect(pieces.filter((item) => !library.of(item).made.model).map(({ model }) => model)).toEqual([]);
    const named = pieces.filter(({ label }) => label !== undefined);
    const forms = named.map((item) => ({
      key: item.key,
      pose: item.pose,
      foot: 0,
      form: library.of(item).made.form,
    }));
    const screen = { width: 1000, height: 800, left: 0, right: 0, top: 0, bottom: 0 };
    for (const { key, pose, form } of forms) {
      const above = orbiting([pose.x, pose.y, 0], 0, 90, 1400, screen);
      expect(pieceAt(above, seen(above, [pose.x, pose.y, form.high[2]]), forms)).toBe(key);
    }
  });
});

describe('what a Rebel sticker stands for', () => {
  it('is told to the Rebels alone until somebody assaults it', async () => {
    const face = (await faceOf('corellia'))!;
    const { viewOf, to } = await campaign('corellia');
    to('assault-fleet');
    const kinds = (seat: number) =>
      piecesIn(face.table.describe({ view: viewOf(seat), language: 'en', player: String, measuring: false }).items)
        .filter(({ key, owner }) => key.startsWith('hold:') && owner === 1)
        .map(({ model }) => model);
    expect(kinds(1).toSorted()).toEqual([...Array(2).fill('campaign/base'), ...Array(2).fill('campaign/outpost')]);
    expect(kinds(0)).toEqual(Array(4).fill('campaign/hidden'));
  });
});
