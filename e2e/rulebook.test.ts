import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations, violationsInBoth } from './accessible.ts';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const field = (page: Page) => page.getByRole('textbox', { name: /^(Regelwerk durchsuchen|Search the rulebook)$/ });
const hits = (page: Page) => page.getByRole('list', { name: /^(Treffer|Hits)$/ }).getByRole('link');
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

describe('searching', () => {
  it('finds the clause as it is typed, in German with a slip', async () => {
    const { page, faults } = await app.open('/regeln/XW-ANGRIFF-08');
    await field(page).pressSequentially('zielerfasung');
    await said(page, /Treffer zu „zielerfasung“/);
    await expect.poll(() => hits(page).first().textContent()).toContain('XW-ZIELERFASSUNG-');
    await expect.poll(() => page.locator('mark').first().textContent()).toMatch(/Zielerfassung/);
    await field(page).fill('darf ich schiessen wenn ich beruehre');
    await hits(page).filter({ hasText: 'XW-BERUEHREN-02' }).click();
    await page.getByRole('heading', { level: 1, name: 'XW-BERUEHREN-02' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/regeln/XW-BERUEHREN-02');
    // The search is still there for the next clause.
    await expect.poll(() => field(page).inputValue()).toBe('darf ich schiessen wenn ich beruehre');
    expect(faults).toEqual([]);
  });

  it('works with the keyboard alone', async () => {
    const { page } = await app.open('/regeln/XW-ANGRIFF-08');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('koiogran overlap');
    await said(page, /Treffer zu „koiogran overlap“/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const first = (await hits(page).first().locator('.row-id').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  it('says so when there is nothing to be found', async () => {
    const { page } = await app.open('/regeln/XW-ANGRIFF-08');
    await field(page).fill('xyzzyqwert');
    await said(page, 'Nichts gefunden zu „xyzzyqwert“.');
  });

  it('names the book of a hit where several are searched, and only there', async () => {
    const { page } = await app.open('/regeln?buch=legion');
    await field(page).fill('Panik');
    await said(page, /Treffer zu „Panik“/);
    const books = () => page.locator('.row-book').allTextContents();
    expect(new Set(await books()).size).toBe(3);
    expect(await books()).toHaveLength(await hits(page).count());
    await page.getByRole('button', { name: 'X-Wing' }).click();
    await field(page).fill('Stress');
    await hits(page).filter({ hasText: 'XW-STRESS' }).first().waitFor();
    expect(await books()).toEqual([]);
  });

  it('fetches the book of another game only when it is asked for', async () => {
    const { page } = await app.openFresh('/regeln/XW-ANGRIFF-08');
    const fetched: string[] = [];
    await page.waitForLoadState('networkidle'); // a reload would break off what is still coming
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle' });
    const ledgers = () => fetched.flatMap((path) => /(xwing|armada|legion)[^/]*\.jsonl$/.exec(path)?.[1] ?? []);
    expect(new Set(ledgers())).toEqual(new Set(['xwing']));
    await page.getByRole('button', { name: 'Armada' }).click();
    await said(page, '291 Überschriften, 1.448 Klauseln');
    await page.getByRole('combobox', { name: 'Art der Klausel' }).selectOption('FAQ');
    await said(page, '54 Klauseln');
    await field(page).fill('staffel nahkampf');
    await said(page, /Treffer/);
    await expect.poll(() => hits(page).first().textContent()).toContain('AR-FAQ-');
    expect(new Set(ledgers())).toEqual(new Set(['xwing', 'armada']));
  });
});

describe('browsing', () => {
  it('leads from the start page through a heading to a clause, and keeps the list as it was', async () => {
    const { page, faults } = await app.open('/');
    await page.getByRole('link', { name: 'Regelwerk', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Regelwerk' }).waitFor();
    expect(await page.title()).toBe('Regelwerk · Holotisch');
    await said(page, '100 Überschriften, 539 Klauseln');
    await page.getByText('AUSWEICHEN', { exact: true }).click();
    await page.getByText('BERÜHREN', { exact: true }).click();
    await page.getByRole('link', { name: /XW-BERUEHREN-02/ }).click();
    await page.getByRole('heading', { level: 1, name: 'XW-BERUEHREN-02' }).waitFor();
    await page.getByRole('link', { name: /XW-AUSWEICHEN-03/ }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('reading', () => {
  it('opens a clause from its address, under its heading, with what is known about it', async () => {
    const { page, faults } = await app.open('/regeln/XW-BERUEHREN-02');
    await page.getByRole('heading', { level: 1, name: 'XW-BERUEHREN-02' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Entscheidungen dazu' }).waitFor();
    await page.getByText('R-XW-22', { exact: true }).waitFor();
    await page.getByText('Welches Schiff wird berührt').waitFor();
    // Proven or not, it says which, and never without telling when.
    await expect
      .poll(() => page.locator('.standing').textContent())
      .toMatch(/(Durchgesetzt|Nicht belegt)\..*Testlauf vom .*\d{4}/);
    await page.getByRole('link', { name: /§ Überschneidende Schiffe 5/ }).click();
    await page.getByRole('heading', { level: 1, name: 'XW-UEBERSCHNEIDENDE-SCHIFFE-05' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Nächste Klausel: XW-BERUEHREN-03' }).click();
    await page.getByRole('heading', { level: 1, name: 'XW-BERUEHREN-03' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('says of a clause that is left open on purpose why', async () => {
    const { page, faults } = await app.open('/regeln/AR-FAQ-GROSSOFFENSIVE-01');
    await page.locator('.standing').getByText('Mit Absicht offen gelassen: Eine Regel der Großoffensive').waitFor();
    expect(faults).toEqual([]);
  });

  it('speaks the other language at once, or both side by side', async () => {
    const { page } = await app.open('/regeln/XW-BERUEHREN-02');
    const article = page.getByRole('article');
    await article.getByText('Ein Schiff kann kein Schiff angreifen').waitFor();
    await expect.poll(() => article.getByText('A ship cannot attack').count()).toBe(0);
    await page.getByRole('button', { name: 'English' }).click();
    await article.getByText('A ship cannot attack').waitFor();
    await article.getByText('Which ship is touched').waitFor();
    await expect.poll(() => article.getByText('Welches Schiff wird berührt').count()).toBe(0);
    await field(page).fill('obstructed atack');
    await said(page, /hits for “obstructed atack”/);
    await expect.poll(() => article.getByText('Ein Schiff kann kein Schiff angreifen').count()).toBe(0);
    await page.getByRole('button', { name: 'Both languages side by side' }).click();
    await article.getByText('Ein Schiff kann kein Schiff angreifen').waitFor();
    // The rulings as well, each with its reason in its own language.
    await article.getByText('Which ship is touched').waitFor();
    await article.getByText('Welches Schiff wird berührt').waitFor();
    await expect.poll(() => article.locator('.ruling [lang=de]').first().textContent()).toContain('Begründung:');
    await expect.poll(() => article.locator('.ruling [lang=en]').first().textContent()).toContain('Reason:');
    await page.reload();
    await article.getByText('Ein Schiff kann kein Schiff angreifen').waitFor();
  });

  it('has its headings in both languages, in the list, above a clause and at a hit', async () => {
    const { page } = await app.open('/regeln/XW-FASSROLLE-01');
    const place = page.locator('.clause-place');
    const headings = page.locator('.heading-name');
    await said(page, '100 Überschriften');
    await expect.poll(() => place.textContent()).toContain('FASSROLLE');
    await expect.poll(() => headings.first().textContent()).toBe('STOPP!');
    await page.getByRole('button', { name: 'English' }).click();
    await said(page, '100 headings');
    await expect.poll(() => place.textContent()).toContain('· Barrel Roll ·');
    await expect
      .poll(() => headings.allTextContents())
      .toEqual(expect.arrayContaining(['Stop!', 'Golden Rules', 'Target Lock']));
    await expect.poll(() => page.locator('.rulebook').textContent()).not.toMatch(/FASSROLLE(?!-)|GOLDENE REGELN/);
    await field(page).fill('golden rules');
    await said(page, /“golden rules”/);
    await expect.poll(() => hits(page).first().textContent()).toContain('Golden Rules');
  });

  it('minds no capitals in an address, and puts it right', async () => {
    const { page, faults } = await app.open('/regeln/xw-angriff-8');
    await page.getByRole('heading', { level: 1, name: 'XW-ANGRIFF-08' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/regeln/XW-ANGRIFF-08');
    expect(await page.title()).toContain('XW-ANGRIFF-08');
    expect(faults).toEqual([]);
  });

  it.each([
    ['a number that the entry has not', 'XW-FASSROLLE-99', 'XW-FASSROLLE-01'],
    ['a slip in the entry', 'xw-zielerfasung-01', /^XW-ZIELERFASSUNG-/],
    ['no book at all', 'Fassrolle', /^XW-FASSROLLE-/],
  ])('offers what may be meant by %s', async (_, asked, meant) => {
    const { page } = await app.open(`/regeln/${asked}`);
    await page.getByRole('heading', { level: 1, name: `Eine Klausel ${asked.toUpperCase()} gibt es nicht.` }).waitFor();
    const near = page.getByRole('list', { name: 'Vielleicht ist eine von diesen gemeint:' }).getByRole('link').first();
    const id = (await near.locator('.row-id').textContent()) ?? '';
    expect(id).toMatch(meant);
    await near.click();
    await page.getByRole('heading', { level: 1, name: id }).waitFor();
  });
});

describe('for everybody', () => {
  it('axe finds nothing to complain about, light or dark', async () => {
    const { page } = await app.open('/regeln/XW-BERUEHREN-02');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await said(page, 'Überschriften');
    expect(await violationsInBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Beide Sprachen nebeneinander' }).click();
    await field(page).fill('zielerfasung');
    await said(page, /Treffer zu/);
    expect(await violationsInBoth(page)).toEqual([]);
  });

  it('axe finds nothing to complain about before a clause is chosen', async () => {
    const { page } = await app.open('/regeln');
    await said(page, 'Überschriften');
    expect(await violations(page)).toEqual([]);
  });

  it('shows either the list or the clause on a phone', async () => {
    const { page } = await app.open('/regeln/XW-ANGRIFF-08', { viewport: { width: 360, height: 740 }, hasTouch: true });
    const heading = page.getByRole('heading', { level: 1, name: 'XW-ANGRIFF-08' });
    await heading.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Zur Liste' }).tap();
    await said(page, 'Überschriften');
    await expect.poll(() => heading.isVisible()).toBe(false);
    await field(page).fill('zielerfasung');
    await said(page, /Treffer zu/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await hits(page).first().tap();
    await page.getByRole('heading', { level: 1, name: /^§ Zielerfassung \d+ XW-ZIELERFASSUNG/ }).waitFor();
  });
});
