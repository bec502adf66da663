/** Makes the router behave as its next major version does, which is 5 KB larger (decision 102). */
export const ROUTER_FUTURE = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
