#!/usr/bin/env node
// `holotisch` as it is installed. Readable by old Nodes: one that will not do hands over to a Node of ours, fetched once.
import { fits } from './fits.mjs';

import(fits(process.versions.node) ? './start.mjs' : './hand-over.mjs');
