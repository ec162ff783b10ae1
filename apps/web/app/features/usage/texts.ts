export const USAGE_TEXTS = {
  label: 'Usage today',
  prompts: 'Prompts today',
  images: 'Images today',
  reset: 'Next reset',
  noneLeft: 'none left',
  loading: "Loading today's usage",
  failed: "Today's usage could not be loaded.",
} as const;
