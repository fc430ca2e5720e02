/** What people call themselves and say, made fit to be shown in one line. */

/** Controls, line ends, signs that turn the direction of what stands around them, a pattern of no dots: spaces. */
const GAPS = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Zs}\p{Bidi_C}\u2800]+/gu;
/** No letters at all: not assigned, private, halves of pairs. */
const NO_LETTERS = /[\p{Cn}\p{Co}\p{Cs}]/gu;
/** Show nothing, unless they join what stands on both sides (family emoji, Persian) or choose how the sign before looks. */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}\p{S}])[\u200C\u200D](?=[\p{L}\p{S}]))(?!(?<=[\p{S}\d#*])[\uFE0E\uFE0F])[\p{DI}\p{Cf}]/gu;
const LONE_MARKS = /(?<=^|\s)\p{M}+/gu;
/** More marks on one letter than any language has reach into the lines above and below. */
const PILES = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What is to be seen of a line; empty if that is nothing. */
export function visibleLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(GAPS, ' ')
    .replace(NO_LETTERS, '')
    .replace(INVISIBLE, '')
    .replace(LONE_MARKS, '')
    .replace(PILES, '$1')
    .replace(GAPS, ' ')
    .trim();
  return VISIBLE.test(line) ? line : '';
}
