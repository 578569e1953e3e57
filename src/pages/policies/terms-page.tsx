import { PolicyPage } from './policy-page';

export const TermsPage = () => <PolicyPage name="terms" />;
