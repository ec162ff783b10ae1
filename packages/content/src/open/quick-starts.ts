import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';

/** A subject to begin with. */
export interface QuickStart {
  readonly id: string;
  readonly title: string;
  /** What goes into the subject box. Nobody real, no brand. */
  readonly subject: string;
  readonly aspectRatio: AspectRatio;
}

/** The nine that the specification names, in its order. */
export const QUICK_STARTS = [
  {
    id: 'presidential-race',
    title: 'Presidential race',
    subject:
      'a candidate at a lectern on the last night of a presidential race, one hand raised to quiet the hall, nets of balloons still closed above the crowd',
    aspectRatio: '3:2',
  },
  {
    id: 'polaroid-photo',
    title: 'Polaroid photo',
    subject:
      'an instant photo of two friends laughing on a sofa at a house party, thick white border, direct flash, a hand blurred at the edge',
    aspectRatio: '4:5',
  },
  {
    id: 'football-poster',
    title: 'Football poster',
    subject:
      'a football poster: one player striking the ball in the rain under four floodlight towers, the headline "FINAL NIGHT" along the bottom',
    aspectRatio: '2:3',
  },
  {
    id: 'selfie-with-two-footballers',
    title: 'Selfie with two footballers',
    subject:
      'a selfie with two footballers in plain green shirts at the edge of the pitch after the match, arms round shoulders, stands emptying behind',
    aspectRatio: '4:5',
  },
  {
    id: 'kungfu-bros',
    title: 'Kungfu bros',
    subject:
      'two kungfu brothers in faded black cotton, back to back in a temple courtyard, mirrored guard stances, dust rising from their feet',
    aspectRatio: '3:2',
  },
  {
    id: 'magazine-cover',
    title: 'Magazine cover',
    subject:
      'a magazine cover with a ceramicist in a clay-spattered apron looking straight out, the title "HANDMADE" across the top',
    aspectRatio: '3:4',
  },
  {
    id: 'celebrity-speaker',
    title: 'Celebrity speaker',
    subject:
      'a celebrity speaker alone on a bare stage in front of a deep red curtain, mid-sentence, open hand toward the front row',
    aspectRatio: '3:2',
  },
  {
    id: 'cafe-selfie',
    title: 'Cafe selfie',
    subject:
      'a cafe selfie by a steamed-up window, two hands round a cup, a scarf still on, rain on the street outside',
    aspectRatio: '4:5',
  },
  {
    id: 'basketball-poster',
    title: 'Basketball poster',
    subject:
      'a basketball poster: a player hanging in the air above the rim, seen from directly below the net, the headline "ABOVE" in the empty half',
    aspectRatio: '2:3',
  },
] as const satisfies readonly QuickStart[];
export type QuickStartId = (typeof QUICK_STARTS)[number]['id'];
