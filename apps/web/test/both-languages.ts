// A page fetches the words of the language that is spoken; tests read both.
import { fetchWords } from '../src/games/xwing/spoken.ts';
import { fetchDecideText } from '../src/table-ui/decide/words/spoken.ts';

await Promise.all((['de', 'en'] as const).flatMap((lang) => [fetchWords(lang), fetchDecideText(lang)]));
