/** What an expression puts on the page, from the harmless to the harmful: of two that are possible the worse counts. */
const KINDS = /** @type {const} */ (['nothing', 'elements', 'text', 'list of texts']);

/** @typedef {typeof KINDS[number]} Kind */

/** @typedef {import('./plugin.mjs').Rule} Rule */
/** @typedef {ReturnType<Extract<Rule, { create: (...context: never) => unknown }>['create']>} Visitor */
/** @template {keyof Visitor} Name @typedef {Parameters<NonNullable<Visitor[Name]>>[0]} NodeOf */
/** @typedef {NodeOf<'FunctionDeclaration'> | NodeOf<'ArrowFunctionExpression'>} FunctionNode */
/** @typedef {FunctionNode['parent']} Node */
/** @typedef {NodeOf<'JSXElement'> | NodeOf<'JSXFragment'>} Parent */
/** @typedef {Parent['children'][number]} Child */
/** @typedef {NonNullable<NodeOf<'ReturnStatement'>['argument']>} Expression */
/** @typedef {(name: Extract<Expression, { type: 'Identifier' }>) => FunctionNode | Expression | null} Resolve */

/** Components that always render one element, as if they were one. */
const ELEMENTS = ['Link'];
/** Functions that return elements. */
const RETURN_ELEMENTS = ['createPortal', 'useRoutes'];
/** Text is compared and negated without being shown. */
const COMPARES = /^([!=]==?|[<>]=?|in|instanceof)$/;

const MESSAGE =
  'Text needs an element of its own here: page translation replaces text nodes, and React loses those that it keeps beside others.';

/** @param {readonly Kind[]} kinds @returns {Kind} */
const worst = (kinds) => KINDS.findLast((kind) => kinds.includes(kind)) ?? 'nothing';

/** @param {unknown} node @returns {node is Node} */
const isNode = (node) => typeof node === 'object' && node !== null && 'type' in node;

/** @param {Node} node @returns {node is FunctionNode} */
const isFunction = (node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/** @param {unknown} node @returns {(Expression | null)[]} what its `return`s return, but for those of functions in it */
function returnsIn(node) {
  if (Array.isArray(node)) return node.flatMap(returnsIn);
  if (!isNode(node) || isFunction(node)) return [];
  if (node.type === 'ReturnStatement') return [node.argument];
  return Object.entries(node).flatMap(([name, value]) => (name === 'parent' ? [] : returnsIn(value)));
}

/** @param {FunctionNode} node @returns {Expression[]} all that it may return */
const returnsOf = ({ body }) =>
  (body?.type === 'BlockStatement' ? returnsIn(body.body) : [body]).filter((returned) => returned !== null);

/** @param {FunctionNode} node @returns {boolean} whether its name is that of a component */
function isComponent(node) {
  const { parent } = node;
  const name = node.id ?? (parent.type === 'VariableDeclarator' ? parent.id : null);
  return name?.type === 'Identifier' && /^[A-Z]/.test(name.name);
}

/**
 * @param {readonly string[]} slots names of props for elements
 * @param {Resolve} resolve finds what a name in the file stands for
 */
function kindsOf(slots, resolve) {
  /** @param {FunctionNode} node @returns {Kind} */
  const kindOfReturned = (node) => worst(returnsOf(node).map(kindOf));

  /** @param {NodeOf<'CallExpression'>} node @returns {Kind} */
  function kindOfCall({ callee, arguments: given }) {
    const made = given.find((argument) => isFunction(argument));
    const method =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name;
    if (made && (method === 'map' || method === 'flatMap' || method === 'from')) {
      const kind = kindOfReturned(made);
      return kind === 'text' ? 'list of texts' : kind;
    }
    if (callee.type !== 'Identifier') return 'text';
    if (slots.includes(callee.name) || RETURN_ELEMENTS.includes(callee.name)) return 'elements';
    const called = resolve(callee);
    return called && isFunction(called) ? kindOfReturned(called) : 'text';
  }

  /** @param {Expression} node @returns {Kind} */
  function kindOf(node) {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return 'elements';
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing';
      case 'Identifier': {
        if (node.name === 'undefined') return 'nothing';
        if (slots.includes(node.name)) return 'elements';
        const value = resolve(node);
        return value && !isFunction(value) ? kindOf(value) : 'text';
      }
      case 'MemberExpression':
        return !node.computed && node.property.type === 'Identifier' && slots.includes(node.property.name)
          ? 'elements'
          : 'text';
      case 'ConditionalExpression':
        return worst([kindOf(node.consequent), kindOf(node.alternate)]);
      case 'LogicalExpression':
        return node.operator === '&&' ? kindOf(node.right) : worst([kindOf(node.left), kindOf(node.right)]);
      case 'CallExpression':
        return kindOfCall(node);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return kindOfReturned(node);
      case 'BinaryExpression':
        return COMPARES.test(node.operator) ? 'nothing' : 'text';
      case 'UnaryExpression':
        return node.operator === '!' ? 'nothing' : 'text';
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        return kindOf(node.expression);
      default:
        return 'text';
    }
  }
  return { kindOf, kindOfReturned };
}

/** @param {Child} child @returns {boolean} whether it puts anything on the page: layout of the code and comments don't */
const isShown = (child) =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(child.value)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/**
 * @param {Parent} node
 * @returns {'element' | 'component' | 'fragment'} what is on the page for it: itself, what only the component knows, or its children
 */
function roleOf(node) {
  if (node.type === 'JSXFragment') return 'fragment';
  const { name } = node.openingElement;
  if (name.type !== 'JSXIdentifier') return 'component';
  if (name.name === 'Fragment') return 'fragment';
  return /^[a-z]/.test(name.name) || ELEMENTS.includes(name.name) ? 'element' : 'component';
}

/** @param {Child} child @returns {boolean} whether it is on the page, unchanged, for as long as its parent is */
const isFixed = (child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXElement' && roleOf(child) === 'element') ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

/**
 * A rule for text that changes: React must never update, remove or insert before a text node that has siblings.
 *
 * Page translation (of Chrome and Safari) puts `<font>` elements in the place of text nodes. React keeps the nodes that
 * it has made: it then changes a text that nobody sees, or throws because the node is not where it was. Where the text
 * is the only child of an element, React sets the element's content, whatever is in it. So an element with more than
 * one child may have text among them only if all of them are fixed, and a fragment or a component, which are no
 * elements, none at all: neither as a child nor as all that a component returns.
 *
 * Props for elements are among the children as `children` is, if the option `slots` names them. Whoever passes text to
 * one, or text alone to a component, has to know that it gets an element of its own there: this the rule cannot see.
 *
 * @type {Rule}
 */
export const textInOwnElement = {
  meta: {
    schema: [{ type: 'object', properties: { slots: { type: 'array' } } }],
    defaultOptions: [{ slots: [] }],
  },
  create({ filename, options, report, sourceCode }) {
    const { slots } = /** @type {{ slots: string[] }} */ (options[0]);

    /** @type {Resolve} */
    const resolve = (name) => {
      /** @type {ReturnType<typeof sourceCode.getScope> | null} */
      let scope = sourceCode.getScope(name);
      for (; scope; scope = scope.upper) {
        const definition = scope.set.get(name.name)?.defs[0];
        if (!definition) continue;
        const { node } = definition;
        if (definition.type === 'FunctionName' && isFunction(node)) return node;
        return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.init : null;
      }
      return null;
    };
    const { kindOf, kindOfReturned } = kindsOf(['children', ...slots], resolve);

    /** @param {Child} child @returns {Kind} */
    const kindOfChild = (child) => {
      if (child.type === 'JSXText') return 'text';
      if (child.type !== 'JSXExpressionContainer') return 'elements';
      return child.expression.type === 'JSXEmptyExpression' ? 'nothing' : kindOf(child.expression);
    };

    /** @param {Parent} node */
    const checkChildren = (node) => {
      const children = node.children.filter(isShown);
      const role = roleOf(node);
      const isAlone = children.length === 1 && role !== 'fragment';
      if (!isAlone && role === 'element' && children.every(isFixed)) return;
      for (const child of children) {
        const kind = kindOfChild(child);
        if (kind === 'list of texts' || (kind === 'text' && !isAlone))
          report({ node: child, message: MESSAGE });
      }
    };

    /** @param {FunctionNode} node */
    const checkReturned = (node) => {
      if (!filename.endsWith('.tsx') || !isComponent(node)) return;
      if (kindOfReturned(node).includes('text')) report({ node, message: MESSAGE });
    };

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkReturned,
      FunctionExpression: checkReturned,
      ArrowFunctionExpression: checkReturned,
    };
  },
};
