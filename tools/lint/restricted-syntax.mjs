/**
 * A rule that forbids what its selectors find; a selector is written as in ESLint's `no-restricted-syntax`, which oxlint
 * does not have.
 *
 * @param {readonly { readonly selector: string; readonly message: string }[]} restrictions
 * @returns {import('./plugin.mjs').Rule}
 */
const restrictedSyntax = (restrictions) => ({
  create: ({ report }) =>
    Object.fromEntries(
      restrictions.map(({ selector, message }) => [
        selector,
        /** @param {{ range: [number, number] }} node */ (node) => {
          report({ node, message });
        },
      ]),
    ),
});

export const storageEvents = restrictedSyntax([
  {
    selector:
      "CallExpression:matches([callee.name='addEventListener'], [callee.property.name='addEventListener'])[arguments.0.value='storage']",
    message: 'Only store/ touches saved data, its locks and its events.',
  },
]);

const neverInARace =
  'Virtual time passes by the milliseconds that a test names, never for as long as something else takes.';

/**
 * How virtual time could pass in a race with real work: a test that is right on one machine would be wrong on a faster
 * one.
 */
export const virtualTime = restrictedSyntax([
  {
    selector: 'MemberExpression[property.name=/^race$|^any$/][object.name=Promise]',
    message: neverInARace,
  },
  ...['WhileStatement', 'DoWhileStatement', 'ForStatement[test=null]'].map((loop) => ({
    selector: `${loop} CallExpression[callee.name=/^(advance|jump)/]`,
    message: neverInARace,
  })),
  {
    selector:
      'CallExpression[callee.property.name=/^(poll|toPass)$/] CallExpression[callee.name=/^(advance|jump)/]',
    message: neverInARace,
  },
  {
    selector: 'CallExpression[callee.name=/^(advance|jump)/]:not(AwaitExpression > *)',
    message: 'Wait for virtual time before anything else is done.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(waitForTimeout|waitForFunction)$/]',
    message: 'Wait for a state, by an assertion that is tried again.',
  },
  {
    selector: 'Property[key.name=timeout] > Literal',
    message:
      'A limit ends what hangs, and is no measure of speed: take one of TIMEOUTS (testing/timeouts.ts).',
  },
  {
    selector: 'MemberExpression[property.name=clock]',
    message: 'testing/time.ts alone drives the clock: freezeTime, advanceTime, jumpTime.',
  },
]);

/** What the typed rule `no-meaningless-void-operator` leaves out: `void` before something that isn't a call. */
export const voidedValues = restrictedSyntax([
  {
    selector:
      'UnaryExpression[operator=void][argument.type!=/^(Call|Chain|Import|Assignment)Expression$/]:not([argument.value=0])',
    message: 'void only discards what a call returns.',
  },
]);
