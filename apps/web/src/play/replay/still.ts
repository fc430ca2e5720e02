import { saveBlob } from '../../ui/files.ts';
import { drawTable, tableOnPage } from './table-picture.ts';

/** Sharp enough for a large screen, whatever this one is. */
const SCALE = 2;

/** Saves the table as it is seen now; false where there is none to be seen. */
export async function saveStill(name: string): Promise<boolean> {
  const stage = tableOnPage();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!stage || !context) return false;
  const { width, height } = stage.getBoundingClientRect();
  [canvas.width, canvas.height] = [Math.round(width * SCALE), Math.round(height * SCALE)];
  await drawTable(context, stage, SCALE);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (picture) saveBlob(name, picture);
  return picture !== null;
}
