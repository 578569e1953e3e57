import { LimitTools } from '../../features/limits/limit-tools';
import { OutsideLinks } from '../../ui/outside-links';
import { PolicyPage } from './policy-page';
import { texts } from './texts';

export const ResponsibleGamingPage = () => (
  <PolicyPage
    name="responsibleGaming"
    below={(more) =>
      more === 'limit tools' ? <LimitTools /> : <OutsideLinks links={texts.helpOrganisations} />
    }
  />
);
