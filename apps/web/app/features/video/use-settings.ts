import type { ScriptModelId } from '@framewright/contract';
import type { VideoTargetId } from '@framewright/prompt-engine/video-targets';
import { useState } from 'react';

/** What every call of the script generator takes along. The key lives nowhere else. */
export function useSettings() {
  const [model, setModel] = useState<ScriptModelId>('gpt-5');
  const [target, setTarget] = useState<VideoTargetId>('ten-seconds');
  const [key, setKey] = useState('');
  const [keyShown, setKeyShown] = useState(false);
  return {
    ...{ model, setModel, target, setTarget, key, setKey, keyShown, setKeyShown },
    /** As the calls take them; the built-in engine is sent no key. */
    values: { model, target, openai_api_key: (model !== 'built-in' && key.trim()) || null },
  };
}
