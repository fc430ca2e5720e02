import { keptPicture } from '../ui/kept-pictures.ts';
import { Pictures } from './pictures.ts';
import { SHELVES } from './shelves.ts';

/** When the browser has nothing better to do: what is drawn already is good enough until then. */
export const idle = () =>
  new Promise<void>((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: 3000 });
    else setTimeout(go, 200);
  });

/** All pages share them. */
export const pictures = new Pictures({
  shelf: async (game) => (await SHELVES[game]?.())?.models,
  async paint(model, colour) {
    const { painted, painter } = await import('./paint.ts');
    const picture = await keptPicture(painter, { model, colour }, async () => {
      await idle();
      return painted(model, colour);
    });
    return picture && URL.createObjectURL(picture);
  },
});
