import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('opens', async () => {
  const { page, faults } = await app.open('/');
  await page.getByRole('heading', { name: 'Holotisch' }).waitFor();
  expect(faults).toEqual([]);
});

it('can draw with WebGL', async () => {
  const { page } = await app.open('/');
  const version = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    return gl ? String(gl.getParameter(gl.VERSION)) : undefined;
  });
  if (version === undefined) console.log('This browser has no WebGL.');
});
