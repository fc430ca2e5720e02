/**
 * What of the page lies over the table (dice, plates, words), drawn onto a canvas as it stands at this moment. No browser
 * lets a page take a picture of itself, so boxes, words and drawings are drawn once more, as far as they are used there.
 */

interface Look {
  readonly style: CSSStyleDeclaration;
  /** How it lies by its own turning and that of all around it, without its place. */
  readonly turned: DOMMatrix;
  readonly opacity: number;
}

const SHAPES = 'path, circle, ellipse, rect, line, polygon, polyline, text';

/** Draws `root` with all that is in it; `origin` is the upper left corner of the picture on the screen. */
export function paintOver(context: CanvasRenderingContext2D, root: Element, origin: Pick<DOMRect, 'x' | 'y'>): void {
  context.save();
  context.translate(-origin.x, -origin.y);
  paint(context, root, context.getTransform(), { turned: new DOMMatrix(), opacity: 1 });
  context.restore();
}

function paint(
  context: CanvasRenderingContext2D,
  element: Element,
  base: DOMMatrix,
  around: Omit<Look, 'style'>,
): void {
  const style = getComputedStyle(element);
  const opacity = around.opacity * Number(style.opacity);
  if (style.display === 'none' || opacity < 0.02) return;
  if (element instanceof SVGSVGElement) {
    paintDrawing(context, element, base, opacity);
    return;
  }
  if (!(element instanceof HTMLElement)) return;
  const turned = around.turned.multiply(linear(style));
  const look: Look = { style, turned, opacity };
  if (style.visibility === 'visible') paintBox(context, element, base, look);
  for (const child of element.childNodes) {
    if (child instanceof Element) paint(context, child, base, look);
    else if (child instanceof Text && style.visibility === 'visible') paintWords(context, child, base, look);
  }
}

/** Turned and scaled as the style sheet says, seen from straight above. */
function linear({ transform, scale }: CSSStyleDeclaration): DOMMatrix {
  const { a, b, c, d } = transform === 'none' ? new DOMMatrix() : new DOMMatrix(transform);
  const matrix = new DOMMatrix([a, b, c, d, 0, 0]);
  return scale === 'none' ? matrix : matrix.scale(Number.parseFloat(scale) || 1);
}

/** The middle of a thing is where it is, however it is turned. */
function about(
  context: CanvasRenderingContext2D,
  base: DOMMatrix,
  { x, y, width, height }: DOMRect,
  turned: DOMMatrix,
) {
  context.setTransform(base.translate(x + width / 2, y + height / 2).multiply(turned));
}

function paintBox(context: CanvasRenderingContext2D, element: HTMLElement, base: DOMMatrix, look: Look): void {
  const { style, turned, opacity } = look;
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const ground = groundOf(context, style, width, height);
  const edge = Number.parseFloat(style.borderTopWidth) || 0;
  if (width === 0 || height === 0 || (!ground && edge === 0)) return;
  about(context, base, element.getBoundingClientRect(), turned);
  context.globalAlpha = opacity;
  const shape = shapeOf(style, width, height);
  if (ground) {
    context.fillStyle = ground;
    context.fill(shape);
  }
  if (edge === 0) return;
  context.strokeStyle = style.borderTopColor;
  context.lineWidth = edge;
  context.stroke(shape);
}

function groundOf(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, width: number, height: number) {
  const gradient = /^linear-gradient\(([\d.]{1,12})deg, (rgba?\([^()]{1,60}\)), (rgba?\([^()]{1,60}\))\)/.exec(
    style.backgroundImage,
  );
  if (!gradient) return /, 0\)$|^transparent$/.test(style.backgroundColor) ? undefined : style.backgroundColor;
  const angle = (Number(gradient[1]) * Math.PI) / 180;
  const [x, y] = [(Math.sin(angle) * width) / 2, (-Math.cos(angle) * height) / 2];
  const ground = context.createLinearGradient(-x, -y, x, y);
  ground.addColorStop(0, gradient[2]!);
  ground.addColorStop(1, gradient[3]!);
  return ground;
}

/** The outline of a box about its middle: cut to shape, or with round corners. */
function shapeOf(style: CSSStyleDeclaration, width: number, height: number): Path2D {
  const shape = new Path2D();
  const cut = /^polygon\((.*)\)$/.exec(style.clipPath)?.[1];
  if (cut === undefined) {
    const round = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
    shape.roundRect(-width / 2, -height / 2, width, height, round);
    return shape;
  }
  for (const corner of cut.split(',')) {
    const [x = 0, y = 0] = corner.trim().split(/\s+/).map(Number.parseFloat);
    shape.lineTo((x / 100 - 0.5) * width, (y / 100 - 0.5) * height);
  }
  shape.closePath();
  return shape;
}

function paintWords(context: CanvasRenderingContext2D, text: Text, base: DOMMatrix, { style, turned, opacity }: Look) {
  const range = document.createRange();
  context.globalAlpha = opacity;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  // Word by word, for the browser has broken the lines.
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    about(context, base, box, turned);
    context.fillText(word, 0, 0);
  }
}

function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: SVGSVGElement,
  base: DOMMatrix,
  around: number,
): void {
  for (const element of drawing.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const style = getComputedStyle(element);
    const place = element.getScreenCTM();
    if (!place || style.visibility !== 'visible' || style.display === 'none') continue;
    context.setTransform(base.multiply(place));
    context.globalAlpha = around * fadedIn(element, drawing);
    context.lineWidth = Number.parseFloat(style.strokeWidth) || 0;
    const fill = colourOf(style.fill, style.fillOpacity, style.color);
    const stroke = context.lineWidth > 0 ? colourOf(style.stroke, style.strokeOpacity, style.color) : undefined;
    if (fill) context.fillStyle = fill;
    if (stroke) context.strokeStyle = stroke;
    if (element instanceof SVGTextElement) paintText(context, element, style, { fill, stroke });
    else {
      const path = pathOf(element);
      if (fill) context.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
      if (stroke) context.stroke(path);
    }
  }
}

/** How much of it is seen through all that it stands in. */
function fadedIn(element: Element, drawing: Element): number {
  let faded = 1;
  for (let one: Element | null = element; one && one !== drawing; one = one.parentElement)
    faded *= Number(getComputedStyle(one).opacity);
  return faded;
}

function colourOf(paint: string, opacity: string, current: string): string | undefined {
  if (paint === 'none' || paint.startsWith('url')) return undefined;
  const colour = paint === 'currentcolor' ? current : paint;
  const share = Number(opacity);
  return share === 1 ? colour : `color-mix(in srgb, ${colour} ${share * 100}%, transparent)`;
}

function paintText(
  context: CanvasRenderingContext2D,
  element: SVGTextElement,
  style: CSSStyleDeclaration,
  { fill, stroke }: { readonly fill: string | undefined; readonly stroke: string | undefined },
): void {
  const at = (name: 'x' | 'y') => element[name].baseVal[0]?.value ?? 0;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left';
  context.textBaseline = /central|middle/.test(style.dominantBaseline) ? 'middle' : 'alphabetic';
  const words = element.textContent ?? '';
  if (stroke) context.strokeText(words, at('x'), at('y'));
  if (fill) context.fillText(words, at('x'), at('y'));
}

function pathOf(element: SVGGraphicsElement): Path2D {
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '') || 0;
  const path = new Path2D(element instanceof SVGPathElement ? (element.getAttribute('d') ?? '') : undefined);
  if (element instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (element instanceof SVGEllipseElement)
    path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  else if (element instanceof SVGRectElement)
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else if (element instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'));
    path.lineTo(number('x2'), number('y2'));
  } else if (element instanceof SVGPolygonElement || element instanceof SVGPolylineElement) {
    for (const { x, y } of element.points) path.lineTo(x, y);
    if (element instanceof SVGPolygonElement) path.closePath();
  }
  return path;
}
