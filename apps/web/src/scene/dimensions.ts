import { storedSwitch } from '../settings/stored-switch.ts';

/** Graphics that a processor makes: too slow for a table that moves, but good for a picture or a test. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What draws three dimensions here, by its name; undefined where nothing does. Asked once. */
let asked: { readonly name: string | undefined } | undefined;
function graphics(): string | undefined {
  asked ??= { name: askGraphics() };
  return asked.name;
}
function askGraphics(): string | undefined {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return undefined;
    const about = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(about ? about.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return name;
  } catch {
    return undefined;
  }
}

/** Whether this machine can show three dimensions at all. */
export const hasDepth = (): boolean => graphics() !== undefined;

/** Whether it begins with them: at a desk, with a graphics card, and where motion is welcome. */
function beginsSolid(): boolean {
  if (!matchMedia('(pointer: fine) and (min-width: 62rem)').matches) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const name = graphics();
  return name !== undefined && !SOFTWARE.test(name);
}

/** Whether the table is shown in three dimensions: as chosen, or as this machine can. */
export const [useDimensions, setDimensions] = storedSwitch('dimensions', beginsSolid);
