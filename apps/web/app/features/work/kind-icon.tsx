import type { WorkKind } from '@framewright/contract';
import {
  Clapperboard,
  Image,
  type LucideIcon,
  MessageSquare,
  ScanSearch,
  TextCursorInput,
} from 'lucide-react';
import { KIND_TEXTS } from './kind-texts.ts';

export const KIND_ICONS: Readonly<Record<WorkKind, LucideIcon>> = {
  picture: Image,
  takes: TextCursorInput,
  extraction: ScanSearch,
  script: Clapperboard,
  conversation: MessageSquare,
};

/** Says by a sign what a work is. */
export function KindIcon({ kind }: { kind: WorkKind }) {
  const Icon = KIND_ICONS[kind];
  return <Icon strokeWidth={1.6} role="img" aria-label={KIND_TEXTS[kind].one} />;
}
