import { format } from 'oxfmt';
import config from '../.oxfmtrc.json';

/**
 * Formats a text as `npm run format` does.
 *
 * @param path says by its ending what the text is
 * @throws where the text can't be parsed
 */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, config);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
