// The holo table: each game at its opening, in a fight, at eye level, in the states that its pieces can be in.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { armies, FULL, fleets, marching, match, states } from './matches.ts';
import { type Before, HALL, PHONE, type Picture } from './picture.ts';

/** The same in three dimensions, after these keys and so many turns of the wheel at the middle of the table. */
export const solid =
  (before: Before, keys: readonly string[] = [], wheel = 0, look: readonly string[] = []) =>
  async (page: Page) => {
    await page.evaluate(([name, chosen]) => {
      localStorage.setItem('holotisch.dimensions', 'on');
      if (name && chosen) localStorage.setItem(name, chosen);
    }, look);
    await before(page);
    await page.locator('.holo-canvas').waitFor();
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(1500);
    }
    const { x, y, width, height } = (await page.locator('.match-table').boundingBox())!;
    await page.mouse.move(x + width * 0.45, y + height * 0.55);
    for (let turn = 0; turn < wheel; turn++) await page.mouse.wheel(0, -60);
    await page.mouse.move(1, 1);
    // Portraits come with the first touch, one after the other.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(5000);
  };
const holo = (
  name: string,
  game: string,
  before: Before,
  {
    keys,
    wheel,
    look,
    options = HALL,
  }: { keys?: readonly string[]; wheel?: number; look?: string; options?: BrowserContextOptions } = {},
): Picture => ({
  name: `holo-${name}`,
  path: `/spiel/${game}`,
  options,
  before: solid(before, keys, wheel, look === undefined ? [] : [`holotisch.look.${game}`, look]),
});

/** Over the shoulder, from above, at eye level: the key goes on to the next. */
const [FROM_ABOVE, LEVEL, EYES] = [['c'], ['c', 'c'], ['v']];

export const HOLO: readonly Picture[] = [
  holo('xwing', 'xwing', match('dials', 2)),
  holo('xwing-kampf', 'xwing', match('attack', 3), { wheel: 3 }),
  holo('xwing-augenhoehe', 'xwing', match('dials', 3), { keys: LEVEL }),
  holo('xwing-von-oben', 'xwing', match('action', 2), { keys: FROM_ABOVE }),
  holo('xwing-telefon', 'xwing', match('action', 2), { options: PHONE }),
  holo('xwing-planet', 'xwing', match('attack', 3), { look: 'planet painted day' }),
  holo('xwing-augen', 'xwing', match('attack', 3), { keys: EYES, look: 'planet hologram day' }),
  holo('xwing-zustaende', 'xwing', states('xwing'), { wheel: 2 }),
  holo('armada-zustaende', 'armada', states('armada'), { wheel: 2 }),
  holo('legion-zustaende', 'legion', states('legion')),
  holo('armada', 'armada', fleets(FULL, 'dials', 1)),
  holo('armada-angriff', 'armada', fleets(FULL, 'attack', 3)),
  holo('armada-zerstoerer', 'armada', fleets(FULL, 'attack', 2), { keys: LEVEL }),
  holo('legion', 'legion', armies('activate', 1), { keys: ['0'] }),
  holo('legion-bewegung', 'legion', marching()),
  holo('legion-angriff', 'legion', armies('window:attack.reroll', 2)),
  holo('legion-augen', 'legion', armies('defender', 3), { keys: EYES }),
  holo('legion-wueste', 'legion', armies('activate', 2), { keys: ['0'], look: 'desert painted day' }),
  holo('legion-stadt-nacht', 'legion', armies('window:attack.reroll', 2), { look: 'city painted night' }),
  holo('legion-tablet', 'legion', armies('activate', 2), {
    options: { viewport: { width: 1024, height: 768 }, hasTouch: true, colorScheme: 'dark' },
  }),
];
