// A match from the landing page on, driven through the visible controls.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { chooseFile, decideAnything, logLines, openTab, openText, saved, whatNow } from './match.ts';
import { stateOf, whenAll, whenMatch } from './match-state.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/**
 * From the page of the game to the table, with a seed so that the dice fall the same way every time. Where the set-up is
 * not what a test is about, the program lays the table.
 */
async function begin(page: Page, seed: string, table: 'empty' | 'laid' = 'empty'): Promise<void> {
  if (table === 'laid') await page.getByRole('checkbox', { name: /Gleich losspielen/ }).check();
  await page.getByText('Format und Mission', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill(seed);
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
}

async function decideUntil(page: Page, place: RegExp, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (place.test((await page.locator('.match-bar').textContent()) ?? '')) return;
    await decideAnything(page);
  }
  throw new Error(`never came to ${place}`);
}

describe('a hot-seat match', () => {
  it('starts in three clicks: to the page, to the table, and there it is', async () => {
    const { page } = await app.open('/');
    await page.getByRole('link', { name: 'X-Wing einrichten' }).click();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.getByRole('button', { name: 'Zurücknehmen' }).press('Enter');
    await page.getByText('Noch nichts zum Zurücknehmen.').waitFor();
    await page.locator('.decision').getByRole('button').first().click();
    await whenMatch(page, 'one decision', ({ moment, taken }) => moment === 1 && taken === 1);
  });

  it('hides behind a curtain what is secret, and shows the other player no dial', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'secret', 'laid');
    const luke = page.getByRole('button', { name: /^Luke Skywalker #1, X-Flügler/ });
    const card = page.getByRole('article', { name: 'Karte: Luke Skywalker #1' });
    const seen = async () => {
      await luke.focus();
      return card.textContent();
    };
    await page.getByRole('heading', { name: 'Spieler 1, bitte Platz nehmen' }).waitFor();
    await expect.poll(() => page.locator('.decision').getByRole('radio').count()).toBe(0); // behind the curtain nothing is asked
    await decideAnything(page);
    await page.getByRole('radio', { name: /Geradeaus 3/ }).click();
    await page.getByRole('button', { name: 'Manöverräder verdeckt legen' }).click();
    await page.getByRole('heading', { name: 'Spieler 2, bitte Platz nehmen' }).waitFor();
    await decideAnything(page);
    expect(await seen()).not.toContain('zeigt');
    await decideAnything(page);
    // Both dials lie on the table now, facedown until their ships' turn: Luke's is the last.
    await decideUntil(page, /Aktivierungsphase/);
    const before = await seen();
    expect(before).toContain('eingestellt, verdeckt');
    expect(before).not.toContain('zeigt');
    await decideUntil(page, /Runde 2/);
    await decideAnything(page); // behind the curtain of the next round the log can be read again
    expect((await logLines(page)).some((line) => line.includes('fliegt Geradeaus 3'))).toBe(true);
  });

  it('goes on exactly where it was when the page is reloaded, leafs back to any line of its log and returns to now', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'reload', 'laid');
    await decideUntil(page, /Aktivierungsphase/);
    const before = [await whatNow(page), await logLines(page), await page.locator('.order').textContent()];
    await page.reload();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    const [now, lines, order] = [
      await whatNow(page),
      await logLines(page),
      await page.locator('.order').textContent(),
    ] as const;
    expect([now, lines, order]).toEqual(before);
    // All that has happened is still there to leaf through.
    const line = (n: number) => page.getByRole('list', { name: 'Verlauf' }).locator('.log-go').nth(n);
    await openTab(page, 'Verlauf');
    await line(0).click();
    await page.getByRole('button', { name: 'Zurück in die Gegenwart' }).waitFor();
    expect(await whatNow(page)).toContain('Rückblick');
    // Later lines are still there, and lead forward.
    expect(await logLines(page)).toEqual(lines);
    const middle = Math.floor(lines.length / 2);
    await openTab(page, 'Verlauf');
    await line(middle).click();
    await expect.poll(() => line(middle).getAttribute('aria-current')).toBe('step');
    await page.getByRole('button', { name: 'Zurücknehmen' }).press('Enter');
    await page.getByText('Im Rückblick wird nichts zurückgenommen').waitFor();
    await page.getByRole('button', { name: 'Zurück in die Gegenwart' }).click();
    await expect.poll(() => whatNow(page)).toBe(now);
  });

  it('does not take back without the other what has shown a dial, or was decided in secret', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'undo', 'laid');
    await decideUntil(page, /Aktivierungsphase/);
    const first = await whatNow(page);
    await decideAnything(page);
    expect(await whatNow(page)).not.toBe(first);
    // With the action the next ship has shown its dial.
    const takeBack = async () => {
      await page.getByRole('button', { name: 'Zurücknehmen' }).click();
      await page.getByText('Seitdem sind Geheimnisse aufgedeckt worden.').waitFor();
      await page.getByRole('button', { name: 'Beide einverstanden: zurücknehmen' }).click();
    };
    await takeBack();
    await expect.poll(() => whatNow(page)).toBe(first);
    await takeBack();
    await page.getByRole('heading', { name: 'Spieler 2, bitte Platz nehmen' }).waitFor();
  });

  it('asks both where dice have been rolled: neither takes them back alone', async () => {
    const { page } = await app.open('/spiel');
    const ships = [
      { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'wedgeantilles', x: 450, y: 300, tokens: { focus: 1 } },
      { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 450, y: 480, degrees: 180 },
    ];
    // Whoever rolled is asked what becomes of the dice: nobody else has decided anything, the roll is all there is.
    const file = {
      holotisch: 'scenario',
      version: 1,
      game: 'xwing',
      seed: 'dice',
      position: { phase: 'combat', ships },
    };
    await openText(page, 'dice.holo.json', JSON.stringify(file));
    await page.getByRole('button', { name: / angreifen$/ }).click();
    await whenMatch(page, 'the attack', ({ taken }) => taken === 1);
    await page.getByRole('button', { name: 'Fokussierung einsetzen' }).waitFor();
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText('Seitdem ist gewürfelt worden.').waitFor();
    await expect.poll(() => asked.getByText(/^(Seitdem sind|Inzwischen) /).count()).toBe(0);
    expect((await stateOf(page))?.taken).toBe(1); // nothing has been taken back yet
    await page.getByRole('button', { name: 'Beide einverstanden: zurücknehmen' }).click();
    await whenMatch(page, 'it is taken back', ({ taken }) => taken === 0);
  });
});

describe('the end of a match before its rules say so', () => {
  it('comes when one concedes, and can be taken back', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'concede', 'laid');
    await decideAnything(page); // sits down
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Aufgeben oder Unentschieden …' }).click();
    await page.getByRole('button', { name: 'Beide einverstanden: unentschieden' }).waitFor();
    await page.getByRole('button', { name: 'Spieler 2 gibt auf' }).click();
    await page.getByRole('dialog', { name: /Spieler 1 gewinnt/ }).waitFor();
    await page.getByRole('button', { name: 'Tisch ansehen' }).click();
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await page.getByRole('button', { name: 'Beide einverstanden: zurücknehmen' }).click();
    await page.getByRole('heading', { name: 'Spieler 1, bitte Platz nehmen' }).waitFor();
  });
});

describe('to somebody else', () => {
  it('a position goes as a link and the match as a file; a broken file is told with its place', async () => {
    const { page } = await app.open('/spiel/xwing', { permissions: ['clipboard-read', 'clipboard-write'] });
    await begin(page, 'file', 'laid');
    await decideUntil(page, /Aktivierungsphase/);
    const before = [await whatNow(page), await logLines(page)];

    const order = await page.locator('.order').textContent();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Stellung als Link kopieren' }).click();
    await page.getByRole('button', { name: 'Link kopiert' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByRole('dialog').getByRole('button', { name: 'An den Tisch' }).click();
    await other.getByRole('application', { name: 'Spielfeld' }).waitFor();
    // Nobody sat at the screen that made the link, so it tells no dial: both are asked for theirs again.
    await other.getByRole('heading', { name: 'Spieler 1, bitte Platz nehmen' }).waitFor();
    for (let i = 0; i < 4; i++) await decideAnything(other);
    await expect.poll(() => other.locator('.order').textContent()).toBe(order);
    await other.close();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menü' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Partie speichern' }).click();
    const text = await saved(await saving);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: /Vom Tisch aufstehen/ }).click();
    await chooseFile(page, 'broken.holo.json', text.slice(0, 200));
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/Zeile \d+, Spalte \d+/);
    await openText(page, 'match.holo.json', text);
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    expect([await whatNow(page), await logLines(page)]).toEqual(before);
  });
});

describe('a file of a match against the computer', () => {
  it('asks who plays, proposes who played, and another choice is taken', async () => {
    const { page, faults } = await app.open('/spiel');
    await page.getByRole('radio', { name: /Gegen den Computer/ }).check();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.locator('.match[aria-busy=false]').waitFor();
    await page.getByRole('button', { name: 'Menü' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Partie speichern' }).click();
    const text = await saved(await saving);
    expect(JSON.parse(text)).toMatchObject({ table: { seats: ['human', 'computer'], aids: { odds: true } } });
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: /Vom Tisch aufstehen/ }).click();
    await chooseFile(page, 'match.holo.json', text);
    const dialog = page.getByRole('dialog', { name: 'Wer spielt?' });
    const second = dialog.getByRole('group', { name: 'Spieler 2' });
    await expect.poll(() => second.getByRole('radio', { name: 'Computer' }).isChecked()).toBe(true);
    await second.getByRole('radio', { name: 'Mensch' }).check();
    await dialog.getByRole('button', { name: 'An den Tisch' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await whenMatch(page, 'nobody sits before the screen', ({ viewer }) => viewer === 'nobody');
    expect(faults).toEqual([]);
  });
});

describe('several matches', () => {
  it('wait side by side: a new one takes nothing away from the one before', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'first');
    await decideUntil(page, /Hindernisse/);
    const before = await whatNow(page);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: /Vom Tisch aufstehen/ }).click();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.goto(new URL('/spiel', page.url()).href);
    await page.getByRole('heading', { name: '2 Partien warten' }).waitFor();
    await page.getByRole('button', { name: /^Weiterspielen: / }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    expect(await whatNow(page)).toBe(before);
  });

  it('one match in two tabs is the same match: each shows what was decided in the other', async () => {
    const { page, faults } = await app.open('/spiel/xwing');
    await begin(page, 'tabs');
    const other = await page.context().newPage();
    await other.goto(new URL('/spiel', page.url()).href);
    await other.getByRole('button', { name: 'Weiterspielen' }).click();
    await other.getByRole('application', { name: 'Spielfeld' }).waitFor();
    for (const tab of [other, page, other]) {
      await decideAnything(tab);
      await whenAll([page, other], 'both tabs show the same', ([one, two]) => one!.taken === two!.taken);
    }
    expect((await stateOf(page))?.taken).toBe(3);
    expect(faults).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('go back and forth by the keys', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'redo');
    await decideUntil(page, /Hindernisse/);
    const later = await whatNow(page);
    await page.keyboard.press('Control+z');
    const dialog = page.getByRole('dialog');
    const redo = page.getByRole('button', { name: 'Wiederholen' });
    await dialog.or(redo).first().waitFor();
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: /Beide einverstanden/ }).click();
    await redo.waitFor();
    expect(await whatNow(page)).not.toBe(later);
    await page.keyboard.press('Control+y');
    await page.getByRole('button', { name: 'Wiederholen' }).waitFor({ state: 'detached' });
    expect(await whatNow(page)).toBe(later);
  });
});

describe('for everyone', () => {
  it('gives axe nothing to complain about in a match, and tells the table in words', async () => {
    const { page } = await app.open('/spiel');
    await page.getByRole('checkbox', { name: /Gleich losspielen/ }).check();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await decideUntil(page, /Aktivierungsphase/);
    await page.getByRole('button', { name: /Luke Skywalker #1, X-Flügler/ }).focus();
    await page.getByRole('article', { name: 'Karte: Luke Skywalker #1' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Tisch in Worten' }).click();
    const words = () => page.getByRole('dialog').textContent();
    await expect
      .poll(words, { timeout: 10_000 })
      .toMatch(/Luke Skywalker #1 \(Spieler 1\) steht \d+ cm von links.*Schilde 2 von 2, Hülle 3 von 3\./);
    expect(await words()).toContain('Reichweiten stehen hier jetzt nicht');
  });

  it('gives the focus back when a dialog is closed', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'focus');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const order = page.locator('.order').getByRole('button').first();
    await order.focus();
    const before = await focused();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Tasten' }).waitFor();
    expect(await focused()).not.toBe(before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe(before);
    await page.getByRole('button', { name: 'Menü' }).press('Enter');
    await page.getByRole('button', { name: 'Tisch in Worten' }).press('Enter');
    await page.getByRole('dialog', { name: 'Der Tisch in Worten' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Menü');
  });

  it('tells a screen reader what happens, once and when it happens', async () => {
    const { page } = await app.open('/spiel/xwing');
    await begin(page, 'told');
    const news = page.getByRole('log', { name: 'Was gerade geschieht' });
    const told = () => news.locator('p').allTextContents();
    /** Takes a decision and waits until the lines of the log from `first` on have been told, and nothing else. */
    const goOn = async (first: number) => {
      await decideAnything(page);
      const lines = (await logLines(page)).slice(first);
      await expect.poll(async () => (await told()).join(' ')).toBe(lines.join(' '));
    };
    await goOn(0);
    await goOn(0);
    // Neither a look back nor coming to the table again is news.
    await openTab(page, 'Verlauf');
    await page.getByRole('button', { name: 'Zum Anfang' }).click();
    await page.getByRole('button', { name: 'Zurück in die Gegenwart' }).click();
    await expect.poll(() => whatNow(page)).not.toContain('Rückblick');
    await goOn(0);
    const before = (await logLines(page)).length;
    await page.reload();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await goOn(before);
    await goOn(before);
    expect((await logLines(page)).length).toBeGreaterThan(before);
  });
});
