const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The elements of SVG that only draw. */
export const ELEMENTS = words(`
  svg g defs symbol use switch title desc
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Elements whose text is shown, or says what is shown. */
export const WITH_TEXT = words('text tspan textPath title desc');

export const ANIMATIONS = words('animate animateColor animateMotion animateTransform set discard mpath');

/** What may be said of an element as an attribute or in a style alike. */
export const PRESENTATION = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering
  letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi
  vector-effect visibility word-spacing writing-mode
`);

/** What only a style can say. */
export const STYLE_ONLY = words(`
  mix-blend-mode isolation transform transform-origin transform-box font marker
  x y cx cy r rx ry width height d
  mask-image mask-mode mask-repeat mask-position mask-size mask-clip mask-origin mask-composite
`);

const GEOMETRY = words(`
  id class transform viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points
  pathLength dx dy rotate textLength lengthAdjust startOffset method side spacing
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  kernelUnitLength azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale
  xChannelSelector yChannelSelector stdDeviation radius tableValues slope intercept amplitude exponent
  baseFrequency numOctaves seed stitchTiles systemLanguage requiredFeatures data-pivot
`);

/** Attributes that say how something is drawn, and nothing else. References are checked apart. */
export const isPlainAttribute = (name: string): boolean => GEOMETRY.has(name) || PRESENTATION.has(name);
