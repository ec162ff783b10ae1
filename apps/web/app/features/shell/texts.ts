/** About a picture that is dropped where nothing else wants it. */
export const RECIPE_TEXTS = {
  opened: 'This is how the picture was made.',
  onePicture:
    'Drop one picture that says how it was made, and it opens here. My work takes many at once, and ZIPs.',
} as const;
