import { paintOver } from './paint-page.ts';

/**
 * What style sheets say of a drawing: a picture has none of them, so each element takes its own along, as attributes,
 * since the page forbids whatever it has made itself to bring styles.
 */
const DRAWN = [
  'clip-path',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'mask',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform-origin',
  'vector-effect',
  'visibility',
] as const;

/** A drawing with all that it needs in itself. */
function drawingOf(svg: SVGSVGElement, width: number, height: number): Blob {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return new Blob();
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll<SVGElement>('*')];
  for (const [n, element] of to.entries()) {
    const style = getComputedStyle(from[n]!);
    for (const name of DRAWN) element.setAttribute(name, style.getPropertyValue(name));
    const { transform } = style;
    if (transform !== 'none') element.setAttribute('transform', transform);
    element.removeAttribute('style');
    element.removeAttribute('class');
  }
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const matrixOf = (element: Element): DOMMatrix => new DOMMatrix(getComputedStyle(element).transform);

/** The flat table: the picture of its ground, and the drawing upon it. */
async function drawSheet(context: CanvasRenderingContext2D, sheet: Element, { width, height, scale }: Frame) {
  context.fillStyle = getComputedStyle(sheet, '::before').backgroundColor;
  context.fillRect(0, 0, width, height);
  const place = matrixOf(sheet);
  const ground = sheet.querySelector<HTMLElement>('.ground-picture');
  const painted = ground?.style.backgroundImage.replace(/^url\("?|"?\)$/g, '');
  if (ground) {
    context.save();
    context.setTransform(new DOMMatrix().scale(scale).multiply(place).multiply(matrixOf(ground)));
    context.fillStyle = getComputedStyle(ground).backgroundColor;
    context.fillRect(0, 0, ground.offsetWidth, ground.offsetHeight);
    if (painted) context.drawImage(await loaded(painted), 0, 0, ground.offsetWidth, ground.offsetHeight);
    context.restore();
  }
  const svg = sheet.querySelector('svg');
  if (!svg) return;
  // The sheet is shifted, and reaches beyond its own frame: shifted as much inside, it keeps all of it.
  const scene = svg.querySelector('.table-view-scene');
  const before = scene?.getAttribute('transform') ?? '';
  scene?.setAttribute('transform', `translate(${place.e} ${place.f}) ${before}`);
  const drawing = drawingOf(svg, width, height);
  scene?.setAttribute('transform', before);
  const address = URL.createObjectURL(drawing);
  context.drawImage(await loaded(address), 0, 0, width, height);
  URL.revokeObjectURL(address);
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for each of the page. */
  readonly scale: number;
}

/** The table of a match as the page shows it now; undefined where there is none. */
export const tableOnPage = (): Element | undefined =>
  document.querySelector('.match-table .table-view-stage') ?? undefined;

/** Draws the table as it is seen now, by whichever renderer, with all that lies over it. */
export async function drawTable(context: CanvasRenderingContext2D, stage: Element, scale: number): Promise<void> {
  const box = stage.getBoundingClientRect();
  const { width, height } = box;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.globalAlpha = 1;
  const [sheet, space] = [stage.querySelector('.table-view-sheet'), stage.querySelector('canvas')];
  if (sheet) await drawSheet(context, sheet, { width, height, scale });
  if (space) context.drawImage(space, 0, 0, width, height);
  const over = [...stage.querySelectorAll('.stage-labels'), ...document.querySelectorAll('.match-table > .banners')];
  for (const one of over) paintOver(context, one, box);
}
