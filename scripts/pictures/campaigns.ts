// Campaigns: their maps, sheets and what is printed of them.
import { solid } from './holo.ts';
import { campaign, sektorkrieg } from './matches.ts';
import { type Before, DESK, DESK_LIGHT, desk, HALL, PHONE, type Picture } from './picture.ts';

/** The same from above, drawn. */
const flat =
  (before: Before): Before =>
  async (page) => {
    await page.evaluate(() => localStorage.setItem('holotisch.dimensions', 'off'));
    await before(page);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(4000);
  };

/** Portraits have come. */
const seen: Before = async (page) => {
  await page.keyboard.press('Shift');
  await page.waitForTimeout(4000);
};

export const CAMPAIGNS: readonly Picture[] = [
  { name: 'feldzug-start', path: '/feldzug', options: DESK, before: seen },
  {
    name: 'feldzug-start-hell',
    path: '/feldzug/rim',
    options: { viewport: desk, colorScheme: 'light', locale: 'en-GB' },
    before: seen,
  },
  {
    name: 'feldzug-karte',
    path: '/spiel/armada',
    options: HALL,
    before: flat(campaign('corellia', 'assault-place', 3)),
  },
  {
    name: 'feldzug-holo',
    path: '/spiel/armada',
    options: HALL,
    before: solid(campaign('corellia', 'assault-fleet', 3)),
  },
  { name: 'feldzug-rand', path: '/spiel/armada', options: HALL, before: solid(campaign('rim', 'battle', 3)) },
  { name: 'feldzug-sektor', path: '/spiel/armada', options: HALL, before: flat(sektorkrieg(3)) },
  {
    name: 'feldzug-instandsetzung',
    path: '/spiel/armada',
    options: DESK,
    before: campaign('corellia', 'refit', 3),
  },
  {
    name: 'feldzug-boegen',
    path: '/spiel/armada',
    options: DESK_LIGHT,
    before: async (page) => {
      await campaign('corellia', 'assault-fleet', 3)(page);
      await page.getByRole('button', { name: 'Flottenbögen' }).click();
      await page.locator('.fleet-sheet').first().waitFor();
      await page.waitForTimeout(3000);
    },
  },
  {
    name: 'feldzug-druck',
    path: '/spiel/armada',
    options: { viewport: { width: 794, height: 1123 }, colorScheme: 'light' },
    before: async (page) => {
      await campaign('corellia', 'assault-fleet', 3)(page);
      await page.getByRole('button', { name: 'Flottenbögen' }).click();
      await page.locator('.fleet-sheet').first().waitFor();
      await page.waitForTimeout(3000);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'feldzug-telefon',
    path: '/spiel/armada',
    options: PHONE,
    before: campaign('corellia', 'assault-place', 2),
  },
];
