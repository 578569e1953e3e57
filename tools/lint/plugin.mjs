import { importCycles } from './import-cycles.mjs';
import { importLayers } from './import-layers.mjs';
import { storageEvents, virtualTime, voidedValues } from './restricted-syntax.mjs';
import { textInOwnElement } from './text-in-own-element.mjs';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

/** Our own rules, for .oxlintrc.jsonc. */
export default {
  meta: { name: 'project' },
  rules: {
    layers: importLayers,
    cycles: importCycles,
    'storage-events': storageEvents,
    'text-in-own-element': textInOwnElement,
    'virtual-time': virtualTime,
    'voided-values': voidedValues,
  },
};
