import { SCRIPT_MODELS, type TextModelId, takesOwnKey } from '@framewright/contract';
import type { VideoTargetId } from '@framewright/prompt-engine/video-targets';
import { useState } from 'react';
import { useDefaultModel } from '../../lib/text-models.ts';

const [FIRST_MODEL] = SCRIPT_MODELS;

/**
 * What every call of the script generator takes along. The key lives nowhere else. Until a model is chosen, the first
 * that works writes: an engine's, with a key the first of the list, else the built-in engine.
 */
export function useSettings() {
  const [chosen, setModel] = useState<TextModelId>();
  const [target, setTarget] = useState<VideoTargetId>('ten-seconds');
  const [key, setKey] = useState('');
  const [keyShown, setKeyShown] = useState(false);
  const byDefault = useDefaultModel(key.trim() ? FIRST_MODEL : 'built-in');
  const model = chosen ?? byDefault;
  return {
    ...{ model, setModel, target, setTarget, key, setKey, keyShown, setKeyShown },
    /** As the calls take them; what needs no key is sent none. */
    values: { model, target, openai_api_key: (takesOwnKey(model) && key.trim()) || null },
  };
}
