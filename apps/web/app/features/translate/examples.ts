/** Prompts to begin with, each as its tool's users write it. */
export const EXAMPLES = [
  {
    name: 'AUTOMATIC1111',
    text: `(masterpiece:1.2), best quality, (violin maker:1.3), fitting a string to a violin, old workshop, (wood shavings:0.8), (soft window light:1.25), golden hour, 35mm lens, shallow depth of field, rule of thirds, (film grain:0.6), <lora:oldfilm_v2:0.6>
Negative prompt: (blurry:1.4), extra fingers, text
Steps: 30, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 2217094415, Size: 832x1216`,
  },
  {
    name: 'Midjourney',
    text: 'a lighthouse keeper climbing a spiral staircase, lantern in hand, cold blue light from above, low angle, cinematic --ar 2:3 --stylize 250 --no people, text --v 7',
  },
  {
    name: 'Danbooru tags',
    text: '1girl, solo, long_hair, red_scarf, holding_umbrella, rainy_street, night, neon_lights, from_behind, wide_shot',
  },
  {
    name: 'FLUX.2 caption',
    text: '{"scene":"A fox crosses a frozen lake at dawn","subjects":[{"description":"a red fox","action":"walking across the ice"}],"lighting":"low golden sunlight from behind","background":"a frozen lake with pines and mist","composition":"wide shot, subject on the left third","mood":"quiet"}',
  },
] as const;
