import ExternalLink from 'lucide-react/icons/external-link';
import { texts } from './texts';

export interface OutsideLink {
  readonly name: string;
  readonly url: string;
  readonly text: string;
}

/** A list of other sites. Each opens in a new tab, so that the game stays open. */
export const OutsideLinks = ({ links }: { readonly links: readonly OutsideLink[] }) => (
  <ul className="outside-links">
    {links.map(({ name, url, text }) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <span translate="no">{name}</span>
          <ExternalLink aria-hidden size={16} />
          <span className="sr-only">{texts.newTab}</span>
        </a>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
