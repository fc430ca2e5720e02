import { afterEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../../src/settings/spoken.ts';

function page(languages: readonly string[]) {
  vi.stubGlobal('navigator', { languages });
  return speech();
}
afterEach(() => vi.unstubAllGlobals());

describe('the language that is spoken', () => {
  it('is the first of the browser that we speak, English where it speaks none', () => {
    expect(page(['fr', 'de-AT', 'en']).spokenLanguage()).toBe('de');
    expect(page(['fr']).spokenLanguage()).toBe('en');
  });

  it('brings its words with it: those alone at first, and those of another one before it is spoken', async () => {
    const { fetchSpoken, speak, spokenLanguage } = page(['de']);
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

  it('has the words of what comes while another language is on its way', async () => {
    const { fetchSpoken, speak, spokenLanguage } = page(['de']);
    let arrive = () => {};
    await fetchSpoken((lang) => (lang === 'en' ? new Promise<void>((done) => (arrive = done)) : Promise.resolve()));
    const english = speak('en');
    const late: string[] = [];
    await fetchSpoken(async (lang) => late.push(lang));
    arrive();
    expect(await english).toBe(true);
    expect([spokenLanguage(), late]).toEqual(['en', ['de', 'en']]);
  });

  it('is the last that was asked for, whichever words come first', async () => {
    const { fetchSpoken, speak, spokenLanguage } = page(['de']);
    let arrive = () => {};
    await fetchSpoken((lang) => (lang === 'en' ? new Promise<void>((done) => (arrive = done)) : Promise.resolve()));
    const english = speak('en');
    expect(await speak('de')).toBe(true);
    arrive();
    expect(await english).toBe(false);
    expect(spokenLanguage()).toBe('de');
  });
});
