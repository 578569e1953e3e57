import { PageTitle } from '../../components/page-title';

export function TermsPage() {
  return (
    <>
      <PageTitle page="Terms" />
      <h1 tabIndex={-1}>Terms</h1>
    </>
  );
}
