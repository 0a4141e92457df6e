import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { StartContext, type StartContextValue } from '#web/lib/start-context.ts';
import type { Arrival } from './arrival.ts';
import { Layout } from './layout.tsx';
import { ROUTES } from './pages.ts';
import { PROGRAMS, type Programs } from './programs.ts';

type Props = {
  start: StartContextValue;
  client: QueryClient;
  arrival: Arrival;
  /** Where the address is: in the browser's bar, or in what the server was asked for. */
  inRouter: (routes: ReactNode) => ReactNode;
  programs?: Programs;
};

export const App = ({ start, client, arrival, inRouter, programs = PROGRAMS }: Props) => (
  <StartContext value={start}>
    <QueryClientProvider client={client}>
      {inRouter(
        <Routes>
          <Route element={<Layout arrival={arrival} programs={programs} />}>
            {ROUTES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Routes>,
      )}
    </QueryClientProvider>
  </StartContext>
);
