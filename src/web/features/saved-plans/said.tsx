import { SourceWords } from '#web/lib/source-words.tsx';
import type { Said as Text } from './card-rows.ts';

export const Said = ({ text, isSource }: Text) => (isSource ? <SourceWords>{text}</SourceWords> : text);
