import ExternalLink from 'lucide-react/icons/external-link';

/** A place on another site: its name, its address, and what is found there. */
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
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
