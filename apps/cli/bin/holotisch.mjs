#!/usr/bin/env node
// Runs on any Node that npm can install with; the command itself runs on the project's Node 24.
import { boot } from '../../../scripts/boot/gate.mjs';

boot('holotisch', process.argv.slice(2));
