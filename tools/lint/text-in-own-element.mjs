/** @typedef {import('./plugin.mjs').Rule} Rule */
/** @typedef {ReturnType<Extract<Rule, { create: (...context: never) => unknown }>['create']>} Visitor */
/** @template {keyof Visitor} Name @typedef {Parameters<NonNullable<Visitor[Name]>>[0]} NodeOf */
/** @typedef {NodeOf<'JSXElement'> | NodeOf<'JSXFragment'>} Parent */
/** @typedef {Parent['children'][number]} Child */
/** @typedef {NonNullable<NodeOf<'ReturnStatement'>['argument']>} Expression */

const MESSAGE =
  'Text needs an element of its own here: page translation replaces text nodes, and React loses those that it keeps beside others.';

/** Components that always render one element, as if they were one. */
const ELEMENTS = ['Link'];
/** Text is compared and negated without being shown. */
const COMPARES = /^([!=]==?|[<>]=?|in|instanceof)$/;

/** @param {Child} child @returns {boolean} whether it puts anything on the page: layout of the code and comments don't */
const isShown = (child) =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(child.value)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** @param {Parent} node @returns {boolean} whether it is itself on the page, and not only what it contains */
function isElement(node) {
  if (node.type === 'JSXFragment') return false;
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' && (/^[a-z]/.test(name.name) || ELEMENTS.includes(name.name));
}

/** @param {Child} child @returns {boolean} whether it is on the page, unchanged, for as long as its parent is */
const isFixed = (child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXElement' && isElement(child)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

/**
 * @param {NodeOf<'CallExpression'>} node
 * @returns {Expression | undefined} what the function that it is given makes, as in `list.map((one) => <li />)`
 */
function madeBy({ arguments: given }) {
  const made = given.find(({ type }) => type === 'ArrowFunctionExpression');
  if (made?.type !== 'ArrowFunctionExpression') return undefined;
  if (made.body.type !== 'BlockStatement') return made.body;
  const last = made.body.body.at(-1);
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

/**
 * A rule for text that changes: React must never update, remove or insert before a text node that has siblings.
 *
 * Page translation (of Chrome and Safari) puts `<font>` elements in the place of text nodes. React keeps the nodes that
 * it has made: it then changes a text that nobody sees, or throws because the node is not where it was. Where the text
 * is the only child of an element, React sets the element's content, whatever is in it. So an element with more than
 * one child may have text among them only if all of them are fixed, and a fragment none at all; nor may a list be of texts.
 *
 * An expression is taken for text unless it is seen to make elements: JSX, a list made of it, or one of the names in the
 * option `slots`. Whoever passes text to one of these, or text alone to a component, has to know that it gets an element
 * of its own there: this the rule cannot see.
 *
 * @type {Rule}
 */
export const textInOwnElement = {
  meta: {
    schema: [{ type: 'object', properties: { slots: { type: 'array' } } }],
    defaultOptions: [{ slots: [] }],
  },
  create({ options, report }) {
    const { slots } = /** @type {{ slots: string[] }} */ (options[0]);

    /** @param {Expression} node @returns {boolean} */
    function mayBeText(node) {
      switch (node.type) {
        case 'JSXElement':
        case 'JSXFragment':
          return false;
        case 'Literal':
          return typeof node.value === 'string' || typeof node.value === 'number';
        case 'Identifier':
          return ![...slots, 'children', 'undefined'].includes(node.name);
        case 'MemberExpression':
          return node.property.type !== 'Identifier' || mayBeText(node.property);
        case 'ConditionalExpression':
          return mayBeText(node.consequent) || mayBeText(node.alternate);
        case 'LogicalExpression':
          return (node.operator !== '&&' && mayBeText(node.left)) || mayBeText(node.right);
        case 'CallExpression':
          return mayBeText(madeBy(node) ?? node.callee);
        case 'BinaryExpression':
          return !COMPARES.test(node.operator);
        case 'UnaryExpression':
          return node.operator !== '!';
        default:
          return true;
      }
    }

    /** @param {Parent} node */
    const check = (node) => {
      const children = node.children.filter(isShown);
      const isAlone = children.length === 1 && node.type !== 'JSXFragment';
      if (!isAlone && isElement(node) && children.every(isFixed)) return;
      for (const child of children) {
        const shown = child.type === 'JSXExpressionContainer' ? child.expression : child;
        if (isAlone && (shown.type !== 'CallExpression' || !madeBy(shown))) continue;
        if (shown.type === 'JSXText' || mayBeText(/** @type {Expression} */ (shown)))
          report({ node: child, message: MESSAGE });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
