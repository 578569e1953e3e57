import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { OfPlayer } from '../../ui/of-player';
import { Options, type OptionsProps } from '../../features/options';

interface SectionProps {
  /** The id of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
}

/** A part of the settings: what it is about, and beside it on a wide screen what can be set. */
export const Section = ({ id, title, text, Icon, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="edged grid grid-cols-1 gap-x-10 gap-y-5 rounded-lg border border-shaft/15 bg-deep/80 p-5 shadow-mid sm:p-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={id} className="flex items-center gap-3 text-2xl">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-linear-to-b from-shallow to-mid text-foam shadow-mid ring-1 ring-shaft/30">
          <Icon aria-hidden size={22} />
        </span>
        <span>{title}</span>
      </h2>
      <p id={`${id}-text`} className="mt-3 text-muted">
        {text}
      </p>
    </div>
    <OfPlayer className="grid grid-cols-1 content-start gap-4">{children}</OfPlayer>
  </section>
);

interface ChoiceProps<Id>
  extends Omit<SectionProps, 'children'>, Omit<OptionsProps<Id>, 'labelledBy' | 'describedBy'> {
  /** Beneath the options. */
  readonly children?: ReactNode;
  /** What the choice means on this device; announced when it changes. */
  readonly inUse?: string;
}

export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { options, chosen, onChoose, inUse, columns, children, ...section } = props;
  return (
    <Section {...section}>
      <Options
        labelledBy={section.id}
        describedBy={`${section.id}-text`}
        {...{ options, chosen, onChoose, columns }}
      />
      {inUse && (
        <p role="status" className="font-semibold text-gold-light">
          {inUse}
        </p>
      )}
      {children}
    </Section>
  );
}
