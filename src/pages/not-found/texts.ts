export const texts = {
  code: '404',
  title: 'This page is lost at sea',
  text: 'It drifted off the chart, or was never on one. The lantern is lit: follow it home.',
  home: 'Back to Shore',
} as const;
