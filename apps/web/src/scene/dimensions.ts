import { storedSwitch } from '../settings/stored-switch.ts';

/** Graphics that a processor makes: too slow for a table that moves. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether this machine draws three dimensions fast enough to begin with them. */
function isCapable(): boolean {
  try {
    if (!matchMedia('(pointer: fine) and (min-width: 62rem)').matches) return false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
    if (!gl) return false;
    const about = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(about ? about.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return !SOFTWARE.test(name);
  } catch {
    return false;
  }
}

/** Whether the table is shown in three dimensions: as chosen, or as this machine can. */
export const [useDimensions, setDimensions] = storedSwitch('dimensions', isCapable);
