import { afterEach, describe, expect, it, vi } from 'vitest';

let pages = 0;

/** A page of its own each time: what is spoken is known to the whole page. */
async function freshPage(languages: readonly string[]): Promise<typeof import('../../src/settings/spoken.ts')> {
  vi.stubGlobal('navigator', { languages });
  return import(`../../src/settings/spoken.ts?page=${++pages}`);
}
afterEach(() => vi.unstubAllGlobals());

describe('the language that is spoken', () => {
  it('is the first of the browser that we speak, English where it speaks none', async () => {
    expect((await freshPage(['fr', 'de-AT', 'en'])).spokenLanguage()).toBe('de');
    expect((await freshPage(['fr'])).spokenLanguage()).toBe('en');
  });

  it('brings its words with it: those alone at first, and those of another one before it is spoken', async () => {
    const { fetchSpoken, speak, spokenLanguage } = await freshPage(['de']);
    const fetched: string[] = [];
    let arrive = () => {};
    await fetchSpoken(async (lang) => {
      if (lang === 'en') await new Promise<void>((done) => (arrive = done));
      fetched.push(lang);
    });
    expect(fetched).toEqual(['de']);
    const english = speak('en');
    expect(spokenLanguage()).toBe('de');
    arrive();
    expect(await english).toBe(true);
    expect([spokenLanguage(), fetched]).toEqual(['en', ['de', 'en']]);
  });

  it('is the last that was asked for, whichever words come first', async () => {
    const { fetchSpoken, speak, spokenLanguage } = await freshPage(['de']);
    let arrive = () => {};
    await fetchSpoken((lang) => (lang === 'en' ? new Promise<void>((done) => (arrive = done)) : Promise.resolve()));
    const english = speak('en');
    expect(await speak('de')).toBe(true);
    arrive();
    expect(await english).toBe(false);
    expect(spokenLanguage()).toBe('de');
  });
});
