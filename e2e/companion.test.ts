import { beforeAll, describe, expect, it } from 'vitest';
import { legionLists } from '../packages/games/src/legion/lists.ts';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** An army in the words of another program. */
const army = legionLists.ready.find(({ id }) => id === 'rebel-jedi-knight')!;
const tokens = army.list.army.units.length;
const PHONE = { viewport: { width: 390, height: 844 } };

describe('the companion at a real table', () => {
  it('asks, rolls, counts and keeps a list, one thumb away', async () => {
    const { page } = await app.open('/', PHONE);
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Begleiter' }).click();
    const words = page.getByRole('textbox', { name: 'Was wollt ihr wissen?' });
    await words.fill('wie lange bleibt ein fokusmaker ligen');
    await page.getByRole('article').getByText('XW-ENDPHASE-01').waitFor();
    expect(await violations(page)).toEqual([]);
    const parts = page.getByRole('navigation', { name: 'Hilfen' });
    await parts.getByRole('link', { name: 'Würfel' }).click();
    await page.getByRole('button', { name: 'Angriffswert: eins mehr' }).click();
    await page.getByRole('button', { name: 'Angriff: 4 Würfel werfen' }).click();
    const tray = page.getByRole('region', { name: 'Angriff', exact: true });
    await expect.poll(() => tray.getByRole('listitem').count()).toBe(4);
    await tray.getByRole('listitem').first().getByRole('button').click();
    await tray.getByRole('button', { name: '1 Würfel neu werfen' }).click();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Angriff: 4 Würfel werfen' }).waitFor();
    await page.getByRole('link', { name: 'Legion' }).click();
    await parts.getByRole('link', { name: 'Liste' }).click();
    await page.getByRole('button', { name: 'Liste hereinholen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(legionLists.forms.find(({ id }) => id === 'tournament')!.write(army.list));
    await dialog.getByRole('button', { name: 'Importieren', exact: true }).click();
    const units = page.locator('.at-hand').first().locator(':scope > li');
    await expect.poll(() => units.count()).toBe(army.list.army.units.length);
    await units.first().locator('summary').click();
    await units.first().locator('.at-hand-says').first().waitFor();
    await units.first().locator('.tick-boxes button').first().click();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.locator('.tick-boxes [aria-pressed=true]').waitFor();
    await parts.getByRole('link', { name: 'Runde' }).click();
    await page.getByRole('button', { name: 'Aus meiner Liste füllen' }).click();
    await page.getByRole('button', { name: `Ziehen (${tokens})` }).click();
    await page.getByRole('button', { name: `Ziehen (${tokens - 1})` }).waitFor();
    await page.getByRole('button', { name: 'Weiter' }).click();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: `Ziehen (${tokens - 1})` }).waitFor();
    await expect.poll(() => page.locator('[aria-current=step]').textContent()).toBe('Aktivierung');
  });

  it('prints every procedure of a game on two pages at most', async () => {
    const { page } = await app.open('/kurzreferenz/legion');
    for (const book of ['Legion 1.2', 'Legion 2.6', 'Armada', 'X-Wing']) {
      await page.getByRole('navigation', { name: 'Spiel' }).getByRole('link', { name: book }).click();
      await page.getByRole('heading', { level: 1, name: `Kurzreferenz: ${book}` }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Angriff' }).waitFor();
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const pages = (printed.match(/\/Type\s*\/Page\b/g) ?? []).length;
      expect([book, pages > 0 && pages <= 2]).toEqual([book, true]);
    }
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Angriff', exact: true }).click();
    await page
      .getByRole('link', { name: /^XW|Angriff 3/ })
      .first()
      .waitFor();
    await expect.poll(() => page.locator('.procedure').count()).toBe(1);
  });

  it('knows the rules of every game where there is no network', async () => {
    const { page } = await app.openFresh('/begleiter/xwing/fragen', { ...PHONE, serviceWorkers: 'allow' });
    await page.getByText('Alles ist auf diesem Gerät').waitFor();
    await page.context().setOffline(true);
    await page.goto(new URL('/begleiter/legion/fragen', page.url()).href);
    await page.getByRole('textbox', { name: 'Was wollt ihr wissen?' }).fill('Darf ich in einen Nahkampf schießen?');
    await page.getByRole('article').getByText(/^LE-/).first().waitFor();
    await page.getByRole('link', { name: 'Würfel' }).click();
    await page.getByRole('region', { name: 'Aussichten' }).waitFor();
  });
});
