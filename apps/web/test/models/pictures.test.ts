import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../src/models/part.ts';
import { Pictures } from '../../src/models/pictures.ts';
import { ModelPortrait } from '../../src/scene/portrait.tsx';

const BLUE = 0x58c8ff;
const GOLD = 0xffa63d;
const trooper: Model = { parts: [] };
const hero: Model = { parts: [], scale: 2 };

/** Writes down what is fetched and painted. */
function studio({ canvas = true, line = [true] }: { canvas?: boolean; line?: boolean[] } = {}) {
  const fetched: string[] = [];
  const painted: [Model, number][] = [];
  const pictures = new Pictures({
    async shelf(game) {
      fetched.push(game);
      if (line[fetched.length - 1] === false) throw new Error('the line is down');
      return game === 'legion' ? { 'legion/troopers': trooper, 'legion/hero': hero } : undefined;
    },
    async paint(model, colour) {
      painted.push([model, colour]);
      return canvas ? `picture ${painted.length}` : undefined;
    },
  });
  return { pictures, fetched, painted };
}

describe('pictures of models', () => {
  it('are made once for a model and a colour, however often they are asked for', async () => {
    const { pictures, fetched, painted } = studio();
    const both = await Promise.all([pictures.of('legion/hero', BLUE), pictures.of('legion/hero', BLUE)]);
    expect(both).toEqual(['picture 1', 'picture 1']);
    expect(await pictures.of('legion/hero', BLUE)).toBe('picture 1');
    expect(await pictures.of('legion/hero', GOLD)).toBe('picture 2');
    expect(painted).toEqual([
      [hero, BLUE],
      [hero, GOLD],
    ]);
    expect(fetched).toEqual(['legion']);
  });

  it('are at hand at once when they have been made, and not before', async () => {
    const { pictures } = studio();
    expect(pictures.kept('legion/hero', BLUE)).toBeUndefined();
    await pictures.of('legion/hero', BLUE);
    expect(pictures.kept('legion/hero', BLUE)).toBe('picture 1');
    expect(pictures.kept('legion/hero', GOLD)).toBeUndefined();
  });

  it('are of the first name that there is a model for', async () => {
    const { pictures, painted } = studio();
    await pictures.of('legion/troopers/leader legion/troopers', BLUE);
    expect(painted).toEqual([[trooper, BLUE]]);
  });

  it.each([['legion/nobody'], ['toy/drone']])('there is none of %s', async (name) => {
    const { pictures, painted } = studio();
    expect(await pictures.of(name, BLUE)).toBeUndefined();
    expect(painted).toEqual([]);
  });

  it('there are none without a canvas, and nobody tries twice', async () => {
    const { pictures, painted } = studio({ canvas: false });
    expect(await pictures.of('legion/hero', BLUE)).toBeUndefined();
    expect(await pictures.of('legion/hero', BLUE)).toBeUndefined();
    expect(painted).toHaveLength(1);
    expect(pictures.kept('legion/hero', BLUE)).toBeUndefined();
  });

  it('come when the line is back', async () => {
    const { pictures, fetched } = studio({ line: [false, true] });
    expect(await pictures.of('legion/hero', BLUE)).toBeUndefined();
    expect(await pictures.of('legion/hero', BLUE)).toBe('picture 1');
    expect(fetched).toEqual(['legion', 'legion']);
  });
});

it('a portrait is the drawing from above until there is a picture', () => {
  const html = renderToStaticMarkup(
    createElement(ModelPortrait, {
      model: 'legion/hero',
      owner: 1,
      box: [-10, -10, 20, 20],
      drawing: createElement('path', { d: 'M0 0Z' }),
    }),
  );
  expect(html).toBe(
    '<svg class="portrait side-second" viewBox="-10 -10 20 20" aria-hidden="true"><g transform="scale(1 -1)"><path d="M0 0Z"></path></g></svg>',
  );
});
