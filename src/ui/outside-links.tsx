import ExternalLink from 'lucide-react/icons/external-link';
import { texts } from './texts';

export interface OutsideLink {
  readonly name: string;
  readonly url: string;
  readonly text: string;
}

/** A list of other sites. Each opens in a new tab, so that the game stays open. */
export const OutsideLinks = ({ links }: { readonly links: readonly OutsideLink[] }) => (
  <ul className="list-none p-0">
    {links.map(({ name, url, text }) => (
      <li key={url} className="p-0">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-[2.75rem] w-fit items-center gap-[0.4rem] font-bold underline underline-offset-[0.2em]"
        >
          <span translate="no">{name}</span>
          <ExternalLink aria-hidden size={16} />
          <span className="sr-only">{texts.newTab}</span>
        </a>
        <span className="mt-[-0.4rem] block">{text}</span>
      </li>
    ))}
  </ul>
);
