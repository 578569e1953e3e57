import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyFault, faults } from '../../../tools/visual-mutants/faults';

// Whoever changes a line that a fault is in changes the fault too.
it.each(faults)('$id fits its file, and changes it', (fault) => {
  const content = readFileSync(fault.file, 'utf8');
  expect(applyFault(fault, content)).not.toBe(content);
});

it('a fault that fits several places is refused, and what replaces a text is taken literally', () => {
  const fault = { id: 'fault', what: '', file: '', find: 'one', replace: '$&', specs: [] };
  expect(applyFault(fault, 'one two')).toBe('$& two');
  expect(() => applyFault(fault, 'one one')).toThrow(RangeError);
  expect(() => applyFault(fault, 'two')).toThrow(RangeError);
});
