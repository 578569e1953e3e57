import { PageTitle } from '../../components/page-title';

export function PrivacyPage() {
  return (
    <>
      <PageTitle page="Privacy" />
      <h1 tabIndex={-1}>Privacy</h1>
    </>
  );
}
