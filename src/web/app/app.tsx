import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { StartContext, type StartContextValue } from '#web/lib/start-context.ts';
import type { Arrival } from './arrival.ts';
import { Layout } from './layout.tsx';
import { ROUTES } from './pages.ts';
import { PROGRAMS, type Programs } from './programs.ts';
import { prefixOf } from './site-prefix.ts';
import { TabSync } from './tab-sync.tsx';

type Props = { start: StartContextValue; client: QueryClient; arrival: Arrival; programs?: Programs };

export const App = ({ start, client, arrival, programs = PROGRAMS }: Props) => (
  <StartContext value={start}>
    <QueryClientProvider client={client}>
      <TabSync />
      <BrowserRouter basename={prefixOf(window.location.pathname)}>
        <Routes>
          <Route element={<Layout arrival={arrival} programs={programs} />}>
            {ROUTES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </StartContext>
);
