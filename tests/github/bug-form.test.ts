import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { texts as profile } from '../../src/pages/profile/texts';
import { texts as settings } from '../../src/pages/settings/texts';
import { texts as replay } from '../../src/pages/slot/replay/texts';

it('asks for the link of the round, and names what it lies behind as the game does', () => {
  const form = readFileSync('.github/ISSUE_TEMPLATE/bug.yml', 'utf8');
  expect(form).toContain('#round=');
  const named = [...form.matchAll(/"(.+?)"/g)].map(([, name]) => name);
  expect(named).toEqual([replay.watchAgain, profile.history.watch, replay.share, settings.renderer.title]);
});
