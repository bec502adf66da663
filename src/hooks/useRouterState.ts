import { useLocation } from 'react-router-dom';

/** §8 Join failure: what the Join page hands to the page of the list. */
export interface JoinFailure {
  /** The error message for the user. */
  message: string;
  /** The token of the invite when it is not used up, so that trying again may help. */
  token?: string;
  /** The invite is of no use any more. */
  needsNew?: boolean;
}

/** What a redirect hands to the page that it opens, in the router's state. */
export interface RouterState {
  /** Only the address has changed: the page stays as it is, where it is scrolled to. */
  keepsPlace?: true;
  joinFailure?: JoinFailure;
}

/** What the redirect to the current page handed to it. */
export function useRouterState(): RouterState {
  return (useLocation().state as RouterState | null) ?? {};
}
