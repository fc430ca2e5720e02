// Deciding at the table: by keyboard alone, against the rules, and a whole attack through its visible controls.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { openText, whatNow } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const ship = (seat: number, who: string, x: number, y: number, degrees: number, more: object = {}) => {
  const [faction, type, pilot] = who.split('/');
  return { seat, faction, type, pilot, x, y, degrees, ...more };
};
const LUKE = 'rebel/xwing/lukeskywalker';
const MAULER = 'imperial/tiefighter/maulermithel';

async function sitDownTo(page: Page, position: object, dice: object = {}): Promise<void> {
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', position, dice };
  await openText(page, 'scene.holo.json', JSON.stringify(file));
}

/** Presses a key again and again until the focus is where it should be. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (wanted.test(here)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus never came to ${wanted}`);
}

describe('by keyboard alone', () => {
  it('sets a dial, flies it, takes an action and shoots', async () => {
    const { page, faults } = await app.open('/spiel');
    await sitDownTo(page, {
      phase: 'planning',
      ships: [ship(0, LUKE, 450, 200, 0), ship(1, MAULER, 450, 520, 180)],
    });
    const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
    await sitDown.waitFor();
    await tabTo(page, /Ich sitze allein davor/);
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /^Geradeaus 1/ }).waitFor();
    await tabTo(page, /^Geradeaus/);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => page.getByRole('radio', { checked: true }).getAttribute('aria-label'))
      .toMatch(/^Geradeaus 2/);
    await page.keyboard.press('Enter'); // the only dial is set: Enter leads to the button that lays it, and lays nothing
    const lay = page.getByRole('button', { name: 'Manöverräder verdeckt legen' });
    expect(await lay.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await sitDown.waitFor();
    await tabTo(page, /Ich sitze allein davor/);
    await page.keyboard.press('Enter');
    // The other player types.
    await page.getByRole('radio', { name: /^Geradeaus 2/ }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('s2');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ok');
    await page.keyboard.press('Enter');
    await expect.poll(() => whatNow(page)).toContain('Aktion für "Mauler Mithel"');
    await page.keyboard.type('ausweichen');
    await page.keyboard.press('Enter');
    await expect.poll(() => whatNow(page)).toContain('Aktion für Luke Skywalker');
    await page.keyboard.press('Escape');
    await tabTo(page, /^Fokussierung$/);
    await page.keyboard.press('Enter');
    await attackButton(page).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.getByText('Angriffswürfel modifizieren').first().waitFor();
    expect(faults).toEqual([]);
  });
});

describe('dials by keyboard alone', () => {
  it('are set one after the other: Enter opens the next with the focus in it', async () => {
    const { page, faults } = await app.open('/spiel');
    const academy = 'imperial/tiefighter/academypilot';
    await sitDownTo(page, {
      phase: 'planning',
      ships: [
        ship(0, LUKE, 250, 200, 0),
        ship(0, 'rebel/xwing/wedgeantilles', 450, 200, 0),
        ship(0, 'rebel/xwing/biggsdarklighter', 650, 200, 0),
        ship(1, academy, 450, 700, 180),
      ],
    });
    const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
    await sitDown.waitFor();
    await tabTo(page, /Ich sitze allein davor/);
    await page.keyboard.press('Enter');
    const dialInHand = () =>
      page.evaluate(() => document.activeElement?.closest('[role="radiogroup"]')?.getAttribute('aria-label'));
    await page.getByRole('radiogroup', { name: 'Luke Skywalker #1' }).waitFor();
    await tabTo(page, /^Geradeaus/);
    for (const name of ['Luke Skywalker #1', 'Wedge Antilles #2', 'Biggs Darklighter #3']) {
      await expect.poll(dialInHand).toBe(name);
      await page.keyboard.press('ArrowUp');
      await page.getByRole('radio', { name: /^Geradeaus 2/, checked: true }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Manöverräder verdeckt legen' }).press('Enter');
    await page.getByRole('heading', { name: 'Spieler 2, bitte Platz nehmen' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('on a phone', () => {
  it('table, round and whose turn it is stay in sight, and a card never lies on its ship', async () => {
    const size = { width: 390, height: 844 };
    const { page, faults } = await app.open('/spiel', { viewport: size, hasTouch: true, isMobile: true });
    const swarm = [120, 250, 380, 510, 640, 770].map((x) =>
      ship(0, 'imperial/tiefofighter/omegasquadronpilot', x, 150, 0),
    );
    await sitDownTo(page, { phase: 'planning', ships: [...swarm, ship(1, LUKE, 450, 700, 180)] });
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).tap();
    const narrowest = await page
      .getByRole('radio')
      .evaluateAll((cells) => Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)));
    expect(narrowest).toBeGreaterThanOrEqual(36);
    await page.getByRole('button', { name: 'Manöverräder verdeckt legen' }).scrollIntoViewIfNeeded();
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    for (const part of ['.match-phase', '.match-now', '.table-view-picture']) {
      const { y, height } = await boxOf(part);
      expect(y, part).toBeGreaterThanOrEqual(0);
      expect(y + height, part).toBeLessThan(size.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    const card = page.getByRole('article');
    const close = page.getByRole('tabpanel', { name: 'Karte' }).getByRole('button', { name: 'Schließen' });
    for (const name of [/Omega-Staffel #2, TIE/, /Luke Skywalker #7, X/]) {
      const token = page.getByRole('button', { name });
      // The picture follows the ship whose dial lies open.
      await page.getByRole('button', { name: 'Ganzer Tisch' }).tap();
      await token.tap();
      await close.waitFor();
      const [piece, over] = [(await token.boundingBox())!, (await card.boundingBox())!];
      expect(over.y >= piece.y + piece.height || over.y + over.height <= piece.y).toBe(true);
      await close.tap();
      await card.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Ganzer Tisch' }).tap();
    await page.getByRole('button', { name: /Luke Skywalker #7, X/ }).tap();
    await close.waitFor();
    const table = await boxOf('.table-view-picture');
    await page.touchscreen.tap(table.x + table.width / 10, table.y + table.height / 5);
    await card.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

describe('keys', () => {
  it('are listed on ?, can be changed, and one that has a task already says so', async () => {
    const { page, faults } = await app.open('/spiel');
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Tasten' });
    await dialog.getByRole('button', { name: 'Taste ändern: Befehlszeile' }).click();
    await page.keyboard.press('m');
    await dialog.getByText('Diese Taste hat schon eine Aufgabe: Lineal.').waitFor();
    await page.keyboard.press('x');
    await dialog.getByRole('button', { name: 'X: Taste ändern: Befehlszeile' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload(); // it is kept for the next visit
    await page.getByRole('application', { name: 'Spielfeld' }).focus();
    await page.keyboard.press('x');
    await page.keyboard.type('tanzen');
    await page.keyboard.press('Enter');
    await page.getByText(/„tanzen“ kenne ich nicht/).waitFor();
    await page.keyboard.type('singen'); // in place of what was not understood
    await page.keyboard.press('Enter');
    await page.getByText(/„singen“ kenne ich nicht/).waitFor();
    expect(faults).toEqual([]);
  });
});

const attackButton = (page: Page) => page.getByRole('button', { name: '"Mauler Mithel" #2 angreifen' });

describe('a refusal', () => {
  it('of a place is told with what was measured, what is allowed and its clause, which opens beside the table', async () => {
    const { page, faults } = await app.open('/spiel');
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    const panel = page.locator('.decision');
    await panel.getByRole('button', { name: 'Ich nehme die Initiative' }).click();
    await panel.locator('.choice').first().click();
    await panel.getByRole('button', { name: 'Bestätigen' }).waitFor();
    const line = panel.getByRole('combobox', { name: 'Befehlszeile' });
    await line.fill('60 450 0');
    await line.press('Enter');
    await panel.getByText(/bis zum Spielflächenrand/).waitFor();
    await expect.poll(() => panel.locator('.figures').textContent()).toMatch(/Gemessen.*mm.*Erlaubt> 200 mm/);
    await expect.poll(() => panel.getByRole('button', { name: 'Bestätigen' }).isDisabled()).toBe(true);
    await panel.locator('.reason').getByRole('link', { name: '§ Aufbau 11' }).click();
    await page
      .getByRole('region', { name: /XW-AUFBAU-11/ })
      .getByText('XW-AUFBAU-11')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    // Dragged to the middle of the table it may lie.
    const ghost = (await page.getByRole('button', { name: 'Platziere das Hindernis' }).boundingBox())!;
    const table = (await page.getByRole('application', { name: 'Spielfeld' }).boundingBox())!;
    await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
    await page.mouse.down();
    await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2, { steps: 5 });
    await page.mouse.up();
    await panel.getByText('Hier ist es erlaubt.').waitFor();
    expect(Number(await panel.getByRole('spinbutton', { name: 'x (mm)' }).inputValue())).toBeGreaterThan(300);
    const x = panel.getByRole('spinbutton', { name: 'x (mm)' });
    const place = await x.inputValue();
    await x.fill('');
    await expect.poll(() => x.inputValue()).toBe('');
    await x.pressSequentially('45');
    await expect.poll(() => x.inputValue()).toBe('45');
    await x.fill(place);
    await x.blur();
    const turned = () => panel.getByRole('spinbutton', { name: 'Drehung (°)' }).inputValue();
    const before = Number(await turned());
    await page.keyboard.press('e');
    await expect.poll(turned).toBe(String(before + 22.5));
    await page.keyboard.press('Control+q');
    await expect.poll(turned).toBe(String(before + 21.5));
    expect(faults).toEqual([]);
  });

  it('of an action says why not', async () => {
    const { page } = await app.open('/spiel');
    await sitDownTo(page, {
      phase: 'activation',
      ships: [
        ship(0, LUKE, 450, 200, 0, { dial: 's2', performed: ['focus'] }),
        ship(1, MAULER, 450, 500, 180, { activated: true }),
      ],
    });
    await page.getByRole('button', { name: 'Warum nicht Fokussierung?' }).click();
    await page.getByText(/in dieser Runde schon durchgeführt/).waitFor();
    await page.locator('.barred-why').getByRole('link', { name: '§ Aktionen 7' }).waitFor();
  });
});

describe('the range bands around a ship', () => {
  it('lie as far from its corners as from its sides', async () => {
    const { page } = await app.open('/spiel');
    await sitDownTo(page, { phase: 'combat', ships: [ship(0, LUKE, 450, 450, 0), ship(1, MAULER, 450, 700, 180)] });
    await attackButton(page).waitFor();
    await page.getByRole('button', { name: /^Luke Skywalker #1, X-Fl/ }).focus();
    const ring = page.locator('.outline.line-dashed .outline-shape').first();
    await ring.waitFor({ state: 'attached' });
    // In the frame of the base: 20 mm to its side, 100 mm to the end of range 1, along the diagonal of a corner.
    const isInside = (mm: number) =>
      ring.evaluate((path, far) => {
        const at = 20 + far * Math.SQRT1_2;
        return (path as SVGPathElement).isPointInFill(new DOMPoint(at, at));
      }, mm);
    expect([await isInside(98), await isInside(102)]).toEqual([true, false]);
  });
});

describe('an attack', () => {
  it('goes from the target with its odds over rerolled dice to a result that stays until it has been seen', async () => {
    const { page, faults } = await app.open('/spiel');
    await sitDownTo(
      page,
      {
        phase: 'combat',
        ships: [
          ship(0, LUKE, 450, 200, 0, { tokens: { focus: 1 }, locks: [1] }),
          ship(1, MAULER, 450, 400, 180, { tokens: { evade: 1 } }),
          ship(1, 'imperial/tiefighter/academypilot', 850, 850, 180),
        ],
      },
      { attack: ['hit', 'focus', 'blank', 'hit'], defence: ['blank', 'focus', 'evade'] },
    );
    const panel = page.locator('.decision');
    await attackButton(page).waitFor();
    await panel.getByRole('img', { name: '3 Angriffswürfel' }).waitFor();
    await panel.getByRole('img', { name: '3 Verteidigungswürfel' }).waitFor();
    await panel
      .getByRole('figure')
      .getByText(/Im Mittel/)
      .waitFor();
    await panel.getByText('Jetzt nicht möglich (1)').click();
    await panel.getByText(/liegt im Feuerwinkel|Erlaubt: 1 bis 3/).waitFor();
    await attackButton(page).click();
    await panel.getByRole('button', { name: 'Zielerfassung einsetzen' }).click();
    // The blank die is picked already: who would keep it?
    await expect.poll(() => panel.getByRole('button', { name: 'Leer' }).getAttribute('aria-pressed')).toBe('true');
    await panel.getByRole('button', { name: '1 Würfel neu würfeln' }).click();
    await panel.getByRole('img', { name: 'Treffer, neu gewürfelt' }).waitFor();
    await panel.getByRole('button', { name: 'Fokussierung einsetzen' }).click();
    await panel.getByRole('button', { name: 'Ausweichen einsetzen' }).click();
    const over = panel.getByRole('region', { name: 'Letzter Angriff' });
    await over.getByText('Getroffen: 1 Treffer.').waitFor();
    await over.getByRole('button', { name: 'Weiter' }).click();
    await over.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});
