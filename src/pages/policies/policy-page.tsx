import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../ui/page-head';
import { descriptions } from '../descriptions';
import { pageList, type PageName } from '../page-list';
import { policies, texts, type SectionExtra } from './texts';

interface PolicyPageProps {
  readonly name: 'terms' | 'privacy' | 'responsibleGaming';
  /** What a section shows below its text. */
  readonly below?: (more: SectionExtra) => ReactNode;
}

/** A policy (spec section 2) as a sheet of paper on the water. */
export function PolicyPage({ name, below = () => null }: PolicyPageProps) {
  const { binding, summary, sections } = policies[name];
  const [before, after] = texts.lastUpdated.split('{date}');
  return (
    <div className="px-3 py-8 sm:px-8 sm:py-14">
      <PageHead {...pageList[name]} description={descriptions[name]} />
      <article className="policy mx-auto max-w-[calc(65ch+8rem)] rounded-lg p-[clamp(28px,6vw,64px)] leading-[1.65] text-[#2b2116]">
        <h1 tabIndex={-1}>{pageList[name].title}</h1>
        <p className="mt-[0.5rem] text-[0.9375rem] text-[#6a4d2c]">
          <span>{before}</span>
          <time dateTime={texts.date.machine}>{texts.date.shown}</time>
          <span>{after}</span>
        </p>
        {binding && <p>{binding}</p>}
        <p className="mt-[1.5rem] border-s-4 border-gold ps-[1.1rem] text-[1.1875rem]">{summary}</p>
        {sections.map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            {section.body.map((block, n) =>
              typeof block === 'string' ? (
                <Paragraph key={n} text={block} />
              ) : (
                <ul key={n}>
                  {block.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ),
            )}
            {section.more && below(section.more)}
          </Fragment>
        ))}
      </article>
    </div>
  );
}

function Paragraph({ text }: { readonly text: string }) {
  // Text, then a link's text and page, then text again, and so on.
  const parts = text.split(/\[(.+?)\]\((\w+)\)/);
  return (
    <p>
      {parts.map((part, n) => {
        if (n % 3 === 0) return <span key={n}>{part}</span>;
        if (n % 3 === 2) return null;
        const page = pageList[parts[n + 1] as PageName];
        return (
          <Link key={n} to={page.path}>
            {part}
          </Link>
        );
      })}
    </p>
  );
}

export const PrivacyPage = () => <PolicyPage name="privacy" />;

export const TermsPage = () => <PolicyPage name="terms" />;
