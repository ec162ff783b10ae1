import { type TextModelId, takesOwnKey } from '@framewright/contract';
import type { VideoTargetId } from '@framewright/prompt-engine/video-targets';
import { useState } from 'react';
import { useDefaultModel } from '../../lib/text-models.ts';

/** What every call of the script generator takes along. The key lives nowhere else. */
export function useSettings() {
  const [chosen, setModel] = useState<TextModelId>();
  const byDefault = useDefaultModel('gpt-5');
  const model = chosen ?? byDefault;
  const [target, setTarget] = useState<VideoTargetId>('ten-seconds');
  const [key, setKey] = useState('');
  const [keyShown, setKeyShown] = useState(false);
  return {
    ...{ model, setModel, target, setTarget, key, setKey, keyShown, setKeyShown },
    /** As the calls take them; what needs no key is sent none. */
    values: { model, target, openai_api_key: (takesOwnKey(model) && key.trim()) || null },
  };
}
