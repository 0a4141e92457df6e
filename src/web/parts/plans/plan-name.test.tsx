import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStart } from '#tests/support/web/examples.ts';
import { PlanName } from './plan-name.tsx';
