// Legion at the table, before it and in the builder: each feature in a prepared position, through the visible controls only.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../packages/engine/src/index.ts';
import { violations, violationsInBoth } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { openTab, openText, saved } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A busy machine is no reason to fail. */
const SOON = { timeout: 20_000 };

const panel = (page: Page) => page.locator('.decision');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

const box = (width: number, depth: number): Json => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, depth / 2],
  [-width / 2, depth / 2],
];

/** Rebels that are on, with an aim token, and stormtroopers behind a barricade, with a dodge token. */
const fight = (more: Record<string, Json> = {}, dice: Record<string, Json> = {}): string =>
  JSON.stringify({
    holotisch: 'scenario',
    version: 1,
    game: 'legion',
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 640, y: 300, upgrades: ['z-6-trooper'], tokens: { aim: 1 } },
        { card: 'stormtroopers', seat: 1, x: 700, y: 620, degrees: 180, tokens: { dodge: 1 } },
        { card: 'darth-vader-dark-lord-of-the-sith', seat: 1, x: 300, y: 560, wounds: 2 },
      ],
      terrain: [{ kind: 'barricade', x: 690, y: 560, outline: box(200, 27) }],
      markers: [{ kind: 'objective', x: 500, y: 450 }],
      battle: { objective: 'key-positions', deployment: 'battle-lines', condition: 'clear-conditions' },
      active: { unit: 0, actions: 2 },
      round: 2,
      victory: [1, 0],
      ...more,
    },
    dice,
  });

async function atTable(text: string) {
  const opened = await app.open('/spiel/legion', { reducedMotion: 'reduce' });
  const { page } = opened;
  await openText(page, 'position.holo.json', text);
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await sitDown.or(panel(page).locator('[data-step], [data-confirm]')).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await panel(page).locator('[data-step], [data-confirm]').first().waitFor();
  return opened;
}

describe('before the table', () => {
  it('three clicks from the landing page lead to a running battle in each edition', async () => {
    for (const edition of ['1.2', '2.6']) {
      const { page, faults } = await app.open('/');
      await page.getByRole('link', { name: 'Legion spielen' }).click();
      await page.getByText(`Edition ${edition}`, { exact: true }).click();
      await page.getByRole('button', { name: 'Partie beginnen' }).click();
      await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
      await panel(page).locator('[data-step]').first().waitFor();
      await page.getByRole('button', { name: 'Menü' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Partie speichern' }).click();
      expect(JSON.parse(await saved(await saving))).toMatchObject({ game: 'legion', edition });
      expect(faults).toEqual([]);
    }
  });

  it('armies are chosen from cards, and the start page is accessible in both lights', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByRole('button', { name: 'Andere Armee für Spieler 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.squad-card').nth(2).click();
    expect(await page.locator('.side-card-second .fleet li').count()).toBeGreaterThan(2);
    expect(await violationsInBoth(page)).toEqual([]);
  });

  it('a battlefield is built piece by piece, kept, and played on', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByRole('button', { name: 'Gelände bauen …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Geländestück hinzufügen' }).selectOption({ label: 'Gebäude' });
    await dialog.getByRole('spinbutton', { name: 'Höhe, mm' }).fill('90');
    await dialog.getByRole('spinbutton', { name: 'von links, mm' }).fill('400');
    await dialog.getByRole('button', { name: 'Auch gegenüber' }).click();
    expect(await dialog.getByRole('button', { name: /^Gebäude \d$/ }).count()).toBe(2);
    // Keys move and turn what is focused on the table.
    await dialog.getByRole('button', { name: 'Gebäude 2' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('e');
    expect(await dialog.getByRole('spinbutton', { name: 'Drehung °' }).inputValue()).toBe('195');
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Name des Tisches' }).fill('Zwei Häuser');
    await dialog.getByRole('button', { name: 'Speichern und verwenden' }).click();
    await page.reload();
    await page.getByText('Zwei Häuser').click();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Tisch in Worten' }).click();
    const words = await page.getByRole('dialog', { name: 'Der Tisch in Worten' }).textContent();
    expect(words).toContain('Gebäude 1, 9 cm hoch, starke Deckung, unpassierbar: 40 cm von links');
    expect(words).toContain('Gebäude 2');
  });
});

describe('a move', () => {
  it('takes the whole unit along: the leader by the tool, the others as ghosts, each to be drawn elsewhere', async () => {
    const { page } = await atTable(fight());
    await button(page, /^Bewegen/).click();
    const followers = page.locator('.piece[data-key^="ghost:"]');
    await expect.poll(() => followers.count(), SOON).toBe(4);
    expect(await page.locator('.outline.tone-accent').count()).toBeGreaterThan(0);
    const wayOf = () => panel(page).getByRole('spinbutton', { name: 'Strecke %' }).inputValue();
    expect(await wayOf()).toBe('100');
    // Arrow keys shorten it, Q and E bend the tool.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(wayOf, SOON).not.toBe('100');
    await page.keyboard.press('e');
    expect(await panel(page).getByRole('spinbutton', { name: 'Knick °' }).inputValue()).toBe('10');
    await expect.poll(() => followers.count(), SOON).toBe(4);
    // One of the others is drawn a little aside and stays there.
    const at = await followers.first().boundingBox();
    await page.mouse.move(at!.x + at!.width / 2, at!.y + at!.height / 2);
    await page.mouse.down();
    await page.mouse.move(at!.x + at!.width / 2 + 14, at!.y + at!.height / 2 + 6, { steps: 4 });
    await page.mouse.up();
    await button(page, 'Von selbst aufstellen').waitFor();
    expect(await violations(page)).toEqual([]);
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await button(page, /^Angriff/).waitFor();
  });

  it('says why it may not be, at the ghost and in the panel', async () => {
    const { page } = await atTable(
      fight({ terrain: [{ kind: 'building', x: 640, y: 420, height: 120, outline: box(200, 80) }] }),
    );
    await button(page, /^Bewegen/).click();
    await panel(page).getByRole('spinbutton', { name: 'Richtung °' }).fill('180');
    await panel(page).getByRole('combobox', { name: 'Geschwindigkeit' }).selectOption('2');
    await panel(page).getByRole('spinbutton', { name: 'Strecke %' }).fill('100');
    await expect.poll(() => page.locator('.placement-state').textContent(), SOON).toContain('✓');
    await panel(page).getByRole('combobox', { name: 'Nahkampf beginnen' }).selectOption({ label: 'Darth Vader' });
    await expect.poll(() => page.locator('.placement-state').textContent(), SOON).toContain('Basiskontakt');
    expect(await panel(page).locator('[data-confirm]').isDisabled()).toBe(true);
  });
});

describe('an attack', () => {
  it('shows range, cover, dice and odds of every target, who sees whom and what gives cover', async () => {
    const { page } = await atTable(fight());
    await button(page, /^Angriff/).click();
    const shot = panel(page).locator('.shot', { hasText: 'Sturmtruppen' });
    await expect.poll(() => shot.textContent(), SOON).toMatch(/Reichweite 2.*starke Deckung.*⌀ 1,0 Wunden/);
    expect(await shot.getByRole('img', { name: '4 schwarz, 6 weiß' }).count()).toBe(1);
    const words = panel(page).locator('.sight-words');
    await expect.poll(() => words.textContent(), SOON).toContain('Barrikade 1');
    expect(await words.textContent()).toMatch(/Einheitenführer sieht 4 von 4/);
    // A line to each of the four, a ring about each, and the barricade that covers them.
    expect(await page.locator('.outline.tone-warning').count()).toBe(9);
    expect(await panel(page).locator('.odds').textContent()).toContain('Niederhalten-Marker');
    expect(await violationsInBoth(page)).toEqual([]);
  });

  it('is armed miniature by miniature, rerolled in the tray and defended to the wound', async () => {
    const { page } = await atTable(
      fight({}, { black: ['hit', 'hit', 'blank', 'hit'], white: ['crit', 'hit', 'blank', 'blank', 'hit', 'blank'] }),
    );
    await button(page, /^Angriff/).click();
    await panel(page).getByRole('button', { name: 'Sturmtruppen angreifen' }).click();
    // The heavy weapon is taken by itself, and can be exchanged.
    await expect.poll(() => panel(page).locator('.weapons-pool').textContent(), SOON).toContain('1 × Z-6');
    await button(page, 'Angreifen').click();
    await button(page, 'Zielmarker ausgeben').click();
    const dice = page.locator('.tray button.pool-die');
    await expect.poll(() => dice.count(), SOON).toBe(10);
    await dice.nth(2).click();
    await button(page, '1 Würfel neu würfeln').click();
    await button(page, 'Ausweichmarker ausgeben').click();
    await expect.poll(() => page.locator('.tray-facts').textContent(), SOON).toContain('starke Deckung');
    await expect.poll(() => page.locator('.tray .pool-die[data-shape=defence]').count(), SOON).toBeGreaterThan(0);
  });
});

describe('what is seen', () => {
  it('a unit’s card has its numbers, miniatures, weapons and keywords explained', async () => {
    const { page } = await atTable(fight());
    await page
      .getByRole('button', { name: /^Rebellentruppen, / })
      .first()
      .click();
    await openTab(page, 'Karte');
    const card = page.getByRole('article', { name: 'Karte von Rebellentruppen' }).first();
    const text = (await card.textContent()) ?? '';
    expect(text).toContain('Tapferkeit1');
    expect(text).toContain('1 Zielmarker');
    expect(text).toContain('A-280 Blaster Rifle');
    expect(text).toContain('Flink');
    expect(await card.locator('.unit-minis li:not(.only-heard)').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
  });

  it('round, score, battle cards and hands are always beside the table', async () => {
    const { page } = await atTable(fight());
    expect(await page.locator('.score-line').textContent()).toContain('Schlüsselpositionen');
    expect(await page.locator('.score-line').textContent()).toContain('1 Siegmarker');
    const standing = await page.getByRole('region', { name: 'Stand der Partie' }).textContent();
    expect(standing).toContain('Runde 2 von 6');
    expect(standing).toContain('Klare Fronten');
  });

  it('on a telephone the table, the question and the card each have their place', async () => {
    const { page } = await app.openFresh('/spiel/legion', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openText(page, 'position.holo.json', fight());
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
    await sitDown.or(panel(page).locator('[data-step]').first()).first().waitFor();
    if (await sitDown.isVisible()) await sitDown.click();
    await button(page, /^Bewegen/).tap();
    await panel(page).locator('[data-confirm]:not([disabled])').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});

describe('an army', () => {
  it('is built unit by unit, checked at every step, exported and read again', async () => {
    const { page } = await app.open('/liste/legion');
    await page
      .getByRole('button', { name: /^Der Überfall des Jedi-Ritters/ })
      .first()
      .click();
    await page.getByText('Die Armee hält alle Regeln ein.').waitFor();
    const points = await page.locator('#list-pane').textContent();
    expect(points).toContain('788');
    await page.getByRole('button', { name: 'Leia Organa, Fearless and Inventive aus der Armee nehmen' }).click();
    expect(await page.locator('.faults').textContent()).toMatch(/Commander/);
    await page.getByRole('searchbox', { name: 'Karten suchen' }).fill('Leia');
    await page.getByRole('button', { name: /^Leia Organa, Fearless and Inventive,/ }).click();
    await page.getByText('Die Armee hält alle Regeln ein.').waitFor();
    expect(await violationsInBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Armeedatei/ }).check();
    const text = await dialog.getByRole('textbox').first().inputValue();
    expect(JSON.parse(text)).toMatchObject({ game: 'legion', army: { faction: 'rebel' } });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Importieren' }).click();
    await dialog.getByRole('textbox', { name: 'Text, JSON oder Link' }).fill(text);
    await dialog.getByRole('button', { name: 'Importieren' }).click();
    await expect.poll(() => page.locator('.shelf-list').count(), SOON).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Diese Armee spielen' }).click();
    await page.getByRole('heading', { name: 'Legion spielen' }).waitFor();
    expect(await page.locator('.side-card-first').textContent()).toContain('Leia Organa');
  });
});
