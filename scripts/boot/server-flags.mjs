// @ts-check
/**
 * How Node runs a server with many matches. What a match keeps from one decision to the next is mostly replaced by the
 * following one: with more room for what is young, less of it is carried along. And one helper collects it: four of them,
 * Node's custom, mostly wait for each other. The image sets the same (`Dockerfile`).
 */
export const SERVER_FLAGS = ['--v8-pool-size=1', '--max-semi-space-size=64'];
