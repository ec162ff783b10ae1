import type { DOWNLOAD_FORMS } from '@framewright/contract';
import { Download } from 'lucide-react';
import { IMAGE_SCREEN } from './texts.ts';
import type { Picture } from './use-generate-image.ts';

type Form = (typeof DOWNLOAD_FORMS)[number];

/** The most characters of a prompt that go into a name. */
const NAME_LENGTH = 60;

/** The picture as a file: with its prompt written into it, or as it was made. */
export function DownloadChoice({ picture }: { picture: Picture }) {
  const { hasCredentials } = picture;
  return (
    <section className="grid gap-2" aria-label="Download">
      <div className="flex flex-wrap gap-2">
        <DownloadLink picture={picture} form="with-prompt" label="Download with prompt" />
        <DownloadLink
          picture={picture}
          form="original"
          label={hasCredentials ? 'Download original' : 'Download picture only'}
        />
      </div>
      <p className="field-hint">
        {hasCredentials ? IMAGE_SCREEN.credentialsNote : IMAGE_SCREEN.withPromptNote}
      </p>
    </section>
  );
}

function DownloadLink({ picture, form, label }: { picture: Picture; form: Form; label: string }) {
  return (
    <a className="btn btn-sm" href={`${picture.url}&as=${form}`} download={fileName(picture)}>
      <Download aria-hidden="true" />
      {label}
    </a>
  );
}

/** 'framewright-old-fisherman-mending-nets.png' */
function fileName({ wish, contentType }: Picture): string {
  const words =
    wish.prompt
      .slice(0, NAME_LENGTH)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${['framewright', ...words].join('-')}.${contentType.replace('image/', '').replace('jpeg', 'jpg')}`;
}
