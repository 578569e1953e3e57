export const texts = {
  newVersion: {
    title: 'A new version is ready',
    description: 'Reload to update. Your coins are safe.',
    reload: 'Reload',
  },
} as const;
