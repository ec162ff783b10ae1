import { SUBJECT_PLACE } from '@framewright/prompt-engine/subject-place';
import { z } from 'zod';
import { embedded } from './embedded.ts';
import { endpoint } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { EXTRACTOR_BODY_LIMIT, LENGTHS } from './limits.ts';
import { span } from './prompts.ts';
import { requiredText, text } from './text.ts';

export const EXTRACTOR_TEXTS = {
  type: ERRORS.invalid_file.detail,
  size: ERRORS.file_too_large.detail,
  missing: ERRORS.no_file.detail,
  subject: 'Please say what the subject is',
  described: 'Please send the description as it came, with its place for the subject.',
} as const;

/** What Content Credentials and IPTC's AI fields claim; read, never verified. */
export const provenance = z.object({
  /** Who signed the Content Credentials; null where there are only IPTC fields. */
  signer: z.string().nullable(),
  claim_generator: z.string().nullable(),
  software_agent: z.string().nullable(),
  origin: z.enum(['generated', 'edited']).nullable(),
  actions: z.array(z.string()),
  /** IPTC's digital source type and system: 'trainedAlgorithmicMedia'. */
  digital_source_type: z.string().nullable(),
  system_used: z.string().nullable(),
});
export type Provenance = z.infer<typeof provenance>;

/** What was measured in the pixels, and the prompt that was written from it. */
export const seen = z.object({
  prompt: z.string(),
  anatomy: z.array(span),
  /** `built-in`, or the vision model that described the picture. */
  described_by: z.string(),
  palette: z.array(z.object({ hex: z.string(), name: z.string(), weight: z.number() })),
  measurements: z.array(z.object({ label: z.string(), value: z.string(), figure: z.string() })),
  /** What pixels cannot tell, each a sentence. */
  unknown: z.array(z.string()),
});
export type Seen = z.infer<typeof seen>;

/** What kind of file was read. */
export const technicalDetails = z.object({
  file_name: z.string(),
  /** In megabytes of 1,048,576 bytes, two decimals. */
  file_size_mb: z.number(),
  format: z.enum(['JPEG', 'PNG', 'WebP']),
  /** In pixels, upright. */
  width: z.int(),
  height: z.int(),
  /** What the camera noted: 'Canon EOS R5 · 50 mm · f/1.8 · 1/250 s · ISO 200'; null where none left a trace. */
  camera: z.string().nullable(),
});
export type TechnicalDetails = z.infer<typeof technicalDetails>;

/** What was read out of a picture. */
export const analysis = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The embedded prompt word for word where there is one, else the one that was written from the pixels. */
  prompt: z.string(),
  anatomy: z.array(span),
  technical_details: technicalDetails,
  /** In the owner's history; null for visitors. */
  saved_id: z.string().nullable(),
  /** Where it is kept on the roll; left out for visitors. */
  work_id: z.string().optional(),
  embedded: embedded.nullable(),
  provenance: provenance.nullable(),
  seen,
});
export type Analysis = z.infer<typeof analysis>;

export const analyzePicture = endpoint({
  method: 'POST',
  path: '/api/image-prompt/analyze',
  summary: 'Read the prompt out of a picture: multipart/form-data with one part, `file`',
  access: 'optional',
  key: 'make',
  multipart: true,
  bodyLimit: EXTRACTOR_BODY_LIMIT,
  oversize: 'file_too_large',
  response: analysis,
  errors: [
    'no_file',
    'one_file',
    'broken_upload',
    'invalid_file',
    'file_too_large',
    'too_many_pixels',
    'too_many_analyses',
    'request_timeout',
  ],
  envelope: true,
});

export const readEmbedded = endpoint({
  ...analyzePicture,
  path: '/api/image-prompt/embedded',
  summary:
    'What a tool wrote into a picture, whole and as a JSON file, however long it is: multipart/form-data with one part, `file`',
  response: embedded,
  errors: [...analyzePicture.errors, 'nothing_embedded'],
  envelope: false,
});

/** Spans of a description: in order, and within it. */
const describedSpans = z
  .array(span, { error: EXTRACTOR_TEXTS.described })
  .min(1, EXTRACTOR_TEXTS.described)
  .max(40, EXTRACTOR_TEXTS.described);

/** The subject of a picture, for the description that keeps a place for it. */
export const subjectRequest = z
  .object({
    subject: requiredText('subject', LENGTHS.pictureSubject, EXTRACTOR_TEXTS.subject),
    /** `seen.prompt` and `seen.anatomy` of an analysis. */
    prompt: text('prompt', LENGTHS.prompt, EXTRACTOR_TEXTS.described),
    anatomy: describedSpans,
    /** The history's entry that gets the prompt. */
    saved_id: text('saved_id', LENGTHS.name).nullable().optional(),
  })
  .refine(({ prompt, anatomy }) => prompt.startsWith(SUBJECT_PLACE) && areInOrder(anatomy, prompt.length), {
    path: ['prompt'],
    error: EXTRACTOR_TEXTS.described,
  });

export type SubjectRequest = z.infer<typeof subjectRequest>;

function areInOrder(spans: readonly z.infer<typeof span>[], length: number): boolean {
  const bounds = spans.flatMap(({ start, end }) => [start, end]);
  return [0, ...bounds, length].every((at, i, all) => i === 0 || at >= (all[i - 1] ?? 0));
}

export const nameSubject = endpoint({
  method: 'POST',
  path: '/api/image-prompt/subject',
  summary: 'Write a description around the subject that a person named; counts as no usage',
  access: 'optional',
  body: subjectRequest,
  response: z.object({ success: z.literal(true), prompt: z.string(), anatomy: z.array(span) }),
  errors: ['too_many_translations'],
  envelope: true,
});

/** An entry of the history; of its picture the name and a thumbnail are kept. */
export const extractedPrompt = z.object({
  id: z.string(),
  image_name: z.string(),
  generated_prompt: z.string(),
  created_at: z.string(),
  /** `data:image/webp;base64,…`, at most 256 pixels a side. */
  thumbnail: z.string(),
});
export type ExtractedPrompt = z.infer<typeof extractedPrompt>;

/** An entry as its owner sees it. */
export const historyEntry = extractedPrompt.extend({
  /** Where the roll shows it; null where it is in the bin, or gone from there. */
  work_id: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const extractorHistory = endpoint({
  method: 'GET',
  path: '/api/image-prompt/history',
  summary: 'The prompts that the caller has extracted, newest first',
  access: 'signed-in',
  response: z.object({ success: z.literal(true), prompts: z.array(historyEntry) }),
  errors: [],
  envelope: true,
});

export const deleteExtracted = endpoint({
  method: 'DELETE',
  path: '/api/image-prompt/:id',
  summary: 'Delete one of the extracted prompts',
  access: 'signed-in',
  params: z.object({ id: z.string().max(64) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
  envelope: true,
});
