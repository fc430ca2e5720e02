import { describe, expect, it, vi } from 'vitest';
import { sayingsFrom } from '../../../src/table-ui/face/sayings.ts';

const part = (words: Readonly<Record<string, string>>) => vi.fn(() => Promise.resolve({ default: words }));
const setUp = () => {
  const fetch = {
    de: { crew: part({ 'crew/leia': 'Sie führt.' }), ept: part({ 'ept/lucky': 'Er wirft neu.' }) },
    en: { crew: part({ 'crew/leia': 'She leads.' }), ept: part({}) },
  };
  return { fetch, ...sayingsFrom(fetch) };
};

describe('what the cards of a game do', () => {
  it('comes by kind of card and language, once, for whoever asks', async () => {
    const { fetch, saidNow } = setUp();
    expect(saidNow('crew/leia', 'de')).toBeUndefined();
    await vi.waitFor(() => expect(saidNow('crew/leia', 'de')).toBe('Sie führt.'));
    expect(saidNow('crew/unknown', 'de')).toBeUndefined();
    expect(fetch.de.crew).toHaveBeenCalledTimes(1);
    expect([fetch.de.ept, fetch.en.crew].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    await vi.waitFor(() => expect(saidNow('crew/leia', 'en')).toBe('She leads.'));
    expect(saidNow('crew/leia', 'de')).toBe('Sie führt.');
  });

  it('is asked for again after it could not be fetched', async () => {
    const { fetch, saidNow } = setUp();
    fetch.de.crew.mockRejectedValueOnce(new TypeError('no network'));
    expect(saidNow('crew/leia', 'de')).toBeUndefined();
    await vi.waitFor(() => expect(saidNow('crew/leia', 'de')).toBe('Sie führt.'));
    expect(fetch.de.crew).toHaveBeenCalledTimes(2);
  });

  it('is nothing for a kind of card that says nothing', () => {
    const { saidNow } = setUp();
    expect(saidNow('toString/1', 'de')).toBeUndefined();
    expect(saidNow('', 'en')).toBeUndefined();
  });
});
