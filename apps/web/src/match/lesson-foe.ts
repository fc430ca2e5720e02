import { isObject, readJson } from '@holotisch/engine';
import { lessonNamed, lessonOfLevel, planned } from '@holotisch/lessons';

type Foe = ReturnType<typeof planned>;

/** The opponent of the lesson that a file was begun as; where nothing is planned for him he plays like somebody else. */
export async function lessonFoe(
  text: string,
): Promise<((asked: string | undefined, otherwise: (level: string) => Foe) => Foe | undefined) | undefined> {
  const json = readJson(text);
  const file = json.ok && isObject(json.value) ? json.value : {};
  const { game, table } = file;
  const level = isObject(table) ? table['level'] : undefined;
  const id = lessonOfLevel(typeof level === 'string' ? level : undefined);
  const lesson = id === undefined || typeof game !== 'string' ? undefined : await lessonNamed(game, id);
  return (
    lesson &&
    ((asked, otherwise) =>
      lessonOfLevel(asked) === lesson.id ? planned(lesson, otherwise(lesson.against ?? 'recruit')) : undefined)
  );
}
