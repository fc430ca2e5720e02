/** As much of the `sat` package as the benchmarks call. */
declare module 'sat' {
  class Vector {
    constructor(x: number, y: number);
  }
  class Polygon {
    constructor(position: Vector, points: readonly Vector[]);
  }
  const sat: {
    Vector: typeof Vector;
    Polygon: typeof Polygon;
    testPolygonPolygon(a: Polygon, b: Polygon): boolean;
  };
  export default sat;
}
