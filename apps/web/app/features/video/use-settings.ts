import { SCRIPT_MODELS, type ScriptModelId } from '@framewright/contract';
import type { VideoTargetId } from '@framewright/prompt-engine/video-targets';
import { useState } from 'react';

const [FIRST_MODEL] = SCRIPT_MODELS;

/**
 * What every call of the script generator takes along. The key lives nowhere else. Its models write on the user's own
 * key alone: until one is chosen, the first that works is the built-in engine, and with a key the first of the list.
 */
export function useSettings() {
  const [chosen, setModel] = useState<ScriptModelId>();
  const [target, setTarget] = useState<VideoTargetId>('ten-seconds');
  const [key, setKey] = useState('');
  const [keyShown, setKeyShown] = useState(false);
  const model = chosen ?? (key.trim() ? FIRST_MODEL : 'built-in');
  return {
    ...{ model, setModel, target, setTarget, key, setKey, keyShown, setKeyShown },
    /** As the calls take them; the built-in engine is sent no key. */
    values: { model, target, openai_api_key: (model !== 'built-in' && key.trim()) || null },
  };
}
