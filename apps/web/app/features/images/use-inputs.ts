import { IMAGE_MODES, type ImageMode, STRENGTH } from '@framewright/contract';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { draftAs, keepDraft } from '../../lib/draft.ts';
import { takeHandedPicture } from '../../lib/handed-picture.ts';
import { keepLargeDraft, largeDraft } from '../../lib/large-drafts.ts';
import { type InputImage, readInput } from './read-input.ts';

const PICTURES = 'inputs';
const pictures = z.array(z.object({ name: z.string(), size: z.number(), dataUrl: z.string() })).min(1);
/** What the pictures were for. */
const purpose = z.object({
  mode: z.enum(IMAGE_MODES),
  strength: z.number(),
  description: z.string(),
  /** The id of the work that was made of them. */
  workId: z.string().exactOptional(),
});

interface Kept extends z.output<typeof purpose> {
  readonly inputs: readonly InputImage[];
}

/** The pictures that image-to-image starts from, and how far it departs from them; all of it outlives a reload. */
export function useInputs(firstMode: ImageMode, description: string, onUnreadable: () => void) {
  const [mode, setMode] = useState<ImageMode>(firstMode);
  const [inputs, setPictures] = useState<readonly InputImage[]>([]);
  const [strength, setStrength] = useState<number>(STRENGTH.default);
  const [workId, setWorkId] = useState<string>();

  function setInputs(next: readonly InputImage[]) {
    setPictures(next);
    setWorkId(undefined);
    if (next.length === 0) keepDraft('inputs-purpose', '');
    void keepLargeDraft(PICTURES, next);
  }

  useKeptPurpose(inputs.length > 0, { mode, strength, description, ...(workId !== undefined && { workId }) });
  useHandedPicture((input) => {
    setMode('image-to-image');
    if (input) setInputs([input]);
    else onUnreadable();
  });

  function comeBack(kept: Kept) {
    setMode(kept.mode);
    setPictures(kept.inputs);
    setStrength(kept.strength);
    setWorkId(kept.workId);
  }

  // Words that came from elsewhere meanwhile begin something of their own.
  useKept((kept) => {
    if (inputs.length === 0 && mode === firstMode && kept.description === description) comeBack(kept);
  });

  return {
    ...{ mode, setMode, inputs, setInputs, strength, setStrength },
    /** What is there now has become a picture. */
    becameWork: setWorkId,
    /** Brings back what a picture was made from, and how. @returns that, where this browser still has it */
    async comeBackTo(made: { readonly id: string; readonly strength: number | undefined }) {
      const kept = await keptInputs();
      setMode('image-to-image');
      if (made.strength !== undefined) setStrength(made.strength);
      if (kept?.workId !== made.id) return [];
      comeBack(kept);
      return kept.inputs;
    },
  };
}

/** Keeps what the pictures are for, as long as there are any. */
function useKeptPurpose(hasInputs: boolean, now: z.output<typeof purpose>) {
  const text = JSON.stringify(now);
  useEffect(() => {
    if (hasInputs) keepDraft('inputs-purpose', text);
  }, [hasInputs, text]);
}

async function keptInputs(): Promise<Kept | undefined> {
  const what = draftAs('inputs-purpose', purpose);
  const found = what && pictures.safeParse(await largeDraft(PICTURES)).data;
  return found && { ...what, inputs: found };
}

/** Hands over what was kept, once, when it has been read. */
function useKept(onKept: (kept: Kept) => void) {
  const take = useRef(onKept);
  useEffect(() => {
    take.current = onKept;
  });
  useEffect(() => {
    let isGone = false;
    void keptInputs().then((kept) => {
      if (kept && !isGone) take.current(kept);
    });
    return () => {
      isGone = true;
    };
  }, []);
}

/** Takes the picture that was handed over from the extractor: the input of image-to-image, unless it cannot be read. */
function useHandedPicture(onPicture: (input: InputImage | undefined) => void) {
  const take = useRef(onPicture);
  useEffect(() => {
    const picture = takeHandedPicture();
    if (picture) void readInput(picture).then(take.current, () => take.current(undefined));
  }, []);
}
