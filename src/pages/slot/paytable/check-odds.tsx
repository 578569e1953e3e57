import { Link } from 'react-router-dom';
import { pageList } from '../../page-list';
import { texts } from '../texts';

/** Leads from the odds to the page on which they can be checked. */
export const CheckOdds = () => (
  <Link
    to={pageList.fairness.path}
    className="flex min-h-[2.75rem] w-fit items-center font-semibold text-gold-light underline underline-offset-[0.2em]"
  >
    {texts.checkOdds}
  </Link>
);
