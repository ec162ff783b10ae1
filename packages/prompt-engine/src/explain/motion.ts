import { readTable } from './entry.ts';

const CAMERA_MOVES = readTable(
  { element: 'motion', kind: 'video' },
  `
static locked-off shot / locked off / static shot / static camera | Nothing moves but the subject. | products, comedy and dependable results
slow push-in / push in / dolly in / slow dolly in / pushes in | The camera comes nearer and tension grows. | reveals and emotion
pull-out / dolly out / pull back / dolly back / pulls back / pulls out | The camera withdraws and the place appears. | endings
tracking shot / tracks alongside / tracking | The camera runs beside the subject. | walks and cars
follow shot from behind / follow shot / follows from behind | We go along with the subject. | journeys
leading shot | The camera backs away in front of the subject. | walking and talking
truck left / truck right / trucking shot | The camera glides sideways. | shelves and rows
pan left / pan right / slow pan / camera pans | The camera turns on the spot. | landscapes, and linking two things
tilt up / tilt down / camera tilts | The camera turns up or down. | towers and outfits
pedestal up / pedestal down | The camera rises or sinks without turning. | looking over a wall
crane shot / crane up | A large rise or fall. | openings and finales
jib sweep / jib shot | A small rising arc. | stages and dinner tables
orbit shot / arc shot / orbits around / orbiting / orbit | The camera circles the subject. | products and heroes
handheld / hand-held / handheld camera | A slight shake of breath and steps. | documentary and urgency
gimbal glide / gimbal / steadicam | A smooth walk. | property and weddings
whip pan | A blurred fast turn. | transitions and comedy
crash zoom | A sudden zoom. | shock and humour
slow zoom in / slow zoom / zooms in | Flatter than a push: the lens changes, the camera stays. | tension in the manner of the 1970s
dolly zoom | The background warps while the face stays. | fear and realisation
drone fly-over / fly-over / flyover / drone flies | Forward flight at height. | coasts
FPV drone dive / FPV drone | Fast and rolling. | sport and cliffs
rack focus / focus pull / pulls focus | Sharpness moves from one thing to another. | reveals
snorricam / body-mounted camera | The face stays fixed while the world moves. | panic
one continuous take / single take / continuous shot / one take | No cuts; keep the action simple. | immersion
top-down rotating shot / rotating overhead shot | An overhead view turns slowly. | food and dance
macro slide | A tiny slow travel across a surface. | watches and textures
camera passes through a window / through a keyhole | An impossible move, which may fail. | reveals
`,
);

const TIMING = readTable(
  { element: 'motion', kind: 'video' },
  `
slow motion / 120 fps / slow-mo | Stretches a moment. | splashes and sport
time-lapse / timelapse | Hours pass in seconds. | clouds and building sites
hyperlapse | A time-lapse that travels. | cities
speed ramp | Slow turns to fast within one shot. | action
freeze frame | The picture stops. | titles and jokes
stop motion | Movement in small steps. | craft and toys | style
loopable clip / seamless loop / loopable | The end equals the start. | backgrounds and social posts
match cut | The same shape links two shots. | concepts
hard cut on action / cut on action / hard cut | The cut falls during a movement. | flow
cross-dissolve / dissolve / crossfade | One picture melts into the next. | time passing
montage | Many short shots; give a list of them. | processes
beat count / takes three steps | Counted steps make the time exact. | action that must end where it should
one action per shot / one action | A single simple verb. | the most dependable clips
start pose and end pose / end pose / start pose | Defines what has changed by the end. | turning a picture into video
subtle idle motion / idle motion / breathing / blinking | Breath, a blink, drifting hair. | living stills
cloth and hair in the wind / hair in the wind / wind in the hair / billowing | What hangs loose follows late. | realism
particles drifting / drifting particles / drifting embers / drifting snow | Dust, snow or embers cross the air. | atmosphere
physical cause and effect / cause and effect | One thing hits, another tips. | believable motion
24 fps / 180-degree shutter | The blur of cinema. | a film look | camera
60 fps | Crisp motion. | sport, games and screens | camera
time-coded beats / 0-2 s / 2-4 s | Gives each second its action. | several actions in one clip
continuity notes / same clothes | Clothes, light and lens stay from shot to shot. | sequences | subject
`,
);

export const MOTION = [...CAMERA_MOVES, ...TIMING];
