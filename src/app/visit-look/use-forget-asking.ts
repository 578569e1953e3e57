import { useLocation, useNavigate } from 'react-router-dom';

/** Takes what asks for a look from the page's address, so that a reload does not ask again. The page stays where it is. */
export function useForgetAsking(): () => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return () => {
    const others = new URLSearchParams(search);
    others.delete('look');
    void navigate({ search: others.toString(), hash }, { replace: true });
  };
}
