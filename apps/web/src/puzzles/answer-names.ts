import { isObject, type Json } from '@holotisch/engine';
import { useWords } from '../table-ui/words.ts';
import { usePuzzleText } from './text.ts';
import { usePuzzle } from './use-puzzle.ts';

/** Names an answer as the buttons at the table name it; what is laid with the hand has a name only by where it leads. */
export function useAnswerNames(): (line: readonly Json[]) => string {
  const t = usePuzzleText();
  const words = useWords();
  const { asked } = usePuzzle();
  const option = (id: Json, options: NonNullable<typeof asked>['options']): string | undefined => {
    const found = options?.find((one) => one.id === id);
    return found && asked ? words.option(found, asked) : undefined;
  };
  const first = (answer: Json): string => {
    if (!asked) return t.thatPlace;
    if (typeof answer === 'string') return option(answer, asked.options) ?? answer;
    if (Array.isArray(answer))
      return answer.length === 0 ? t.none : answer.map((id: Json) => option(id, asked.options) ?? '').join(', ');
    if (!isObject(answer)) return t.thatPlace;
    const { speed, clicks } = answer;
    if (asked.kind === 'course' && typeof speed === 'number')
      return t.course(speed, Array.isArray(clicks) ? clicks : []);
    if (asked.fields === undefined) return t.thatPlace;
    const fields = asked.fields.map((field) => option(answer[field.id] as Json, field.options) ?? '');
    return fields.filter((one) => one !== '').join(', ');
  };
  return (line) => {
    const [head, ...rest] = line;
    if (head === undefined) return '';
    const further = rest.flatMap((one) => (typeof one === 'string' ? (t.ways[one] ?? []) : []));
    return [first(head), ...further].join(', ');
  };
}
