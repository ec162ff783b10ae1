import { File, FileText, FolderArchive, LayoutTemplate, type LucideIcon, ScrollText } from 'lucide-react';
import arches from '../../art/arches.svg';
import bottle from '../../art/bottle.svg';
import gallery from '../../art/gallery.svg';
import portrait from '../../art/portrait.svg';
import street from '../../art/street.svg';

/** What a file's card looks like. */
interface DownloadLook {
  readonly art: string;
  readonly icon: LucideIcon;
}

const LOOKS: Readonly<Record<string, DownloadLook>> = {
  'prompting-guide': { art: arches, icon: FileText },
  'cheat-sheet': { art: portrait, icon: ScrollText },
  'prompt-pack': { art: street, icon: FolderArchive },
  'notion-template': { art: gallery, icon: LayoutTemplate },
};

/** @param id the file's; one that is not known here has a look all the same */
export function lookOf(id: string): DownloadLook {
  return LOOKS[id] ?? { art: bottle, icon: File };
}
