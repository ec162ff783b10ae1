import { readTable } from './entry.ts';

/** What is heard, for video models that make sound. */
export const SOUND = readTable(
  { element: 'audio', kind: 'video' },
  `
dialogue in quotes / dialogue / spoken line / says | Tells who speaks and exactly what; two or three words a second fit. | short lines
voice description / male voice / female voice / low voice | Age, pitch, pace and accent. | the same voice throughout
whispered delivery / whispered / whispers / whisper | Brings the voice to the ear. | intimacy and secrets
voice-over narration / voice-over / voiceover / narrator / narration | A voice that no lips have to match. | documentary
off-screen voice | The speaker is not seen. | tension
room tone | The quiet ground of a place. | scenes that would otherwise fall silent
ambient bed / ambient sound / ambience / ambient noise / background sound | Birds, traffic or sea under everything. | a sense of place
foley / footsteps / wet footsteps | Steps, cloth and cups. | touch
hard effect synced to action / sound effect / sound effects / door slam | A sound lands exactly on the movement. | impact
diegetic music / music from a radio / radio playing | Music that comes from within the scene. | realism
underscore / background music / soundtrack / score | Music outside the story: name instruments and tempo. | emotion
no music / without music | Leaves the place to its own sounds. | documentary and easier editing
sparse solo piano / solo piano / piano melody | A few notes with room between them. | drama and reflection
low drone / bass drone | A low tone that does not resolve. | thrillers
upbeat acoustic guitar / acoustic guitar music | Friendly and quick. | lifestyle
lo-fi beat / lofi beat | Relaxed and a little worn. | study and cafés
orchestral swell / orchestral music | Strings and brass rise together. | reveals
synth pulse / 110 bpm / synth music | A steady electronic drive. | technology
crowd murmur / walla / murmur / chatter | Voices without words. | restaurants and stations
rain on window / rain on the window / sound of rain | A steady soft noise. | nights
distant thunder / thunder | Something is coming. | storms
heartbeat | We hear from inside the character. | tension
muffled sound / muffled | As if through water or a wall. | point of view
long reverb / reverb / echo / echoing | The sound tells the size of the space. | halls and caves
dry close sound / close-miked / dry sound | As in a booth, with no room around it. | podcasts and closeness
Doppler pass-by / Doppler / pass-by | The pitch drops as the thing goes past. | cars and trains
sound cut to silence / cut to silence / silence | Everything stops at once. | emphasis and shock
dialogue in front / ambience low / mix order | Says what is loud and what lies beneath. | speech that must be understood
birdsong / birds singing | A bright, wide outdoors. | mornings and gardens
hum / distant hum / tram hum / engine hum | A machine kept at a distance. | rooms, streets and ships
crackling / crackle / crackling fire | Small dry sounds near the ear. | fire, crust and old records
waves lapping / sound of waves / surf | Water that comes and goes. | coasts
`,
);
