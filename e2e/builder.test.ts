import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { saved } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const list = (page: Page) => page.getByRole('region', { name: 'Staffel', exact: true });
const pick = (page: Page, card: string) => page.getByRole('button', { name: new RegExp(`^${card},`) });
/** What the players see of the squad: ships, cards and their points. */
async function shown(page: Page): Promise<string> {
  // What the cards do comes after the page; a weapon's dice are there before.
  await list(page).locator('.equipped-says').first().waitFor();
  await expect.poll(() => list(page).locator('.equipped-says:empty').count()).toBe(0);
  return list(page).getByRole('list').first().innerText();
}

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Importieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Staffel importieren' });
  await dialog.getByLabel('Text oder XWS').fill(text);
  await dialog.getByRole('button', { name: 'Importieren' }).click();
}

describe('the squad builder', () => {
  it('makes a squad, explains its fault, exports it and reads it back', async () => {
    const { page, faults } = await app.open('/staffel');
    await page.getByRole('button', { name: 'Imperium', exact: true }).click();
    await list(page).getByText('enthält noch kein Schiff').waitFor();
    // what is only not there yet is no fault
    const tab = page.getByRole('navigation', { name: 'Deine Staffeln' }).getByRole('button', { name: 'Ohne Namen' });
    await expect.poll(() => tab.textContent()).toBe('Ohne Namen0 Punkte · unfertig');

    // search, pick, and the cascade of icons: the title brings a second modification
    await page.getByLabel('Karten suchen').fill('soontir');
    await pick(page, 'Soontir Fel').click();
    await list(page).getByRole('button', { name: 'Titel wählen' }).click();
    await pick(page, 'TIE der Roten Garde').click();
    for (const card of ['Automatische Schubdüsen', 'Tarnvorrichtung']) {
      await list(page).getByRole('button', { name: 'Modifikation wählen' }).first().click();
      await pick(page, card).click();
    }
    await expect.poll(() => list(page).getByRole('button', { name: 'Modifikation wählen' }).count()).toBe(0);
    await list(page).getByText('hält alle Regeln ein').waitFor();

    // the same pilot again is greyed, with the reason and its clause
    const again = pick(page, 'Soontir Fel');
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');
    await again.click({ force: true });
    await page.getByText('Der einzigartige Name Soontir Fel kommt').waitFor();

    // without its title one modification is too many
    await list(page).getByRole('button', { name: 'TIE der Roten Garde entfernen' }).click();
    await list(page).getByRole('heading', { name: '1 Fehler' }).waitFor();
    await expect.poll(() => tab.textContent()).toMatch(/· 1 Fehler$/);
    await expect.poll(() => list(page).getByRole('button', { name: 'Diese Staffel spielen' }).isDisabled()).toBe(true);
    await list(page)
      .getByRole('link', { name: /§ Modifikationen 3/ })
      .click();
    await page
      .getByRole('complementary', { name: /XW-MODIFIKATIONEN-03/ })
      .getByText('XW-MODIFIKATIONEN-03')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    // mended by taking the step back
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await list(page).getByText('hält alle Regeln ein').waitFor();
    await page.getByLabel('Name der Staffel').fill('Fels Garde');
    const squad = await shown(page);

    await page.getByRole('button', { name: 'Exportieren' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als Datei speichern' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('fels-garde.xws');
    const text = await saved(download);
    expect(text).toBe(await page.getByLabel('Inhalt').inputValue());
    await page.getByRole('radio', { name: 'Link' }).check({ force: true });
    const content = page.getByLabel('Inhalt');
    const link = await content.inputValue();
    await page.keyboard.press('Escape');

    // deleted, brought back, deleted again, and read from the file
    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Wiederherstellen' }).click();
    expect(await shown(page)).toBe(squad);
    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Importieren' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei öffnen' }).click();
    await (await choosing).setFiles({ name: 'squad.xws', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByText('Importiert: Fels Garde.').waitFor();
    await page.getByText('Nichts wurde weggelassen oder geändert.').waitFor();
    expect(await shown(page)).toBe(squad);
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await expect.poll(() => page.getByLabel('Inhalt').inputValue()).toBe(text);
    await page.keyboard.press('Escape');

    // it is still there after a reload; a link brings a second one, and nothing is kept unasked
    await page.reload();
    expect(await shown(page)).toBe(squad);
    const shelf = page.getByRole('navigation', { name: 'Deine Staffeln' });
    const kept = () => page.evaluate(() => localStorage.getItem('holotisch.squads'));
    const before = await kept();
    await page.goto(link);
    await page.getByRole('dialog').getByText('Fels Garde').waitFor();
    await page.getByRole('button', { name: 'Nicht übernehmen' }).click();
    expect([await shelf.getByRole('button', { name: 'Fels Garde' }).count(), await kept()]).toEqual([1, before]);
    await page.goto('about:blank');
    await page.goto(link);
    // another list is seen from its top
    const scrolled = () => list(page).evaluate((pane) => pane.scrollTop);
    await list(page).evaluate((pane) => pane.scrollTo({ top: 500 }));
    expect(await scrolled()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.shelf-list').length === 2);
    await expect.poll(() => shelf.getByRole('button', { name: 'Fels Garde' }).count()).toBe(2);
    expect(await scrolled()).toBe(0);
    expect(await shown(page)).toBe(squad);
    expect(faults).toEqual([]);
  });

  it('says what an import has dropped, and loses nothing over what it cannot read', async () => {
    const { page, faults } = await app.open('/staffel');
    await page.getByRole('button', { name: /^Staffel Rot/ }).click();
    const squad = await shown(page);
    await bringIn(page, '{"faction":"rebel","pilots":[{"id":"lukeskywalker"}],"version":"2.0.0"}');
    await page.getByRole('alert').getByText('zweiten Edition').waitFor();
    await expect.poll(() => page.getByLabel('Text oder XWS').inputValue()).toContain('lukeskywalker');
    await page.keyboard.press('Escape');
    expect(await shown(page)).toBe(squad);
    await bringIn(page, '[b]Wedge Antilles (29)[/b]\n[i]Warp Core (4)[/i]\n[i]R2-D2 (4)[/i]');
    await page.getByText('Weggelassen: „Warp Core“').waitFor();
    expect(await shown(page)).toContain('R2-D2');
    await page.getByRole('button', { name: /^Staffel Rot/ }).click();
    expect(await shown(page)).toBe(squad);
    expect(faults).toEqual([]);
  });

  it('speaks English and works by keyboard alone', async () => {
    const { page, faults } = await app.open('/staffel', { locale: 'en-GB' });
    await page.getByRole('button', { name: 'Rebel', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ships and pilots' }).waitFor();
    await page.getByLabel('Search cards').focus();
    await page.keyboard.type('wedge');
    const wedge = page.getByRole('button', { name: /^Wedge Antilles, unique, pilot skill 9/ });
    await wedge.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Choose Astromech' }).focus();
    await page.keyboard.press('Enter');
    // the focus goes where the cards are, Escape goes back
    await page.waitForFunction(() => document.activeElement?.textContent === 'Astromech for Wedge Antilles');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Ships and pilots');
    await page.keyboard.press('Control+z');
    await page.getByText('There is no ship in the squadron yet.').waitFor();
    expect(faults).toEqual([]);
  });

  it('paints its ships in the colour of their faction, light or dark', async () => {
    const { page } = await app.open('/staffel');
    const portraits = page.locator('.portrait');
    const paintsIn = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      return portraits.evaluateAll((all) =>
        all.flatMap((portrait) => {
          // Of its model as well as of the drawing that stands for it until it is there.
          const { color } = getComputedStyle(portrait);
          const paths = [...portrait.querySelectorAll('path')].map((path) => {
            const { fill, stroke } = getComputedStyle(path);
            return { fill, stroke };
          });
          return [{ fill: color, stroke: color }, ...paths];
        }),
      );
    };
    const paints = async () => [...(await paintsIn('light')), ...(await paintsIn('dark'))];
    const isBlack = (paint: string) => paint === 'rgb(0, 0, 0)';
    // those to begin with, then those of the pool and of the squad
    await portraits.first().waitFor();
    const first = await paints();
    await page.getByRole('button', { name: /^Die Asse des Imperators/ }).click();
    await list(page).locator('.portrait').first().waitFor();
    const all = [...first, ...(await paints())];
    expect(all.length).toBeGreaterThan(first.length);
    // a path that is never painted has no colour of its own either
    expect(all.filter(({ fill, stroke }) => isBlack(fill) || isBlack(stroke) || stroke === 'none')).toEqual([]);
  });

  it('shows its ships as their models, in another colour for another faction', async () => {
    const { page } = await app.open('/staffel');
    const pictures = page.locator('.begin-faction .portrait image');
    await expect.poll(() => pictures.count()).toBe(3);
    const addresses = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(addresses.every((address) => address?.startsWith('blob:'))).toBe(true);
    expect(new Set(addresses).size).toBe(3);
  });

  it('prints the squad and nothing else', async () => {
    const { page } = await app.open('/staffel');
    await page.getByRole('button', { name: /^Die Asse des Imperators/ }).click();
    await list(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('body');
    await expect.poll(() => paper.innerText()).toContain('Die Asse des Imperators');
    await expect.poll(() => paper.innerText()).toContain('Darth Vader');
    await expect.poll(() => paper.innerText()).not.toContain('Exportieren');
  });

  it('leads to the table with the squad chosen', async () => {
    const { page } = await app.open('/staffel');
    await page.getByRole('button', { name: /^Die Asse des Imperators/ }).click();
    await page.getByLabel('Name der Staffel').fill('Meine Asse');
    await page.getByRole('button', { name: 'Diese Staffel spielen' }).click();
    await page.waitForURL('**/spiel/xwing');
    await page.getByRole('region', { name: 'Meine Asse' }).getByText('Staffel: Spieler 1').waitFor();
    // A full squad is not met by the two TIE fighters of a core set.
    await page.getByRole('region', { name: 'Staffel Rot' }).getByText('98 Punkte').waitFor();
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('axe finds nothing to complain about: %s, %i pixels wide', async (colorScheme, width) => {
    const { page } = await app.open('/staffel', { colorScheme, viewport: { width, height: 800 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Die Asse des Imperators/ }).click();
    await list(page).getByRole('button', { name: 'TIE der Roten Garde entfernen' }).click();
    expect(await violations(page)).toEqual([]);
    await list(page).getByRole('button', { name: 'Rakete wählen' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Importieren' }).click();
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  });

  it('fits narrow screens', async () => {
    const widths = [320, 768];
    const { page } = await app.open('/staffel');
    const scrollWidths = async () => {
      const found: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        found.push(await page.evaluate(() => document.documentElement.scrollWidth));
      }
      return found;
    };
    await page.getByRole('button', { name: /^Die Asse des Imperators/ }).click();
    await list(page).waitFor();
    expect(await scrollWidths()).toEqual(widths);
    await list(page).getByRole('button', { name: 'Rakete wählen' }).click();
    await page.getByRole('heading', { name: 'Rakete für Darth Vader' }).waitFor();
    expect(await scrollWidths()).toEqual(widths);
    await page.getByRole('button', { name: 'Zurück zu den Schiffen' }).click();
    await page.getByRole('heading', { name: 'Schiffe und Piloten' }).waitFor();
    expect(await scrollWidths()).toEqual(widths);
  });
});
