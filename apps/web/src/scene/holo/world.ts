import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  HemisphereLight,
  Matrix4,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Ground as GroundData } from '../description.ts';
import type { Screen } from '../view.ts';
import type { Lens } from './lens.ts';
import type { Mood } from './moods.ts';

/** More pixels than this for each of the page's nobody sees, and every one of them has to be lit. */
const FINEST = 2;

export interface Figures {
  readonly frames: number;
  readonly calls: number;
  readonly triangles: number;
  /** Milliseconds of scripting in the last frames, all together. */
  readonly scripting: number;
}

/** The graphics card: a picture on demand, at most one in a frame, none while nothing moves. */
export class World {
  readonly scene = new Scene();
  readonly renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera();
  readonly #before: () => boolean;
  #asked = 0;
  #lost = false;
  #frames = 0;
  #scripting = 0;
  #sun = new DirectionalLight();

  /** `before` is called before each picture, and says whether the next one is wanted, too. */
  constructor(canvas: HTMLCanvasElement, before: () => boolean) {
    this.#before = before;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      powerPreference: 'high-performance',
      // Stills and clips take the picture that is seen, whenever they are asked for.
      preserveDrawingBuffer: true,
    });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.#camera.matrixAutoUpdate = false;
    canvas.addEventListener('webglcontextlost', this.#onLost);
    canvas.addEventListener('webglcontextrestored', this.#onRestored);
  }

  readonly #onLost = (event: Event) => {
    event.preventDefault(); // else it would never come back
    this.#lost = true;
  };
  readonly #onRestored = () => {
    this.#lost = false;
    this.ask();
  };

  /** Light for a table of that kind and size. */
  light({ look, width, depth }: GroundData, mood: Mood): void {
    this.scene.background = new Color(mood.beyond);
    this.renderer.toneMappingExposure = mood.exposure;
    for (const old of this.scene.children.filter((child) => 'isLight' in child)) this.scene.remove(old);
    const sky = new HemisphereLight(mood.sky, mood.soil, mood.ambient);
    sky.position.set(0, 0, 1);
    this.scene.add(sky);
    const sun = new DirectionalLight(mood.sun, mood.sunlight);
    const reach = Math.hypot(width, depth) / 2 + 30;
    sun.position.set(width / 2 - reach * 0.55, depth / 2 - reach * 0.35, reach * mood.sunHigh);
    sun.target.position.set(width / 2, depth / 2, 0);
    sun.castShadow = true;
    sun.shadow.mapSize.set(look === 'field' ? 4096 : 2048, look === 'field' ? 4096 : 2048);
    Object.assign(sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 10,
      far: reach * 3,
    });
    sun.shadow.bias = -0.0008;
    sun.shadow.normalBias = 1.6;
    sun.shadow.radius = 2.5;
    sun.shadow.autoUpdate = false;
    sun.shadow.needsUpdate = true;
    this.#sun = sun;
    this.scene.add(sun, sun.target);
  }

  /** Something that casts a shadow has moved. */
  shadows(): void {
    this.#sun.shadow.needsUpdate = true;
  }

  resize({ width, height }: Screen): void {
    this.renderer.setPixelRatio(Math.min(FINEST, devicePixelRatio));
    this.renderer.setSize(Math.max(1, width), Math.max(1, height), false);
  }

  look(lens: Lens, { width, height }: Screen): void {
    const { eye, right, up, ahead, focal, middle } = lens;
    const camera = this.#camera;
    camera.matrix.set(
      right[0],
      up[0],
      -ahead[0],
      eye[0],
      right[1],
      up[1],
      -ahead[1],
      eye[1],
      right[2],
      up[2],
      -ahead[2],
      eye[2],
      0,
      0,
      0,
      1,
    );
    camera.matrixWorld.copy(camera.matrix);
    camera.matrixWorldInverse.copy(camera.matrix).invert();
    camera.matrixWorldAutoUpdate = false;
    const near = Math.max(2, Math.abs(eye[2]) * 0.04);
    const edge = (pixels: number) => (near * pixels) / focal;
    camera.projectionMatrix.makePerspective(
      -edge(middle.x),
      edge(width - middle.x),
      edge(middle.y),
      -edge(height - middle.y),
      near,
      24000,
    );
    camera.projectionMatrixInverse.copy(new Matrix4().copy(camera.projectionMatrix).invert());
  }

  /** Wants a picture before the next frame. */
  readonly ask = (): void => {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#draw);
  };
  readonly #draw = (): void => {
    this.#asked = 0;
    if (this.#lost) return;
    const began = performance.now();
    const more = this.#before();
    this.renderer.render(this.scene, this.#camera);
    this.#frames++;
    this.#scripting += performance.now() - began;
    if (more) this.ask();
  };

  get figures(): Figures {
    const { calls, triangles } = this.renderer.info.render;
    return { frames: this.#frames, calls, triangles, scripting: this.#scripting };
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    const canvas = this.renderer.domElement;
    canvas.removeEventListener('webglcontextlost', this.#onLost);
    canvas.removeEventListener('webglcontextrestored', this.#onRestored);
    this.renderer.dispose();
    // A browser has few of them, and whoever switches to and fro would use them all up. A canvas that stays on the page
    // is drawn upon again, and needs its own.
    setTimeout(() => {
      if (!canvas.isConnected) this.renderer.forceContextLoss();
    });
  }
}
