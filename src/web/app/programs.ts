import { type ComponentType, lazy } from 'react';
import type { LoginFlow as LoginFlowComponent } from '#web/features/session/login-flow.tsx';
import { withTexts } from './pages.ts';
