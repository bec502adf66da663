import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { removeModalEntry } from './modalHistory.ts';

/**
 * Navigates from an open modal: the modal's entry leaves the history first, where it would stay between
 * the two pages.
 */
export function useModalNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (to, options) => {
    await removeModalEntry();
    navigate(to, options);
  };
}
