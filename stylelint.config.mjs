/** Style sheets use what the supported browsers know: those of `browserslist` in package.json. */
export default {
  plugins: ['stylelint-browser-compat'],
  reportNeedlessDisables: true,
  rules: {
    'plugin/browser-compat': [
      true,
      {
        allow: {
          // Known by its prefix, or in all that is used of it here.
          partialImplementation: true,
          features: [
            // Safari forces no colours.
            'properties.forced-color-adjust',
            // A scrollbar is wider without it.
            'properties.scrollbar-width',
            // Its corners stay round in Safari in the look of pixel art.
            'properties.rx',
          ],
        },
      },
    ],
    // The plugin above doesn't know it: Chrome 123, Safari 17.5.
    'function-disallowed-list': ['light-dark'],
  },
};
