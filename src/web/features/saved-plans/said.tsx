import { SourceWords } from '#web/ui/source-words.tsx';
import type { Said as Text } from './card-rows.ts';

export const Said = ({ text, isSource }: Text) => (isSource ? <SourceWords>{text}</SourceWords> : text);
