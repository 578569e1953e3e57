import { ButtonLink } from '../../components/button';
import { PageTitle } from '../../components/page-title';
import { paths } from '../paths';

export function HomePage() {
  return (
    <>
      <PageTitle />
      <h1 tabIndex={-1}>Lucky Fishing</h1>
      <ButtonLink to={paths.slots}>Play</ButtonLink>
    </>
  );
}
