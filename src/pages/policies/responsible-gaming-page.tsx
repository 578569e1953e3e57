import { PageTitle } from '../../components/page-title';

export function ResponsibleGamingPage() {
  return (
    <>
      <PageTitle page="Responsible Gaming" />
      <h1 tabIndex={-1}>Responsible Gaming</h1>
    </>
  );
}
