#!/usr/bin/env node
// Runs on any Node from 20.19 on; the command itself runs on the project's Node 24.
import { boot } from '../../../scripts/boot.mjs';

boot('holotisch', process.argv.slice(2));
