import { PolicyPage } from './policy-page';

export const PrivacyPage = () => <PolicyPage name="privacy" />;
