import { z } from 'zod';
import { parseIsoDate } from '#domain/calendar/iso-date.ts';
import { isZip } from '#domain/geography/zip.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Identity } from './identity-gateway.ts';
