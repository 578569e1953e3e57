import { LimitTools } from '../../features/limits/limit-tools';
import { OutsideLinks } from '../../ui/outside-links';
import { PolicyPage } from './policy-page';
import { texts } from './texts';

/** Where to get help: in the countries of the language first. */
const HelpLinks = () => (
  <>
    <OutsideLinks links={texts.helpOrganisations} />
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{texts.otherHelp.title}</summary>
      <OutsideLinks links={texts.otherHelp.organisations} />
    </details>
  </>
);

export const ResponsibleGamingPage = () => (
  <PolicyPage
    name="responsibleGaming"
    below={(more) => (more === 'limit tools' ? <LimitTools /> : <HelpLinks />)}
  />
);
