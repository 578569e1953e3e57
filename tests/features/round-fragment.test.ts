import { expect, test } from 'vitest';
import { roundCodeIn } from '../../src/features/round-fragment';

test.each(['', '.', ').', '%20', '&utm_source=mail', '?fbclid=1'])(
  "a link's code is found where '%s' was added to the link",
  (added) => expect(roundCodeIn(`#round=Aed_W-A${added}`)).toBe('Aed_W-A'),
);

test('what begins with no code stands for one as it is, and another fragment for none', () => {
  expect(roundCodeIn('#round=<script>')).toBe('<script>');
  expect(roundCodeIn('#rules')).toBeNull();
});
